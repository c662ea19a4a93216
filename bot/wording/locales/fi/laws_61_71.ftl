### Lait 61–71: revokit, tikit, vaatimukset, luovutukset; sekä lait 42 ja 43: lepääjä.

kind-revoke = Revokki
kind-defective_trick = Virheellinen tikki
kind-trick_inspection = Pelattujen korttien katsominen
kind-claim = Vaatimus
kind-concession = Luovutus
kind-dummys_rights = Lepääjän oikeudet ja rajoitukset

## Revokki: kysymykset

ask-revoke-circumstance = Liittyykö tähän revokkiin jotain erityistä?
val-revoke-circumstance-ordinary = Tavallinen revokki
val-revoke-circumstance-could_not_follow = Ei voinut tunnustaa väriä
val-revoke-circumstance-twelfth_trick = Se oli 12. tikki
val-revoke-circumstance-both_sides = Molemmat puolet revokoivat
val-revoke-circumstance-repeated = Toinen kerta samassa värissä
val-revoke-circumstance-penalty_card_not_played = Rangaistuskortti pelaamatta
val-revoke-circumstance-dummy_asked_first = Lepääjä katsoi, kysyi ensin
val-revoke-circumstance-after_call_on_next_board = Vastustaja tarjosi seuraavaa
val-revoke-circumstance-after_round = Huomattu kierroksen jälkeen
ask-revoke-established = Onko rikkoja tai hänen partnerinsa pelannut seuraavaan tikkiin, nimennyt siihen kortin tai tehnyt vaatimuksen?
val-revoke-established-true = Revokki on pysyvä
val-revoke-established-false = Revokki ei ole vielä pysyvä
ask-revoke-objection_over = Onko kierros päättynyt, tai onko rikkonut puoli tarjonnut seuraavassa jaossa?
val-revoke-objection_over-true = Myöhäistä kiistää
val-revoke-objection_over-false = Vielä voi kiistää
ask-revoke-hand = Kenen kortti se oli?
val-revoke-hand-declarer = Pelinviejän oma kortti
val-revoke-hand-dummy = Lepääjän kortti
val-revoke-hand-defender = Puolustajan kortti
ask-revoke-card_faced = Oliko kortti jo näkyvissä pöydällä?
val-revoke-card_faced-true = Oli jo näkyvissä pöydällä
val-revoke-card_faced-false = Tuli kädestä, ei näkyvissä
ask-revoke-won_by = Kuka voitti revokkitikin?
val-revoke-won_by-offender = Rikkoja voitti tikin
val-revoke-won_by-partner = Partneri voitti tikin
val-revoke-won_by-other_side = Vastapuoli voitti tikin
ask-revoke-won_later = Voittiko rikkonut puoli jonkin tikin revokkitikin jälkeen?
val-revoke-won_later-true = Voitti myöhemmän tikin
val-revoke-won_later-false = Ei voittanut myöhempiä
ask-revoke-hands_returned = Onko kaikki neljä kättä jo palautettu brikkaan?
val-revoke-hands_returned-true = Kädet jo brikassa
val-revoke-hands_returned-false = Kädet eivät vielä brikassa
ask-revoke-both_established = Ovatko molempien puolten revokit pysyviä?
val-revoke-both_established-true = Molemmat pysyviä
val-revoke-both_established-false = Eivät molemmat
ask-revoke-same_trick = Revokoivatko molemmat puolet samassa tikissä?
val-revoke-same_trick-true = Samassa tikissä
val-revoke-same_trick-false = Eri tikeissä
ask-revoke-non_offenders_called = Oliko joku rikkojan vastustajista tarjonnut seuraavassa jaossa, ennen kuin revokki huomattiin?
val-revoke-non_offenders_called-true = Vastustaja oli tarjonnut
val-revoke-non_offenders_called-false = Kukaan ei ollut tarjonnut
ask-revoke-too_little_redress = Olisiko vastapuoli saanut ilman revokkia enemmän tikkejä, kuin sillä nyt on?
val-revoke-too_little_redress-true = Hyvitys ei riitä
val-revoke-too_little_redress-false = Hyvitys riittää

## Revokki: lauseet

