### Lait 1–16: perusteet, valmistelut, yleiset säännöt epäsäännöllisyyksistä.

## Lajit

kind-unauthorized_information = Partnerilta saatu tieto
kind-extraneous_information = Muualta saatu tieto
kind-wrong_number_of_cards = Korttien väärä lukumäärä
kind-missing_card = Puuttuva kortti
kind-wrong_board_or_hand = Väärä jako tai väärä käsi
kind-shuffle_and_deal = Sekoittaminen, jakaminen, korttien käsittely
kind-seating = Paikat, pöydät ja kierrokset
kind-forfeited_rectification = Toimittiin ennen kilpailunjohtajan tuloa
kind-calling_the_director = Kilpailunjohtajan kutsuminen
kind-adjusted_score = Korjattu pistetulos

## Lait 3–5, 8: paikat

ask-seating-matter = Mikä paikoissa, pöydissä tai kierroksissa on vialla?
val-seating-matter-wrong_seat = Väärä pöytä tai paikka
val-seating-matter-change_seats = Paikan vaihtaminen
val-seating-matter-choose_seats = Paikat alussa
val-seating-matter-change_partner = Partnerin vaihto
val-seating-matter-unclear_move = Vaihto ilmoitettu huonosti
val-seating-matter-tables = Pöytien numerot, pohjoinen
val-seating-matter-moving_boards = Kuka siirtää brikat
val-seating-matter-round_end = Milloin kierros päättyy
val-seating-matter-postponed_board = Siirretty jako
val-seating-matter-session_end = Istunnon päättyminen
ask-seating-progress = Kuinka pitkällä jako oli, kun väärät paikat huomattiin?
val-seating-progress-not_started = Kortteja ei ollut katsottu
val-seating-progress-in_progress = Jako oli kesken
val-seating-progress-finished = Jako oli pelattu

p3 = Kilpailunjohtaja numeroi pöydät ja sanoo, mikä pöydän puoli on pohjoinen.
p4 = Parit ja joukkueet pysyvät samoina koko istunnon, ellei kilpailunjohtaja salli vaihtoa.
p5A = Kilpailunjohtaja määrää aloituspaikat; partnerit sopivat paikkansa keskenään, ellei toisin määrätä.
p5A-change = Ilmansuuntaa ei vaihdeta istunnon aikana, ellei kilpailunjohtaja määrää tai salli sitä.
p5B = Jokainen vastaa itse siitä, että noudattaa ilmoitettua vaihtoa ja istuu oikealla paikalla.
p5B-move_now = Pelaajat siirtyvät nyt oikeille paikoilleen ja aloittavat jaon siellä: mitään ei ole pelattu.
p5B-announce = Kilpailunjohtajan on ilmoitettava vaihto selvästi; pelaajien on sitten noudatettava sitä.
p8A1 = Kilpailunjohtaja sanoo, miten brikat ja pelaajat siirtyvät.
p8A2 = Pohjoinen vastaa brikkojen siirtämisestä, ellei kilpailunjohtaja ole järjestänyt sitä toisin.
p8B1 = Kierros päättyy, kun seuraava alkaa; vielä pelaavassa pöydässä, kun sen pelaajat ovat siirtyneet.
p8B2 = Siirretyn jaon kierros jatkuu, kunnes se on pelattu ja kirjattu tai kilpailunjohtaja luopuu siitä.
p8C = Viimeinen kierros päättyy pöydässä, kun kaikki jaot on pelattu ja kirjattu eikä kukaan huomauta.
p15B-seats = Pelaajilla on jako, joka ei kuulu heille tällä kierroksella: ratkaisevaa on, kuka sen on jo pelannut.
p82B1-seats = Kilpailunjohtaja oikaisee virheen, tarvittaessa korjatulla tuloksella, kun tulosta ei voi käyttää.
p82B2-seats = Peli keskeytetään ja kilpailunjohtaja kutsutaan: hän päättää, pelataanko, siirretäänkö vai poistetaanko jako.

## Lait 6–7, 22B: sekoittaminen, jakaminen, käsittely

ask-shuffle_and_deal-what = Mitä korteille tai brikalle tapahtui?
val-shuffle_and_deal-what-passed_out = Kaikki neljä passasivat
val-shuffle_and_deal-what-misdealt = Jaettu väärin
val-shuffle_and_deal-what-card_seen = Kortti näkyi jaettaessa
val-shuffle_and_deal-what-not_shuffled = Ei sekoitettu
val-shuffle_and_deal-what-other_session = Toisen istunnon jako
val-shuffle_and_deal-what-shared_boards = Pöydillä yhteiset brikat
val-shuffle_and_deal-what-directors_redeal = Johtaja haluaa uuden jaon
val-shuffle_and_deal-what-duplicated = Monistetut jaot
val-shuffle_and_deal-what-shuffling = Sekoittaminen, nostaminen
val-shuffle_and_deal-what-dealing = Miten jaetaan
val-shuffle_and_deal-what-presence = Kenen on oltava läsnä
val-shuffle_and_deal-what-who_deals = Kuka jakaa
val-shuffle_and_deal-what-board_moved = Brikka siirtyi tai kääntyi
val-shuffle_and_deal-what-not_counted = Kortteja ei laskettu
val-shuffle_and_deal-what-not_looked = Tarjottiin katsomatta
val-shuffle_and_deal-what-touched_cards = Koskettiin toisen kortteihin
val-shuffle_and_deal-what-returning_cards = Korttien palauttaminen
val-shuffle_and_deal-what-hand_taken_out = Käsi otettiin pelin jälkeen
val-shuffle_and_deal-what-responsibility = Kuka on vastuussa
ask-shuffle_and_deal-auction_begun = Onko kukaan tarjonnut tässä jaossa?
val-shuffle_and_deal-auction_begun-true = Tarjoussarja on alkanut
val-shuffle_and_deal-auction_begun-false = Kukaan ei ole tarjonnut
ask-shuffle_and_deal-replay = Onko kilpailussa tarkoitus pelata vanhoja jakoja uudelleen?
val-shuffle_and_deal-replay-true = Vanhat jaot uudelleen
val-shuffle_and_deal-replay-false = Tavallinen kilpailu
ask-shuffle_and_deal-result_known = Voiko joku kilpailija tietää ottelun tuloksen ilman tätä jakoa?
val-shuffle_and_deal-result_known-true = Tulos voi olla tiedossa
val-shuffle_and_deal-result_known-false = Tulos ei ole tiedossa
ask-shuffle_and_deal-permitted = { $edition ->
    [2007] Salliko kilpailunjohtaja sen, vai olivatko molemmat puolet paikalla?
    [1997] Salliko kilpailunjohtaja sen, vai olivatko molemmat puolet paikalla?
   *[other] Sallivatko vastustaja tai kilpailunjohtaja sen, vai olivatko molemmat puolet paikalla?
}
val-shuffle_and_deal-permitted-true = Se oli sallittua
val-shuffle_and_deal-permitted-false = Kukaan ei sallinut sitä

