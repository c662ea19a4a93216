### Lag 72-93: uppträdande, åskådare, resultat, tävlingsledaren, överklaganden.

## Vilseledande

kind-deception = Vilseleda en motståndare
ask-deception-means = Vad vilseledde motståndaren?
val-deception-means-call_or_play = Själva budet eller kortet
val-deception-means-tempo = Tvekan eller brådska
val-deception-means-question = En fråga
val-deception-means-remark = Ett yttrande
val-deception-means-manner = En gest eller ett sätt
ask-deception-intended = Menade spelaren att vilseleda?
val-deception-intended-true = Menade att vilseleda
val-deception-intended-false = Inte med avsikt
ask-deception-bridge_reason = Hade spelaren ett påvisbart bridgemässigt skäl?
val-deception-bridge_reason-true = Bridgemässigt skäl
val-deception-bridge_reason-false = Inget bridgemässigt skäl
ask-deception-misled = Drog en motståndare en felaktig slutsats av det och förlorade på det?
val-deception-misled-true = Vilseledd och skadad
val-deception-misled-false = Ingen vilseleddes
ask-deception-could_have_known = Kunde spelaren ha insett att det kunde gynna den egna sidan?
val-deception-could_have_known-true = Kunde ha insett
val-deception-could_have_known-false = Kunde inte ha insett

## Uppträdande

kind-conduct = Uppträdande och etikett
ask-conduct-act = Vad gjorde spelaren?
val-conduct-act-discourtesy = Ohövlighet eller skällsord
val-conduct-act-annoyance = Störande handling, yttrande
val-conduct-act-incorrect_procedure = Felaktigt tillvägagångssätt
val-conduct-act-inattention = Ouppmärksamhet
val-conduct-act-gratuitous_comment = En onödig kommentar
val-conduct-act-detached_card = Drog fram kort för tidigt
val-conduct-act-prolonged_play = Drog ut på spelet
val-conduct-act-rude_director_call = Ohövlig mot tävlingsledaren
val-conduct-act-varied_designation = Olika ord för samma bud
val-conduct-act-approval = Visade gillande, ogillande
val-conduct-act-expectation = Väntade sig stick öppet
val-conduct-act-drawing_attention = Påpekade saker
val-conduct-act-staring = Stirrade eller tjuvtittade
val-conduct-act-saw_card_by_chance = Såg ett kort av en slump
val-conduct-act-lost_interest = Visade sig ointresserad
val-conduct-act-disconcerting_tempo = Störde med ändrat tempo
val-conduct-act-left_table = Lämnade bordet
val-conduct-act-signals_to_partner = Tecken till partnern
val-conduct-act-prearranged_signals = Avtalade otillåtna signaler
val-conduct-act-intentional_infraction = Bröt en lag avsiktligt
val-conduct-act-concealment = Dolde ett regelbrott
ask-conduct-grave = Är det allvarligt eller upprepat?
val-conduct-grave-true = Allvarligt eller upprepat
val-conduct-grave-false = Varken allvarligt el. upprepat

## Åskådare

kind-spectator = Åskådare
ask-spectator-act = Vad gjorde åskådaren?
val-spectator-act-drew_attention = Påpekade något
val-spectator-act-reacted = Visade en reaktion
val-spectator-act-remarked = Talade eller gestikulerade
val-spectator-act-disturbed = Störde spelarna
val-spectator-act-several_hands = Såg flera händer
val-spectator-act-fact_or_law = Talade om fakta eller lagar
val-spectator-act-contact_with_player = Förde information vidare
val-spectator-act-status = Vem som är åskådare
ask-spectator-asked_by_director = Bad tävlingsledaren åskådaren att tala?
val-spectator-asked_by_director-true = Tävlingsledaren bad om det
val-spectator-asked_by_director-false = Ingen bad om det
ask-spectator-permitted = { $edition ->
    [1997] Har tävlingsledaren tillåtit att man tittar på mer än en hand?
   *[other] Tillåter tävlingsvillkoren att man ser mer än en hand?
}
val-spectator-permitted-true = Flera händer tillåtna
val-spectator-permitted-false = Bara en hand

## Rättelse av resultat

kind-score_correction = Stick och rättelse av resultat
ask-score_correction-matter = Vad är fel med resultatet?
val-score_correction-matter-wrong_entry = Fel beräknat eller infört
val-score_correction-matter-tricks_disputed = Oense om antalet stick
val-score_correction-matter-unwon_trick = Ett stick ej riktigt vunnet
val-score_correction-matter-hands_returned = Händer återlagda för tidigt
ask-score_correction-claim = Var sticken begärda eller avstådda?
val-score_correction-claim-true = Anspråk eller avstående
val-score_correction-claim-false = Varken anspråk el. avstående
ask-score_correction-round_over = Tillkallades tävlingsledaren efter rondens slut?
val-score_correction-round_over-true = Ronden var slut
val-score_correction-round_over-false = Ronden pågick
ask-score_correction-within_period = Löper rättelsetiden (normalt 30 minuter) ännu?
val-score_correction-within_period-true = Inom rättelsetiden
val-score_correction-within_period-false = Rättelsetiden är ute
ask-score_correction-organizer_allows = Tillåter arrangören rättelser efter rättelsetiden?
val-score_correction-organizer_allows-true = Sen rättelse tillåten
val-score_correction-organizer_allows-false = Ingen sen rättelse
ask-score_correction-certain = Är tävlingsledaren säker på vad resultatet var?
val-score_correction-certain-true = Tävlingsledaren är säker
val-score_correction-certain-false = Tvivel kvarstår

## Lagtävling

