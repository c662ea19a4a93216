### Lag 17-19 och 22-39: budgivningen och dess fel. Lag 20, 21 och 40 har en egen fil.

## Otillräckligt bud: slaget, frågorna och svaren

kind-insufficient_bid = Otillräckligt bud
ask-insufficient_bid-out_of_rotation = Var budgivaren alls i tur?
val-insufficient_bid-out_of_rotation-true = Också utom tur
val-insufficient_bid-out_of_rotation-false = Det var spelarens tur
ask-insufficient_bid-accepted = Godkänner MTV det otillräckliga budet, eller har MTV bjudit över det?
val-insufficient_bid-accepted-true = MTV godkänner
val-insufficient_bid-accepted-false = MTV godkänner inte
ask-insufficient_bid-replaced_before_ruling = Bytte den felande ut budet innan tävlingsledaren dömde?
val-insufficient_bid-replaced_before_ruling-true = Utbytt före domslutet
val-insufficient_bid-replaced_before_ruling-false = Inte utbytt före domslutet
ask-insufficient_bid-replacement = Vad ersätter den felande budet med?
val-insufficient_bid-replacement-lowest_same_denomination = Lägsta i samma benämning
val-insufficient_bid-replacement-comparable_call = { $edition ->
    [2007] Samma/mer precis betydelse
   *[other] Ett jämförbart bud
}
val-insufficient_bid-replacement-any_sufficient_bid_or_pass = Annat bud, eller pass
val-insufficient_bid-replacement-lowest_bid = Lägsta budet i benämningen
val-insufficient_bid-replacement-other_bid = Annat tillräckligt bud
val-insufficient_bid-replacement-pass = Pass
val-insufficient_bid-replacement-double = Dubbling eller redubbling
val-insufficient_bid-replacement-insufficient_bid = Nytt otillräckligt bud
ask-insufficient_bid-same_denomination = Visar båda buden samma benämning eller samma benämningar?
val-insufficient_bid-same_denomination-true = Båda visar samma
val-insufficient_bid-same_denomination-false = De visar olika saker
ask-insufficient_bid-new_bid_accepted = Godkänner MTV det andra otillräckliga budet?
val-insufficient_bid-new_bid_accepted-true = MTV godkänner det andra
val-insufficient_bid-new_bid_accepted-false = Inte heller det godkänns

## Bud utom tur: slaget, frågorna och svaren

kind-call_out_of_rotation = Bud utom tur
ask-call_out_of_rotation-call_class = Vad bjöds utom tur?
val-call_out_of_rotation-call_class-pass = Pass
val-call_out_of_rotation-call_class-bid = Ett kontraktsbud
val-call_out_of_rotation-call_class-double = Dubbling eller redubbling
ask-call_out_of_rotation-artificial = Var det artificiellt, eller ett pass på partnerns artificiella bud?
val-call_out_of_rotation-artificial-true = Artificiellt
val-call_out_of_rotation-artificial-false = Naturligt
ask-call_out_of_rotation-inadmissible = Fanns det något av motståndarnas bud att dubbla eller redubbla?
val-call_out_of_rotation-inadmissible-true = Otillåten dubbling
val-call_out_of_rotation-inadmissible-false = Tillåten bortsett från turen
ask-call_out_of_rotation-accepted = Godkänner MTV budet genom att bjuda över det?
val-call_out_of_rotation-accepted-true = MTV godkänner
val-call_out_of_rotation-accepted-false = MTV godkänner inte

## Gemensamt för bud utom tur och otillräckliga bud utom tur

ask-call_out_of_rotation-whose_turn = Vems tur var det, sett från den felande?
val-call_out_of_rotation-whose_turn-rho = Den felandes MTH i tur
val-call_out_of_rotation-whose_turn-partner = Den felandes partner i tur
val-call_out_of_rotation-whose_turn-lho = Den felandes MTV i tur
ask-insufficient_bid-whose_turn = Vems tur var det, sett från den felande?
val-insufficient_bid-whose_turn-rho = Den felandes MTH i tur
val-insufficient_bid-whose_turn-partner = Den felandes partner i tur
val-insufficient_bid-whose_turn-lho = Den felandes MTV i tur
ask-call_out_of_rotation-lho_called = Har MTV bjudit efter det?
val-call_out_of_rotation-lho_called-true = MTV har bjudit
val-call_out_of_rotation-lho_called-false = MTV har inte bjudit
ask-insufficient_bid-lho_called = Har MTV bjudit över det?
val-insufficient_bid-lho_called-true = MTV har bjudit
val-insufficient_bid-lho_called-false = MTV har inte bjudit
ask-any-offender_called_before = Hade den felande bjudit tidigare i denna budgivning?
val-any-offender_called_before-true = Felande hade bjudit tidigare
val-any-offender_called_before-false = Den felandes första bud
ask-any-proper_player_called = Har motståndaren som var i tur bjudit före något domslut?
val-any-proper_player_called-true = Spelaren i tur har bjudit
val-any-proper_player_called-false = Spelaren i tur bjöd inte
ask-any-rho_action = Vad gör MTH, nu när turen är tillbaka där?
val-any-rho_action-pass = MTH passar
val-any-rho_action-legal_call = MTH bjuder eller dubblar
val-any-rho_action-illegal_call = Även MTH:s bud är otillåtet
val-any-rho_action-must_pass = MTH måste passa
ask-any-substitute = Vad bjuder den felande när turen kommer?
val-any-substitute-comparable_call = Ett jämförbart bud
val-any-substitute-substitute_legal_call = Ett bud som inte är jämförbart
val-any-substitute-named_call = Budet som har gjorts
ask-any-comparable = { $edition ->
    [2007] Betyder det nya budet samma sak som det strukna, eller något mer precist?
   *[other] Är det nya budet jämförbart med det strukna (ungefär samma, en del av det, eller samma syfte)?
}
val-any-comparable-true = { $edition ->
    [2007] Samma eller mer precist
   *[other] Jämförbart
}
val-any-comparable-false = { $edition ->
    [2007] Betyder något annat
   *[other] Inte jämförbart
}

