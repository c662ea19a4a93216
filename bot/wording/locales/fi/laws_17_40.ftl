### Lait 17–19 ja 22–39: tarjoussarja ja sen virheet. Laeilla 20, 21 ja 40 on oma tiedostonsa.

## Riittämätön maalaus: laji, kysymykset ja vastaukset

kind-insufficient_bid = Riittämätön maalaus
ask-insufficient_bid-out_of_rotation = Oliko maalaajan vuoro ollenkaan?
val-insufficient_bid-out_of_rotation-true = Lisäksi väärällä vuorolla
val-insufficient_bid-out_of_rotation-false = Oli hänen vuoronsa
ask-insufficient_bid-accepted = Hyväksyykö VPV riittämättömän maalauksen, tai onko hän tarjonnut sen päälle?
val-insufficient_bid-accepted-true = VPV hyväksyy
val-insufficient_bid-accepted-false = VPV ei hyväksy
ask-insufficient_bid-replaced_before_ruling = Korvasiko rikkoja maalauksensa ennen kilpailunjohtajan ratkaisua?
val-insufficient_bid-replaced_before_ruling-true = Korvattu ennen ratkaisua
val-insufficient_bid-replaced_before_ruling-false = Ei korvattu ennen ratkaisua
ask-insufficient_bid-replacement = Millä rikkoja korvaa maalauksensa?
val-insufficient_bid-replacement-lowest_same_denomination = Alin samassa vaihtoehdossa
val-insufficient_bid-replacement-comparable_call = { $edition ->
    [2007] Sama tai tarkempi merkitys
   *[other] Vastaava tarjous
}
val-insufficient_bid-replacement-any_sufficient_bid_or_pass = Muu maalaus tai passi
val-insufficient_bid-replacement-lowest_bid = Alin nimetyssä vaihtoehdossa
val-insufficient_bid-replacement-other_bid = Muu riittävä maalaus
val-insufficient_bid-replacement-pass = Passi
val-insufficient_bid-replacement-double = Kahdennus/vastakahdennus
val-insufficient_bid-replacement-insufficient_bid = Toinen riittämätön maalaus
ask-insufficient_bid-same_denomination = Osoittavatko molemmat maalaukset samaa pelin vaihtoehtoa tai samoja vaihtoehtoja?
val-insufficient_bid-same_denomination-true = Molemmat osoittavat samaa
val-insufficient_bid-same_denomination-false = Osoittavat eri asioita
ask-insufficient_bid-new_bid_accepted = Hyväksyykö VPV toisen riittämättömän maalauksen?
val-insufficient_bid-new_bid_accepted-true = VPV hyväksyy toisen
val-insufficient_bid-new_bid_accepted-false = Ei hyväksy sitäkään

## Tarjous väärällä vuorolla: laji, kysymykset ja vastaukset

kind-call_out_of_rotation = Tarjous väärällä vuorolla
ask-call_out_of_rotation-call_class = Mitä väärällä vuorolla tarjottiin?
val-call_out_of_rotation-call_class-pass = Passi
val-call_out_of_rotation-call_class-bid = Maalaus
val-call_out_of_rotation-call_class-double = Kahdennus/vastakahdennus
ask-call_out_of_rotation-artificial = Oliko se keinotekoinen tai passi partnerin keinotekoiseen tarjoukseen?
val-call_out_of_rotation-artificial-true = Keinotekoinen tarjous
val-call_out_of_rotation-artificial-false = Luonnollinen tarjous
ask-call_out_of_rotation-inadmissible = Oliko vastustajilla mitään, minkä olisi voinut kahdentaa tai vastakahdentaa?
val-call_out_of_rotation-inadmissible-true = Kelvoton kahdennus
val-call_out_of_rotation-inadmissible-false = Muuten luvallinen
ask-call_out_of_rotation-accepted = Hyväksyykö VPV tarjouksen tarjoamalla sen päälle?
val-call_out_of_rotation-accepted-true = VPV hyväksyy
val-call_out_of_rotation-accepted-false = VPV ei hyväksy

## Mikä on yhteistä väärän vuoron tarjoukselle ja väärän vuoron riittämättömälle maalaukselle

ask-call_out_of_rotation-whose_turn = Kenen vuoro oli rikkojasta katsoen?
val-call_out_of_rotation-whose_turn-rho = Rikkojan OPV:n vuoro
val-call_out_of_rotation-whose_turn-partner = Rikkojan partnerin vuoro
val-call_out_of_rotation-whose_turn-lho = Rikkojan VPV:n vuoro
ask-insufficient_bid-whose_turn = Kenen vuoro oli rikkojasta katsoen?
val-insufficient_bid-whose_turn-rho = Rikkojan OPV:n vuoro
val-insufficient_bid-whose_turn-partner = Rikkojan partnerin vuoro
val-insufficient_bid-whose_turn-lho = Rikkojan VPV:n vuoro
ask-call_out_of_rotation-lho_called = Onko VPV tarjonnut sen jälkeen?
val-call_out_of_rotation-lho_called-true = VPV on tarjonnut
val-call_out_of_rotation-lho_called-false = VPV ei ole tarjonnut
ask-insufficient_bid-lho_called = Onko VPV tarjonnut sen päälle?
val-insufficient_bid-lho_called-true = VPV on tarjonnut
val-insufficient_bid-lho_called-false = VPV ei ole tarjonnut
ask-any-offender_called_before = Oliko rikkoja tarjonnut tässä tarjoussarjassa aiemmin?
val-any-offender_called_before-true = Rikkoja oli tarjonnut aiemmin
val-any-offender_called_before-false = Rikkojan ensimmäinen tarjous
ask-any-proper_player_called = Onko vuorossa ollut vastustaja tarjonnut ennen ratkaisua?
val-any-proper_player_called-true = Vuorossa ollut tarjosi
val-any-proper_player_called-false = Vuorossa ollut ei tarjonnut
ask-any-rho_action = Mitä OPV tekee, kun vuoro on palannut hänelle?
val-any-rho_action-pass = OPV passaa
val-any-rho_action-legal_call = OPV maalaa tai kahdentaa
val-any-rho_action-illegal_call = OPV:n tarjous on laiton
val-any-rho_action-must_pass = OPV:n on passattava
ask-any-substitute = Mitä rikkoja tarjoaa, kun hänen vuoronsa tulee?
val-any-substitute-comparable_call = Vastaava tarjous
val-any-substitute-substitute_legal_call = Tarjous, joka ei ole vastaava
val-any-substitute-named_call = Tarjous, jonka hän on tehnyt
ask-any-comparable = { $edition ->
    [2007] Tarkoittaako uusi tarjous samaa kuin kumottu tai jotakin tarkempaa?
   *[other] Vastaako uusi tarjous kumottua (suunnilleen sama merkitys, osa siitä tai sama tarkoitus)?
}
val-any-comparable-true = { $edition ->
    [2007] Sama tai tarkempi
   *[other] Vastaava
}
val-any-comparable-false = { $edition ->
    [2007] Tarkoittaa muuta
   *[other] Ei vastaava
}