p61A-none = Revokkia ei ole: kun väriä ei voi tunnustaa tai vaatimusta noudattaa, saa pelata minkä tahansa kortin.
p59-revoke = Vaatimus, jota ei voi täyttää, raukeaa.
p61B1 = Pelinviejä saa kysyä puolustajalta, joka ei tunnustanut väriä, onko se häneltä loppu.
p61B2a = Lepääjä saa kysyä pelinviejältä, onko tikin väri häneltä loppu.
p61B2b = Lepääjä ei saa kysyä puolustajalta.
p61B3 = Puolustaja saa kysyä pelinviejältä, onko tikin väri häneltä loppu.
p61B3-partner = { $edition ->
    [2007] Puolustajat saavat kysyä toisiltaan, ellei järjestäjä kiellä; partneri ei saa käyttää sitä, mitä kysymys kertoi.
   *[other] Puolustajat saavat kysyä toisiltaan, mutta kysymys voi antaa partnerille tietoa, jota tämä ei saa käyttää.
}
p16B-inquiry = Jos kysymys kertoi partnerille jotain, tämä ei saa käyttää sitä.
p61C = Revokkiepäily ei anna kenellekään oikeutta katsoa käännettyjä tikkejä pelin aikana.
p62A = Rikkojan on otettava kortti takaisin ja pelattava laillinen kortti.
p62A-if = Jos se oli revokki eikä se ole vielä pysyvä, kortti on vaihdettava.
p62A-both = Kumpikaan revokki ei ole pysyvä: kumpikin pelaaja ottaa korttinsa takaisin ja pelaa laillisen kortin.
p62B = Kumpikin vaihtaa kortin sellaiseen, jonka saa laillisesti pelata.
p62B1 = Puolustajan takaisin ottamasta kortista tulee iso rangaistuskortti.
p50B-revoke = Se on iso arvostaan riippumatta, koska se pelattiin tarkoituksella; se jää näkyviin pöydälle.
p62B2 = Pelinviejän tai lepääjän kortti palaa käteen ilman muuta { word-rectification-some }.
p62B2-faced = Kortti oli jo valmiiksi näkyvissä; se otetaan takaisin ilman muuta { word-rectification-some }.
p62C1 = Vastustajat saavat vaihtaa kortit, jotka he pelasivat revokin jälkeen ennen sen huomaamista.
p62C2 = Jos joku vaihtaa, rikkoneen puolen seuraava pelaaja saa vaihtaa myös; puolustajan kortista tulee rangaistuskortti.
p62C3 = Molemmat puolet revokoivat tässä tikissä ja vain toinen on pelannut eteenpäin: molemmat revokit on korjattava.
p16C2-revoke = Puolustajien takaisin ottamista korteista tulee rangaistuskortteja; oma puoli ei saa käyttää niistä saatua tietoa.
p62D1 = 12. tikin revokki on korjattava, vaikka se olisi pysyvä, kunnes kaikki kädet on palautettu brikkaan.
p62D1-late = Kaikki kädet ovat jo brikassa, joten 12. tikkiä ei voi enää korjata.
p62D2 = Partneri ei ollut vielä pelannut 12. tikkiin: hän ei saa käyttää takaisin otetusta kortista saatua tietoa.
p62D2-if = Jos partneri ei ollut vielä pelannut 12. tikkiin, hän ei saa käyttää takaisin otetusta kortista saatua tietoa.
p63A = Rikkoja tai hänen partnerinsa on pelannut seuraavaan tikkiin, nimennyt siihen kortin tai tehnyt vaatimuksen: revokki on pysyvä.
p63A1 = Rikkonut puoli on pelannut seuraavaan tikkiin: revokki on pysyvä.
p63A1-not_yet = Se tulee pysyväksi heti, kun rikkoja tai hänen partnerinsa pelaa seuraavaan tikkiin.
p63A2 = Rikkoja tai hänen partnerinsa nimesi kortin seuraavaan tikkiin: revokki on pysyvä.
p63A3 = Rikkoja tai hänen partnerinsa teki vaatimuksen tai luovutti: revokki on pysyvä.
p63A4 = Rikkonut puoli hyväksyi vaatimuksen ja aika kiistää se on ohi: revokki on pysyvä.
p63A4-not_yet = Hyväksytty vaatimus tekee revokista pysyvän vasta kierroksen päätyttyä tai kun puoli on tarjonnut seuraavassa jaossa.
p47E1-revoke = Revokki ei tule pysyväksi kortista, joka otetaan takaisin, koska vastustaja erehtyi sanomaan, että on hänen vuoronsa.
p70A-after_revoke = Kilpailunjohtaja ratkaisee vaatimuksen silloin kiistettynä.
p63B = Sitä ei voi enää korjata; tikki jää sellaiseksi kuin se pelattiin.
p50D1a-revoke = Rangaistuskortti on pelattava heti, kun se on laillisesti mahdollista.
p50D2a-revoke = Jos rikkojan partneri on lähtövuorossa ennen sitä, pelinviejä saa vaatia väriä, kieltää sen tai jättää kortin pöytään.
p64A1-two = Kaksi tikkiä siirtyy pelin jälkeen vastapuolelle: rikkoja voitti revokkitikin ja hänen puolensa myöhemmän tikin.
p64A1-one = Yksi tikki siirtyy pelin jälkeen vastapuolelle: revokkitikki, jonka rikkoja voitti.
p64A1-either = Jos rikkoja voitti revokkitikin, se siirtyy; hänen puolensa ei voittanut myöhempiä tikkejä.
p64A2-either = Jos sen voitti hänen partnerinsa, yksi tikki siirtyy silloinkin.
p64A2-partner = Yksi tikki siirtyy pelin jälkeen vastapuolelle: rikkojan partneri voitti revokkitikin.
p64A2-later = Yksi tikki siirtyy pelin jälkeen vastapuolelle: rikkonut puoli voitti tikin revokin jälkeen.
p64A2-defective = Yksi tikki siirtyy pelin jälkeen vastapuolelle: rikkonut puoli voitti sen tikin tai myöhemmän.
p64A-dummy = Pelin jälkeen tikit lasketaan kuin pysyvässä revokissa.
p64B1 = Tikkejä ei siirry: rikkonut puoli ei voittanut sitä tikkiä eikä mitään myöhempää.
p64B2 = Tästä ei siirry tikkiä: sama pelaaja oli jo revokoinut samassa värissä ja se revokki on pysyvä; ensimmäinen ratkaistaan erikseen.
p64B3-penalty_card = Tikkejä ei siirry: pelaamatta jäänyt kortti oli rangaistuskortti.
p64B3-dummy = Tikkejä ei siirry: pelaamatta jäänyt kortti oli lepääjän, ja kaikki näkivät sen.
p64B4 = Tikkejä ei siirry: vastustaja oli tarjonnut seuraavassa jaossa, ennen kuin kukaan huomautti asiasta.
p64B5 = Tikkejä ei siirry: kukaan ei huomauttanut asiasta ennen kierroksen päättymistä.
p64B6 = 12. tikin revokista ei siirry tikkejä.
p64B6-corrected = Tikkejä ei siirry.
p64B7 = Tikkejä ei siirry: molemmat puolet revokoivat tässä jaossa ja molemmat revokit ovat pysyviä.
p64B8 = Näin korjatuista revokeista ei siirry tikkejä.
p64C1 = Jos vastapuoli jää silti huonompaan asemaan kuin ilman revokkia, kilpailunjohtaja korjaa tuloksen.
p64C1-adjust = Vastapuoli on yhä huonommassa asemassa kuin ilman revokkia: kilpailunjohtaja korjaa tuloksen.
p64C2a = Kilpailunjohtaja korjaa tuloksen, jos vastapuoli olisi saanut enemmän tikkejä ilman myöhempiä revokkeja.
p64C2a-adjust = Ilman myöhempiä revokkeja vastapuoli olisi saanut enemmän tikkejä: kilpailunjohtaja korjaa tuloksen.
p64C2b = Jos jompikumpi puoli kärsi vahinkoa, tulos korjataan todennäköiseksi tulokseksi ilman revokkeja.
p64C2b-adjust = Jompikumpi puoli kärsi vahinkoa: tulos korjataan todennäköiseksi tulokseksi ilman revokkeja.

## Virheellinen tikki

ask-defective_trick-both_played_on = Onko kummaltakin puolelta jo pelattu seuraavaan tikkiin?
val-defective_trick-both_played_on-true = Molemmat ovat pelanneet
val-defective_trick-both_played_on-false = Molemmat eivät ole pelanneet
ask-defective_trick-fault = Mikä tikissä on vialla?
val-defective_trick-fault-missing = Siitä puuttuu kortti
val-defective_trick-fault-fifth_card = Siihen pelattiin 5. kortti
val-defective_trick-fault-two_at_once = Kaksi korttia kerralla
val-defective_trick-fault-too_many = Liikaa pelattuja kortteja
val-defective_trick-fault-misplaced = Kortti väärässä kohdassa
ask-defective_trick-hand = Kenen ylimääräinen kortti on?
val-defective_trick-hand-declarer = Pelinviejän kortti
val-defective_trick-hand-dummy = Lepääjän kortti
val-defective_trick-hand-defender = Puolustajan kortti
ask-defective_trick-meant_as_lead = Oliko viides kortti lähtö seuraavaan tikkiin?
val-defective_trick-meant_as_lead-true = Lähtö seuraavaan tikkiin
val-defective_trick-meant_as_lead-false = Ei lähtö
ask-defective_trick-has_suit_led = Onko pelaajalla, joka ei pelannut korttia, sitä väriä, jolla tikkiin lähdettiin?
val-defective_trick-has_suit_led-true = Väriä on
val-defective_trick-has_suit_led-false = Väriä ei ole
ask-defective_trick-side_won_trick = Voittiko hänen puolensa sen tikin tai jonkin myöhemmän?
val-defective_trick-side_won_trick-true = Sen tai myöhemmän tikin
val-defective_trick-side_won_trick-false = Ei kumpaakaan
ask-defective_trick-played_later = Pelattiinko väärään kohtaan jäänyt kortti uudelleen myöhempään tikkiin?
val-defective_trick-played_later-true = Pelattiin uudelleen
val-defective_trick-played_later-false = Ei pelattu uudelleen