## Ändrat bud

kind-changed_call = Ändrat bud
ask-changed_call-half_made = Blev budet bara halvgjort?
val-changed_call-half_made-true = Stoppades tillbaka innan det låg på bordet
val-changed_call-half_made-false = Lades ut
ask-changed_call-counts_as_made = Räknas det som ett bud enligt klubbens regler för budlådor?
val-changed_call-counts_as_made-true = Räknas som bjudet
val-changed_call-counts_as_made-false = Inte bjudet än
ask-changed_call-unintended = Var det första budet ett felgrepp eller en felsägning, eller ändrade sig spelaren?
val-changed_call-unintended-true = Felgrepp eller felsägning
val-changed_call-unintended-false = Ändrade sig
ask-changed_call-partner_called = Har spelarens partner bjudit sedan dess?
val-changed_call-partner_called-true = Partnern har bjudit
val-changed_call-partner_called-false = Partnern har inte bjudit
ask-changed_call-attempted = Har spelaren redan gjort det andra budet?
val-changed_call-attempted-true = Andra budet gjort
val-changed_call-attempted-false = Inget nytt bud gjort än
ask-changed_call-lho_called = Hade MTV bjudit över det första budet före ändringen?
val-changed_call-lho_called-true = MTV hade bjudit
val-changed_call-lho_called-false = MTV hade inte bjudit
ask-changed_call-auction_period_over = Är utspelet vänt, eller en rundpassad hand tillbaka i brickan?
val-changed_call-auction_period_over-true = Budgivningsperioden är slut
val-changed_call-auction_period_over-false = Budgivningsperioden pågår
ask-changed_call-accepted = Godkänner MTV det andra budet?
val-changed_call-accepted-true = MTV godkänner
val-changed_call-accepted-false = MTV godkänner inte
ask-changed_call-change = Ändrar spelaren budet?
val-changed_call-change-substitute_legal_call = Gör det avsedda budet
val-changed_call-change-repeat_call = Låt första budet stå

## Otillåten dubbling

kind-inadmissible_double = Otillåten dubbling eller redubbling
ask-inadmissible_double-misnamed = Var det bara nivån eller benämningen som angavs fel?
val-inadmissible_double-misnamed-true = Bara fel angiven
val-inadmissible_double-misnamed-false = Otillåten i sig
ask-inadmissible_double-found_in_play = Vändes utspelet innan någon märkte det?
val-inadmissible_double-found_in_play-true = Upptäckt efter utspelet
val-inadmissible_double-found_in_play-false = Upptäckt före utspelet
ask-inadmissible_double-lho_called = Har MTV bjudit efter den, före något domslut?
val-inadmissible_double-lho_called-true = MTV har bjudit
val-inadmissible_double-lho_called-false = MTV har inte bjudit
ask-inadmissible_double-out_of_rotation = Var det den felandes tur?
val-inadmissible_double-out_of_rotation-true = Också utom tur
val-inadmissible_double-out_of_rotation-false = Det var spelarens tur

## Bud av en spelare som måste passa

kind-call_when_required_to_pass = Bud av en spelare som måste passa
ask-call_when_required_to_pass-inadmissible = Var det en dubbling eller redubbling som ändå är otillåten?
val-call_when_required_to_pass-inadmissible-true = Otillåten dubbling
val-call_when_required_to_pass-inadmissible-false = I övrigt tillåtet
ask-call_when_required_to_pass-lho_called = Har MTV bjudit efter det, före något domslut?
val-call_when_required_to_pass-lho_called-true = MTV har bjudit
val-call_when_required_to_pass-lho_called-false = MTV har inte bjudit
ask-call_when_required_to_pass-duty = Hur länge måste spelaren passa?
val-call_when_required_to_pass-duty-once = Måste passa en gång
val-call_when_required_to_pass-duty-rest_of_auction = Måste passa till slutet

## Bud över sjunivån

kind-bid_above_seven = Bud över sjutricksnivån
ask-bid_above_seven-lho_called = Har MTV bjudit efter det, före något domslut?
val-bid_above_seven-lho_called-true = MTV har bjudit
val-bid_above_seven-lho_called-false = MTV har inte bjudit
ask-bid_above_seven-auction_over = Är budgivningen slut med ett pass i stället?
val-bid_above_seven-auction_over-true = Budgivningen är slut
val-bid_above_seven-auction_over-false = Budgivningen fortsätter

