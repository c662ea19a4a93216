### Lag 41 och 44-60: utspelet, spelade kort, visade kort, straffkort, turordningen i spelet.

kind-opening_lead_out_of_turn = Första utspel utom tur
kind-lead_out_of_turn = Utspel utom tur
kind-premature_play = För tidigt spel
kind-simultaneous_plays = Samtidigt spelade kort
kind-exposed_card = Visat kort
kind-penalty_card = Straffkort
kind-played_card = Är kortet spelat?
kind-dummy_designation = Kort begärt från träkarlen
kind-unable_to_comply = Kan inte göra som krävs
kind-play_after_irregularity = Spel efter ett fel

## Frågor som flera slag delar

ask-any-partner_lead = Vad begär spelföraren av utspelet?
val-any-partner_lead-require_suit = Spela ut färgen
val-any-partner_lead-forbid_suit = Spela inte ut färgen
val-any-partner_lead-leave_penalty_card = Valfritt utspel
ask-any-demand = Vad begär spelföraren av den felandes partner?
val-any-demand-require_highest = Högsta kortet i färgen
val-any-demand-require_lowest = Lägsta kortet i färgen
val-any-demand-require_other_suit = En annan, angiven färg
val-any-demand-forbid_other_suit = Inte en annan, angiven färg
ask-any-unable = Kan spelaren göra det spelföraren begär?
val-any-unable-true = Kan inte göra det
val-any-unable-false = Kan göra det
ask-any-rank = Är kortet en honnör (E, K, D, Kn, 10) eller lägre?
val-any-rank-low = Nian eller lägre
val-any-rank-honour = Honnör (tian eller högre)
ask-any-several = Har motspelaren ett visat kort eller flera?
val-any-several-true = Två eller flera kort
val-any-several-false = Bara ett kort
ask-any-deliberate = Visades kortet av misstag eller spelades det avsiktligt?
val-any-deliberate-true = Avsiktligt spelat
val-any-deliberate-false = Visat av misstag

## Första utspel utom tur: frågor

ask-opening_lead_out_of_turn-face_up = Spelades kortet ut med bildsidan upp?
val-opening_lead_out_of_turn-face_up-true = Bildsidan upp
val-opening_lead_out_of_turn-face_up-false = Bildsidan ner
val-opening_lead_out_of_turn-accepted-true = Spelföraren godkände
val-opening_lead_out_of_turn-accepted-false = Spelföraren godkände inte
ask-opening_lead_out_of_turn-side = Vilken sida spelade ut?
val-opening_lead_out_of_turn-side-declaring = Spelförarens sida
val-opening_lead_out_of_turn-side-defending = En motspelare
ask-opening_lead_out_of_turn-told_by_opponent = Sade en motståndare att det var spelarens utspel?
val-opening_lead_out_of_turn-told_by_opponent-true = Motståndare sade fel om turen
val-opening_lead_out_of_turn-told_by_opponent-false = Ingen sade fel om turen
ask-opening_lead_out_of_turn-partner_led_face_down = Hade partnern också spelat ut, med bildsidan ner?
val-opening_lead_out_of_turn-partner_led_face_down-true = Partnern spelade ut dolt
val-opening_lead_out_of_turn-partner_led_face_down-false = Partnern har inte spelat ut
ask-opening_lead_out_of_turn-declarer_exposed = Har spelföraren börjat lägga upp sin hand?
val-opening_lead_out_of_turn-declarer_exposed-true = Spelföraren visade ett kort
val-opening_lead_out_of_turn-declarer_exposed-false = Spelföraren visade inget kort
ask-opening_lead_out_of_turn-dummy_seen = Kunde spelföraren ha sett något av träkarlens kort?
val-opening_lead_out_of_turn-dummy_seen-true = Träkarlens kort syntes
val-opening_lead_out_of_turn-dummy_seen-false = Träkarlen ligger inte uppe
ask-opening_lead_out_of_turn-decision = Vad väljer spelföraren?
val-opening_lead_out_of_turn-decision-accept_become_dummy = Godkänn, bli träkarl
val-opening_lead_out_of_turn-decision-accept_play_second = Godkänn, spela andra kortet
val-opening_lead_out_of_turn-decision-refuse = Godkänn inte
ask-opening_lead_out_of_turn-second_card = Från vilken hand spelades det andra kortet?
val-opening_lead_out_of_turn-second_card-hand = Från spelförarens hand
val-opening_lead_out_of_turn-second_card-dummy = Från träkarlen

## Utspel utom tur: frågor

ask-lead_out_of_turn-led_by = Vem spelade ut utom tur?
val-lead_out_of_turn-led_by-declarer = Spelföraren (el. träkarlen)
val-lead_out_of_turn-led_by-defender = En motspelare spelade ut
ask-lead_out_of_turn-told_by_opponent = Sade en motståndare att det var spelarens utspel?
val-lead_out_of_turn-told_by_opponent-true = Motståndare sade fel om turen
val-lead_out_of_turn-told_by_opponent-false = Ingen sade fel om turen
ask-lead_out_of_turn-last_trick = Var det utspelet till trettonde sticket?
val-lead_out_of_turn-last_trick-true = Trettonde sticket
val-lead_out_of_turn-last_trick-false = Före trettonde sticket
ask-lead_out_of_turn-played_after = Har någon spelat efter utspelet?
val-lead_out_of_turn-played_after-nobody = Ingen har spelat på
val-lead_out_of_turn-played_after-next_hand = Nästa hand har spelat på
val-lead_out_of_turn-played_after-proper_leader = Rätt spelare har spelat ut
val-lead_out_of_turn-played_after-wrong_defender = Fel motspelare spelade på
ask-lead_out_of_turn-whose_turn = Vilken sida skulle spela ut?
val-lead_out_of_turn-whose_turn-partner = Samma sida, andra handen
val-lead_out_of_turn-whose_turn-opponent = Den andra sidan var i tur
ask-lead_out_of_turn-accepted = Godkänner spelföraren utspelet?
val-lead_out_of_turn-accepted-true = Spelföraren godkänner
val-lead_out_of_turn-accepted-false = Spelföraren godkänner inte
ask-lead_out_of_turn-accepted_by_defender = Godkänner motspelarna utspelet?
val-lead_out_of_turn-accepted_by_defender-true = En motspelare godkänner
val-lead_out_of_turn-accepted_by_defender-false = Utspelet ska tas tillbaka
ask-lead_out_of_turn-defenders_differ = Vill motspelarna olika saker?
val-lead_out_of_turn-defenders_differ-true = Motspelarna är oense
val-lead_out_of_turn-defenders_differ-false = Motspelarna är överens
ask-lead_out_of_turn-next_defender_accepts = Godkänner den motspelare som är i tur efter det felaktiga kortet utspelet?
val-lead_out_of_turn-next_defender_accepts-true = Nästa motspelare godkänner
val-lead_out_of_turn-next_defender_accepts-false = Nästa godkänner inte
ask-lead_out_of_turn-used_information = Valde spelföraren sedan ett spel som misstaget kan ha antytt?
val-lead_out_of_turn-used_information-true = Kanske hjälpt av det
val-lead_out_of_turn-used_information-false = Inte hjälpt av det