## Muutettu tarjous

kind-changed_call = Tarjouksen muuttaminen
ask-changed_call-half_made = Jäikö tarjous puolitiehen?
val-changed_call-half_made-true = Palasi laatikkoon ennen kuin oli pöydällä
val-changed_call-half_made-false = Laskettiin pöytään
ask-changed_call-counts_as_made = Onko se kerhon tarjouslaatikkosääntöjen mukaan tarjous?
val-changed_call-counts_as_made-true = Se on tarjous
val-changed_call-counts_as_made-false = Se ei ollut vielä tarjous
ask-changed_call-unintended = Oliko ensimmäinen tarjous lipsahdus, vai muuttuiko mieli?
val-changed_call-unintended-true = Lipsahdus
val-changed_call-unintended-false = Mielenmuutos
ask-changed_call-partner_called = Onko pelaajan partneri tarjonnut sen jälkeen?
val-changed_call-partner_called-true = Partneri on tarjonnut
val-changed_call-partner_called-false = Partneri ei ole tarjonnut
ask-changed_call-attempted = Onko hän jo tehnyt toisen tarjouksen?
val-changed_call-attempted-true = Toinen tarjous tehty
val-changed_call-attempted-false = Toista ei ole vielä tehty
ask-changed_call-lho_called = Oliko VPV tarjonnut ensimmäisen päälle ennen muuttamista?
val-changed_call-lho_called-true = VPV oli tarjonnut
val-changed_call-lho_called-false = VPV ei ollut tarjonnut
ask-changed_call-auction_period_over = Onko aloituslähtö käännetty, tai onko läpi passattu käsi palautettu brikkaan?
val-changed_call-auction_period_over-true = Tarjousvaihe on ohi
val-changed_call-auction_period_over-false = Tarjousvaihe ei ole ohi
ask-changed_call-accepted = Hyväksyykö VPV toisen tarjouksen?
val-changed_call-accepted-true = VPV hyväksyy
val-changed_call-accepted-false = VPV ei hyväksy
ask-changed_call-change = Muuttaako pelaaja tarjouksen?
val-changed_call-change-substitute_legal_call = Tee tarkoitettu tarjous
val-changed_call-change-repeat_call = Jätä ensimmäinen voimaan

## Kelvoton kahdennus

kind-inadmissible_double = Kelvoton kahdennus tai vastakahdennus
ask-inadmissible_double-misnamed = Sanottiinko vain taso tai vaihtoehto väärin?
val-inadmissible_double-misnamed-true = Vain sanottu väärin
val-inadmissible_double-misnamed-false = Sinänsä kelvoton
ask-inadmissible_double-found_in_play = Käännettiinkö aloituslähtö, ennen kuin kukaan huomasi?
val-inadmissible_double-found_in_play-true = Huomattu lähdön jälkeen
val-inadmissible_double-found_in_play-false = Huomattu ennen lähtöä
ask-inadmissible_double-lho_called = Onko VPV tarjonnut sen jälkeen ennen ratkaisua?
val-inadmissible_double-lho_called-true = VPV on tarjonnut
val-inadmissible_double-lho_called-false = VPV ei ole tarjonnut
ask-inadmissible_double-out_of_rotation = Oliko rikkojan vuoro?
val-inadmissible_double-out_of_rotation-true = Lisäksi väärällä vuorolla
val-inadmissible_double-out_of_rotation-false = Oli hänen vuoronsa

## Tarjous, kun oli passattava

kind-call_when_required_to_pass = Tarjous, kun oli passattava
ask-call_when_required_to_pass-inadmissible = Oliko se kahdennus tai vastakahdennus, joka on muutenkin kelvoton?
val-call_when_required_to_pass-inadmissible-true = Kelvoton kahdennus
val-call_when_required_to_pass-inadmissible-false = Muuten luvallinen
ask-call_when_required_to_pass-lho_called = Onko VPV tarjonnut sen jälkeen ennen ratkaisua?
val-call_when_required_to_pass-lho_called-true = VPV on tarjonnut
val-call_when_required_to_pass-lho_called-false = VPV ei ole tarjonnut
ask-call_when_required_to_pass-duty = Kuinka kauan pelaajan oli passattava?
val-call_when_required_to_pass-duty-once = Passattava kerran
val-call_when_required_to_pass-duty-rest_of_auction = Passattava loppuun asti

## Maalaus yli seitsemän

kind-bid_above_seven = Maalaus yli seitsemän tason
ask-bid_above_seven-lho_called = Onko VPV tarjonnut sen jälkeen ennen ratkaisua?
val-bid_above_seven-lho_called-true = VPV on tarjonnut
val-bid_above_seven-lho_called-false = VPV ei ole tarjonnut
ask-bid_above_seven-auction_over = Jos sen tilalla on passi, onko tarjoussarja päättynyt?
val-bid_above_seven-auction_over-true = Tarjoussarja on päättynyt
val-bid_above_seven-auction_over-false = Tarjoussarja jatkuu

## Tarjous loppupassin jälkeen

kind-call_after_final_pass = Tarjous loppupassin jälkeen
ask-call_after_final_pass-side = Viekö pelaajan puoli pelin vai puolustaako se?
val-call_after_final_pass-side-declaring = Pelinviejän puoli
val-call_after_final_pass-side-defending = Puolustava puoli
ask-call_after_final_pass-call_class = Mitä tarjottiin?
val-call_after_final_pass-call_class-pass = Passi
val-call_after_final_pass-call_class-bid = Maalaus
val-call_after_final_pass-call_class-double = Kahdennus/vastakahdennus
ask-call_after_final_pass-lho_called = Onko myös VPV tarjonnut sen jälkeen?
val-call_after_final_pass-lho_called-true = VPV on tarjonnut
val-call_after_final_pass-lho_called-false = VPV ei ole tarjonnut