p6A = Pakka sekoitetaan perusteellisesti; se nostetaan, jos vastustaja pyytää.
p6B = { $edition ->
    [2007] Kortit jaetaan alaspäin yksi kerrallaan neljään 13 kortin käteen.
    [1997] Kortit jaetaan alaspäin yksi kerrallaan neljään 13 kortin käteen.
   *[other] Kortit jaetaan alaspäin yksi kerrallaan neljään 13 kortin käteen; perättäiset eivät koskaan samaan käteen.
}
p6C = Kummastakin parista pitäisi yhden olla läsnä, ellei kilpailunjohtaja sano toisin.
p6D1 = Tarjoussarja ei ole alkanut: tämä jako sekoitetaan ja jaetaan uudelleen.
p6D1-begun = Uutta jakoa ei tule, koska tarjoussarja on alkanut: vahingossa nähty kortti on muualta saatua tietoa.
p6D1-too_late = Tällä perusteella ei enää jaeta uudelleen, koska tarjoussarja on alkanut: jako pelataan.
p6D2 = Sekoittamattomasta aakkostetusta pakasta tai toisesta istunnosta oleva jako ei kelpaa: tulos on mitätön.
p6D2-replay = Kilpailussa pelataan vanhoja jakoja uudelleen, joten jako kelpaa.
p6D2-shared = Pöydät saavat vaihtaa brikkojaan keskenään.
p6D3 = Kilpailunjohtaja voi jaattaa brikan uudelleen mistä tahansa lain tunnustamasta syystä.
p6D3-not_passed_out = Kilpailunjohtajan valta määrätä uusi jako ei koske läpi passattua jakoa.
p6E1 = Kilpailunjohtaja voi jaattaa brikat pöydissä juuri ennen peliä.
p6E2 = Hän voi jakaa ne itse etukäteen.
p6E3 = Hän voi antaa sen apulaisten tai muiden tehtäväksi.
p6E4 = { $edition ->
    [1997] Hän voi valita muun jakotavan, varsinkin kun jaetaan etukäteen.
   *[other] Muu jakotapa käy, jos kädet ovat yhtä satunnaisia kuin kunnolla sekoittaen ja jakaen.
}
p6F = { $edition ->
    [1997] Pelaajat monistavat jaot silloin ja siten kuin kilpailunjohtaja sanoo.
   *[other] Kopiot tehdään kilpailunjohtajan ohjeen mukaan; monistettua jakoa ei yleensä jaeta uudelleen, vaikka hän voi niin määrätä.
}
p7A = { $edition ->
    [2007] Brikka on pöydän keskellä pelin loppuun asti: se pannaan takaisin.
    [1997] Brikka on pöydän keskellä pelin loppuun asti: se pannaan takaisin.
   *[other] Brikka on pöydän keskellä oikein päin pelin loppuun asti: se pannaan takaisin.
}
p7B1 = Kukin ottaa käden oman ilmansuuntansa taskusta.
p7B1-own_hand = Väärillä korteilla ei tarjottu: kortit pannaan takaisin ja otetaan käsi tämän brikan omasta taskusta.
p7B2 = Kortit lasketaan kolmeksitoista kuvapuoli alaspäin, ennen kuin niitä katsotaan.
p7B2-look = Kortit on katsottava ennen tarjoamista: ne katsotaan nyt; jo tehty tarjous on tarjous.
p7B3-permitted = { $edition ->
    [2007] Kilpailunjohtajan luvalla pelaaja saa koskea kortteihin.
    [1997] Kilpailunjohtajan luvalla pelaaja saa koskea kortteihin.
   *[other] Vastustajan tai kilpailunjohtajan luvalla pelaaja saa koskea kortteihin.
}
p7B3-forbidden = Pelin aikana tai jälkeen ei kosketa muiden kortteihin; pelinviejä saa pelata lepääjän kortteja.
p7C = { $edition ->
    [1997] Pelin jälkeen omat kolmetoista korttia pannaan brikan omaan taskuun.
   *[other] Pelin jälkeen omat kolmetoista korttia sekoitetaan ja pannaan brikan omaan taskuun.
}
p7C-permitted = Kun kummankin puolen pelaaja tai kilpailunjohtaja on läsnä, käden saa ottaa uudelleen esiin.
p7C-forbidden = Pelin jälkeen kättä ei oteta brikasta, ellei kummankin puolen pelaaja tai kilpailunjohtaja ole paikalla.
p7D = Koko istunnon pöydässä istuvat vastaavat ensi sijassa siitä, että brikat ja kortit ovat oikein.
p13-number = Jos kädessä on nyt liikaa tai liian vähän kortteja, ratkaisevat korttien väärän lukumäärän säännöt.
p22B-no_redeal = Läpi passattu: kädet palaavat pelaamatta ja tulos on nolla. Uutta jakoa ei tule.
p24-partner = Jos partnerin kortti paljastui tarjottaessa, sovelletaankin paljastuneen kortin sääntöjä.
p86A-no_redeal = Ei uutta jakoa, kun ottelun tulos voi olla tiedossa ilman tätä: kilpailunjohtaja korjaa tuloksen.
p90B5-touching = Muiden kortteihin koskemisesta voi saada menettelytaparangaistuksen.
p90B7-not_counted = Laskematta jättämisestä voi saada menettelytaparangaistuksen, kun se johtaa korjattuun tulokseen.

## Lait 9–10: kilpailunjohtajan kutsuminen

ask-calling_the_director-act = Mitä pelaaja haluaa tehdä?
val-calling_the_director-act-call_director = Kilpailunjohtajan kutsuminen
val-calling_the_director-act-draw_attention = Virheestä huomauttaminen
val-calling_the_director-act-prevent = Virheen estäminen
val-calling_the_director-act-own_side = Oman virheen kertominen
val-calling_the_director-act-act_before_ruling = Jatkaminen ennen ratkaisua
val-calling_the_director-act-correct_oneself = Korjaaminen itse
val-calling_the_director-act-settle = Sopiminen pelaajien kesken
val-calling_the_director-act-waive = Oikaisusta luopuminen
val-calling_the_director-act-consult = Neuvon kysyminen partnerilta
val-calling_the_director-act-choose_best = Parhaan valitseminen
val-calling_the_director-act-profit = Hyötyminen { word-rectification-of } jälkeen
val-calling_the_director-act-options = Vaihtoehtojen selittäminen
ask-calling_the_director-dummy = Onko pelaaja lepääjä?
val-calling_the_director-dummy-true = On lepääjä
val-calling_the_director-dummy-false = Ei ole lepääjä
ask-calling_the_director-phase = Missä vaiheessa?
val-calling_the_director-phase-auction = Tarjottaessa
val-calling_the_director-phase-clarification = Loppupassin jälkeen
val-calling_the_director-phase-play = Pelin aikana
val-calling_the_director-phase-after_play = Pelin jälkeen
ask-calling_the_director-attention_drawn = Onko joku muu jo huomauttanut epäsäännöllisyydestä?
val-calling_the_director-attention_drawn-true = Siitä on huomautettu
val-calling_the_director-attention_drawn-false = Kukaan ei ole sanonut mitään
ask-calling_the_director-next_step = Mitä pelaajat tekevät nyt?
val-calling_the_director-next_step-call_director = Kutsuvat kilpailunjohtajan
val-calling_the_director-next_step-continue_play = Jatkavat ilman häntä

p9A1 = Tarjottaessa kuka tahansa saa huomauttaa epäsäännöllisyydestä, vuorollaan tai ilman.
p9A2 = Pelin aikana pelinviejä ja molemmat puolustajat saavat huomauttaa epäsäännöllisyydestä.
p9A3 = Kuka tahansa pelaaja saa yrittää estää epäsäännöllisyyden, ennen kuin se tapahtuu.
p9A4 = Lepääjä ei sano epäsäännöllisyydestä mitään, ennen kuin peli on päättynyt.
p9A4-after = Lepääjä saa nyt puhua, koska peli on päättynyt.
p9A5 = Oman puolen virhettä ei tarvitse mainita, paitsi partnerin väärä selitys oikealla hetkellä.
p9B1a = { $edition ->
    [1997] Kun epäsäännöllisyydestä on huomautettu, kilpailunjohtaja on kutsuttava heti.
   *[other] Kun epäsäännöllisyydestä on huomautettu, kilpailunjohtaja pitäisi kutsua heti.
}
p9B1b = Kuka tahansa, lepääjäkin, saa kutsua kilpailunjohtajan, kun asiasta on huomautettu.
p9B1c = Kilpailunjohtajan kutsuminen ei vie mitään oikeutta.
p9B1d = Oman puolen virheestä huomauttaminen ei vie mitään vastustajien oikeuksista.
p9B2 = Kukaan ei tee mitään, ennen kuin kilpailunjohtaja on selittänyt { word-rectification-of }.
p9B2-too_early = On odotettava kilpailunjohtajaa: sitä ennen tehty voi koitua tekijän tappioksi.
p9C = Liian aikaisin korjaava rikkoja voi saada lisää { word-rectification-some }, esimerkiksi lähtökorttirajoituksia.
p10A = Vain kilpailunjohtaja ratkaisee; pelaajat eivät saa itse päättää { word-rectification-from } eivätkä luopua siitä.
p10A-settled = Pelaajilla ei ollut oikeutta sopia siitä itse: vain kilpailunjohtaja ratkaisee.
p10B = Kilpailunjohtaja voi hyväksyä tai kumota sen, mitä pelaajat päättivät ilman häntä.
p10C1 = Kun laki antaa valinnan, kilpailunjohtaja selittää ensin kaikki vaihtoehdot.
p10C2 = Pelaaja, jolla on valinta, tekee sen yksin partneriltaan kysymättä.
p10C3 = Syytön puoli saa valita sen, mikä sille on parasta.
p10C4 = Oikaisun jälkeen rikkonut puoli saa tarjota ja pelata edukseen, vaikka se näyttäisi hyötyvän.
p42B2-prevent = Lepääjäkin saa, ellei hän ole menettänyt oikeuksiaan.
p42B3-after = Lepääjä saa huomauttaa siitä, kun peli on päättynyt.
p43A1a-first = Lepääjä ei saa pelin aikana kutsua kilpailunjohtajaa ensimmäisenä: hän odottaa, että joku muu puhuu.
p43A1a-drawn = Lepääjäkin saa kutsua hänet, koska joku muu puhui ensin.
p43A1b-silent = Puhuminen pelin aikana rikkoo lepääjän rajoituksia, ja siitä voidaan rangaista.
p72B2-own_side = Sitä ei tarvitse paljastaa, mutta sitä ei saa peittää uudella rikkomuksella.
p72C-later = Jos rikkoja olisi voinut tietää vahingoittavansa vastapuolta, kilpailunjohtaja korjaa tuloksen pelin jälkeen.
p81C5-waive = Kilpailunjohtajaa voi pyytää: hän voi luopua { word-rectification-from }, kun syytön puoli sitä pyytää.