## Bud efter det avslutande passet

kind-call_after_final_pass = Bud efter det avslutande passet
ask-call_after_final_pass-side = Är spelarens sida spelförarens eller motspelarnas?
val-call_after_final_pass-side-declaring = Spelförarens sida
val-call_after_final_pass-side-defending = Motspelarsidan
ask-call_after_final_pass-call_class = Vad bjöds?
val-call_after_final_pass-call_class-pass = Pass
val-call_after_final_pass-call_class-bid = Ett kontraktsbud
val-call_after_final_pass-call_class-double = Dubbling eller redubbling
ask-call_after_final_pass-lho_called = Har också MTV bjudit efter det?
val-call_after_final_pass-lho_called-true = MTV har bjudit
val-call_after_final_pass-lho_called-false = MTV har inte bjudit

## Samtidiga bud

kind-simultaneous_calls = Samtidiga bud
ask-simultaneous_calls-whose_turn = Vem bjöd i tur, sett från den andra spelaren?
val-simultaneous_calls-whose_turn-rho = MTH var i tur
val-simultaneous_calls-whose_turn-partner = Partnern var i tur
val-simultaneous_calls-whose_turn-lho = MTV var i tur
ask-simultaneous_calls-insufficient = Är det andra budet för lågt över budet som gjordes i tur?
val-simultaneous_calls-insufficient-true = Det andra budet för lågt
val-simultaneous_calls-insufficient-false = Det andra budet högt nog
ask-simultaneous_calls-accepted = Godkänner MTV budet utom tur genom att bjuda över det?
val-simultaneous_calls-accepted-true = MTV godkänner
val-simultaneous_calls-accepted-false = MTV godkänner inte

## Budgivningen slutade för tidigt

kind-auction_ended_early = En spelare hoppades över
ask-auction_ended_early-pass_out_of_rotation = Var ett av de tre passen utom tur, så att en spelare miste sin tur?
val-auction_ended_early-pass_out_of_rotation-true = Ett pass var utom tur
val-auction_ended_early-pass_out_of_rotation-false = Alla passade i tur
ask-auction_ended_early-lead_faced = Är utspelet vänt?
val-auction_ended_early-lead_faced-true = Utspelet är vänt
val-auction_ended_early-lead_faced-false = Utspelet är inte vänt

## Kort visat under budgivningen

kind-exposed_card_in_auction = Kort visat under budgivningen
ask-exposed_card_in_auction-partner_could_see = Kunde spelarens partner se kortets bildsida?
val-exposed_card_in_auction-partner_could_see-true = Partnern kunde se det
val-exposed_card_in_auction-partner_could_see-false = Partnern kunde inte se det
ask-exposed_card_in_auction-several = Ett kort, eller flera?
val-exposed_card_in_auction-several-true = Två eller flera kort
val-exposed_card_in_auction-several-false = Ett kort
ask-exposed_card_in_auction-honour = Var det en honnör (ess, kung, dam, knekt, tia)?
val-exposed_card_in_auction-honour-true = En honnör
val-exposed_card_in_auction-honour-false = Nian eller lägre
ask-exposed_card_in_auction-led = Spelades kortet ut, eller bara tappades eller visades det?
val-exposed_card_in_auction-led-true = Spelat ut
val-exposed_card_in_auction-led-false = Tappat eller visat
ask-exposed_card_in_auction-side = Blir spelarens sida till slut spelförarens eller motspelarnas?
val-exposed_card_in_auction-side-not_yet_known = Spelförare ännu inte känd
val-exposed_card_in_auction-side-declaring = Spelförarens sida
val-exposed_card_in_auction-side-defending = Motspelarsidan

## Meningar i domslut: budgivningsperioden, felnämnda dubblingar

p12A1-auction = Ingen lag rättar det längre: tävlingsledaren får korrigera resultatet om den överhoppade sidan skadats.
p16C-calls = Vad de strukna buden berättade är bara för den andra sidan; var och en som passat utom tur är felande.
p16C2-calls = Den felande sidan får inte använda det som de strukna buden berättade; den andra sidan får det.
p72C-calls = Tävlingsledaren korrigerar efter spelet om den felande kunde ha insett att detta lätt kunde skada de andra.
p17D1 = Spela brickan: utspelet är vänt, så budgivningsperioden räknas som slut.
p17D3 = Budgivningen är inte slut: den går tillbaka till den överhoppade spelaren, och alla senare pass stryks.
p34 = Ingen förlorar rätten att bjuda för att någon annan passat utom tur.
p22A = Alla tre passen var i tur: budgivningen är slut och det sista kontraktsbudet är kontraktet.
p19A1 = Man får bara dubbla det sista kontraktsbudet: en motståndare ska ha bjudit det och alla ha passat sedan dess.
p19B1 = Man får bara redubbla en motståndares dubbling, och bara om alla har passat sedan dess.
p19A3 = Dubblingen gäller det bud som verkligen gjordes, vad som än sades.
p19B3 = En redubbling gäller också det bud som verkligen gjordes.

