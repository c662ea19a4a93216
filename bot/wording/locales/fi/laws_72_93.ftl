### Lait 72–93: hyvät tavat, katsojat, tulokset, kilpailunjohtaja, muutoksenhaku.

## Harhauttaminen

kind-deception = Vastustajan harhauttaminen
ask-deception-means = Mikä johti vastustajan harhaan?
val-deception-means-call_or_play = Itse tarjous tai kortti
val-deception-means-tempo = Epäröinti tai kiire
val-deception-means-question = Kysymys
val-deception-means-remark = Huomautus
val-deception-means-manner = Ele tai käytös
ask-deception-intended = Tarkoittiko pelaaja harhauttaa?
val-deception-intended-true = Tarkoitti harhauttaa
val-deception-intended-false = Ei tarkoituksella
ask-deception-bridge_reason = Oliko pelaajalla siihen osoitettava bridgeperuste?
val-deception-bridge_reason-true = Bridgeperuste oli
val-deception-bridge_reason-false = Ei bridgeperustetta
ask-deception-misled = Tekikö vastustaja siitä väärän päätelmän ja kärsi siitä?
val-deception-misled-true = Erehtyi ja kärsi vahinkoa
val-deception-misled-false = Kukaan ei joutunut harhaan
ask-deception-could_have_known = Olisiko pelaaja voinut tietää, että se voi hyödyttää omaa puolta?
val-deception-could_have_known-true = Olisi voinut tietää
val-deception-could_have_known-false = Ei olisi voinut tietää

## Käytös

kind-conduct = Käytös ja etiketti
ask-conduct-act = Mitä pelaaja teki?
val-conduct-act-discourtesy = Oli tyly tai loukkaava
val-conduct-act-annoyance = Ärsyttävä teko tai huomautus
val-conduct-act-incorrect_procedure = Väärä menettely
val-conduct-act-inattention = Tarkkaamattomuus
val-conduct-act-gratuitous_comment = Turha huomautus
val-conduct-act-detached_card = Irrotti kortin liian varhain
val-conduct-act-prolonged_play = Pitkitti peliä
val-conduct-act-rude_director_call = Oli tyly johtajalle
val-conduct-act-varied_designation = Vaihtoi tarjouksen sanoja
val-conduct-act-approval = Näytti hyväksyvänsä tai ei
val-conduct-act-expectation = Odotti tikkiä näkyvästi
val-conduct-act-drawing_attention = Kiinnitti huomiota asioihin
val-conduct-act-staring = Tuijotti tai kurkki
val-conduct-act-saw_card_by_chance = Näki kortin sattumalta
val-conduct-act-lost_interest = Näytti, ettei jako kiinnosta
val-conduct-act-disconcerting_tempo = Vaihtoi tempoa häiritäkseen
val-conduct-act-left_table = Lähti pöydästä
val-conduct-act-signals_to_partner = Merkit partnerille
val-conduct-act-prearranged_signals = Sovitut luvattomat merkit
val-conduct-act-intentional_infraction = Tahallinen rikkomus
val-conduct-act-concealment = Rikkomuksen salaaminen
ask-conduct-grave = Onko se vakava tai toistuva?
val-conduct-grave-true = Vakava tai toistuva
val-conduct-grave-false = Ei vakava eikä toistuva

## Katsojat

kind-spectator = Katsojat
ask-spectator-act = Mitä katsoja teki?
val-spectator-act-drew_attention = Huomautti jostain
val-spectator-act-reacted = Reagoi näkyvästi
val-spectator-act-remarked = Puhui tai elehti
val-spectator-act-disturbed = Häiritsi pelaajia
val-spectator-act-several_hands = Katsoi useita käsiä
val-spectator-act-fact_or_law = Puhui faktoista tai laista
val-spectator-act-contact_with_player = Välitti tietoa
val-spectator-act-status = Kuka on katsoja
ask-spectator-asked_by_director = Pyysikö kilpailunjohtaja katsojaa puhumaan?
val-spectator-asked_by_director-true = Kilpailunjohtaja pyysi sitä
val-spectator-asked_by_director-false = Kukaan ei pyytänyt sitä
ask-spectator-permitted = { $edition ->
    [1997] Onko kilpailunjohtaja antanut luvan katsoa useampaa kättä?
   *[other] Saako kilpailun määräysten mukaan katsoa useampaa kuin yhtä kättä?
}
val-spectator-permitted-true = Useita käsiä saa katsoa
val-spectator-permitted-false = Vain yhtä kättä

## Tuloksen oikaisu

kind-score_correction = Tikit ja tulosten oikaisu
ask-score_correction-matter = Mikä tuloksessa on vialla?
val-score_correction-matter-wrong_entry = Laskettu tai kirjattu väärin
val-score_correction-matter-tricks_disputed = Tikkiluku kiistetään
val-score_correction-matter-unwon_trick = Tikkiä ei oikeasti voitettu
val-score_correction-matter-hands_returned = Kädet palautettu liian pian
ask-score_correction-claim = Vaadittiinko tai luovutettiinko tikit?
val-score_correction-claim-true = Vaadittiin tai luovutettiin
val-score_correction-claim-false = Ei vaatimusta tai luovutusta
ask-score_correction-round_over = Kutsuttiinko kilpailunjohtaja kierroksen päätyttyä?
val-score_correction-round_over-true = Kierros oli päättynyt
val-score_correction-round_over-false = Kierros oli kesken
ask-score_correction-within_period = Onko oikaisuaikaa (yleensä 30 minuuttia) vielä jäljellä?
val-score_correction-within_period-true = Oikaisuajan sisällä
val-score_correction-within_period-false = Oikaisuaika on päättynyt
ask-score_correction-organizer_allows = Salliiko järjestäjä oikaisut oikaisuajan jälkeen?
val-score_correction-organizer_allows-true = Myöhäinen oikaisu sallitaan
val-score_correction-organizer_allows-false = Ei myöhäistä oikaisua
ask-score_correction-certain = Onko kilpailunjohtaja varma, mikä tulos oli?
val-score_correction-certain-true = Kilpailunjohtaja on varma
val-score_correction-certain-false = Epäilys jää

## Joukkueottelut

kind-team_match = Joukkueottelun jaot
ask-team_match-redeal = Pyydetäänkö uutta jakoa tai korvaavaa brikkaa?
val-team_match-redeal-true = Uusi tai korvaava jako
val-team_match-redeal-false = Ei uutta jakoa
ask-team_match-final_known = Voiko joku tietää ottelun tuloksen ilman tätä jakoa?
val-team_match-final_known-true = Tulos voi olla tiedossa
val-team_match-final_known-false = Tulos ei ole tiedossa
ask-team_match-several_boards = Tarvitseeko useampi kuin yksi jako korjatun tuloksen?
val-team_match-several_boards-true = Useita jakoja
val-team_match-several_boards-false = Vain yksi jako
ask-team_match-other_table = Mitä jaossa tapahtui toisessa pöydässä?
val-team_match-other_table-favours_one_side = Selvästi hyvä toiselle
val-team_match-other_table-ordinary = Siellä tavallinen tulos
val-team_match-other_table-no_result = Toisessa pöydässä ei tulosta
val-team_match-other_table-not_comparable = Tulos ei vertailukelpoinen
ask-team_match-fault = Kumpi joukkue on syyllinen?
val-team_match-fault-neither = Kumpikaan ei ole syyllinen
val-team_match-fault-one = Toinen joukkue on syyllinen
val-team_match-fault-both = Molemmat ovat syyllisiä

