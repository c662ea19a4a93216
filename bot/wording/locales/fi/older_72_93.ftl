### Lait 72–93 vuosien 2007 ja 1997 laeissa.

## Tiivistelmät

law1997-72A = Miten pelaajat noudattavat lakia.
    .title = Lain noudattaminen
law1997-72A3 = Pelaaja ei saa itse luopua rangaistuksesta, mutta saa pyytää sitä kilpailunjohtajalta.
    .title = Rangaistuksesta luopuminen
law1997-72A6 = Rangaistukset ja hyvitykset kuuluvat kilpailunjohtajalle ja laille, eivät pelaajille.
    .title = Kuka rankaisee
law1997-73F = Mitä seuraa, kun tämän lain rikkominen aiheuttaa vahinkoa.
    .title = Rikkomuksen vahinko
law1997-73F1 = Partneri käytti luvatonta tietoa: tulos korjataan 16. lain mukaan.
    .title = Partnerin tietoa käytetty
law1997-76A = Miten katsoja käyttäytyy.
    .title = Katsojien käytös
law1997-81C1 = Kilpailunjohtajan tarvitsemien avustajien hankkiminen.
    .title = Avustajat
law1997-84D = Kun kilpailunjohtaja valitsee rangaistuksen ja korjatun tuloksen väliltä, epäselvä ratkaistaan syyttömän eduksi.
    .title = Kilpailunjohtajan valinta
law1997-84E = Jos rangaistusta ei ole mutta vahinko on mahdollinen, tulos korjataan ja rikkojille kerrotaan valitusoikeudesta.
    .title = Kilpailunjohtajan harkinta
law2007-86A = Keskitulos plus ja miinus ovat plus ja miinus 3 IMPiä.
    .title = Keskitulos IMPeinä
law2007-86B = Pudotuspelissä kaksi erisuurta korjattua tulosta lasketaan erikseen ja otetaan keskiarvo.
    .title = Erisuuret tulokset
law2007-86D = Jos toisessa pöydässä on tulos, voidaan määrätä IMPejä, ja pitäisi, jos se suosii syytöntä puolta.
    .title = Toisen pöydän tulos
law1997-87A = Jako, jonka kortteja on vaihtunut niin, etteivät vertailtavat pelanneet samaa jakoa.
    .title = Mikä on virheellinen jako
law1997-88 = Pari- ja henkilökohtaisessa kilpailussa syytön saa vähintään 60 prosenttia tai oman paremman keskiarvonsa.
    .title = Hyvityspisteet
law1997-89 = Henkilökohtaisessa korjattu tulos koskee molempia, mutta syytön partneri ei saa rangaistuspisteitä.
    .title = Henkilökohtaiset kilpailut
law1997-93C = Sen jälkeen voi valittaa kansalliselle elimelle.
    .title = Jatkovalitus