## Laki 11: toimiminen ennen kilpailunjohtajan tuloa

ask-forfeited_rectification-acted_first = Kuka teki jotain ennen kilpailunjohtajan kutsumista?
val-forfeited_rectification-acted_first-non_offenders = Syytön puoli
val-forfeited_rectification-acted_first-offenders = Vain rikkonut puoli
ask-forfeited_rectification-gained = Hyötyikö jompikumpi puoli siitä, että vastustaja jatkoi lakia tuntematta?
val-forfeited_rectification-gained-nobody = Kukaan ei hyötynyt siitä
val-forfeited_rectification-gained-non_offenders = Syytön puoli hyötyi
val-forfeited_rectification-gained-offenders = Rikkonut puoli hyötyi

p11A = Syytön puoli toimi ennen kilpailunjohtajan kutsumista: sen oikeus { word-rectification-into } voi olla menetetty.
p11A-may = Toimiminen ennen kilpailunjohtajan kutsumista voi viedä oikeuden { word-rectification-into }.
p11A-non_offenders = Syyttömien hyöty vastustajan tietämättömyydestä vähennetään heidän tuloksestaan; vastapuoli pitää omansa.
p11A-offenders = Rikkojien hyöty vastustajan tietämättömyydestä vähennetään heidän tuloksestaan; vastapuoli pitää omansa.
p11B = Kilpailunjohtaja voi silti määrätä menettelytaparangaistuksen.

## Laki 12: korjattu pistetulos

ask-adjusted_score-ground = Miksi tulosta pitäisi korjata?
val-adjusted_score-ground-unplayable = Normaali tulos mahdoton
val-adjusted_score-ground-no_remedy = Laki ei anna korjausta
val-adjusted_score-ground-wrong_rectification = Oikaistiin väärin
val-adjusted_score-ground-law = Laki määrää korjaamaan
val-adjusted_score-ground-too_harsh = Liian ankara tai lievä
val-adjusted_score-ground-request = Kuka saa pyytää ja milloin
val-adjusted_score-ground-split_knockout = Jaettu tulos cup-ottelussa
val-adjusted_score-ground-individual = Henkilökohtainen kilpailu
ask-adjusted_score-other_table = Joukkuekilpailu: suosiiko toisen pöydän tulos selvästi toista puolta?
val-adjusted_score-other_table-true = Hyvä tulos toisessa pöydässä
val-adjusted_score-other_table-false = Ei sellaista tulosta
ask-adjusted_score-session_score = Mikä on kilpailijan tulos muissa jaoissa?
val-adjusted_score-session_score-usual = Muut jaot 40–60 %
val-adjusted_score-session_score-innocent_above_60 = Syytön, yli 60 %
val-adjusted_score-session_score-offender_below_40 = Rikkoja, alle 40 %
ask-adjusted_score-fault = Kenen syytä on, ettei tulosta saatu?
val-adjusted_score-fault-one_side = Yhden puolen syy
val-adjusted_score-fault-one_side_partly = Osittain yhden puolen syy
val-adjusted_score-fault-both = Molempien puolten syy
val-adjusted_score-fault-both_partly = Osittain molempien syy
val-adjusted_score-fault-neither = Ei kenenkään syy pöydässä
ask-adjusted_score-directors_error = Oliko väärä oikaisu kilpailunjohtajan virhe?
val-adjusted_score-directors_error-true = Kilpailunjohtajan virhe
val-adjusted_score-directors_error-false = Ei kilpailunjohtajan
ask-adjusted_score-damage = Onko tulos syyttömälle puolelle huonompi kuin se ilman rikkomusta todennäköisesti olisi ollut?
val-adjusted_score-damage-true = Syytön puoli kärsi vahinkoa
val-adjusted_score-damage-false = Syytön puoli ei kärsinyt
ask-adjusted_score-self_inflicted = { $edition ->
    [2007] Lisäsikö se vahinkoa vakavalla virheellä tai hurjalla uhkapelillä?
   *[other] Lisäsikö se vahinkoa erittäin vakavalla virheellä tai uhkapelillä?
}
val-adjusted_score-self_inflicted-true = Osittain itse aiheutettu
val-adjusted_score-self_inflicted-false = Ei itse aiheutettu
ask-adjusted_score-likely = Montako tulosta oli ilman rikkomusta todennäköisiä?
val-adjusted_score-likely-one = Yksi todennäköinen tulos
val-adjusted_score-likely-several = Useita todennäköisiä
val-adjusted_score-likely-too_many = Liian monta tai epäselvää

p12A = Kilpailunjohtaja voi korjata tuloksen, kun laki sallii, ajoissa tehdystä pyynnöstä tai itse.
p12A1 = { $edition ->
    [1997] Laissa ei ole tähän riittävää hyvitystä: kilpailunjohtaja voi korjata tuloksen syyttömän puolen hyväksi.
   *[other] Laissa ei ole tähän oikaisua: kilpailunjohtaja voi korjata tuloksen syyttömän puolen hyväksi.
}
p12A2 = Jakoa ei saa enää pelattua normaalisti: kilpailunjohtaja määrää prosenttipistetuloksen.
p12A3 = Epäsäännöllisyys oikaistiin väärin: kilpailunjohtaja voi korjata tuloksen.
p12B1 = Tuloskorjaus hyvittää syyttömän puolen vahingon ja poistaa rikkojien hyödyn.
p12B1-none = Tulosta ei korjata: syytön puoli ei saanut huonompaa tulosta kuin se ilman rikkomusta todennäköisesti olisi saanut.
p12B2 = Liian ankaralta tai lievältä tuntuva { word-rectification } ei ole syy korjata: lain mukainen tulos jää voimaan.
p12C1a = Kilpailunjohtaja määrää pöydän tuloksen tilalle korvaavan tuloksen.
p12C1b = Tulos on niin lähellä kuin mahdollista sitä, mikä se ilman rikkomusta todennäköisesti olisi ollut.
p12C1c = Todennäköisiä tuloksia voi painottaa; mukaan otetaan vain laillisesti saavutettavat.
p12C1d = Kilpailunjohtaja voi määrätä prosenttipistetuloksen: mahdollisuuksia on liian monta tai ne ovat epäselviä.
p12C1e = Syytön puoli aiheutti osan vahingosta itse, joten puolia käsitellään eri tavoin.
p12C1ei = Rikkonut puoli saa täyden korjauksen mukaisen tuloksen.
p12C1eii = Toinen puoli ei saa hyvitystä siitä osasta, jonka se aiheutti itse.
p12C2a = Prosenttitulos: suoraan syyllinen enintään 40 %, osittain syyllinen 50 %, syytön vähintään 60 %.
p12C2a-one_side = Enintään 40 % suoraan syylliselle puolelle, vähintään 60 % toiselle.
p12C2a-one_side_partly = 50 % osittain syylliselle puolelle, vähintään 60 % toiselle.
p12C2a-both = Enintään 40 % molemmille, kumpikin on suoraan syyllinen.
p12C2a-both_partly = 50 % molemmille, kumpikin on osittain syyllinen.
p12C2a-neither = Vähintään 60 % molemmille, kumpikaan ei ole syyllinen.
p12C2b = IMP-laskennassa keskipeli plus on +3 ja keskipeli miinus −3, elleivät määräykset sano muuta.
p12C2c-above = Syyttömällä kilpailijalla on muissa jaoissa yli 60 %: tästä jaosta se saa oman istuntokeskiarvonsa.
p12C2c-below = Rikkojalla on muissa jaoissa alle 40 %: tästä jaosta se saa oman istuntokeskiarvonsa.
p12C3 = Henkilökohtaisessa kilpailussa partnerit saavat saman oikaisun ja tuloksen; moitteetonta partneria ei rangaista.
p12C4 = Cup-ottelussa lasketaan kummankin puolen jakotulos erikseen, ja molemmat saavat niiden keskiarvon.
p82C-both = Ellei normaalia tulosta saada, johtaja korjaa ja pitää molempia puolia syyttöminä: virhe oli hänen omansa.
p86B1-law12 = Joukkuekilpailu, ja toisen pöydän tulos suosii selvästi toista puolta: korvaava tulos, ei keskipeliä.
p92B-request = Ratkaisua voi pyytää 30 minuuttia tuloksen julkaisemisesta, ellei muuta aikaa ole ilmoitettu.

## Laki 13: korttien väärä lukumäärä