## Kilpailunjohtajan virheet

kind-director_error = Kilpailunjohtajan virhe
ask-director_error-error = Mikä meni vikaan?
val-director_error-error-wrong_ruling = Väärä ratkaisu
val-director_error-error-wrong_procedure = Menettelyvirhe
ask-director_error-within_period = Onko oikaisuun ja muutoksenhakuun vielä aikaa?
val-director_error-within_period-true = Vielä ehtii oikaista
val-director_error-within_period-false = Liian myöhäistä oikaista
ask-director_error-scoreable = Voiko jaon vielä pelata ja laskea normaalisti?
val-director_error-scoreable-true = Normaali tulos mahdollinen
val-director_error-scoreable-false = Normaali tulos mahdoton
ask-director_error-no_result = Onko mahdotonta määrätä mitään tulosta?
val-director_error-no_result-true = Tulosta ei ole saatavissa
val-director_error-no_result-false = Tulos voidaan määrätä

## Menettelytaparangaistukset

kind-procedural_penalty = Menettelytaparangaistus
ask-procedural_penalty-offence = Mitä pari teki?
val-procedural_penalty-offence-late_arrival = Tuli myöhässä
val-procedural_penalty-offence-slow_play = Pelasi hitaasti
val-procedural_penalty-offence-audible_discussion = Puhui jaosta kovaan ääneen
val-procedural_penalty-offence-comparing_scores = Vertaili tuloksia
val-procedural_penalty-offence-touching_cards = Koski toisen kortteihin
val-procedural_penalty-offence-misplaced_cards = Kortit väärässä taskussa
val-procedural_penalty-offence-error_causing_adjustment = Virhe, joka pilasi jaon
val-procedural_penalty-offence-disobedience = Ei noudattanut ohjeita
val-procedural_penalty-offence-other = Jotain muuta

## Sovitut ja kiistetyt tosiasiat

kind-disputed_facts = Tosiasioiden selvittäminen
ask-disputed_facts-agreed = Ovatko puolet yhtä mieltä siitä, mitä tapahtui?
val-disputed_facts-agreed-true = Puolet samaa mieltä
val-disputed_facts-agreed-false = Puolet eri mieltä
ask-disputed_facts-determined = Voiko kilpailunjohtaja selvittää tosiasiat näytöstä?
val-disputed_facts-determined-true = Tosiasiat selvitetty
val-disputed_facts-determined-false = Tosiasiat epäselviä
ask-disputed_facts-provision = Mitä laki siihen määrää?
val-disputed_facts-provision-nothing = Laki ei määrää mitään
val-disputed_facts-provision-rectification = Laki määrää oikaisun
val-disputed_facts-provision-choice = Laki antaa pelaajan valita
val-disputed_facts-provision-doubtful_point = Epäselvä kohta
val-disputed_facts-provision-damage_without_rectification = Vahinko ilman oikaisua

## Muutoksenhaku

kind-appeal = Muutoksenhaku
ask-appeal-matter = Mistä on kyse?
val-appeal-matter-may_appeal = Oikeus hakea muutosta
val-appeal-matter-deadline = Määräaika
val-appeal-matter-route = Miten muutosta haetaan
val-appeal-matter-who_decides = Kuka ratkaisee
val-appeal-matter-committee_powers = Mitä lautakunta saa muuttaa
val-appeal-matter-without_merit = Perusteeton muutoksenhaku
val-appeal-matter-further_appeal = Jatkovalitus
val-appeal-matter-directors_advice = Johtajan neuvontavelvollisuus
ask-appeal-own_table = Annettiinko ratkaisu muutoksenhakijan omassa pöydässä?
val-appeal-own_table-true = Ratkaisu omassa pöydässä
val-appeal-own_table-false = Ratkaisu toisessa pöydässä
ask-appeal-in_time = Onko muutoksenhakuaikaa (yleensä 30 minuuttia) vielä jäljellä?
val-appeal-in_time-true = Muutosta haettu ajoissa
val-appeal-in_time-false = Muutosta haettu myöhään
ask-appeal-contest = Millainen kilpailu se on?
val-appeal-contest-pairs = Parikilpailu
val-appeal-contest-teams = Joukkuekilpailu
val-appeal-contest-individual = Henkilökohtainen kilpailu
ask-appeal-consent = Suostuuko partneri (joukkueessa kapteeni) muutoksenhakuun?
val-appeal-consent-true = Partneri/kapteeni suostuu
val-appeal-consent-false = Ei suostumusta
ask-appeal-committee = Onko muutoksenhakulautakuntaa, joka voi kokoontua?
val-appeal-committee-true = Lautakunta on
val-appeal-committee-false = Ei lautakuntaa
ask-appeal-law_only = Onko kyse vain laista, ei tosiasioista tai harkinnasta?
val-appeal-law_only-true = Vain laki tai määräys
val-appeal-law_only-false = Tosiasiat tai harkinta

## Sotkeutuneet jaot

kind-fouled_board = Sotkeutunut jako
ask-fouled_board-same_form = Pelasivatko kaikki vertailtavat sen samassa muodossa?
val-fouled_board-same_form-true = Pelattiin samassa muodossa
val-fouled_board-same_form-false = Pelattiin eri muodoissa
ask-fouled_board-contest = Millainen kilpailu se on?
val-fouled_board-contest-pairs = Parikilpailu
val-fouled_board-contest-teams = Joukkuekilpailu
val-fouled_board-contest-individual = Henkilökohtainen kilpailu
ask-fouled_board-fault = Kumpi kahdesta joukkueesta on syyllinen?
val-fouled_board-fault-neither = Kumpikaan ei ole syyllinen
val-fouled_board-fault-one = Toinen joukkue on syyllinen
val-fouled_board-fault-both = Molemmat ovat syyllisiä

## Lait 72 ja 73: lauseet

p72B1 = Lakia ei saa rikkoa tahallaan, ei vaikka pelaaja olisi valmis maksamaan siitä.
p72B3 = Yritys salata rikkomus on sekin kielletty.
p72C = Pelaaja, joka olisi voinut tietää vahingosta: peli jatkuu; tulos korjataan, jos siitä oli hyötyä.
p73A1 = Partnerit kertovat toisilleen asioita vain tarjouksin ja kortein.
p73B1 = Partnerit eivät saa viestiä käytöksellä, huomautuksin, kysymyksin eikä alertein.
p73B2 = Sovitut luvattomat merkit ovat vakavin rikkomus, mitä on.
p73C1 = Mitään, mitä partneri näin kertoi, ei saa käyttää; valitaan kuin sitä ei olisi huomattu.
p73C2 = Sitä käyttänyttä pelaajaa voidaan rangaista, ja tulos korjataan, jos siitä tuli vahinkoa.
p73D1 = Tahaton tempon tai käytöksen vaihtelu ei ole rikkomus.
p73D1-opponents_risk = Joka lukee jotain vastustajan temposta tai käytöksestä, tekee sen omalla vastuullaan.
p73D2 = Harhauttaminen tempolla, käytöksellä, huomautuksella tai kysymyksellä on kielletty; siitä voi rangaista.
p73E1 = Harhauttaa saa itse tarjouksella tai kortilla, kun se tehdään tasaisesti ja ilman salattua sopimusta.
p73E2 = Ei bridgeperustetta, ja hyöty oli nähtävissä: tulos korjataan harhaan johdetun puolen hyväksi.
p73E2-not_misled = Ei tuloskorjausta: kukaan vastustaja ei joutunut harhaan vahingokseen.
p73E2-reason = Ei tuloskorjausta: pelaajalla oli bridgeperuste.
p73E2-unforeseen = Ei tuloskorjausta: pelaaja ei olisi voinut tietää, että siitä on hyötyä.

