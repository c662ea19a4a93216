### Lag 23, 26 och 27 som lagarna från 2007 och 1997 har dem.

ask-insufficient_bid-natural = Är både det otillräckliga budet och det ersättande naturliga?
val-insufficient_bid-natural-true = Båda naturliga
val-insufficient_bid-natural-false = Något är artificiellt
ask-any-suit_shown_again = Har den felande också visat färgen i den tillåtna budgivningen?
val-any-suit_shown_again-true = Färgen visad igen
val-any-suit_shown_again-false = Färgen inte visad igen

## Meningar

p1997-23 = Om den felande kunde ha insett att det skulle skada de andra att partnern tystas korrigerar tävlingsledaren efter spelet.
p2007-26A1 = Ingen utspelsbegränsning: den felande har bjudit samma färg i den tillåtna budgivningen.
p2007-26A2a = Om den felande blir motspelare: första gången partnern ska spela ut får spelföraren begära det återtagna budets färg, om den felande inte bjudit den igen.
p2007-26A2b = Eller så förbjuder spelföraren den färgen så länge partnern är inne.
p2007-26B = Om det återtagna budet inte visade någon viss färg får spelföraren förbjuda en valfri färg första gången den felandes partner ska spela ut.
p2007-27B1a = Budgivningen fortsätter och partnern får bjuda fritt: lägsta tillräckliga bud i samma benämning, båda naturliga.
p2007-27B1b = Budgivningen fortsätter och partnern får bjuda fritt: budet har samma eller mer precis betydelse.
p1997-27B-again = Ett andra otillräckligt bud rättar ingenting: den felande måste ändå bjuda tillräckligt högt eller passa.
p1997-27B1-damage = Om det otillräckliga budet berättade så mycket att det skadade de andra korrigerar tävlingsledaren efter spelet.
p1997-27B2-comparable = De här lagarna har inget jämförbart bud: ett byte med liknande betydelse tystar partnern som vilket annat som helst.

## Sammanfattningar

law1997-23 = Om en bestraffning tystar partnern och den felande kunde ha insett att det lönar sig korrigeras resultatet.
    .title = Påtvingad pass som skadar
law2007-26A = Det återtagna budet visade en eller flera bestämda färger.
    .title = Bud som visar färg
law2007-26A1 = Har samma spelare också bjudit färgen i den tillåtna budgivningen är utspelet fritt.
    .title = Samma färg bjuden
law2007-26A2 = Annars får spelföraren begära eller förbjuda färgen första gången den felandes partner ska spela ut.
    .title = Färgen inte bjuden
law2007-26A2a = Spelföraren får begära en av de visade färgerna.
    .title = Begära färgen
law2007-26A2b = Spelföraren får förbjuda en av de visade färgerna så länge spelaren är inne.
    .title = Förbjuda färgen
law2007-26B = Efter andra återtagna bud får spelföraren förbjuda en valfri färg första gången partnern ska spela ut.
    .title = Andra bud
law2007-27B1a = Lägsta tillräckliga bud i samma benämning, om inget av buden är artificiellt: inga fler följder.
    .title = Samma naturliga benämning
law2007-27B1b = Varje regelrätt bud med samma eller mer precis betydelse: inga fler följder.
    .title = Samma eller mer precis betydelse
