### Lait 41 ja 44–60: lähtö, pelatut kortit, paljastuneet kortit, rangaistuskortit, pelivuorot.

kind-opening_lead_out_of_turn = Aloituslähtö väärällä vuorolla
kind-lead_out_of_turn = Lähtö väärällä vuorolla
kind-premature_play = Ennenaikainen pelaaminen
kind-simultaneous_plays = Samanaikaisesti pelatut kortit
kind-exposed_card = Paljastunut kortti
kind-penalty_card = Rangaistuskortti
kind-played_card = Onko kortti pelattu?
kind-dummy_designation = Lepääjän kortin nimeäminen
kind-unable_to_comply = Mahdotonta noudattaa
kind-play_after_irregularity = Pelaaminen virheen jälkeen

## Kysymykset, jotka koskevat useita lajeja

ask-any-partner_lead = Mitä pelinviejä vaatii lähdöltä?
val-any-partner_lead-require_suit = Lähtö siinä värissä
val-any-partner_lead-forbid_suit = Ei lähtöä siinä värissä
val-any-partner_lead-leave_penalty_card = Lähtö on vapaa
ask-any-demand = Mitä pelinviejä vaatii rikkojan partnerilta?
val-any-demand-require_highest = Värin korkein kortti
val-any-demand-require_lowest = Värin alin kortti
val-any-demand-require_other_suit = Muu, nimetty väri
val-any-demand-forbid_other_suit = Ei muuta, nimettyä väriä
ask-any-unable = Voiko pelaaja tehdä, mitä pelinviejä vaatii?
val-any-unable-true = Ei voi noudattaa
val-any-unable-false = Voi noudattaa
ask-any-rank = Onko kortti arvokortti (ässä, kuningas, rouva, sotamies, 10) vai pienempi?
val-any-rank-low = Yhdeksän tai pienempi
val-any-rank-honour = Arvokortti (10 tai isompi)
ask-any-several = Onko puolustajalla yksi paljastunut kortti vai useampia?
val-any-several-true = Kaksi tai useampia
val-any-several-false = Vain yksi kortti
ask-any-deliberate = Paljastuiko kortti vahingossa vai pelattiinko se tarkoituksella?
val-any-deliberate-true = Pelattiin tarkoituksella
val-any-deliberate-false = Paljastui vahingossa

## Aloituslähtö väärällä vuorolla: kysymykset

ask-opening_lead_out_of_turn-face_up = Lähdettiinkö kortilla kuvapuoli ylöspäin?
val-opening_lead_out_of_turn-face_up-true = Kuvapuoli ylöspäin
val-opening_lead_out_of_turn-face_up-false = Kuvapuoli alaspäin
val-opening_lead_out_of_turn-accepted-true = Pelinviejä hyväksyi
val-opening_lead_out_of_turn-accepted-false = Pelinviejä ei hyväksynyt
ask-opening_lead_out_of_turn-side = Kumpi puoli lähti?
val-opening_lead_out_of_turn-side-declaring = Pelinviejän puoli
val-opening_lead_out_of_turn-side-defending = Puolustaja
ask-opening_lead_out_of_turn-told_by_opponent = Sanoiko vastustaja hänelle, että on hänen lähtövuoronsa?
val-opening_lead_out_of_turn-told_by_opponent-true = Vastustaja käski lähteä
val-opening_lead_out_of_turn-told_by_opponent-false = Vastustaja ei käskenyt lähteä
ask-opening_lead_out_of_turn-partner_led_face_down = Oliko partnerikin lähtenyt, kuvapuoli alaspäin?
val-opening_lead_out_of_turn-partner_led_face_down-true = Partneri lähti alaspäin
val-opening_lead_out_of_turn-partner_led_face_down-false = Partneri ei ole lähtenyt
ask-opening_lead_out_of_turn-declarer_exposed = Onko pelinviejä alkanut levittää kättään?
val-opening_lead_out_of_turn-declarer_exposed-true = Pelinviejä näytti kortin
val-opening_lead_out_of_turn-declarer_exposed-false = Pelinviejä ei näyttänyt mitään
ask-opening_lead_out_of_turn-dummy_seen = Onko pelinviejä voinut nähdä jonkin lepääjän kortin?
val-opening_lead_out_of_turn-dummy_seen-true = Lepääjän kortti nähtiin
val-opening_lead_out_of_turn-dummy_seen-false = Lepääjä ei ole pöydässä
ask-opening_lead_out_of_turn-decision = Mitä pelinviejä valitsee?
val-opening_lead_out_of_turn-decision-accept_become_dummy = Hyväksy, siirry lepääjäksi
val-opening_lead_out_of_turn-decision-accept_play_second = Hyväksy, pelaa toisena
val-opening_lead_out_of_turn-decision-refuse = Älä hyväksy
ask-opening_lead_out_of_turn-second_card = Kummasta kädestä toinen kortti pelattiin?
val-opening_lead_out_of_turn-second_card-hand = Pelinviejän kädestä
val-opening_lead_out_of_turn-second_card-dummy = Pöydästä

## Lähtö väärällä vuorolla: kysymykset

ask-lead_out_of_turn-led_by = Kuka lähti väärällä vuorolla?
val-lead_out_of_turn-led_by-declarer = Pelinviejä (tai pöydästä)
val-lead_out_of_turn-led_by-defender = Puolustaja lähti
ask-lead_out_of_turn-told_by_opponent = Sanoiko vastustaja hänelle, että on hänen lähtövuoronsa?
val-lead_out_of_turn-told_by_opponent-true = Vastustaja käski lähteä
val-lead_out_of_turn-told_by_opponent-false = Vastustaja ei käskenyt lähteä
ask-lead_out_of_turn-last_trick = Oliko se lähtö 13. tikkiin?
val-lead_out_of_turn-last_trick-true = 13. tikki
val-lead_out_of_turn-last_trick-false = Ennen 13. tikkiä
ask-lead_out_of_turn-played_after = Onko joku pelannut lähdön jälkeen?
val-lead_out_of_turn-played_after-nobody = Kukaan ei ole pelannut siihen
val-lead_out_of_turn-played_after-next_hand = Seuraava käsi on pelannut
val-lead_out_of_turn-played_after-proper_leader = Oikea lähtijä on lähtenyt
val-lead_out_of_turn-played_after-wrong_defender = Väärä puolustaja pelasi
ask-lead_out_of_turn-whose_turn = Kumman puolen lähtövuoro oli?
val-lead_out_of_turn-whose_turn-partner = Sama puoli, toinen käsi
val-lead_out_of_turn-whose_turn-opponent = Vastapuolen lähtövuoro
ask-lead_out_of_turn-accepted = Hyväksyykö pelinviejä lähdön?
val-lead_out_of_turn-accepted-true = Pelinviejä hyväksyy
val-lead_out_of_turn-accepted-false = Pelinviejä ei hyväksy
ask-lead_out_of_turn-accepted_by_defender = Hyväksyvätkö puolustajat lähdön?
val-lead_out_of_turn-accepted_by_defender-true = Puolustaja hyväksyy
val-lead_out_of_turn-accepted_by_defender-false = Lähtö on otettava takaisin
ask-lead_out_of_turn-defenders_differ = Haluavatko puolustajat eri asioita?
val-lead_out_of_turn-defenders_differ-true = Puolustajat eri mieltä
val-lead_out_of_turn-defenders_differ-false = Puolustajat samaa mieltä
ask-lead_out_of_turn-next_defender_accepts = Hyväksyykö lähdön se puolustaja, joka pelaa seuraavaksi väärän kortin jälkeen?
val-lead_out_of_turn-next_defender_accepts-true = Seuraava hyväksyy
val-lead_out_of_turn-next_defender_accepts-false = Seuraava ei hyväksy
ask-lead_out_of_turn-used_information = Valitsiko pelinviejä sitten pelitavan, jota erehdys on voinut ehdottaa?
val-lead_out_of_turn-used_information-true = Saattoi hyötyä siitä
val-lead_out_of_turn-used_information-false = Ei hyötynyt siitä