kind-team_match = Brickor i lagtävling
ask-team_match-redeal = Begärs omgiv eller ersättningsbricka?
val-team_match-redeal-true = Omgiv eller ny bricka
val-team_match-redeal-false = Ingen omgiv
ask-team_match-final_known = Kunde någon känna till matchresultatet utan denna bricka?
val-team_match-final_known-true = Resultatet kunde vara känt
val-team_match-final_known-false = Resultatet inte känt
ask-team_match-several_boards = Behöver mer än en bricka korrigerat resultat?
val-team_match-several_boards-true = Flera brickor
val-team_match-several_boards-false = Bara en bricka
ask-team_match-other_table = Vad hände på brickan vid det andra bordet?
val-team_match-other_table-favours_one_side = Klart bra för en sida
val-team_match-other_table-ordinary = Ett vanligt resultat där
val-team_match-other_table-no_result = Inget resultat där
val-team_match-other_table-not_comparable = Resultatet inte jämförbart
ask-team_match-fault = Vilket lag har skuld?
val-team_match-fault-neither = Inget lag har skuld
val-team_match-fault-one = Ett lag har skuld
val-team_match-fault-both = Båda lagen har skuld

## Tävlingsledarens misstag

kind-director_error = Tävlingsledarens misstag
ask-director_error-error = Vad gick fel?
val-director_error-error-wrong_ruling = Ett felaktigt domslut
val-director_error-error-wrong_procedure = Fel i genomförandet
ask-director_error-within_period = Löper tiden för rättelser och överklaganden ännu?
val-director_error-within_period-true = Ännu i tid att rätta
val-director_error-within_period-false = För sent att rätta
ask-director_error-scoreable = Kan brickan ännu spelas och räknas normalt?
val-director_error-scoreable-true = Normalt resultat möjligt
val-director_error-scoreable-false = Normalt resultat omöjligt
ask-director_error-no_result = Är det omöjligt att tilldela något resultat?
val-director_error-no_result-true = Inget resultat möjligt
val-director_error-no_result-false = Resultat kan tilldelas

## Procedurbestraffningar

kind-procedural_penalty = Procedurbestraffning
ask-procedural_penalty-offence = Vad gjorde paret?
val-procedural_penalty-offence-late_arrival = Kom för sent
val-procedural_penalty-offence-slow_play = Spelade långsamt
val-procedural_penalty-offence-audible_discussion = Talade högt om en bricka
val-procedural_penalty-offence-comparing_scores = Jämförde resultat
val-procedural_penalty-offence-touching_cards = Rörde andras kort
val-procedural_penalty-offence-misplaced_cards = Kort i fel fack
val-procedural_penalty-offence-error_causing_adjustment = Fel som förstörde en bricka
val-procedural_penalty-offence-disobedience = Lydde inte regler el. TL
val-procedural_penalty-offence-other = Något annat

## Fakta man är enig eller oenig om

kind-disputed_facts = Fastställa fakta
ask-disputed_facts-agreed = Är båda sidor eniga om vad som hände?
val-disputed_facts-agreed-true = Eniga om fakta
val-disputed_facts-agreed-false = Oeniga om fakta
ask-disputed_facts-determined = Kan tävlingsledaren fastställa fakta utifrån det som framkommit?
val-disputed_facts-determined-true = Fakta fastställda
val-disputed_facts-determined-false = Fakta förblir oklara
ask-disputed_facts-provision = Vad föreskriver lagarna för det?
val-disputed_facts-provision-nothing = Lagarna föreskriver inget
val-disputed_facts-provision-rectification = Lagarna ger en korrigering
val-disputed_facts-provision-choice = Lagarna ger en spelare ett val
val-disputed_facts-provision-doubtful_point = En tvivelaktig punkt
val-disputed_facts-provision-damage_without_rectification = Skada utan korrigering

## Överklaganden

kind-appeal = Överklagande
ask-appeal-matter = Vad är frågan?
val-appeal-matter-may_appeal = Rätten att överklaga
val-appeal-matter-deadline = Tidsfristen
val-appeal-matter-route = Hur man överklagar
val-appeal-matter-who_decides = Vem som avgör
val-appeal-matter-committee_powers = Vad juryn får ändra
val-appeal-matter-without_merit = Obefogat överklagande
val-appeal-matter-further_appeal = Ett nytt överklagande
val-appeal-matter-directors_advice = Upplysning om rätten
ask-appeal-own_table = Gavs domslutet vid den klagandes eget bord?
val-appeal-own_table-true = Domslutet vid eget bord
val-appeal-own_table-false = Domslutet vid ett annat bord
ask-appeal-in_time = Löper överklagandetiden (normalt 30 minuter) ännu?
val-appeal-in_time-true = Överklagat i tid
val-appeal-in_time-false = Överklagat för sent
ask-appeal-contest = Vad är det för slags tävling?
val-appeal-contest-pairs = Partävling
val-appeal-contest-teams = Lagtävling
val-appeal-contest-individual = Individuell tävling
ask-appeal-consent = Samtycker partnern (i lag: lagkaptenen) till överklagandet?
val-appeal-consent-true = Partner el. kapten samtycker
val-appeal-consent-false = Inget samtycke
ask-appeal-committee = Finns det en tävlingsjury som kan samlas?
val-appeal-committee-true = Det finns en jury
val-appeal-committee-false = Ingen jury
ask-appeal-law_only = Gäller det bara lagarna, inte fakta eller omdöme?
val-appeal-law_only-true = Bara lag eller bestämmelse
val-appeal-law_only-false = Fakta eller omdöme

## Förvanskade brickor

kind-fouled_board = Förvanskad bricka
ask-fouled_board-same_form = Spelade alla som jämförs den i samma form?
val-fouled_board-same_form-true = Spelades i samma form
val-fouled_board-same_form-false = Spelades i olika form
ask-fouled_board-contest = Vad är det för slags tävling?
val-fouled_board-contest-pairs = Partävling
val-fouled_board-contest-teams = Lagtävling
val-fouled_board-contest-individual = Individuell tävling
ask-fouled_board-fault = Vilket av de två lagen har skuld?
val-fouled_board-fault-neither = Inget lag har skuld
val-fouled_board-fault-one = Ett lag har skuld
val-fouled_board-fault-both = Båda lagen har skuld

## Lag 72 och 73: meningar

