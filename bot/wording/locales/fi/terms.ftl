### Hakujen kehys ja termit omin sanoin selitettyinä.

lookup-part-of = Kuuluu kohtaan
lookup-next-to = Vieressä
lookup-details = Tarkemmin
lookup-where = Laissa
lookup-and-more = { $what } ja { $count } muuta
no-such-term = En tunne pykälää enkä termiä ”{ $text }”. Kysy numerolla (64A1) tai termillä (vastaava tarjous).
no-such-term-nearest = En tunne hakua ”{ $text }”. Tarkoititko: { $nearest }?

## Kortit ja brikat

term-board = Neljän käden kotelo, johon on merkitty jakaja ja vyöhykkeet; myös siinä oleva jako.
    .title = Brikka
term-deal = Miten 52 korttia ovat jakautuneet neljään käteen; myös korttien jakaminen sekä jaon tarjoaminen ja pelaaminen.
    .title = Jako
term-hand = Pelaajan saamat kolmetoista korttia tai ne, jotka hänellä niistä vielä on.
    .title = Käsi
term-wrong_number_of_cards = Käsi, jossa on enemmän tai vähemmän kuin kolmetoista korttia, huomattu tarjoussarjan tai pelin aikana.
    .title = Väärä korttimäärä
term-honour = Ässä, kuningas, rouva, sotamies tai kymppi.
    .title = Arvokortti
term-suit = Yksi neljästä kolmentoista kortin ryhmästä: pata, hertta, ruutu, risti.
    .title = Väri
term-notrump = Korkein pelin vaihtoehto: mikään väri ei ole valttia, ja lähtövärin korkein kortti voittaa.
    .title = Sangi
term-trump = Väri, jonka sitoumus nimeää. Sen kortit voittavat kaikki muiden värien kortit.
    .title = Valtti

## Henkilöt

term-lho = Vasemmalla istuva vastustaja, joka tarjoaa ja pelaa heti pelaajan jälkeen.
    .title = Vasemmanpuoleinen vastustaja (VPV)
term-rho = Oikealla istuva vastustaja, joka tarjoaa ja pelaa juuri ennen pelaajaa.
    .title = Oikeanpuoleinen vastustaja (OPV)
term-declarer = Sitoumuksen saaneen puolen pelaaja, joka ensimmäisenä maalasi sitoumuksen värin tai sangin. Hän pelaa sekä oman kätensä että lepääjän käden.
    .title = Pelinviejä
term-presumed_declarer = Pelaaja, josta tulee pelinviejä, ellei mikään epäsäännöllisyys muuta sitä. Ennen kuin peli on kunnolla alkanut, hänellä on jo osa pelinviejän oikeuksista.
    .title = Oletettu pelinviejä
term-dummy = Pelinviejän partneri ja myös hänen kätensä, joka on aloituslähdön jälkeen avoinna pöydällä. Hän pelaa pelinviejän nimeämät kortit eikä muuten osallistu.
    .title = Lepääjä
term-dummys_hand = Miten lepääjän kortit ovat: avoinna aloituslähdön jälkeen, väreittäin pelinviejään päin, pienin kortti häntä lähinnä, valtti lepääjän oikealla.
    .title = Lepääjän käden levittäminen
term-dummys_rights = Mitä lepääjä saa tehdä: laskea tikkejä ja pelata pelinviejän käskystä; kysyä mahdollisesta revokista ja yrittää estää virheen; puhua siitä, kun joku muu on huomauttanut.
    .title = Lepääjän oikeudet
term-dummys_limits = Mitä lepääjä ei saa tehdä: osallistua peliin, huomauttaa virheestä pelin aikana, katsoa muiden käsiä tai lähteä paikaltaan katsomaan.
    .title = Lepääjän rajoitukset
term-defender = Pelinviejän, tai pelinviejäksi tulossa olevan pelaajan, vastustaja.
    .title = Puolustuspelaaja
term-director = Kilpailun johtaja. Vain hän soveltaa lakia ja ratkaisee epäsäännöllisyydet.
    .title = Kilpailunjohtaja
term-contestant = Sijoituksesta kilpaileva: henkilökohtaisessa kilpailussa pelaaja, muuten pari tai joukkue.
    .title = Kilpailija