## Samanaikaiset tarjoukset

kind-simultaneous_calls = Samanaikaiset tarjoukset
ask-simultaneous_calls-whose_turn = Kuka tarjosi oikealla vuorolla, toisesta pelaajasta katsoen?
val-simultaneous_calls-whose_turn-rho = OPV oli vuorossa
val-simultaneous_calls-whose_turn-partner = Partneri oli vuorossa
val-simultaneous_calls-whose_turn-lho = VPV oli vuorossa
ask-simultaneous_calls-insufficient = Onko toinen maalaus liian matala vuorolla tehdyn päälle?
val-simultaneous_calls-insufficient-true = Toinen on liian matala
val-simultaneous_calls-insufficient-false = Toinen on riittävän korkea
ask-simultaneous_calls-accepted = Hyväksyykö VPV väärän vuoron tarjouksen tarjoamalla sen päälle?
val-simultaneous_calls-accepted-true = VPV hyväksyy
val-simultaneous_calls-accepted-false = VPV ei hyväksy

## Tarjoussarja päättyi liian aikaisin

kind-auction_ended_early = Pelaajan vuoro ohitettiin
ask-auction_ended_early-pass_out_of_rotation = Tehtiinkö jokin kolmesta passista väärällä vuorolla niin, että pelaaja menetti vuoronsa?
val-auction_ended_early-pass_out_of_rotation-true = Yksi passi väärällä vuorolla
val-auction_ended_early-pass_out_of_rotation-false = Kaikki passit vuorolla
ask-auction_ended_early-lead_faced = Onko aloituslähtö käännetty?
val-auction_ended_early-lead_faced-true = Lähtö on käännetty
val-auction_ended_early-lead_faced-false = Lähtöä ei ole käännetty

## Tarjottaessa paljastunut kortti

kind-exposed_card_in_auction = Tarjottaessa paljastunut kortti
ask-exposed_card_in_auction-partner_could_see = Olisiko pelaajan partneri voinut nähdä kortin kuvapuolen?
val-exposed_card_in_auction-partner_could_see-true = Partneri saattoi nähdä sen
val-exposed_card_in_auction-partner_could_see-false = Partneri ei voinut nähdä
ask-exposed_card_in_auction-several = Yksi kortti vai useampia?
val-exposed_card_in_auction-several-true = Kaksi tai useampia kortteja
val-exposed_card_in_auction-several-false = Yksi kortti
ask-exposed_card_in_auction-honour = Oliko se arvokortti (ässä, kuningas, rouva, sotamies, kymppi)?
val-exposed_card_in_auction-honour-true = Arvokortti
val-exposed_card_in_auction-honour-false = Yhdeksän tai pienempi
ask-exposed_card_in_auction-led = Lähdettiinkö kortilla, vai putosiko se tai näytettiinkö se vain?
val-exposed_card_in_auction-led-true = Lähdettiin
val-exposed_card_in_auction-led-false = Putosi tai näytettiin
ask-exposed_card_in_auction-side = Viekö pelaajan puoli lopulta pelin vai puolustaako se?
val-exposed_card_in_auction-side-not_yet_known = Pelinviejä ei vielä tiedossa
val-exposed_card_in_auction-side-declaring = Se vie pelin
val-exposed_card_in_auction-side-defending = Se puolustaa

## Ratkaisujen lauseet: tarjousvaihe, väärin nimetyt kahdennukset

p12A1-auction = Mikään laki ei enää korjaa sitä: tuloksen voi korjata, jos ohitettu puoli kärsi vahinkoa.
p16C-calls = Kumottujen tarjousten tieto on vain vastapuolelle; jokainen väärällä vuorolla passannut on rikkoja.
p16C2-calls = Rikkonut puoli ei saa käyttää kumottujen tarjousten antamaa tietoa; vastapuoli saa.
p72C-calls = Tulos korjataan pelin jälkeen, jos rikkoja olisi voinut tietää, että tämä hyvinkin vahingoittaa vastapuolta.
p17D1 = Jako pelataan: aloituslähtö on käännetty, joten tarjousvaihe katsotaan päättyneeksi.
p17D3 = Tarjoussarja ei ole päättynyt: vuoro palaa ohitetulle pelaajalle, ja kaikki sen jälkeiset passit kumotaan.
p34 = Kukaan ei menetä tarjousoikeuttaan sen vuoksi, että joku muu passasi väärällä vuorolla.
p22A = Kaikki kolme passia tehtiin vuorolla: tarjoussarja on päättynyt, ja viimeinen maalaus on sitoumus.
p19A1 = Kahdentaa saa vain vastustajan tekemän viimeisen maalauksen, kun välissä on vain passeja.
p19B1 = Vastakahdentaa saa vain vastustajan kahdennuksen, kun välissä on vain passeja.
p19A3 = Kahdennus koskee maalausta, joka todella tehtiin, mitä tahansa sanottiinkin.
p19B3 = Vastakahdennuskin koskee maalausta, joka todella tehtiin.

## Lauseet: vastaavat tarjoukset, lähtökorttirajoitukset

p23A = Tarjous on vastaava, jos se osoittaa suunnilleen samaa kuin kumottu tai osan siitä, tai sillä on sama tarkoitus.
p23B = Tarjoaminen ja peli jatkuvat ilman muita seurauksia; myös kumottua tarjousta saa käyttää hyväksi.
p23C = Jos virhe auttoi silti ja vahingoitti vastapuolta, kilpailunjohtaja korjaa tuloksen pelin jälkeen.
p26A = Lähtöä ei rajoiteta, jos rikkoja puolustaa.
p26B = Jos rikkoja puolustaa: partnerin ensimmäisellä lähtövuorolla pelinviejä saa kieltää yhden värin, jota rikkoja ei ole laillisesti osoittanut, kunnes lähtö vaihtuu.

## Lauseet: tarjottaessa paljastunut kortti