## Ennenaikainen pelaaminen: kysymykset

ask-premature_play-side = Kuka pelasi liian aikaisin?
val-premature_play-side-declaring = Pelinviejän puoli
val-premature_play-side-defending = Puolustaja
ask-premature_play-awaited = Kuka ei ollut vielä pelannut?
val-premature_play-awaited-partner = Partneri ei ollut pelannut
val-premature_play-awaited-rho = Vain OPV ei ollut pelannut
ask-premature_play-declaring_side = Oliko pelinviejä jo pelannut molemmista käsistä?
val-premature_play-declaring_side-not_both = Ei pelattu molemmista käsistä
val-premature_play-declaring_side-both_hands = Pelattu molemmista käsistä
val-premature_play-declaring_side-dummy_unasked = Lepääjä pelasi pyytämättä
ask-premature_play-legal = Saako kortin laillisesti pelata tähän tikkiin?
val-premature_play-legal-true = Laillinen kortti tikkiin
val-premature_play-legal-false = Ei laillinen tikkiin

## Samanaikaisesti pelatut kortit: kysymykset

ask-simultaneous_plays-players = Yksi pelaaja ja useita kortteja, vai kaksi pelaajaa yhtä aikaa?
val-simultaneous_plays-players-one = Yksi pelaaja, monta korttia
val-simultaneous_plays-players-two = Kaksi pelaajaa yhtä aikaa
ask-simultaneous_plays-visible = Montako kortin kuvapuolta näkyi?
val-simultaneous_plays-visible-one = Yksi kuvapuoli
val-simultaneous_plays-visible-several = Kaksi tai useampia kuvapuolia
ask-simultaneous_plays-side = Kenen kortit ovat?
val-simultaneous_plays-side-declaring = Pelinviejän puolen kortit
val-simultaneous_plays-side-defending = Puolustajan kortit
ask-simultaneous_plays-rank = Mikä kortti jää jäljelle, kun yksi niistä on pelattu?
val-simultaneous_plays-rank-low = Yhdeksän tai pienempi jää
val-simultaneous_plays-rank-honour = Arvokortti jää
ask-simultaneous_plays-several = Montako korttia jää jäljelle, kun yksi niistä on pelattu?
val-simultaneous_plays-several-true = Kaksi tai useampia jää
val-simultaneous_plays-several-false = Yksi kortti jää
ask-simultaneous_plays-next_trick = Ovatko molemmat puolet pelanneet seuraavaan tikkiin?
val-simultaneous_plays-next_trick-true = Molemmat ovat pelanneet
val-simultaneous_plays-next_trick-false = Huomattu ajoissa

## Paljastunut kortti: kysymykset

ask-exposed_card-side = Kenen kortti on?
val-exposed_card-side-declaring = Pelinviejän puolen kortti
val-exposed_card-side-defending = Puolustajan kortti
ask-exposed_card-how = Miten kortti paljastui?
val-exposed_card-how-dropped = Putosi kuvapuoli ylöspäin
val-exposed_card-how-shown = Näytettiin, ei pelattu
val-exposed_card-how-named = Nimettiin ääneen
val-exposed_card-how-played = Pelattiin ja otettiin pois
val-exposed_card-how-spread = Pelinviejä levitti kätensä
ask-exposed_card-after_opening_lead = Tapahtuiko se heti väärällä vuorolla tehdyn aloituslähdön jälkeen?
val-exposed_card-after_opening_lead-true = Väärän aloituksen jälkeen
val-exposed_card-after_opening_lead-false = Muulloin
ask-exposed_card-meant_as_claim = Levittikö pelinviejä kätensä vaatiakseen tai luovuttaakseen tikkejä?
val-exposed_card-meant_as_claim-true = Katsotaan vaatimukseksi
val-exposed_card-meant_as_claim-false = Selvästi ei vaatimus
ask-exposed_card-exemption = Onko syytä, jonka vuoksi kortti voisi olla vapaa?
val-exposed_card-exemption-none = Ei erityistä syytä
val-exposed_card-exemption-current_trick = Puhui vain tästä tikistä
val-exposed_card-exemption-partner_objected = Partneri vastusti luovutusta
val-exposed_card-exemption-wrong_information = Vastustajan väärä tieto
val-exposed_card-exemption-normal_play = Tavallista, laillista peliä
ask-exposed_card-partner_could_see = Olisiko puolustajan partneri voinut nähdä kortin kuvapuolen?
val-exposed_card-partner_could_see-true = Partneri saattoi nähdä sen
val-exposed_card-partner_could_see-false = Partneri ei voinut nähdä

## Rangaistuskortti: kysymykset

ask-penalty_card-situation = Kuka pelaa nyt?
val-penalty_card-situation-offender_to_play = Omistaja pelaa tikkiin
val-penalty_card-situation-offender_to_lead = Omistaja on lähtövuorossa
val-penalty_card-situation-partner_to_lead = Partneri on lähtövuorossa
val-penalty_card-situation-partner_led_early = Partneri lähti jo
val-penalty_card-situation-not_played = Hän pelasi toisen kortin
val-penalty_card-situation-information = Mitä partneri saa käyttää
val-penalty_card-situation-size = Kumpaa lajia se on
ask-penalty_card-size = Onko se pieni vai iso rangaistuskortti?
val-penalty_card-size-minor = Pieni (vahinko, alle 10)
val-penalty_card-size-major = Iso (kaikki muut)
val-penalty_card-has_suit_led-true = Voi tunnustaa väriä
val-penalty_card-has_suit_led-false = Ei voi tunnustaa väriä
ask-penalty_card-legal = Saako rangaistuskortin laillisesti pelata tähän tikkiin?
val-penalty_card-legal-true = Kortti on nyt laillinen
val-penalty_card-legal-false = Kortti ei ole nyt laillinen
ask-penalty_card-same_suit = Ovatko kaikki rangaistuskortit samaa väriä?
val-penalty_card-same_suit-true = Kaikki samaa väriä
val-penalty_card-same_suit-false = Eri värejä
ask-penalty_card-declarer_played_after = Onko pelinviejä sen jälkeen pelannut kummasta tahansa kädestä?
val-penalty_card-declarer_played_after-true = Pelinviejä on pelannut
val-penalty_card-declarer_played_after-false = Pelinviejä ei ole pelannut
ask-penalty_card-accepted = Hyväksyykö pelinviejä pelatun kortin?
val-penalty_card-accepted-true = Pelinviejä hyväksyy
val-penalty_card-accepted-false = Pelinviejä ei hyväksy
ask-penalty_card-card_now = Missä rangaistuskortti on nyt?
val-penalty_card-card_now-on_table = Yhä pöydällä
val-penalty_card-card_now-picked_up = Palannut käteen
val-penalty_card-card_now-played = Jo pelattu
ask-penalty_card-damage = Auttoiko näkyvä kortti puolustajat parempaan tulokseen?
val-penalty_card-damage-true = Auttoi puolustajia
val-penalty_card-damage-false = Ei auttanut puolustajia

## Pelattu kortti: kysymykset

