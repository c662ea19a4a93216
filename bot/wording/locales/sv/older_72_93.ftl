### Lag 72–93 som lagarna från 2007 och 1997 har dem.

## Meningar

p1997-11B1 = Rätten till straff kan gå förlorad om han är där för den oskyldiga sidans skull.
p1997-11B2 = Rätten att rätta felet kan gå förlorad om han är där för den felande sidans skull.
p2007-79B2-after_round = Tillkallas tävlingsledaren efter ronden behöver ingen sidas resultat höjas.
p1997-79B-after_round = Tillkallas tävlingsledaren efter ronden får ingen sidas resultat höjas.
p1997-79C-late = Resultatet står kvar: de här lagarna medger ingen senare rättelse.
p1997-81C4-spectators = De här lagarna säger inte vem som är åskådare; tävlingsledaren håller ordning i spellokalen.
p1997-84D = När tävlingsledaren väljer mellan straff och korrigerat resultat gynnar tvivel den icke felande sidan.
p1997-84E = Tävlingsledaren korrigerar för skada som inget straff täcker och upplyser de felande om rätten att överklaga.
p1997-92D-absent = Den som är frånvarande anses ha samtyckt.
p1997-93C = Därefter kan man överklaga vidare till det nationella förbundet.
p2007-86A = Drygt medel och knappt medel är plus och minus 3 IMP.
p2007-86B = I en utslagsmatch räknas resultat som inte balanserar för vart lag, och medelvärdet gäller.
p2007-86D = Resultatet vid andra bordet gynnar den oskyldiga sidan: tävlingsledaren dömer en poäng i IMP efter det.
p2007-86D-may = Eftersom det finns ett resultat vid andra bordet får tävlingsledaren i stället döma en poäng i IMP.
p1997-87A = En bricka där kort bytt plats, så att inte alla spelade samma giv, är felaktig.
p1997-87A-same = Alla spelade brickan i samma form: den är inte förvanskad, resultaten gäller.
p1997-87A-conditions = I de här lagarna är bara felplacerade kort en felaktig bricka; fel giv eller zon är ett procedurfel.
p2007-87B-teams = I en match finns bara ett resultat för varje form av brickan: inget kan jämföras, så resultatet korrigeras.
p1997-87B-redeal = I vissa lagtävlingar kan arrangören låta brickan delas om.

## Sammanfattningar

law1997-72A = Hur spelarna håller sig till lagarna.
    .title = Att följa lagarna
law1997-72A3 = En spelare får inte själv avstå från ett straff, men får be tävlingsledaren om det.
    .title = Att avstå från straff
law1997-72A6 = Straff och gottgörelse är tävlingsledarens och lagarnas sak, inte spelarnas.
    .title = Vem som bestraffar
law1997-73F = Vad som följer när ett brott mot lagen gör skada.
    .title = Skada genom brott
law1997-73F1 = Partnern utnyttjade otillåten information: resultatet korrigeras enligt lag 16.
    .title = Partnerns information använd
law1997-76A = Hur en åskådare uppför sig.
    .title = Åskådares uppträdande
law1997-81C1 = Att skaffa de medhjälpare som tävlingsledaren behöver.
    .title = Medhjälpare
law1997-84D = När tävlingsledaren väljer mellan straff och korrigerat resultat gynnas den oskyldiga sidan vid tvivel.
    .title = Tävlingsledarens val
law1997-84E = Finns inget straff men troligen skada korrigeras resultatet, och de felande upplyses om sin rätt att överklaga.
    .title = Tävlingsledarens bedömning
law2007-86A = Drygt medel och knappt medel är plus och minus 3 IMP.
    .title = Medel i IMP
law2007-86B = I en utslagsmatch räknas två resultat som inte balanserar var för sig, och medelvärdet gäller.
    .title = Resultat som inte balanserar
law2007-86D = Finns resultat vid andra bordet får tävlingsledaren döma IMP, och bör det om det gynnar den oskyldiga sidan.
    .title = Resultat vid andra bordet
law1997-87A = En bricka där kort bytt plats, så att de som jämförs inte spelade samma giv.
    .title = Vad en felaktig bricka är
law1997-88 = I par och individuellt får en oskyldig sida minst 60 procent, eller sitt eget snitt om det är högre.
    .title = Gottgörelsepoäng
law1997-89 = I individuell tävling delar partnerna ett korrigerat resultat, men en oskyldig partner får inga straffpoäng.
    .title = Individuella tävlingar
law1997-93C = Därefter kan man överklaga till det nationella förbundet.
    .title = Vidare överklagande