p24 = Jokainen tällainen kortti jää näkyviin tarjoussarjan loppuun; vain vastapuoli saa käyttää sen tietoa.
p24-unseen = Pelaaja ottaa kortin takaisin seurauksitta, koska partneri ei ole voinut nähdä sitä.
p24A = Tarjoamiseen ei tule seurauksia, ja partneri saa tarjota: yksi kymppiä pienempi kortti, jolla ei lähdetty.
p24B = Partnerin on passattava seuraavalla vuorollaan, koska kortti on arvokortti tai sillä lähdettiin.
p24C = Partnerin on passattava seuraavalla vuorollaan, koska kortteja paljastui kaksi tai useampia.
p24D-declaring = Pelaajan puoli vie pelin: kortti palaa hänen käteensä.
p24D = Jos pelaajasta tulee pelinviejä tai lepääjä, kortti palaa hänen käteensä.
p24E-defending = Pelaajan puoli puolustaa: kun peli alkaa, kortista tulee rangaistuskortti.
p50B-minor_in_auction = Yksi pikkukortti, jolla ei lähdetty: pieni rangaistuskortti.
p50B-major_in_auction = Arvokortti, kortti, jolla lähdettiin, tai useita kortteja: isoja rangaistuskortteja.
p24E = Jos hän puolustaa, siitä tulee rangaistuskortti: pieni, jos se on yksi vahingossa näkynyt pikkukortti, muuten iso.

## Lauseet: tarjouksen muuttaminen

p18F-not_made = Se ei ollut vielä tarjous: pelaaja saa tarjota mitä haluaa. Milloin tarjouslappu on tarjous, sen sanovat kerhon säännöt; usein kun sitä pidetään pöydällä tai lähellä sitä.
p25A1 = Pelaaja saa vaihtaa lipsahduksen tarkoittamaansa tarjoukseen, kunnes partneri tarjoaa. Lähtöä ei rajoiteta.
p25A1-changed = Se oli lipsahdus eikä partneri ole tarjonnut: tarkoitettu tarjous jää voimaan. Lähtöä ei rajoiteta.
p25A1-kept = Pelaaja voi myös jättää ensimmäisen tarjouksen voimaan.
p25A2 = Pelaaja tarkoitti tarjousta sitä tehdessään: sitä ei saa muuttaa.
p25A3 = Sillä ei ole merkitystä, miten hän huomasi lipsahduksen.
p25A4 = Tarjous jää voimaan eikä sitä voi enää muuttaa, koska partneri on jo tarjonnut.
p25A5 = Mitään tarjousta ei voi enää muuttaa: tarjousvaihe on ohi.
p25A6 = VPV saa muuttaa ensimmäisen päälle tekemänsä tarjouksen; sen tieto on vain VPV:n puolelle.
p25B1 = Toinen tarjous jää voimaan ja ensimmäinen perutaan: VPV hyväksyy sanomalla tai tarkoituksella tarjoamalla sen päälle.
p25B1-warning = Jos hän silti muuttaa tarjouksensa, toinen tarjous on voimassa vain, jos VPV hyväksyy sen.
p25B2 = Toinen tarjous kumotaan, ja ensimmäinen jää voimaan.
p25B3 = Rikkonut puoli ei saa käyttää perutun tarjouksen antamaa tietoa; vastapuoli saa.

## Lauseet: riittämätön maalaus

p27A1 = Maalaus jää voimaan ja tarjoussarja jatkuu, koska VPV hyväksyy sen sanomalla tai tarjoamalla.
p27A2 = Väärällä vuorolla tehty riittämätön maalaus ratkaistaan kuten maalaus väärällä vuorolla.
p27A1-may = Jos VPV hyväksyy liian matalan maalauksen, se jää voimaan ja tarjoussarja jatkuu.
p27B = Jos VPV ei hyväksy sitä, rikkojan on korvattava se laillisella tarjouksella.
p27B1a = Tarjoussarja jatkuu ja partneri saa tarjota vapaasti: se on alin riittävä maalaus samassa vaihtoehdossa.
p27B1b = Tarjoussarja jatkuu ja partneri saa tarjota vapaasti, koska tarjous on vastaava.
p27B2 = Muu riittävä maalaus tai passi jää voimaan, mutta partnerin on passattava tarjoussarjan loppuun.
p27B3 = Kahdennus kumotaan: rikkoja maalaa riittävästi tai passaa, ja partneri passaa tarjoussarjan loppuun.
p27B4 = Toinenkin maalaus kumotaan: rikkoja maalaa riittävästi tai passaa, ja partneri passaa loppuun asti.
p27B4-accepted = Toinen riittämätön maalaus jää voimaan ensimmäisen sijasta, koska VPV hyväksyy sen.
p27C = Korvattu ennen ratkaisua: korvaava tarjous on voimassa ja ratkaistaan kuin se tehtäisiin nyt.
p27C-original = Sillä välin tehty korvaava tarjous perutaan.
p27D = Jos riittämätön maalaus auttoi silti ja vahingoitti vastapuolta, kilpailunjohtaja korjaa tuloksen pelin jälkeen.

## Lauseet: tarjous väärällä vuorolla