p72B1 = En lag får inte brytas avsiktligt, inte ens av en spelare som är beredd att betala priset.
p72B3 = Att försöka dölja ett regelbrott är i sig förbjudet.
p72C = En spelare som kunde ha insett att felet skulle skada: spela vidare; resultatet korrigeras om det lönade sig.
p73A1 = Partnerna berättar något för varandra bara genom sina bud och kort.
p73B1 = Partnerna får inte meddela sig genom uppträdande, yttranden, frågor eller alerteringar.
p73B2 = Avtalade otillåtna signaler är det allvarligaste brott som finns.
p73C1 = Det som partnern på så sätt berättat får inte användas; välj som om inget märkts.
p73C2 = En spelare som använder det kan bestraffas, och resultatet korrigeras om det skadade.
p73D1 = Att utan avsikt variera tempo eller uppträdande är inget regelbrott.
p73D1-opponents_risk = Den som läser in något i en motståndares tempo eller sätt gör det på egen risk.
p73D2 = Att försöka vilseleda genom tempo, uppträdande, yttrande eller fråga är förbjudet; spelaren kan bestraffas.
p73E1 = Att lura med själva budet eller kortet, i normalt tempo och utan dold överenskommelse, är tillåtet.
p73E2 = Inget bridgemässigt skäl, och det kunde inses löna sig: tävlingsledaren korrigerar för sidan som vilseleddes.
p73E2-not_misled = Ingen korrigering: ingen motståndare vilseleddes till sin skada.
p73E2-reason = Ingen korrigering: spelaren hade ett bridgemässigt skäl.
p73E2-unforeseen = Ingen korrigering: spelaren kunde inte ha insett att det skulle löna sig.

## Lag 74: meningar

p74A1 = Spelare ska alltid vara hövliga.
p74A2 = Ingen irriterar eller generar en annan spelare eller förstör spelglädjen.
p74A3 = Bud och spel ska göras på rätt sätt.
p74B1 = Ägna spelet tillräcklig uppmärksamhet.
p74B2 = Inga onödiga kommentarer under budgivning och spel.
p74B3 = Låt kortet vara kvar i handen tills det är egen tur att spela.
p74B4 = Dra inte ut på spelet för att störa en motståndare.
p74B5 = Tävlingsledaren tillkallas och tilltalas hövligt.
p74C1 = Gör alltid samma bud på samma sätt.
p74C2 = Visa inte gillande eller ogillande av ett bud eller ett spel.
p74C3 = Visa inte att ett stick väntas bli vunnet eller förlorat innan det är färdigt.
p74C4 = Påpeka inte vad som hänt eller hur många stick som ännu behövs.
p74C5 = Titta inte på andra spelare eller deras händer för att se kort eller var de tas ifrån.
p74C5-chance = En motståndares kort som setts utan att man försökt får användas.
p74C6 = Visa inte att resten av given inte längre intresserar.
p74C7 = Variera inte tempot för att störa en motståndare.
p74C8 = Lämna inte bordet före rondens slut om det inte är nödvändigt.

## Lag 75: meningar

p75A = Partnerns förklaring visar att paret förstått varandra olika; det är otillåten information för budgivaren.
p75B1 = Förklaringen stämde inte med överenskommelsen: det är ett regelbrott.
p75B1-possible = Tävlingsledaren korrigerar resultatet om den felaktiga förklaringen skadade.
p75B2 = Den måste rättas senast innan utspelet vänds.
p75B2-now = Detta är sista tillfället: utspelet får inte vändas före rättelsen.
p75B2-play = Tillkalla genast tävlingsledaren, även mitt i spelet, och rätta förklaringen.
p75B2-after_play = Tillkalla tävlingsledaren och rätta den nu.
p75B3 = Under budgivningen får partnerns förklaring stå som den är.
p75C = Förklaringen var rätt och bara budet fel: inget regelbrott, resultatet gäller.
p75C-silence = Spelaren får varken rätta förklaringen eller tillkalla tävlingsledaren, nu eller senare.
p75D1 = Att utelämna eller felaktigt ange det överenskomna är felaktig information.
p75D2 = Förklaringen var fel, eftersom partnerna inte har någon gemensam uppfattning.
p75D3 = Utgångspunkten är vad motståndarna hade gjort med rätt förklaring.
p75D3-none = Utgångspunkten är vad motståndarna hade gjort om de fått höra att inget är överenskommet.

## Lag 76: meningar

p76A1 = Åskådare står under tävlingsledarens kontroll.
p76A2 = En åskådare får inte förmedla något till en spelare som ännu spelar omgången.
p76B1 = Bara en spelares hand får ses.
p76B1-permitted = { $edition ->
    [1997] Med tävlingsledarens tillstånd får man titta på mer än en hand.
   *[other] Tävlingsvillkoren tillåter att mer än en hand ses.
}
p76B2 = En åskådare får inte visa någon reaktion medan en giv spelas.
p76B3 = Under ronden gör en åskådare inga gester eller yttranden och talar inte med spelarna.
p76B4 = En åskådare får inte störa spelarna.
p76B5 = En åskådare får inte påpeka något vid bordet, inte ens ett fel.
p76C1 = En åskådare talar om fakta eller lagar bara när tävlingsledaren ber om det.
p76C1-asked = På tävlingsledarens begäran får en åskådare tala om fakta och lagar.
p76C2 = Vad som följer på ett fel orsakat av en åskådare avgör ansvarig organisation och arrangören.
p76D = Alla i spellokalen som varken spelar eller hör till tävlingsstaben är åskådare.

## Lag 79: meningar

p79A1 = Spelarna borde ha enats om sticken innan händerna gick tillbaka i brickan.
p79A2 = En sida får inte medvetet behålla ett stick som den inte vann, eller som motståndarna inte kunde förlora.
p79B = Tillkalla tävlingsledaren.
p79B1 = Lagarna om anspråk och avstående avgör, eftersom sticken begärdes eller avstods.
p79B2 = Tävlingsledaren avgör vilket resultat som förs in.
p79B3 = Resultatet ändras för båda sidor, eftersom tävlingsledaren är säker på vad som hände.
p79B3-doubt = Resultatet gäller, eller sänks för en sida utan att den andras höjs.
p79C1 = Resultatet rättas, vem som än gjorde misstaget.
p79C1-over = Rättelsetiden är ute.
p79C2 = Resultatet får ännu rättas: arrangören tillåter det och tävlingsledaren är säker.
p79C2-doubt = Resultatet gäller: tävlingsledaren är inte säker utom rimligt tvivel.
p79C2-not_allowed = Resultatet gäller: arrangören tillåter inte senare rättelser.