## För tidigt spel: frågor

ask-premature_play-side = Vem spelade för tidigt?
val-premature_play-side-declaring = Spelförarens sida
val-premature_play-side-defending = En motspelare
ask-premature_play-awaited = Vem skulle ha spelat före?
val-premature_play-awaited-partner = Partnern hade inte spelat
val-premature_play-awaited-rho = Bara MTH hade inte spelat
ask-premature_play-declaring_side = Hade spelföraren redan spelat från båda händerna?
val-premature_play-declaring_side-not_both = Inte spelat från båda händerna
val-premature_play-declaring_side-both_hands = Spelat från båda händerna
val-premature_play-declaring_side-dummy_unasked = Träkarlen spelade själv
ask-premature_play-legal = Får kortet spelas i detta stick?
val-premature_play-legal-true = Tillåtet kort i sticket
val-premature_play-legal-false = Inte tillåtet i sticket

## Samtidigt spelade kort: frågor

ask-simultaneous_plays-players = En spelare med flera kort, eller två spelare samtidigt?
val-simultaneous_plays-players-one = En spelare, flera kort
val-simultaneous_plays-players-two = Två spelare samtidigt
ask-simultaneous_plays-visible = Hur många av korten visar bildsidan?
val-simultaneous_plays-visible-one = En bildsida
val-simultaneous_plays-visible-several = Två eller flera bildsidor
ask-simultaneous_plays-side = Vems är korten?
val-simultaneous_plays-side-declaring = Spelförarsidans kort
val-simultaneous_plays-side-defending = En motspelares kort
ask-simultaneous_plays-rank = Vilket kort blir kvar när ett av dem har spelats?
val-simultaneous_plays-rank-low = Nian eller lägre blir kvar
val-simultaneous_plays-rank-honour = En honnör blir kvar
ask-simultaneous_plays-several = Hur många kort blir kvar när ett av dem har spelats?
val-simultaneous_plays-several-true = Två eller flera blir kvar
val-simultaneous_plays-several-false = Ett kort blir kvar
ask-simultaneous_plays-next_trick = Har båda sidor spelat i nästa stick?
val-simultaneous_plays-next_trick-true = Båda har spelat vidare
val-simultaneous_plays-next_trick-false = Upptäckt i tid

## Visat kort: frågor

ask-exposed_card-side = Vems är kortet?
val-exposed_card-side-declaring = Spelförarsidans kort
val-exposed_card-side-defending = En motspelares kort
ask-exposed_card-how = Hur blev kortet synligt?
val-exposed_card-how-dropped = Tappat med bildsidan upp
val-exposed_card-how-shown = Visat, inte spelat
val-exposed_card-how-named = Nämnt högt
val-exposed_card-how-played = Spelat och återtaget
val-exposed_card-how-spread = Spelföraren lade upp handen
ask-exposed_card-after_opening_lead = Var det just efter ett första utspel utom tur?
val-exposed_card-after_opening_lead-true = Efter fel första utspel
val-exposed_card-after_opening_lead-false = Vid ett annat tillfälle
ask-exposed_card-meant_as_claim = Lade spelföraren upp sin hand för att göra anspråk eller avstå?
val-exposed_card-meant_as_claim-true = Uppfattas som anspråk
val-exposed_card-meant_as_claim-false = Tydligt inget anspråk
ask-exposed_card-exemption = Finns det ett skäl till att kortet kan vara fritt?
val-exposed_card-exemption-none = Inget särskilt skäl
val-exposed_card-exemption-current_trick = Gällde bara detta stick
val-exposed_card-exemption-partner_objected = Partnern protesterade
val-exposed_card-exemption-wrong_information = Felinformerad av motståndare
val-exposed_card-exemption-normal_play = Vanligt, tillåtet spel
ask-exposed_card-partner_could_see = Kunde motspelarens partner ha sett kortets bildsida?
val-exposed_card-partner_could_see-true = Partnern kunde se det
val-exposed_card-partner_could_see-false = Partnern kunde inte se det

## Straffkort: frågor

ask-penalty_card-situation = Vem ska spela nu?
val-penalty_card-situation-offender_to_play = Ägaren ska spela på
val-penalty_card-situation-offender_to_lead = Ägaren ska spela ut
val-penalty_card-situation-partner_to_lead = Partnern ska spela ut
val-penalty_card-situation-partner_led_early = Partnern har redan spelat ut
val-penalty_card-situation-not_played = Ett annat kort spelades
val-penalty_card-situation-information = Vad partnern får använda
val-penalty_card-situation-size = Vilket slag det är
ask-penalty_card-size = Är det ett litet eller ett stort straffkort?
val-penalty_card-size-minor = Litet (lågt, av misstag)
val-penalty_card-size-major = Stort (alla andra)
val-penalty_card-has_suit_led-true = Kan följa färg
val-penalty_card-has_suit_led-false = Kan inte följa färg
ask-penalty_card-legal = Får straffkortet spelas i detta stick?
val-penalty_card-legal-true = Kortet är tillåtet nu
val-penalty_card-legal-false = Kortet är inte tillåtet nu
ask-penalty_card-same_suit = Är alla straffkorten i samma färg?
val-penalty_card-same_suit-true = Alla i samma färg
val-penalty_card-same_suit-false = Olika färger
ask-penalty_card-declarer_played_after = Har spelföraren spelat från någon hand sedan dess?
val-penalty_card-declarer_played_after-true = Spelföraren har spelat
val-penalty_card-declarer_played_after-false = Spelföraren har inte spelat
ask-penalty_card-accepted = Godkänner spelföraren kortet som spelades?
val-penalty_card-accepted-true = Spelföraren godkänner
val-penalty_card-accepted-false = Spelföraren godkänner inte
ask-penalty_card-card_now = Var är straffkortet nu?
val-penalty_card-card_now-on_table = Kvar på bordet
val-penalty_card-card_now-picked_up = Tillbaka på handen
val-penalty_card-card_now-played = Redan spelat
ask-penalty_card-damage = Hjälpte det synliga kortet motspelarna till ett bättre resultat?
val-penalty_card-damage-true = Det hjälpte motspelarna
val-penalty_card-damage-false = Hjälpte inte motspelarna