ask-wrong_number_of_cards-foreign_card = Onko ylimääräinen kortti toisesta pakasta tai brikasta?
val-wrong_number_of_cards-foreign_card-true = Vieras kortti
val-wrong_number_of_cards-foreign_card-false = Tämän jaon kortti
ask-wrong_number_of_cards-foreign_card_played = Onko vieras kortti pelattu täyteen tikkiin?
val-wrong_number_of_cards-foreign_card_played-true = Pelattu tikkiin
val-wrong_number_of_cards-foreign_card_played-false = Ei pelattu
ask-wrong_number_of_cards-play_over = Huomattiinko se pelin jälkeen?
val-wrong_number_of_cards-play_over-true = Pelin jälkeen
val-wrong_number_of_cards-play_over-false = Ennen pelin loppua
ask-wrong_number_of_cards-wrong_hand_called = Onko pelaaja, jolla on väärä määrä kortteja, tarjonnut?
val-wrong_number_of_cards-wrong_hand_called-true = Väärä käsi on tarjonnut
val-wrong_number_of_cards-wrong_hand_called-false = Väärä käsi ei ole tarjonnut
ask-wrong_number_of_cards-card_seen = Onko pelaaja nähnyt toisen käden kortin?
val-wrong_number_of_cards-card_seen-true = Kortti nähtiin
val-wrong_number_of_cards-card_seen-false = Korttia ei nähty
ask-wrong_number_of_cards-affected = Vaikuttiko nähty kortti tulokseen?
val-wrong_number_of_cards-affected-true = Vaikutti tulokseen
val-wrong_number_of_cards-affected-false = Ei vaikutusta
ask-wrong_number_of_cards-correctable = Voiko jaon korjata ja vielä pelata?
val-wrong_number_of_cards-correctable-true = Jaon voi pelata
val-wrong_number_of_cards-correctable-false = Jakoa ei voi pelata

p13A1 = Kilpailunjohtaja korjaa kädet; kukaan ei tunne toisen kättä, joten jako pelataan normaalisti.
p13A2 = Kilpailunjohtaja korjaa kädet ja jako pelataan; tulos korjataan, jos nähty kortti vaikutti siihen.
p13A2-affected = Kilpailunjohtaja korjaa tuloksen, johon nähty kortti vaikutti, ja voi rangaista rikkojaa.
p13A2-unaffected = Tulos jää voimaan: nähty kortti ei vaikuttanut siihen.
p13B1 = Kilpailunjohtaja korjaa kädet ja jako pelataan; tarjouksia ei muuteta.
p13B1-after = Pelin jälkeen hän voi korjata tuloksen.
p13B2 = Jakoa ei voi pelastaa: kilpailunjohtaja korjaa tuloksen ja voi rangaista rikkojaa.
p13C = Vieras kortti poistetaan; tarjoaminen ja peli jatkuvat ilman { word-rectification-some }.
p13C-played = Vieras kortti poistetaan; se pelattiin täyteen tikkiin, joten kilpailunjohtaja voi korjata tuloksen.
p13D = Tulos kumotaan ja korjataan; rikkoja voi saada menettelytaparangaistuksen.
p86B-law13 = Joukkuekilpailu: ratkaisevat toisen pöydän tuloksia koskevat säännöt.

## Laki 14: puuttuva kortti

ask-missing_card-lead_faced = Onko aloituslähtö käännetty?
val-missing_card-lead_faced-true = Lähtö käännetty
val-missing_card-lead_faced-false = Ennen lähtöä
ask-missing_card-found = Missä puuttuva kortti on?
val-missing_card-found-among_played = Kortti pelattujen joukossa
val-missing_card-found-elsewhere = Kortti oli muualla
val-missing_card-found-not_found = Korttia ei löytynyt

p14A1 = Kortti palaa vajaaseen käteen.
p14A2 = Korttia ei löydy: kilpailunjohtaja kokoaa jaon toisesta pakasta.
p14A3 = Tarjoaminen ja peli jatkuvat, tarjouksia ei muuteta; käden katsotaan olleen alusta asti täysi.
p14B1 = Jossain tikissä on kortti liikaa: puuttuva kortti oli pelattujen joukossa.
p14B2 = { $edition ->
    [1997] Kortti palaa vajaaseen käteen; siitä voi seurata rangaistuksia.
   *[other] Kortti palaa vajaaseen käteen; siitä voi seurata oikaisu tai rangaistus.
}
p14B3 = { $edition ->
    [1997] Kilpailunjohtaja kokoaa jaon niin hyvin kuin mahdollista; siitä voi seurata rangaistuksia.
   *[other] Kilpailunjohtaja kokoaa jaon toisesta pakasta; siitä voi seurata oikaisu tai rangaistus.
}
p14B4 = Kortti katsotaan aina kädessä olleeksi: se voi olla rangaistuskortti, ja sen pelaamatta jääminen revokki.
p14C = Vajaan käden partneri ei saa käyttää sitä, mitä tietää kortin palauttamisesta.
p67-law14 = Ratkaisevat säännöt tikistä, jossa on väärä määrä kortteja.

## Laki 15: väärä jako tai väärä käsi

ask-wrong_board_or_hand-mistake = Oliko yhdellä pelaajalla väärä käsi, vai pelasiko koko pöytä väärää jakoa?
val-wrong_board_or_hand-mistake-hand = Yksi pelaaja, väärä käsi
val-wrong_board_or_hand-mistake-board = Koko pöytä, väärä jako
ask-wrong_board_or_hand-teams = Onko kyseessä joukkuekilpailu?
val-wrong_board_or_hand-teams-true = Joukkuekilpailu
val-wrong_board_or_hand-teams-false = Pari- tai henkilökohtainen
ask-wrong_board_or_hand-later_board = Onko kyse jaosta, josta väärä käsi tuli?
val-wrong_board_or_hand-later_board-true = Käden oma jako
val-wrong_board_or_hand-later_board-false = Ensimmäinen jako
ask-wrong_board_or_hand-called = Onko väärän käden ottanut pelaaja tarjonnut?
val-wrong_board_or_hand-called-true = Pelaaja on tarjonnut
val-wrong_board_or_hand-called-false = Pelaaja ei ole tarjonnut
ask-wrong_board_or_hand-partner_called = Onko hänen partnerinsa tarjonnut sen jälkeen?
val-wrong_board_or_hand-partner_called-true = Partneri on tarjonnut
val-wrong_board_or_hand-partner_called-false = Partneri ei ole tarjonnut
ask-wrong_board_or_hand-repeated = Tekeekö hän siinä saman tarjouksen?
val-wrong_board_or_hand-repeated-true = Sama tarjous
val-wrong_board_or_hand-repeated-false = Muu tarjous
ask-wrong_board_or_hand-call_differs = Onko sen merkitys paljon erilainen, tai onko se psyykkinen?
val-wrong_board_or_hand-call_differs-true = Hyvin erilainen tai bluffi
val-wrong_board_or_hand-call_differs-false = Jokseenkin sama
ask-wrong_board_or_hand-auction_period_begun = Onko kukaan katsonut korttejaan?
val-wrong_board_or_hand-auction_period_begun-true = Kortteja on katsottu
val-wrong_board_or_hand-auction_period_begun-false = Kortteja ei ole katsottu
ask-wrong_board_or_hand-played_before = Onko joku neljästä pelannut tämän jaon aiemmin?
val-wrong_board_or_hand-played_before-true = Joku on pelannut
val-wrong_board_or_hand-played_before-false = Kukaan ei ole pelannut

p15A1 = Väärillä korteilla tehty tarjous ja kaikki sen jälkeiset tarjoukset perutaan.
p15A2a = Kilpailunjohtaja korjaa tuloksen, koska rikkojan partneri on tarjonnut sen jälkeen.
p15A2b = Rikkoja ottaa oikean kätensä ja tarjoaa uudelleen; tarjoussarja jatkuu siitä.
p15A2c = Perutuista tarjouksista saatu tieto on vastapuolelle vapaa, rikkojan puolelta kielletty.
p15A3 = Kilpailunjohtaja voi sallia tämän jaon normaalin pelaamisen.
p15A3-later = Jako, josta kortit tulivat, pelataan, jos siinä tehdään sama tarjous; hyvin erilainen tarjous johtaa korjattuun tulokseen.
p15A3-differs = Tarjous poikkeaa aiemmin näillä korteilla tehdystä: kilpailunjohtaja korjaa tuloksen.
p15A4 = Lisäksi voi tulla menettelytaparangaistus.
p15B-teams = Joukkuekilpailussa ratkaisevat toisen pöydän tuloksia koskevat säännöt.
p15B-early = Otetaan oikea brikka, muuta ei seuraa: kukaan ei ole katsonut korttejaan.
p15B1 = Jako mitätöidään molemmilta puolilta, koska yksi neljästä on pelannut sen aiemmin.
p15B2 = Jako pelataan loppuun ja sen tulos jää voimaan.
p15B2-later = Kilpailunjohtaja voi pelauttaa oikean jaon näillä pelaajilla myöhemmin.
p15B3 = Kilpailija, joka ei voi saada normaalia tulosta, saa prosenttipistetuloksen syyllisyyden mukaan.
p86B-law15 = Kilpailunjohtaja kutsutaan: joukkuekilpailussa tulos riippuu toisesta pöydästä ja syyllisyydestä.