## Meningar: jämförbara bud, utspelsbegränsningar

p23A = Ett bud är jämförbart om det visar ungefär samma som det strukna, en del av det, eller har samma syfte.
p23B = Budgivning och spel fortsätter utan vidare; också det strukna budet får användas.
p23C = Om felet ändå hjälpte och skadade de andra korrigerar tävlingsledaren efter spelet.
p26A = Ingen utspelsbegränsning om den felande blir motspelare.
p26B = Blir den felande motspelare får spelföraren förbjuda en färg som den felande inte visat på tillåtet sätt, från partnerns första utspel och så länge partnern är inne.

## Meningar: kort visat under budgivningen

p24 = Varje sådant kort ligger öppet tills budgivningen är slut; bara den andra sidan får använda det.
p24-unseen = Spelaren tar tillbaka kortet utan följder, eftersom partnern inte kunde se det.
p24A = Inga följder för budgivningen, och partnern får bjuda: det är ett enda kort lägre än tian, inte utspelat.
p24B = Partnern måste passa i sin nästa tur, eftersom kortet är en honnör eller spelades ut.
p24C = Partnern måste passa i sin nästa tur, eftersom två eller flera kort visades.
p24D-declaring = Spelarens sida blir spelförarens: kortet går tillbaka till handen.
p24D = Om spelaren blir spelförare eller träkarl går kortet tillbaka till handen.
p24E-defending = Spelarens sida blir motspelare: när spelet börjar är kortet ett straffkort.
p50B-minor_in_auction = Ett lågt kort, inte utspelat: ett litet straffkort.
p50B-major_in_auction = En honnör, ett utspelat kort eller flera kort: stora straffkort.
p24E = Om spelaren blir motspelare är det ett straffkort: litet för ett enda lågt kort visat av misstag, annars stort.

## Meningar: ändrade bud

p18F-not_made = Det var inget bud än: spelaren får bjuda vad som helst. När en budlapp räknas som bjuden säger klubbens regler; ofta när den hålls på eller nära bordet.
p25A1 = Tills partnern bjuder får spelaren göra det avsedda budet i stället för felgreppet. Ingen utspelsbegränsning.
p25A1-changed = Ett felgrepp, och partnern har inte bjudit sedan dess: det avsedda budet gäller. Ingen utspelsbegränsning.
p25A1-kept = Spelaren får också låta det första budet stå.
p25A2 = Spelaren menade budet när det gjordes: det får inte ändras.
p25A3 = Hur spelaren märkte felgreppet spelar ingen roll.
p25A4 = Budet gäller och kan inte längre ändras, eftersom partnern har bjudit sedan dess.
p25A5 = Inget bud kan längre ändras: budgivningsperioden är slut.
p25A6 = MTV får ändra budet som gjordes över det första; vad det berättade är bara för MTV:s sida.
p25B1 = Det andra budet gäller och det första återtas: MTV godkänner, i ord eller genom att avsiktligt bjuda över.
p25B1-warning = Om spelaren ändå ändrar budet räknas det andra bara om MTV godkänner det.
p25B2 = Det andra budet återtas, och det första gäller.
p25B3 = Den felande sidan får inte använda det som ett återtaget bud berättade; den andra sidan får det.

## Meningar: otillräckligt bud

p27A1 = Budet gäller och budgivningen fortsätter, eftersom MTV godkänner i ord eller genom att bjuda över.
p27A2 = Ett otillräckligt bud utom tur behandlas som ett kontraktsbud utom tur.
p27A1-may = Om MTV godkänner det för låga budet gäller det och budgivningen fortsätter.
p27B = Om MTV inte godkänner det måste den felande ersätta det med ett tillåtet bud.
p27B1a = Budgivningen fortsätter och partnern får bjuda fritt: det är lägsta tillräckliga bud i samma benämning.
p27B1b = Budgivningen fortsätter och partnern får bjuda fritt, eftersom budet är jämförbart.
p27B2 = Ett annat tillräckligt bud, eller pass, gäller, men partnern måste passa resten av budgivningen.
p27B3 = Dubblingen stryks: den felande bjuder tillräckligt högt eller passar, och partnern passar resten av budgivningen.
p27B4 = Även det andra budet stryks: den felande bjuder tillräckligt högt eller passar, partnern passar till slutet.
p27B4-accepted = Det andra otillräckliga budet gäller i stället för det första, eftersom MTV godkänner det.
p27C = Utbytt före domslutet: det nya budet räknas och bedöms som om det gjordes nu.
p27C-original = Det bud som under tiden satts i stället återtas.
p27D = Om det otillräckliga budet ändå hjälpte och skadade de andra korrigerar tävlingsledaren efter spelet.

## Meningar: bud utom tur