ask-played_card-named = Nimesikö pelaaja kortin siksi, jonka hän pelaa?
val-played_card-named-true = Nimesi kortin
val-played_card-named-false = Ei nimennyt korttia
ask-played_card-retraction = Miksi kortti otettaisiin takaisin?
val-played_card-retraction-rectification = Ratkaisu vaatii sitä
val-played_card-retraction-illegal_play = Pelaaminen oli laitonta
val-played_card-retraction-opponent_changed = Vastustaja vaihtoi kortin
val-played_card-retraction-told_turn = Sanottiin hänen vuorokseen
val-played_card-retraction-misinformed = Väärä selitys
val-played_card-retraction-proper_lead = Oikea lähtö on tehty
val-played_card-retraction-no_ground = Lipsahdus tai mielenmuutos
ask-played_card-since = Mitä sen jälkeen on tapahtunut?
val-played_card-since-nothing = Sen jälkeen ei ole pelattu
val-played_card-since-later_card = Pelattiin toinen kortti
val-played_card-since-dummy_shown = Lepääjä näytti kortin
ask-played_card-hand = Kenen kortti on?
val-played_card-hand-declarer = Pelinviejän oma kortti
val-played_card-hand-dummy = Lepääjän kortti
val-played_card-hand-defender = Puolustajan kortti
ask-played_card-partner_could_see = Olisiko puolustajan partneri voinut nähdä kortin kuvapuolen?
val-played_card-partner_could_see-true = Partneri saattoi nähdä sen
val-played_card-partner_could_see-false = Partneri ei voinut nähdä
ask-played_card-position = Miten pelinviejä piti korttia?
val-played_card-position-at_table = Näkyvästi pöydän pinnassa
val-played_card-position-as_played = Selvästi pelattuna
val-played_card-position-not_so = Ei kumpaakaan
ask-played_card-touch = Miksi pelinviejä koski lepääjän korttiin?
val-played_card-touch-deliberate = Koski pelatakseen sen
val-played_card-touch-arranging = Järjesti tai kurotti ohi

## Lepääjän kortti: kysymykset

ask-dummy_designation-problem = Mikä lepääjän kortissa meni vikaan?
val-dummy_designation-problem-words = Epäselvät tai väärät sanat
val-dummy_designation-problem-change = Pelinviejä haluaa toisen
val-dummy_designation-problem-dummy_acted = Lepääjä pelasi pyytämättä
ask-dummy_designation-words = Mitä pelinviejä sanoi?
val-dummy_designation-words-suit_and_rank = Väri ja arvo
val-dummy_designation-words-high = ”Korkea”
val-dummy_designation-words-win = ”Ota se”
val-dummy_designation-words-low = ”Pieni”, ”matala”
val-dummy_designation-words-suit_only = Vain väri
val-dummy_designation-words-rank_only = Vain arvo
val-dummy_designation-words-not_there = Kortti, jota ei ole
val-dummy_designation-words-anything = ”Pelaa mikä vain”
ask-dummy_designation-other_intention = Onko kiistatonta, että pelinviejä tarkoitti toista korttia?
val-dummy_designation-other_intention-true = Tarkoitti selvästi toista
val-dummy_designation-other_intention-false = Ei muuta selvää tarkoitusta
ask-dummy_designation-leading = Oliko määrä lähteä pöydästä?
val-dummy_designation-leading-true = Lähtö pöydästä
val-dummy_designation-leading-false = Ei lähtö pöydästä
ask-dummy_designation-won_in_rank_suit = Voittiko lepääjä viime tikin värissä, jossa sillä on tämä arvo?
val-dummy_designation-won_in_rank_suit-true = Arvo löytyy siitä väristä
val-dummy_designation-won_in_rank_suit-false = Arvoa ei ole siinä värissä
ask-dummy_designation-reason = Oliko se lipsahdus vai mielenmuutos?
val-dummy_designation-reason-slip = Lipsahdus puheessa
val-dummy_designation-reason-change_of_mind = Mielenmuutos
ask-dummy_designation-declarer_played_since = Onko pelinviejä sen jälkeen pelannut toisen kortin?
val-dummy_designation-declarer_played_since-true = Pelinviejä on pelannut
val-dummy_designation-declarer_played_since-false = Ei ole pelannut sen jälkeen
ask-dummy_designation-both_played_next = Ovatko molemmat puolet pelanneet seuraavaan tikkiin?
val-dummy_designation-both_played_next-true = Molemmat ovat pelanneet
val-dummy_designation-both_played_next-false = Eivät molemmat

## Mahdotonta noudattaa

val-unable_to_comply-why-void = Väriä ei ole
val-unable_to_comply-why-only_forbidden = Vain kiellettyä väriä
val-unable_to_comply-why-must_follow = On tunnustettava väriä
val-unable_to_comply-after-premature_play = Ennenaikaisen pelin jälkeen
val-unable_to_comply-after-penalty_card = Rangaistuskortin jälkeen
val-unable_to_comply-after-withdrawn_call = Perutun tarjouksen jälkeen

## Pelaaminen virheen jälkeen: kysymykset

ask-play_after_irregularity-played_by = Kuka pelasi edelleen?
val-play_after_irregularity-played_by-non_offender = Seuraava vastustaja
val-play_after_irregularity-played_by-defender_too_soon = Puolustaja, liian aikaisin
val-play_after_irregularity-played_by-offending_side = Rikkojan oma puoli
ask-play_after_irregularity-was_lead = Oliko virheellinen kortti lähtökortti?
val-play_after_irregularity-was_lead-true = Se oli lähtö
val-play_after_irregularity-was_lead-false = Se pelattiin tikkiin
ask-play_after_irregularity-proper_lead = Oliko hänen oma lähtövuoronsa, ja lähtikö hän?
val-play_after_irregularity-proper_lead-true = Lähti omalla vuorollaan
val-play_after_irregularity-proper_lead-false = Pelasi väärän kortin päälle
ask-play_after_irregularity-earlier_duty = Sitoiko rikkonutta puolta jo rangaistuskortti tai lähtökorttirajoitus?
val-play_after_irregularity-earlier_duty-true = Aiempi velvollisuus pysyy
val-play_after_irregularity-earlier_duty-false = Ei aiempaa velvollisuutta

## Lauseet: aloituslähtö

p41A = Kuvapuoli alaspäin lähdetty kortti palaa käteen kilpailunjohtajan ohjeesta; oikea pelaaja lähtee.
p54 = Kilpailunjohtaja käskee ensin ottaa takaisin partnerin kuvapuoli alaspäin olevan lähdön.
p54A = Pelinviejä hyväksyy levittämällä koko kätensä: hänestä tulee lepääjä, ja hänen partnerinsa vie pelin.
p54A-exposed = Pelinviejä on levittäessään näyttänyt kortin, joten hän levittää kaikki: hän on lepääjä, partneri pelinviejä.
p54B = Pelinviejä hyväksyy lähdön, ja lepääjä levitetään tavalliseen tapaan.
p54B1 = Pelinviejä pelaa tikin toisen kortin omasta kädestään.
p54B2 = Lähtö jää voimaan. Pöydästä toisena pelattu kortti jää, ellei sitä ole vaihdettava revokin korjaamiseksi.
p54C = Pelinviejä olisi voinut nähdä lepääjän kortin, joten hänen on hyväksyttävä lähtö; hän pysyy pelinviejänä.
p54D = Kortista tulee iso rangaistuskortti, ja vuorossa oleva puolustaja lähtee.
p54E = Pelinviejän puoli ei voi tehdä aloituslähtöä; korttia käsitellään kuin se olisi paljastunut tarjottaessa.
p24D-lead = Pelinviejä tai lepääjä ottaa kortin takaisin käteensä.
p47E1 = { $edition ->
    [1997] Vastustaja sanoi, että on hänen vuoronsa: kortti palaa ilman rangaistusta, eikä VPV:n pitäisi hyväksyä sitä.
   *[other] Vastustaja sanoi, että on hänen vuoronsa: kortti palaa ilman { word-rectification-some }, eikä kukaan saa hyväksyä sitä.
}
p16C1-withdrawn = Syytön puoli saa käyttää sitä, mitä takaisin otetut kortit ovat näyttäneet.
p16C2-withdrawn = Rikkonut puoli ei saa käyttää sitä, mitä takaisin otetut kortit ovat näyttäneet.