## Laki 74: lauseet

p74A1 = Pelaajien on aina oltava kohteliaita.
p74A2 = Kukaan ei ärsytä tai nolaa toista pelaajaa eikä pilaa pelin iloa.
p74A3 = On tarjottava ja pelattava oikealla tavalla.
p74B1 = Peliin on kiinnitettävä riittävästi huomiota.
p74B2 = Tarjottaessa ja pelattaessa ei puhuta turhia.
p74B3 = Kortti pidetään kädessä omaan pelivuoroon asti.
p74B4 = Peliä ei pitkitetä vastustajan hermostuttamiseksi.
p74B5 = Kilpailunjohtaja kutsutaan ja häntä puhutellaan kohteliaasti.
p74C1 = Sama tarjous tehdään aina samalla tavalla.
p74C2 = Tarjouksesta tai pelistä ei näytetä pitävän tai olla pitämättä.
p74C3 = Tikin voittamisen tai häviämisen odotusta ei näytetä, ennen kuin tikki on täysi.
p74C4 = Ei kiinnitetä huomiota tapahtuneeseen tai siihen, montako tikkiä vielä tarvitaan.
p74C5 = Muita pelaajia tai heidän käsiään ei katsota, jotta nähtäisiin kortit tai mistä ne tulevat.
p74C5-chance = Vastustajan kortin, jonka näki yrittämättä, saa ottaa huomioon.
p74C6 = Ei näytetä, ettei jaon loppu enää kiinnosta.
p74C7 = Tempoa ei vaihdella vastustajan hermostuttamiseksi.
p74C8 = Pöydästä ei lähdetä ennen kierroksen loppua, ellei ole pakko.

## Laki 75: lauseet

p75A = Partnerin selitys kertoo, että toinen ymmärsi toisin; se on kuulijalle luvatonta tietoa.
p75B1 = Selitys ei vastannut sopimusta: se on rikkomus.
p75B1-possible = Kilpailunjohtaja korjaa tuloksen, jos väärä selitys tuotti vahinkoa.
p75B2 = Se on oikaistava viimeistään ennen aloituslähdön kääntämistä.
p75B2-now = Tämä on viimeinen hetki: lähtöä ei saa kääntää ennen oikaisua.
p75B2-play = Kilpailunjohtaja on kutsuttava heti, kesken pelinkin, ja selitys oikaistava.
p75B2-after_play = Kilpailunjohtaja on kutsuttava ja selitys oikaistava nyt.
p75B3 = Tarjottaessa partnerin selitys jätetään sellaisekseen.
p75C = Selitys oli oikea ja vain tarjous väärä: ei rikkomusta, tulos jää voimaan.
p75C-silence = Pelaaja ei saa oikaista selitystä eikä kutsua kilpailunjohtajaa, ei nyt eikä myöhemmin.
p75D1 = Sopimuksen kertomatta jättäminen tai väärin kertominen on väärää tietoa.
p75D2 = Selitys oli väärä, koska partnereilla ei ole yhteistä sopimusta.
p75D3 = Lähtökohta on, mitä vastustajat olisivat tehneet oikean selityksen saatuaan.
p75D3-none = Lähtökohta on, mitä vastustajat olisivat tehneet, jos olisi kerrottu, ettei mitään ole sovittu.

## Laki 76: lauseet

p76A1 = Katsojat ovat kilpailunjohtajan valvonnassa.
p76A2 = Katsoja ei saa välittää mitään pelaajalle, joka vielä pelaa istuntoa.
p76B1 = Vain yhden pelaajan kättä saa katsoa.
p76B1-permitted = { $edition ->
    [1997] Kilpailunjohtajan luvalla saa katsoa useampaa kuin yhtä kättä.
   *[other] Kilpailun määräykset sallivat useamman kuin yhden käden katsomisen.
}
p76B2 = Katsoja ei saa näyttää mitään reaktiota jakoa pelattaessa.
p76B3 = Kierroksen aikana katsoja ei elehdi, huomauttele eikä puhu pelaajien kanssa.
p76B4 = Katsoja ei saa häiritä pelaajia.
p76B5 = Katsoja ei saa huomauttaa pöydässä mistään, ei epäsäännöllisyydestäkään.
p76C1 = Katsoja puhuu tosiasioista tai laista vain kilpailunjohtajan pyynnöstä.
p76C1-asked = Kilpailunjohtajan pyynnöstä katsoja saa puhua tosiasioista ja laista.
p76C2 = Mitä katsojan aiheuttamasta virheestä seuraa, sen päättävät liitto ja järjestäjä.
p76D = Pelialueella oleva, joka ei pelaa eikä kuulu toimihenkilöihin, on katsoja.

## Laki 79: lauseet

p79A1 = Tikeistä olisi pitänyt sopia, ennen kuin kädet palautettiin brikkaan.
p79A2 = Puoli ei saa tietoisesti pitää tikkiä, jota se ei voittanut tai jota vastustajat eivät voineet hävitä.
p79B = Kilpailunjohtaja kutsutaan.
p79B1 = Vaatimusta ja luovutusta koskevat lait ratkaisevat, koska tikit vaadittiin tai luovutettiin.
p79B2 = Kilpailunjohtaja päättää, mikä tulos kirjataan.
p79B3 = Tulosta muutetaan molemmilta puolilta, koska kilpailunjohtaja on varma tapahtuneesta.
p79B3-doubt = Tulos jää voimaan, tai sitä lasketaan toiselta puolelta korottamatta toisen tulosta.
p79C1 = Tulos oikaistaan, kenen virhe se sitten olikin.
p79C1-over = Oikaisuaika on päättynyt.
p79C2 = Tuloksen voi vielä oikaista: järjestäjä sallii sen ja kilpailunjohtaja on varma.
p79C2-doubt = Tulos jää voimaan: kilpailunjohtajalle jää perusteltu epäilys.
p79C2-not_allowed = Tulos jää voimaan: järjestäjä ei salli myöhempiä oikaisuja.

## Lait 81–83: lauseet

