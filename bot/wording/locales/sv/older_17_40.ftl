### Lag 17–22, 24, 25 och 28–40 som lagarna från 2007 och 1997 har dem.

ask-call_out_of_rotation-bid_before = Hade någon gjort ett kontraktsbud före passet utom tur?
val-call_out_of_rotation-bid_before-true = Någon hade bjudit
val-call_out_of_rotation-bid_before-false = Ingen hade bjudit
ask-any-next_call = Vad bjuder den felande nu när MTH inte har passat?
val-any-next_call-same_denomination = Samma benämning
val-any-next_call-substitute_legal_call = Annat tillåtet bud
ask-changed_call-without_pause = Rättade han det, eller försökte, utan tankepaus?
val-changed_call-without_pause-true = Utan tankepaus
val-changed_call-without_pause-false = Efter en tankepaus
ask-changed_call-lho_unaware = Har MTV bjudit efter ändringen men trott sig bjuda över det första budet?
val-changed_call-lho_unaware-true = MTV menade första budet
val-changed_call-lho_unaware-false = Inget sådant misstag av MTV
ask-changed_call-first_legal = Var det första budet tillåtet?
val-changed_call-first_legal-true = Första budet tillåtet
val-changed_call-first_legal-false = Första budet felaktigt
ask-changed_call-after_refusal = Vad bjuder den felande när MTV inte godkänner?
val-changed_call-after_refusal-substitute_legal_call = Ett annat tillåtet bud
val-changed_call-after_refusal-repeat_call = Behåller det första budet
ask-misinformation-same_trick = Spelades det senare kortet till samma stick?
val-misinformation-same_trick-true = Till samma stick
val-misinformation-same_trick-false = Till nästa stick

## Meningar: kort och ändrade bud

p1997-24 = Varje sådant kort ligger uppvänt tills budgivningen är slut.
p1997-24-declaring = Spelarens sida spelar kontraktet: kortet går tillbaka till handen.
p1997-24-defending = Spelarens sida spelar mot: spelföraren får behandla kortet som straffkort.
p1997-24-if_defending = Om han blir motspelare får spelföraren behandla varje sådant kort som straffkort.
p1997-24-unseen = Partnern kunde inte se det: spelaren tar tillbaka kortet, och inget följer.
p2007-25A1 = Ett misstag som rättas utan tankepaus: tills partnern bjuder får det avsedda budet ersätta det.
p2007-25A1-changed = Ett misstag som rättades utan tankepaus, och partnern hade inte bjudit: det avsedda budet gäller.
p2007-25A1-kept = Spelaren får också låta det första budet gälla.
p2007-25A1-unless = Bara ett oavsiktligt bud får ändras, och bara utan tankepaus.
p1997-25A-over = Budgivningen är slut: inget bud kan ändras längre.
p1997-25B-meant = Det var inget misstag som rättades genast, så en ändring är inte fri.
p1997-25B-lho_called = MTV har redan bjudit: det är för sent att ändra, och det första budet gäller.
p1997-25B-later_call = Den felande hade bjudit tidigare: detta räknas som en ändring av det tidigare budet.
p1997-25B1-unaware = MTV menade att bjuda över det första budet: det andra gäller, och MTV får ändra sitt eget utan bestraffning.
p1997-25B2 = MTV godkänner inte: det andra budet stryks.
p1997-25B2a = Också det första budet var felaktigt: det behandlas enligt sin egen lag.
p1997-25B2b = Om MTV inte godkänner: första budet gäller och partnern passar en gång, eller ett annat tillåtet bud och högst 40 % för sidan.
p1997-25B2b1 = Den felande behåller sitt första bud: det gäller, och partnern måste passa i sin nästa tur.
p1997-25B2b2 = Den felande gör ett annat tillåtet bud: spela vidare, men hans sida får högst 40 %; de andra behåller sitt resultat.
p1997-25B2c = Om den felande sidan spelar mot kan utspelet begränsas.

