### Lag 1–16 som lagarna från 2007 och 1997 har dem.

## Frågor

ask-wrong_number_of_cards-matters = Är det som setts så viktigt att det stör normal budgivning eller normalt spel?
val-wrong_number_of_cards-matters-true = Det har betydelse
val-wrong_number_of_cards-matters-false = Det saknar betydelse
ask-wrong_number_of_cards-all_agree = Samtycker alla fyra till att brickan spelas?
val-wrong_number_of_cards-all_agree-true = Alla fyra samtycker
val-wrong_number_of_cards-all_agree-false = Någon vägrar
ask-wrong_board_or_hand-lho_called = Har MTV bjudit över det budet?
val-wrong_board_or_hand-lho_called-true = MTV har bjudit
val-wrong_board_or_hand-lho_called-false = MTV har inte bjudit
ask-wrong_board_or_hand-new_call_differs = Med rätt hand: är det nya budet ett annat än det första?
val-wrong_board_or_hand-new_call_differs-true = Ett annat bud
val-wrong_board_or_hand-new_call_differs-false = Samma bud
ask-wrong_board_or_hand-in_auction = Upptäcktes det medan budgivningen pågick?
val-wrong_board_or_hand-in_auction-true = Under budgivningen
val-wrong_board_or_hand-in_auction-false = Efter budgivningen
ask-wrong_board_or_hand-second_auction_differs = Skiljer sig något bud i den andra budgivningen från den första?
val-wrong_board_or_hand-second_auction_differs-true = Ett bud skiljer sig
val-wrong_board_or_hand-second_auction_differs-false = Alla bud lika
ask-extraneous_information-measure = Vad gör tävlingsledaren?
val-extraneous_information-measure-change_seats = Byta platser
val-extraneous_information-measure-substitute = Sätta in en ersättare
val-extraneous_information-measure-score_now = Korrigera nu

## Meningar