p28A = Budet räknas som gjort i tur och gäller, eftersom MTH ändå måste passa.
p28B = Budgivningen fortsätter som om budet utom tur inte gjorts: spelaren i tur har bjudit. Ingen utspelsbegränsning.
p29A = Budet gäller, eftersom MTV bjuder över det; budgivningen fortsätter därifrån utan fler följder.
p29B = Budet stryks, och turen går tillbaka till den som var i tur.
p29C = Det som räknas är vad budet visar, inte vilken benämning det nämner.
p30A = Den felande måste passa när turen kommer; partnern får bjuda fritt.
p30B1a = Partnern får göra vilket tillåtet bud som helst tills den felande har bjudit igen.
p30B1bi = Inga fler följder, och partnern får bjuda fritt.
p30B1bii = Partnern måste passa i sin nästa tur därefter, eftersom budet inte är jämförbart.
p30B2 = Den felande hade bjudit tidigare: passet räknas som en ändring av det tidigare budet.
p30C = Ett artificiellt pass, eller ett pass på partnerns artificiella bud, behandlas som ett kontraktsbud.
p31A1 = Den felande måste göra samma bud igen; inga fler följder.
p31A1-insufficient = Den felande måste göra samma bud igen, och det behandlas då som otillräckligt (lag 27).
p31A2-illegal = MTH:s eget fel rättas först, på vanligt sätt.
p31A2a = Inga fler följder, och partnern får bjuda fritt.
p31A2b = Partnern måste passa i sin nästa tur därefter, eftersom budet inte är jämförbart.
p31B1 = Tills dess får partnern göra vilket tillåtet bud som helst.
p31B2 = När turen kommer får den felande göra valfritt tillåtet bud; om det är jämförbart avgör vad som följer.
p31C = Den felande hade bjudit tidigare: budet räknas som en ändring av det tidigare budet.
p32 = En otillåten dubbling eller redubbling kan aldrig godkännas.
p32A1 = Den felande måste dubbla (redubbla) igen; inga fler följder.
p32A2-illegal = MTH:s eget fel rättas först, på vanligt sätt.
p32A2a = Inga fler följder, och partnern får bjuda fritt.
p32A2b = Partnern måste passa i sin nästa tur därefter, eftersom budet inte är jämförbart.
p32B1 = Tills dess får partnern göra vilket tillåtet bud som helst.
p32B2 = När turen kommer får den felande göra valfritt tillåtet bud; om det är jämförbart avgör vad som följer.
p32C = Den felande hade bjudit tidigare: dubblingen räknas som en ändring av det tidigare budet.
p33 = Budet i tur räknas som det första; det andra följer i tur, så båda gäller.
p33-insufficient = Budet i tur räknas som det första, och det andra budet är då för lågt.
p33-out_of_rotation = Budet i tur räknas som det första; det andra är utom tur efter det.

## Meningar: otillåtna bud

p36A = Dubblingen och alla bud efter den stryks, eftersom MTV har bjudit; budgivningen går tillbaka som om inget hänt.
p36B1 = Dubblingen eller redubblingen stryks.
p36B2 = Den felande gör i stället valfritt tillåtet bud; partnern måste passa resten av budgivningen.
p36B3 = Utspel kan begränsas och resultatet korrigeras.
p36B4 = Budgivningen går tillbaka till den som är i tur; den felande bjuder fritt i sin tur, partnern passar till slutet.
p36C = Upptäckt för sent för att strykas: brickan räknas som om dubblingen inte gjorts.
p37A = Budet och alla bud efter det gäller, eftersom MTV har bjudit, men spelaren måste passa även i fortsättningen.
p37A-once = Budet och alla bud efter det gäller, eftersom MTV har bjudit; inga fler följder.
p37A-inadmissible = Detta gäller inte en dubbling eller redubbling som ändå är otillåten: lag 36 avgör.
p37B1 = Budet stryks.
p37B2 = Ett pass sätts i stället, och båda i paret passar resten av budgivningen.
p38A = Ingen spelar någonsin över sjutricksnivån.
p38B = Budet och alla bud efter det stryks.
p38C = Ett pass sätts i stället, budgivningen fortsätter, och båda på den felande sidan passar till slutet.
p38C-over = Ett pass sätts i stället, och därmed är budgivningen slut.
p38D = Utspel kan begränsas och resultatet korrigeras, eftersom MTV inte har bjudit.
p38D-called = Ingen utspelsbegränsning och ingen korrigering av resultatet, eftersom MTV har bjudit.
p39A = Bud efter det avslutande passet stryks.
p39B = En motspelares pass, eller vilket bud som helst av spelförarens sida, får inga fler följder.
p39B-called = Inga fler följder, eftersom MTV har bjudit efter det.
p39C = Utspel kan begränsas: en motspelare bjöd eller dubblade, och MTV har inte bjudit efter det.

## Sammanfattningar av paragraferna

law-17 = När budgivningsperioden börjar, vem som bjuder när, och när den slutar.
    .title = Budgivningsperioden
law-17A = För varje sida börjar den när endera partnern tar sina kort ur brickan.
    .title = Budgivningsperiodens början
law-17B = Den som ger, enligt brickan, bjuder först.
    .title = Första budet
law-17C = Sedan bjuder alla i tur, medurs.
    .title = Budens ordning
law-17D = När budgivningsperioden är slut, och när den inte är det.
    .title = Budgivningsperiodens slut