## Meningar: bud utom tur

p2007-30A = Ingen hade bjudit: den felande måste passa när turen kommer; partnern får bjuda fritt.
p2007-30B2a = Efter ett kontraktsbud, i partnerns tur: den felande måste passa resten av budgivningen.
p2007-30B2b = Partnern får bjuda tillräckligt högt eller passa, men inte dubbla eller redubbla i den här ronden.
p2007-31A2a = Samma benämning igen: partnern måste passa i sin nästa tur.
p2007-31A2b = En annan benämning eller ett annat bud: partnern måste passa resten av budgivningen.
p2007-31A2b-pass = MTH passar inte: efter ett artificiellt pass utom tur måste partnern passa resten av budgivningen.
p2007-31B = Den felande får bjuda fritt när turen kommer, men partnern måste passa resten av budgivningen.
p2007-31B-change = Den felande hade bjudit tidigare: detta räknas som en ändring av det tidigare budet.
p2007-32A = I partnerns tur: dubblingen stryks, och partnern måste passa resten av budgivningen.
p2007-32B2 = MTH passar inte: den felande får bjuda fritt, men partnern måste passa resten av budgivningen.
p2007-32B2-illegal = MTH:s eget bud är otillåtet: det rättas först, på vanligt sätt.

## Meningar: otillåtna bud

p1997-35C = Budet och alla bud därefter stryks, eftersom MTV har bjudit; den felande passar, utan fler följder.
p1997-35D = Även MTV har bjudit: alla dessa bud stryks utan bestraffning.
p1997-36-found = Upptäckt först i spelet: en dubbling som inte var tillåten räknas inte.

## Meningar: upprepning, förklaringar och överenskommelser

p20F1-whole = Det man får fråga om är betydelsen av motståndarnas hela budgivning, inte av ett enstaka bud.
p20F1-normally = Normalt är det budgivarens partner som förklarar budet.
p2007-20F4 = Kalla genast på tävlingsledaren och rätta din egen förklaring.
p2007-20F4-then = Tävlingsledaren avgör sedan om ett bud får ändras eller resultatet korrigeras.
p1997-40B = En överenskommelse som motståndarna inte kan känna till får inte användas.
p1997-40C-no_damage = Ingen har skadats, så resultatet står sig.
p1997-40D-breach = Bestämmelserna tillåter inte överenskommelsen.
p1997-40D-regulated = Förbundet får bestämma vilka överenskommelser som får spelas.
p1997-40E1 = Bestämmelserna kan kräva att båda partnerna spelar samma system; stilen får skilja sig.
p1997-40E2-aid = Hjälpmedel av något slag får inte användas under budgivning och spel.
p1997-40E2-before = Innan budgivningen börjar får spelarna läsa deklarationerna.
p1997-40E2-own = Under budgivning och spel får ingen läsa den egna deklarationen.
p1997-40E2-own_turn = I egen tur får alla utom träkarlen läsa motståndarnas deklaration.
p1997-40E2-not_turn = Bara i egen tur, och aldrig som träkarl, får en spelare läsa motståndarnas deklaration.
p1997-40E2-permitted = Tävlingens bestämmelser tillåter det.
p1997-75-heard = Partnerns förklaring visar att ni har förstått varandra olika; det är otillåten information för dig.
p2007-75B-none = Inget sådant var överenskommet, så förklaringen var felaktig.
p2007-75C-silence = Under budgivningen får spelaren inte rätta förklaringen, och efteråt behöver han inte.

## Sammanfattningar

law1997-17A = För varje sida börjar den när någon av partnerna ser på sina kort.
    .title = Början för en sida
law2007-17E1 = Den slutar så som lagen om budgivningens slut säger.
    .title = När den slutar
law2007-20F4 = Den som märker att han själv har förklarat fel kallar genast på tävlingsledaren.
    .title = Eget fel upptäckt