## Lag 81-83: meningar

p81C3 = Tävlingsledaren rättar varje fel som kommer fram i tid.
p81C3-over = För sent: tiden då tävlingsledaren kan rätta fel är ute.
p81C7 = Tävlingsledaren får också själv hänskjuta saken.
p82A = Tävlingsledaren rättar felet och håller spelet igång enligt lagarna.
p82A-ruling = Tävlingsledaren rättar domslutet, och brickan spelas och räknas normalt.
p82B1 = Tävlingsledaren får korrigera resultatet där lagarna tillåter.
p82B2 = { $edition ->
    [1997] Tävlingsledaren får låta en bricka spelas eller skjutas upp.
   *[other] Tävlingsledaren får låta en bricka spelas, skjutas upp eller strykas.
}
p82B3 = Tävlingsledaren får använda alla andra befogenheter som lagarna ger.
p82C = Tävlingsledaren korrigerar resultatet och behandlar båda sidor som icke felande.
p83 = Tävlingsledaren upplyser om rätten att överklaga när ett domslut om fakta eller omdöme kan behöva prövas.
p83-facts = Där domslutet kan behöva prövas säger tävlingsledaren att det kan överklagas.

## Lag 84 och 85: meningar

p84A = Ingen lag kräver { word-rectification }, så spelet fortsätter som om inget hänt.
p84B = Lagen som gäller fallet tillämpas, och tävlingsledaren ser till att den följs.
p84C = Tävlingsledaren förklarar valen och ser till att spelaren väljer ett.
p84D = Tävlingsledaren korrigerar resultatet för skada som ingen lag gottgör.
p84D-doubt = Tvivelaktiga punkter avgörs till den icke felande sidans förmån.
p85A1 = Tävlingsledaren väger det som framkommit och går efter vad som är troligast.
p85A2 = Tävlingsledaren dömer efter de fakta som fastställts, som om alla varit eniga.
p85B = Fakta kan inte fastställas: tävlingsledaren dömer så att spelet kan fortsätta.

## Lag 86 och 87: meningar

p86A = Ingen omgiv: matchresultatet kunde vara känt utan denna bricka. Resultatet korrigeras.
p86A-allowed = Ingen kan känna till matchresultatet utan denna bricka, så en ny giv är möjlig.
p86A-substitute = Ersättningsbrickor går inte om någon kunde känna till matchresultatet utan dem.
p86B1 = Det andra bordets resultat gynnar klart en sida: tävlingsledaren tilldelar ett korrigerat resultat efter det.
p86B1-no_help = Det andra bordets resultat ger ingen ledning.
p86B2a = Ingen har skuld: brickorna stryks och får artificiella resultat eller, om tiden medger, spelas nya brickor.
p86B2b = På varje bricka får sidan utan skuld drygt medel eller bättre tilldelat resultat, den andra motsatsen.
p86B2c = Båda har skuld: brickorna stryks och får artificiella resultat.
p87A = En bricka som inte spelats i samma form av alla är förvanskad.
p87A-same = Alla spelade brickan i samma form: den är inte förvanskad, resultaten gäller.
p87B = Dela in resultaten efter den form brickan spelades i, och räkna varje grupp för sig.
p87C = I lagtävling behandlas en förvanskad bricka som en av flera utan jämförbart resultat.

## Lag 90-93: meningar

p90A = { $edition ->
    [1997] Tävlingsledaren ger en procedurbestraffning, utöver andra straff.
   *[other] Tävlingsledaren får ge en procedurbestraffning, utöver en eventuell { word-rectification }.
}
p90A-others = Att störa ett annat bord är i sig ett skäl för bestraffning.
p90B1 = Att komma efter starttiden kan bestraffas.
p90B2 = Onödigt långsamt spel kan bestraffas.
p90B3 = Att tala om en bricka så att ett annat bord hör det kan bestraffas.
p90B4 = Att jämföra resultat utan tillåtelse kan bestraffas.
p90B5 = Att röra en annan spelares kort kan bestraffas.
p90B6 = Att lägga tillbaka kort i fel fack kan bestraffas.
p90B6-fouled = Den som lade korten i fel fack kan bestraffas.
p90B7 = Ett fel i tillvägagångssättet som tvingar fram ett korrigerat resultat kan bestraffas.
p90B8 = Att inte genast följa bestämmelser eller tävlingsledaren kan bestraffas.
p91A = Tävlingsledaren får dra av poäng som disciplinstraff eller stänga av under omgången; det kan inget överklagande ändra.
p91A-grave = I ett allvarligt fall får tävlingsledaren dra av poäng som disciplinstraff eller stänga av spelaren under omgången.
p91B = { $edition ->
    [1997] Med kommitténs eller förbundets godkännande får tävlingsledaren diskvalificera spelaren eller paret.
   *[other] Med arrangörens godkännande får tävlingsledaren diskvalificera spelaren eller paret.
}
p92A = Domslutet får överklagas.
p92A-other_table = Nej: bara domslut vid det egna bordet får överklagas.
p92A-without_merit = Bestämmelserna kan föreskriva bestraffning för ett obefogat överklagande.
p92B = Överklaga går till 30 minuter efter att det officiella resultatet anslagits, om arrangören inte satt annan tid.
p92B-late = För sent: tiden för överklagande är ute (30 minuter efter det officiella resultatet, om inget annat satts).
p92B-over = Rätten att begära ett domslut eller överklaga upphör med överklagandetiden.
p92C = Varje överklagande lämnas till tävlingsledaren.
p92D1 = Båda partnerna är överens, som de måste.
p92D1-individual = I individuell tävling behövs inte partnerns samtycke.
p92D1-refused = Nej: i partävling måste båda partnerna samtycka till överklagandet.
p92D2 = Lagkaptenen samtycker, som krävs.
p92D2-refused = Nej: i lagtävling måste lagkaptenen samtycka till överklagandet.
p93A = Huvudtävlingsledaren prövar och avgör överklagandet.
p93B1 = Huvudtävlingsledaren avgör lagfrågorna; det beslutet kan överklagas till juryn.
p93B2 = Huvudtävlingsledaren lämnar överklagandet vidare till juryn.
p93B3 = En jury kan göra vad en tävlingsledare kan, men får inte gå emot denne om lag, bestämmelser eller disciplin.
p93C1 = Ansvarig organisation får föreskriva ytterligare överklaganden.
p93C2 = Saken kan hänskjutas till ansvarig organisation, vars beslut är slutgiltigt.
p93C3a = Organisationen får lämna slutligt beslut till ett särskilt organ där tävlingen annars inte kan fortgå.
p93C3b = Organisationen får i förväg tillkännage en annan ordning för överklaganden.