p67A = Tikki on korjattava niin kauan kuin molemmat puolet eivät ole pelanneet seuraavaan.
p67A1 = Pelaaja lisää nyt tikkiin kortin, jonka hän saa siihen laillisesti pelata.
p67A2 = Ylimääräinen kortti otetaan takaisin.
p67A2-two_at_once = Vain yksi korteista katsotaan pelatuksi.
p58B1-trick = Jos vain yhden kuvapuoli näkyi, se kortti on pelattu ja muut palaavat käteen.
p58B2-trick = Jos useampi näkyi, pelaaja nimeää kortin, jonka pelaa; puolustajan muista tulee rangaistuskortteja.
p67A-misplaced = Kortti siirretään nyt oikealle paikalleen pelattujen korttien joukkoon.
p45E1 = Puolustajan viidennestä kortista tulee rangaistuskortti.
p45E1-lead = Kilpailunjohtaja tulkitsee viidennen kortin lähdöksi seuraavaan tikkiin.
p50B-fifth_card = Rangaistuskortti on iso, jos se on arvokortti tai pelattiin tarkoituksella, muuten pieni.
p53A-fifth_card = Jos se oli lähtö väärällä vuorolla, pelinviejä saa hyväksyä sen.
p56-fifth_card = Ellei hän hyväksy, siitä tulee iso rangaistuskortti.
p45E2 = Viides kortti palaa pelinviejän tai lepääjän käteen ilman muuta { word-rectification-some }.
p45E2-lead = Kilpailunjohtaja tulkitsee viidennen kortin lähdöksi seuraavaan tikkiin.
p55A-fifth_card = Jos se tuli väärästä kädestä, kumpi tahansa puolustaja saa hyväksyä sen tai torjua sen.
p67B1a = Hän panee tikin väriä olevan kortin näkyvästi pelattujen korttiensa joukkoon; se on revokki siinä tikissä.
p67B1b = { $edition ->
    [1997] Hän panee minkä tahansa kortin näkyvästi pelattujen korttiensa joukkoon; se on revokki siinä tikissä.
   *[other] Hän panee minkä tahansa kortin näkyvästi pelattujen korttiensa joukkoon; se on silti revokki siinä tikissä.
}
p67B2a = Kilpailunjohtaja palauttaa ylimääräiset kortit; näkyvissä ollut kortti jää. Tikin voittaja ei muutu.
p67B2a-shown = Puolustajan ylimääräisestä kortista, joka tällöin näytetään, tulee rangaistuskortti.
p67B2a-if = Jos molemmat puolet ovat pelanneet seuraavaan tikkiin, kilpailunjohtaja palauttaa kortin sen sijaan käteen.
p67B2b = Palautetun kortin katsotaan olleen kädessä koko ajan; sen pelaamatta jättäminen voi olla revokki.
p67B3 = Kilpailunjohtaja etsii kortin ja panee sen paikalleen pelattujen korttien joukkoon.
p67B3-played_later = Kortti pelattiin myöhempään tikkiin eikä asiaa voi enää korjata: kilpailunjohtaja korjaa tuloksen.

## Pelattujen korttien katsominen

ask-trick_inspection-wish = Mitä pelaaja haluaa, tai mitä tapahtui?
val-trick_inspection-wish-see_trick = Viime tikin näkeminen
val-trick_inspection-wish-see_own_card = Oman viime kortin näkeminen
val-trick_inspection-wish-see_earlier_trick = Aiemman tikin näkeminen
val-trick_inspection-wish-check_after_play = Tarkistus pelin jälkeen
val-trick_inspection-wish-point_out_direction = Huomautus kortin suunnasta
val-trick_inspection-wish-mixed_cards = Pelatut kortit sekoittuivat
ask-trick_inspection-play_over = Onko peli päättynyt?
val-trick_inspection-play_over-true = Peli on päättynyt
val-trick_inspection-play_over-false = Peli on kesken
ask-trick_inspection-side_played_on = Onko pelaaja tai hänen partnerinsa pelannut seuraavaan tikkiin?
val-trick_inspection-side_played_on-true = Oma puoli on jo pelannut
val-trick_inspection-side_played_on-false = Oma puoli ei ole pelannut
ask-trick_inspection-own_card_turned = Onko pelaaja kääntänyt oman korttinsa kuvapuolen alaspäin?
val-trick_inspection-own_card_turned-true = Oma kortti käännetty
val-trick_inspection-own_card_turned-false = Oma kortti yhä näkyvissä
ask-trick_inspection-both_mixed = Kuka sekoitti pelatut kortit?
val-trick_inspection-both_mixed-true = Molemmat puolet
val-trick_inspection-both_mixed-false = Vain toinen puoli

p65B3 = Pelaaja saa sanoa, että kortti on käännetty väärään suuntaan.
p65B3-late = Huomautus tulee liian myöhään: oma puoli on pelannut seuraavaan tikkiin.
p16B-trick = Jos huomautus kertoi partnerille jotain, tämä ei saa käyttää sitä.
p65D = Joka sekoittaa korttinsa ennen tuloksen sopimista, voi menettää oikeutensa vaatia tikkejä tai väittää tai kiistää revokin.
p66A = Kyllä, hän saa pyytää, että tikin kaikki kortit näytetään uudelleen.
p66A-turned = Ei, hän on kääntänyt oman korttinsa, joten muita kortteja ei näytetä uudelleen.
p66A-dummy = Ei, vain pelinviejä tai puolustaja saa pyytää sitä.
p66B = Hän saa katsoa omaa viimeistä korttiaan sitä näyttämättä, kunnes hänen puolensa pelaa seuraavaan tikkiin.
p66C = Ei, käännettyjä tikkejä ei katsota ennen pelin päättymistä, ellei kilpailunjohtaja niin määrää.
p66D = Pelin jälkeen kortit saa katsoa revokin tai tikkiluvun selvittämiseksi; kukin koskee vain omiinsa.
p66D-one_mixed = Jos tosiasioita ei saada selville, kilpailunjohtaja ratkaisee sen puolen eduksi, joka ei sekoittanut korttejaan.
p66D-both_mixed = Kilpailunjohtaja ratkaisee näytön mukaan; molemmat sekoittivat korttinsa, joten kumpaakaan ei suosita.

## Vaatimus

ask-claim-nature = Mikä se oli?
val-claim-nature-claim = Oikea vaatimus
val-claim-nature-only_current_trick = Koski vain tätä tikkiä
val-claim-nature-not_meant = Selvästi ei vaatimus
val-claim-nature-partner_objected = Partneri vastusti heti
ask-claim-response = Hyväksytäänkö vaatimus, vai epäileekö joku sitä?
val-claim-response-agreed = Vaatimus hyväksyttiin
val-claim-response-doubted = Vaatimusta epäillään
val-claim-response-agreed_then_objected = Hyväksytty, kiistetty sitten
ask-claim-objection_time = Milloin hyväksynyt puoli kiistää vaatimuksen?
val-claim-objection_time-before_next_board = Ennen seuraavaa jakoa
val-claim-objection_time-correction_period = Oikaisuaikana
val-claim-objection_time-too_late = Oikaisuajan jälkeen
ask-claim-lost_trick = Mikä oli tikki, jonka se suostui häviämään?
val-claim-lost_trick-actually_won = Se oli jo voittanut sen
val-claim-lost_trick-likely_won = Todennäköisesti voittava
val-claim-lost_trick-neither = Ei kumpikaan
ask-claim-contest = Mitä se puoli haluaa, joka ei tehnyt vaatimusta?
val-claim-contest-call_director = Kilpailunjohtaja kutsutaan
val-claim-contest-continue_play = He haluavat pelata loppuun
ask-claim-all_agree = Suostuvatko kaikki neljä pelaajaa jatkamaan peliä?
val-claim-all_agree-true = Kaikki neljä suostuvat
val-claim-all_agree-false = Eivät kaikki suostu
ask-claim-objection = Mikä vaatimuksessa epäilyttää?
val-claim-objection-outstanding_trump = Ulkona oleva valtti
val-claim-objection-unstated_line = Mainitsematon pelitapa
val-claim-objection-card_position = Maski tai arvaus
val-claim-objection-partners_choice = Partnerin oikea valinta
val-claim-objection-other = Jokin muu
ask-claim-trump_mentioned = Mainitsiko vaatimuksen tekijä valtin, joka on vielä ulkona?
val-claim-trump_mentioned-true = Valtti mainittiin
val-claim-trump_mentioned-false = Valttia ei mainittu
ask-claim-likely_unaware = Onko lainkaan todennäköistä, ettei vaatimuksen tekijä tiennyt siitä valtista?
val-claim-likely_unaware-true = Tuskin tiesi valtista
val-claim-likely_unaware-false = Tiesi varmasti valtista
ask-claim-trump_can_win = Voiko sille valtille hävitä tikin jollain normaalilla, vaikka huolimattomallakin pelitavalla?
val-claim-trump_can_win-true = Se voi voittaa tikin
val-claim-trump_can_win-false = Se ei voi voittaa
ask-claim-worse_normal_line = Onko toista normaalia, vaikka huolimatontakin pelitapaa, jolla saa vähemmän tikkejä?
val-claim-worse_normal_line-true = Huonompi pelitapa löytyy
val-claim-worse_normal_line-false = Huonompaa pelitapaa ei ole
ask-claim-other_shows_out = Onko toinen vastustaja jo jättänyt tunnustamatta värin, tai jättäisikö hän millä tahansa normaalilla pelitavalla?
val-claim-other_shows_out-true = Hän ei tunnusta väriä
val-claim-other_shows_out-false = Värin loppu ei paljastu
ask-claim-partner_could_err = Onko vaatimuksen tekijän partnerilla muu normaali pelitapa, jolla saa vähemmän tikkejä?
val-claim-partner_could_err-true = Partneri voi erehtyä
val-claim-partner_could_err-false = Partneri ei voi erehtyä

