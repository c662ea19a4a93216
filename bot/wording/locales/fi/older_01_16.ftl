### Lait 1–16 vuosien 2007 ja 1997 laeissa.

## Kysymykset

ask-wrong_number_of_cards-matters = Onko nähdyllä niin paljon merkitystä, että se haittaa normaalia tarjoamista tai peliä?
val-wrong_number_of_cards-matters-true = Sillä on merkitystä
val-wrong_number_of_cards-matters-false = Sillä ei ole merkitystä
ask-wrong_number_of_cards-all_agree = Suostuvatko kaikki neljä siihen, että jako pelataan?
val-wrong_number_of_cards-all_agree-true = Kaikki neljä suostuvat
val-wrong_number_of_cards-all_agree-false = Joku kieltäytyy
ask-wrong_board_or_hand-lho_called = Onko VPV tarjonnut sen tarjouksen päälle?
val-wrong_board_or_hand-lho_called-true = VPV on tarjonnut
val-wrong_board_or_hand-lho_called-false = VPV ei ole tarjonnut
ask-wrong_board_or_hand-new_call_differs = Oikealla kädellä: onko uusi tarjous eri kuin ensimmäinen?
val-wrong_board_or_hand-new_call_differs-true = Eri tarjous
val-wrong_board_or_hand-new_call_differs-false = Sama tarjous
ask-wrong_board_or_hand-in_auction = Huomattiinko se, kun tarjoussarja oli vielä kesken?
val-wrong_board_or_hand-in_auction-true = Tarjoussarjan aikana
val-wrong_board_or_hand-in_auction-false = Tarjoussarjan jälkeen
ask-wrong_board_or_hand-second_auction_differs = Poikkeaako jokin toisen tarjoussarjan tarjous ensimmäisestä?
val-wrong_board_or_hand-second_auction_differs-true = Tarjous poikkeaa
val-wrong_board_or_hand-second_auction_differs-false = Kaikki tarjoukset samat
ask-extraneous_information-measure = Mitä kilpailunjohtaja tekee?
val-extraneous_information-measure-change_seats = Vaihtaa paikkoja
val-extraneous_information-measure-substitute = Ottaa sijaisen
val-extraneous_information-measure-score_now = Korjata heti

## Lauseet