## Spelat kort: frågor

ask-played_card-named = Angav spelaren kortet som det som spelas?
val-played_card-named-true = Kortet angavs
val-played_card-named-false = Kortet angavs inte
ask-played_card-retraction = Varför ska kortet tas tillbaka?
val-played_card-retraction-rectification = En { word-rectification } kräver det
val-played_card-retraction-illegal_play = Kortet var otillåtet
val-played_card-retraction-opponent_changed = En motståndare bytte kort
val-played_card-retraction-told_turn = Tillsagd att vara i tur
val-played_card-retraction-misinformed = Felaktig förklaring
val-played_card-retraction-proper_lead = Rätt utspel har gjorts
val-played_card-retraction-no_ground = Felgrepp eller ångrade sig
ask-played_card-since = Vad har hänt sedan?
val-played_card-since-nothing = Inget spelat efter det
val-played_card-since-later_card = Ett annat kort spelades
val-played_card-since-dummy_shown = Träkarlen har visat ett kort
ask-played_card-hand = Vems är kortet?
val-played_card-hand-declarer = Spelförarens eget kort
val-played_card-hand-dummy = Träkarlens kort
val-played_card-hand-defender = En motspelares kort
ask-played_card-partner_could_see = Kunde motspelarens partner ha sett kortets bildsida?
val-played_card-partner_could_see-true = Partnern kunde se det
val-played_card-partner_could_see-false = Partnern kunde inte se det
ask-played_card-position = Hur höll spelföraren kortet?
val-played_card-position-at_table = Öppet, vid bordet
val-played_card-position-as_played = Tydligt som spelat
val-played_card-position-not_so = Inget av detta
ask-played_card-touch = Varför rörde spelföraren träkarlens kort?
val-played_card-touch-deliberate = Rörde det för att spela det
val-played_card-touch-arranging = Ordnade, sträckte sig förbi

## Träkarlens kort: frågor

ask-dummy_designation-problem = Vad gick fel med träkarlens kort?
val-dummy_designation-problem-words = Oklara eller felaktiga ord
val-dummy_designation-problem-change = Spelföraren vill byta kort
val-dummy_designation-problem-dummy_acted = Träkarlen spelade själv
ask-dummy_designation-words = Vad sade spelföraren?
val-dummy_designation-words-suit_and_rank = Färg och valör
val-dummy_designation-words-high = ”Högt”
val-dummy_designation-words-win = ”Vinn sticket”
val-dummy_designation-words-low = ”Lågt”, ”litet”
val-dummy_designation-words-suit_only = Bara en färg
val-dummy_designation-words-rank_only = Bara en valör
val-dummy_designation-words-not_there = Ett kort som inte finns
val-dummy_designation-words-anything = ”Spela vad som helst”
ask-dummy_designation-other_intention = Är det utom tvivel att spelföraren menade ett annat kort?
val-dummy_designation-other_intention-true = Menade tydligt ett annat
val-dummy_designation-other_intention-false = Ingen annan tydlig avsikt
ask-dummy_designation-leading = Skulle träkarlen spela ut till sticket?
val-dummy_designation-leading-true = Träkarlen är inne
val-dummy_designation-leading-false = Träkarlen spelar på
ask-dummy_designation-won_in_rank_suit = Vann träkarlen senaste sticket i en färg där valören finns?
val-dummy_designation-won_in_rank_suit-true = Valören finns i den färgen
val-dummy_designation-won_in_rank_suit-false = Valören finns inte där
ask-dummy_designation-reason = Var det en felsägning eller ändrade sig spelföraren?
val-dummy_designation-reason-slip = Felsägning
val-dummy_designation-reason-change_of_mind = Ändrade sig
ask-dummy_designation-declarer_played_since = Har spelföraren spelat ett annat kort sedan dess?
val-dummy_designation-declarer_played_since-true = Spelföraren har spelat
val-dummy_designation-declarer_played_since-false = Har inte spelat sedan dess
ask-dummy_designation-both_played_next = Har båda sidor spelat i nästa stick?
val-dummy_designation-both_played_next-true = Båda har spelat vidare
val-dummy_designation-both_played_next-false = Inte båda

## Kan inte göra som krävs

val-unable_to_comply-why-void = Inget kort i färgen
val-unable_to_comply-why-only_forbidden = Bara den förbjudna färgen
val-unable_to_comply-why-must_follow = Måste följa färg
val-unable_to_comply-after-premature_play = Efter för tidigt spel
val-unable_to_comply-after-penalty_card = Efter ett straffkort
val-unable_to_comply-after-withdrawn_call = Efter ett återtaget bud

## Spel efter ett fel: frågor

ask-play_after_irregularity-played_by = Vem spelade vidare?
val-play_after_irregularity-played_by-non_offender = Nästa motståndare
val-play_after_irregularity-played_by-defender_too_soon = En motspelare, för tidigt
val-play_after_irregularity-played_by-offending_side = Den felandes egen sida
ask-play_after_irregularity-was_lead = Var det felaktiga kortet ett utspel?
val-play_after_irregularity-was_lead-true = Det var ett utspel
val-play_after_irregularity-was_lead-false = Det spelades på i ett stick
ask-play_after_irregularity-proper_lead = Var spelaren själv i tur att spela ut, och spelade ut?
val-play_after_irregularity-proper_lead-true = Spelade ut i egen tur
val-play_after_irregularity-proper_lead-false = Spelade på fel kort
ask-play_after_irregularity-earlier_duty = Var den felande sidan redan bunden av ett straffkort eller en utspelsbegränsning?
val-play_after_irregularity-earlier_duty-true = Tidigare skyldighet finns
val-play_after_irregularity-earlier_duty-false = Ingen tidigare skyldighet

## Meningar: första utspelet