p68 = Ei vaatimusta eikä luovutusta: se koski vain kesken olevaa tikkiä. Peli jatkuu, eikä rangaistuskorttia tule.
p16A1-claim = Partneri ei saa käyttää sitä, mitä huomautus tai näytetty kortti hänelle kertoi.
p57A-claim = Jos puolustaja pelaa siinä tikissä väärällä vuorolla, pelinviejä voi saada lisää oikeuksia.
p68A = Vaatimus on sanoa oman puolen saavan tikkejä, ehdottaa pelin lopettamista tai näyttää kätensä.
p68A-not_meant = Kortit, jotka näytetään selvästi ilman sellaista tarkoitusta, eivät ole vaatimus; peli jatkuu.
p68B1 = Luovutus on sanoa oman puolen häviävän tikkejä tai luopua kädestään; osan vaatiminen luovuttaa loput.
p68B2 = Vaatimusta tai luovutusta ei ole, koska partneri vastusti heti: peli jatkuu, eikä rangaistuskortteja tule.
p68B2-if = Jos puolustajan partneri vastustaa heti, luovutusta ei ole.
p16C2-claim = Kortteja näyttäneen puolustajan partneri ei saa käyttää näkemäänsä; kilpailunjohtaja on kutsuttava heti.
p68C = { $edition ->
    [1997] Vaatimuksen tekijän pitäisi heti kertoa, miten ja missä järjestyksessä hän pelaa.
    [2007] Vaatimuksen tekijän pitäisi heti kertoa, miten ja missä järjestyksessä hän pelaa.
   *[other] Vaatimuksen tekijän pitäisi heti kertoa, miten ja missä järjestyksessä hän pelaa, ja näyttää kätensä.
}
p68C-nothing_said = Pelitapaa ei kerrottu, joten vaatimuksen tekijä ei saa valintoja, joista hän ei puhunut.
p68D = { $edition ->
    [1997] Peli päättyy.
    [2007] Peli päättyy.
   *[other] Peli keskeytyy.
}
p68D2a = { $edition ->
    [1997] Peli päättyy: kilpailunjohtaja kutsutaan, eikä kukaan tee mitään, ennen kuin hän on paikalla.
    [2007] Peli päättyy: kilpailunjohtaja kutsutaan, eikä kukaan tee mitään, ennen kuin hän on paikalla.
   *[other] Peli keskeytyy: kilpailunjohtaja kutsutaan, eikä kukaan tee mitään, ennen kuin hän on paikalla.
}
p68D2bi = Pelin jatkaminen vaatii kaikkien neljän pelaajan suostumuksen.
p68D2bi-refused = Kaikki neljä eivät suostu jatkamaan, joten kilpailunjohtaja ratkaisee.
p68D2bii = Vaatimusta ei enää ole, ja pöydässä saatu tulos jää voimaan: kaikki neljä suostuivat jatkamaan.
p69A = Tulos kirjataan vaatimuksen mukaan, ellei vastapuoli kiistä ennen kuin se tarjoaa seuraavassa jaossa tai kierros päättyy.
p69A-in_time = Se kiistetään ajoissa, joten vaatimus ei ole hyväksytty vaan kiistetty.
p69A-stands = Hyväksytty vaatimus jää voimaan.
p69B = { $edition ->
    [1997] Oikaisuaikana puoli saa takaisin tikin, jonka se oli voittanut tai jota se ei normaalisti voisi hävitä.
   *[other] Oikaisuaikana puoli saa takaisin tikin, jonka se oli voittanut tai olisi todennäköisesti voittanut.
}
p69B-period = Tämä pätee tulosten oikaisuajan sisällä.
p69B1 = Tikki, jonka se oli jo voittanut, annetaan takaisin ja tulos lasketaan uudelleen.
p69B2 = Tikki, jonka se olisi pelaten todennäköisesti voittanut, annetaan takaisin ja tulos lasketaan uudelleen.
p79C1-claim = Oikaisuaika on päättynyt.
p70A = Ratkaisu on niin kohtuullinen kuin mahdollista molemmille; epäselvät kohdat menevät vaatijan tappioksi.
p70B1 = Kilpailunjohtaja pyytää vaatimuksen tekijää toistamaan, mitä hän vaatiessaan sanoi.
p70B2 = { $edition ->
    [1997] Sitten kilpailunjohtaja kuulee vastustajien vastaväitteet.
   *[other] Kilpailunjohtaja kuulee vastustajien vastaväitteet, mutta ne eivät sido häntä.
}
p70B3 = Kilpailunjohtaja voi käskeä panna kaikki jäljellä olevat kortit näkyviin.
p70C = Tikki tai tikit, jotka ulkona oleva valtti voi voittaa, menevät vastustajille.
p70C1 = Vaatimuksen tekijä ei maininnut sitä valttia.
p70C1-mentioned = Vaatimuksen tekijä mainitsi valtin, joten se ei voita tikkiä ilman muuta.
p70C2 = Todennäköisesti hän ei tiennyt sen olevan vielä ulkona.
p70C2-aware = Vaatimuksen tekijä tiesi valtista varmasti, joten se ei voita tikkiä ilman muuta.
p70C3 = Jollain normaalilla, vaikka huolimattomallakin pelitavalla sille häviää tikin.
p70C3-harmless = Millään normaalilla pelitavalla valtille ei häviä tikkiä, joten se ei voita tikkiä ilman muuta.
p70D1 = Mainitsematonta pelitapaa ei hyväksytä, kun jollain muulla normaalilla pelitavalla saa vähemmän tikkejä.
p70D1-accepted = Millään normaalilla pelitavalla ei saa vähemmän tikkejä, joten vaatimus voidaan hyväksyä.
p70D2 = Puolustaja ei saa tikkejä, jotka vaativat partnerilta oikeaa valintaa useista normaaleista pelitavoista.
p70D2-accepted = Partnerilla ei ole normaalia pelitapaa, joka häviäisi tikin, joten vaatimus voidaan hyväksyä.
p70E1 = Ei mainitsematonta maskia tai arvausta: pelitapaa, joka vaatii kortin tietylle vastustajalle, ei hyväksytä.
p70E1-accepted = Toiselta vastustajalta paljastuu värin loppu jo ennen tai millä tahansa normaalilla pelitavalla: hyväksytään.