term-spectator = Pelialueella oleva, joka ei siellä pelaa eikä työskentele; katsoja ei sano eikä näytä mitään.
    .title = Katsoja
term-regulating_authority = Kilpailusta vastaava taho, joka saa määrätä siitä, minkä laki jättää avoimeksi, yleensä kansallinen liitto.
    .title = Säännöistä vastaava liitto

## Kilpailu

term-round = Istunnon osa, joka pelataan pelaajien vaihtamatta paikkaa.
    .title = Kierros
term-session = Pelijakso, jonka aikana pelataan ennalta määrätty määrä jakoja.
    .title = Istunto
term-appeal = Pyyntö tarkistaa kilpailunjohtajan tuomio. Se tehdään kilpailunjohtajan kautta, ajoissa ja partnerin tai kapteenin suostumuksella.
    .title = Muutoksenhaku

## Tarjoaminen

term-call = Kaikki, mitä tarjoussarjassa voi sanoa: maalaus, kahdennus, vastakahdennus tai passi.
    .title = Tarjous
term-bid = Sitoutuminen voittamaan tietty määrä tikkejä yli kuuden jossakin värissä tai sangissa, esimerkiksi kaksi pataa.
    .title = Maalaus
term-pass = Tarjous, jolla pelaaja ei sillä vuorolla maalaa, kahdenna eikä vastakahdenna.
    .title = Passi
term-double = Vastustajan maalaukseen annettu tarjous, joka nostaa sitoumuksen pisteitä, täyttyi se tai ei.
    .title = Kahdennus
term-redouble = Tarjous, joka annetaan vastustajan kahdennettua oman puolen maalauksen ja joka nostaa pisteitä vielä kerran.
    .title = Vastakahdennus
term-auction = Peräkkäiset tarjoukset, joilla sitoumus ratkeaa, ensimmäisestä tarjouksesta loppupasseihin.
    .title = Tarjoussarja
term-auction_period = Se alkaa puolelta, kun jompikumpi partnereista ottaa korttinsa brikasta, ja päättyy, kun aloituslähtö käännetään tai kaikki ovat passanneet.
    .title = Tarjousvaihe
term-clarification_period = Tarjoussarjan päättymisen ja aloituslähdön kääntämisen välinen aika, jolloin kysytään ja pelinviejän puoli oikaisee väärät selitykset.
    .title = Selvitysvaihe
term-play_period = Aika aloituslähdön kääntämisestä jaon pelaamisen loppuun.
    .title = Pelivaihe
term-denomination = Maalauksessa nimetty väri tai sangi. Alimmasta ylimpään: risti, ruutu, hertta, pata, sangi.
    .title = Pelin vaihtoehto
term-contract = Mihin pelinviejän puoli viimeisellä maalauksella sitoutuu: niin monta tikkiä siinä vaihtoehdossa, kahdentamatta, kahdennettuna tai vastakahdennettuna.
    .title = Sitoumus
term-call_out_of_rotation = Tarjous pelaajalta, jonka vuoro ei ollut. Seuraava pelaaja saa hyväksyä sen; muuten se kumotaan.
    .title = Tarjous väärällä vuorolla
term-insufficient_bid = Maalaus, joka ei ole edellistä korkeampi, esimerkiksi yksi hertta yhden padan päälle.
    .title = Riittämätön maalaus
term-sufficient_bid = Maalaus, joka on edellistä korkeampi: enemmän tikkejä tai yhtä monta korkeammassa vaihtoehdossa.
    .title = Riittävä maalaus
term-comparable_call = Korvaava tarjous, joka kertoo suunnilleen saman kuin peruutettu, vain osan siitä, tai jolla on sama tarkoitus. Silloin partneri saa jatkaa tarjoamista.
    .title = Vastaava tarjous
term-artificial_call = Tarjous, joka kertoo jotain muuta kuin halun pelata siinä tai korkeita kortteja siinä, tai enemmän kuin pelaajat pitävät itsestään selvänä.
    .title = Keinotekoinen tarjous
term-psychic_call = Tahallinen ja karkea väärä kuva voimasta tai värin pituudesta. Sallittu, kunhan partnerilla ei ole vastustajia enemmän syytä odottaa sitä.
    .title = Psyykkinen tarjous (bluffi)