p41A = Kortet med bildsidan ner går tillbaka till handen, på tävlingsledarens uppmaning; rätt spelare spelar ut.
p54 = Tävlingsledaren låter först partnern ta tillbaka sitt dolda utspel.
p54A = Spelföraren godkänner genom att lägga upp hela sin hand: blir träkarl, och partnern spelar handen.
p54A-exposed = Spelföraren har visat ett kort och lägger upp alla: blir träkarl, med partnern som spelförare.
p54B = Spelföraren godkänner utspelet och träkarlen lägger upp som vanligt.
p54B1 = Spelföraren spelar stickets andra kort från sin egen hand.
p54B2 = Utspelet gäller. Kortet som spelats från träkarlen ligger kvar, om det inte måste bytas för att rätta en revoke.
p54C = Spelföraren kunde ha sett ett av träkarlens kort och måste godkänna utspelet; spelföraren förblir spelförare.
p54D = Kortet blir ett stort straffkort och den motspelare som är i tur spelar ut.
p54E = Spelförarens sida kan inte göra första utspelet; kortet räknas som visat under budgivningen.
p24D-lead = Spelföraren eller träkarlen tar tillbaka kortet till handen.
p47E1 = { $edition ->
    [1997] En motståndare sade att det var spelarens tur: kortet går tillbaka utan bestraffning, och MTV bör inte godkänna det.
   *[other] En motståndare sade att det var spelarens tur: kortet går tillbaka utan { word-rectification }, och ingen får godkänna det.
}
p16C1-withdrawn = Sidan som inte gjort fel får använda det som de återtagna korten har visat.
p16C2-withdrawn = Den felande sidan får inte använda det som de återtagna korten har visat.

## Meningar: utspel utom tur

p53A = Utspelet gäller och spelet fortsätter därifrån.
p53A-played = Utspelet gäller: nästa hand har godkänt det genom att spela på.
p53A-thirteen = Ett utspel utom tur till trettonde sticket tas alltid tillbaka.
p53B = Rätt spelares utspel gäller; kort som av misstag spelats i detta stick tas tillbaka.
p53C = Utspelet från fel hand gäller, och motspelaren som spelat på har gjort det före sin tur.
p55A = En motspelare godkänner spelförarens utspel.
p55A-differ = Motspelarna är oense: den som är i tur efter det felaktiga kortet avgör.
p55B1 = Spelföraren tar tillbaka kortet utan ytterligare { word-rectification }; den motspelare som är i tur spelar ut.
p55B2 = Spelföraren tar tillbaka kortet och spelar ut valfritt kort från rätt hand.
p55C = Om spelförarens spel kan bygga på vad misstaget visade får tävlingsledaren korrigera resultatet.
p56A = Spelföraren godkänner motspelarens utspel.
p56B = Spelföraren begär att kortet tas tillbaka; det ligger kvar öppet som ett stort straffkort.
p47F1 = Ett kort som spelats av misstag får tas tillbaka när det rätta utspelet har gjorts.

## Meningar: spelförarens krav på en motspelare

p50D2a-require = Spelföraren begär färgen: straffkortet tas upp på handen och partnern spelar ut valfritt kort i färgen.
p50D2a-forbid = Spelföraren förbjuder färgen så länge partnern är inne: straffkortet tas upp på handen.
p50D2b = Spelföraren låter det ligga: partnern spelar ut vad som helst och kortet förblir ett stort straffkort.
p50D2-later = När partnern nästa gång ska spela ut begär eller förbjuder spelföraren först färgen, eller låter kortet ligga.
p50D2-early = Partnern skulle ha väntat på spelförarens val, som återstår: utspelet är också ett visat kort.
p50E1 = Så länge kortet ligger där får alla använda det som kortet berättar.
p50E2 = När det har tagits upp får ägarens partner inte använda det som kortet berättade; spelföraren får det.
p50E3 = När det har spelats får ägarens partner inte använda hur det blev ett straffkort.
p50E4 = Efter spelet korrigerar tävlingsledaren om åsynen av kortet hjälpte motspelarna och kostade spelföraren något.
p51A = Flera straffkort kan spelas: spelföraren säger vilket.
p51B1a = Spelföraren begär färgen: alla straffkort i den tas upp, och ägaren får spela valfritt tillåtet kort.
p51B1b = Spelföraren förbjuder färgen så länge partnern är inne: alla straffkort i den tas upp.
p51B2a = Spelföraren begär en av färgerna: straffkorten i den tas upp, de andra ligger kvar.
p51B2b = Spelföraren förbjuder en eller flera av färgerna så länge partnern är inne: de korten tas upp.
p51B2c = Spelföraren låter dem ligga: partnern spelar ut fritt, alla straffkort ligger kvar, valet återkommer i nästa stick.
p57A = Kortet blir ett stort straffkort, och spelföraren styr partnerns spel i detta stick.
p57A1 = Spelföraren begär partnerns högsta kort i den utspelade färgen.
p57A2 = Spelföraren begär partnerns lägsta kort i den utspelade färgen.
p57A3 = Spelföraren begär ett kort i en annan färg, som anges.
p57A4 = Spelföraren förbjuder partnern att spela en annan färg, som anges.
p57B = Partnern kan inte göra det spelföraren begär och är fri från kravet.
p57C1 = Spelföraren hade spelat från båda händerna: ingen { word-rectification }, och kortet är spelat.
p57C2 = Träkarlen hade spelat eller föreslagit ett kort utom tur: motspelarens för tidiga kort korrigeras inte.
p57C3 = Spelförarens för tidiga kort är spelat och får, eftersom det är tillåtet, inte tas tillbaka.
p57C3-illegal = Spelförarens för tidiga kort är spelat, men det är inte tillåtet i detta stick.
p57D = Kortet måste spelas när turen kommer; partnern får inte använda att ha sett det för tidigt.
p57D-illegal = Kortet får inte spelas i detta stick: det blir ett stort straffkort.
p59 = Spelaren får spela valfritt tillåtet kort: den som inte kan uppfylla kravet är fri från det.

## Meningar: visade kort och straffkort