law-17D1 = Den slutar när budgivningen är slut och en motspelare vänder ett utspel; tiden däremellan är för förtydliganden.
    .title = Utspelet avslutar den
law-17D2 = Om ingen bjuder slutar den när alla fyra händer är tillbaka i brickan.
    .title = Rundpass
law-17D3 = Tre pass avslutar inte budgivningen om ett var utom tur och tog en spelares tur: den går tillbaka till den spelaren.
    .title = En spelare hoppades över
law-18 = Vad ett kontraktsbud är, och vilket som är högre.
    .title = Kontraktsbud
law-18A = Ett kontraktsbud anger antal trick (ett till sju) och benämning; övriga bud är pass, dubbelt och redubbelt.
    .title = Budets form
law-18B = Ett bud är högre på högre nivå, eller på samma nivå i högre benämning.
    .title = Högre bud
law-18C = Ett bud är tillräckligt när det är högre än det senaste kontraktsbudet.
    .title = Tillräckligt bud
law-18D = Ett bud som inte är högre än det senaste är ett regelbrott.
    .title = Otillräckligt bud
law-18E = Uppifrån: sang, spader, hjärter, ruter, klöver.
    .title = Benämningarnas rang
law-18F = Ansvarig organisation får tillåta andra sätt att bjuda, till exempel budlådor.
    .title = Sätt att bjuda
law-19 = När en spelare får dubbla eller redubbla, och vad det medför.
    .title = Dubblingar och redubblingar
law-19A = Vad som får dubblas, och hur.
    .title = Dubblingar
law-19A1 = Bara det sista kontraktsbudet, bjudet av en motståndare, med bara pass sedan dess.
    .title = Vad som får dubblas
law-19A2 = Den som dubblar nämner varken nivå eller benämning.
    .title = Bara ”dubbelt”
law-19A3 = Nämns de fel är det budet som verkligen gjordes som är dubblat.
    .title = Dubbling med fel benämning
law-19B = Vad som får redubblas, och hur.
    .title = Redubblingar
law-19B1 = Bara den sista dubblingen, gjord av en motståndare, med bara pass sedan dess.
    .title = Vad som får redubblas
law-19B2 = Den som redubblar nämner varken nivå eller benämning.
    .title = Bara ”redubbelt”
law-19B3 = Nämns de fel är det budet som verkligen gjordes som är redubblat.
    .title = Redubbling med fel benämning
law-19C = Ett senare tillåtet kontraktsbud upphäver en dubbling eller redubbling.
    .title = Ett bud upphäver dem
law-19D = Om inget kontraktsbud följer räknas kontraktet dubblat eller redubblat.
    .title = Vad de ger
law-22 = När budgivningen är slut.
    .title = Budgivningens slut
law-22A = Tre pass i tur efter det sista kontraktsbudet avslutar budgivningen; det budet är kontraktet.
    .title = Kontraktet
law-22B = Om alla fyra passar går händerna tillbaka ospelade och brickan ges inte om.
    .title = Rundpass
law-23 = Ett ersättande bud som inte berättar mer än det strukna gjorde.
    .title = Jämförbart bud
law-23A = Vilket ersättande bud som är jämförbart med det strukna.
    .title = Vad som är jämförbart
law-23A1 = Det har samma betydelse som det strukna budet, eller en liknande.
    .title = Samma eller liknande
law-23A2 = Allt det kan betyda kunde också det strukna budet betyda.
    .title = En del av det
law-23A3 = Det tjänar samma syfte, som ett reläbud eller ett frågebud gör.
    .title = Samma syfte
law-23B = Med ett jämförbart bud fortsätter budgivning och spel; det strukna budets information är inte spärrad.
    .title = Inget mer
law-23C = Om regelbrottet ändå hjälpte och skadade de andra korrigeras resultatet efter spelet.
    .title = Skada ändå
law-24 = Kort som partnern kunde se ligger öppna tills budgivningen slutar; bara den andra sidan får använda dem.
    .title = Kort visat under budgivningen
law-24A = Ett enda kort lägre än tian, inte utspelat, påverkar inte budgivningen.
    .title = Ett lågt kort
law-24B = Partnern måste passa i sin nästa tur.
    .title = En honnör, eller ett utspelat kort
law-24C = Partnern måste passa i sin nästa tur.
    .title = Två eller flera kort
law-24D = Om spelaren blir spelförare eller träkarl går korten tillbaka till handen.
    .title = Spelförarens sida
law-24E = Om spelaren blir motspelare är korten straffkort.
    .title = Motspelarnas sida
law-25 = När en spelare får ändra sitt eget bud.
    .title = Ändring av bud
law-25A = Ett bud som spelaren aldrig menade att göra.
    .title = Oavsiktligt bud
law-25A1 = Tills partnern bjuder får ett felgrepp ersättas med det avsedda budet; utspel begränsas inte.
    .title = Det avsedda budet
law-25A2 = Ett felgrepp eller en felsägning får ändras, ett bud som då var avsett får inte det.
    .title = Bara felgrepp
law-25A3 = Hur spelaren än märkte felgreppet får det ändras.
    .title = Hur det än upptäcktes
law-25A4 = När partnern har bjudit får inget bud ändras.
    .title = Partnern har bjudit