term-inadmissible_call = Tarjous, jota laki ei siinä koskaan salli, kuten partnerin maalauksen kahdentaminen, maalaus yli seitsemän tai maalaus loppupassin jälkeen.
    .title = Kelvoton tarjous
term-unintended_call = Tarjous, jota pelaaja ei missään vaiheessa aikonut tehdä: käden tai kielen lipsahdus. Mielen muuttaminen ei ole sellainen.
    .title = Tahaton tarjous
term-withdrawn_call = Tarjous, joka otetaan takaisin tai kumotaan. Rikkoneelle puolelle sen kertoma on luvatonta tietoa; toinen puoli saa käyttää sitä.
    .title = Peruutettu tarjous
term-changed_call = Uusi tarjous oman tarjouksen tilalle. Vapaasti vain, jos ensimmäistä ei koskaan tarkoitettu, ilman miettimistaukoa ja ennen kuin partneri on tarjonnut.
    .title = Tarjouksen muuttaminen

## Tieto

term-authorized_information = Mihin pelaaja saa tarjouksensa ja pelinsä perustaa: lailliset tarjoukset ja pelatut kortit, ennalta tiedetty ja se, minkä laki nimenomaan sallii.
    .title = Luvallinen tieto
term-unauthorized_information = Mitä partneri kertoo muuten kuin laillisilla tarjouksilla ja korteilla: epäröinti, huomautus, kysymys, ele. Sitä ei saa käyttää.
    .title = Luvaton tieto
term-extraneous_information = Mitä pelaaja saa jaosta vahingossa tietää muualta, kuten toisesta pöydästä tai ennen tarjoamista nähdystä kortista. Hän kertoo siitä heti kilpailunjohtajalle.
    .title = Asiaankuulumaton tieto
term-logical_alternative = Ratkaisu, jota merkittävä osa vastaavista samoja menetelmiä käyttävistä pelaajista harkitsisi tosissaan ja jonka jotkut heistä voisivat valita.
    .title = Looginen vaihtoehto
term-hesitation = Poikkeama tavallisesta rytmistä. Se ei sinänsä ole virhe, mutta partneri ei saa käyttää hyväkseen, mitä se paljastaa.
    .title = Epäröinti
term-misinformation = Väärä tai puuttuva selitys tai alertointi: vastustajille ei kerrottu, mitä pari on sopinut.
    .title = Väärä tieto
term-mistaken_explanation = Selitys, joka ei vastaa sopimusta. Se on rikkomus, ja se on oikaistava lain määräämänä hetkenä.
    .title = Virheellinen selitys
term-mistaken_call = Tarjous, joka ei vastaa sopimusta, vaikka selitys vastaa. Se ei ole rikkomus.
    .title = Virheellinen tarjous
term-alert = Liiton määräämä merkki siitä, että partnerin tarjous saattaa vaatia selityksen.
    .title = Alertointi
term-system_card = Kortti, johon pari kirjaa sopimuksensa vastustajia varten.
    .title = Konventiokortti
term-partnership_understanding = Mitä partnerit ovat sopineet, ääneen tai tottumuksesta, tarjousten ja pelattujen korttien merkityksestä. Vastustajilla on oikeus tietää se.
    .title = Partnerien sopimus
term-special_understanding = Sopimus, jota vastustajat eivät ehkä osaa odottaa tai jonka liitto on nimennyt erityiseksi; liitto saa säädellä sitä.
    .title = Erityinen sopimus

## Pelaaminen

term-lead = Tikkiin ensimmäisenä pelattu kortti.
    .title = Lähtö
term-opening_lead = Lähtö ensimmäiseen tikkiin pelinviejän vasemmalla puolella istuvalta; ensin kuvapuoli alaspäin, sitten käännettynä.
    .title = Aloituslähtö
term-opening_lead_out_of_turn = Väärän pelaajan aloituslähtö. Kun kortti on käännetty, pelinviejä valitsee, mitä siitä seuraa.
    .title = Aloituslähtö väärällä vuorolla
term-lead_out_of_turn = Lähtö kädestä, jonka lähtövuoro ei ollut. Toinen puoli saa hyväksyä sen.
    .title = Lähtö väärällä vuorolla