p48A = Kort som spelföraren eller träkarlen visar blir aldrig straffkort; ingen { word-rectification } sker.
p48A-dropped = Spelförarens tappade kort är varken spelat eller straffkort; det tas upp igen.
p48A-spread = Spelföraren tar upp sina kort igen; inget av dem blir straffkort.
p48B1 = Genom att lägga upp handen efter ett första utspel utom tur har spelföraren godkänt det.
p48B2 = Att lägga upp handen räknas som anspråk eller avstående: spelet avbryts, tillkalla tävlingsledaren.
p48B2-not_meant = Det är inget anspråk, för det var tydligt att spelföraren inte menade så.
p49 = En motspelares kort som partnern kunde se, eller som motspelaren nämner, blir ett straffkort.
p49-unseen = Kortet går tillbaka och är inget straffkort: partnern kunde inte ha sett det, och det nämndes inte.
p49-lawful = Ett kort som visas där lagarna tillåter det är inget straffkort.
p49-current_trick = Kortet är inget straffkort.
p68-current_trick = Det gällde bara att vinna eller förlora pågående stick: det är inget anspråk.
p68B2-card = Partnern protesterade mot avståendet, så spelet fortsätter; det visade kortet är inget straffkort.
p47E = Ett kort som tas tillbaka för att en motståndare gett felaktig information går tillbaka till handen.
p50A = Det ligger kvar öppet på bordet tills det får spelas eller tas upp.
p50B-minor = Det blir ett litet straffkort: ett enda kort lägre än tian, visat av misstag.
p50B-major = Det blir ett stort straffkort: en honnör, ett avsiktligt spelat kort eller ett av flera.
p50C = Litet straffkort: inget annat kort i färgen lägre än tian får spelas före det; en honnör eller annan färg får det.
p50C-partner = Partnern spelar ut vad som helst, eftersom straffkortet är litet.
p50D1a = Ett stort straffkort måste spelas vid första tillåtna tillfälle: utspel, följa färg, saka eller stjäla.
p50D1a-several = Ett av dem måste spelas vid första tillåtna tillfälle.
p50D1b = Straffkortet ligger kvar: färg eller krav på utspelet går före. Det ska spelas vid nästa tillåtna tillfälle.
p44C = Att följa färg går före alla andra skyldigheter.
p52A = Motspelaren får inte på eget initiativ ta tillbaka det andra kortet.
p52B1a = Spelföraren godkänner kortet som spelades.
p52B1a-may = Spelföraren får godkänna kortet som spelades i stället för straffkortet.
p52B1b = Kortet som spelades måste godkännas, eftersom spelföraren har spelat sedan dess.
p52B1c = Straffkort som inte har spelats förblir straffkort.
p52B2 = Inte godkänt: straffkortet spelas i stället; varje kort som spelats i felet blir ett stort straffkort.
p52B2-if = Annars spelas straffkortet i stället; varje kort som spelats i felet blir ett stort straffkort.

## Meningar: spelade kort

p45C1 = Motspelarens kort är spelat: partnern kunde ha sett bildsidan.
p45C1-unseen = Motspelarens kort är inte spelat: partnern kunde inte ha sett bildsidan. Det får tas tillbaka.
p45C2 = Spelförarens kort är inte spelat: det hölls varken öppet vid bordet eller som spelat.
p45C2a = Spelförarens kort är spelat: det hölls öppet, så att det rörde vid bordet eller nästan gjorde det.
p45C2b = Spelförarens kort är spelat: det hölls så att det visade att det spelades.
p45C3 = Spelföraren rörde avsiktligt träkarlens kort: det är spelat.
p45C3-arranging = Att röra träkarlens kort för att ordna eller nå ett annat spelar det inte.
p45C4a = Ett kort som en spelare anger som sitt spel är spelat.
p45C4b = En felsägning: spelföraren får ange det avsedda kortet, eftersom inget spelats från någon av händerna sedan dess.
p45C4b-mind = Det angivna kortet är spelat: att ändra sig eller tappa koncentrationen hjälper inte.
p45C4b-late = Spelföraren har spelat igen, från handen eller träkarlen: för sent att rätta felsägningen.
p45D1 = Träkarlen tar tillbaka kortet som spelföraren inte angav; spelförarens kort är spelat.
p45D1-later = En motspelare får byta ett kort spelat efter det; gör spelförarens MTH det får spelföraren byta ett senare kort.
p45D2 = För sent: kortet ligger kvar, och inget ändras i detta stick eller nästa.
p45D2-led = Om fel kort spelades ut kan en spelare som inte följde färg ha gjort revoke.
p45D2-followed = Om fel kort spelades på i ett stick kan träkarlen ha gjort revoke.
p64B3-designation = Träkarlens revoke kostar inget automatiskt stick; tävlingsledaren återställer vad den kostade.
p47A = Ett kort tas tillbaka när en { word-rectification } kräver det; en motspelares kan bli straffkort.
p47B = Ett otillåtet kort tas tillbaka och rättas; en motspelares kort kan bli straffkort.
p47C = Kortet går tillbaka utan { word-rectification }.
p47D = Efter en motståndares tillåtna ändring får spelaren ta tillbaka sitt eget kort och spela ett annat.
p47D-designation = En motståndare som i tur har spelat på det första kortet får ta tillbaka sitt eget kort.
p47E2a = Inget spelades efter det: kortet som spelats på en felaktig förklaring får tas tillbaka.
p47E2a-dummy = Första utspelet ligger kvar, för träkarlen har visat ett kort.
p47E2b = Det är för sent att ta tillbaka kortet; tävlingsledaren får korrigera resultatet.
p47F2 = Kortet förblir spelat: felgrepp eller ändrad åsikt ger ingen rätt att ta tillbaka det.

## Meningar: träkarlens kort

p46B = Kortet som spelföraren utom tvivel menade är det som spelas.
p46B1a = { $edition ->
    [1997] ”Högt” spelar det högsta kortet i den utspelade färgen, utom när träkarlen är sist att spela.
   *[other] ”Högt” spelar det högsta kortet i den utspelade färgen.
}
p46B1b = ”Vinn sticket” spelar det lägsta kort som säkert vinner sticket.
p46B1c = ”Lågt” spelar det lägsta kortet i den utspelade färgen.
p46B2 = En färg utan valör spelar det lägsta kortet i färgen.
p46B3a = Träkarlen fortsätter med färgen där senaste sticket vanns: kortet med den valören spelas ut.
p46B3b = Ett kort med den valören spelas om ett är tillåtet; har träkarlen två eller flera säger spelföraren vilket.
p46B4 = Träkarlen har inte kortet: angivandet faller, och spelföraren anger valfritt tillåtet kort.
p46B5 = Varken färg eller valör angavs: endera motspelaren säger vilket kort träkarlen spelar.

## Meningar: samtidigt spelade kort, spel efter ett fel