## Laki 16: tieto

ask-unauthorized_information-source = Mikä oli tiedon lähde?
val-unauthorized_information-source-tempo = Partnerin tempo
val-unauthorized_information-source-remark = Partnerin huomautus
val-unauthorized_information-source-question = Partnerin kysymys
val-unauthorized_information-source-manner = Partnerin käytös
val-unauthorized_information-source-explanation = Selitys tai alertti
val-unauthorized_information-source-withdrawn = Peruttu tarjous tai kortti
val-unauthorized_information-source-opponents_manner = Vastustajan käytös
val-unauthorized_information-source-calls_and_plays = Lailliset tarjoukset ja peli
val-unauthorized_information-source-known_before = Tiedossa ennen jakoa
val-unauthorized_information-source-conditions = Ottelutilanne
ask-unauthorized_information-disputed = Ovatko puolet eri mieltä siitä, tapahtuiko se?
val-unauthorized_information-disputed-true = Puolet eri mieltä
val-unauthorized_information-disputed-false = Kukaan ei kiistä sitä
ask-unauthorized_information-intent = Oliko se tarkoitettu partnerille?
val-unauthorized_information-intent-unintended = Ei tarkoituksella
val-unauthorized_information-intent-for_partner = Partnerille tarkoitettu
val-unauthorized_information-intent-prearranged = Etukäteen sovittu
ask-unauthorized_information-user = Kumpi puoli haluaa käyttää peruttua tarjousta tai korttia?
val-unauthorized_information-user-non_offenders = Syytön puoli
val-unauthorized_information-user-offenders = Rikkonut puoli
ask-unauthorized_information-acted = Onko tiedon saanut pelaaja toiminut sen jälkeen?
val-unauthorized_information-acted-not_yet = Pelaaja ei ole vielä toiminut
val-unauthorized_information-acted-about_to_act = Pelaaja on juuri toimimassa
val-unauthorized_information-acted-acted = Pelaaja on toiminut
ask-unauthorized_information-logical_alternative = Oliko toimelle looginen vaihtoehto?
val-unauthorized_information-logical_alternative-true = Looginen vaihtoehto
val-unauthorized_information-logical_alternative-false = Ei loogista vaihtoehtoa
ask-unauthorized_information-suggested = Ehdottiko tieto selvästi tätä tointa enemmän kuin vaihtoehtoa?
val-unauthorized_information-suggested-true = Ehdotti sitä
val-unauthorized_information-suggested-false = Ei ehdottanut sitä
ask-unauthorized_information-gained = Hyötyikö hänen puolensa siitä?
val-unauthorized_information-gained-true = Puoli hyötyi siitä
val-unauthorized_information-gained-false = Puoli ei hyötynyt siitä

ask-extraneous_information-learnt = Mitä pelaaja sai tietää ja missä?
val-extraneous_information-learnt-overheard = Kuuli jotain
val-extraneous_information-learnt-other_table = Kortteja toisessa pöydässä
val-extraneous_information-learnt-wrong_hand = Katsoi väärää kättä
val-extraneous_information-learnt-own_table = Kortti omassa pöydässä
val-extraneous_information-learnt-opponent_careless = Vastustaja näytti kortteja
ask-extraneous_information-stage = Kuinka pitkällä jako on?
val-extraneous_information-stage-before_auction = Kukaan ei ole tarjonnut
val-extraneous_information-stage-auction_begun = Tarjoussarja on alkanut
val-extraneous_information-stage-play_over = Peli on päättynyt
ask-extraneous_information-interferes = Häiritseekö tieto todennäköisesti normaalia peliä?
val-extraneous_information-interferes-true = Häiritsee luultavasti peliä
val-extraneous_information-interferes-false = Harmiton tieto
ask-extraneous_information-affected = Vaikuttiko tieto tulokseen?
val-extraneous_information-affected-true = Vaikutti tulokseen
val-extraneous_information-affected-false = Ei vaikutusta
ask-extraneous_information-remedy = Mitä kilpailunjohtaja tekee?
val-extraneous_information-remedy-reseat = Vaihtaa paikkoja
val-extraneous_information-remedy-redeal = Jakaa uudelleen
val-extraneous_information-remedy-play_on = Pelataan, ehkä korjataan
val-extraneous_information-remedy-adjust = Korjaa heti

p16A1a = Tämän jaon laillisia ja hyväksyttyjä tarjouksia ja pelitoimia saa käyttää vapaasti.
p16A1b = Tietoa, jonka laki perutun toimen jälkeen vapauttaa, saa käyttää.
p16A1c = Sitä, minkä laki tai määräys sallii tai mikä tulee laillisesta menettelystä, saa käyttää.
p16A1d = Mitä tiesi ennen kätensä ottamista, sitä saa käyttää, ellei laki kiellä.
p16A2 = Oman tilanteen, vastustajien tavat ja kilpailun ehdot saa ottaa huomioon.
p16B1 = Mitä pelaaja kertoo muuten kuin tarjouksin ja kortein, on partnerille luvatonta tietoa; jako jatkuu.
p16B1a-free = Tieto ei ehdottanut tointa enemmän kuin vaihtoehtoa: se oli sallittu.
p16B1a-barred = Tieto ehdottaa tätä tointa loogisen vaihtoehdon sijasta: sitä ei saa valita.
p16B1a-breach = Pelaaja valitsi tiedon ehdottaman toimen loogisen vaihtoehdon sijasta: se on rikkomus.
p16B1b = Looginen vaihtoehto: moni samantasoinen samoilla menetelmillä harkitsisi vakavasti ja osa voisi valita.
p16B1b-none = Loogista vaihtoehtoa ei ollut, joten toimi oli sallittu ja tulos jää voimaan.
p16B2 = Vastustajat voivat varata oikeuden kutsua kilpailunjohtaja myöhemmin; kiistävä puoli kutsuu heti.
p16B2-disputed = Puolen, joka kiistää sen, pitäisi kutsua kilpailunjohtaja heti.
p16B3 = Kilpailunjohtaja kutsutaan pelin lopussa, jos partneri näyttää käyttäneen tietoa; jos siitä hyödyttiin, tulos korjataan.
p16B3-adjust = Rikkonut puoli hyötyi siitä: kilpailunjohtaja korjaa tuloksen.
p16C1 = Syytön puoli saa käyttää kaikkea perutuista tarjouksista ja korteista, omista ja vastustajien.
p16C2 = Rikkonut puoli ei saa käyttää mitään perutuista tarjouksista ja korteista, omista eikä vastustajien.
p16C2-free = Peruttu toimi ei ehdottanut sitä enemmän kuin vaihtoehtoa: se oli sallittu.
p16C2-barred = Peruttu toimi ehdottaa tätä loogisen vaihtoehdon sijasta: sitä ei saa valita.
p16C2-breach = Pelaaja valitsi perutun toimen ehdottaman loogisen vaihtoehdon sijasta: se on rikkomus.
p16C3 = Jos rikkonut puoli käyttää sitä ja vahingoittaa näin vastapuolta, kilpailunjohtaja korjaa tuloksen.
p16C3-adjust = Vastapuoli kärsi siitä vahinkoa: kilpailunjohtaja korjaa tuloksen.
p16D1 = Tiedon saanut kertoo siitä heti kilpailunjohtajalle muiden kuulematta eikä sano pöydässä mitään.
p16D2 = Tiedolla tuskin on merkitystä: jako pelataan normaalisti.
p16D2a = Jos kilpailu sallii, kilpailunjohtaja vaihtaa paikkoja niin, että pelaaja saa käden, jonka hän tuntee.
p16D2b = Jos kilpailu sallii, kilpailunjohtaja jaattaa brikan näille pelaajille uudelleen.
p16D2c = Jako pelataan; kilpailunjohtaja korjaa tuloksen jälkikäteen, jos tieto vaikutti siihen.
p16D2c-affected = Kilpailunjohtaja korjaa tuloksen, koska tieto vaikutti siihen.
p16D2c-unaffected = Tulos jää voimaan: tieto ei vaikuttanut siihen.
p16D2d = Kilpailunjohtaja korjaa tuloksen heti; joukkuekilpailussa hän katsoo toista pöytää.
p16D3 = Tarjous on tehty: paikkoja ei enää vaihdeta eikä jaeta uudelleen.
p20G1-ui = Kysymys, joka esitetään vain partnerin hyväksi, on kielletty.
p73A1-ui = Partnerit puhuvat toisilleen vain tarjouksin ja kortein.
p73B1-ui = Tiedon antaminen partnerille käytöksellä, huomautuksin, kysymyksin tai selityksin on rikkomus, josta voi rangaista.
p73B2-ui = Etukäteen sovitut luvattomat merkit ovat vakavinta, mihin pari voi syyllistyä.
p73C1-ui = Joka on saanut sellaista partneriltaan, välttää huolella hyötymästä ja toimii kuin ei olisi huomannut mitään.
p73C2-ui = Sitä hyväkseen käyttänyttä pelaajaa voidaan myös rangaista.
p73D1-own_risk = Vastustajan temposta tai käytöksestä saa tehdä päätelmiä omalla vastuullaan.
p74C5-seen = Kortin, jonka vastustaja näyttää ilman omaa yritystä, saa ottaa huomioon; sitä ei saa yrittää nähdä.
p75A-ui = Joka kuulee partnerin ymmärtäneen tarjouksen väärin, jatkaa kuin se olisi selitetty tarkoitetulla tavalla.
p85A1-tempo = Kilpailunjohtaja selvittää näytön perusteella, mitä todennäköisesti tapahtui, ja ratkaisee sen mukaan.
p91A-code = Kilpailunjohtaja määrää kurinpidollisen rangaistuksen ja voi sulkea parin pois.