term-simultaneous_plays = Kaksi pelaa yhtä aikaa: vuorossa ollut katsotaan ensimmäiseksi. Tai yksi näyttää kaksi korttia: ainoa näkynyt on pelattu, muuten hän valitsee.
    .title = Samanaikainen pelaaminen
term-follow_suit = Pelata lähtövärin kortti. Joka voi, sen on pakko.
    .title = Tunnustaa väriä
term-trick = Neljä korttia, yksi joka kädestä, lähdöstä alkaen.
    .title = Tikki
term-odd_trick = Jokainen tikki, jonka pelinviejän puoli voittaa kuuden ensimmäisen lisäksi.
    .title = Pistetikki
term-overtrick = Jokainen tikki, jonka pelinviejän puoli voittaa yli sitoumuksensa.
    .title = Ylitikki
term-undertrick = Jokainen tikki, joka pelinviejän puolelta jää sitoumuksesta puuttumaan.
    .title = Pieti
term-quitted_trick = Valmis tikki, jonka neljä korttia on käännetty kuvapuoli alaspäin.
    .title = Käännetty tikki
term-played_card = Kortti, joka katsotaan pelatuksi: puolustajan, kun partneri olisi voinut nähdä sen, pelinviejän, kun hän pitää sitä näkyvissä pöydän lähellä, lepääjän, kun se on nimetty.
    .title = Pelattu kortti
term-exposed_card = Kortti, joka näytetään hetkellä, jolloin sitä ei pelata laillisesti.
    .title = Paljastunut kortti
term-penalty_card = Puolustajan liian aikaisin paljastunut kortti, joka jää kuvapuoli ylöspäin, kunnes se pelataan tai saadaan ottaa takaisin.
    .title = Rangaistuskortti
term-minor_penalty_card = Yksittäinen arvokorttia pienempi rangaistuskortti, joka paljastui vahingossa, putosi tai pelattiin toisen kortin mukana. Partneri lähtee vapaasti.
    .title = Pieni rangaistuskortti
term-major_penalty_card = Rangaistuskortti, joka on arvokortti, näytettiin tahallaan (lähtö väärällä vuorolla, revokki) tai on yksi monista. Se on pelattava heti kun voi, ja pelinviejä saa ohjata partnerin lähtöä.
    .title = Iso rangaistuskortti
term-lead_restriction = Pelinviejän oikeus vaatia tai kieltää lähtö jossakin värissä, peruutetun tarjouksen jälkeen tai ison rangaistuskortin vuoksi.
    .title = Lähtökorttirajoitus
term-revoke = Toisen värin kortin pelaaminen, vaikka voisi tunnustaa väriä, tai lain vaatiman kortin pelaamatta jättäminen.
    .title = Revokki
term-established_revoke = Revokki, jota ei enää saa korjata: rikkonut puoli on pelannut seuraavaan tikkiin, tehnyt vaatimuksen tai luovutuksen tai hyväksynyt vaatimuksen.
    .title = Pysyvä revokki
term-revoke_rectification = Pysyvän revokin jälkeen pelin lopussa siirtyy yksi tai kaksi tikkiä, ja enemmän, jos se ei korvaa vahinkoa; joistakin revokeista ei yhtään.
    .title = Revokin oikaisu
term-defective_trick = Tikki, johon jostakin kädestä ei ole pelattu korttia lainkaan tai on pelattu useampi.
    .title = Virheellinen tikki
term-claim = Pelaaja sanoo tai näyttää, että oma puoli voittaa tietyn määrän jäljellä olevista tikeistä. Pelisuunnitelma kerrotaan heti, ja peli keskeytyy.
    .title = Vaatimus
term-concession = Pelaaja sanoo tai näyttää, että oma puoli häviää tietyn määrän jäljellä olevista tikeistä.
    .title = Luovutus

term-normal_play = Vaatimuksissa ja luovutuksissa: mitä sen tasoinen pelaaja voisi tehdä, myös huolimattomasti tai heikosti, muttei mitään järjetöntä.
    .title = Normaali peli

## Epäsäännöllisyydet ja niiden seuraukset

term-irregularity = Kaikki, mikä poikkeaa oikeasta menettelystä, oli se jonkun pelaajan syytä tai ei.
    .title = Epäsäännöllisyys