p58A = Spelaren som var i tur har spelat först; det andra kortet räknas som spelat därefter.
p58B1 = Det enda synliga kortet är spelat; de andra tas upp utan ytterligare { word-rectification }.
p58B2 = Motspelaren säger vilket synligt kort som spelas; varje annat synligt kort blir ett straffkort.
p58B2-declarer = Spelföraren säger vilket synligt kort som spelas; de andra tas upp utan { word-rectification }.
p58B3 = En motståndare som spelat på ett synligt kort som sedan tas tillbaka får byta sitt eget kort.
p58B4 = Sticket behandlas som ett felaktigt stick, eftersom båda sidor har spelat i nästa stick.
p67-refer = Det överflödiga kortet behandlas som i varje stick med för många kort.
p60A1 = Rätten till { word-rectification } är förlorad, eftersom nästa motståndare spelade vidare före ett domslut.
p60A2 = Det felaktiga kortet räknas som spelat i tur.
p60A2-proper_lead = En spelare som gör ett utspel i egen tur har inte spelat på det felaktiga.
p60A3 = Ett tidigare straffkort eller en utspelsbegränsning för den felande sidan gäller ännu i senare stick.
p60B = Motspelarens kort blir ett stort straffkort: spelföraren hade ännu inte spelat ut från rätt hand.
p60C = Motståndarna behåller alla sina rättigheter, och det nya kortet kan självt kräva { word-rectification }.

## Paragraferna

law-41 = Hur spelet börjar: utspelet, frågorna, utspelet vänds, träkarlen.
    .title = Spelets början
law-41A = Spelförarens MTV spelar ut dolt; utspelet tas tillbaka bara när tävlingsledaren säger det efter ett fel.
    .title = Dolt första utspel
law-41B = Vem som får begära upprepning av budgivningen eller en förklaring före och under spelet.
    .title = Frågor om budgivningen
law-41C = Utspelet vänds, spelet har börjat och träkarlen lägger upp; kontraktet får efterfrågas senare.
    .title = Utspelet vänds upp
law-41D = Träkarlen lägger upp handen i rader, trumf till höger; spelföraren spelar båda händerna.
    .title = Träkarlens hand
law-44 = Utspel, påspel, sakning, stöld och vem som vinner ett stick.
    .title = Spelets ordning
law-44A = Utspelaren väljer fritt bland sina kort, om inte en { word-rectification } begränsar.
    .title = Utspelet
law-44B = De andra spelar i tur, ett kort var.
    .title = Stickets övriga kort
law-44C = Den som kan följa färg måste; det går före alla andra skyldigheter.
    .title = Skyldighet att följa färg
law-44D = Utan kort i färgen är valet fritt, om inte en { word-rectification } begränsar.
    .title = När färgen är slut
law-44E = Högsta trumf vinner ett stick där trumf ingår.
    .title = Stick med trumf
law-44F = Utan trumf vinner högsta kortet i den utspelade färgen.
    .title = Stick utan trumf
law-44G = Handen som vann senaste sticket spelar ut till nästa.
    .title = Senare utspel
law-45 = Hur kort spelas, när ett kort är spelat, och träkarlens eller överflödiga kort.
    .title = Spelat kort
law-45A = En spelare tar kortet från handen och lägger det öppet framför sig.
    .title = Spel från en hand
law-45B = Spelföraren anger träkarlens kort och träkarlen spelar det; spelföraren får ta det själv.
    .title = Spel från träkarlen
law-45C = När ett kort måste spelas, vad spelaren än menade.
    .title = När ett kort är spelat
law-45C1 = En motspelares kort är spelat när partnern kunde ha sett bildsidan.
    .title = En motspelares kort
law-45C2 = När spelförarens eget kort räknas som spelat.
    .title = Spelförarens kort
law-45C2a = Spelförarens kort är spelat när det hålls öppet vid eller nära bordet.
    .title = Öppet vid bordet
law-45C2b = Spelförarens kort är spelat när det hålls så att det visar det.
    .title = Hållet som spelat
law-45C3 = Ett av träkarlens kort som spelföraren avsiktligt rör är spelat, utom för att ordna eller nå förbi.
    .title = Röra träkarlens kort
law-45C4 = Ett angivet kort är spelat, och när spelföraren får ange ett annat.
    .title = Ange ett kort
law-45C4a = Ett kort som en spelare anger eller pekar ut som sitt spel är spelat.
    .title = Ett angivet kort
law-45C4b = Spelföraren får rätta en felsägning tills nästa kort från egna sidan; att ändra sig är inte tillåtet.
    .title = Felsägning om träkarlens kort
law-45C5 = Ett straffkort kan behöva spelas.
    .title = Straffkort
law-45D = Träkarlen lägger fram ett annat kort än spelföraren sade.
    .title = Träkarlens felaktiga kort
law-45D1 = Tills båda sidor spelat i nästa stick tas fel kort tillbaka; senare kort får bytas.
    .title = { $edition ->
        [2007] Träkarlens felaktiga kort
        [1997] Träkarlens felaktiga kort
       *[other] Upptäckt i tid
    }
law-45D2 = Därefter ändras inget, men det kan ha varit en revoke.
    .title = Upptäckt för sent
law-45E = Ett femte kort som spelats i ett stick.
    .title = Femte kort
law-45E1 = En motspelares femte kort blir straffkort om det inte bedöms som utspel.
    .title = Av en motspelare
law-45E2 = Spelförarens eller träkarlens femte kort går tillbaka om det inte bedöms som utspel.
    .title = Av spelföraren
law-45F = Träkarlen får inte oombedd röra eller peka ut ett kort; resultatet kan korrigeras.
    .title = Träkarlen föreslår ett kort
law-45G = Ingen bör vända sitt kort innan alla fyra har spelat.
    .title = Vända korten
law-46 = Vad spelförarens ord för träkarlens kort betyder.
    .title = Ofullständigt eller felaktigt angivande
law-46A = Spelföraren bör ange färg och valör.
    .title = Rätt sätt
law-46B = Hur ofullständiga ord tolkas, om inte en annan avsikt är utom tvivel.
    .title = Ofullständiga eller felaktiga ord
law-46B1 = Vad ”högt”, ”vinn” och ”lågt” betyder.
    .title = Högt, vinn, lågt
law-46B1a = ”Högt” är det högsta kortet i den utspelade färgen.
    .title = Högt
law-46B1b = Att be träkarlen vinna begär det lägsta kort som säkert vinner.
    .title = Vinn
law-46B1c = ”Lågt” är det lägsta kortet i den utspelade färgen.
    .title = Lågt
law-46B2 = Enbart en färg begär dess lägsta kort.
    .title = Färg utan valör
law-46B3 = Hur en valör utan färg tolkas.
    .title = Valör utan färg
law-46B3a = Vid utspel fortsätter träkarlen färgen där senaste sticket vanns, om valören finns där.
    .title = Bara valör, vid utspel
law-46B3b = Annars ett tillåtet kort med valören; finns flera säger spelföraren vilket.
    .title = Bara valör, övriga fall
law-46B4 = Ett kort som träkarlen inte har: angivandet faller och spelföraren anger ett annat.
    .title = Kortet finns inte hos träkarlen