## Luovutus

ask-concession-about_current_trick = Puhuiko hän vain tikistä, jota juuri pelattiin?
val-concession-about_current_trick-true = Koski vain tätä tikkiä
val-concession-about_current_trick-false = Koski myöhempiä tikkejä
ask-concession-partner_objected = Vastustiko luovuttaneen puolustajan partneri luovutusta heti?
val-concession-partner_objected-true = Partneri vastusti heti
val-concession-partner_objected-false = Ei vastustanut heti
ask-concession-within_correction_period = Voiko tulosta vielä oikaista (tavallisesti 30 minuuttia sen julkaisemisesta)?
val-concession-within_correction_period-true = Vielä ehtii oikaista
val-concession-within_correction_period-false = Liian myöhäistä oikaista
ask-concession-trick = Mikä oli luovutettu tikki?
val-concession-trick-actually_won = Tikki oli jo voitettu
val-concession-trick-cannot_be_lost = Tikkiä ei voi hävitä
val-concession-trick-could_be_lost = Tikin voi hävitä

p71 = Luovutus jää voimaan.
p71-stands = Luovutus jää voimaan: jollain normaalilla pelitavalla tikin voisi hävitä.
p71-cancelled = Tämä osa luovutuksesta kumotaan ja tulos lasketaan uudelleen.
p71A = Luovuttanut puoli saa tikin takaisin: se oli jo voittanut sen.
p71B = Luovuttanut puoli saa tikin takaisin: jäljellä olevilla korteilla sitä ei voisi hävitä millään normaalilla pelitavalla.

## Lepääjä

ask-dummys_rights-act = Mitä lepääjä teki?
val-dummys_rights-act-informs_director = Kertoo kilpailunjohtajalle
val-dummys_rights-act-counts_tricks = Laskee tikkejä
val-dummys_rights-act-plays_cards = Pelaa pyydetyt kortit
val-dummys_rights-act-asks_declarer = Kysyy pelinviejän revokista
val-dummys_rights-act-asks_defender = Kysyy puolustajalta
val-dummys_rights-act-warns_wrong_hand = Varoittaa väärästä kädestä
val-dummys_rights-act-prevents_irregularity = Estää virheen
val-dummys_rights-act-draws_attention = Huomauttaa virheestä
val-dummys_rights-act-calls_director = Kutsuu kilpailunjohtajan
val-dummys_rights-act-takes_part = Osallistuu peliin
val-dummys_rights-act-suggests_card = Koskee tai ehdottaa korttia
val-dummys_rights-act-exchanges_hands = Katsoo pelinviejän kättä
val-dummys_rights-act-leaves_seat = Nousee paikaltaan katsomaan
val-dummys_rights-act-looks_at_defender = Katsoo puolustajan korttia
val-dummys_rights-act-shown_by_defender = Puolustaja näyttää kätensä
ask-dummys_rights-looked_before = Oliko lepääjä vaihtanut käsiä, noussut paikaltaan katsomaan tai katsonut puolustajan korttia?
val-dummys_rights-looked_before-true = Lepääjä oli katsonut
val-dummys_rights-looked_before-false = Lepääjä ei ollut katsonut
ask-dummys_rights-play_over = Onko peli päättynyt?
val-dummys_rights-play_over-true = Peli on päättynyt
val-dummys_rights-play_over-false = Peli on kesken
ask-dummys_rights-attention_drawn = Onko joku muu jo huomauttanut epäsäännöllisyydestä?
val-dummys_rights-attention_drawn-true = Joku muu on jo huomauttanut
val-dummys_rights-attention_drawn-false = Kukaan muu ei ole huomauttanut
ask-dummys_rights-irregularity_by = Kenen virhe se on?
val-dummys_rights-irregularity_by-declaring = Pelinviejän
val-dummys_rights-irregularity_by-defending = Puolustajan
ask-dummys_rights-declarer_revoked = Oliko kortti revokki?
val-dummys_rights-declarer_revoked-true = Se oli revokki
val-dummys_rights-declarer_revoked-false = Ei revokkia

p42A1 = Lepääjä saa kilpailunjohtajan ollessa pöydässä kertoa tälle, mitä tapahtui ja mitä laki sanoo.
p42A2 = Lepääjä saa pitää lukua voitetuista ja hävityistä tikeistä.
p42A3 = { $edition ->
    [2007] Lepääjä pelaa pelinviejän nimeämät kortit.
    [1997] Lepääjä pelaa pelinviejän nimeämät kortit.
   *[other] Lepääjä pelaa pelinviejän nimeämät kortit ja huolehtii, että pöytä tunnustaa väriä.
}
p42B-lost = Lepääjä on menettänyt tämän oikeuden katsomalla kättä, jota hän ei saa nähdä.
p42B1 = Lepääjä saa kysyä pelinviejältä, onko tikin väri häneltä loppu.
p42B1-not_defender = Lepääjä saa kysyä mahdollisesta revokista pelinviejältä, mutta ei puolustajalta.
p42B2 = { $edition ->
    [2007] Lepääjä saa yrittää estää pelinviejän epäsäännöllisyyden, ennen kuin se tapahtuu.
    [1997] Lepääjä saa yrittää estää pelinviejän epäsäännöllisyyden, ennen kuin se tapahtuu.
   *[other] Lepääjä saa yrittää estää epäsäännöllisyyden, ennen kuin se tapahtuu.
}
p42B2-wrong_hand = Lepääjä saa varoittaa pelinviejää, ennen kuin tämä lähtee väärästä kädestä.
p42B3 = Lepääjä saa huomauttaa epäsäännöllisyydestä, kun peli on päättynyt.
p43A1a = { $edition ->
    [2007] Lepääjän ei pitäisi pelin aikana kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun pitäisi ensin huomauttaa asiasta.
    [1997] Lepääjän ei pitäisi pelin aikana kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun pitäisi ensin huomauttaa asiasta.
   *[other] Lepääjä ei saa pelin aikana kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun on ensin huomautettava asiasta.
}
p43A1a-may = Lepääjä saa kutsua kilpailunjohtajan: joku muu on jo huomauttanut epäsäännöllisyydestä.
p43A1b = Lepääjä ei saa huomauttaa epäsäännöllisyydestä pelin aikana.
p43A1c = Lepääjä ei saa osallistua peliin eikä sanoa siitä mitään pelinviejälle.
p43A2a = Lepääjä ei saa vaihtaa käsiä pelinviejän kanssa.
p43A2b = Lepääjä ei saa nousta paikaltaan katsomaan pelinviejän peliä.
p43A2c = Lepääjä ei saa katsoa puolustajan kädessä olevan kortin kuvapuolta.
p43A3 = Virhe on puolustajan: hän ei saa näyttää kättään lepääjälle.
p43B1 = Kilpailunjohtaja voi määrätä lepääjälle menettelytaparangaistuksen.
p43B2 = Tästä lähtien lepääjän varoitus pelinviejälle tai kysymys revokista maksaa hänen puolelleen.
p43B2a = Kumpi tahansa puolustaja valitsee nyt käden, josta pelinviejä lähtee seuraavaan tikkiin, koska lepääjä oli katsonut.
p43B2b = Pelinviejän on vaihdettava kortti lailliseen: lepääjä oli katsonut ja kysyi ensimmäisenä.
p43B2b-revoke = Kortti vaihdetaan, mutta revokki katsotaan silti pysyväksi: lepääjä oli katsonut ja kysyi ensimmäisenä.
p43B3 = Lepääjä oli katsonut: peli jatkuu ilman { word-rectification-some }; jälkikäteen poistetaan vain puolustajien saama hyöty.
p43B3-if = Jos lepääjä huomauttaa ensimmäisenä puolustajan virheestä, sitä ei oikaista heti.
p45F-dummy = Peli jatkuu; tulos korjataan jälkikäteen, jos korttia ehdotettiin ja puolustajat kärsivät vahinkoa.

