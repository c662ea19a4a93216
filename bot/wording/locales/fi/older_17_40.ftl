### Lait 17–22, 24, 25 ja 28–40 vuosien 2007 ja 1997 laeissa.

ask-call_out_of_rotation-bid_before = Oliko joku maalannut ennen väärän vuoron passia?
val-call_out_of_rotation-bid_before-true = Joku oli maalannut
val-call_out_of_rotation-bid_before-false = Kukaan ei ollut maalannut
ask-any-next_call = Mitä rikkoja tarjoaa, kun OPV ei passannut?
val-any-next_call-same_denomination = Samaa vaihtoehtoa
val-any-next_call-substitute_legal_call = Muu laillinen tarjous
ask-changed_call-without_pause = Oikaisiko hän sen tai yritti oikaista ilman miettimistaukoa?
val-changed_call-without_pause-true = Ilman taukoa
val-changed_call-without_pause-false = Tauon jälkeen
ask-changed_call-lho_unaware = Onko VPV tarjonnut vaihdon jälkeen mutta luullut tarjoavansa ensimmäisen päälle?
val-changed_call-lho_unaware-true = VPV tarkoitti ensimmäistä
val-changed_call-lho_unaware-false = VPV ei erehtynyt siitä
ask-changed_call-first_legal = Oliko ensimmäinen tarjous laillinen?
val-changed_call-first_legal-true = Ensimmäinen laillinen
val-changed_call-first_legal-false = Ensimmäinen laiton
ask-changed_call-after_refusal = Mitä rikkoja tarjoaa, kun VPV ei hyväksy?
val-changed_call-after_refusal-substitute_legal_call = Muu laillinen tarjous
val-changed_call-after_refusal-repeat_call = Pitää ensimmäisen
ask-misinformation-same_trick = Pelattiinko myöhempi kortti samaan tikkiin?
val-misinformation-same_trick-true = Samaan tikkiin
val-misinformation-same_trick-false = Seuraavaan tikkiin

## Lauseet: kortit ja muutetut tarjoukset

p1997-24 = Jokainen tällainen kortti on kuvapuoli ylöspäin tarjoussarjan loppuun.
p1997-24-declaring = Pelaajan puoli pelaa sitoumuksen: kortti palaa käteen.
p1997-24-defending = Pelaajan puoli puolustaa: pelinviejä saa pitää korttia rangaistuskorttina.
p1997-24-if_defending = Jos hänestä tulee puolustaja, pelinviejä saa pitää jokaista tällaista korttia rangaistuskorttina.
p1997-24-unseen = Partneri ei voinut nähdä sitä: pelaaja ottaa kortin takaisin eikä muuta seuraa.
p2007-25A1 = Lipsahdus, joka oikaistaan ilman miettimistaukoa: kunnes partneri tarjoaa, tarkoitettu tarjous saa korvata sen.
p2007-25A1-changed = Lipsahdus, joka oikaistiin ilman miettimistaukoa eikä partneri ollut tarjonnut: tarkoitettu tarjous on voimassa.
p2007-25A1-kept = Pelaaja saa myös jättää ensimmäisen tarjouksen voimaan.
p2007-25A1-unless = Vain lipsahduksen saa muuttaa, ja vain ilman miettimistaukoa.
p1997-25A-over = Tarjoussarja on päättynyt: mitään tarjousta ei voi enää muuttaa.
p1997-25B-meant = Tämä ei ollut heti oikaistu lipsahdus, joten muuttaminen ei ole vapaata.
p1997-25B-lho_called = VPV on jo tarjonnut: muuttaminen on myöhäistä, ja ensimmäinen tarjous on voimassa.
p1997-25B-later_call = Rikkoja oli tarjonnut aiemmin: tämä katsotaan aiemman tarjouksen muuttamiseksi.
p1997-25B1-unaware = VPV aikoi tarjota ensimmäisen päälle: toinen tarjous on voimassa, ja VPV saa muuttaa omansa rangaistuksetta.
p1997-25B2 = VPV ei hyväksy: toinen tarjous kumotaan.
p1997-25B2a = Ensimmäinenkin tarjous oli laiton: se ratkaistaan oman lakinsa mukaan.
p1997-25B2b = Ellei VPV hyväksy: ensimmäinen jää ja partneri passaa kerran, tai muu laillinen tarjous ja puoli saa enintään 40 %.
p1997-25B2b1 = Rikkoja pitää ensimmäisen tarjouksensa: se on voimassa, ja partnerin on passattava seuraavalla vuorollaan.
p1997-25B2b2 = Rikkoja tekee muun laillisen tarjouksen: peli jatkuu, mutta hänen puolensa saa enintään 40 %; toiset pitävät tuloksensa.
p1997-25B2c = Jos rikkonut puoli puolustaa, lähtöä voidaan rajoittaa.

