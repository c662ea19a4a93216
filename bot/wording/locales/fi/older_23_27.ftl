### Lait 23, 26 ja 27 vuosien 2007 ja 1997 laeissa.

ask-insufficient_bid-natural = Ovatko riittämätön maalaus ja sen korvaava maalaus kumpikin luonnollisia?
val-insufficient_bid-natural-true = Kumpikin luonnollinen
val-insufficient_bid-natural-false = Jompikumpi keinotekoinen
ask-any-suit_shown_again = Onko rikkoja osoittanut saman värin myös laillisesti?
val-any-suit_shown_again-true = Väri osoitettu uudelleen
val-any-suit_shown_again-false = Väriä ei osoitettu uudelleen

## Lauseet

p1997-23 = Jos rikkoja olisi voinut tietää, että partnerin pakkopassi vahingoittaa vastapuolta, kilpailunjohtaja korjaa tuloksen pelin jälkeen.
p2007-26A1 = Lähtöä ei rajoiteta: rikkoja on maalannut saman värin myös laillisesti.
p2007-26A2a = Jos rikkoja puolustaa: partnerin ensimmäisellä lähtövuorolla pelinviejä saa vaatia perutun tarjouksen väriä, ellei rikkoja ole maalannut sitä uudelleen.
p2007-26A2b = Tai pelinviejä kieltää sen värin niin kauan kuin partneri pysyy lähtövuorossa.
p2007-26B = Jos peruttu tarjous ei osoittanut tiettyä väriä: partnerin ensimmäisellä lähtövuorolla pelinviejä saa kieltää minkä tahansa yhden värin.
p2007-27B1a = Alin riittävä maalaus samassa vaihtoehdossa, kumpikin luonnollinen: tarjoussarja jatkuu ja partneri on vapaa.
p2007-27B1b = Tarjous, jonka merkitys on sama tai tarkempi: tarjoussarja jatkuu ja partneri on vapaa.
p1997-27B-again = Toinen riittämätön maalaus ei korjaa mitään: rikkojan on silti maalattava riittävästi tai passattava.
p1997-27B1-damage = Jos riittämätön maalaus kertoi niin paljon, että se vahingoitti vastapuolta, kilpailunjohtaja korjaa tuloksen pelin jälkeen.
p1997-27B2-comparable = Nämä lait eivät tunne vastaavaa tarjousta: samantapainenkin korvaava tarjous pakottaa partnerin passaamaan.

## Tiivistelmät

law1997-23 = Jos rangaistus pakottaa partnerin passaamaan ja rikkoja olisi voinut tietää hyödystä, tulos korjataan.
    .title = Vahingoittava pakkopassi
law2007-26A = Peruttu tarjous osoitti yhtä tai useampaa tiettyä väriä.
    .title = Väriä osoittava tarjous
law2007-26A1 = Jos sama pelaaja on maalannut värin myös laillisesti, lähtö on vapaa.
    .title = Sama väri maalattu
law2007-26A2 = Muuten pelinviejä saa vaatia väriä tai kieltää sen rikkojan partnerin ensimmäisellä lähtövuorolla.
    .title = Väriä ei maalattu
law2007-26A2a = Pelinviejä saa vaatia yhtä osoitetuista väreistä.
    .title = Värin vaatiminen
law2007-26A2b = Pelinviejä saa kieltää yhden osoitetuista väreistä niin kauan kuin lähtövuoro säilyy.
    .title = Värin kieltäminen
law2007-26B = Muun perutun tarjouksen jälkeen pelinviejä saa kieltää minkä tahansa yhden värin partnerin ensimmäisellä lähtövuorolla.
    .title = Muut tarjoukset
law2007-27B1a = Alin riittävä maalaus samassa vaihtoehdossa, jos kumpikaan ei ole keinotekoinen: ei muita seurauksia.
    .title = Sama luonnollinen vaihtoehto
law2007-27B1b = Mikä tahansa laillinen tarjous, jonka merkitys on sama tai tarkempi: ei muita seurauksia.
    .title = Sama tai tarkempi merkitys