## Andra lagar som talar i dessa fall

p6D3-substitute = Tävlingsledaren får låta ge om brickan.
p12A1-unprovided = Ett korrigerat resultat är möjligt överallt där lagarna inte ger den skadade sidan något annat.
p12C1a-deception = Tävlingsledaren korrigerar till vad som troligen hade hänt utan det.
p12C1a-director = Resultatet som varje sida troligen hade fått ersätter det vid bordet.
p12C1c-team = Det tilldelade resultatet får viktas mellan de troliga resultaten.
p12C2a-director = Där inget resultat är möjligt får båda sidor drygt medel.
p12C2a-team_neither = Inget lag har skuld: båda får drygt medel.
p12C2a-team_one = Laget med skuld får knappt medel, det andra drygt medel.
p12C2a-team_both = Ett lag med direkt skuld får knappt medel, ett med bara delvis skuld medel.
p12C2b-team = I IMP är drygt medel +3 och knappt medel −3, om bestämmelserna inte säger annat.
p16B1a-conduct = Partnern får inte använda det som setts eller hörts.
p16D1-spectator = Vad en spelare får veta av en åskådare kommer från annat håll: tillkalla genast tävlingsledaren.
p69B-score = { $edition ->
    [1997] Ett stick i ett godtaget anspråk ges tillbaka om det var vunnet eller inte kunde förloras med normalt spel.
   *[other] Ett stick i ett godtaget anspråk ges tillbaka om sidan troligen hade vunnit det.
}
p71-score = Ett avstått stick ges tillbaka om det var vunnet, eller inte kunde förloras vid normalt spel.

## Lag 72-93: sammanfattningar

law-72 = Följ lagarna, och tjäna inte på det som kunde förutses skada.
    .title = Allmänna principer
law-72A = Spelare följer lagarna strikt och söker bästa resultat inom dem.
    .title = Spela enligt lagarna
law-72B = Vad en spelare inte får göra om regelbrott, och vad som inte behöver sägas.
    .title = Brott mot lagarna
law-72B1 = Ingen lag får brytas avsiktligt, vilken { word-rectification } spelaren än skulle godta.
    .title = Inga avsiktliga brott
law-72B2 = En sida behöver inte påpeka egna regelbrott, utom felaktiga förklaringar, ej etablerade revoker och ej vunna stick.
    .title = Ingen skyldighet att anmäla sig själv
law-72B3 = Ett regelbrott får inte döljas.
    .title = Inget fördöljande
law-72C = Om spelaren kunde ha insett att felet skulle skada den andra sidan går spelet vidare och vinsten tas bort.
    .title = Kunde ha insett skadan
law-73 = Hur partnerna får meddela sig, och hur långt motståndare får vilseledas.
    .title = Kommunikation, tempo och vilseledande
law-73A = Bud och kort är partnernas enda språk.
    .title = Tillåten kommunikation
law-73A1 = Partnerna meddelar sig genom bud och kort, om lagarna inte uttryckligen tillåter mer.
    .title = Bara genom bud och kort
law-73A2 = Bud och spel görs utan betoning, onödig tvekan eller brådska; pauser kan föreskrivas.
    .title = Jämnt uppträdande
law-73B = Vad partnerna inte får använda för att meddela sig.
    .title = Otillåten kommunikation
law-73B1 = Ingen kommunikation genom uppträdande, onödiga yttranden, frågor eller alerteringar.
    .title = Uppträdande, yttranden, frågor
law-73B2 = Att utbyta information på avtalade otillåtna sätt är det allvarligaste brottet.
    .title = Avtalade signaler
law-73C = Vad en spelare är skyldig motståndarna efter otillåten information från partnern.
    .title = Information från partnern
law-73C1 = Den som har sådan information måste noga undvika att tjäna på den.
    .title = Dra ingen fördel
law-73C2 = Ett brott kan bestraffas, och skada ger korrigerat resultat.
    .title = Om fördel dras
law-73D = När ojämnt tempo eller uppträdande är ofarligt och när det inte är det.
    .title = Variationer i tempo och uppträdande
law-73D1 = Oavsiktliga variationer är inget regelbrott; motståndare drar slutsatser på egen risk.
    .title = Oavsiktliga variationer
law-73D2 = Ingen får försöka vilseleda genom tempo, uppträdande, yttrande eller fråga.
    .title = Försök att vilseleda
law-73E = Vad som får vilseleda, och vad som följer när något annat gjorde det.
    .title = Vilseledande
law-73E1 = Ett bud eller kort får lura om inget annat följer med och ingen dold överenskommelse ligger bakom.
    .title = Tillåtet vilseledande
law-73E2 = En sida vilseledd av något utan bridgemässigt skäl, som kunde inses löna sig, får korrigerat resultat.
    .title = Korrigering för felaktig slutsats
law-74 = Hur spelare uppträder.
    .title = Uppträdande och etikett
law-74A = Hövlighet och rätt tillvägagångssätt.
    .title = Rätt hållning
law-74A1 = Spelare är hövliga.
    .title = Hövlighet
law-74A2 = Ingen irriterar eller generar andra eller förstör spelet.
    .title = Ingen irritation
law-74A3 = Bud och spel följer rätt tillvägagångssätt.
    .title = Rätt tillvägagångssätt