## Lauseet: tarjoukset väärällä vuorolla

p2007-30A = Kukaan ei ollut maalannut: rikkojan on passattava, kun hänen vuoronsa tulee; partneri saa tarjota vapaasti.
p2007-30B2a = Maalauksen jälkeen, partnerin vuorolla: rikkojan on passattava tarjoussarjan loppuun.
p2007-30B2b = Partneri saa maalata riittävästi tai passata, mutta ei kahdentaa eikä vastakahdentaa tällä vuorolla.
p2007-31A2a = Sama vaihtoehto uudelleen: partnerin on passattava seuraavalla vuorollaan.
p2007-31A2b = Muu vaihtoehto tai tarjous: partnerin on passattava tarjoussarjan loppuun.
p2007-31A2b-pass = OPV ei passaa: väärän vuoron keinotekoisen passin jälkeen partnerin on passattava tarjoussarjan loppuun.
p2007-31B = Rikkoja saa tarjota vuorollaan vapaasti, mutta hänen partnerinsa on passattava tarjoussarjan loppuun.
p2007-31B-change = Rikkoja oli tarjonnut aiemmin: tämä katsotaan aiemman tarjouksen muuttamiseksi.
p2007-32A = Partnerin vuorolla: kahdennus kumotaan, ja partnerin on passattava tarjoussarjan loppuun.
p2007-32B2 = OPV ei passaa: rikkoja saa tarjota vapaasti, mutta hänen partnerinsa on passattava tarjoussarjan loppuun.
p2007-32B2-illegal = OPV:n oma tarjous on laiton: se korjataan ensin tavalliseen tapaan.

## Lauseet: kelvottomat tarjoukset

p1997-35C = VPV on tarjonnut: maalaus ja kaikki sen jälkeiset tarjoukset kumotaan, rikkoja passaa eikä muuta seuraa.
p1997-35D = VPV:kin on tarjonnut: kaikki nämä tarjoukset kumotaan rangaistuksetta.
p1997-36-found = Huomattu vasta pelissä: kahdennusta, joka ei ollut sallittu, ei lasketa.

## Lauseet: kertaus, selitykset ja sopimukset

p20F1-whole = Kysyä saa vastustajien koko tarjoussarjan merkitystä, ei yksittäisen tarjouksen.
p20F1-normally = Tavallisesti tarjouksen selittää tarjoajan partneri.
p2007-20F4 = Kutsu heti kilpailunjohtaja ja oikaise oma selityksesi.
p2007-20F4-then = Kilpailunjohtaja päättää sitten, saako tarjouksen muuttaa tai korjataanko tulosta.
p1997-40B = Sopimusta, jota vastustajat eivät voi tuntea, ei saa käyttää.
p1997-40C-no_damage = Kukaan ei kärsinyt vahinkoa, joten tulos jää voimaan.
p1997-40D-breach = Määräykset eivät salli tätä sopimusta.
p1997-40D-regulated = Liitto saa määrätä, mitä sopimuksia saa pelata.
p1997-40E1 = Määräykset voivat vaatia, että partnerit pelaavat samaa systeemiä; tyyli saa olla eri.
p1997-40E2-aid = Mitään apuvälineitä ei saa käyttää tarjoussarjan ja pelin aikana.
p1997-40E2-before = Ennen tarjoussarjan alkua pelaajat saavat katsoa konventiokortteja.
p1997-40E2-own = Tarjoussarjan ja pelin aikana kukaan ei saa katsoa omaa konventiokorttiaan.
p1997-40E2-own_turn = Omalla vuorollaan jokainen paitsi lepääjä saa katsoa vastustajien konventiokorttia.
p1997-40E2-not_turn = Vain omalla vuorolla, eikä koskaan lepääjänä, saa katsoa vastustajien konventiokorttia.
p1997-40E2-permitted = Kilpailun määräykset sallivat sen.
p1997-75-heard = Partnerin selitys kertoo, että olette ymmärtäneet toisenne eri tavoin; se on sinulle luvatonta tietoa.
p2007-75B-none = Mitään tällaista ei ollut sovittu, joten selitys oli väärä.
p2007-75C-silence = Tarjoussarjan aikana pelaaja ei saa oikaista selitystä, eikä hänen tarvitse oikaista sitä myöhemminkään.

## Tiivistelmät

law1997-17A = Kummallekin puolelle se alkaa, kun jompikumpi partnereista katsoo korttejaan.
    .title = Puolen tarjousjakson alku
law2007-17E1 = Se päättyy niin kuin tarjoussarjan päättymistä koskeva laki sanoo.
    .title = Milloin se päättyy
law2007-20F4 = Pelaaja, joka huomaa itse selittäneensä väärin, kutsuu heti kilpailunjohtajan.
    .title = Oma virhe huomattu