## Pykälät

law-1 = Pakassa on 52 korttia neljässä värissä; laki määrää niiden järjestyksen sekä kuva- ja selkäpuolen.
    .title = Pakka
law-1A = Värit: pata, hertta, ruutu, risti; kussakin ässä, kuningas, rouva, sotamies, kymppi ja niin edelleen kakkoseen.
    .title = Värien ja korttien järjestys
law-1B = Säännöistä Vastaava Liitto voi vaatia kortteja, joiden kuvapuoli on symmetrinen.
    .title = Korttien kuvapuoli
law-1C = Kaikkien selkäpuolten pitäisi olla samanlaisia ja samoja kummin päin tahansa.
    .title = Korttien selkäpuoli
law-2 = Brikassa on neljä taskua, jakaja ja vyöhykkeet kuudentoista sarjassa; brikan merkinnät pätevät.
    .title = Brikat
law-3 = Kilpailunjohtaja numeroi pöydät ja määrää, mikä puoli on pohjoinen.
    .title = Pöydät ja ilmansuunnat
law-4 = Parit ja joukkueet pysyvät koossa istunnon, ellei kilpailunjohtaja salli muuta; henkilökohtaisessa partnerit vaihtuvat.
    .title = Partnerit
law-5 = Kuka istuu missä, alussa ja jokaisen vaihdon jälkeen.
    .title = Paikat
law-5A = Kilpailunjohtaja antaa aloituspaikat; valittu suunta vaihtuu istunnon aikana vain hänen luvallaan.
    .title = Aloituspaikat
law-5B = Kilpailunjohtaja ilmoittaa vaihdon selvästi; pelaajat vastaavat siirtymisestä ja oikeista paikoista.
    .title = Vaihtaminen
law-6 = Miten pakat sekoitetaan ja jaetaan, ja milloin jaetaan uudelleen.
    .title = Sekoittaminen ja jakaminen
law-6A = Pakat sekoitetaan perusteellisesti; vastustaja saa pyytää nostamista.
    .title = Sekoittaminen
law-6B = { $edition ->
    [2007] Neljä 13 kortin kättä jaetaan alaspäin kortti kerrallaan.
    [1997] Neljä 13 kortin kättä jaetaan alaspäin kortti kerrallaan.
   *[other] Neljä 13 kortin kättä jaetaan alaspäin kortti kerrallaan, perättäiset kortit eri käsiin.
}
    .title = Jakaminen
law-6C = Kummastakin parista pitäisi yhden olla läsnä, ellei kilpailunjohtaja sano toisin.
    .title = Molemmat parit läsnä
law-6D = Milloin kortit jaetaan uudelleen, ja mitkä jaot eivät kelpaa.
    .title = Uusi sekoittaminen ja jakaminen
law-6D1 = { $edition ->
    [2007] Ennen tarjoussarjaa virheellinen tai ehkä nähty jako jaetaan uudelleen; sen jälkeen 16C.
    [1997] Ennen tarjoussarjaa virheellinen tai ehkä nähty jako jaetaan uudelleen.
   *[other] Ennen tarjoussarjaa virheellinen tai ehkä nähty jako jaetaan uudelleen; sen jälkeen 16D tai 24.
}
    .title = Virheellinen jako, nähty kortti
law-6D2 = { $edition ->
    [1997] Jako sekoittamattomasta pakasta tai jo toisessa kilpailussa pelattu jako ei kelpaa.
   *[other] Aakkostetusta pakasta tai toisesta istunnosta ei saa jakaa, ellei vanhoja pelata uudelleen; brikat voivat olla yhteisiä.
}
    .title = Sekoittamaton tai vanha jako
law-6D3 = Kilpailunjohtaja voi määrätä uuden jaon laillisesta syystä, ei läpi passattua eikä kun ottelu voi olla ratkennut.
    .title = Kilpailunjohtajan määräämä uusi jako
law-6E = Kilpailunjohtaja valitsee, missä, kuka ja miten jaetaan.
    .title = Jakotavat
law-6E1 = Kilpailunjohtaja voi jaattaa brikat pöydissä juuri ennen peliä.
    .title = Jaetaan pöydässä
law-6E2 = Kilpailunjohtaja voi jakaa brikat itse etukäteen.
    .title = Kilpailunjohtaja jakaa
law-6E3 = Kilpailunjohtaja voi antaa jakamisen apulaisten tai muiden tehtäväksi.
    .title = Muut jakavat
law-6E4 = { $edition ->
    [1997] Kilpailunjohtaja voi valita muun tavan, varsinkin kun jaetaan etukäteen.
   *[other] Muu tapa on sallittu, kun jaot ovat yhtä satunnaisia kuin kunnolla sekoitettaessa.
}
    .title = Muut jakotavat
law-6F = { $edition ->
    [1997] Kilpailunjohtaja voi antaa pelaajien monistaa jaot ohjauksessaan.
   *[other] Kopiot tehdään kilpailunjohtajan ohjeen mukaan; yleensä niitä ei jaeta uudelleen, vaikka hän voi niin määrätä.
}
    .title = Monistetut jaot
law-7 = Miten brikka on pöydällä, kädet otetaan, pidetään ja palautetaan, ja kuka siitä vastaa.
    .title = Brikkojen ja korttien käsittely
law-7A = { $edition ->
    [2007] Brikka on pöydän keskellä, kunnes peli on päättynyt.
    [1997] Brikka on pöydän keskellä, kunnes peli on päättynyt.
   *[other] Brikka on pöydän keskellä oikein päin, kunnes peli on päättynyt.
}
    .title = Brikan paikka
law-7B = Miten kukin ottaa, laskee ja pitää kätensä.
    .title = Korttien ottaminen
law-7B1 = Kukin ottaa käden oman ilmansuuntansa taskusta.
    .title = Oma tasku
law-7B2 = Kukin laskee kolmetoista korttia alaspäin, ja hänen on katsottava ne ennen tarjoamista.
    .title = Ensin lasketaan, sitten katsotaan
law-7B3 = Pelin aikana tai jälkeen ei kosketa toisen kortteihin luvatta; pelinviejä saa pelata lepääjän kortteja.
    .title = Vain omat kortit
law-7C = { $edition ->
    [1997] Pelin jälkeen kädet palautetaan; uudelleen ottaminen vaatii molemmat puolet tai kilpailunjohtajan.
   *[other] Pelin jälkeen kädet sekoitetaan ja palautetaan; uudelleen ottaminen vaatii molemmat puolet tai kilpailunjohtajan.
}
    .title = Korttien palauttaminen
law-7D = Koko istunnon pöydässä istuvat vastaavat ensimmäisinä sen oikeista oloista.
    .title = Vastuu pöydässä
law-8 = Miten brikat ja pelaajat siirtyvät, ja milloin kierrokset ja istunnot päättyvät.
    .title = Kierrokset
law-8A = Kuka sanoo, miten brikat ja pelaajat siirtyvät, ja kuka siirtää brikat.
    .title = Siirtyminen
law-8A1 = Kilpailunjohtaja sanoo, miten brikat ja kilpailijat siirtyvät.
    .title = Kilpailunjohtajan ohjeet
law-8A2 = Ellei muuta ole järjestetty, pohjoinen huolehtii, että pelatut brikat menevät oikeaan pöytään.
    .title = Pohjoinen siirtää brikat
law-8B = { $edition ->
    [1997] Milloin kierros päättyy yleensä ja myöhässä olevassa pöydässä.
   *[other] Milloin kierros päättyy yleensä ja siirretyssä jaossa.
}
    .title = Kierroksen päättyminen
law-8B1 = Se päättyy, kun seuraava alkaa; myöhästyneessä pöydässä, kun pelaajat ovat siirtyneet.
    .title = Kierroksen päättyminen yleensä
law-8B2 = Sen kierros kestää, kunnes se on pelattu ja kirjattu tai kilpailunjohtaja luopuu siitä.
    .title = Siirretty jako