law-74B = Vad en hövlig spelare avstår från.
    .title = Etikett
law-74B1 = Att vara ouppmärksam.
    .title = Uppmärksamhet på spelet
law-74B2 = Kommentarer under budgivning och spel.
    .title = Onödiga kommentarer
law-74B3 = Att ta fram ett kort före egen tur.
    .title = Dra fram ett kort
law-74B4 = Att i onödan spela vidare för att störa en motståndare.
    .title = Dra ut på spelet
law-74B5 = Ohövlighet när tävlingsledaren tillkallas eller tilltalas.
    .title = Ohövligt tillkallande
law-74C = Exempel på felaktigt tillvägagångssätt.
    .title = Brott mot tillvägagångssättet
law-74C1 = Samma bud på olika sätt.
    .title = Olika ord för ett bud
law-74C2 = Att visa sin åsikt om ett bud eller spel.
    .title = Gillande och ogillande
law-74C3 = Att visa en förväntan om ett ofullständigt stick.
    .title = Förvänta sig ett stick
law-74C4 = Kommentarer om händelser eller om stick som behövs.
    .title = Dra till sig uppmärksamhet
law-74C5 = Att avsiktligt titta är fel; ett kort som setts av en slump får användas.
    .title = Titta på andras kort
law-74C6 = Att visa att resten av given inte intresserar.
    .title = Tappat intresse
law-74C7 = Att variera tempot för att störa en motståndare.
    .title = Störande tempo
law-74C8 = Att i onödan gå före rondens slut.
    .title = Lämna bordet
law-75 = Var förklaringen fel eller budet, och vad följer.
    .title = Felaktig förklaring eller felaktigt bud
law-75A = Vad partnerns förklaring avslöjar om ett missförstånd får inte användas.
    .title = Otillåten information
law-75B = Förklaringen stämmer inte med överenskommelsen.
    .title = Felaktig förklaring
law-75B1 = En felaktig förklaring är ett regelbrott; skada ger korrigerat resultat.
    .title = Ett regelbrott
law-75B2 = Den som förklarade rättar via tävlingsledaren innan utspelet vänds, eller under spelet.
    .title = Förklarandes skyldighet
law-75B3 = Partnern tiger under budgivningen och rättar sedan: spelförarens sida efter sista passet, en motspelare efter spelet.
    .title = Partnerns skyldighet
law-75C = Förklaringen var rätt och budet fel: inget regelbrott, inget rättas, resultatet gäller.
    .title = Felaktigt bud
law-75D = Hur tävlingsledaren tar reda på det och korrigerar.
    .title = Tävlingsledarens bedömning
law-75D1 = Att inte uppge överenskommelserna rätt är felaktig information.
    .title = Skyldighet att upplysa rätt
law-75D2 = Att påstå en överenskommelse som partnerna inte delar är ett regelbrott.
    .title = Ingen gemensam uppfattning
law-75D3 = Resultatet utgår från rätt förklaring, eller från ”ingen överenskommelse” där ingen finns.
    .title = Vad resultatet bygger på
law-76 = Vad åskådare får göra.
    .title = Åskådare
law-76A = Vem som kontrollerar åskådare och sändningar.
    .title = Kontroll
law-76A1 = Åskådare står under tävlingsledarens kontroll.
    .title = Under tävlingsledaren
law-76A2 = Bestämmelser styr elektroniskt tittande; en åskådare får inte kontakta en spelare i omgången.
    .title = Sändningar
law-76B = Hur åskådare uppträder vid bordet.
    .title = Vid bordet
law-76B1 = Bara en spelares hand får ses, om bestämmelserna inte tillåter mer.
    .title = En hand
law-76B2 = Ingen reaktion på budgivning eller spel.
    .title = Ingen reaktion
law-76B3 = Inga yttranden, gester eller samtal under ronden.
    .title = Inga yttranden eller gester
law-76B4 = Spelarna får inte störas.
    .title = Ingen störning
law-76B5 = { $edition ->
    [1997] Inget vid bordet får påpekas; om fakta och lagar talar man bara när tävlingsledaren frågar.
   *[other] Inget vid bordet får påpekas.
}
    .title = Inga påpekanden
law-76C = När en åskådare får tala, och vad som följer av det en åskådare gör.
    .title = Deltagande
law-76C1 = Om fakta och lagar talas bara på tävlingsledarens begäran.
    .title = På tävlingsledarens begäran
law-76C2 = Ansvarig organisation och arrangören säger hur de behandlas.
    .title = Fel av åskådare
law-76D = Alla i spellokalen som varken spelar eller hör till staben, om tävlingsledaren inte säger annat.
    .title = Vem som är åskådare
law-77 = Poäng för trick, bonus och straff; inget när alla passar.
    .title = Poängtabell
law-78 = Hur resultat jämförs.
    .title = Poängräkning och tävlingsvillkor
law-78A = Två poäng för varje sämre resultat, en för varje lika.
    .title = Partävlingsberäkning
law-78B = Skillnaden räknas om enligt IMP-skalan.
    .title = IMP
law-78C = Poängen på alla brickor läggs ihop.
    .title = Totalpoäng
law-78D = Organisationen får tillåta andra metoder; villkoren publiceras i förväg.
    .title = Andra metoder och villkor
law-79 = Hur antalet stick fastställs och ett resultat rättas.
    .title = Vunna stick
law-79A = Spelarna enas om sticken innan händerna går tillbaka.
    .title = Enighet om sticken
law-79A1 = Spelarna enas om sticken innan händerna läggs tillbaka i brickan.
    .title = Enas före återläggning
law-79A2 = En sida får inte medvetet behålla ett stick den inte har rätt till.
    .title = Ej vunna stick
law-79B = Tävlingsledaren tillkallas när spelarna är oense om antalet stick.
    .title = Oenighet
law-79B1 = Efter anspråk eller avstående gäller lagarna om dessa.
    .title = Efter anspråk
law-79B2 = Tävlingsledaren avgör resultatet.
    .title = I övrigt
law-79B3 = Båda resultaten ändras bara om tävlingsledaren är säker; annars höjs ingens resultat.
    .title = Efter ronden