## Lauseet: lähdöt väärällä vuorolla

p53A = Lähtö jää voimaan, ja peli jatkuu siitä.
p53A-played = Lähtö jää voimaan: seuraava käsi on hyväksynyt sen pelaamalla sen päälle.
p53A-thirteen = Väärällä vuorolla tehty lähtö 13. tikkiin otetaan aina takaisin.
p53B = Oikealla vuorolla tehty lähtö jää voimaan; tähän tikkiin erehdyksessä pelatut kortit otetaan takaisin.
p53C = Lähtö väärästä kädestä jää voimaan, ja jo pelannut puolustaja pelasi ennen vuoroaan.
p55A = Puolustaja hyväksyy pelinviejän lähdön.
p55A-differ = Puolustajat ovat eri mieltä: ratkaisun tekee se, joka pelaa seuraavaksi väärän kortin jälkeen.
p55B1 = Pelinviejä ottaa kortin takaisin ilman muuta { word-rectification-some }; vuorossa oleva puolustaja lähtee.
p55B2 = Pelinviejä ottaa kortin takaisin ja lähtee oikeasta kädestä millä kortilla tahansa.
p55C = Jos pelinviejän peli voi perustua siihen, mitä erehdys hänelle kertoi, kilpailunjohtaja voi korjata tuloksen.
p56A = Pelinviejä hyväksyy puolustajan lähdön.
p56B = Pelinviejä käskee ottaa kortin pois tikistä; se jää näkyviin isona rangaistuskorttina.
p47F1 = Erehdyksessä pelatun kortin saa ottaa takaisin, kun oikea lähtö on tehty.

## Lauseet: puolustajalle esitetyt vaatimukset

p50D2a-require = Pelinviejä vaatii väriä: rangaistuskortti palaa käteen, ja partneri lähtee millä tahansa sen värin kortilla.
p50D2a-forbid = Pelinviejä kieltää värin, kunnes partneri menettää lähtövuoron: rangaistuskortti palaa käteen.
p50D2b = Pelinviejä jättää kortin pöytään: partnerin lähtö on vapaa, ja kortti on yhä iso rangaistuskortti.
p50D2-later = Kun partneri seuraavan kerran lähtee, pelinviejä ensin vaatii väriä, kieltää sen tai jättää kortin pöytään.
p50D2-early = Partnerin oli odotettava pelinviejän valintaa, joka on yhä edessä: myös lähtökortti on paljastunut kortti.
p50E1 = Niin kauan kuin kortti on pöydällä, kaikki saavat käyttää sen antamaa tietoa.
p50E2 = Kun kortti on otettu käteen, omistajan partneri ei saa käyttää siitä saatua tietoa; pelinviejä saa.
p50E3 = Kun kortti on pelattu, omistajan partneri ei saa käyttää sitä, miten siitä tuli rangaistuskortti.
p50E4 = Pelin jälkeen tulos korjataan, jos kortin näkeminen auttoi puolustajia ja pelinviejä kärsi siitä.
p51A = Pelattavissa on useita rangaistuskortteja: pelinviejä sanoo, mikä niistä pelataan.
p51B1a = Pelinviejä vaatii väriä: sen kaikki rangaistuskortit palaavat, ja omistaja saa pelata minkä laillisen kortin haluaa.
p51B1b = Pelinviejä kieltää värin, kunnes partneri menettää lähtövuoron: sen kaikki rangaistuskortit palaavat käteen.
p51B2a = Pelinviejä vaatii yhtä väreistä: sen värin rangaistuskortit palaavat käteen, muut jäävät.
p51B2b = Pelinviejä kieltää yhden tai useamman värin, kunnes partneri menettää lähtövuoron: ne kortit palaavat käteen.
p51B2c = Pelinviejä jättää ne: partnerin lähtö on vapaa, kaikki rangaistuskortit jäävät, ja valinta toistuu ensi tikissä.
p57A = Kortista tulee iso rangaistuskortti, ja pelinviejä määrää, mitä partneri pelaa tähän tikkiin.
p57A1 = Pelinviejä vaatii partnerilta tikin värin korkeinta korttia.
p57A2 = Pelinviejä vaatii partnerilta tikin värin alinta korttia.
p57A3 = Pelinviejä vaatii korttia muusta väristä, jonka hän nimeää.
p57A4 = Pelinviejä kieltää partneria pelaamasta muuta väriä, jonka hän nimeää.
p57B = Partneri ei voi noudattaa pelinviejän vaatimusta ja on siitä vapaa.
p57C1 = Pelinviejä oli pelannut molemmista käsistä: { word-rectification-some } ei tule, ja kortti on pelattu.
p57C2 = Lepääjä oli pelannut tai ehdottanut korttia vuorottomasti: puolustajan aikaisesta kortista ei tule { word-rectification-some }.
p57C3 = Pelinviejän liian aikainen kortti on pelattu, eikä laillista korttia saa ottaa takaisin.
p57C3-illegal = Pelinviejän liian aikainen kortti on pelattu, mutta se ei ole tässä tikissä laillinen.
p57D = Kortti on pelattava, kun hänen vuoronsa tulee; partneri ei saa hyötyä siitä, että näki sen aikaisin.
p57D-illegal = Korttia ei saa laillisesti pelata tähän tikkiin: siitä tulee iso rangaistuskortti.
p59 = Hän saa pelata minkä tahansa laillisen kortin: joka ei voi täyttää vaatimusta, on siitä vapaa.

## Lauseet: paljastuneet kortit ja rangaistuskortit

p48A = Pelinviejän tai lepääjän näyttämistä korteista ei tule rangaistuskortteja; { word-rectification-some } ei ole.
p48A-dropped = Pelinviejän pudonnut kortti ei ole pelattu eikä rangaistuskortti; hän ottaa sen takaisin käteen.
p48A-spread = Pelinviejä ottaa korttinsa takaisin; yhdestäkään ei tule rangaistuskorttia.
p48B1 = Levittäessään kätensä väärällä vuorolla tehdyn aloituslähdön jälkeen pelinviejä hyväksyi lähdön.
p48B2 = Käden levittäminen katsotaan vaatimukseksi tai luovutukseksi: peli pysähtyy, kilpailunjohtaja kutsutaan.
p48B2-not_meant = Se ei ole vaatimus, sillä oli selvää, ettei pelinviejä tarkoittanut tehdä sellaista.
p49 = Puolustajan kortista, jonka partneri on voinut nähdä tai jonka hän nimeää, tulee rangaistuskortti.
p49-unseen = Kortti palaa käteen eikä ole rangaistuskortti: partneri ei ole voinut nähdä sitä eikä sitä nimetty.
p49-lawful = Kortti, jonka laki sallii näyttää, ei ole rangaistuskortti.
p49-current_trick = Kortti ei ole rangaistuskortti.
p68-current_trick = Hän puhui vain kesken olevan tikin voittamisesta tai häviämisestä: se ei ole vaatimus.
p68B2-card = Hänen partnerinsa vastusti luovutusta, joten peli jatkuu; näytetty kortti ei ole rangaistuskortti.
p47E = Kortti, joka otetaan takaisin vastustajan antaman väärän tiedon vuoksi, palaa käteen.
p50A = Se jää pöydälle näkyviin, kunnes se voidaan pelata tai ottaa käteen.
p50B-minor = Siitä tulee pieni rangaistuskortti: yksi kymppiä pienempi kortti, joka paljastui vahingossa.
p50B-major = Siitä tulee iso rangaistuskortti: arvokortti, tarkoituksella pelattu kortti tai yksi useista.
p50C = Pieni rangaistuskortti: saman värin muita kymppiä pienempiä ei saa pelata ennen sitä; arvokortin tai muun värin saa.
p50C-partner = Partnerin lähtö on vapaa, koska rangaistuskortti on pieni.
p50D1a = Iso rangaistuskortti on pelattava heti, kun se on laillista: lähdettäessä, tunnustettaessa, sakatessa tai varastaessa.
p50D1a-several = Yksi niistä on pelattava heti, kun se on laillista.
p50D1b = Kortti jää pöydälle: väripakko tai lähtörajoitus menee edelle. Se on pelattava seuraavassa laillisessa tilaisuudessa.
p44C = Värin tunnustaminen menee kaikkien muiden velvollisuuksien edelle.
p52A = Puolustaja ei saa ottaa toista korttia omin päin takaisin.
p52B1a = Pelinviejä hyväksyy pelatun kortin.
p52B1a-may = Pelinviejä saa hyväksyä kortin, joka pelattiin rangaistuskortin sijasta.
p52B1b = Pelinviejän on hyväksyttävä pelattu kortti, koska hän on pelannut sen jälkeen.
p52B1c = Rangaistuskortit, joita ei ole vielä pelattu, pysyvät rangaistuskortteina.
p52B2 = Pelinviejä ei hyväksy: rangaistuskortti pelataan sen sijaan; erehdyksessä pelatuista tulee isoja rangaistuskortteja.
p52B2-if = Muuten rangaistuskortti pelataan sen sijaan; erehdyksessä pelatuista tulee isoja rangaistuskortteja.