law-25A5 = Om budgivningen slutar före partnerns tur kan budet ändras tills budgivningsperioden är slut.
    .title = Budgivningen slutade först
law-25A6 = MTV får då ändra ett bud gjort över felgreppet; vad det berättade är bara för den sidan.
    .title = MTV ändrar också
law-25B = En ändring som inte är tillåten som felgrepp.
    .title = Avsiktligt bud
law-25B1 = MTV får godkänna det andra budet, till exempel genom att avsiktligt bjuda över; det första återtas.
    .title = MTV godkänner
law-25B2 = Det andra budet återtas och det första gäller.
    .title = MTV godkänner inte
law-25B3 = Återtagna bud är information bara för den andra sidan.
    .title = Vad återtagna bud berättar
law-26 = Vad ett återtaget bud betyder för utspelet.
    .title = Utspelsbegränsningar
law-26A = Om ett jämförbart bud sattes i stället är utspelen fria.
    .title = Ingen begränsning
law-26B = Annars får spelföraren, första gången den felandes partner ska spela ut, förbjuda en färg som den felande inte visat.
    .title = En färg förbjuds
law-27 = Vad som händer efter ett för lågt bud.
    .title = Otillräckligt bud
law-27A = MTV får behandla budet som tillåtet.
    .title = Godkänt
law-27A1 = Varje otillräckligt bud kan godkännas av MTV; det är godkänt om MTV bjuder.
    .title = MTV godkänner
law-27A2 = Ett otillräckligt bud utom tur behandlas som ett kontraktsbud utom tur.
    .title = Också utom tur
law-27B = Budet måste ersättas med ett tillåtet; vad som följer beror på det.
    .title = Inte godkänt
law-27B1 = De ersättande bud som lämnar partnern fri.
    .title = Inget mer
law-27B1a = Lägsta tillräckliga bud som visar samma benämningar: inga fler följder.
    .title = Samma benämning
law-27B1b = Ett jämförbart bud: inga fler följder.
    .title = Jämförbart bud
law-27B2 = Partnern måste passa resten av budgivningen, och utspel kan begränsas.
    .title = Annat bud, eller pass
law-27B3 = { $edition ->
    [2007] Stryks om det inte betyder samma eller något mer precist, och partnern måste passa.
    [1997] Stryks; tillräckligt bud eller pass följer, och partnern måste passa.
   *[other] Stryks om det inte är jämförbart; tillräckligt bud eller pass följer, och partnern måste passa.
}
    .title = Dubbling eller redubbling
law-27B4 = Ett andra otillräckligt bud stryks på samma sätt om inte MTV godkänner det.
    .title = Otillräckligt igen
law-27C = Ett byte före domslutet räknas om inte MTV godkänner det första budet.
    .title = Utbytt för tidigt
law-27D = Om det otillräckliga budet ändå hjälpte korrigeras resultatet mot det troliga utan det.
    .title = Skada ändå
law-28 = Bud som räknas som gjorda i tur trots att ordningen bröts.
    .title = Bud som anses gjorda i tur
law-28A = Ett bud i MTH:s tur räknas som i tur när MTH måste passa.
    .title = MTH måste passa
law-28B = Om spelaren i tur bjuder före domslutet räknas inte motståndarens bud utom tur.
    .title = Spelaren i tur bjuder
law-29 = MTV får bjuda över det; annars stryks det.
    .title = Efter ett bud utom tur
law-29A = Genom att bjuda över det avstår MTV från rätten till { word-rectification }.
    .title = MTV bjuder
law-29B = Om MTV inte bjuder stryks det och turen går tillbaka.
    .title = Struket
law-29C = Det som räknas är benämningarna budet visar, inte den det nämner.
    .title = Artificiellt bud
law-30 = Vad som följer när MTV inte har godkänt det.
    .title = Pass utom tur
law-30A = Den felande måste passa när turen kommer.
    .title = MTH:s tur
law-30B = Vad som följer när det var partnerns eller MTV:s tur.
    .title = Partnerns eller MTV:s tur
law-30B1 = Partnerns tur, eller MTV:s när den felande inte hade bjudit tidigare.
    .title = Inte en ändring av bud
law-30B1a = Partnern bjuder fritt men får inte använda det som passet berättade.
    .title = Partnern
law-30B1b = Den felande gör valfritt tillåtet bud.
    .title = Den felande
law-30B1bi = Ett jämförbart bud: inga fler följder.
    .title = Jämförbart
law-30B1bii = Partnern måste passa en gång, och utspel kan begränsas.
    .title = Inte jämförbart
law-30B2 = I MTV:s tur efter ett eget tidigare bud räknas passet som en ändring av bud.
    .title = Efter ett tidigare bud
law-30C = Ett artificiellt pass, eller ett pass på partnerns artificiella bud, behandlas som ett kontraktsbud.
    .title = Artificiellt pass
law-31 = Vad som följer när MTV inte har godkänt det.
    .title = Kontraktsbud utom tur
law-31A = Vad som följer när det var MTH:s tur.
    .title = MTH:s tur