law-8C = Viimeinen kierros päättyy pöydässä, kun kaikki jaot on kirjattu huomautuksitta.
    .title = Viimeinen kierros ja istunto
law-9 = Kuka saa huomauttaa, milloin kilpailunjohtaja kutsutaan, ja mitä ei tehdä ennen hänen tuloaan.
    .title = Epäsäännöllisyyden jälkeen
law-9A = Kuka saa puhua epäsäännöllisyydestä ja milloin.
    .title = Huomauttaminen
law-9A1 = Kuka tahansa saa huomauttaa tarjousvaiheen epäsäännöllisyydestä, vuorollaan tai ilman.
    .title = Tarjottaessa
law-9A2 = Pelinviejä ja molemmat puolustajat saavat huomauttaa pelin epäsäännöllisyydestä.
    .title = Pelin aikana
law-9A3 = Kuka tahansa saa yrittää estää epäsäännöllisyyden, lepääjä omissa rajoissaan.
    .title = Estäminen
law-9A4 = Lepääjä ei huomauta mistään ennen pelin loppua, paitsi pelinviejän väärästä selityksestä 20F5:n mukaan.
    .title = Lepääjä odottaa
law-9A5 = Oman puolen epäsäännöllisyyttä ei tarvitse mainita, paitsi partnerin väärä selitys.
    .title = Oman puolen epäsäännöllisyys
law-9B = Kilpailunjohtaja kutsutaan, ja kaikki odottavat häntä.
    .title = Kun asiasta on huomautettu
law-9B1 = Milloin ja kenen pitäisi kutsua, ja ettei se vie keneltäkään oikeuksia.
    .title = Kilpailunjohtajan kutsuminen
law-9B1a = Kilpailunjohtaja pitäisi kutsua heti, kun asiasta on huomautettu.
    .title = Milloin kutsutaan
law-9B1b = Kuka tahansa saa silloin kutsua hänet, lepääjäkin.
    .title = Kuka saa kutsua
law-9B1c = Pelaaja ei menetä kutsumalla kilpailunjohtajan mitään oikeutta.
    .title = Kutsuminen ei maksa mitään
law-9B1d = Vastustajien oikeudet eivät muutu, kun pelaaja huomauttaa oman puolensa virheestä.
    .title = Oman puolen virheestä kertominen
law-9B2 = Kukaan ei tee mitään, ennen kuin kilpailunjohtaja on selittänyt kaiken { word-rectification-from }.
    .title = Selityksen odottaminen
law-9C = Rikkoja, joka korjaa ennen ratkaisua, voi saada lisää { word-rectification-some }.
    .title = Liian aikainen korjaaminen
law-10 = Vain kilpailunjohtaja päättää; miten valinnat selitetään ja tehdään.
    .title = Oikaisusta päättäminen
law-10A = Pelaajilla ei ole oikeutta päättää { word-rectification-from } eikä luopua siitä.
    .title = Vain kilpailunjohtaja päättää
law-10B = Kilpailunjohtaja voi jättää voimaan tai kumota sen, mitä pelaajat sopivat ilman häntä.
    .title = Pelaajien omat päätökset
law-10C = Miten valinta selitetään, kuka sen tekee, ja että sen saa tehdä edukseen.
    .title = Valinnat epäsäännöllisyyden jälkeen
law-10C1 = Kilpailunjohtaja selittää kaikki lain antamat vaihtoehdot.
    .title = Vaihtoehtojen selittäminen
law-10C2 = Joka saa valita, valitsee partneriltaan kysymättä.
    .title = Yksin valitseminen
law-10C3 = Syytön puoli saa valita sille parhaan.
    .title = Parhaan valitseminen
law-10C4 = { $edition ->
    [2007] Oikaisun jälkeen rikkonut puoli saa tarjota ja pelata edukseen 16D2:n, 27:n ja 23:n rajoissa.
    [1997] Rangaistuksen jälkeen rikkonut puoli saa tarjota ja pelata edukseen 16C2:n ja 72B1:n rajoissa.
   *[other] Oikaisun jälkeen rikkonut puoli saa tarjota ja pelata edukseen 16C2:n, 27:n ja 72C:n rajoissa.
}
    .title = Edullinen jatko
law-11 = Toimiminen ennen kilpailunjohtajan tuloa voi viedä oikeuden { word-rectification-into }.
    .title = Oikeuden menettäminen
law-11A = { $edition ->
    [2007] Oikeus voi mennä, varsinkin kun syytön puoli hyötyi vastustajan tietämättömyydestä; tulos jää voimaan.
    [1997] Oikeus voi mennä, varsinkin kun syytön puoli hyötyi vastustajan tietämättömyydestä; tulos jää voimaan.
   *[other] Oikeus voi mennä; vastustajan tietämättömyydestä saatu hyöty poistetaan hyötyjältä, toinen pitää tuloksensa.
}
    .title = Syytön puoli toimii
law-11B = Menetetty oikeus { word-rectification-into } ei estä menettelytaparangaistusta.
    .title = Rangaistus silti
law-12 = Milloin ja miksi tulos korjataan, ja miten uusi tulos saadaan.
    .title = Korjatut tulokset
law-12A = Ajoissa pyydettäessä tai itse kilpailunjohtaja voi korjata tuloksen, kun laki sallii.
    .title = Oikeus korjata
law-12A1 = { $edition ->
    [1997] Hän voi korjata syyttömän puolen hyväksi, kun laki ei hyvitä rikkomusta riittävästi.
   *[other] Hän voi korjata syyttömän puolen hyväksi, kun laissa ei ole rikkomukseen mitään.
}
    .title = Laissa ei ole oikaisua
law-12A2 = Hän määrää prosenttipistetuloksen, kun jakoa ei saada kuntoon.
    .title = Normaali peli mahdoton
law-12A3 = Hän voi korjata tuloksen, kun epäsäännöllisyys oikaistiin väärin.
    .title = Väärä oikaisu
law-12B = Tuloskorjaus hyvittää vahingon; se ei lievennä ankaria lakeja.
    .title = Tarkoitus
law-12B1 = Se hyvittää syyttömän puolen tappion rikkomuksesta ja poistaa rikkojien hyödyn.
    .title = Vahinko ja hyvitys
law-12B2 = Tulosta ei korjata siksi, että { word-rectification } tuntuu liian ankaralta tai lievältä.
    .title = Ei ankaruuden vuoksi
law-12C = Korvaavat tulokset, prosenttitulokset, henkilökohtaiset kilpailut ja cup-ottelut.
    .title = Miten tulos korjataan
law-12C1 = { $edition ->
    [1997] Syyttömät saavat parhaan todennäköisen tuloksen, rikkojat huonoimman vielä todennäköisen.
   *[other] Miten korvaava tulos määrätään pöydän tuloksen tilalle.
}
    .title = Korvaavat tulokset
law-12C1a = Kun laki sallii korjata ja korvaava tulos on mahdollinen, se tulee pöydän tuloksen tilalle.
    .title = Korvaava, kun mahdollista
law-12C1b = Korvaava tulos on niin lähellä kuin mahdollista todennäköistä tulosta ilman rikkomusta.
    .title = Todennäköinen tulos
law-12C1c = Useita mahdollisia tuloksia voi painottaa, vain laillisia.
    .title = Painotetut tulokset
law-12C1d = Kun tuloksia on liikaa tai ne ovat epäselviä, voi määrätä prosenttipistetuloksen.
    .title = Liikaa mahdollisuuksia
law-12C1e = Erittäin vakava asiaan kuulumaton virhe tai uhkapeli pelastuksen toivossa erottaa puolten tulokset.
    .title = Itse aiheutettu vahinko
law-12C1ei = Rikkonut puoli saa sen, mitä korjaus sille antaisi.
    .title = Rikkojien tulos
law-12C1eii = Syytön puoli ei saa hyvitystä siitä, minkä se aiheutti itse.
    .title = Syyttömien osuus
law-12C2 = Keskipeli, keskipeli plus ja keskipeli miinus, ja mitä ne ovat.
    .title = Prosenttipistetulokset
law-12C2a = Enintään 40 % suoraan, 50 % osittain syylliselle, vähintään 60 % syyttömälle.
    .title = Osuus syyllisyyden mukaan
law-12C2b = Keskipeli plus ja miinus ovat kolme IMPiä, elleivät määräykset muuta sitä.
    .title = IMPeinä
law-12C2c = Syytön yli 60 % tai rikkoja alle 40 % muissa jaoissa saa sen keskiarvon.
    .title = Oma istuntokeskiarvo
law-12C2d = Säännöistä Vastaava Liitto voi määrätä, miten monta puuttuvaa tulosta lasketaan.
    .title = Useita puuttuvia tuloksia
law-12C3 = Partnerit saavat saman oikaisun ja tuloksen; moitteetonta ei rangaista.
    .title = Henkilökohtaiset kilpailut