law2007-22A = Fyra pass avslutar budgivningen, liksom tre pass efter sista kontraktsbudet.
    .title = Budgivningens slut
law2007-22B = Efter budgivningen följer klargörandeperioden, tills ett utspel vänds upp.
    .title = Budperiodens slut
law1997-24 = Kort som partnern kunde se ligger uppvända tills budgivningen är slut; spelföraren får behandla en motspelares som straffkort.
    .title = Visat kort under budgivningen
law2007-25A1 = Tills partnern bjuder får ett oavsiktligt bud ersättas med det avsedda, om det sker utan tankepaus.
    .title = Misstag rättat genast
law1997-25B2 = Det andra budet stryks, och vad den felande sedan bjuder har sitt pris.
    .title = Ändring inte godkänd
law1997-25B2a = Var det första budet felaktigt gäller dess egen lag.
    .title = Första budet felaktigt
law1997-25B2b = Var det första budet tillåtet behåller den felande det eller gör ett annat, mot ett pris.
    .title = Första budet tillåtet
law1997-25B2b1 = Det första budet gäller, och partnern måste passa en gång.
    .title = Första budet behålls
law1997-25B2b2 = Ett annat tillåtet bud: den felande sidan får högst 40 %, de andra behåller sitt resultat.
    .title = Ett annat bud
law1997-25B2c = I båda fallen kan utspelet begränsas om den felande sidan spelar mot.
    .title = Utspelet efteråt
law2007-30A = Innan någon har bjudit kostar ett pass utom tur den felande ett pass i hans nästa tur.
    .title = Innan någon bjudit
law2007-30B = Efter ett kontraktsbud beror det på vems tur det var.
    .title = Efter ett kontraktsbud
law2007-30B2 = I partnerns tur begränsas båda partnerna.
    .title = Partnerns tur
law2007-30B2a = Den felande passar resten av budgivningen.
    .title = Den felande
law2007-30B2b = Partnern bjuder eller passar, men dubblar eller redubblar inte i den ronden.
    .title = Den felandes partner
law2007-31A2a = Upprepar den felande benämningen måste partnern passa en gång.
    .title = Samma benämning
law2007-31A2b = Annars passar partnern resten av budgivningen, och utspelet kan begränsas.
    .title = Ett annat bud
law2007-31B = Partnern passar resten av budgivningen, och utspelet kan begränsas.
    .title = Partnerns eller MTV:s tur
law2007-32A = Partnern passar resten av budgivningen.
    .title = Partnerns tur
law2007-32B2 = Den felande bjuder fritt, och partnern passar resten av budgivningen.
    .title = MTH passar inte
law1997-35 = Bjuder MTV över ett otillåtet bud före bestraffningen blir det ingen bestraffning.
    .title = Otillåtet bud godkänt
law1997-35C = Budet och alla senare stryks, den felande passar, inga fler följder.
    .title = Bud över sju
law1997-35D = Det och alla senare bud stryks utan bestraffning.
    .title = Bud efter budgivningen
law1997-40B = Inget bud och inget spel får vila på en överenskommelse som motståndarna inte kan känna till.
    .title = Dolda överenskommelser
law2007-40C3 = Hjälpmedel är inte tillåtna, och upprepad brist på upplysning kan bestraffas.
    .title = Hjälpmedel och upprepade brott
law1997-40E = Vad deklarationen är till för, och vem som får se på den.
    .title = Deklaration
law1997-40E1 = Deklaration kan krävas, liksom att båda partnerna spelar samma system.
    .title = Krav på deklaration
law1997-40E2 = Motståndarnas deklaration bara i egen tur; den egna och andra hjälpmedel inte alls.
    .title = Att se på deklarationer
law1997-75D = Hur en felaktig förklaring rättas, den egna eller partnerns.
    .title = Rättelse av felaktig förklaring