## Laki kerrallaan

law-42 = Mitä lepääjä saa aina tehdä, ja mitä hän saa tehdä, kunnes katsoo kättä, jota hän ei saa nähdä.
    .title = Lepääjän oikeudet
law-42A = Nämä oikeudet lepääjällä on aina, tekipä hän mitä tahansa.
    .title = Pysyvät oikeudet
law-42A1 = Kilpailunjohtajan läsnä ollessa lepääjä saa kertoa, mitä tapahtui ja mitä laki määrää.
    .title = Tieto kilpailunjohtajalle
law-42A2 = Lepääjä saa pitää lukua voitetuista ja hävityistä tikeistä.
    .title = Tikkien laskeminen
law-42A3 = { $edition ->
    [2007] Lepääjä pelaa pelinviejän nimeämät kortit.
    [1997] Lepääjä pelaa pelinviejän nimeämät kortit.
   *[other] Lepääjä pelaa pelinviejän nimeämät kortit ja huolehtii, että pöytä tunnustaa väriä.
}
    .title = Lepääjän korttien pelaaminen
law-42B = Oikeudet, jotka lain 43A2 rikkominen vie.
    .title = Menetettävät oikeudet
law-42B1 = Lepääjä saa kysyä pelinviejältä, mutta ei puolustajalta, onko tikin väri tältä loppu.
    .title = Kysymys pelinviejälle revokista
law-42B2 = { $edition ->
    [2007] Lepääjä saa yrittää estää pelinviejää syyllistymästä epäsäännöllisyyteen.
    [1997] Lepääjä saa yrittää estää pelinviejää syyllistymästä epäsäännöllisyyteen.
   *[other] Lepääjä saa yrittää estää ketä tahansa syyllistymästä epäsäännöllisyyteen.
}
    .title = Epäsäännöllisyyden estäminen
law-42B3 = Lepääjä saa huomauttaa epäsäännöllisyydestä, mutta vasta kun peli on päättynyt.
    .title = Epäsäännöllisyydestä huomauttaminen
law-43 = Mitä lepääjä ei saa tehdä, ja mitä se maksaa.
    .title = Lepääjän rajoitukset
law-43A = Lepääjän rajoitukset lain 42 oikeuksia lukuun ottamatta.
    .title = Mitä lepääjä ei saa tehdä
law-43A1 = Lepääjä ei kutsu kilpailunjohtajaa ensimmäisenä, ei huomauta virheistä eikä osallistu peliin.
    .title = Pelin aikana
law-43A1a = { $edition ->
    [2007] Pelin aikana lepääjän ei pitäisi kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun on pitänyt huomauttaa asiasta.
    [1997] Pelin aikana lepääjän ei pitäisi kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun on pitänyt huomauttaa asiasta.
   *[other] Pelin aikana lepääjä ei saa kutsua kilpailunjohtajaa ensimmäisenä; jonkun muun on pitänyt huomauttaa asiasta.
}
    .title = Kilpailunjohtajan kutsuminen
law-43A1b = Lepääjä ei saa huomauttaa epäsäännöllisyydestä, kun peli on kesken.
    .title = Huomauttaminen
law-43A1c = Lepääjä ei saa osallistua peliin eikä puhua siitä pelinviejälle.
    .title = Peliin osallistuminen
law-43A2 = Lepääjä ei saa katsoa käsiä; jos hän katsoo, hän menettää lain 42B oikeudet.
    .title = Käsien katsominen
law-43A2a = Lepääjä ja pelinviejä eivät saa vaihtaa käsiä.
    .title = Käsien vaihtaminen
law-43A2b = Lepääjä ei saa nousta paikaltaan katsomaan pelinviejän peliä.
    .title = Paikalta nouseminen
law-43A2c = { $edition ->
    [2007] Lepääjä ei saa omasta aloitteestaan katsoa puolustajan kädessä olevan kortin kuvapuolta.
    [1997] Lepääjä ei saa omasta aloitteestaan katsoa puolustajan kädessä olevan kortin kuvapuolta.
   *[other] Lepääjä ei saa katsoa puolustajan kädessä olevan kortin kuvapuolta.
}
    .title = Puolustajan kortin katsominen
law-43A3 = Puolustaja ei saa näyttää kättään lepääjälle.
    .title = Käden näyttäminen lepääjälle
law-43B = Mitä rikkomuksesta seuraa.
    .title = Kun lepääjä rikkoo rajoituksia
law-43B1 = A1- tai A2-kohdan rikkomisesta lepääjä voi saada menettelytaparangaistuksen.
    .title = Lepääjän rangaistus
law-43B2 = Kaksi varoitusta, jotka maksavat pelinviejän puolelle, kun lepääjä on katsonut kättä.
    .title = Lepääjän teot katsomisen jälkeen
law-43B2a = Katsomisen jälkeen varoitus antaa puolustajien valita käden, josta pelinviejä lähtee.
    .title = Varoitus väärästä kädestä
law-43B2b = Katsomisen jälkeen: jos lepääjä kysyy ensin, kortti korjataan ja lakia 64 sovelletaan kuin revokki olisi pysyvä.
    .title = Kysymys revokista
law-43B3 = Katsomisen jälkeen: ei { word-rectification-some } nyt; myöhemmin vain puolustajat menettävät saamansa hyödyn.
    .title = Huomautus puolustajan virheestä
law-61 = Mikä revokki on, kuka saa kysyä keneltä, ja ettei tikkejä saa katsoa.
    .title = Väriä ei tunnusteta; kysymykset siitä
law-61A = Väri jätetään tunnustamatta tai määrätty kortti tai väri pelaamatta, vaikka se olisi mahdollista.
    .title = Mikä revokki on
law-61B = Kuka saa kysyä pelaajalta, onko väri häneltä loppu.
    .title = Kuka saa kysyä revokista
law-61B1 = Pelinviejä saa kysyä puolustajalta, joka ei tunnustanut väriä.
    .title = Pelinviejä kysyy
law-61B2 = Lepääjä saa kysyä vain pelinviejältä.
    .title = Lepääjä kysyy
law-61B2a = Lepääjä saa kysyä pelinviejältä, ellei ole menettänyt oikeuttaan katsomalla kättä.
    .title = Lepääjä kysyy pelinviejältä
law-61B2b = Lepääjä ei saa kysyä puolustajalta; kysymys voi antaa luvatonta tietoa.
    .title = Lepääjä kysyy puolustajalta
law-61B3 = Puolustajat saavat kysyä pelinviejältä ja toisiltaan luvattoman tiedon uhallakin.
    .title = Puolustajat kysyvät
law-61C = Väite revokista ei avaa jo käännettyjä tikkejä.
    .title = Ei oikeutta katsoa
law-62 = Milloin ja miten revokki korjataan, ja mitä korteille tapahtuu.
    .title = Revokin korjaaminen
law-62A = Jos revokki huomataan, ennen kuin se on pysyvä, se on korjattava.
    .title = Velvollisuus korjata
law-62B = Revokkikortti otetaan takaisin ja sen tilalle pelataan laillinen kortti.
    .title = Miten se korjataan
law-62B1 = Puolustajan kädestä pelatusta, takaisin otetusta kortista tulee iso rangaistuskortti.
    .title = Puolustajan kortti
law-62B2 = Tällainen kortti vaihdetaan ilman muuta { word-rectification-some }.
    .title = Pelinviejän, lepääjän tai näkyvissä ollut kortti