law-12C4 = Tulokset, jotka eivät täsmää, keskiarvoistetaan puolten kesken.
    .title = Cup-ottelut
law-13 = Kädessä on yli kolmetoista korttia; pelkkä vajaa käsi kuuluu lakiin 14.
    .title = Korttien väärä lukumäärä
law-13A = Kilpailunjohtaja korjaa jaon; seuraukset riippuvat siitä, nähtiinkö kortti.
    .title = Väärä käsi ei ole tarjonnut
law-13A1 = Kun kukaan ei ole nähnyt toisen korttia, jako pelataan normaalisti.
    .title = Mitään ei nähty
law-13A2 = Jako pelataan; jos tieto vaikutti tulokseen, kilpailunjohtaja korjaa sen ja voi rangaista.
    .title = Kortti nähtiin
law-13B = Huomattu tarjouksen jälkeen kesken kaiken: korjataan, jos voi, muuten korjataan tulos.
    .title = Väärä käsi on tarjonnut
law-13B1 = Jako korjataan ja pelataan tarjouksia muuttamatta; tuloksen voi korjata jälkikäteen.
    .title = Voidaan korjata
law-13B2 = Kilpailunjohtaja korjaa tuloksen ja voi rangaista rikkojaa.
    .title = Ei voida korjata
law-13C = Jakoon kuulumaton kortti poistetaan; vain täyteen tikkiin pelattu voi johtaa tuloskorjaukseen.
    .title = Vieraat kortit
law-13D = Tulos kumotaan ja korjataan; rikkoja voi saada menettelytaparangaistuksen.
    .title = Huomattu pelin jälkeen
law-14 = Käsi on vajaa eikä missään ole liikaa; kilpailunjohtaja etsii kortin.
    .title = Puuttuva kortti
law-14A = Käsi täydennetään ja jako jatkuu normaalisti.
    .title = Ennen lähdön kääntämistä
law-14A1 = Kortti palaa vajaaseen käteen.
    .title = Löytyi ennen lähtöä
law-14A2 = Kilpailunjohtaja kokoaa jaon toisesta pakasta.
    .title = Ei löytynyt ennen lähtöä
law-14A3 = Tarjoaminen ja peli jatkuvat tarjouksia muuttamatta; käden katsotaan olleen aina täysi.
    .title = Tarjoukset pysyvät
law-14B = Käsi täydennetään, ja kortin katsotaan olleen aina siinä.
    .title = Lähdön kääntämisen jälkeen
law-14B1 = Pelattujen joukosta löytynyt kortti kuuluu lakiin 67.
    .title = Pelattujen joukossa
law-14B2 = Kortti palaa; siitä voi seurata oikaisu tai rangaistus.
    .title = Löytyi muualta
law-14B3 = Jako kootaan uudelleen; siitä voi seurata oikaisu tai rangaistus.
    .title = Ei löytynyt
law-14B4 = Palautettu kortti voi olla rangaistuskortti, ja sen pelaamatta jääminen voi olla revokki.
    .title = Aina kädessä ollut
law-14C = Sen pelaajan partneri, jolla oli väärä määrä, ei saa käyttää tietoaan palautetusta kortista.
    .title = Tieto palauttamisesta
law-15 = Kortit toisesta brikasta, tai jako, joka ei kuulu kierrokseen.
    .title = Väärä jako tai väärä käsi
law-15A = Yksi pelaaja tarjosi toisen brikan kädellä.
    .title = Kortit väärästä brikasta
law-15A1 = Väärillä korteilla tehty tarjous kumotaan, ja sen myötä kaikki myöhemmät.
    .title = Tarjous perutaan
law-15A2 = Ratkaisevaa on, onko partneri tarjonnut sen jälkeen.
    .title = Mitä sitten tapahtuu
law-15A2a = Kilpailunjohtaja korjaa tuloksen.
    .title = Partneri on tarjonnut
law-15A2b = Rikkoja ottaa oikean käden ja tarjoaa uudelleen.
    .title = Partneri ei ole tarjonnut
law-15A2c = Niistä saatua tietoa säätelee 16C.
    .title = Perutut tarjoukset
law-15A3 = Sen voi pelata, jos hän toistaa siinä tarjouksensa; muu tarjous johtaa korjattuun tulokseen.
    .title = Käden oma jako
law-15A4 = Lisäksi voi tulla menettelytaparangaistus.
    .title = Rangaistus
law-15B = Pöytä pelaa jakoa, joka ei kuulu kierrokseen (parit ja henkilökohtainen; joukkueista 86B).
    .title = Pelataan väärää jakoa
law-15B1 = Jos joku neljästä on pelannut sen, se mitätöidään molemmilta.
    .title = Pelattu aiemmin
law-15B2 = Se pelataan loppuun ja jää voimaan; oikean jaon voi pelata myöhemmin.
    .title = Ei pelattu aiemmin
law-15B3 = Kilpailija, jolta normaali tulos jää saamatta, saa prosenttipistetuloksen.
    .title = Ei normaalia tulosta
law-16 = Mitä pelaaja saa käyttää ja mitä ei.
    .title = Tieto
law-16A = Tieto, jota pelaaja saa käyttää.
    .title = Tiedon käyttö
law-16A1 = Neljä tiedon lähdettä, jotka ovat pelaajalle avoimia.
    .title = Mitä saa käyttää
law-16A1a = Jaon lailliset, myös hyväksytyt, tarjoukset ja pelitoimet ilman muuta luvatonta tietoa.
    .title = Tarjoukset ja pelitoimet
law-16A1b = { $edition ->
    [2007] Mitä 16D vapauttaa perutun tarjouksen tai kortin jälkeen.
   *[other] Mitä 16C vapauttaa perutun tarjouksen tai kortin jälkeen.
}
    .title = Perutut toimet
law-16A1c = Mitä laki tai määräys sallii tai mikä tulee laillisista menettelyistä.
    .title = Sallittu tai menettelystä saatu
law-16A1d = Mitä hän tiesi ennen kätensä ottamista, ellei laki kiellä.
    .title = Ennalta tiedetty
law-16A2 = Oma tilanne, vastustajien tavat ja kilpailun ehdot.
    .title = Muut seikat
law-16B = Mitä partneri ilmaisee muuten kuin tarjouksin ja kortein.
    .title = Partnerilta saatu tieto
law-16B1 = Partnerin huomautukset, kysymykset, vastaukset, alertit, tempo ja käytös, jotka ehdottavat tointa, ovat luvattomia.
    .title = Partnerin luvaton tieto
law-16B1a = Ei tointa, jota se selvästi ehdottaa loogisen vaihtoehdon sijasta.
    .title = Kielto
law-16B1b = Toimi, jota riittävän moni samantasoinen samoilla menetelmillä harkitsisi vakavasti ja osa valitsisi.
    .title = Looginen vaihtoehto
law-16B2 = Vastustaja voi varata oikeuden kutsua kilpailunjohtaja myöhemmin; kiistävän pitäisi kutsua heti.
    .title = Oikeuden varaaminen
law-16B3 = Jos uskoo tietoa käytetyn, pitäisi kutsua pelin lopussa; kilpailunjohtaja korjaa hyödyn pois.
    .title = Kutsuminen pelin jälkeen
law-16C = Kuka saa käyttää sitä, mitä peruttu tarjous tai kortti on kertonut.
    .title = Perutut tarjoukset ja kortit
law-16C1 = Se saa käyttää kaikkea kummankin puolen perutuista toimista.
    .title = Syytön puoli
law-16C2 = Se ei saa käyttää niistä mitään eikä valita niiden ehdottamaa loogisen vaihtoehdon sijasta.
    .title = Rikkonut puoli
law-16C3 = Rikkomus, joka vahingoittaa vastapuolta, johtaa korjattuun tulokseen.
    .title = Tuloskorjaus
law-16D = Sattumalta saatu tieto jaosta muualta kuin partnerilta.
    .title = Muualta saatu tieto
law-16D1 = Kilpailunjohtajalle pitäisi kertoa heti, mieluiten tiedon saaneen pelaajan.
    .title = Ilmoitus kilpailunjohtajalle
law-16D2 = Jos tieto voi häiritä peliä, hän valitsee ennen tarjouksia yhden neljästä tavasta.
    .title = Kilpailunjohtajan vaihtoehdot
law-16D2a = Kun kilpailu sallii, pelaaja saa käden, jonka hän tuntee.
    .title = Paikkojen vaihto
law-16D2b = Kun kilpailu sallii, brikka jaetaan näille pelaajille uudelleen.
    .title = Uusi jako
law-16D2c = Jako pelataan, ja tulos korjataan, jos tieto vaikutti siihen.
    .title = Pelataan ja katsotaan
law-16D2d = Kilpailunjohtaja määrää korjatun tuloksen.
    .title = Korjataan heti
law-16D3 = Jäljellä on vain pelaaminen tai tuloksen korjaaminen.
    .title = Ensimmäisen tarjouksen jälkeen
