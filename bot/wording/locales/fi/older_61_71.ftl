### Lait 61–71 vuosien 2007 ja 1997 laeissa.

ask-revoke-faced_card = Oliko kortti, joka olisi pitänyt pelata, näkyvissä pöydällä?
val-revoke-faced_card-true = Kortti oli näkyvissä
val-revoke-faced_card-false = Se oli kädessä piilossa
ask-revoke-won_with_card = Voittiko rikkoja itse myöhemmin tikin kortilla, jonka hän olisi voinut pelata revokkitikkiin?
val-revoke-won_with_card-true = Voitti sellaisella kortilla
val-revoke-won_with_card-false = Ei sellaisella kortilla
ask-revoke-won_two = Voittiko rikkonut puoli revokkitikistä alkaen vähintään kaksi tikkiä?
val-revoke-won_two-true = Vähintään kaksi tikkiä
val-revoke-won_two-false = Vain yhden tikin
ask-trick_inspection-next_trick_led = Onko seuraavaan tikkiin jo lähdetty?
val-trick_inspection-next_trick_led-true = Seuraavaan on lähdetty
val-trick_inspection-next_trick_led-false = Ei ole vielä lähdetty

## Lauseet

p1997-61B-partner = Puolustaja ei saa kysyä partneriltaan, onko väri loppu.
p1997-63B = Partneri kysyi, mikä ei ole sallittua: kortti on vaihdettava, mutta revokki katsotaan silti pysyväksi.
p2007-63A3 = Rikkoja tai hänen partnerinsa vaati tai luovutti: revokki on pysyvä.
p2007-63A3-agreed = Rikkonut puoli hyväksyi vastustajien vaatimuksen: jo se tekee revokista pysyvän.
p1997-64A-each = Molemmat puolet revokoivat: kumpikin revokki ratkaistaan erikseen.
p1997-64A2-two = Kaksi tikkiä siirtyy pelin jälkeen: puoli voitti ainakin kaksi, toisen kortilla, jonka rikkoja olisi voinut pelata revokkitikkiin.
p1997-64A2-partner = Yksi tikki siirtyy pelin jälkeen: rikkojan partneri voitti revokkitikin.
p1997-64A2-later = Yksi tikki siirtyy pelin jälkeen: rikkonut puoli voitti tikin revokin jälkeen.
p1997-64A2-either = Jos sen voitti partneri, siirtyy niin ikään yksi tikki.
p1997-64A2-defective = Yksi tikki siirtyy pelin jälkeen: puoli voitti sen tikin tai jonkin myöhemmän.
p1997-67B1a = Hän panee tikin väriä olevan kortin näkyvästi pelattujen korttiensa joukkoon; rangaistusta ei ole.
p1997-65B-direction = Pelinviejä ja puolustajat saavat huomauttaa väärin päin olevasta kortista, lepääjä vasta pelin jälkeen.
p2007-65B3 = Pelaaja saa huomauttaa väärin päin olevasta kortista: seuraavaan tikkiin ei ole lähdetty.
p2007-65B3-declarer = Pelinviejä saa milloin tahansa pyytää kääntämään kortin oikein päin.
p2007-65B3-late = Lepääjän ja puolustajien huomautus tulee liian myöhään: seuraavaan tikkiin on lähdetty.
p2007-66B = Hän saa katsoa omaa viimeistä korttiaan sitä näyttämättä, kunnes seuraavaan tikkiin lähdetään.
p2007-67B-misplaced = Tikissä ei ole vikaa: kortti on pelattu, joten se vain pannaan paikalleen.
p2007-67B-played_later = Kortti on pelattu myös myöhempään tikkiin, eikä sitä voi enää panna paikalleen.
p2007-64B3 = Tikkejä ei siirry: pelaamatta jäänyt kortti oli näkyvissä pöydällä.
p2007-64B3-designation = Lepääjän revokista ei siirry tikkejä ilman muuta; kilpailunjohtaja hyvittää sen, mitä se maksoi.
p2007-64B7 = Tikkejä ei siirry: molemmat puolet revokoivat tässä jaossa.

## Tiivistelmät

law1997-63B = Jos 61B:tä on rikottu, revokki korjataan ja 64. lakia käytetään kuin se olisi pysyvä.
    .title = Sääntöjen vastainen huomautus
law2007-63A3 = Rikkoja tai hänen partnerinsa vaatii, luovuttaa tai hyväksyy vastustajien vaatimuksen tai luovutuksen.
    .title = Tekemällä tai hyväksymällä vaatimuksen
law1997-64A2 = Tikki, jos puoli voitti sen tai myöhemmän; toinen, jos rikkoja voitti tikin kortilla, jonka olisi voinut pelata.
    .title = Rikkoja ei voittanut tikkiä
law2007-64B3 = Pelattavaksi kuulunut kortti oli näkyvissä pöydällä tai kuului avattuun käteen, myös lepääjän.
    .title = Näkyvissä ollut kortti
law2007-64B7 = Molemmat puolet revokoivat jaossa.
    .title = Molemmat puolet revokoivat
law2007-65B3 = Pelinviejä saa aina pyytää oikaisua; muut saavat huomauttaa, kunnes seuraavaan tikkiin lähdetään.
    .title = Väärin päin oleva kortti
law2007-66B = Kunnes seuraavaan tikkiin lähdetään, pelaaja saa katsoa omaa viimeistä korttiaan sitä näyttämättä.
    .title = Oma viimeinen kortti
law1997-67B1a = Hänen on valittava sitä väriä oleva kortti; rangaistusta ei ole.
    .title = Tikin väriä on
law1997-70B2 = Kaikki pelaajat panevat jäljellä olevat korttinsa näkyviin.
    .title = Kortit näkyviin
law2007-70D3 = Vaatimuksen jälkeen pelattu voi olla näyttöä vaatimuksen sisällöstä ja todennäköisestä pelistä.
    .title = Vaatimuksen jälkeinen peli
law1997-70E = Ei, jos kortin pitää olla tietyllä vastustajalla, ellei toiselta lopu väri tai muu peli ole järjetöntä.
    .title = Mainitsematon maski tai kaato
law1997-71A = Puoli luovutti tikin, jonka se oli jo voittanut tai jota millään laillisella pelillä ei voi hävitä.
    .title = Varma tikki
law1997-71B = Pelinviejä luovutti jo täytetyn sitoumuksen tai puolustaja jo pietiin menneen.
    .title = Jo ratkennut sitoumus
