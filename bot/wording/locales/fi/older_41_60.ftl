### Lait 41–60 vuosien 2007 ja 1997 laeissa.

ask-played_card-same_trick = Pelattiinko myöhempi kortti samaan tikkiin?
val-played_card-same_trick-true = Samaan tikkiin
val-played_card-same_trick-false = Seuraavaan tikkiin
ask-dummy_designation-last_to_play = Oliko lepääjä tikissä viimeisenä vuorossa?
val-dummy_designation-last_to_play-true = Lepääjä oli viimeinen
val-dummy_designation-last_to_play-false = Lepääjä ei ollut viimeinen
ask-dummy_designation-without_pause = Korjattiinko lipsahdus heti, ilman miettimistaukoa?
val-dummy_designation-without_pause-true = Heti
val-dummy_designation-without_pause-false = Miettimistauon jälkeen

## Lauseet: lepääjä

p42B2-defender = Lepääjä saa estää virheen vain pelinviejältä; puolustajan virheestä hän ei saa varoittaa.
p43A2c-shown = Lepääjä ei katsonut omasta aloitteestaan, vaan puolustaja näytti kätensä: lepääjä säilyttää oikeutensa.
p2007-43B3 = Lepääjä oli katsonut: peli jatkuu ilman { word-rectification-some }; jälkikäteen tulos korjataan, jos vahinkoa syntyi.
p2007-43B3-if = Jos lepääjä huomauttaa ensimmäisenä puolustajan virheestä, siitä ei tule { word-rectification-some }.
p1997-43B3 = Lepääjä oli katsonut: puolustajia ei rangaista; jos he hyötyivät, tulos korjataan molemmille puolille.
p1997-43B3-if = Jos lepääjä huomauttaa ensimmäisenä puolustajan virheestä, siitä ei rangaista.

## Lauseet: pelatut kortit

p45C1-premature = Partneri on voinut nähdä kortin, joten se on pelattava tähän tikkiin.
p2007-45C4b = Lipsahdus, joka korjattiin ilman miettimistaukoa: tarkoitettu kortti pelataan sen sijaan.
p2007-45C4b-late = Oma puoli on sen jälkeen pelannut toisen kortin: lipsahdusta on myöhäistä korjata.
p2007-45C4b-mind = Nimetty kortti on pelattu: mielenmuutos tai keskittymisen pettäminen ei muuta mitään.
p2007-45C4b-pause = Nimetty kortti on pelattu: sitä ei korjattu heti vaan vasta miettimistauon jälkeen.
p2007-45C4b-unless = Vain lipsahduksen saa korjata, ja senkin vain ilman miettimistaukoa.
p2007-45D-late = Molemmat puolet ovat pelanneet seuraavaan tikkiin: lepääjän panemaa korttia on myöhäistä ottaa takaisin.
p1997-46B1-last = Lepääjä pelaa viimeisenä, joten ”korkea” on alin kortti, joka voittaa tikin.
p47E2a-next_trick = Myöhempi kortti kuuluu seuraavaan tikkiin: väärän selityksen takia pelatun kortin saa yhä ottaa takaisin.

## Lauseet: paljastuneet kortit ja rangaistuskortit

p48A-lead = Pelinviejän puolen lähtökortti palaa käteen ilman { word-rectification-some }.
p1997-49-objected = Partneri vastusti, joten mitään ei luovuteta; näissä laeissa näytetty kortti ei silti ole poikkeus.
p49-premature = Sitä ei saa laillisesti pelata tähän tikkiin, ja partneri on voinut nähdä sen: siitä tulee rangaistuskortti.
p1997-50-damage = Tulos korjataan, jos partneri käytti luvatonta tietoa tai jos pelaaja olisi voinut tietää, että kortin näyttäminen kannattaa.
p50C-information = Partneri ei saa käyttää kortista saamaansa tietoa.
p2007-50E1 = Partnerikin saa tietää, että kortti on pelattava.
p2007-50E2 = Muuta kortista saatua tietoa omistajan partneri ei saa käyttää; pelinviejä saa.
p2007-50E2-afterwards = Kortista saatua tietoa omistajan partneri ei saa käyttää; pelinviejä saa.

## Lauseet: vuorot pelissä

p53A-declarer = Pelinviejä hyväksyy puolustajan lähdön: se jää voimaan, ja peli jatkuu siitä.
p1997-53C-defenders = Puolustajat eivät saa käyttää sitä, mitä oman puolen takaisin otetut kortit ovat näyttäneet.
p1997-55A-differ = Puolustajat ovat eri mieltä, eivätkä nämä lait ratkaise sitä: lähdön palauttamiseen riittää yhden vaatimus.
p1997-57-declarer = Laki 57 koskee vain puolustajia: liian aikaisin pelaavaa pelinviejää ei rangaista.
p57A-after_partner = Lakia 57 ei sovelleta: partneri oli jo pelannut.
p57A-other_suit = Muuta väriä pelinviejä ei saa näissä laeissa vaatia, vain korkeinta tai alinta korttia, tai kieltää värin.

## Tiivistelmät

law1997-43B3 = Katsomisen jälkeen: puolustajia ei rangaista; jos he hyötyivät, tulos korjataan molemmille puolille.
    .title = Oikeutensa menettänyt lepääjä huomauttaa
law2007-43B3 = Katsomisen jälkeen: ei { word-rectification-some }, peli jatkuu, ja tulos korjataan, jos vahinkoa syntyi.
    .title = Oikeutensa menettänyt lepääjä huomauttaa
law2007-45C4b = { $edition ->
    [1997] Pelaaja saa korjata lipsahduksen, jos hän tekee sen ilman miettimistaukoa.
   *[other] Pelaaja saa korjata lipsahduksen ilman miettimistaukoa, kunnes hänen partnerinsa on pelannut.
}
    .title = Lipsahdus korttia nimetessä
law2007-50E1 = Kaikki saavat tietää, mitä rangaistuskortti vaatii.
    .title = Velvollisuus pelata se
law2007-50E2 = Muuta kortista saatua tietoa omistajan partneri ei saa käyttää; pelinviejä saa.
    .title = Mitä muuta se kertoo