law-62C = Mitkä sen jälkeen pelatuista korteista saa ottaa takaisin.
    .title = Revokin jälkeen pelatut kortit
law-62C1 = Vastustajat saavat ottaa takaisin kortit, jotka he pelasivat revokin jälkeen ennen siitä huomauttamista.
    .title = Vastapuolen kortit
law-62C2 = Vaihdon jälkeen rikkoneen puolen seuraava pelaaja saa vaihtaa; puolustajalle se maksaa rangaistuskortin.
    .title = Rikkoneen puolen seuraava kortti
law-62C3 = Jos vain toinen puoli on pelannut eteenpäin, molemmat revokit korjataan; puolustajille tulee rangaistuskortteja.
    .title = Molemmat puolet samassa tikissä
law-62D = Toiseksi viimeistä tikkiä koskevat erityiset säännöt.
    .title = 12. tikki
law-62D1 = Se korjataan pysyvänäkin, kunnes kaikki neljä kättä on palautettu brikkaan.
    .title = 12. tikin korjaaminen
law-62D2 = Jos puolustaja revokoi, ennen kuin partneri on pelannut, partneri ei saa käyttää saamaansa tietoa.
    .title = Ennen partnerin korttia
law-63 = Hetket, joiden jälkeen revokkia ei enää korjata.
    .title = Milloin revokki on pysyvä
law-63A = { $edition ->
    [1997] Pysyväksi sen tekee pelaaminen seuraavaan tikkiin, kortin nimeäminen, vaatimus tai sen hyväksyminen.
    [2007] Pysyväksi sen tekee pelaaminen seuraavaan tikkiin, kortin nimeäminen, vaatimus tai sen hyväksyminen.
   *[other] Pysyväksi sen tekee pelaaminen seuraavaan tikkiin, kortin nimeäminen, vaatimus tai sen lopullinen hyväksyminen.
}
    .title = Revokin pysyväksi tuleminen
law-63A1 = Rikkoja tai hänen partnerinsa lähtee tai pelaa seuraavaan tikkiin, laillisesti tai laittomasti.
    .title = Pelaamalla eteenpäin
law-63A2 = Rikkoja tai hänen partnerinsa nimeää tai osoittaa kortin seuraavaan tikkiin.
    .title = Nimeämällä kortin
law-63A3 = Rikkoja tai hänen partnerinsa vaatii tai luovuttaa sanoin, kortteja näyttämällä tai muuten.
    .title = Tekemällä vaatimuksen
law-63A4 = Vastustajien vaatimus on hyväksytty ja aika kiistää se on kulunut.
    .title = Hyväksymällä vaatimuksen
law-63B = { $edition ->
    [1997] Tikki jää sellaisekseen; ainoa poikkeus on 12. tikki.
    [2007] Tikki jää sellaisekseen; ainoa poikkeus on 12. tikki.
   *[other] Tikki jää sellaisekseen; kaksi poikkeusta ovat molempien revokki samassa tikissä ja 12. tikki.
}
    .title = Ei korjausta sen jälkeen
law-64 = Montako tikkiä siirtyy, milloin ei yhtään, ja milloin lisäksi tulee hyvitystä.
    .title = Kun revokki on pysyvä
law-64A = Mitä vastapuoli saa ilman muuta pelin jälkeen.
    .title = Siirtyvät tikit
law-64A1 = Revokkitikki siirtyy, ja vielä toinen, jos puoli voitti myöhemmän tikin.
    .title = Rikkoja voitti tikin
law-64A2 = Yksi tikki siirtyy, jos partneri voitti revokkitikin tai puoli voitti myöhemmän tikin.
    .title = Rikkoja ei voittanut tikkiä
law-64B = Pysyvät revokit, joista ei siirry tikkejä; hyvitys on silti mahdollinen.
    .title = Milloin tikkejä ei siirry
law-64B1 = Rikkonut puoli ei voittanut revokkitikkiä eikä mitään myöhempää.
    .title = Puoli ei voittanut sen jälkeen mitään
law-64B2 = Sama pelaaja, sama väri, ja ensimmäinen revokki on pysyvä.
    .title = Toistuva revokki
law-64B3 = Pelattavaksi kuulunut kortti oli rangaistuskortti tai lepääjän.
    .title = Rangaistuskortti tai lepääjän kortti
law-64B4 = Vastustaja oli tarjonnut seuraavassa jaossa, ennen kuin revokista huomautettiin.
    .title = Tarjous seuraavassa jaossa
law-64B5 = Revokista huomautettiin vasta kierroksen päätyttyä.
    .title = Kierroksen jälkeen
law-64B6 = 12. tikin revokki ei maksa tikkejä.
    .title = 12. tikki
law-64B7 = Molemmat puolet revokoivat jaossa ja molemmat revokit ovat pysyviä.
    .title = Molemmat puolet revokoivat
law-64B8 = Revokki korjattiin, koska molemmat puolet revokoivat samassa tikissä.
    .title = Korjattu samassa tikissä
law-64C = Kilpailunjohtaja hyvittää sen, mihin siirto ei riitä.
    .title = Hyvitys
law-64C1 = Tulos korjataan, kun puoli on huonommassa asemassa kuin ilman revokkia.
    .title = Liian pieni hyvitys
law-64C2 = Hyvitys toistuvien revokkien ja molempien puolten revokkien jälkeen.
    .title = Useita revokkeja
law-64C2a = Korjataan, jos vastapuoli olisi todennäköisesti saanut enemmän tikkejä ilman myöhempiä.
    .title = Toistuvat revokit
law-64C2b = Vahinkoa kärsinyt puoli saa tuloksen, joka ilman revokkeja olisi todennäköinen.
    .title = Molempien puolten revokit
law-65 = Miten pelatut kortit pidetään.
    .title = Tikkien järjestäminen
law-65A = Neljän kortin jälkeen jokainen kääntää omansa eteensä kuvapuoli alaspäin.
    .title = Täysi tikki
law-65B = Kortin suunta kertoo, kumpi puoli voitti tikin.
    .title = Voitetut ja hävityt tikit
law-65B1 = Kortti osoittaa partneriin päin.
    .title = Voitettu tikki
law-65B2 = Kortti osoittaa vastustajiin päin.
    .title = Hävitty tikki
law-65B3 = Pelaaja saa sanoa siitä, kunnes hänen oma puolensa on pelannut seuraavaan tikkiin.
    .title = Väärään suuntaan käännetty kortti
law-65C = Kortit ovat limittäin pelijärjestyksessä, jotta pelin voi tarkistaa.
    .title = Järjestys
law-65D = Joka sekoittaa korttinsa sitä ennen, voi menettää oikeutensa tikkeihin tai revokkia koskeviin väitteisiin.
    .title = Kunnes tuloksesta on sovittu
law-66 = Kuka saa katsoa pelattuja kortteja ja milloin.
    .title = Tikkien katsominen
law-66A = Kunnes oma puoli pelaa edelleen eikä omaa korttia ole käännetty, pelaaja saa nähdä kaikki neljä korttia.
    .title = Juuri pelattu tikki
law-66B = Kunnes oma puoli pelaa edelleen, pelaaja saa katsoa omaa viimeistä korttiaan sitä näyttämättä.
    .title = Oma viimeinen kortti
law-66C = Sen jälkeen tikkejä ei katsota ennen pelin päättymistä, ellei kilpailunjohtaja niin määrää.
    .title = Käännetyt tikit
law-66D = Kortit saa katsoa revokin ja tikkiluvun selvittämiseksi; epäselvyys menee kortit sekoittaneen tappioksi.
    .title = Pelin jälkeen