p81C3 = Kilpailunjohtaja oikaisee jokaisen virheen, joka tulee ajoissa ilmi.
p81C3-over = Liian myöhään: aika, jona kilpailunjohtaja voi oikaista virheitä, on ohi.
p81C7 = Kilpailunjohtaja voi myös itse siirtää asian.
p82A = Kilpailunjohtaja oikaisee virheen ja pitää pelin käynnissä lain mukaan.
p82A-ruling = Kilpailunjohtaja oikaisee ratkaisun, ja jako pelataan ja lasketaan normaalisti.
p82B1 = Kilpailunjohtaja voi korjata tuloksen, kun laki sallii sen.
p82B2 = { $edition ->
    [1997] Kilpailunjohtaja voi määrätä jaon pelattavaksi tai lykätä sitä.
   *[other] Kilpailunjohtaja voi määrätä jaon pelattavaksi, siirtää sen tai kumota sen.
}
p82B3 = Kilpailunjohtaja voi käyttää mitä tahansa muuta lain antamaa valtaa.
p82C = Kilpailunjohtaja korjaa tuloksen ja pitää molempia puolia syyttöminä.
p83 = Kilpailunjohtaja kertoo muutoksenhakuoikeudesta, kun tosiasioista tai harkinnasta voisi hakea muutosta.
p83-facts = Kun ratkaisu saattaa kaivata tarkistusta, kilpailunjohtaja kertoo, että siihen voi hakea muutosta.

## Lait 84 ja 85: lauseet

p84A = Mikään laki ei vaadi { word-rectification-some }, joten peli jatkuu kuin mitään ei olisi tapahtunut.
p84B = Sovelletaan tapausta koskevaa lakia, ja kilpailunjohtaja huolehtii sen toteutumisesta.
p84C = Kilpailunjohtaja selittää vaihtoehdot ja huolehtii, että pelaaja valitsee niistä yhden.
p84D = Kilpailunjohtaja korjaa tuloksen vahingosta, jota mikään laki ei oikaise.
p84D-doubt = Epäselvät kohdat ratkaistaan syyttömän puolen hyväksi.
p85A1 = Kilpailunjohtaja punnitsee näytön ja menee sen mukaan, mikä on todennäköisempää.
p85A2 = Kilpailunjohtaja ratkaisee selvitettyjen tosiasioiden mukaan kuin niistä oltaisiin samaa mieltä.
p85B = Tosiasioita ei saada selville: kilpailunjohtaja ratkaisee niin, että peli voi jatkua.

## Lait 86 ja 87: lauseet

p86A = Ei uutta jakoa: ottelun tulos voi olla tiedossa ilman tätä. Tulos korjataan.
p86A-allowed = Kukaan ei voi tietää ottelun tulosta ilman tätä jakoa, joten uusi jako on mahdollinen.
p86A-substitute = Korvaavia jakoja ei pelata, jos joku voi tietää ottelun tuloksen ilman niitä.
p86B1 = Toisen pöydän tulos suosii selvästi toista puolta: kilpailunjohtaja määrää korvaavan tuloksen sen pohjalta.
p86B1-no_help = Toisen pöydän tuloksesta ei ole apua.
p86B2a = Kukaan ei ole syyllinen: jaot kumotaan ja saavat prosenttituloksen, tai ajan salliessa pelataan uudet.
p86B2b = Syytön puoli saa jaoittain keskipeli plussan tai paremman korvaavan tuloksen, toinen puoli päinvastaisen.
p86B2c = Molemmat ovat syyllisiä: jaot kumotaan ja saavat prosenttipistetuloksen.
p87A = Jako, jota kaikki eivät pelanneet samassa muodossa, on sotkeutunut.
p87A-same = Kaikki pelasivat jaon samassa muodossa: se ei ole sotkeutunut, tulokset jäävät voimaan.
p87B = Tulokset ryhmitellään sen mukaan, missä muodossa jako pelattiin, ja ryhmät lasketaan erikseen.
p87C = Joukkuekilpailussa sotkeutunutta jakoa käsitellään kuin useita jakoja ilman vertailutulosta.

## Lait 90–93: lauseet

p90A = { $edition ->
    [1997] Kilpailunjohtaja määrää menettelytaparangaistuksen muun rangaistuksen lisäksi.
   *[other] Kilpailunjohtaja voi { word-rectification-of } lisäksi määrätä menettelytaparangaistuksen.
}
p90A-others = Toisen pöydän häiritseminen on jo sinänsä syy rangaista.
p90B1 = Myöhästymisestä alkamisajasta voidaan rangaista.
p90B2 = Kohtuuttoman hitaasta pelistä voidaan rangaista.
p90B3 = Jaosta puhumisesta niin, että toinen pöytä kuulee, voidaan rangaista.
p90B4 = Tulosten vertailusta luvatta voidaan rangaista.
p90B5 = Toisen pelaajan kortteihin koskemisesta voidaan rangaista.
p90B6 = Korttien palauttamisesta väärään taskuun voidaan rangaista.
p90B6-fouled = Sitä, joka pani kortit väärään taskuun, voidaan rangaista.
p90B7 = Menettelyvirheestä, joka pakottaa korjaamaan tuloksen, voidaan rangaista.
p90B8 = Määräysten tai kilpailunjohtajan ohjeiden laiminlyönnistä voidaan rangaista.
p91A = Kilpailunjohtaja voi vähentää pisteitä tai sulkea pelaajan istunnosta; muutoksenhaku ei muuta sitä.
p91A-grave = Vakavassa tapauksessa kilpailunjohtaja voi vähentää pisteitä tai sulkea pelaajan istunnosta.
p91B = { $edition ->
    [1997] Toimikunnan tai liiton suostumuksella kilpailunjohtaja voi sulkea pelaajan tai parin kilpailusta.
   *[other] Järjestäjän suostumuksella kilpailunjohtaja voi sulkea pelaajan tai parin kilpailusta.
}
p92A = Muutosta saa hakea.
p92A-other_table = Ei: muutosta saa hakea vain omassa pöydässä annettuun ratkaisuun.
p92A-without_merit = Määräyksissä voi olla rangaistus perusteettomasta muutoksenhausta.
p92B = Muutosta voi hakea 30 minuuttia virallisen tuloksen julkaisemisesta, ellei järjestäjä ole määrännyt muuta.
p92B-late = Liian myöhään: muutoksenhakuaika on ohi (30 minuuttia virallisesta tuloksesta, ellei muuta ole määrätty).
p92B-over = Oikeus pyytää ratkaisua tai hakea muutosta päättyy muutoksenhakuajan mukana.
p92C = Jokainen muutoksenhaku tehdään kilpailunjohtajan kautta.
p92D1 = Molemmat partnerit suostuvat, kuten pitääkin.
p92D1-individual = Henkilökohtaisessa kilpailussa ei tarvita partnerin suostumusta.
p92D1-refused = Ei: parikilpailussa molempien partnerien on suostuttava muutoksenhakuun.
p92D2 = Kapteeni suostuu, kuten pitääkin.
p92D2-refused = Ei: joukkuekilpailussa kapteenin on suostuttava muutoksenhakuun.
p93A = Vastaava kilpailunjohtaja käsittelee ja ratkaisee muutoksenhaun.
p93B1 = Vastaava kilpailunjohtaja ratkaisee lakikysymykset; päätöksestä voi valittaa lautakuntaan.
p93B2 = Vastaava kilpailunjohtaja siirtää muutoksenhaun lautakunnalle.
p93B3 = Lautakunta voi saman kuin kilpailunjohtaja, mutta ei kumota tätä laissa, määräyksissä tai kurinpidossa.
p93C1 = Säännöistä Vastaava Liitto voi järjestää lisää muutoksenhakuasteita.
p93C2 = Asian voi siirtää Säännöistä Vastaavalle Liitolle, jonka päätös on lopullinen.
p93C3a = Liitto voi antaa lopullisen päätöksen erityiselle elimelle, kun kilpailu ei muuten voisi jatkua.
p93C3b = Liitto voi ilmoittaa etukäteen toisesta muutoksenhakumenettelystä.