p2007-15A-seats = Pelaajilla on jako, joka ei kuulu heille tällä kierroksella: laskemiseen vaikuttaa, kuka on pelannut sen aiemmin.
p1997-8B-postponed = Näissä laeissa ei ole omaa sääntöä siirretystä jaosta: kierros päättyy pöydässä, kun pelaajat siirtyvät.
p1997-6D2-shared = Nämä lait eivät estä pöytiä jakamasta brikkoja: vain sekoittamattomat ja toisen kilpailun jaot eivät kelpaa.
p1997-9A2-nobody_prevents = Nämä lait eivät anna oikeutta estää epäsäännöllisyyttä; vain lepääjä saa yrittää estää pelinviejän virheen.
p1997-9A2-dummy_prevents = Pidemmälle lepääjä ei pelin aikana saa mennä; pelin päätyttyä hän saa myös huomauttaa virheestä.
p2007-11A-forfeited = Syyttömät hyötyivät vastustajan tietämättömyydestä: oikeus on menetetty, ja kumpikin puoli pitää tuloksensa.
p2007-11A-offenders = Nämä lait eivät vie rikkojilta hyötyä muiden tietämättömyydestä: kilpailunjohtaja päättää, onko oikeus menetetty.
p2007-12C1b = Syytön puoli teki vakavan erillisen virheen tai pelasi uhkapeliä: siitä osasta vahinkoa se ei saa hyvitystä.
p2007-12C1f = Rikkonut puoli saa sen, mitä rikkomus yksin olisi tuonut; tulosten ei tarvitse täsmätä keskenään.
p2007-86D-law12 = Joukkuekilpailu, toisessa pöydässä on tulos: korvaavan tuloksen voi määrätä, ja pitäisi, jos se suosii syyttömiä.
p2007-86D-law13 = Joukkuekilpailu, toisessa pöydässä on tulos: kilpailunjohtaja voi määrätä korvaavan tuloksen IMPeinä tai pisteinä.
p2007-86A-law12 = IMP-laskennassa keskipeli plus on +3 ja keskipeli miinus −3.
p2007-86B-law12 = Cup-ottelu: lasketaan kummankin puolen tulos erikseen, ja molemmat saavat niiden keskiarvon.
p1997-88-above = Syyttömällä kilpailijalla on muissa jaoissa yli 60 %: tästä jaosta se saa oman istuntokeskiarvonsa.
p1997-89-law12 = Henkilökohtainen kilpailu: partnerit saavat saman rangaistuksen ja tuloksen; moitteeton partneri ei saa rangaistuspisteitä.
p1997-12C1-below = Enintään 40 % suoraan syylliselle: nämä lait eivät vertaa rikkojaa sen omaan istuntoon.
p1997-12C2 = Syytön puoli saa parhaan todennäköisen tuloksen, rikkojat huonoimman vielä todennäköisen; tuloksia ei painoteta.
p1997-12C2-none = Syytön puoli ei ole huonommassa asemassa kuin se todennäköisesti olisi ollut: tulosta ei korjata.
p1997-12C2-self_inflicted = Näissä laeissa ei ole sääntöä itse aiheutetusta vahingosta: kilpailunjohtaja arvioi, mikä oli todennäköistä.
p1997-12C3 = Valituksen johdosta toimikunta voi muuttaa korvaavaa tulosta oikeudenmukaiseksi.
p2007-13D2b = Nähdyllä on liikaa merkitystä normaalille pelille: tulos korjataan, ja rikkojaa voidaan rangaista.
p2007-13E = Tieto siirretystä kortista on luvatonta sen pelaajan partnerille, jonka korttimäärä oli väärä.
p1997-13 = Kilpailunjohtaja korjaa kädet, kaikki neljä suostuvat ja jako pelataan; tarjouksia ei muuteta.
p1997-13-adjust = Väärä käsi on tarjonnut, eikä jakoa voi pelastaa tai kaikki eivät suostu: prosenttitulos, ja rikkojaa rangaistaan.
p1997-13-foreign = Näissä laeissa ei ole omaa sääntöä vieraasta kortista: se on väärä määrä kortteja.
p1997-13-number = Jos kädessä on nyt liikaa tai liian vähän kortteja, ratkaisevat korttien väärän lukumäärän säännöt.
p1997-13A-misdealt = Jos brikka oli alun perin jaettu väärin, kilpailunjohtaja jaattaa sen uudelleen.
p1997-13B1 = Nähdyllä ei ole merkitystä ja kaikki neljä suostuvat: jako pelataan normaalisti.
p1997-13B2-objected = Joku pelaaja ei suostu siihen, että jako pelataan: tulos korjataan, ja rikkojaa voidaan rangaista.
p1997-13C = Yhdessä kädessä oli liikaa kortteja ja toisessa liian vähän: tulos on mitätön, menettelytaparangaistus on mahdollinen.
p2007-15A-early = Kukaan ei ole katsonut korttejaan: otetaan oikea brikka, muuta ei seuraa.
p2007-15A2 = Kilpailunjohtaja voi pelauttaa oikean jaon näillä pelaajilla myöhemmin.
p2007-15C = Tarjoussarja kumotaan; kilpailunjohtaja ohjaa oikeat pelaajat paikoilleen, ja alkaa toinen tarjoussarja.
p2007-15C-repeat = Jo tehdyt tarjoukset on toistettava: jos jokin poikkeaa, jako mitätöidään, muuten se pelataan.
p2007-15C-differs = Toisen tarjoussarjan tarjous poikkeaa ensimmäisestä: kilpailunjohtaja mitätöi jaon.
p2007-15C-same = Toinen tarjoussarja on samanlainen kuin ensimmäinen: jako pelataan normaalisti.
p2007-15C-purpose = Puolta, joka tahallaan yrittää estää normaalin pelin, voidaan rangaista ja tulos korjata.
p1997-15B = Jaon aiemmin pelanneen toinen tulos mitätöidään, ja vastustajat saavat prosenttituloksen.
p2007-17D1 = Väärillä korteilla tehty tarjous kumotaan.
p2007-17D2 = Rikkoja ottaa oikean kätensä ja tarjoaa uudelleen; tarjoussarja jatkuu siitä.
p2007-17D2-lho = Rikkoja tekee oikealla kädellään saman tarjouksen, VPV toistaa omansa, ja tarjoussarja jatkuu.
p2007-17D2-differs = VPV on tarjonnut, ja rikkojan uusi tarjous on eri: kilpailunjohtaja määrää prosenttituloksen.
p2007-17D2-partner = Rikkojan partneri on tarjonnut sen jälkeen: kilpailunjohtaja määrää prosenttituloksen.
p1997-17D-lho = VPV on jo tarjonnut sen päälle: kilpailunjohtaja korjaa tuloksen.
p1997-17D-again = VPV ei ole tarjonnut: rikkoja ottaa oikean kätensä ja tarjoaa sillä.
p1997-17D-other_board = Tässä lakitekstissä ei ole sääntöä jaosta, josta kortit tulivat: kilpailunjohtaja katsoo lakikirjasta.
p1997-16 = Laillisia tarjouksia ja kortteja ja vastustajien käytöstä saa käyttää vapaasti.
p1997-16-known = Nämä lait eivät mainitse aiemmin tiedettyä: sitä saa käyttää, ellei se koske tätä jakoa.
p1997-16-conditions = Nämä lait eivät mainitse ottelutilannetta eivätkä vastustajien tapoja: niitä ei ole kielletty ottamasta huomioon.
p1997-16-affected = Pelaaja toimi muualta saamansa tiedon mukaan, ja se vaikutti tulokseen: kilpailunjohtaja korjaa tuloksen.
p1997-16A-none = Loogista vaihtoehtoa ei ollut, joten toimi oli sallittu ja tulos jää voimaan.
p1997-16C2-none = Loogista vaihtoehtoa ei ollut, joten toimi oli sallittu ja tulos jää voimaan.
p1997-16B-no_other = Näissä laeissa on vain paikkojen vaihto, sijainen kaikkien suostumuksella tai prosenttitulos heti.
p1997-16B2 = Jos kaikki neljä suostuvat, sijainen pelaa tämän jaon tiedon saaneen pelaajan tilalla.
p1997-16B3 = Kilpailunjohtaja määrää heti prosenttituloksen.
p1997-12A1-withdrawn = Jos rikkonut puoli käyttää sitä ja vahingoittaa näin vastapuolta, kilpailunjohtaja korjaa tuloksen.
p1997-12A1-withdrawn_adjust = Vastapuoli kärsi siitä vahinkoa: kilpailunjohtaja korjaa tuloksen.

