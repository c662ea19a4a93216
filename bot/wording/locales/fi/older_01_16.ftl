### Lait 1–16 vuosien 2007 ja 1997 laeissa.

## Tiivistelmät

law1997-11B = Katsoja huomautti epäsäännöllisyydestä ensimmäisenä.
    .title = Katsoja huomauttaa
law1997-11B1 = Oikeus rangaistukseen voi mennä, jos syytön puoli vastaa katsojasta.
    .title = Syyttömän puolen katsoja
law1997-11B2 = Oikeus oikaista epäsäännöllisyys voi mennä, jos rikkonut puoli vastaa katsojasta.
    .title = Rikkoneen puolen katsoja
law2007-12C1b = Vahinkoa, jonka syytön puoli aiheutti itse vakavalla erillisellä virheellä tai uhkapelillä, ei hyvitetä.
    .title = Itse aiheutettu vahinko
law2007-12C1e = Liitto voi määrätä sen sijaan vanhan mittapuun: paras todennäköinen ja huonoin mahdollinen tulos.
    .title = Jos liitto niin valitsee
law2007-12C1ei = Syytön puoli saa parhaan tuloksen, joka oli ilman rikkomusta todennäköinen.
    .title = Syyttömän puolen tulos
law2007-12C1eii = Rikkonut puoli saa huonoimman tuloksen, joka oli ylipäänsä mahdollinen.
    .title = Rikkoneen puolen tulos
law2007-12C1f = Puolten saamien tulosten ei tarvitse täsmätä keskenään.
    .title = Tulosten ei tarvitse täsmätä
law1997-12C3 = Kilpailutoimikunta voi muuttaa korvaavaa tulosta, jotta siitä tulee oikeudenmukainen.
    .title = Toimikunnan kohtuus
law1997-13 = Väärä käsi on tarjonnut: pelataan vain, jos sen voi korjata ja kaikki neljä suostuvat, muuten tulos korjataan.
    .title = Väärä määrä kortteja
law1997-13B1 = Jaon voi pelata, jos nähdyllä ei ole merkitystä ja kaikki neljä suostuvat.
    .title = Ei merkitystä
law1997-13C = Tulos on mitätön; menettelytaparangaistus on mahdollinen.
    .title = Huomattu pelin jälkeen
law2007-13D2 = Pelaaja on nähnyt toisen käden kortin; seuraus riippuu sen merkityksestä.
    .title = Kortti on nähty
law2007-13D2b = { $edition ->
    [1997] Sillä on normaalille pelille liikaa merkitystä tai joku kieltäytyy: korjattu tulos, ehkä rangaistus.
   *[other] Sillä on normaalille pelille liikaa merkitystä: tulos korjataan heti, ehkä lisäksi rangaistus.
}
    .title = Sillä on merkitystä
law2007-13E = Kortin uusi paikka on luvatonta tietoa sen pelaajan partnerille, jonka korttimäärä oli väärä.
    .title = Tieto korjauksesta
law2007-15A = Kukaan ei ole pelannut jakoa aiemmin: tulos jää yleensä voimaan, oikea jako voidaan pelata myöhemmin.
    .title = Ei pelattu aiemmin
law2007-15A2 = Kilpailunjohtaja voi pelauttaa parien kesken oikean jaon myöhemmin.
    .title = Oikea jako myöhemmin
law1997-15B = Jaon aiemmin pelanneen toinen tulos mitätöidään; vastustajat saavat prosenttituloksen.
    .title = Pelattu aiemmin
law2007-15C = Huomattu tarjottaessa: oikeat pelaajat istuvat ja toistavat tarjoukset; mikä tahansa ero mitätöi jaon.
    .title = Huomattu tarjottaessa
law1997-16 = Laillisia tarjouksia ja kortteja ja vastustajien käytöstä saa käyttää; muun käyttö voi olla rikkomus.
    .title = Tieto
law2007-16A3 = Mikään tarjous tai pelitoimi ei saa perustua muuhun tietoon.
    .title = Ei muuta
law1997-16B2 = Jos kaikki neljä suostuvat, sijainen pelaa tiedon saaneen pelaajan tilalla.
    .title = Sijainen