p2007-15A-seats = Spelare med en bricka som inte är deras i ronden: om den räknas beror på vem som spelat den tidigare.
p1997-8B-postponed = De här lagarna har ingen egen regel för uppskjutna brickor: ronden slutar för ett bord när spelarna går vidare.
p1997-6D2-shared = De här lagarna hindrar inte att bord delar brickor: bara oblandade givar och givar från en annan tävling räknas inte.
p1997-9A2-nobody_prevents = De här lagarna ger ingen egen rätt att hindra ett fel; bara träkarlen får försöka hindra spelförarens.
p1997-9A2-dummy_prevents = Längre än så får träkarlen inte gå under spelet; när spelet är slut får felet också påpekas.
p2007-11A-forfeited = De icke felande vann på en motståndares okunnighet: rätten är förlorad, och båda sidor behåller resultatet.
p2007-11A-offenders = De här lagarna tar inget från de felande för de andras okunnighet: tävlingsledaren avgör om rätten är förlorad.
p2007-12C1b = Den oskyldiga sidan gjorde ett grovt fel utan samband eller spelade vilt på chans: för den delen av skadan ges inget.
p2007-12C1f = Den felande sidan får vad regelbrottet i sig hade gett; de två resultaten behöver inte gå jämnt ut.
p2007-86D-law12 = Lag, med resultat vid det andra bordet: ett tilldelat resultat får ges, och bör ges om det är bra för de oskyldiga.
p2007-86D-law13 = Lag, med resultat vid det andra bordet: tävlingsledaren får tilldela ett resultat, i IMP eller totalpoäng.
p2007-86A-law12 = I IMP är drygt medel +3 och knappt medel -3.
p2007-86B-law12 = Utslagsmatch: räkna ut vardera sidans resultat för sig och ge båda medelvärdet.
p1997-88-above = Den oskyldige har över 60 % på övriga brickor och får sitt eget omgångsmedel på denna bricka.
p1997-89-law12 = Individuell tävling: båda partnerna får samma bestraffning och resultat; en partner utan skuld får inga straffpoäng.
p1997-12C1-below = Högst 40 % vid direkt skuld: de här lagarna jämför inte en felande med den egna omgången.
p1997-12C2 = Den oskyldiga sidan får bästa troliga resultat, de felande det sämsta som ännu var sannolikt; inget viktas.
p1997-12C2-none = Den oskyldiga sidan har det inte sämre än den troligen hade haft: ingen korrigering.
p1997-12C2-self_inflicted = De här lagarna har ingen regel för självförvållad skada: tävlingsledaren bedömer vad som var troligt.
p1997-12C3 = Vid en protest får kommittén ändra det tilldelade resultatet så att det blir rättvist.
p2007-13D2b = Det som setts är för viktigt för normalt spel: resultatet korrigeras, och den felande får bestraffas.
p2007-13E = Vilket kort som flyttats vart är otillåten information för partnern till den som hade fel antal.
p1997-13 = Tävlingsledaren rättar händerna, alla fyra samtycker och brickan spelas; inget bud ändras.
p1997-13-adjust = En felaktig hand har bjudit, och alla fyra samtycker inte eller det går inte: artificiellt resultat, den felande bestraffas.
p1997-13-foreign = De här lagarna har ingen egen regel för ett främmande kort: det räknas som felaktigt antal kort.
p1997-13-number = Om en hand nu har för många eller för få kort avgör reglerna om felaktigt antal kort.
p1997-13A-misdealt = Var brickan felgiven från början låter tävlingsledaren ge om den.
p1997-13B1 = Det som setts saknar betydelse och alla fyra samtycker: spela brickan normalt.
p1997-13B2-objected = En spelare vill inte att brickan spelas: resultatet korrigeras, och den felande får bestraffas.
p1997-13C = En hand hade för många kort och en annan för få: resultatet är ogiltigt, och procedurbestraffning är möjlig.
p2007-15A-early = Ta rätt bricka; inga fler följder, eftersom ingen har tittat på ett kort.
p2007-15A2 = Tävlingsledaren får låta dessa spelare spela rätt bricka senare.
p2007-15C = Budgivningen stryks; tävlingsledaren sätter rätt spelare vid bordet, och en andra budgivning börjar.
p2007-15C-repeat = Den som redan bjudit måste bjuda likadant: skiljer sig något bud stryks brickan, annars spelas den.
p2007-15C-differs = Ett bud i den andra budgivningen skiljer sig från den första: tävlingsledaren stryker brickan.
p2007-15C-same = Den andra budgivningen är som den första: brickan spelas normalt.
p2007-15C-purpose = En sida som med flit försöker förstöra brickan kan bestraffas, och resultatet kan korrigeras.
p1997-15B = Den som spelat brickan tidigare får sitt andra resultat struket, och motståndarna får ett artificiellt resultat.
p2007-17D1 = Budet som gjordes med fel kort stryks.
p2007-17D2 = Den felande tar rätt hand och bjuder igen; budgivningen fortsätter därifrån.
p2007-17D2-lho = Den felande gör samma bud med rätt hand, MTV upprepar sitt, och budgivningen fortsätter.
p2007-17D2-differs = MTV har bjudit, och den felandes nya bud är ett annat: tävlingsledaren ger ett artificiellt resultat.
p2007-17D2-partner = Den felandes partner har bjudit sedan dess: tävlingsledaren ger ett artificiellt resultat.
p1997-17D-lho = MTV har redan bjudit över det: tävlingsledaren korrigerar resultatet.
p1997-17D-again = MTV har inte bjudit: den felande tar rätt hand och bjuder med den.
p1997-17D-other_board = Lagtexten här har ingen regel för brickan som korten kom från: tävlingsledaren slår upp den i lagboken.
p1997-16 = Tillåtna bud och kort och motståndarnas uppträdande får användas fritt.
p1997-16-known = De här lagarna nämner inte vad spelaren visste innan: det får användas, om det inte rör denna bricka.
p1997-16-conditions = De här lagarna nämner inte matchläge eller motståndarnas vanor: inget hindrar att de vägs in.
p1997-16-affected = En spelare handlade på information från annat håll, och det påverkade resultatet: tävlingsledaren korrigerar.
p1997-16A-none = Det fanns inget logiskt alternativ, så handlingen var tillåten och resultatet gäller.
p1997-16C2-none = Det fanns inget logiskt alternativ, så handlingen var tillåten och resultatet gäller.
p1997-16B-no_other = De här lagarna ger bara platsbyte, en ersättare med allas samtycke eller ett artificiellt resultat genast.
p1997-16B2 = Om alla fyra samtycker spelar en ersättare denna bricka i stället för spelaren med informationen.
p1997-16B3 = Tävlingsledaren ger genast ett artificiellt korrigerat resultat.
p1997-12A1-withdrawn = Om den felande sidan använder det och därmed skadar de andra korrigerar tävlingsledaren.
p1997-12A1-withdrawn_adjust = Den andra sidan skadades av det: tävlingsledaren korrigerar resultatet.

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