## Muut lait, joita näissä tapauksissa sovelletaan

p6D3-substitute = Kilpailunjohtaja voi jaattaa brikan uudelleen.
p12A1-unprovided = Korjattu tulos on mahdollinen aina, kun laissa ei ole muuta vahinkoa kärsineelle puolelle.
p12C1a-deception = Kilpailunjohtaja korjaa tuloksen siksi, mitä ilman sitä todennäköisesti olisi tapahtunut.
p12C1a-director = Pöydän tuloksen korvaa se, jonka kumpikin puoli todennäköisesti olisi saanut.
p12C1c-team = Korvaavaa tulosta voi painottaa todennäköisten tulosten välillä.
p12C2a-director = Kun tulosta ei voi saada, molemmat puolet saavat keskipeli plussan.
p12C2a-team_neither = Kumpikaan joukkue ei ole syyllinen: molemmat saavat keskipeli plussan.
p12C2a-team_one = Syyllinen joukkue saa keskipeli miinuksen, toinen keskipeli plussan.
p12C2a-team_both = Suoraan syyllinen joukkue saa keskipeli miinuksen, vain osittain syyllinen keskipelin.
p12C2b-team = IMP-laskennassa keskipeli plus on +3 ja keskipeli miinus −3, elleivät määräykset sano muuta.
p16B1a-conduct = Partneri ei saa käyttää näkemäänsä tai kuulemaansa.
p16D1-spectator = Katsojalta saatu tieto on asiaankuulumatonta: kilpailunjohtaja on kutsuttava heti.
p69B-score = { $edition ->
    [1997] Hyväksytyn vaatimuksen tikki annetaan takaisin, jos se oli voitettu tai jos sitä ei normaalisti voisi hävitä.
   *[other] Hyväksytyn vaatimuksen tikki annetaan takaisin, jos puoli olisi todennäköisesti voittanut sen.
}
p71-score = Luovutettu tikki annetaan takaisin, jos se oli voitettu tai sitä ei voinut normaalisti pelaten hävitä.

## Lait 72–93: tiivistelmät

law-72 = Lakeja noudatetaan, eikä ennalta nähtävästä vahingosta saa hyötyä.
    .title = Yleiset periaatteet
law-72A = Pelaajat noudattavat lakia tarkasti ja tavoittelevat sen rajoissa parasta tulosta.
    .title = Lain mukaan pelaaminen
law-72B = Mitä pelaaja ei saa rikkomuksissa tehdä, ja mitä ei tarvitse kertoa.
    .title = Lain rikkominen
law-72B1 = Lakia ei saa rikkoa tahallaan, vaikka pelaaja hyväksyisi { word-rectification-of }.
    .title = Ei tahallista rikkomista
law-72B2 = Omia rikkomuksia ei tarvitse paljastaa, paitsi väärät selitykset, vielä korjattavat revokit ja voittamattomat tikit.
    .title = Ei velvollisuutta ilmiantaa itseään
law-72B3 = Rikkomusta ei saa salata.
    .title = Ei salaamista
law-72C = Jos pelaaja olisi voinut tietää virheen vahingoittavan vastapuolta, peli jatkuu ja hyöty otetaan pois.
    .title = Olisi voinut tietää vahingosta
law-73 = Miten partnerit saavat viestiä, ja miten pitkälle vastustajia saa harhauttaa.
    .title = Viestintä, tempo ja harhauttaminen
law-73A = Tarjoukset ja kortit ovat partnerien ainoa kieli.
    .title = Oikea viestintä
law-73A1 = Partnerit viestivät tarjouksin ja kortein, ellei laki nimenomaan salli muuta.
    .title = Vain tarjouksin ja kortein
law-73A2 = Tarjotaan ja pelataan painottamatta, liikaa epäröimättä tai kiirehtimättä; taukoja voidaan määrätä.
    .title = Tasainen tapa
law-73B = Mitä partnerit eivät saa käyttää viestimiseen.
    .title = Väärä viestintä
law-73B1 = Ei viestintää käytöksellä, turhin huomautuksin, kysymyksin eikä alertein.
    .title = Käytös, huomautukset, kysymykset
law-73B2 = Tiedon vaihtaminen sovituin luvattomin keinoin on vakavin rikkomus.
    .title = Sovitut merkit
law-73C = Mitä pelaaja on velkaa vastustajille partnerilta saadun luvattoman tiedon jälkeen.
    .title = Partnerilta saatu tieto
law-73C1 = Joka on saanut sellaista tietoa, välttää huolellisesti hyötymästä siitä.
    .title = Ei hyötymistä
law-73C2 = Rikkomuksesta voidaan rangaista, ja vahinko johtaa korjattuun tulokseen.
    .title = Jos siitä hyödytään
law-73D = Milloin epätasainen tempo tai käytös on harmitonta ja milloin ei.
    .title = Tempon ja käytöksen vaihtelut
law-73D1 = Tahattomat vaihtelut eivät ole rikkomus; vastustajat päättelevät niistä omalla vastuullaan.
    .title = Tahattomat vaihtelut
law-73D2 = Kukaan ei saa yrittää harhauttaa tempolla, käytöksellä, huomautuksella tai kysymyksellä.
    .title = Harhautusyritykset
law-73E = Mikä saa harhauttaa, ja mitä seuraa, kun harhautti jokin muu.
    .title = Harhauttaminen
law-73E1 = Tarjous tai kortti saa harhauttaa, kun siihen ei liity muuta eikä salattua sopimusta.
    .title = Laillinen harhautus
law-73E2 = Puoli, jonka harhautti teko ilman bridgeperustetta, vaikka hyöty oli nähtävissä, saa korjatun tuloksen.
    .title = Korjattu tulos väärästä päätelmästä
law-74 = Miten pelaajat käyttäytyvät.
    .title = Käytös ja etiketti
law-74A = Kohteliaisuus ja oikea menettely.
    .title = Oikea asenne
law-74A1 = Pelaajat ovat kohteliaita.
    .title = Kohteliaisuus
law-74A2 = Kukaan ei ärsytä tai nolaa muita eikä pilaa peliä.
    .title = Ei ärsyttämistä
law-74A3 = Tarjoukset ja kortit tehdään oikealla tavalla.
    .title = Oikea menettely
law-74B = Mistä kohtelias pelaaja pidättyy.
    .title = Etiketti
law-74B1 = Tarkkaamattomuus.
    .title = Huomio peliin