law-79C = Hur länge en felaktig notering rättas.
    .title = Fel i resultatet
law-79C1 = Fel i beräkning eller notering rättas inom rättelsetiden, normalt 30 minuter efter officiellt resultat.
    .title = Rättelsetid
law-79C2 = Senare bara med arrangörens samtycke och om tävlingsledaren inte har rimligt tvivel.
    .title = Efter rättelsetiden
law-80 = Vem som ansvarar för vad.
    .title = Ansvar och organisation
law-80A = Vilket organ som reglerar, och dess befogenheter.
    .title = Ansvarig organisation
law-80A1 = Det beror på tävlingen.
    .title = Vilket organ det är
law-80A1a = Världsförbundet för sina egna tävlingar.
    .title = Världstävlingar
law-80A1b = Zonorganisationen för tävlingar under dess ansvar.
    .title = Zontävlingar
law-80A1c = Det nationella förbundet för alla andra.
    .title = Övriga tävlingar
law-80A2 = Befogenheterna är de som lagarna ger.
    .title = Befogenheter
law-80A3 = Befogenheter får delegeras, eller överlåtas helt.
    .title = Delegering
law-80B = Vem som leder en tävling, och vad som hör dit.
    .title = Tävlingsarrangören
law-80B1 = Ett organ som organisationen erkänt förbereder och genomför tävlingen.
    .title = Vem det är
law-80B2 = Vad arrangören ska sörja för.
    .title = Uppgifter
law-80B2a = Utse tävlingsledare; saknas en väljer spelarna någon.
    .title = Tävlingsledare
law-80B2b = Lokaler, material och andra arrangemang.
    .title = Förberedelser
law-80B2c = Dag och tid för varje omgång.
    .title = Tider
law-80B2d = Villkor för deltagande.
    .title = Deltagande
law-80B2e = Villkor för budgivning och spel, även skärmar.
    .title = Spelvillkor
law-80B2f = Bestämmelser som kompletterar lagarna utan att strida mot dem.
    .title = Bestämmelser
law-80B2g = Utse medhjälpare.
    .title = Medhjälpare
law-80B2gi = De som tävlingsledaren behöver.
    .title = Tävlingsledarens medhjälpare
law-80B2gii = Andra, med sina befogenheter och uppgifter.
    .title = Andra medhjälpare
law-80B2h = Ta emot och registrera anmälningar.
    .title = Anmälningar
law-80B2i = Fastställa lämpliga villkor och meddela dem.
    .title = Spelförhållanden
law-80B2j = Samla in och beräkna resultaten, publicera slutresultatet.
    .title = Resultat
law-80B2k = Ordna för överklaganden.
    .title = Överklaganden
law-80B2l = Allt annat som lagarna ålägger arrangören.
    .title = Andra uppgifter
law-81 = Tävlingsledarens ställning, befogenheter och uppgifter.
    .title = Tävlingsledaren
law-81A = Tävlingsledaren företräder arrangören.
    .title = Officiell ställning
law-81B = Vad tävlingsledaren ansvarar för och är bunden av.
    .title = Ansvar
law-81B1 = Tävlingsledaren leder tävlingen på plats.
    .title = Leda tävlingen
law-81B2 = Tävlingsledaren tillämpar lagar och bestämmelser och är bunden av dem.
    .title = Bunden av lagar och bestämmelser
law-81C = Tävlingsledaren, inte spelarna, rättar fel.
    .title = Befogenheter och uppgifter
law-81C1 = Hålla disciplin och ordning.
    .title = Ordning
law-81C2 = Tillämpa och tolka lagarna och upplysa spelarna om rättigheter och skyldigheter.
    .title = Tillämpa lagarna
law-81C3 = Rätta varje fel som blir känt innan tiden för rättelse och överklagande är ute.
    .title = Rätta fel
law-81C4 = Besluta om korrigeringar och använda rätten att bestraffa.
    .title = Korrigeringar och bestraffningar
law-81C5 = Avstå från en { word-rectification } av goda skäl, om den icke felande sidan begär det.
    .title = Avstå
law-81C6 = Lösa tvister.
    .title = Tvister
law-81C7 = Hänskjuta en sak till rätt organ.
    .title = Hänskjuta
law-81C8 = Rapportera resultat och vad arrangören i övrigt begär.
    .title = Rapportera
law-81D = Uppgifter får delegeras; ansvaret kvarstår.
    .title = Delegering
law-82 = Hur fel i genomförandet rättas.
    .title = Felaktigt tillvägagångssätt
law-82A = Tävlingsledaren rättar fel och håller spelet igång enligt lagarna.
    .title = Tävlingsledarens skyldighet
law-82B = Vad tävlingsledaren får göra åt ett fel i genomförandet.
    .title = Medel
law-82B1 = Korrigera resultatet som lagarna tillåter.
    .title = Korrigerat resultat
law-82B2 = { $edition ->
    [1997] Begära eller skjuta upp spelet av en bricka.
   *[other] Kräva, skjuta upp eller stryka spelet av en bricka.
}
    .title = Brickor
law-82B3 = Använda alla andra befogenheter som lagarna ger.
    .title = Andra befogenheter
law-82C = Om ett felaktigt domslut inte kan rättas korrigeras resultatet med båda sidor som oskyldiga.
    .title = Tävlingsledarens eget misstag
law-83 = Där prövning kan behövas säger tävlingsledaren det, eller hänskjuter själv saken.
    .title = Upplysa om rätten att överklaga
law-84 = Hur tävlingsledaren dömer när fakta är ostridiga.
    .title = Domslut när man är enig
law-84A = Inget föreskrivet och inget skäl till omdöme: spelet fortsätter.
    .title = Ingen korrigering
law-84B = En lag som gäller fallet tillämpas och genomförs.
    .title = Korrigering enligt lag
law-84C = Tävlingsledaren förklarar valen och ser till att ett görs.
    .title = En spelares val
law-84D = Tvivel gynnar den oskyldiga sidan; skada som ingen lag gottgör ger korrigerat resultat.
    .title = Tävlingsledarens val