law-46B5 = Utan färg och valör får endera motspelaren säga vilket kort som spelas.
    .title = ”Spela vad som helst”
law-47 = När ett spelat kort får tas tillbaka.
    .title = Att återta ett spelat kort
law-47A = Ett kort tas tillbaka när en { word-rectification } kräver det.
    .title = För en { word-rectification }
law-47B = Ett kort tas tillbaka för att rätta ett otillåtet spel.
    .title = För att rätta otillåtet spel
law-47C = Ett kort tas tillbaka när en felsägning om träkarlens kort rättas på tillåtet sätt.
    .title = Efter en rättad felsägning
law-47D = En spelare får byta sitt kort efter att en motståndare på tillåtet sätt bytt sitt.
    .title = Efter en motståndares byte
law-47E = Att ta tillbaka ett kort efter felaktig information från en motståndare.
    .title = Felaktig information
law-47E1 = { $edition ->
    [1997] En motståndare sade att det var spelarens tur: utspelet tas tillbaka och bör inte godkännas.
   *[other] En motståndare sade att det var spelarens tur: kortet tas tillbaka och kan inte godkännas.
}
    .title = Tillsagd att det var spelarens tur
law-47E2 = Ett kort spelat på en felaktig förklaring.
    .title = Felaktig förklaring
law-47E2a = { $edition ->
    [2007] Det tas tillbaka tills nästa kort är spelat i sticket; ett första utspel tills träkarlen visar ett kort.
    [1997] Det tas tillbaka tills nästa kort är spelat i sticket; ett första utspel tills träkarlen visar ett kort.
   *[other] Det tas tillbaka tills nästa kort är spelat; ett första utspel tills träkarlen visar ett kort.
}
    .title = I tid
law-47E2b = Därefter får tävlingsledaren korrigera resultatet.
    .title = För sent
law-47F = Övriga fall.
    .title = Andra återtaganden
law-47F1 = Ett kort får tas tillbaka efter att det rätta utspelet gjorts.
    .title = Efter det rätta utspelet
law-47F2 = Annars ligger ett spelat kort kvar.
    .title = Ingen annan grund
law-48 = Spelförarens och träkarlens kort blir aldrig straffkort; en upplagd hand kan vara ett anspråk.
    .title = Spelförarens kort visas
law-48A = Spelföraren får visa kort utan begränsning och behöver inte spela ett tappat.
    .title = Spelföraren visar ett kort
law-48B = Spelföraren lägger upp sin hand.
    .title = Spelföraren lägger upp sin hand
law-48B1 = Efter ett första utspel utom tur betyder det att spelföraren blir träkarl.
    .title = Efter fel första utspel
law-48B2 = Vid ett annat tillfälle kan det vara anspråk eller avstående.
    .title = Vid ett annat tillfälle
law-49 = En motspelares kort som partnern kunde se, eller som nämns, blir ett straffkort.
    .title = En motspelares kort visas
law-50 = Vad som händer med en motspelares för tidigt visade kort.
    .title = Straffkort
law-50A = Det ligger öppet framför ägaren tills saken är avgjord.
    .title = Det ligger kvar på bordet
law-50B = Litet är ett enda lågt kort visat av misstag; alla andra straffkort är stora.
    .title = Litet eller stort
law-50C = Ett litet går före andra låga kort i färgen; partnern spelar ut fritt.
    .title = Litet straffkort
law-50D = Vad ett stort straffkort betyder för ägarens spel och partnerns utspel.
    .title = Stort straffkort
law-50D1 = { $edition ->
    [1997] Ägaren måste spela det så snart det är tillåtet; utöver den skyldigheten får partnern inte använda något av kortet.
   *[other] Ägaren måste spela det så snart det är tillåtet.
}
    .title = Ägaren ska spela
law-50D1a = Det spelas vid första tillåtna tillfälle; av flera säger spelföraren vilket.
    .title = Första tillåtna tillfälle
law-50D1b = Att följa färg och en utspelsbegränsning går före; kortet ligger kvar.
    .title = Vad som går före
law-50D2 = Innan ägarens partner spelar ut väljer spelföraren.
    .title = Partnern ska spela ut
law-50D2a = Spelföraren begär eller förbjuder färgen; kortet tas upp på handen.
    .title = Begära eller förbjuda färgen
law-50D2b = Spelföraren lämnar utspelet fritt, och kortet ligger kvar.
    .title = Låta kortet ligga
law-50E = Vem som får använda det som ett straffkort berättar.
    .title = Information från ett straffkort
law-50E1 = Så länge det ligger där är informationen fri för alla.
    .title = På bordet
law-50E2 = När det tagits upp får ägarens partner inte använda den.
    .title = Upptaget
law-50E3 = När det spelats får ägarens partner inte använda hur det uppstod.
    .title = Spelat
law-50E4 = Om åsynen av det hjälpte motspelarna korrigeras resultatet.
    .title = Korrigerat resultat
law-51 = Hur flera straffkort hos en motspelare spelas och styrs.
    .title = Två eller flera straffkort
law-51A = När flera kan spelas säger spelföraren vilket.
    .title = Ägaren ska spela
law-51B = Spelförarens val när ägarens partner spelar ut.
    .title = Partnern ska spela ut
law-51B1 = Flera straffkort i samma färg.
    .title = Samma färg
law-51B1a = Spelföraren begär färgen: alla tas upp.
    .title = Färgen begärs
law-51B1b = Spelföraren förbjuder färgen: alla tas upp.
    .title = Färgen förbjuds
law-51B2 = Straffkort i flera färger.
    .title = Flera färger
law-51B2a = Spelföraren begär en av färgerna.
    .title = En färg begärs
law-51B2b = Spelföraren förbjuder en eller flera av färgerna.
    .title = Färger förbjuds
law-51B2c = Spelföraren låter dem ligga; valet återkommer i nästa stick.
    .title = Fritt utspel
law-52 = Ett straffkort som måste spelas spelades inte.
    .title = Straffkort som inte spelas
law-52A = Motspelaren får inte själv byta sitt kort.
    .title = Inget byte på eget initiativ
law-52B = Ett annat kort har spelats.
    .title = Ett annat kort spelat
law-52B1 = Spelföraren godkänner det andra kortet.
    .title = Godkänt
law-52B1a = Spelföraren får godkänna det.
    .title = Får godkänna
law-52B1b = Spelföraren måste, efter att ha spelat sedan dess.
    .title = Måste godkänna
law-52B1c = Straffkort som inte spelats ligger kvar.
    .title = Korten som ligger kvar