law-67 = Tikki, jossa on kortti liikaa tai liian vähän.
    .title = Virheellinen tikki
law-67A = Se korjataan, kunnes molemmat puolet ovat pelanneet seuraavaan tikkiin.
    .title = Huomattu ajoissa
law-67A1 = Pelaaja lisää kortin, jonka saa laillisesti pelata.
    .title = Kortti puuttuu
law-67A2 = Käsitellään kuin viides kortti tai samanaikaisesti pelatut kortit.
    .title = Kortti liikaa
law-67B = Mitä kilpailunjohtaja tekee, kun se huomataan myöhemmin.
    .title = Molemmat puolet ovat pelanneet edelleen
law-67B1 = Pelaaja lisää kortin pelattujen korttiensa joukkoon; tikin voittaja ei muutu.
    .title = Kortti puuttuu
law-67B1a = Hänen on valittava sitä väriä oleva kortti; se on revokki, joka voi maksaa yhden tikin.
    .title = Tikin väriä on
law-67B1b = { $edition ->
    [1997] Hän valitsee minkä tahansa kortin; se on revokki, joka voi maksaa yhden tikin.
   *[other] Hän valitsee minkä tahansa kortin; sekin on revokki, joka voi maksaa yhden tikin.
}
    .title = Tikin väriä ei ole
law-67B2 = Ylimääräiset kortit palaavat käteen.
    .title = Kortti liikaa
law-67B2a = Näkynyt kortti jää, muut palaavat; puolustajan kortista, joka tällöin näytetään, tulee rangaistuskortti.
    .title = Korttien palauttaminen
law-67B2b = Palautetun kortin katsotaan olleen kädessä koko ajan; siitä voi syntyä revokki.
    .title = Kädessä koko ajan
law-67B3 = Kortti etsitään ja pannaan paikalleen; jos se on jo pelattu uudelleen eikä sitä voi oikaista, tulos korjataan.
    .title = Pelattu kortti väärässä kohdassa
law-68 = Muita kuin kesken olevaa tikkiä koskevat sanat tai teot.
    .title = Vaatimus tai luovutus
law-68A = Sanotaan oman puolen saavan tikkejä, ehdotetaan lopettamista tai näytetään käsi tarkoituksella.
    .title = Mikä vaatimus on
law-68B = Tikeistä luopuminen.
    .title = Mikä luovutus on
law-68B1 = Sanotaan puolen häviävän tikkejä; osan vaatiminen luovuttaa loput; kädestä luopuminen luovuttaa kaikki.
    .title = Tikeistä luopuminen
law-68B2 = Puolustajan luovutus raukeaa, jos partneri vastustaa sitä heti; peli jatkuu.
    .title = Partneri vastustaa heti
law-68C = { $edition ->
    [1997] Vaatimukseen kuuluu selvä pelisuunnitelma.
    [2007] Vaatimukseen kuuluu selvä pelisuunnitelma.
   *[other] Vaatimukseen kuuluu selvä pelisuunnitelma, ja käsi näytetään.
}
    .title = Selostus
law-68D = Vaatimuksen tai luovutuksen jälkeen peli pysähtyy.
    .title = Peli keskeytyy
law-68D1 = Hyväksytty vaatimus ratkaistaan lain 69 mukaan.
    .title = Hyväksytty
law-68D2 = Kuka tahansa, lepääjäkin, saa epäillä sitä.
    .title = Epäilty
law-68D2a = Kilpailunjohtaja kutsutaan, siihen asti ei tehdä mitään, ja sitten sovelletaan lakia 70.
    .title = Kilpailunjohtaja
law-68D2b = Vastapuoli voi pyytää pelin jatkamista.
    .title = Pelin jatkaminen
law-68D2bi = Ellei kaikkien neljän suostumusta saada, kilpailunjohtaja kutsutaan.
    .title = Kaikkien neljän suostumus
law-68D2bii = Jos peli jatkuu, vaatimuksella ei ole enää merkitystä ja pöydän tulos jää voimaan.
    .title = Vaatimus raukeaa
law-69 = Milloin vaatimus on hyväksytty ja miten hyväksyminen perutaan.
    .title = Hyväksytty vaatimus tai luovutus
law-69A = Jos sitä ei kiistetä ennen omaa tarjousta seuraavassa jaossa tai kierroksen loppua, tulos on vaatimuksen mukainen.
    .title = Milloin se on hyväksytty
law-69B = Oikaisuaikana hyväksyminen perutaan tiettyjen tikkien osalta.
    .title = Hyväksymisen peruminen
law-69B1 = Puoli oli jo voittanut tikin, jonka se suostui häviämään.
    .title = Jo voitettu tikki
law-69B2 = Puoli olisi todennäköisesti voittanut tikin, jos peli olisi jatkunut.
    .title = Todennäköisesti voitettu tikki
law-70 = Miten kilpailunjohtaja ratkaisee epäillyn vaatimuksen.
    .title = Kiistetty vaatimus tai luovutus
law-70A = Molemmille kohtuullinen tulos; epäselvät kohdat menevät vaatijan tappioksi.
    .title = Tavoite
law-70B = Miten kilpailunjohtaja käsittelee asian.
    .title = Menettely
law-70B1 = Vaatimuksen tekijä toistaa, mitä hän vaatiessaan sanoi.
    .title = Selostuksen toistaminen
law-70B2 = { $edition ->
    [1997] Vastustajat esittävät vastaväitteensä.
   *[other] Vastustajat esittävät vastaväitteensä, jotka eivät sido kilpailunjohtajaa.
}
    .title = Vastaväitteet
law-70B3 = Kilpailunjohtaja voi käskeä panna kaikki jäljellä olevat kortit näkyviin.
    .title = Kortit näkyviin
law-70C = Kolme ehtoa yhdessä antaa tikkejä ulkona olevalle valtille.
    .title = Ulkona oleva valtti
law-70C1 = Vaatimuksen tekijä ei sanonut valtista mitään.
    .title = Ei mainittu
law-70C2 = On edes jonkin verran todennäköistä, ettei hän tiennyt siitä.
    .title = Tuskin tiesi
law-70C3 = Normaalilla pelitavalla sille voisi hävitä tikin.
    .title = Voi voittaa tikin
law-70D = Pelitavat, joita ei hyväksytä.
    .title = Mitä kilpailunjohtaja harkitsee
law-70D1 = Ei hyväksytä, kun muu normaali pelitapa tuottaa vähemmän; normaali voi olla huolimatonkin.
    .title = Mainitsematon pelitapa
law-70D2 = Ei tikkiä, joka riippuu partnerin valinnasta normaalien pelitapojen välillä.
    .title = Puolustajan vaatimus
law-70E = Milloin mainitsematon suunnitelma voidaan ottaa huomioon.
    .title = Mainitsematon pelisuunnitelma
law-70E1 = Ei hyväksytä, jos se vaatii kortin tietylle vastustajalle, ellei toiselta paljastu värin loppu.
    .title = Tietyn vastustajan kortti
law-70E2 = Säännöistä Vastaava Liitto voi määrätä, missä järjestyksessä mainitsematon väri pelataan.
    .title = Määrätty pelijärjestys
law-71 = { $edition ->
    [1997] Luovutus jää voimaan; oikaisuaikana siitä on kolme poikkeusta.
   *[other] Luovutus jää voimaan; oikaisuaikana siitä on kaksi poikkeusta.
}
    .title = Luovutuksen kumoaminen
law-71A = Puoli luovutti tikin, jonka se oli jo voittanut.
    .title = Jo voitettu tikki
law-71B = Puoli luovutti tikin, jota ei millään normaalilla pelitavalla voi hävitä.
    .title = Tikki, jota ei voi hävitä