term-infraction = Pelaajan teko tai laiminlyönti, joka on vastoin lakia tai laillista määräystä.
    .title = Rikkomus
term-offender = Epäsäännöllisyyden tehnyt pelaaja; partnereineen hän on rikkonut puoli.
    .title = Rikkoja
term-non_offending_side = Puoli, joka ei tehnyt epäsäännöllisyyttä ja jota laki suojelee.
    .title = Syytön puoli
term-rectification = Mitä laki määrää asian korjaamiseksi, kun epäsäännöllisyys on kerrottu kilpailunjohtajalle.
    .title = Oikaisu
term-damage = Mitä syytön puoli menetti rikkomuksen vuoksi verrattuna tulokseen ilman sitä.
    .title = Vahinko
term-adjusted_score = Tulos, jonka kilpailunjohtaja antaa saavutetun tilalle: korvaava tai prosenttituloksena.
    .title = Korjattu pistetulos
term-assigned_score = Korjattu tulos sen mukaan, mitä pöydässä olisi todennäköisesti tapahtunut ilman rikkomusta.
    .title = Korvaava pistetulos
term-artificial_score = Prosentteina tai IMP-pisteinä annettu korjattu tulos, kun jaosta ei saatu tulosta eikä korvaavaa voi antaa: keskipeli miinus, keskipeli tai keskipeli plus.
    .title = Prosenttipistetulos
term-weighted_score = Korvaava tulos, joka on koottu useasta todennäköisestä tuloksesta, kukin omalla prosenttiosuudellaan.
    .title = Painotettu tulos
term-serious_error = Syyttömän puolen vakava virhe (2017: erittäin vakava) tai uhkapeli, joka ei liity rikkomukseen: itse aiheutettua vahinkoa ei korvata.
    .title = Vakava virhe
term-average_plus = Prosenttitulokset syyllisyyden mukaan. Keskipeli plus, syytön: vähintään 60 % tai +3 IMP; keskipeli, osin syyllinen: 50 % tai 0; keskipeli miinus, suoraan syyllinen: enintään 40 % tai −3.
    .title = Keskipeli plus ja miinus
term-procedural_penalty = Kilpailijalta vähennettävät pisteet menettelytapojen rikkomisesta, muun tuomion lisäksi.
    .title = Menettelytaparangaistus
term-disciplinary_penalty = Pistevähennys tai kilpailusta sulkeminen järjestyksen ja käytöksen vuoksi.
    .title = Kurinpidollinen rangaistus
term-fouled_board = Jako, jossa kortteja on ollut väärissä taskuissa tai jakaja tai vyöhykkeet ovat muuttuneet, niin etteivät vertailtavat ole pelanneet samaa.
    .title = Sotkeutunut jako

## Pistelasku

term-correction_period = Aika, jonka kuluessa kirjaus- tai laskuvirheen saa vielä oikaista: kolmekymmentä minuuttia tulosten julkistamisesta, ellei muuta ole ilmoitettu.
    .title = Oikaisuaika
term-vulnerable = Brikkaan puolelle merkitty: sen täyspeli- ja slammibonukset ja pietit ovat silloin suuremmat.
    .title = Vaaravyöhykkeessä
term-partscore = Sitoumus, jonka tikit ovat alle 100 pisteen arvoiset.
    .title = Osamerkintä
term-game = Sitoumus, jonka tikit ovat vähintään 100 pisteen arvoiset.
    .title = Täyspeli
term-slam = Kahdentoista tikin (pikkuslammi) tai kaikkien kolmentoista tikin (isoslammi) sitoumus.
    .title = Slammi
term-matchpoint = Vertailupiste: jokaisesta jaon muusta tuloksesta saa kaksi, jos on parempi, ja yhden, jos on sama, tai puolet siitä.
    .title = Ottelupiste
term-imp = Kansainvälinen ottelupiste: kahden tuloksen erotus muunnettuna taulukolla, joka tasoittaa suuria eroja.
    .title = IMP
term-vp = Voittopisteet: ottelun IMP-tulos muunnettuna taulukolla osuudeksi, yleensä 20 pisteestä.
    .title = VP
term-neuberg = Kaava, jolla vähemmän kertoja pelatun jaon ottelupisteet muutetaan muiden jakojen asteikolle.
    .title = Neubergin kaava