law2007-22A = Tarjoussarjan päättää neljä passia tai kolme passia viimeisen maalauksen jälkeen.
    .title = Tarjoussarjan päättyminen
law2007-22B = Tarjoussarjan jälkeen on selvitysaika, kunnes lähtökortti käännetään.
    .title = Tarjousjakson päättyminen
law1997-24 = Partnerin nähtävissä olleet kortit ovat näkyvissä tarjoussarjan loppuun; pelinviejä saa pitää puolustajan kortteja rangaistuskortteina.
    .title = Näkynyt kortti tarjousaikana
law2007-25A1 = Kunnes partneri tarjoaa, lipsahduksen saa korvata tarkoitetulla tarjouksella, jos se tehdään ilman miettimistaukoa.
    .title = Heti oikaistu lipsahdus
law1997-25B2 = Toinen tarjous kumotaan, ja rikkojan seuraavalla tarjouksella on hintansa.
    .title = Muutosta ei hyväksytä
law1997-25B2a = Jos ensimmäinen tarjous oli laiton, siihen sovelletaan sen omaa lakia.
    .title = Ensimmäinen laiton
law1997-25B2b = Jos ensimmäinen tarjous oli laillinen, rikkoja pitää sen tai tekee muun; kummallakin on hintansa.
    .title = Ensimmäinen laillinen
law1997-25B2b1 = Ensimmäinen tarjous on voimassa, ja partnerin on passattava kerran.
    .title = Ensimmäinen pidetään
law1997-25B2b2 = Muu laillinen tarjous: rikkonut puoli saa enintään 40 %, toiset pitävät tuloksensa.
    .title = Muu tarjous
law1997-25B2c = Kummassakin tapauksessa lähtöä voidaan rajoittaa, jos rikkonut puoli puolustaa.
    .title = Lähtö sen jälkeen
law2007-30A = Ennen kuin kukaan on maalannut, väärän vuoron passi maksaa rikkojalle passin seuraavalla vuorolla.
    .title = Ennen maalauksia
law2007-30B = Maalauksen jälkeen ratkaisee, kenen vuoro oli.
    .title = Maalauksen jälkeen
law2007-30B2 = Partnerin vuorolla kumpaakin partneria rajoitetaan.
    .title = Partnerin vuoro
law2007-30B2a = Rikkoja passaa tarjoussarjan loppuun.
    .title = Rikkoja
law2007-30B2b = Partneri maalaa tai passaa, mutta ei kahdenna eikä vastakahdenna sillä vuorolla.
    .title = Rikkojan partneri
law2007-31A2a = Jos rikkoja toistaa vaihtoehdon, partnerin on passattava kerran.
    .title = Sama vaihtoehto
law2007-31A2b = Muuten partneri passaa tarjoussarjan loppuun, ja lähtöä voidaan rajoittaa.
    .title = Muu tarjous
law2007-31B = Partneri passaa tarjoussarjan loppuun, ja lähtöä voidaan rajoittaa.
    .title = Partnerin tai VPV:n vuoro
law2007-32A = Partneri passaa tarjoussarjan loppuun.
    .title = Partnerin vuoro
law2007-32B2 = Rikkoja tarjoaa vapaasti, ja partneri passaa tarjoussarjan loppuun.
    .title = OPV ei passaa
law1997-35 = Jos VPV tarjoaa kelvottoman tarjouksen päälle ennen rangaistusta, siitä ei rangaista.
    .title = Kelvoton tarjous hyväksytty
law1997-35C = Maalaus ja kaikki myöhemmät tarjoukset kumotaan, rikkoja passaa eikä muuta seuraa.
    .title = Maalaus yli seitsemän
law1997-35D = Se ja kaikki myöhemmät tarjoukset kumotaan rangaistuksetta.
    .title = Tarjous tarjoussarjan jälkeen
law1997-40B = Mikään tarjous tai peli ei saa perustua sopimukseen, jota vastustajat eivät voi tuntea.
    .title = Salatut sopimukset
law2007-40C3 = Apuvälineet eivät ole sallittuja, ja toistuvasta selittämättä jättämisestä voidaan rangaista.
    .title = Apuvälineet ja toistuvuus
law1997-40E = Mitä varten konventiokortti on ja kuka saa katsoa sitä.
    .title = Konventiokortti
law1997-40E1 = Kortti voidaan määrätä, samoin sama systeemi kummallekin partnerille.
    .title = Kortti määrätty
law1997-40E2 = Vastustajien kortti vain omalla vuorolla; oma kortti ja muut apuvälineet ei lainkaan.
    .title = Korttien katsominen
law1997-75D = Miten väärä selitys oikaistaan, oma tai partnerin.
    .title = Väärän selityksen oikaisu
