### Lag 1–16 som lagarna från 2007 och 1997 har dem.

## Sammanfattningar

law1997-11B = En åskådare var den som först påpekade felet.
    .title = Åskådare påpekar felet
law1997-11B1 = Rätten till bestraffning kan gå förlorad om den icke felande sidan ansvarar för åskådaren.
    .title = De oskyldigas åskådare
law1997-11B2 = Rätten att rätta felet kan gå förlorad om den felande sidan ansvarar för åskådaren.
    .title = De felandes åskådare
law2007-12C1b = Skada som den oskyldiga sidan själv vållat genom ett grovt fel utan samband eller ett vilt spel på chans gottgörs inte.
    .title = Självförvållad skada
law2007-12C1e = Förbundet kan i stället föreskriva det gamla måttet: bästa troliga mot sämsta tänkbara resultat.
    .title = Om förbundet väljer det
law2007-12C1ei = Den oskyldiga sidan får det bästa resultat som var troligt utan regelbrottet.
    .title = De oskyldigas resultat
law2007-12C1eii = Den felande sidan får det sämsta resultat som över huvud taget var tänkbart.
    .title = De felandes resultat
law2007-12C1f = Det som de två sidorna tilldelas behöver inte gå jämnt ut.
    .title = Resultaten behöver inte gå ihop
law1997-12C3 = Tävlingskommittén får ändra ett tilldelat resultat så att det blir rättvist.
    .title = Kommitténs skälighet
law1997-13 = En felaktig hand har bjudit: spelas bara om det går att rätta och alla fyra samtycker, annars korrigerat resultat.
    .title = Felaktigt antal kort
law1997-13B1 = Brickan får spelas om det som setts saknar betydelse och alla fyra samtycker.
    .title = Det saknar betydelse
law1997-13C = Resultatet är ogiltigt; en procedurbestraffning är möjlig.
    .title = Upptäckt efter spelet
law2007-13D2 = En spelare har sett ett kort i en annan hand; vad som följer beror på hur viktigt det är.
    .title = Ett kort har setts
law2007-13D2b = { $edition ->
    [1997] Det är för viktigt för normalt spel, eller någon vägrar: korrigerat resultat, kanske bestraffning.
   *[other] Det är för viktigt för normalt spel: resultatet korrigeras genast, kanske med bestraffning.
}
    .title = Det har betydelse
law2007-13E = Vart tävlingsledaren flyttade ett kort är otillåten information för partnern till den som hade fel antal.
    .title = Kunskap om rättelsen
law2007-15A = Ingen av spelarna har spelat brickan tidigare: resultatet gäller normalt, rätt bricka kan spelas senare.
    .title = Inte spelad tidigare
law2007-15A2 = Tävlingsledaren får låta paren spela rätt bricka mot varandra senare.
    .title = Rätt bricka senare
law1997-15B = Den som spelat brickan tidigare får sitt andra resultat struket; motståndarna får ett artificiellt resultat.
    .title = Spelad tidigare
law2007-15C = Upptäcks det i budgivningen sätter sig rätt spelare och upprepar buden; minsta skillnad stryker brickan.
    .title = Upptäckt i budgivningen
law1997-16 = Tillåtna bud och kort och motståndarnas uppträdande får användas; att handla på annat kan vara ett regelbrott.
    .title = Information
law2007-16A3 = Inget bud och inget kort får bygga på annan information.
    .title = Inget annat
law1997-16B2 = Om alla fyra samtycker spelar en ersättare i stället för spelaren med informationen.
    .title = Ersättare