p28A = Tarjous katsotaan tehdyksi oikealla vuorolla ja jää voimaan, koska OPV:n oli joka tapauksessa passattava.
p28B = Tarjoussarja jatkuu kuin väärän vuoron tarjousta ei olisi tehty: vuorossa ollut tarjosi. Lähtöä ei rajoiteta.
p29A = Tarjous jää voimaan, koska VPV tarjoaa sen päälle; tarjoussarja jatkuu siitä eikä muuta seuraa.
p29B = Tarjous kumotaan, ja vuoro palaa sille, jonka vuoro oli.
p29C = Ratkaisevaa on, mitä tarjous osoittaa, eikä se, minkä vaihtoehdon se nimeää.
p30A = Rikkojan on passattava, kun hänen vuoronsa tulee; hänen partnerinsa saa tarjota vapaasti.
p30B1a = Partneri saa tehdä minkä tahansa laillisen tarjouksen, kunnes rikkoja on tarjonnut uudelleen.
p30B1bi = Ei muita seurauksia, ja partneri saa tarjota vapaasti.
p30B1bii = Partnerin on passattava seuraavalla vuorollaan sen jälkeen, koska tarjous ei ole vastaava.
p30B2 = Rikkoja oli tarjonnut aiemmin: passi katsotaan aiemman tarjouksen muuttamiseksi.
p30C = Keinotekoinen passi tai passi partnerin keinotekoiseen tarjoukseen ratkaistaan kuten maalaus.
p31A1 = Rikkojan on tehtävä sama maalaus uudelleen, eikä muuta seuraa.
p31A1-insufficient = Rikkojan on tehtävä sama maalaus uudelleen, ja se käsitellään riittämättömänä (laki 27).
p31A2-illegal = OPV:n oma virhe korjataan ensin tavalliseen tapaan.
p31A2a = Ei muita seurauksia, ja partneri saa tarjota vapaasti.
p31A2b = Partnerin on passattava seuraavalla vuorollaan sen jälkeen, koska tarjous ei ole vastaava.
p31B1 = Siihen asti partneri saa tehdä minkä tahansa laillisen tarjouksen.
p31B2 = Vuorollaan rikkoja saa tehdä minkä tahansa laillisen tarjouksen; seuraukset riippuvat siitä, onko se vastaava.
p31C = Rikkoja oli tarjonnut aiemmin: maalaus katsotaan aiemman tarjouksen muuttamiseksi.
p32 = Kelvotonta kahdennusta tai vastakahdennusta ei voi koskaan hyväksyä.
p32A1 = Rikkojan on kahdennettava (vastakahdennettava) uudelleen, eikä muuta seuraa.
p32A2-illegal = OPV:n oma virhe korjataan ensin tavalliseen tapaan.
p32A2a = Ei muita seurauksia, ja partneri saa tarjota vapaasti.
p32A2b = Partnerin on passattava seuraavalla vuorollaan sen jälkeen, koska tarjous ei ole vastaava.
p32B1 = Siihen asti partneri saa tehdä minkä tahansa laillisen tarjouksen.
p32B2 = Vuorollaan rikkoja saa tehdä minkä tahansa laillisen tarjouksen; seuraukset riippuvat siitä, onko se vastaava.
p32C = Rikkoja oli tarjonnut aiemmin: kahdennus katsotaan aiemman tarjouksen muuttamiseksi.
p33 = Oikealla vuorolla tehty tarjous on ensimmäinen; toinen seuraa vuorollaan, joten molemmat jäävät voimaan.
p33-insufficient = Oikealla vuorolla tehty tarjous on ensimmäinen, ja toinen maalaus on silloin liian matala.
p33-out_of_rotation = Oikealla vuorolla tehty tarjous on ensimmäinen; toinen on sen jälkeen väärällä vuorolla.

## Lauseet: kelvottomat tarjoukset

p36A = Kahdennus ja myöhemmät tarjoukset kumotaan, koska VPV on tarjonnut; vuoro palaa kuin mitään ei olisi tapahtunut.
p36B1 = Kahdennus tai vastakahdennus kumotaan.
p36B2 = Rikkoja tekee sen sijaan laillisen tarjouksen; hänen partnerinsa on passattava tarjoussarjan loppuun.
p36B3 = Lähtöä voidaan rajoittaa ja tulos korjata.
p36B4 = Vuoro palaa oikealle pelaajalle; rikkoja tarjoaa vuorollaan vapaasti, partneri passaa loppuun asti.
p36C = Kumoaminen on myöhäistä: tulos lasketaan kuin kahdennusta ei olisi tehty.
p37A = Tarjous ja myöhemmät jäävät voimaan, koska VPV on tarjonnut, mutta pelaajan on passattava myös tästä eteenpäin.
p37A-once = Tarjous ja kaikki myöhemmät jäävät voimaan, koska VPV on tarjonnut; muuta ei seuraa.
p37A-inadmissible = Tämä ei koske muutenkin kelvotonta kahdennusta tai vastakahdennusta: sen ratkaisee laki 36.
p37B1 = Tarjous kumotaan.
p37B2 = Sen tilalle tulee passi, ja puolen molemmat pelaajat passaavat tarjoussarjan loppuun.
p38A = Yli seitsemän tasolla ei koskaan pelata.
p38B = Maalaus ja kaikki sen jälkeiset tarjoukset kumotaan.
p38C = Sen tilalle tulee passi, tarjoussarja jatkuu, ja rikkoneen puolen molemmat pelaajat passaavat loppuun asti.
p38C-over = Sen tilalle tulee passi, ja siihen tarjoussarja päättyy.
p38D = Lähtöä voidaan rajoittaa ja tulos korjata, koska VPV ei ole tarjonnut.
p38D-called = Lähtöä ei rajoiteta eikä tulosta korjata, koska VPV on tarjonnut.
p39A = Loppupassin jälkeiset tarjoukset kumotaan.
p39B = Puolustajan passista tai pelinviejän puolen tarjouksesta ei tule muita seurauksia.
p39B-called = Ei muita seurauksia, koska VPV on tarjonnut sen jälkeen.
p39C = Lähtöä voidaan rajoittaa: puolustaja maalasi tai kahdensi, eikä VPV ole tarjonnut sen jälkeen.

## Pykälien tiivistelmät

law-17 = Milloin tarjousvaihe alkaa, kuka tarjoaa milloin, ja milloin se päättyy.
    .title = Tarjousvaihe
law-17A = Kummallekin puolelle se alkaa, kun jompikumpi partnereista ottaa korttinsa brikasta.
    .title = Tarjousvaiheen alku
law-17B = Brikan osoittama jakaja tarjoaa ensin.
    .title = Ensimmäinen tarjous
law-17C = Jakajan jälkeen kaikki tarjoavat vuorollaan myötäpäivään.
    .title = Tarjousjärjestys
law-17D = Milloin tarjousvaihe on ohi ja milloin ei.
    .title = Tarjousvaiheen loppu
law-17D1 = Se loppuu, kun tarjoussarja on ohi ja puolustaja kääntää aloituslähdön; sitä ennen on selvitysvaihe.
    .title = Lähtö päättää sen
law-17D2 = Jos kukaan ei maalaa, se loppuu, kun kaikki neljä kättä ovat taas brikassa.
    .title = Läpi passattu
law-17D3 = Kolme passia ei lopeta tarjoussarjaa, jos yksi niistä vei väärällä vuorolla jonkun vuoron: vuoro palaa hänelle.
    .title = Pelaajan vuoro ohitettu
law-18 = Mikä maalaus on, ja mikä maalaus on toista korkeampi.
    .title = Maalaukset