## Lauseet: pelatut kortit

p45C1 = Puolustajan kortti on pelattu: partneri on voinut nähdä sen kuvapuolen.
p45C1-unseen = Puolustajan kortti ei ole pelattu: partneri ei ole voinut nähdä kuvapuolta. Sen saa ottaa takaisin.
p45C2 = Pelinviejän kortti ei ole pelattu: se ei ollut näkyvästi pöydän pinnassa eikä sitä pidelty pelattuna.
p45C2a = Pelinviejän kortti on pelattu: se oli näkyvissä ja kosketti pöytää tai lähes kosketti sitä.
p45C2b = Pelinviejän kortti on pelattu: hän piti sitä niin, että pelaaminen oli selvää.
p45C3 = Pelinviejä koski tarkoituksella lepääjän korttiin: se on pelattu.
p45C3-arranging = Lepääjän kortin koskettaminen järjestellessä tai toiseen kurottaessa ei ole sen pelaamista.
p45C4a = Kortti, jonka pelaaja nimeää pelattavakseen, on pelattu.
p45C4b = Lipsahdus: pelinviejä saa nimetä tarkoittamansa kortin, koska kummastakaan kädestä ei ole pelattu sen jälkeen.
p45C4b-mind = Nimetty kortti on pelattu: mielenmuutos tai keskittymisen pettäminen ei muuta mitään.
p45C4b-late = Pelinviejä on pelannut sen jälkeen kädestään tai pöydästä: lipsahdusta on myöhäistä korjata.
p45D1 = Lepääjä ottaa takaisin kortin, jota pelinviejä ei nimennyt; pelinviejän nimeämä kortti on pelattu.
p45D1-later = Puolustaja saa vaihtaa sen jälkeen pelaamansa kortin; jos pelinviejän OPV vaihtaa, pelinviejä saa vaihtaa myöhemmän.
p45D2 = Liian myöhäistä: kortti jää, eikä tässä tai seuraavassa tikissä muuteta mitään.
p45D2-led = Jos väärällä kortilla lähdettiin, pelaaja, joka ei tunnustanut sen väriä, on voinut revokoida.
p45D2-followed = Jos väärä kortti pelattiin tikkiin, lepääjä on voinut revokoida.
p64B3-designation = Lepääjän revokista ei siirry tikkejä ilman muuta; kilpailunjohtaja hyvittää sen, mitä se maksoi.
p47A = Kortti otetaan takaisin, kun { word-rectification } vaatii sitä; puolustajan kortista voi tulla rangaistuskortti.
p47B = Laiton kortti otetaan takaisin ja korjataan; puolustajan kortista voi tulla rangaistuskortti.
p47C = Kortti palaa käteen ilman { word-rectification-some }.
p47D = Kun vastustaja on laillisesti vaihtanut korttinsa, hän saa ottaa oman korttinsa takaisin ja pelata toisen.
p47D-designation = Vastustaja, joka on vuorollaan pelannut ensimmäisen kortin päälle, saa ottaa oman korttinsa takaisin.
p47E2a = Sen jälkeen ei ole pelattu: väärän selityksen takia pelatun kortin saa ottaa takaisin.
p47E2a-dummy = Aloituslähtö jää, sillä lepääjä on näyttänyt kortin.
p47E2b = Korttia on liian myöhäistä ottaa takaisin; kilpailunjohtaja voi korjata tuloksen.
p47F2 = Kortti on pelattu: käden lipsahdus tai mielenmuutos ei anna oikeutta ottaa sitä takaisin.

## Lauseet: lepääjän kortit

p46B = Pelattu on se kortti, jota pelinviejä kiistatta tarkoitti.
p46B1a = { $edition ->
    [1997] ”Korkea” on tikin värin korkein kortti, paitsi jos lepääjä pelaa viimeisenä.
   *[other] ”Korkea” on tikin värin korkein kortti.
}
p46B1b = ”Ota” on alin kortti, joka varmasti voittaa tikin.
p46B1c = ”Pieni” on tikin värin alin kortti.
p46B2 = Väri ilman arvoa on värin alin kortti.
p46B3a = Pöydästä jatketaan värissä, jossa pöytä voitti viime tikin: lähtö on siitä väristä nimetyn arvoinen kortti.
p46B3b = Sen arvoinen kortti pelataan, jos se on laillista; jos lepääjällä on useita, pelinviejä sanoo, mikä.
p46B4 = Lepääjällä ei ole sitä korttia: pyyntö raukeaa, ja pelinviejä nimeää minkä tahansa laillisen kortin.
p46B5 = Väriä tai arvoa ei nimetty: kumpi tahansa puolustaja saa sanoa, minkä kortin lepääjä pelaa.

## Lauseet: samanaikaisesti pelatut kortit, pelaaminen virheen jälkeen

p58A = Vuorossa ollut pelaaja on pelannut ensin; toinen kortti katsotaan pelatuksi sen jälkeen.
p58B1 = Ainoa näkyvä kortti on pelattu; muut palaavat käteen ilman muuta { word-rectification-some }.
p58B2 = Puolustaja sanoo, minkä näkyvän kortin hän pelaa; jokaisesta muusta näkyvästä tulee rangaistuskortti.
p58B2-declarer = Pelinviejä sanoo, minkä näkyvän kortin hän pelaa; muut palaavat käteen ilman { word-rectification-some }.
p58B3 = Vastustaja, joka on pelannut sitten takaisin otetun näkyvän kortin päälle, saa vaihtaa oman korttinsa.
p58B4 = Tikki käsitellään virheellisenä, koska molemmat puolet ovat pelanneet seuraavaan tikkiin.
p67-refer = Ylimääräinen kortti käsitellään kuin missä tahansa tikissä, jossa on liikaa kortteja.
p60A1 = Oikeus { word-rectification-into } on menetetty, koska seuraava vastustaja pelasi ennen ratkaisua.
p60A2 = Virheellinen kortti katsotaan pelatuksi oikealla vuorolla.
p60A2-proper_lead = Pelaaja, joka tekee itselleen kuuluvan lähdön, ei ole pelannut väärän kortin päälle.
p60A3 = Rikkoneen puolen aiempi rangaistuskortti tai lähtökorttirajoitus on voimassa myöhemmissä tikeissä.
p60B = Puolustajan kortista tulee iso rangaistuskortti: pelinviejä ei ollut vielä lähtenyt oikeasta kädestä.
p60C = Heidän vastustajansa säilyttävät kaikki oikeutensa, ja uusi kortti voi itsekin vaatia { word-rectification-some }.