law-74B2 = Huomautukset tarjottaessa ja pelattaessa.
    .title = Turhat huomautukset
law-74B3 = Kortin irrottaminen ennen omaa vuoroa.
    .title = Kortin irrottaminen
law-74B4 = Turha pelaaminen vastustajan hermostuttamiseksi.
    .title = Pelin pitkittäminen
law-74B5 = Epäkohteliaisuus kilpailunjohtajaa kutsuttaessa tai puhuteltaessa.
    .title = Kilpailunjohtajan tyly kutsuminen
law-74C = Esimerkkejä väärästä menettelystä.
    .title = Menettelyn rikkominen
law-74C1 = Sama tarjous eri tavoin tehtynä.
    .title = Eri sanat samasta tarjouksesta
law-74C2 = Mielipiteen näyttäminen tarjouksesta tai pelistä.
    .title = Hyväksymisen ja paheksumisen näyttäminen
law-74C3 = Odotuksen näyttäminen tikistä, joka ei ole vielä täysi.
    .title = Tikin odottaminen
law-74C4 = Huomautukset tapahtumista tai tarvittavista tikeistä.
    .title = Huomion kiinnittäminen
law-74C5 = Tahallinen katsominen on väärin; sattumalta nähtyä korttia saa käyttää.
    .title = Toisten korttien katsominen
law-74C6 = Sen näyttäminen, ettei jaon loppu kiinnosta.
    .title = Kiinnostuksen menetys
law-74C7 = Tempon vaihtelu vastustajan hermostuttamiseksi.
    .title = Häiritsevä tempo
law-74C8 = Tarpeeton lähteminen ennen kierroksen loppua.
    .title = Pöydästä lähteminen
law-75 = Oliko väärä selitys vai tarjous, ja mitä siitä seuraa.
    .title = Virheellinen selitys vai virheellinen tarjous
law-75A = Sitä, mitä partnerin selitys paljastaa väärinkäsityksestä, ei saa käyttää.
    .title = Luvaton tieto
law-75B = Selitys ei vastaa sopimusta.
    .title = Virheellinen selitys
law-75B1 = Väärä selitys on rikkomus; vahinko johtaa korjattuun tulokseen.
    .title = Rikkomus
law-75B2 = Selittäjä oikaisee sen kilpailunjohtajan kautta ennen lähdön kääntämistä tai pelin aikana.
    .title = Selittäjän velvollisuus
law-75B3 = Partneri on tarjottaessa vaiti ja oikaisee: pelinviejän puoli loppupassin, puolustaja pelin jälkeen.
    .title = Partnerin velvollisuus
law-75C = Selitys oikea, tarjous väärä: ei rikkomusta, mitään ei oikaista, tulos jää voimaan.
    .title = Virheellinen tarjous
law-75D = Miten kilpailunjohtaja selvittää asian ja korjaa tuloksen.
    .title = Kilpailunjohtajan ratkaisu
law-75D1 = Sopimusten kertominen väärin tai vajavaisesti on väärää tietoa.
    .title = Velvollisuus kertoa oikein
law-75D2 = Sellaisen sopimuksen väittäminen, jota partnereilla ei ole, on rikkomus.
    .title = Ei yhteistä sopimusta
law-75D3 = Tulos määräytyy oikean selityksen mukaan, tai ”ei sopimusta”, ellei sitä ole.
    .title = Mihin tulos perustuu
law-76 = Mitä katsojat saavat tehdä.
    .title = Katsojat
law-76A = Kuka valvoo katsojia ja lähetyksiä.
    .title = Valvonta
law-76A1 = Katsojat ovat kilpailunjohtajan valvonnassa.
    .title = Kilpailunjohtajan valvonta
law-76A2 = Sähköistä katselua säätelevät määräykset; katsoja ei saa olla yhteydessä istunnon pelaajaan.
    .title = Lähetykset
law-76B = Miten katsojat käyttäytyvät pöydässä.
    .title = Pöydässä
law-76B1 = Vain yhden pelaajan kättä saa katsoa, elleivät määräykset salli enempää.
    .title = Yksi käsi
law-76B2 = Ei reaktioita tarjoamiseen tai peliin.
    .title = Ei reaktioita
law-76B3 = Ei huomautuksia, eleitä tai keskustelua kierroksen aikana.
    .title = Ei huomautuksia tai eleitä
law-76B4 = Pelaajia ei saa häiritä.
    .title = Ei häirintää
law-76B5 = { $edition ->
    [1997] Mistään ei saa huomauttaa; tosiasioista ja laeista puhutaan vain, kun kilpailunjohtaja kysyy.
   *[other] Mistään pöydän asiasta ei saa huomauttaa.
}
    .title = Ei huomauttamista
law-76C = Milloin katsoja saa puhua, ja mitä hänen teoistaan seuraa.
    .title = Osallistuminen
law-76C1 = Tosiasioista ja laista puhutaan vain kilpailunjohtajan pyynnöstä.
    .title = Kilpailunjohtajan pyynnöstä
law-76C2 = Liitto ja järjestäjä sanovat, miten niitä käsitellään.
    .title = Katsojien aiheuttamat virheet
law-76D = Jokainen pelialueella, joka ei pelaa eikä ole toimihenkilö, ellei kilpailunjohtaja sano muuta.
    .title = Kuka on katsoja
law-77 = Pisteet tikeistä, hyvityksistä ja pieteistä; ei mitään, kun kaikki passaavat.
    .title = Pistelaskutaulukko
law-78 = Miten tuloksia verrataan.
    .title = Pistelasku ja ehdot
law-78A = Kaksi pistettä jokaisesta huonommasta tuloksesta, yksi samasta.
    .title = Ottelupisteet
law-78B = Erotus muunnetaan IMP-taulukolla.
    .title = IMPit
law-78C = Kaikkien jakojen pisteet lasketaan yhteen.
    .title = Kokonaispisteet
law-78D = Liitto voi sallia muita tapoja; ehdot julkaistaan etukäteen.
    .title = Muut tavat ja ehdot
law-79 = Miten tikkiluku todetaan ja tulos oikaistaan.
    .title = Voitetut tikit
law-79A = Tikeistä sovitaan ennen käsien palauttamista.
    .title = Tikeistä sopiminen
law-79A1 = Pelaajat sopivat tikeistä, ennen kuin kädet palautetaan brikkaan.
    .title = Sovitaan ennen käsien palauttamista
law-79A2 = Puoli ei saa tietoisesti pitää tikkiä, joka ei sille kuulu.
    .title = Voittamattomat tikit
law-79B = Kilpailunjohtaja kutsutaan, kun tikkiluku kiistetään.
    .title = Erimielisyys
law-79B1 = Vaatimus tai luovutus ratkaistaan niitä koskevien lakien mukaan.
    .title = Vaatimuksen jälkeen
law-79B2 = Kilpailunjohtaja päättää tuloksen.
    .title = Muuten
law-79B3 = Molempien tulos muuttuu vain, jos kilpailunjohtaja on varma; muuten kenenkään tulosta ei koroteta.
    .title = Kierroksen jälkeen
law-79C = Mihin asti väärä kirjaus oikaistaan.
    .title = Virheet tuloksessa