law-18A = Maalaus nimeää 1–7 tikkiä yli kuuden ja pelin vaihtoehdon; passi ja kahdennukset ovat tarjouksia, eivät maalauksia.
    .title = Maalauksen muoto
law-18B = Korkeampi on maalaus, jonka taso on korkeampi tai jonka vaihtoehto on samalla tasolla korkeampi.
    .title = Ylittäminen
law-18C = Maalaus riittää, kun se on viimeistä maalausta korkeampi.
    .title = Riittävä maalaus
law-18D = Maalaus, joka ei ole viimeistä korkeampi, on rikkomus.
    .title = Riittämätön maalaus
law-18E = Ylhäältä alas: sangi, pata, hertta, ruutu, risti.
    .title = Vaihtoehtojen arvojärjestys
law-18F = Liitto voi sallia muitakin tarjoustapoja, esimerkiksi tarjouslaatikot.
    .title = Tarjoustavat
law-19 = Milloin saa kahdentaa tai vastakahdentaa, ja mitä siitä seuraa.
    .title = Kahdennukset ja vastakahdennukset
law-19A = Mitä saa kahdentaa ja miten.
    .title = Kahdennukset
law-19A1 = Vain vastustajan tekemän viimeisen maalauksen, kun välissä on vain passeja.
    .title = Mitä saa kahdentaa
law-19A2 = Kahdentaja ei mainitse tasoa eikä pelin vaihtoehtoa.
    .title = Vain ”kahdennan”
law-19A3 = Jos hän nimeää ne väärin, hän on kahdentanut sen maalauksen, joka todella tehtiin.
    .title = Kahdennus väärällä nimellä
law-19B = Mitä saa vastakahdentaa ja miten.
    .title = Vastakahdennukset
law-19B1 = Vain vastustajan tekemän viimeisen kahdennuksen, kun välissä on vain passeja.
    .title = Mitä saa vastakahdentaa
law-19B2 = Vastakahdentaja ei mainitse tasoa eikä pelin vaihtoehtoa.
    .title = Vain ”vastakahdennan”
law-19B3 = Jos hän nimeää ne väärin, hän on vastakahdentanut sen maalauksen, joka todella tehtiin.
    .title = Vastakahdennus väärällä nimellä
law-19C = Myöhempi laillinen maalaus poistaa kahdennuksen ja vastakahdennuksen.
    .title = Maalaus poistaa ne
law-19D = Jos maalausta ei seuraa, sitoumus lasketaan kahdennettuna tai vastakahdennettuna.
    .title = Vaikutus pisteisiin
law-22 = Milloin tarjoussarja on päättynyt.
    .title = Tarjoussarjan päättyminen
law-22A = Kolme vuorollaan tehtyä passia viimeisen maalauksen jälkeen: maalaus on sitoumus.
    .title = Sitoumus
law-22B = Jos kaikki neljä passaavat, kädet palaavat pelaamatta eikä jakoa jaeta uudelleen.
    .title = Läpi passattu
law-23 = Korvaava tarjous, joka ei kerro enempää kuin kumottu.
    .title = Vastaava tarjous
law-23A = Mikä korvaava tarjous vastaa kumottua tarjousta.
    .title = Mikä on vastaava
law-23A1 = Sen merkitys on sama kuin kumotun tarjouksen tai samantapainen.
    .title = Sama tai samantapainen
law-23A2 = Kaikkea, mitä se voi merkitä, myös kumottu tarjous voisi merkitä.
    .title = Osa merkityksestä
law-23A3 = Se palvelee samaa tarkoitusta, kuten rele tai kysyvä tarjous.
    .title = Sama tarkoitus
law-23B = Vastaavan tarjouksen jälkeen tarjoaminen ja peli jatkuvat; kumotun tarjouksen tieto ei ole kielletty.
    .title = Ei muita seurauksia
law-23C = Jos rikkomus auttoi silti ja vahingoitti vastapuolta, tulos korjataan pelin jälkeen.
    .title = Vahinko kaikesta huolimatta
law-24 = Kortit, jotka partneri on voinut nähdä, jäävät näkyviin tarjoussarjan loppuun; vain vastapuoli saa käyttää niitä.
    .title = Tarjottaessa paljastunut kortti
law-24A = Yksi kymppiä pienempi kortti, jolla ei lähdetty, ei vaikuta tarjoamiseen.
    .title = Yksi pikkukortti
law-24B = Partnerin on passattava seuraavalla vuorollaan.
    .title = Arvokortti tai kortti, jolla lähdettiin
law-24C = Partnerin on passattava seuraavalla vuorollaan.
    .title = Kaksi tai useampia kortteja
law-24D = Jos pelaajasta tulee pelinviejä tai lepääjä, kortit palaavat hänen käteensä.
    .title = Pelinviejän puoli
law-24E = Jos hän puolustaa, korteista tulee rangaistuskortteja.
    .title = Puolustava puoli
law-25 = Milloin pelaaja saa muuttaa omaa tarjoustaan.
    .title = Tarjouksen muuttaminen
law-25A = Tarjous, jota pelaaja ei ollenkaan tarkoittanut tehdä.
    .title = Tahaton tarjous
law-25A1 = Kunnes partneri tarjoaa, hän saa vaihtaa lipsahduksen tarkoittamaansa; lähtöä ei rajoiteta.
    .title = Tarkoitettu tarjous
law-25A2 = Käden tai puheen lipsahduksen saa muuttaa, tehdessä tarkoitettua tarjousta ei.
    .title = Vain lipsahdukset
law-25A3 = Hän saa muuttaa sen riippumatta siitä, miten hän huomasi lipsahduksen.
    .title = Miten tahansa huomattu
law-25A4 = Kun partneri on tarjonnut, tarjousta ei saa enää muuttaa.
    .title = Partneri on tarjonnut
law-25A5 = Jos tarjoussarja loppuu ennen partnerin vuoroa, muuttaa voi, kunnes tarjousvaihe on ohi.
    .title = Tarjoussarja päättyi ensin
law-25A6 = VPV saa silloin muuttaa lipsahduksen päälle tekemänsä tarjouksen; sen tieto on vain hänen puolelleen.
    .title = Myös VPV muuttaa
law-25B = Muutos, jota ei voi sallia lipsahduksena.
    .title = Tarkoituksella tehty tarjous