## Pykälät

law-41 = Miten peli alkaa: lähtö, kysymykset, lähdön kääntäminen, lepääjä.
    .title = Pelaamisen alku
law-41A = Pelinviejän VPV lähtee kuvapuoli alaspäin; lähtö palaa vain virheen jälkeen kilpailunjohtajan ohjeesta.
    .title = Aloituslähtö kuvapuoli alaspäin
law-41B = Kuka saa pyytää tarjousten kertaamista tai selitystä ennen peliä ja sen aikana.
    .title = Kysymykset tarjoussarjasta
law-41C = Lähtö käännetään, peli alkaa ja lepääjä levitetään; sitoumusta saa kysyä myöhemminkin.
    .title = Aloituslähtö käännetään
law-41D = Lepääjä levittää kätensä väreittäin, valtit oikealleen; pelinviejä pelaa molemmat kädet.
    .title = Lepääjän käsi
law-44 = Lähtö, tunnustaminen, sakaaminen, varastaminen ja se, kuka voittaa tikin.
    .title = Pelin kulku
law-44A = Tikkiin lähtevä saa pelata minkä tahansa kortin, ellei { word-rectification } rajoita häntä.
    .title = Lähtö
law-44B = Muut pelaavat vuorollaan, kukin yhden kortin.
    .title = Tikin muut kortit
law-44C = Väriä on tunnustettava, jos sitä on; se menee kaikkien muiden velvollisuuksien edelle.
    .title = Velvollisuus tunnustaa väriä
law-44D = Joka ei voi tunnustaa väriä, saa pelata minkä tahansa kortin, ellei { word-rectification } rajoita häntä.
    .title = Kun väriä ei ole
law-44E = Korkein valtti voittaa tikin, jossa on valtti.
    .title = Tikit, joissa on valtteja
law-44F = Ilman valttia voittaa lähtövärin korkein kortti.
    .title = Tikit ilman valttia
law-44G = Viime tikin voittanut käsi lähtee seuraavaan.
    .title = Myöhemmät lähdöt
law-45 = Miten kortit pelataan, milloin kortti on pelattu, sekä lepääjän ja ylimääräiset kortit.
    .title = Pelattu kortti
law-45A = Pelaaja ottaa kortin kädestään ja panee sen eteensä kuvapuoli ylöspäin.
    .title = Pelaaminen kädestä
law-45B = Pelinviejä nimeää lepääjän kortin ja lepääjä pelaa sen; pelinviejä saa ottaa sen itsekin.
    .title = Pelaaminen pöydästä
law-45C = Milloin kortti on pelattava riippumatta siitä, mitä pelaaja tarkoitti.
    .title = Milloin kortti on pelattu
law-45C1 = Puolustajan kortti on pelattu, kun partneri on voinut nähdä sen kuvapuolen.
    .title = Puolustajan kortti
law-45C2 = Milloin pelinviejän oma kortti katsotaan pelatuksi.
    .title = Pelinviejän kortti
law-45C2a = Pelinviejän kortti on pelattu, kun se on näkyvästi pöydän pinnassa tai lähes siinä.
    .title = Näkyvästi pöydän pinnassa
law-45C2b = Pelinviejän kortti on pelattu, kun sitä pidetään niin, että pelaaminen on selvää.
    .title = Pidetty pelattuna
law-45C3 = Lepääjän kortti, johon pelinviejä tarkoituksella koskee, on pelattu, ellei hän järjestele tai kurota ohi.
    .title = Lepääjän kortin koskettaminen
law-45C4 = Nimetty kortti on pelattu; milloin pelinviejä saa nimetä toisen.
    .title = Kortin nimeäminen
law-45C4a = Kortti, jonka pelaaja nimeää tai osoittaa pelattavakseen, on pelattu.
    .title = Nimetty kortti
law-45C4b = Pelinviejä saa korjata lipsahduksen, kunnes pelaa uudelleen; mielenmuutosta ei saa korjata.
    .title = Lipsahdus lepääjän kortissa
law-45C5 = Rangaistuskortti on ehkä pelattava.
    .title = Rangaistuskortti
law-45D = Lepääjä pelaa kortin, jota pelinviejä ei nimennyt.
    .title = Lepääjän väärä kortti
law-45D1 = Väärä kortti palaa, kunnes molemmat puolet ovat pelanneet seuraavaan tikkiin; myöhempiä kortteja saa vaihtaa.
    .title = { $edition ->
        [2007] Lepääjän väärä kortti
        [1997] Lepääjän väärä kortti
       *[other] Huomattu ajoissa
    }
law-45D2 = Sen jälkeen ei muuteta mitään, mutta revokki on mahdollinen.
    .title = Huomattu liian myöhään
law-45E = Tikkiin pelattu viides kortti.
    .title = Viides kortti
law-45E1 = Puolustajan viidennestä kortista tulee rangaistuskortti, ellei sitä tulkita lähdöksi.
    .title = Puolustajan kortti
law-45E2 = Pelinviejän tai lepääjän viides kortti palaa, ellei sitä tulkita lähdöksi.
    .title = Pelinviejän kortti
law-45F = Lepääjä ei saa pyytämättä koskea korttiin tai osoittaa sitä; tulos voidaan korjata.
    .title = Lepääjä ehdottaa korttia
law-45G = Korttia ei pitäisi kääntää, ennen kuin kaikki neljä ovat pelanneet.
    .title = Korttien kääntäminen
law-46 = Mitä pelinviejän sanat lepääjän kortista tarkoittavat.
    .title = Epätäydellinen tai kelvoton nimeäminen
law-46A = Pelinviejän pitäisi nimetä väri ja arvo.
    .title = Oikea muoto
law-46B = Miten vajaita sanoja luetaan, ellei muu tarkoitus ole kiistaton.
    .title = Vajaat tai väärät sanat
law-46B1 = Mitä ”korkea”, ”ota” ja ”pieni” tarkoittavat.
    .title = Korkea, ota, pieni
law-46B1a = ”Korkea” on tikin värin korkein kortti.
    .title = Korkea
law-46B1b = Käsky ottaa tikki tarkoittaa alinta varmasti voittavaa korttia.
    .title = Ota
law-46B1c = ”Pieni” on tikin värin alin kortti.
    .title = Pieni
law-46B2 = Pelkkä väri tarkoittaa sen alinta korttia.
    .title = Väri ilman arvoa
law-46B3 = Miten arvo ilman väriä luetaan.
    .title = Arvo ilman väriä
law-46B3a = Pöydästä lähdettäessä jatkuu väri, jossa pöytä voitti viime tikin, jos siinä on sen arvoinen kortti.
    .title = Vain arvo, lähtö
law-46B3b = Muuten laillinen sen arvoinen kortti; jos niitä on useita, pelinviejä sanoo, mikä.
    .title = Vain arvo, muut tapaukset
law-46B4 = Kortti, jota lepääjällä ei ole: pyyntö raukeaa ja pelinviejä nimeää toisen.
    .title = Korttia ei ole lepääjällä
law-46B5 = Jos väriä tai arvoa ei nimetä, kumpi tahansa puolustaja saa sanoa, mikä kortti pelataan.
    .title = ”Pelaa mikä vain”
law-47 = Milloin pelatun kortin saa ottaa takaisin.
    .title = Pelatun kortin takaisin ottaminen