law-31A1 = Den felande måste upprepa budet; är det tillåtet blir det inga fler följder.
    .title = MTH passar
law-31A2 = MTH bjuder, dubblar eller redubblar: den felande gör valfritt tillåtet bud.
    .title = MTH bjuder
law-31A2a = Ett jämförbart bud: inga fler följder.
    .title = Jämförbart
law-31A2b = Partnern måste passa en gång, och utspel kan begränsas.
    .title = Inte jämförbart
law-31B = Partnerns tur, eller MTV:s när den felande inte hade bjudit tidigare.
    .title = Partnerns eller MTV:s tur
law-31B1 = Partnern bjuder fritt men får inte använda det som budet berättade.
    .title = Partnern
law-31B2 = Valfritt tillåtet bud; om det är jämförbart avgör.
    .title = Den felande
law-31C = I MTV:s tur efter ett eget tidigare bud räknas budet som en ändring av bud.
    .title = Efter ett tidigare bud
law-32 = MTV får godkänna den om den inte är otillåten; annars stryks den.
    .title = Dubbling utom tur
law-32A = Vad som följer när det var MTH:s tur.
    .title = MTH:s tur
law-32A1 = Den felande måste upprepa den; inga fler följder om den inte är otillåten.
    .title = MTH passar
law-32A2 = MTH gör ett annat bud än pass: den felande gör valfritt tillåtet bud.
    .title = MTH bjuder
law-32A2a = Ett jämförbart bud: inga fler följder.
    .title = Jämförbart
law-32A2b = Partnern måste passa en gång, och utspel kan begränsas.
    .title = Inte jämförbart
law-32B = Vad som följer när det var partnerns tur.
    .title = Partnerns tur
law-32B1 = Partnern bjuder fritt men får inte använda det som dubblingen berättade.
    .title = Partnern
law-32B2 = Valfritt tillåtet bud; om det är jämförbart avgör.
    .title = Den felande
law-32C = I MTV:s tur efter ett eget tidigare bud räknas dubblingen som en ändring av bud.
    .title = Efter ett tidigare bud
law-33 = Av två samtidiga bud räknas det som är utom tur som det andra.
    .title = Samtidiga bud
law-34 = Tre pass i följd, ett av dem utom tur: den överhoppade spelaren får tillbaka sin tur.
    .title = Rätten att bjuda består
law-35 = De bud som aldrig är tillåtna.
    .title = Otillåtna bud
law-35A = En dubbling eller redubbling som inte får göras då.
    .title = Otillåten dubbling
law-35B = Den som har passtvång bjuder något annat än pass.
    .title = Bud i stället för påbjudet pass
law-35C = Ett bud på mer än sju.
    .title = Över sju
law-35D = Ett bud efter det avslutande passet.
    .title = Efter slutet
law-36 = Vad som följer efter en otillåten dubbling eller redubbling.
    .title = Otillåten dubbling
law-36A = Den och alla senare bud stryks, och budgivningen går tillbaka som om inget hänt.
    .title = MTV har bjudit
law-36B = Vad som följer när MTV väntar på domslutet.
    .title = MTV har inte bjudit
law-36B1 = Dubblingen eller redubblingen stryks.
    .title = Struken
law-36B2 = Den felande gör ett tillåtet bud, och partnern passar resten av budgivningen.
    .title = Ett annat bud
law-36B3 = Utspel kan begränsas, och skada som kunde förutses gottgörs.
    .title = Utspel och skada
law-36B4 = Turen går tillbaka; den felande bjuder fritt senare, partnern passar resten av budgivningen.
    .title = Också utom tur
law-36C = Brickan räknas som om budet inte gjorts.
    .title = Upptäckt efter utspelet
law-37 = Vad som följer när en spelare som måste passa bjuder.
    .title = Bud av en spelare som måste passa
law-37A = Budet och alla senare gäller; en skyldighet att alltid passa fortsätter.
    .title = MTV har bjudit
law-37B = Vad som följer när MTV väntar på domslutet.
    .title = MTV har inte bjudit
law-37B1 = Budet stryks.
    .title = Struket
law-37B2 = Ett pass sätts i stället och båda i paret passar resten av budgivningen; utspel kan begränsas.
    .title = Båda måste passa
law-38 = Vad som följer efter ett bud på åtta eller mer.
    .title = Bud över sjutricksnivån
law-38A = Inget kontrakt över sju spelas någonsin.
    .title = Spelas aldrig
law-38B = Budet och alla senare bud stryks.
    .title = Struket
law-38C = Ett pass sätts i stället, och båda i paret passar så länge budgivningen pågår.
    .title = Båda måste passa
law-38D = Utspel kan begränsas och skada gottgöras, men inte om MTV bjöd över.
    .title = När MTV har bjudit
law-39 = Vad som följer när någon bjuder efter budgivningen.
    .title = Bud efter det avslutande passet
law-39A = Varje bud efter det avslutande passet stryks.
    .title = Struket
law-39B = En motspelares pass, alla bud av spelförarens sida, eller MTV har bjudit: inga fler följder.
    .title = Inget mer
law-39C = Om MTV inte har bjudit kan utspel begränsas.
    .title = En motspelares bud eller dubbling