law-25B1 = VPV voi hyväksyä toisen tarjouksen, esimerkiksi tarkoituksella tarjoamalla; ensimmäinen perutaan.
    .title = VPV hyväksyy
law-25B2 = Toinen tarjous kumotaan ja ensimmäinen jää voimaan.
    .title = VPV ei hyväksy
law-25B3 = Perutut tarjoukset ovat tietoa vain vastapuolelle.
    .title = Mitä perutut tarjoukset kertovat
law-26 = Mitä peruttu tarjous merkitsee lähdölle.
    .title = Lähtökorttirajoitukset
law-26A = Jos sen korvasi vastaava tarjous, lähtö on vapaa.
    .title = Ei rajoitusta
law-26B = Muuten pelinviejä saa rikkojan partnerin ensimmäisellä lähtövuorolla kieltää yhden värin, jota rikkoja ei ole osoittanut.
    .title = Yksi väri kielletään
law-27 = Mitä liian matalan maalauksen jälkeen seuraa.
    .title = Riittämätön maalaus
law-27A = VPV saa pitää maalausta laillisena.
    .title = Hyväksytty
law-27A1 = VPV saa hyväksyä minkä tahansa riittämättömän maalauksen; se on hyväksytty, jos hän tarjoaa.
    .title = VPV hyväksyy
law-27A2 = Väärällä vuorolla tehty riittämätön maalaus ratkaistaan kuten maalaus väärällä vuorolla.
    .title = Lisäksi väärällä vuorolla
law-27B = Maalaus on korvattava laillisella tarjouksella; seuraukset riippuvat siitä.
    .title = Ei hyväksytty
law-27B1 = Korvaavat tarjoukset, joiden jälkeen partneri on vapaa.
    .title = Ei muita seurauksia
law-27B1a = Alin riittävä maalaus, joka osoittaa samoja vaihtoehtoja: ei muita seurauksia.
    .title = Sama pelin vaihtoehto
law-27B1b = Vastaava tarjous: ei muita seurauksia.
    .title = Vastaava tarjous
law-27B2 = Partnerin on passattava tarjoussarjan loppuun, ja lähtöä voidaan rajoittaa.
    .title = Muu maalaus tai passi
law-27B3 = { $edition ->
    [2007] Ellei se tarkoita samaa tai tarkempaa, se kumotaan, ja partneri joutuu passaamaan.
    [1997] Se kumotaan; seuraa riittävä maalaus tai passi, ja partneri joutuu passaamaan.
   *[other] Ellei se ole vastaava, se kumotaan; seuraa riittävä maalaus tai passi, ja partneri joutuu passaamaan.
}
    .title = Kahdennus tai vastakahdennus
law-27B4 = Toinen riittämätön maalaus kumotaan samoin, ellei VPV hyväksy sitä.
    .title = Uudelleen riittämätön
law-27C = Ennen ratkaisua tehty korvaava tarjous on voimassa, ellei VPV hyväksy ensimmäistä maalausta.
    .title = Korvattu liian aikaisin
law-27D = Jos riittämätön maalaus auttoi silti, tulos korjataan siihen suuntaan, mikä se ilman sitä olisi ollut.
    .title = Vahinko kaikesta huolimatta
law-28 = Tarjoukset, jotka katsotaan tehdyiksi vuorolla, vaikka järjestys rikkoutui.
    .title = Vuorolla tehdyiksi katsotut tarjoukset
law-28A = OPV:n vuorolla tehty tarjous katsotaan oikeaksi, kun OPV:n on passattava.
    .title = OPV:n on passattava
law-28B = Jos vuorossa oleva tarjoaa ennen ratkaisua, vastustajan väärän vuoron tarjousta ei oteta huomioon.
    .title = Vuorossa oleva tarjoaa
law-29 = VPV voi tarjota sen päälle; muuten se kumotaan.
    .title = Väärän vuoron tarjouksen jälkeen
law-29A = Tarjoamalla sen päälle VPV luopuu { word-rectification-from }.
    .title = VPV tarjoaa
law-29B = Jos VPV ei tarjoa, se kumotaan ja vuoro palaa.
    .title = Kumotaan
law-29C = Ratkaisevat ovat vaihtoehdot, joita se osoittaa, eikä se, jonka se nimeää.
    .title = Keinotekoinen tarjous
law-30 = Mitä seuraa, kun VPV ei ole hyväksynyt sitä.
    .title = Passi väärällä vuorolla
law-30A = Rikkojan on passattava, kun hänen vuoronsa tulee.
    .title = OPV:n vuoro
law-30B = Mitä seuraa, kun vuoro oli partnerin tai VPV:n.
    .title = Partnerin tai VPV:n vuoro
law-30B1 = Partnerin vuoro, tai VPV:n, kun rikkoja ei ollut tarjonnut aiemmin.
    .title = Ei tarjouksen muuttaminen
law-30B1a = Partneri tarjoaa vapaasti, mutta ei saa käyttää passin antamaa tietoa.
    .title = Partneri
law-30B1b = Rikkoja tekee minkä tahansa laillisen tarjouksen.
    .title = Rikkoja
law-30B1bi = Vastaava tarjous: ei muita seurauksia.
    .title = Vastaava
law-30B1bii = Partnerin on passattava kerran, ja lähtöä voidaan rajoittaa.
    .title = Ei vastaava
law-30B2 = VPV:n vuorolla oman aiemman tarjouksen jälkeen passi katsotaan tarjouksen muuttamiseksi.
    .title = Aiemman tarjouksen jälkeen
law-30C = Keinotekoinen passi tai passi partnerin keinotekoiseen tarjoukseen ratkaistaan kuten maalaus.
    .title = Keinotekoinen passi
law-31 = Mitä seuraa, kun VPV ei ole hyväksynyt sitä.
    .title = Maalaus väärällä vuorolla
law-31A = Mitä seuraa, kun vuoro oli OPV:n.
    .title = OPV:n vuoro
law-31A1 = Rikkojan on toistettava maalaus; jos se on laillinen, muuta ei seuraa.
    .title = OPV passaa
law-31A2 = OPV maalaa, kahdentaa tai vastakahdentaa: rikkoja tekee minkä tahansa laillisen tarjouksen.
    .title = OPV tarjoaa
law-31A2a = Vastaava tarjous: ei muita seurauksia.
    .title = Vastaava
