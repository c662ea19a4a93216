### Lait 72–93 vuosien 2007 ja 1997 laeissa.

## Lauseet

p1997-11B1 = Oikeus rangaistukseen voi mennä, jos hän on paikalla syyttömän puolen vuoksi.
p1997-11B2 = Oikeus korjata virhe voi mennä, jos hän on paikalla rikkoneen puolen vuoksi.
p2007-79B2-after_round = Kun kilpailunjohtaja kutsutaan vasta kierroksen jälkeen, kummankaan tulosta ei tarvitse nostaa.
p1997-79B-after_round = Kun kilpailunjohtaja kutsutaan vasta kierroksen jälkeen, kummankaan tulosta ei saa nostaa.
p1997-79C-late = Tulos jää voimaan: näissä laeissa myöhempää oikaisua ei ole.
p1997-81C4-spectators = Näissä laeissa ei sanota, kuka on katsoja; kilpailunjohtaja pitää järjestystä pelitilassa.
p1997-84D = Kun kilpailunjohtaja valitsee rangaistuksen ja korjatun tuloksen väliltä, epäselvä menee syyttömän eduksi.
p1997-84E = Kilpailunjohtaja korjaa tuloksen, kun rangaistusta vahingosta ei ole, ja kertoo rikkojille valitusoikeudesta.
p1997-92D-absent = Poissa olevan katsotaan suostuvan.
p1997-93C = Sen jälkeen voi vielä valittaa kansalliselle elimelle.
p2007-86A = Keskipeli plus ja miinus ovat plus ja miinus 3 IMPiä.
p2007-86B = Cup-ottelussa erisuuret tulokset lasketaan kummallekin ja otetaan niiden keskiarvo.
p2007-86D = Toisen pöydän tulos suosii syytöntä puolta: kilpailunjohtaja määrää IMPit sen perusteella.
p2007-86D-may = Koska toisessa pöydässä on tulos, kilpailunjohtaja voi sen sijaan määrätä IMPejä.
p1997-87A = Jako, jonka kortteja on vaihtunut niin, etteivät kaikki pelanneet samaa, on virheellinen.
p1997-87A-same = Kaikki pelasivat jaon samassa muodossa: se ei ole sotkeutunut, tulokset jäävät voimaan.
p1997-87A-conditions = Näissä laeissa vain väärään paikkaan joutuneet kortit tekevät jaosta virheellisen; väärä jakaja tai vyöhyke on menettelyvirhe.
p2007-87B-teams = Joukkueottelussa kummassakin muodossa on vain yksi tulos: vertailtavaa ei ole, joten tulos korjataan.
p1997-87B-redeal = Joissakin joukkuekilpailuissa järjestäjä voi jaattaa jaon uudelleen.

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
law2007-86A = Keskipeli plus ja miinus ovat plus ja miinus 3 IMPiä.
    .title = Keskipeli IMPeinä
law2007-86B = Cup-ottelussa kaksi erisuurta korjattua tulosta lasketaan erikseen ja otetaan keskiarvo.
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