law-79C1 = Lasku- ja kirjausvirheet oikaistaan määräajassa, yleensä 30 minuutissa virallisesta tuloksesta.
    .title = Oikaisuaika
law-79C2 = Myöhemmin vain järjestäjän luvalla ja jos kilpailunjohtajalla ei ole perusteltua epäilystä.
    .title = Oikaisuajan jälkeen
law-80 = Kuka vastaa mistäkin.
    .title = Sääntely ja järjestäminen
law-80A = Mikä elin antaa määräykset, ja sen toimivalta.
    .title = Säännöistä Vastaava Liitto
law-80A1 = Se riippuu kilpailusta.
    .title = Mikä elin se on
law-80A1a = Maailmanliitto omissa kilpailuissaan.
    .title = Maailmanliiton kilpailut
law-80A1b = Vyöhykejärjestö vastuullaan olevissa kilpailuissa.
    .title = Vyöhykejärjestön kilpailut
law-80A1c = Kansallinen liitto kaikissa muissa.
    .title = Muut kilpailut
law-80A2 = Toimivalta on se, jonka laki antaa.
    .title = Toimivalta
law-80A3 = Toimivaltaa voi siirtää tai luovuttaa kokonaan.
    .title = Siirtäminen
law-80B = Kuka pitää kilpailun, ja mitä siihen kuuluu.
    .title = Kilpailun järjestäjä
law-80B1 = Liiton tunnustama taho valmistelee ja pitää kilpailun.
    .title = Kuka järjestäjä on
law-80B2 = Mistä järjestäjän on huolehdittava.
    .title = Tehtävät
law-80B2a = Kilpailunjohtajan nimeäminen; ellei häntä ole, pelaajat valitsevat.
    .title = Kilpailunjohtaja
law-80B2b = Tilat, välineet ja muut järjestelyt.
    .title = Valmistelut
law-80B2c = Kunkin istunnon päivä ja kellonaika.
    .title = Ajankohdat
law-80B2d = Osallistumisehdot.
    .title = Osallistuminen
law-80B2e = Tarjoamisen ja pelin ehdot, myös varjostimet.
    .title = Pelin ehdot
law-80B2f = Määräykset, jotka täydentävät lakia sitä rikkomatta.
    .title = Määräykset
law-80B2g = Apulaisten nimeäminen.
    .title = Apulaiset
law-80B2gi = Ne, joita kilpailunjohtaja tarvitsee.
    .title = Kilpailunjohtajan apulaiset
law-80B2gii = Muut, valtuuksineen ja tehtävineen.
    .title = Muut apulaiset
law-80B2h = Ilmoittautumisten vastaanottaminen ja kirjaaminen.
    .title = Ilmoittautumiset
law-80B2i = Sopivien ehtojen määrääminen ja ilmoittaminen.
    .title = Peliolosuhteet
law-80B2j = Tulosten kerääminen ja laskeminen, lopputuloksen julkaiseminen.
    .title = Tulokset
law-80B2k = Muutoksenhaun järjestäminen.
    .title = Muutoksenhaku
law-80B2l = Muu, minkä laki sille antaa.
    .title = Muut tehtävät
law-81 = Kilpailunjohtajan asema, valtuudet ja tehtävät.
    .title = Kilpailunjohtaja
law-81A = Kilpailunjohtaja edustaa järjestäjää.
    .title = Virallinen asema
law-81B = Mistä kilpailunjohtaja vastaa ja mikä häntä sitoo.
    .title = Vastuu
law-81B1 = Kilpailunjohtaja johtaa kilpailua paikan päällä.
    .title = Kilpailun johtaminen
law-81B2 = Kilpailunjohtaja soveltaa lakia ja määräyksiä, ja ne sitovat häntä.
    .title = Laki ja määräykset sitovat
law-81C = Kilpailunjohtaja, eivät pelaajat, oikaisee epäsäännöllisyydet.
    .title = Valtuudet ja tehtävät
law-81C1 = Kurin ja järjestyksen ylläpito.
    .title = Järjestys
law-81C2 = Lain soveltaminen ja tulkinta sekä pelaajien oikeuksista ja velvollisuuksista kertominen.
    .title = Lain soveltaminen
law-81C3 = Ennen oikaisu- ja muutoksenhakuajan loppua ilmi tulleiden virheiden oikaiseminen.
    .title = Virheiden oikaiseminen
law-81C4 = Oikaisuista päättäminen ja rangaistusvallan käyttö.
    .title = Oikaisut ja rangaistukset
law-81C5 = Oikaisusta luopuminen hyvästä syystä, jos syytön puoli pyytää.
    .title = Luopuminen
law-81C6 = Riitojen ratkaiseminen.
    .title = Riidat
law-81C7 = Asian siirtäminen oikealle elimelle.
    .title = Siirtäminen muualle
law-81C8 = Tulosten ja muun järjestäjän pyytämän raportointi.
    .title = Raportointi
law-81D = Tehtäviä voi siirtää; vastuu säilyy.
    .title = Tehtävien siirtäminen
law-82 = Miten kilpailun pidossa tehdyt virheet oikaistaan.
    .title = Menettelyvirheet
law-82A = Kilpailunjohtaja oikaisee virheet ja pitää pelin käynnissä lain mukaan.
    .title = Kilpailunjohtajan velvollisuus
law-82B = Mitä kilpailunjohtaja voi menettelyvirheelle tehdä.
    .title = Keinot
law-82B1 = Tuloksen korjaaminen lain sallimalla tavalla.
    .title = Korjattu tulos
law-82B2 = { $edition ->
    [1997] Määrätä jako pelattavaksi tai lykätä sitä.
   *[other] Jaon määrääminen pelattavaksi, siirtäminen tai kumoaminen.
}
    .title = Jaot
law-82B3 = Muun lain antaman vallan käyttö.
    .title = Muut valtuudet
law-82C = Ellei väärää ratkaisua voi oikaista, tulos korjataan ja molempia puolia pidetään syyttöminä.
    .title = Kilpailunjohtajan oma virhe
law-83 = Kun tarkistus voi olla paikallaan, kilpailunjohtaja sanoo sen tai siirtää asian itse.
    .title = Muutoksenhakuoikeudesta kertominen
law-84 = Miten kilpailunjohtaja ratkaisee, kun tosiasioista ollaan samaa mieltä.
    .title = Ratkaisut, kun ollaan samaa mieltä
law-84A = Mitään ei ole säädetty eikä harkintaan ole syytä: peli jatkuu.
    .title = Ei oikaisua
law-84B = Tapausta koskevaa lakia sovelletaan ja se pannaan toimeen.
    .title = Laissa säädetty oikaisu
law-84C = Kilpailunjohtaja selittää vaihtoehdot ja huolehtii valinnasta.
    .title = Pelaajan valinta
law-84D = Epäselvyydet syyttömän puolen hyväksi; vahinko ilman oikaisua johtaa korjattuun tulokseen.
    .title = Kilpailunjohtajan harkinta
law-85 = Miten kilpailunjohtaja ratkaisee, kun tosiasioista ollaan eri mieltä.
    .title = Ratkaisut, kun ollaan eri mieltä