law-31A2b = Partnerin on passattava kerran, ja lähtöä voidaan rajoittaa.
    .title = Ei vastaava
law-31B = Partnerin vuoro, tai VPV:n, kun rikkoja ei ollut tarjonnut aiemmin.
    .title = Partnerin tai VPV:n vuoro
law-31B1 = Partneri tarjoaa vapaasti, mutta ei saa käyttää maalauksen antamaa tietoa.
    .title = Partneri
law-31B2 = Hän tekee minkä tahansa laillisen tarjouksen; seuraukset riippuvat siitä, onko se vastaava.
    .title = Rikkoja
law-31C = VPV:n vuorolla oman aiemman tarjouksen jälkeen maalaus katsotaan tarjouksen muuttamiseksi.
    .title = Aiemman tarjouksen jälkeen
law-32 = VPV saa hyväksyä sen, ellei se ole kelvoton; muuten se kumotaan.
    .title = Kahdennus väärällä vuorolla
law-32A = Mitä seuraa, kun vuoro oli OPV:n.
    .title = OPV:n vuoro
law-32A1 = Rikkojan on toistettava se; muuta ei seuraa, ellei se ole kelvoton.
    .title = OPV passaa
law-32A2 = OPV tekee muun tarjouksen kuin passin: rikkoja tekee minkä tahansa laillisen tarjouksen.
    .title = OPV tarjoaa
law-32A2a = Vastaava tarjous: ei muita seurauksia.
    .title = Vastaava
law-32A2b = Partnerin on passattava kerran, ja lähtöä voidaan rajoittaa.
    .title = Ei vastaava
law-32B = Mitä seuraa, kun vuoro oli partnerin.
    .title = Partnerin vuoro
law-32B1 = Partneri tarjoaa vapaasti, mutta ei saa käyttää kahdennuksen antamaa tietoa.
    .title = Partneri
law-32B2 = Hän tekee minkä tahansa laillisen tarjouksen; seuraukset riippuvat siitä, onko se vastaava.
    .title = Rikkoja
law-32C = VPV:n vuorolla oman aiemman tarjouksen jälkeen kahdennus katsotaan tarjouksen muuttamiseksi.
    .title = Aiemman tarjouksen jälkeen
law-33 = Kahdesta yhtäaikaisesta tarjouksesta väärällä vuorolla tehty on jälkimmäinen.
    .title = Samanaikaiset tarjoukset
law-34 = Kolme passia peräkkäin, yksi väärällä vuorolla: ohitettu pelaaja saa vuoronsa takaisin.
    .title = Tarjousoikeus säilyy
law-35 = Tarjoukset, joita ei koskaan sallita.
    .title = Kelvottomat tarjoukset
law-35A = Kahdennus tai vastakahdennus, jota siinä kohdassa ei saa tehdä.
    .title = Sääntöjen vastainen kahdennus
law-35B = Muu kuin passi pelaajalta, jonka on passattava.
    .title = Tarjous velvollisuuspassin sijasta
law-35C = Maalaus yli seitsemän.
    .title = Yli seitsemän
law-35D = Tarjous loppupassin jälkeen.
    .title = Loppupassin jälkeen
law-36 = Mitä luvattomasta kahdennuksesta tai vastakahdennuksesta seuraa.
    .title = Kelvoton kahdennus
law-36A = Se ja kaikki myöhemmät tarjoukset kumotaan, ja vuoro palaa kuin mitään ei olisi tapahtunut.
    .title = VPV on tarjonnut
law-36B = Mitä seuraa, kun VPV odottaa ratkaisua.
    .title = VPV ei ole tarjonnut
law-36B1 = Kahdennus tai vastakahdennus kumotaan.
    .title = Kumotaan
law-36B2 = Rikkoja tekee laillisen tarjouksen, ja partneri passaa tarjoussarjan loppuun.
    .title = Uusi tarjous
law-36B3 = Lähtöä voidaan rajoittaa, ja ennakoitavissa ollut vahinko korvataan.
    .title = Lähtö ja vahinko
law-36B4 = Vuoro palaa; rikkoja tarjoaa myöhemmin vapaasti, partneri passaa tarjoussarjan loppuun.
    .title = Lisäksi väärällä vuorolla
law-36C = Tulos lasketaan kuin tarjousta ei olisi tehty.
    .title = Huomattu lähdön jälkeen
law-37 = Mitä seuraa, kun tarjoaa pelaaja, jonka on passattava.
    .title = Tarjous, kun oli passattava
law-37A = Tarjous ja kaikki myöhemmät jäävät voimaan; velvollisuus passata loppuun asti jatkuu.
    .title = VPV on tarjonnut
law-37B = Mitä seuraa, kun VPV odottaa ratkaisua.
    .title = VPV ei ole tarjonnut
law-37B1 = Tarjous kumotaan.
    .title = Kumotaan
law-37B2 = Tilalle tulee passi, ja puolen molemmat pelaajat passaavat loppuun asti; lähtöä voidaan rajoittaa.
    .title = Molempien on passattava
law-38 = Mitä kahdeksan tai korkeamman maalauksesta seuraa.
    .title = Maalaus yli seitsemän
law-38A = Yli seitsemän sitoumusta ei koskaan pelata.
    .title = Ei koskaan pelata
law-38B = Maalaus ja kaikki myöhemmät tarjoukset kumotaan.
    .title = Kumotaan
law-38C = Tilalle tulee passi, ja puolen molemmat pelaajat passaavat, niin kauan kuin tarjoussarja jatkuu.
    .title = Molempien on passattava
law-38D = Lähtöä voidaan rajoittaa ja vahinko korvata, mutta ei, jos VPV tarjosi sen päälle.
    .title = Kun VPV on tarjonnut
law-39 = Mitä seuraa, kun joku tarjoaa tarjoussarjan jälkeen.
    .title = Tarjous loppupassin jälkeen
law-39A = Jokainen loppupassin jälkeinen tarjous kumotaan.
    .title = Kumotaan
law-39B = Puolustajan passi, pelinviejän puolen tarjous, tai VPV on tarjonnut: ei muita seurauksia.
    .title = Ei muita seurauksia
law-39C = Jos VPV ei ole tarjonnut, lähtöä voidaan rajoittaa.
    .title = Puolustajan maalaus tai kahdennus