## Tiivistelmät

law1997-11B = Katsoja huomautti epäsäännöllisyydestä ensimmäisenä.
    .title = Katsoja huomauttaa
law1997-11B1 = Oikeus rangaistukseen voi mennä, jos syytön puoli vastaa katsojasta.
    .title = Syyttömän puolen katsoja
law1997-11B2 = Oikeus oikaista epäsäännöllisyys voi mennä, jos rikkonut puoli vastaa katsojasta.
    .title = Rikkoneen puolen katsoja
law2007-12C1b = Vahinkoa, jonka syytön puoli aiheutti itse vakavalla erillisellä virheellä tai uhkapelillä, ei hyvitetä.
    .title = Itse aiheutettu vahinko
law2007-12C1e = Liitto voi määrätä sen sijaan vanhan mittapuun: paras todennäköinen ja huonoin mahdollinen tulos.
    .title = Jos liitto niin valitsee
law2007-12C1ei = Syytön puoli saa parhaan tuloksen, joka oli ilman rikkomusta todennäköinen.
    .title = Syyttömän puolen tulos
law2007-12C1eii = Rikkonut puoli saa huonoimman tuloksen, joka oli ylipäänsä mahdollinen.
    .title = Rikkoneen puolen tulos
law2007-12C1f = Puolten saamien tulosten ei tarvitse täsmätä keskenään.
    .title = Tulosten ei tarvitse täsmätä
law1997-12C3 = Kilpailutoimikunta voi muuttaa korvaavaa tulosta, jotta siitä tulee oikeudenmukainen.
    .title = Toimikunnan kohtuus
law1997-13 = Väärä käsi on tarjonnut: pelataan vain, jos sen voi korjata ja kaikki neljä suostuvat, muuten tulos korjataan.
    .title = Väärä määrä kortteja
law1997-13B1 = Jaon voi pelata, jos nähdyllä ei ole merkitystä ja kaikki neljä suostuvat.
    .title = Ei merkitystä
law1997-13C = Tulos on mitätön; menettelytaparangaistus on mahdollinen.
    .title = Huomattu pelin jälkeen
law2007-13D2 = Pelaaja on nähnyt toisen käden kortin; seuraus riippuu sen merkityksestä.
    .title = Kortti on nähty
law2007-13D2b = { $edition ->
    [1997] Sillä on normaalille pelille liikaa merkitystä tai joku kieltäytyy: korjattu tulos, ehkä rangaistus.
   *[other] Sillä on normaalille pelille liikaa merkitystä: tulos korjataan heti, ehkä lisäksi rangaistus.
}
    .title = Sillä on merkitystä
law2007-13E = Kortin uusi paikka on luvatonta tietoa sen pelaajan partnerille, jonka korttimäärä oli väärä.
    .title = Tieto korjauksesta
law2007-15A = Kukaan ei ole pelannut jakoa aiemmin: tulos jää yleensä voimaan, oikea jako voidaan pelata myöhemmin.
    .title = Ei pelattu aiemmin
law2007-15A2 = Kilpailunjohtaja voi pelauttaa parien kesken oikean jaon myöhemmin.
    .title = Oikea jako myöhemmin
law1997-15B = Jaon aiemmin pelanneen toinen tulos mitätöidään; vastustajat saavat prosenttituloksen.
    .title = Pelattu aiemmin
law2007-15C = Huomattu tarjottaessa: oikeat pelaajat istuvat ja toistavat tarjoukset; mikä tahansa ero mitätöi jaon.
    .title = Huomattu tarjottaessa
law1997-16 = Laillisia tarjouksia ja kortteja ja vastustajien käytöstä saa käyttää; muun käyttö voi olla rikkomus.
    .title = Tieto
law2007-16A3 = Mikään tarjous tai pelitoimi ei saa perustua muuhun tietoon.
    .title = Ei muuta
law1997-16B2 = Jos kaikki neljä suostuvat, sijainen pelaa tiedon saaneen pelaajan tilalla.
    .title = Sijainen