law-52B2 = Inte godkänt: straffkortet spelas i stället, och de andra korten blir stora straffkort.
    .title = Inte godkänt
law-53 = När ett utspel utom tur gäller.
    .title = Godkänt utspel utom tur
law-53A = { $edition ->
    [2007] Det gäller när en motståndare godkänner det eller nästa hand spelar på.
    [1997] Det gäller när en motståndare godkänner det eller nästa hand spelar på.
   *[other] Före trettonde sticket gäller det när en motståndare godkänner det eller nästa hand spelar på.
}
    .title = Behandlas som korrekt
law-53B = Rätt spelare får ännu göra sitt utspel; då gäller det.
    .title = Det rätta utspelet efteråt
law-53C = Spelföraren spelade ut fel och motspelaren till höger om den handen har spelat på.
    .title = Fel motspelare spelar på
law-54 = Vad spelföraren får göra efter ett första utspel utom tur, med bildsidan upp.
    .title = Öppet första utspel utom tur
law-54A = Spelföraren lägger upp sin hand och blir träkarl.
    .title = Spelföraren blir träkarl
law-54B = Spelföraren godkänner och träkarlen lägger upp.
    .title = Spelföraren godkänner
law-54B1 = Spelföraren spelar som andra hand från sin egen hand.
    .title = Andra kortet från handen
law-54B2 = Om det kom från träkarlen ligger det kvar.
    .title = Andra kortet från träkarlen
law-54C = Spelföraren som kunnat se träkarlens kort måste godkänna.
    .title = Måste godkänna
law-54D = Inte godkänt: ett stort straffkort, och spelföraren styr den andra motspelarens utspel.
    .title = Spelföraren godkänner inte
law-54E = Ett utspel av spelförarens sida behandlas som ett kort visat under budgivningen.
    .title = Utspel av fel sida
law-55 = Spelföraren spelar ut från fel hand eller när en motspelare skulle.
    .title = Spelförarens utspel utom tur
law-55A = { $edition ->
    [1997] Endera motspelaren får godkänna utspelet eller låta ta tillbaka det.
   *[other] Endera motspelaren får godkänna eller låta ta tillbaka det; är de oense avgör den som är i tur.
}
    .title = Motspelarna väljer
law-55B = Kortet ska tas tillbaka.
    .title = Taget tillbaka
law-55B1 = En motspelare var i tur: kortet går tillbaka utan fler följder.
    .title = En motspelares tur
law-55B2 = Den andra handen var i tur: spelföraren spelar ut därifrån.
    .title = Den andra handens tur
law-55C = { $edition ->
    [2007] Om misstaget kan ha antytt spelförarens spel får tävlingsledaren korrigera resultatet.
    [1997] Om misstaget kan ha antytt spelförarens spel får tävlingsledaren korrigera resultatet.
   *[other] Ett spel som misstaget kan ha antytt faller under lag 16.
}
    .title = Information till spelföraren
law-56 = En motspelare spelar ut utom tur senare i spelet.
    .title = Motspelares utspel utom tur
law-56A = Spelföraren godkänner det.
    .title = Godkänt
law-56B = Spelföraren låter ta tillbaka det: ett stort straffkort.
    .title = Inte godkänt
law-57 = En motspelare eller spelföraren spelar före sin tur.
    .title = För tidigt utspel eller spel
law-57A = En motspelare agerar innan partnern har spelat: ett stort straffkort, och spelföraren väljer.
    .title = Före partnern
law-57A1 = Partnern måste spela sitt högsta kort i den utspelade färgen.
    .title = Högsta
law-57A2 = Partnern måste spela sitt lägsta kort i den utspelade färgen.
    .title = Lägsta
law-57A3 = Partnern måste spela ett kort i en annan färg som spelföraren anger.
    .title = En annan färg
law-57A4 = Partnern får inte spela en annan färg som spelföraren anger.
    .title = Inte en annan färg
law-57B = Partnern kan inte göra som krävs: valfritt kort.
    .title = Partnern kan inte
law-57C = När spelförarens sida hade spelat före.
    .title = Spelföraren eller träkarlen har spelat
law-57C1 = { $edition ->
    [2007] Spelföraren hade spelat från båda händerna, eller träkarlen hade spelat eller föreslagit ett kort: ingen { word-rectification }.
   *[other] Spelföraren hade spelat från båda händerna: ingen { word-rectification }.
}
    .title = { $edition ->
        [2007] Spelföraren eller träkarlen har spelat
       *[other] Från båda händerna
    }
law-57C2 = Träkarlen hade själv spelat eller föreslagit ett kort: ingen { word-rectification }.
    .title = Träkarlen oombedd
law-57C3 = Spelförarens eget för tidiga kort är spelat.
    .title = Spelföraren för tidigt
law-57D = En motspelare spelar när det var högermotståndarens tur.
    .title = Före spelaren till höger
law-58 = Kort som spelas på samma gång.
    .title = Samtidigt spelade kort
law-58A = Av två spelare har den som är i tur spelat först.
    .title = Två spelare
law-58B = Flera kort från en hand.
    .title = Flera kort från en hand
law-58B1 = Bara en bildsida synlig: det kortet är spelat.
    .title = En synlig bildsida
law-58B2 = Flera bildsidor: spelaren anger ett; en motspelares övriga blir straffkort.
    .title = Flera synliga bildsidor
law-58B3 = Motståndarna får byta kort som spelats efter ett som tas tillbaka.
    .title = Motståndarnas senare kort
law-58B4 = Upptäckt för sent: det är ett felaktigt stick.
    .title = Upptäckt för sent
law-59 = Den som inte kan göra det en { word-rectification } kräver spelar valfritt tillåtet kort.
    .title = När spelaren inte kan
law-60 = Vad ett kort som spelas efter ett felaktigt spel medför.
    .title = Spel efter ett felaktigt spel
law-60A = Nästa motståndare spelar vidare.
    .title = Motståndaren spelar vidare
law-60A1 = Att spela vidare före ett domslut förlorar rätten till { word-rectification }.
    .title = Förlorad rätt
law-60A2 = Det felaktiga kortet räknas då som spelat i tur.
    .title = Räknas som i tur
law-60A3 = Den felande sidans tidigare skyldigheter gäller ännu.
    .title = Tidigare skyldigheter
law-60B = En motspelare spelar innan spelföraren rättat sitt utspel: ett stort straffkort.
    .title = Motspelare för tidigt
law-60C = Att de felande spelar vidare tar inget från motståndarna.
    .title = De felande spelar vidare