law-85 = Hur tävlingsledaren dömer när fakta är omtvistade.
    .title = Domslut när man är oenig
law-85A = Hur tävlingsledaren fastställer vad som hände.
    .title = Fastställa fakta
law-85A1 = Tävlingsledaren väger det som framkommit efter vad som är troligt.
    .title = Vad som är troligast
law-85A2 = När fakta är klara dömer tävlingsledaren som vid enighet.
    .title = Fakta fastställda
law-85B = Förblir fakta oklara låter domslutet spelet fortsätta.
    .title = Fakta ej fastställda
law-86 = Vad som är särskilt med brickor i lagmatcher.
    .title = Lagtävling
law-86A = Ingen omgiv om matchresultatet utan brickan kunde vara känt.
    .title = Ersättningsbrickor
law-86B = Hur resultat vid det andra bordet ändrar ett korrigerat resultat.
    .title = Resultat vid andra bord
law-86B1 = Om det andra bordets resultat klart gynnar en sida ges ett tilldelat resultat.
    .title = Ett resultat
law-86B2 = Flera korrigerade eller ej jämförbara resultat, även förvanskade brickor.
    .title = Flera resultat
law-86B2a = Brickor stryks; artificiella resultat, eller ersättningsbrickor om tiden medger.
    .title = Ingen sida har skuld
law-86B2b = Den oskyldiga sidan får drygt medel eller tilldelat resultat om det är bättre; den andra motsatsen.
    .title = En sida har skuld
law-86B2c = Brickor stryks och artificiella resultat ges.
    .title = Båda har skuld
law-86B3 = Organisationen får bestämma annat för brickor som spelats vid bara ett bord.
    .title = Andra regler
law-87 = En bricka som inte var samma för alla.
    .title = Förvanskad bricka
law-87A = Kort i fel fack, eller kopior som skiljer i giv eller zon, förvanskar en bricka.
    .title = Definition
law-87B = Resultaten delas in efter form och varje grupp räknas för sig.
    .title = Par och individuellt
law-87C = Reglerna för flera ej jämförbara resultat gäller.
    .title = Lag
law-88 = Poäng som kompensation finns bland de artificiella korrigerade resultaten.
    .title = Poäng som kompensation
law-89 = Korrigeringar i individuella tävlingar finns bland de korrigerade resultaten.
    .title = Individuella tävlingar
law-90 = Bestraffningar utöver { word-rectification-the }.
    .title = Procedurbestraffningar
law-90A = Tävlingsledaren får bestraffa det som försenar, stör, bryter ordningen eller förstör en bricka på annat håll.
    .title = Befogenhet att bestraffa
law-90B = Förseelser som bestraffas, bland andra.
    .title = Exempel
law-90B1 = Att komma efter starttiden.
    .title = Sen ankomst
law-90B2 = Onödigt långsamt spel.
    .title = Långsamt spel
law-90B3 = Tal om en bricka som ett annat bord hör.
    .title = Högljudd diskussion
law-90B4 = Att jämföra resultat utan tillåtelse.
    .title = Jämföra resultat
law-90B5 = Att hantera en annan spelares kort.
    .title = Röra kort
law-90B6 = Att lägga tillbaka kort fel.
    .title = Kort i fel fack
law-90B7 = Fel som oräknade kort eller fel bricka som kostar någon ett resultat.
    .title = Fel som tvingar fram korrigerat resultat
law-90B8 = Att inte genast rätta sig efter bestämmelser eller tävlingsledaren.
    .title = Olydnad
law-91 = Disciplinära åtgärder.
    .title = Bestraffning eller avstängning
law-91A = Tävlingsledaren får dra av poäng eller stänga av under omgången; det är slutgiltigt.
    .title = Disciplin
law-91B = { $edition ->
    [1997] Diskvalificering kräver kommitténs eller förbundets godkännande.
   *[other] Diskvalificering kräver arrangörens godkännande.
}
    .title = Diskvalificering
law-92 = Vem som får överklaga, hur länge och hur.
    .title = Rätt att överklaga
law-92A = En tävlande eller lagkapten får låta pröva ett domslut vid eget bord; obefogat överklagande kan kosta.
    .title = Den tävlandes rätt
law-92B = Rätten upphör 30 minuter efter det officiella resultatet, om ingen annan tid satts.
    .title = Tid för överklagande
law-92C = Överklaganden lämnas till tävlingsledaren.
    .title = Genom tävlingsledaren
law-92D = Vem som måste samtycka till ett överklagande.
    .title = Samtycke
law-92D1 = Båda partnerna i par; i individuell tävling den klagande ensam.
    .title = Par och individuellt
law-92D2 = Lagkaptenen måste samtycka.
    .title = Lag
law-93 = Vem som avgör ett överklagande.
    .title = Tillvägagångssätt vid överklagande
law-93A = Huvudtävlingsledaren avgör om ingen jury finns eller kan samlas.
    .title = Ingen jury
law-93B = Hur tävlingsledare och jury delar beslutet.
    .title = Med en jury
law-93B1 = Huvudtävlingsledaren avgör lag och bestämmelser; därefter kan juryn pröva.
    .title = Lagfrågor
law-93B2 = Andra överklaganden går till juryn.
    .title = Andra frågor
law-93B3 = Alla tävlingsledarens befogenheter, men inte över lag, bestämmelser eller disciplin.
    .title = Juryns befogenheter
law-93C = Vad som kan följa efter juryn.
    .title = Ytterligare överklaganden
law-93C1 = Organisationen får föreskriva fler instanser, och bestraffning för obefogade överklaganden.
    .title = Fler instanser
law-93C2 = En sak kan hänskjutas till organisationen för slutgiltigt beslut.
    .title = Hänskjuta till organisationen
law-93C3 = Hur organisationen får ändra ordningen.
    .title = Annan ordning
law-93C3a = Ett särskilt organ får besluta slutgiltigt om tävlingen kräver det.
    .title = Slutgiltigt beslut på plats
law-93C3b = Organisationen får ändra ordningen i god tid.
    .title = Ändringar meddelade i tid