law-47A = Kortti palaa, kun { word-rectification } vaatii sitä.
    .title = Oikaisua varten
law-47B = Kortti palaa, jotta laiton pelaaminen korjataan.
    .title = Laittoman pelaamisen korjaamiseksi
law-47C = Kortti palaa, kun lepääjän kortin nimeämisessä sattunut lipsahdus on laillisesti korjattu.
    .title = Kun lipsahdus on korjattu
law-47D = Pelaaja saa vaihtaa korttinsa, kun vastustaja on laillisesti vaihtanut omansa.
    .title = Vastustajan vaihdon jälkeen
law-47E = Kortin takaisin ottaminen vastustajan väärän tiedon vuoksi.
    .title = Väärä tieto
law-47E1 = { $edition ->
    [1997] Vastustaja sanoi olevan hänen vuoronsa: lähtö palaa, eikä sitä pitäisi hyväksyä.
   *[other] Vastustaja sanoi olevan hänen vuoronsa: kortti palaa eikä sitä voi hyväksyä.
}
    .title = Sanottiin hänen vuorokseen
law-47E2 = Väärän selityksen vuoksi pelattu kortti.
    .title = Väärä selitys
law-47E2a = { $edition ->
    [2007] Se palaa, kunnes tikkiin pelataan seuraava kortti; aloituslähtö, kunnes lepääjä näyttää kortin.
    [1997] Se palaa, kunnes tikkiin pelataan seuraava kortti; aloituslähtö, kunnes lepääjä näyttää kortin.
   *[other] Se palaa, kunnes seuraava kortti pelataan; aloituslähtö, kunnes lepääjä näyttää kortin.
}
    .title = Ajoissa
law-47E2b = Sen jälkeen kilpailunjohtaja voi korjata tuloksen.
    .title = Liian myöhään
law-47F = Muut tapaukset.
    .title = Muu takaisin ottaminen
law-47F1 = Kortin saa ottaa takaisin, kun oikea lähtö on tehty.
    .title = Oikean lähdön jälkeen
law-47F2 = Muuten pelattu kortti jää.
    .title = Ei muuta perustetta
law-48 = Pelinviejän ja lepääjän korteista ei tule rangaistuskortteja; levitetty käsi voi olla vaatimus.
    .title = Pelinviejä paljastaa kortteja
law-48A = Pelinviejä saa näyttää kortteja rajoituksetta, eikä pudonnutta tarvitse pelata.
    .title = Pelinviejä näyttää kortin
law-48B = Pelinviejä levittää kätensä.
    .title = Pelinviejä levittää kätensä
law-48B1 = Väärällä vuorolla tehdyn aloituslähdön jälkeen se tekee hänestä lepääjän.
    .title = Väärän aloituslähdön jälkeen
law-48B2 = Muulloin se voi olla vaatimus tai luovutus.
    .title = Muulloin
law-49 = Puolustajan kortista, jonka partneri on voinut nähdä tai jonka hän nimeää, tulee rangaistuskortti.
    .title = Puolustaja paljastaa kortin
law-50 = Mitä puolustajan liian aikaisin paljastuneelle kortille tapahtuu.
    .title = Rangaistuskortti
law-50A = Se on näkyvissä omistajansa edessä, kunnes asia on ratkaistu.
    .title = Kortti jää pöydälle
law-50B = Pieni on yksi vahingossa paljastunut pikkukortti; kaikki muut rangaistuskortit ovat isoja.
    .title = Pieni vai iso
law-50C = Pieni kortti pelataan ennen värinsä muita pikkukortteja; partnerin lähtö on vapaa.
    .title = Pieni rangaistuskortti
law-50D = Miten iso rangaistuskortti vaikuttaa omistajan pelaamiseen ja partnerin lähtöön.
    .title = Iso rangaistuskortti
law-50D1 = { $edition ->
    [1997] Omistajan on pelattava se heti, kun se on laillista; partneri ei saa käyttää muuta kuin tätä tietoa.
   *[other] Omistajan on pelattava se heti, kun se on laillista.
}
    .title = Omistajan vuoro
law-50D1a = Se pelataan ensimmäisessä laillisessa tilaisuudessa; jos niitä on useita, pelinviejä sanoo, mikä.
    .title = Ensimmäinen laillinen tilaisuus
law-50D1b = Värin tunnustaminen ja lähtökorttirajoitus menevät edelle; kortti jää.
    .title = Mikä menee edelle
law-50D2 = Ennen kuin omistajan partneri lähtee, pelinviejä valitsee.
    .title = Partneri lähtövuorossa
law-50D2a = Pelinviejä vaatii väriä tai kieltää sen; kortti palaa käteen.
    .title = Värin vaatiminen tai kieltäminen
law-50D2b = Pelinviejä jättää lähdön vapaaksi, ja kortti jää.
    .title = Kortti jätetään pöytään
law-50E = Kuka saa käyttää sitä, mitä rangaistuskortti kertoo.
    .title = Rangaistuskortin antama tieto
law-50E1 = Pöydällä ollessaan sen tieto on kaikkien käytettävissä.
    .title = Pöydällä
law-50E2 = Kun se on otettu käteen, omistajan partneri ei saa käyttää tietoa.
    .title = Otettu käteen
law-50E3 = Kun se on pelattu, partneri ei saa käyttää sitä, miten se syntyi.
    .title = Pelattu
law-50E4 = Jos sen näkeminen auttoi puolustajia, tulos korjataan.
    .title = Korjattu tulos
law-51 = Miten saman puolustajan useat rangaistuskortit pelataan ja mitä pelinviejä saa vaatia.
    .title = Kaksi tai useampia rangaistuskortteja
law-51A = Kun useita voi pelata, pelinviejä sanoo, mikä.
    .title = Omistajan vuoro
law-51B = Pelinviejän vaihtoehdot, kun omistajan partneri lähtee.
    .title = Partneri lähtövuorossa
law-51B1 = Useita saman värin rangaistuskortteja.
    .title = Yksi väri
law-51B1a = Pelinviejä vaatii väriä: kaikki palaavat käteen.
    .title = Väriä vaaditaan
law-51B1b = Pelinviejä kieltää värin: kaikki palaavat käteen.
    .title = Väri kielletään
law-51B2 = Rangaistuskortteja useista väreistä.
    .title = Useita värejä
law-51B2a = Pelinviejä vaatii yhtä väreistä.
    .title = Yhtä väriä vaaditaan
law-51B2b = Pelinviejä kieltää yhden tai useamman väreistä.
    .title = Värejä kielletään
law-51B2c = Pelinviejä jättää ne; valinta toistuu seuraavassa tikissä.
    .title = Jätetään vapaaksi
law-52 = Rangaistuskorttia, joka piti pelata, ei pelattu.
    .title = Rangaistuskortti jää pelaamatta
law-52A = Puolustaja ei saa itse vaihtaa korttiaan.
    .title = Ei vaihtoa omin päin
law-52B = Hän on pelannut toisen kortin.
    .title = Pelattiin toinen kortti
law-52B1 = Pelinviejä hyväksyy toisen kortin.
    .title = Hyväksytään
law-52B1a = Pelinviejä saa hyväksyä sen.
    .title = Saa hyväksyä
law-52B1b = Hänen on hyväksyttävä, jos hän on pelannut sen jälkeen.
    .title = On hyväksyttävä
law-52B1c = Pelaamattomat rangaistuskortit pysyvät.
    .title = Kortit, jotka jäävät
law-52B2 = Ei hyväksytä: rangaistuskortti pelataan, ja muista korteista tulee isoja rangaistuskortteja.
    .title = Ei hyväksytä
law-53 = Milloin väärällä vuorolla tehty lähtö jää voimaan.
    .title = Väärän vuoron lähtö hyväksytään