law-85A = Miten kilpailunjohtaja selvittää, mitä tapahtui.
    .title = Tosiasioiden selvittäminen
law-85A1 = Kilpailunjohtaja punnitsee näyttöä todennäköisyyden mukaan.
    .title = Todennäköisyyden punninta
law-85A2 = Vakuututtuaan kilpailunjohtaja ratkaisee kuin tosiasioista oltaisiin samaa mieltä.
    .title = Tosiasiat selvitetty
law-85B = Jos tosiasiat jäävät epäselviksi, ratkaisun ansiosta peli voi jatkua.
    .title = Tosiasiat epäselviä
law-86 = Mitä erityistä joukkueottelun jaoissa on.
    .title = Joukkuekilpailu
law-86A = Ei uutta jakoa, jos ottelun tulos voi olla tiedossa ilman sitä.
    .title = Korvaavat jaot
law-86B = Miten toisen pöydän tulokset vaikuttavat korjattuun tulokseen.
    .title = Tulokset muissa pöydissä
law-86B1 = Jos toisen pöydän tulos suosii selvästi toista puolta, määrätään korvaava tulos.
    .title = Yksi tulos
law-86B2 = Useita korjattuja tai vertailukelvottomia tuloksia, myös sotkeutuneet jaot.
    .title = Useita tuloksia
law-86B2a = Jaot kumotaan; prosenttitulokset tai ajan salliessa korvaavat jaot.
    .title = Kukaan ei ole syyllinen
law-86B2b = Syytön saa keskipeli plussan tai paremman korvaavan tuloksen, toinen puoli päinvastaisen.
    .title = Yksi puoli syyllinen
law-86B2c = Jaot kumotaan ja annetaan prosenttipistetulokset.
    .title = Molemmat syyllisiä
law-86B3 = Liitto voi määrätä toisin jaoista, jotka pelattiin vain yhdessä pöydässä.
    .title = Muut säännöt
law-87 = Jako, joka ei ollut kaikille sama.
    .title = Sotkeutunut jako
law-87A = Kortit väärissä taskuissa tai kopioiden eri jakaja tai vyöhykkeet sotkevat jaon.
    .title = Määritelmä
law-87B = Tulokset ryhmitellään pelatun muodon mukaan, ja kukin ryhmä lasketaan erikseen.
    .title = Parit ja henkilökohtaiset
law-87C = Sovelletaan useiden vertailukelvottomien tulosten sääntöjä.
    .title = Joukkueet
law-88 = Pistehyvitys löytyy prosenttipistetulosten yhteydestä.
    .title = Pistehyvitys
law-89 = Henkilökohtaisen kilpailun oikaisut löytyvät korjattujen tulosten yhteydestä.
    .title = Henkilökohtaiset kilpailut
law-90 = Rangaistukset { word-rectification-of } lisäksi.
    .title = Menettelytaparangaistukset
law-90A = Kilpailunjohtaja voi rangaista siitä, mikä viivyttää, häiritsee, rikkoo menettelyä tai pilaa jaon muualla.
    .title = Oikeus rangaista
law-90B = Muun muassa näistä rangaistaan.
    .title = Esimerkkejä
law-90B1 = Tulo alkamisajan jälkeen.
    .title = Myöhästyminen
law-90B2 = Kohtuuttoman hidas peli.
    .title = Hidas peli
law-90B3 = Puhe jaosta niin, että toinen pöytä kuulee.
    .title = Kovaääninen keskustelu
law-90B4 = Tulosten vertailu luvatta.
    .title = Tulosten vertailu
law-90B5 = Toisen pelaajan kortteihin koskeminen.
    .title = Kortteihin koskeminen
law-90B6 = Korttien palauttaminen väärin.
    .title = Kortit väärässä taskussa
law-90B7 = Menettelyvirheet, kuten laskemattomat kortit tai väärä jako, jotka vievät joltakulta tuloksen.
    .title = Tuloskorjaukseen pakottavat virheet
law-90B8 = Määräysten tai kilpailunjohtajan ohjeiden noudattamatta jättäminen.
    .title = Tottelemattomuus
law-91 = Kurinpidolliset toimet.
    .title = Rankaiseminen ja poissulkeminen
law-91A = Kilpailunjohtaja voi vähentää pisteitä tai sulkea istunnosta; se on lopullista.
    .title = Kurinpito
law-91B = { $edition ->
    [1997] Kilpailusta sulkeminen vaatii toimikunnan tai liiton suostumuksen.
   *[other] Kilpailusta sulkeminen vaatii järjestäjän suostumuksen.
}
    .title = Kilpailusta sulkeminen
law-92 = Kuka saa hakea muutosta, mihin asti ja miten.
    .title = Oikeus muutoksenhakuun
law-92A = Kilpailija tai kapteeni saa hakea muutosta oman pöydän ratkaisuun; perusteeton haku voi maksaa.
    .title = Kilpailijan oikeus
law-92B = Oikeus päättyy 30 minuuttia virallisesta tuloksesta, ellei muuta aikaa ole määrätty.
    .title = Muutoksenhakuaika
law-92C = Muutosta haetaan kilpailunjohtajan kautta.
    .title = Kilpailunjohtajan kautta
law-92D = Kenen on suostuttava muutoksenhakuun.
    .title = Suostumus
law-92D1 = Parikilpailussa molemmat partnerit, henkilökohtaisessa hakija yksin.
    .title = Parit ja henkilökohtaiset
law-92D2 = Kapteenin on suostuttava.
    .title = Joukkueet
law-93 = Kuka ratkaisee muutoksenhaun.
    .title = Muutoksenhakumenettely
law-93A = Vastaava kilpailunjohtaja ratkaisee, ellei lautakuntaa ole tai se ei voi kokoontua.
    .title = Ei lautakuntaa
law-93B = Miten kilpailunjohtaja ja lautakunta jakavat päätöksenteon.
    .title = Kun lautakunta on
law-93B1 = Vastaava kilpailunjohtaja ratkaisee lain ja määräykset; lautakuntaan voi valittaa sen jälkeen.
    .title = Lakikysymykset
law-93B2 = Muut muutoksenhaut menevät lautakunnalle.
    .title = Muut kysymykset
law-93B3 = Kaikki kilpailunjohtajan valtuudet, mutta ei laissa, määräyksissä eikä kurinpidossa.
    .title = Lautakunnan valtuudet
law-93C = Mitä lautakunnan jälkeen voi seurata.
    .title = Jatkomuutoksenhaku
law-93C1 = Liitto voi järjestää lisäasteita ja rangaistukset perusteettomista hakemuksista.
    .title = Lisäasteet
law-93C2 = Asian voi siirtää liitolle lopullista päätöstä varten.
    .title = Siirto liitolle
law-93C3 = Miten liitto saa muuttaa menettelyä.
    .title = Muut menettelyt
law-93C3a = Erityinen elin voi päättää lopullisesti, jos kilpailu sitä vaatii.
    .title = Lopullinen päätös paikan päällä
law-93C3b = Liitto voi muuttaa menettelyä ilmoittamalla ajoissa.
    .title = Ajoissa ilmoitetut muutokset