law-53A = { $edition ->
    [2007] Se jää voimaan, kun vastustaja hyväksyy sen tai seuraava käsi pelaa sen päälle.
    [1997] Se jää voimaan, kun vastustaja hyväksyy sen tai seuraava käsi pelaa sen päälle.
   *[other] Ennen 13. tikkiä se jää voimaan, kun vastustaja hyväksyy sen tai seuraava käsi pelaa sen päälle.
}
    .title = Käsitellään oikeana
law-53B = Vuorossa ollut pelaaja voi vielä tehdä lähtönsä; silloin se jää voimaan.
    .title = Oikea lähtö sen jälkeen
law-53C = Pelinviejä lähti väärin, ja sen käden oikeanpuoleinen puolustaja on pelannut.
    .title = Väärä puolustaja pelaa
law-54 = Mitä pelinviejä saa tehdä, kun aloituslähtö tehtiin väärällä vuorolla kuvapuoli ylöspäin.
    .title = Näkyvä aloituslähtö väärällä vuorolla
law-54A = Pelinviejä levittää kätensä ja siirtyy lepääjäksi.
    .title = Pelinviejästä tulee lepääjä
law-54B = Pelinviejä hyväksyy, ja lepääjä levitetään.
    .title = Pelinviejä hyväksyy
law-54B1 = Pelinviejä pelaa toisena omasta kädestään.
    .title = Toinen kortti kädestä
law-54B2 = Jos se tuli pöydästä, se jää.
    .title = Toinen kortti pöydästä
law-54C = Jos pelinviejä on voinut nähdä lepääjän kortin, hänen on hyväksyttävä.
    .title = On hyväksyttävä
law-54D = Ei hyväksytä: iso rangaistuskortti, ja pelinviejä saa rajoittaa toisen puolustajan lähtöä.
    .title = Pelinviejä ei hyväksy
law-54E = Pelinviejän puolen lähtö käsitellään kuin tarjottaessa paljastunut kortti.
    .title = Väärän puolen lähtö
law-55 = Pelinviejä lähtee väärästä kädestä tai puolustajan vuorolla.
    .title = Pelinviejän lähtö väärällä vuorolla
law-55A = { $edition ->
    [1997] Kumpi tahansa puolustaja saa hyväksyä lähdön tai vaatia sen palauttamista.
   *[other] Kumpi tahansa puolustaja hyväksyy tai palauttaa sen; jos he ovat eri mieltä, seuraavana pelaava ratkaisee.
}
    .title = Puolustajat valitsevat
law-55B = Kortti on otettava takaisin.
    .title = Otetaan takaisin
law-55B1 = Oli puolustajan vuoro: kortti palaa, ei muuta.
    .title = Puolustajan vuoro
law-55B2 = Oli hänen toisen kätensä vuoro: hän lähtee siitä.
    .title = Toisen käden vuoro
law-55C = { $edition ->
    [2007] Jos erehdys on voinut ehdottaa pelinviejän pelitapaa, kilpailunjohtaja saa korjata tuloksen.
    [1997] Jos erehdys on voinut ehdottaa pelinviejän pelitapaa, kilpailunjohtaja saa korjata tuloksen.
   *[other] Pelitapaan, jota erehdys on voinut ehdottaa, sovelletaan lakia 16.
}
    .title = Pelinviejän saama tieto
law-56 = Puolustaja lähtee väärällä vuorolla myöhemmin pelissä.
    .title = Puolustajan lähtö väärällä vuorolla
law-56A = Pelinviejä hyväksyy sen.
    .title = Hyväksytään
law-56B = Pelinviejä ei salli sitä: iso rangaistuskortti.
    .title = Ei hyväksytä
law-57 = Puolustaja tai pelinviejä pelaa ennen vuoroaan.
    .title = Ennenaikainen lähtö tai pelaaminen
law-57A = Puolustaja toimii ennen partnerin korttia: iso rangaistuskortti, ja pelinviejä valitsee.
    .title = Ennen partneria
law-57A1 = Partnerin on pelattava tikin värin korkein korttinsa.
    .title = Korkein
law-57A2 = Partnerin on pelattava tikin värin alin korttinsa.
    .title = Alin
law-57A3 = Partnerin on pelattava kortti muusta väristä, jonka pelinviejä nimeää.
    .title = Muu väri
law-57A4 = Partneri ei saa pelata muuta väriä, jonka pelinviejä nimeää.
    .title = Ei muuta väriä
law-57B = Partneri ei voi noudattaa vaatimusta: mikä tahansa kortti.
    .title = Partneri ei voi noudattaa
law-57C = Kun pelinviejän puoli oli pelannut ensin.
    .title = Pelinviejä tai lepääjä on pelannut
law-57C1 = { $edition ->
    [2007] Pelinviejä oli pelannut molemmista käsistä, tai lepääjä oli pelannut tai ehdottanut korttia: ei { word-rectification-some }.
   *[other] Pelinviejä oli pelannut molemmista käsistä: ei { word-rectification-some }.
}
    .title = { $edition ->
        [2007] Pelinviejä tai lepääjä on pelannut
       *[other] Molemmista käsistä
    }
law-57C2 = Lepääjä oli itse pelannut tai ehdottanut korttia: ei { word-rectification-some }.
    .title = Lepääjä pyytämättä
law-57C3 = Pelinviejän oma liian aikainen kortti on pelattu.
    .title = Pelinviejä pelaa liian aikaisin
law-57D = Puolustaja pelaa oikeanpuoleisen vastustajansa vuorolla.
    .title = Ennen oikeanpuoleista pelaajaa
law-58 = Yhtä aikaa pelatut kortit.
    .title = Samanaikainen pelaaminen
law-58A = Kahdesta pelaajasta vuorossa ollut on pelannut ensin.
    .title = Kaksi pelaajaa
law-58B = Useita kortteja samasta kädestä.
    .title = Useita kortteja samasta kädestä
law-58B1 = Vain yksi kuvapuoli näkyi: se kortti on pelattu.
    .title = Yksi kuvapuoli näkyy
law-58B2 = Useita kuvapuolia: hän nimeää yhden; puolustajan muista tulee rangaistuskortteja.
    .title = Useita kuvapuolia näkyy
law-58B3 = Vastustajat saavat vaihtaa kortit, jotka he pelasivat takaisin otetun jälkeen.
    .title = Vastustajien myöhemmät kortit
law-58B4 = Huomattu liian myöhään: virheellinen tikki.
    .title = Huomattu liian myöhään
law-59 = Joka ei voi tehdä, mitä { word-rectification } vaatii, pelaa minkä tahansa laillisen kortin.
    .title = Mahdotonta noudattaa
law-60 = Mitä virheellisen pelaamisen jälkeen pelattu kortti saa aikaan.
    .title = Pelaaminen laittoman pelaamisen jälkeen
law-60A = Seuraava vastustaja pelaa edelleen.
    .title = Vastustaja pelaa edelleen
law-60A1 = Joka pelaa edelleen ennen ratkaisua, menettää oikeuden { word-rectification-into }.
    .title = Oikeus menetetty
law-60A2 = Virheellinen kortti katsotaan silloin pelatuksi oikealla vuorolla.
    .title = Katsotaan oikeaksi vuoroksi
law-60A3 = Rikkoneen puolen aiemmat velvollisuudet pysyvät.
    .title = Aiemmat velvollisuudet
law-60B = Puolustaja pelaa, ennen kuin pelinviejä on korjannut lähtönsä: iso rangaistuskortti.
    .title = Puolustaja liian aikaisin
law-60C = Rikkojien pelaaminen edelleen ei vie vastustajilta mitään.
    .title = Rikkojat pelaavat edelleen
