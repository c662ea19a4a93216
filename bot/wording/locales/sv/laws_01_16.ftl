### Lag 1-16: förutsättningar, förberedelser, allmänna regler om fel.

## Slag

kind-unauthorized_information = Information från partnern
kind-extraneous_information = Information från annat håll
kind-wrong_number_of_cards = Felaktigt antal kort
kind-missing_card = Saknat kort
kind-wrong_board_or_hand = Fel bricka eller fel hand
kind-shuffle_and_deal = Blandning, giv och hantering av kort
kind-seating = Platser, bord och ronder
kind-forfeited_rectification = Agerade innan tävlingsledaren kom
kind-calling_the_director = Tillkalla tävlingsledaren
kind-adjusted_score = Korrigerat resultat

## Lag 3-5, 8: placering

ask-seating-matter = Vad gäller det med platser, bord eller ronder?
val-seating-matter-wrong_seat = Fel bord eller plats
val-seating-matter-change_seats = Vill byta plats
val-seating-matter-choose_seats = Platserna i början
val-seating-matter-change_partner = Byte av partner
val-seating-matter-unclear_move = Oklart utropad förflyttning
val-seating-matter-tables = Bordsnummer, Nord
val-seating-matter-moving_boards = Vem som flyttar brickorna
val-seating-matter-round_end = När en rond slutar
val-seating-matter-postponed_board = Uppskjuten bricka
val-seating-matter-session_end = Omgångens slut
ask-seating-progress = Hur långt hade brickan kommit när de felaktiga platserna upptäcktes?
val-seating-progress-not_started = Inget kort sett
val-seating-progress-in_progress = Brickan pågår
val-seating-progress-finished = Brickan är färdig

p3 = Tävlingsledaren numrerar borden och säger vilken sida av varje bord som är Nord.
p4 = Par och lag förblir desamma hela omgången om inte tävlingsledaren tillåter en ändring.
p5A = Tävlingsledaren anger startplatserna; partnerna bestämmer vem som sitter var om inget annat sägs.
p5A-change = Ingen byter väderstreck under omgången om inte tävlingsledaren bestämmer eller tillåter det.
p5B = Var och en ansvarar för att följa den utropade förflyttningen och för att sitta rätt.
p5B-move_now = Gå till de rätta platserna nu och börja brickan där: inget är spelat.
p5B-announce = Tävlingsledaren måste meddela förflyttningen tydligt; sedan måste spelarna följa den.
p8A1 = Tävlingsledaren säger hur brickor och spelare flyttar.
p8A2 = Nord ansvarar för att brickorna flyttas vidare om tävlingsledaren inte bestämt annat.
p8B1 = Ronden slutar när tävlingsledaren ropar ut nästa; vid ett bord som ännu spelar när spelarna har flyttat.
p8B2 = För en uppskjuten bricka fortsätter ronden tills den är spelad och protokollförd, eller tävlingsledaren stryker den.
p8C = Sista ronden slutar vid ett bord när alla brickor är spelade och protokollförda och ingen invänder.
p15B-seats = Spelare med en bricka som inte är deras i ronden: om den räknas beror på vem som spelat den tidigare.
p82B1-seats = Tävlingsledaren rättar felet, med korrigerat resultat om resultatet inte kan användas.
p82B2-seats = Sluta spela och tillkalla tävlingsledaren, som avgör om brickan spelas färdigt, skjuts upp eller stryks.

## Lag 6-7, 22B: blandning, giv, hantering

ask-shuffle_and_deal-what = Vad hände med korten eller brickan?
val-shuffle_and_deal-what-passed_out = Alla fyra passade
val-shuffle_and_deal-what-misdealt = Felaktigt givet
val-shuffle_and_deal-what-card_seen = Ett kort sågs vid given
val-shuffle_and_deal-what-not_shuffled = Inte blandat
val-shuffle_and_deal-what-other_session = Giv från en annan omgång
val-shuffle_and_deal-what-shared_boards = Bord delar brickor
val-shuffle_and_deal-what-directors_redeal = Tävlingsledaren vill ge om
val-shuffle_and_deal-what-duplicated = Duplicerade brickor
val-shuffle_and_deal-what-shuffling = Blandning, kupering
val-shuffle_and_deal-what-dealing = Hur man ger
val-shuffle_and_deal-what-presence = Vem som måste vara med
val-shuffle_and_deal-what-who_deals = Vem som ger
val-shuffle_and_deal-what-board_moved = Brickan flyttad eller vriden
val-shuffle_and_deal-what-not_counted = Korten räknades inte
val-shuffle_and_deal-what-not_looked = Bjöd utan att titta
val-shuffle_and_deal-what-touched_cards = Rörde andras kort
val-shuffle_and_deal-what-returning_cards = Lägga tillbaka korten
val-shuffle_and_deal-what-hand_taken_out = Hand uttagen efter spelet
val-shuffle_and_deal-what-responsibility = Vem som ansvarar
ask-shuffle_and_deal-auction_begun = Har någon bjudit på denna bricka?
val-shuffle_and_deal-auction_begun-true = Budgivningen har börjat
val-shuffle_and_deal-auction_begun-false = Ingen har bjudit
ask-shuffle_and_deal-replay = Är tävlingen avsedd att spela om gamla givar?
val-shuffle_and_deal-replay-true = Tävling med gamla givar
val-shuffle_and_deal-replay-false = Vanlig tävling
ask-shuffle_and_deal-result_known = Kunde en tävlande känna till matchresultatet utan denna bricka?
val-shuffle_and_deal-result_known-true = Resultatet kunde vara känt
val-shuffle_and_deal-result_known-false = Resultatet inte känt
ask-shuffle_and_deal-permitted = { $edition ->
    [2007] Tillät tävlingsledaren det, eller var båda sidor där?
    [1997] Tillät tävlingsledaren det, eller var båda sidor där?
   *[other] Tillät en motståndare eller tävlingsledaren det, eller var båda sidor där?
}
val-shuffle_and_deal-permitted-true = Det var tillåtet
val-shuffle_and_deal-permitted-false = Ingen hade tillåtit det

p6A = Blanda kortleken ordentligt; om en motståndare ber om kupering kuperas den.
p6B = { $edition ->
    [2007] Ge med bildsidan ner, kort för kort, fyra händer med tretton.
    [1997] Ge med bildsidan ner, kort för kort, fyra händer med tretton.
   *[other] Ge med bildsidan ner, kort för kort, fyra händer med tretton; två kort intill varandra går aldrig till samma hand.
}
p6C = En spelare ur varje par bör vara med vid blandning och giv, om tävlingsledaren inte säger annat.
p6D1 = Budgivningen har inte börjat: blanda och ge om denna bricka.
p6D1-begun = Ingen omgiv, eftersom budgivningen har börjat: ett kort som setts av misstag är information från annat håll.
p6D1-too_late = Det är för sent att ge om av detta skäl, eftersom budgivningen har börjat: brickan spelas.
p6D2 = En giv från en oblandad sorterad kortlek eller en annan omgång räknas inte: resultatet är ogiltigt.
p6D2-replay = Tävlingen spelar om gamla givar, så given räknas.
p6D2-shared = Bord får byta brickor med varandra.
p6D3 = Tävlingsledaren får låta blanda och ge om brickan av varje skäl som lagarna godtar.
p6D3-not_passed_out = Tävlingsledarens rätt att beordra omgiv gäller inte en rundpassad bricka.
p6E1 = Tävlingsledaren får låta brickorna ges vid borden just före spelet.
p6E2 = Tävlingsledaren får själv ge dem i förväg.
p6E3 = Tävlingsledaren får överlåta det åt medhjälpare eller andra.
p6E4 = { $edition ->
    [1997] Tävlingsledaren får välja ett annat sätt att ge, framför allt när brickorna ges i förväg.
   *[other] Varje annat sätt att ge går bra om händerna blir lika slumpmässiga som vid riktig blandning och giv.
}
p6F = { $edition ->
    [1997] Spelarna gör kopior av brickorna när och som tävlingsledaren säger.
   *[other] Kopior görs som tävlingsledaren säger; en duplicerad bricka ges normalt inte om, men det får beordras.
}
p7A = { $edition ->
    [2007] Brickan ligger mitt på bordet tills spelet är slut: lägg tillbaka den.
    [1997] Brickan ligger mitt på bordet tills spelet är slut: lägg tillbaka den.
   *[other] Brickan ligger mitt på bordet, rätt vänd, tills spelet är slut: lägg tillbaka den.
}
p7B1 = Varje spelare tar handen ur facket för sitt eget väderstreck.
p7B1-own_hand = Inget bud gjordes med fel kort: lägg tillbaka dem och ta handen ur det egna facket i denna bricka.
p7B2 = Räkna de tretton korten med bildsidan ner innan de tittas på.
p7B2-look = En spelare måste titta på sina kort före sitt bud: titta nu; budet som gjordes är ett bud.
p7B3-permitted = { $edition ->
    [2007] Med tävlingsledarens tillåtelse får en spelare röra korten.
    [1997] Med tävlingsledarens tillåtelse får en spelare röra korten.
   *[other] Med tillåtelse av en motståndare eller tävlingsledaren får en spelare röra korten.
}
p7B3-forbidden = Under och efter spelet rör ingen andras kort, utom spelföraren som spelar träkarlens.
p7C = { $edition ->
    [1997] Efter spelet lägger var och en sina tretton kort i sitt eget fack i brickan.
   *[other] Efter spelet blandar var och en sina tretton kort och lägger dem i sitt eget fack i brickan.
}
p7C-permitted = I närvaro av en spelare från varje sida eller av tävlingsledaren får en hand tas ut igen.
p7C-forbidden = Efter spelet tas ingen hand ur brickan om inte en spelare från varje sida eller tävlingsledaren är där.
p7D = Spelare som sitter kvar vid bordet hela omgången ansvarar främst för ordningen på brickor och kort.
p13-number = Om en hand nu har för många eller för få kort avgör reglerna om felaktigt antal kort.
p22B-no_redeal = Rundpass: händerna går tillbaka ospelade och brickan ger noll. Den ges inte om.
p24-partner = Om partnerns kort visades under budgivningen gäller i stället reglerna om visade kort.
p86A-no_redeal = Ingen omgiv när matchresultatet kunde vara känt utan denna bricka: tävlingsledaren korrigerar resultatet.
p90B5-touching = Att hantera andra spelares kort kan kosta en procedurbestraffning.
p90B7-not_counted = Att inte räkna kan kosta en procedurbestraffning när det leder till korrigerat resultat.

## Lag 9-10: tillkalla tävlingsledaren

ask-calling_the_director-act = Vad vill spelaren göra?
val-calling_the_director-act-call_director = Tillkalla tävlingsledaren
val-calling_the_director-act-draw_attention = Påpeka ett fel
val-calling_the_director-act-prevent = Förhindra ett fel
val-calling_the_director-act-own_side = Anmäla egna sidans fel
val-calling_the_director-act-act_before_ruling = Fortsätta före domslutet
val-calling_the_director-act-correct_oneself = Rätta det själv
val-calling_the_director-act-settle = Klara upp det själva
val-calling_the_director-act-waive = Avstå från { word-rectification }
val-calling_the_director-act-consult = Fråga partnern om valet
val-calling_the_director-act-choose_best = Välja det bästa
val-calling_the_director-act-profit = Tjäna på det efteråt
val-calling_the_director-act-options = Få valen förklarade
ask-calling_the_director-dummy = Är spelaren träkarl?
val-calling_the_director-dummy-true = Spelaren är träkarl
val-calling_the_director-dummy-false = Spelaren är inte träkarl
ask-calling_the_director-phase = När är det?
val-calling_the_director-phase-auction = Under budgivningen
val-calling_the_director-phase-clarification = Efter det avslutande passet
val-calling_the_director-phase-play = Under spelet
val-calling_the_director-phase-after_play = Efter spelet
ask-calling_the_director-attention_drawn = Har en annan spelare redan påpekat felet?
val-calling_the_director-attention_drawn-true = Felet är påpekat
val-calling_the_director-attention_drawn-false = Ingen har sagt något
ask-calling_the_director-next_step = Vad gör spelarna nu?
val-calling_the_director-next_step-call_director = Tillkallar tävlingsledaren
val-calling_the_director-next_step-continue_play = Fortsätter utan

p9A1 = Under budgivningen får vilken spelare som helst påpeka ett fel, i tur eller inte.
p9A2 = Under spelet får spelföraren och båda motspelarna påpeka ett fel.
p9A3 = Vilken spelare som helst får försöka stoppa ett fel innan det sker.
p9A4 = Träkarlen säger inget om ett fel förrän spelet är slut.
p9A4-after = Träkarlen får tala nu, eftersom spelet är slut.
p9A5 = Den egna sidans fel behöver inte nämnas, utom partnerns felaktiga förklaring vid rätt tidpunkt.
p9B1a = { $edition ->
    [1997] När ett fel har påpekats måste tävlingsledaren genast tillkallas.
   *[other] När ett fel har påpekats bör tävlingsledaren genast tillkallas.
}
p9B1b = Vilken spelare som helst, även träkarlen, får tillkalla tävlingsledaren när ett fel har påpekats.
p9B1c = Att tillkalla tävlingsledaren kostar ingen rättighet.
p9B1d = Att påpeka den egna sidans fel tar inget från motståndarnas rättigheter.
p9B2 = Ingen gör något förrän tävlingsledaren har förklarat { word-rectification-the }.
p9B2-too_early = Vänta på tävlingsledaren: det som görs före förklaringen kan vändas mot den som gjorde det.
p9C = Den felande som rättar för tidigt kan dra på sig fler { word-rectifications }, till exempel utspelsbegränsning.
p10A = Bara tävlingsledaren dömer; spelarna får varken själva besluta om { word-rectification } eller avstå från den.
p10A-settled = Spelarna hade ingen rätt att klara upp det själva: bara tävlingsledaren dömer.
p10B = Tävlingsledaren får godta eller upphäva det som spelarna själva beslutat.
p10C1 = Där lagen ger ett val förklarar tävlingsledaren först hela valet.
p10C2 = Den som har valet väljer ensam, utan att fråga partnern.
p10C3 = Den icke felande sidan får välja det som är bäst för den.
p10C4 = Efter { word-rectification-the } får den felande sidan bjuda och spela till sin fördel, även om det ser ut att löna sig.
p42B2-prevent = Även träkarlen får det, så länge rättigheterna inte har gått förlorade.
p42B3-after = Träkarlen får påpeka det när spelet är slut.
p43A1a-first = Träkarlen får inte vara först med att tillkalla tävlingsledaren under spelet, utan väntar tills någon annan talar.
p43A1a-drawn = Även träkarlen får det, eftersom en annan spelare har talat först.
p43A1b-silent = Att säga till under spelet överskrider träkarlens gränser och kan bestraffas.
p72B2-own_side = Ingen skyldighet att avslöja det, men att dölja det genom ett nytt regelbrott är förbjudet.
p72C-later = Om den felande kunde ha insett att det lätt skadar den andra sidan korrigerar tävlingsledaren efter spelet.
p81C5-waive = Fråga tävlingsledaren, som får avstå från { word-rectification-the } om den icke felande sidan begär det.

## Lag 11: agera innan tävlingsledaren kommer

ask-forfeited_rectification-acted_first = Vem gjorde något innan tävlingsledaren tillkallades?
val-forfeited_rectification-acted_first-non_offenders = Den icke felande sidan
val-forfeited_rectification-acted_first-offenders = Bara den felande sidan
ask-forfeited_rectification-gained = Tjänade en sida på att en motståndare fortsatte utan att känna till lagen?
val-forfeited_rectification-gained-nobody = Ingen tjänade på det
val-forfeited_rectification-gained-non_offenders = De icke felande tjänade
val-forfeited_rectification-gained-offenders = De felande tjänade

p11A = Den icke felande sidan agerade innan tävlingsledaren tillkallades: rätten till { word-rectification } kan vara förlorad.
p11A-may = Att agera innan tävlingsledaren tillkallats kan kosta rätten till { word-rectification }.
p11A-non_offenders = Vad de icke felande vann på en motståndares okunnighet dras från dem; de andra behåller resultatet.
p11A-offenders = Vad de felande vann på en motståndares okunnighet dras från dem; de andra behåller resultatet.
p11B = Även då får tävlingsledaren ge en procedurbestraffning.

## Lag 12: korrigerat resultat

ask-adjusted_score-ground = Varför skulle resultatet korrigeras?
val-adjusted_score-ground-unplayable = Normalt resultat omöjligt
val-adjusted_score-ground-no_remedy = Lagarna ger ingen lösning
val-adjusted_score-ground-wrong_rectification = Felaktigt korrigerat
val-adjusted_score-ground-law = En lag föreskriver det
val-adjusted_score-ground-too_harsh = För hårt eller för milt
val-adjusted_score-ground-request = Vem får begära, hur länge
val-adjusted_score-ground-split_knockout = Delat resultat i utslagning
val-adjusted_score-ground-individual = Individuell tävling
ask-adjusted_score-other_table = Lag: gynnar resultatet vid det andra bordet klart en sida?
val-adjusted_score-other_table-true = Bra resultat där
val-adjusted_score-other_table-false = Inget sådant resultat
ask-adjusted_score-session_score = Vad har den tävlande på de andra brickorna?
val-adjusted_score-session_score-usual = Övriga brickor 40–60 %
val-adjusted_score-session_score-innocent_above_60 = Utan skuld, över 60 %
val-adjusted_score-session_score-offender_below_40 = Felande, under 40 %
ask-adjusted_score-fault = Vems fel är det att resultat saknas?
val-adjusted_score-fault-one_side = En sidas fel
val-adjusted_score-fault-one_side_partly = Delvis en sidas fel
val-adjusted_score-fault-both = Båda sidors fel
val-adjusted_score-fault-both_partly = Delvis båda sidors fel
val-adjusted_score-fault-neither = Ingens fel vid bordet
ask-adjusted_score-directors_error = Var den felaktiga korrigeringen tävlingsledarens misstag?
val-adjusted_score-directors_error-true = Tävlingsledarens misstag
val-adjusted_score-directors_error-false = Inte tävlingsledarens
ask-adjusted_score-damage = Är resultatet sämre för den icke felande sidan än vad som var troligt utan regelbrottet?
val-adjusted_score-damage-true = Icke felande sida skadad
val-adjusted_score-damage-false = Icke felande sida ej skadad
ask-adjusted_score-self_inflicted = { $edition ->
    [2007] Bidrog den till skadan genom ett allvarligt misstag eller en vild chanstagning?
   *[other] Bidrog den till skadan genom ett ytterst allvarligt misstag eller en chanstagning?
}
val-adjusted_score-self_inflicted-true = Delvis självförvållat
val-adjusted_score-self_inflicted-false = Inte självförvållat
ask-adjusted_score-likely = Hur många resultat var troliga utan regelbrottet?
val-adjusted_score-likely-one = Ett troligt resultat
val-adjusted_score-likely-several = Flera troliga resultat
val-adjusted_score-likely-too_many = För många eller oklara

p12A = Tävlingsledaren får korrigera där en lag tillåter, på en spelares begäran i tid eller på eget initiativ.
p12A1 = { $edition ->
    [1997] Lagarna ger inte tillräcklig gottgörelse för detta: tävlingsledaren får korrigera till den icke felande sidans förmån.
   *[other] Lagarna ger ingen korrigering för detta: tävlingsledaren får korrigera till den icke felande sidans förmån.
}
p12A2 = Brickan kan inte rättas till normalt resultat: tävlingsledaren ger ett artificiellt resultat.
p12A3 = Ett fel har korrigerats felaktigt: tävlingsledaren får korrigera resultatet.
p12B1 = Korrigerat resultat gottgör den oskyldiga sidans skada och tar ifrån de felande deras vinst.
p12B1-none = Ingen korrigering: den icke felande sidan fick inte sämre resultat än den troligen hade fått utan regelbrottet.
p12B2 = Att en { word-rectification } verkar för hård eller för mild är inget skäl att ändra: lagarnas eget resultat gäller.
p12C1a = Tävlingsledaren ger ett tilldelat resultat i stället för det vid bordet.
p12C1b = Resultatet kommer så nära som möjligt det troliga utan regelbrottet.
p12C1c = Tävlingsledaren får vikta de troliga resultaten; bara resultat som kunde nås på tillåtet sätt räknas.
p12C1d = Tävlingsledaren får ge ett artificiellt resultat: möjligheterna är för många eller oklara.
p12C1e = Den oskyldiga sidan skadade delvis sig själv, så sidorna behandlas olika.
p12C1ei = Den felande sidan får vad full korrigering ger.
p12C1eii = Den andra sidan får ingen gottgörelse för den del som är självförvållad.
p12C2a = Artificiellt: högst 40 % för direkt skuld, 50 % för delvis skuld, minst 60 % utan skuld.
p12C2a-one_side = Högst 40 % till sidan med direkt skuld, minst 60 % till den andra.
p12C2a-one_side_partly = 50 % till sidan med delvis skuld, minst 60 % till den andra.
p12C2a-both = Högst 40 % till båda sidor, som båda har direkt skuld.
p12C2a-both_partly = 50 % till båda sidor, som båda har delvis skuld.
p12C2a-neither = Minst 60 % till båda sidor, som båda är utan skuld.
p12C2b = I IMP är drygt medel +3 och knappt medel -3, om bestämmelserna inte säger annat.
p12C2c-above = Den oskyldige har över 60 % på övriga brickor och får sitt eget omgångsmedel på denna bricka.
p12C2c-below = Den felande har under 40 % på övriga brickor och får sitt eget omgångsmedel på denna bricka.
p12C3 = I en individuell tävling får båda partnerna samma korrigering och resultat; en partner utan skuld bestraffas inte.
p12C4 = I en utslagsmatch räknas vardera sidans resultat på brickan för sig, och båda får medelvärdet.
p82C-both = Går normalt resultat inte korrigerar tävlingsledaren med båda sidor som icke felande: misstaget var tävlingsledarens eget.
p86B1-law12 = Lag, och det andra bordets resultat gynnar klart en sida: tävlingsledaren tilldelar ett resultat, inget medel.
p92B-request = Ett domslut kan begäras inom 30 minuter efter att resultatet anslagits, om ingen annan tid angivits.

## Lag 13: felaktigt antal kort

ask-wrong_number_of_cards-foreign_card = Kommer det extra kortet från en annan kortlek eller bricka?
val-wrong_number_of_cards-foreign_card-true = Ett främmande kort
val-wrong_number_of_cards-foreign_card-false = Ett kort i denna giv
ask-wrong_number_of_cards-foreign_card_played = Har det främmande kortet spelats i ett fullständigt stick?
val-wrong_number_of_cards-foreign_card_played-true = Spelat i ett stick
val-wrong_number_of_cards-foreign_card_played-false = Inte spelat
ask-wrong_number_of_cards-play_over = Upptäcktes det efter spelet?
val-wrong_number_of_cards-play_over-true = Efter spelet
val-wrong_number_of_cards-play_over-false = Före spelets slut
ask-wrong_number_of_cards-wrong_hand_called = Har en spelare med felaktigt antal kort bjudit?
val-wrong_number_of_cards-wrong_hand_called-true = En felaktig hand har bjudit
val-wrong_number_of_cards-wrong_hand_called-false = Ingen felaktig hand har bjudit
ask-wrong_number_of_cards-card_seen = Har en spelare sett ett kort från en annan hand?
val-wrong_number_of_cards-card_seen-true = Ett kort har setts
val-wrong_number_of_cards-card_seen-false = Inget kort har setts
ask-wrong_number_of_cards-affected = Påverkade det som setts resultatet?
val-wrong_number_of_cards-affected-true = Påverkade resultatet
val-wrong_number_of_cards-affected-false = Ingen inverkan
ask-wrong_number_of_cards-correctable = Kan given rättas och ännu spelas?
val-wrong_number_of_cards-correctable-true = Given kan spelas
val-wrong_number_of_cards-correctable-false = Given kan inte spelas

p13A1 = Tävlingsledaren rättar händerna; ingen känner till en annan hand, så spela brickan normalt.
p13A2 = Tävlingsledaren rättar händerna och brickan spelas; resultatet korrigeras om det påverkats av vad som setts.
p13A2-affected = Tävlingsledaren korrigerar resultatet, som påverkades av vad som setts, och får bestraffa den felande.
p13A2-unaffected = Resultatet gäller: det som setts påverkade det inte.
p13B1 = Tävlingsledaren rättar händerna och brickan spelas; inget bud ändras.
p13B1-after = Efter spelet får tävlingsledaren korrigera resultatet.
p13B2 = Given kan inte räddas: tävlingsledaren korrigerar resultatet och får bestraffa den felande.
p13C = Det främmande kortet tas bort; budgivning och spel fortsätter utan { word-rectification }.
p13C-played = Det främmande kortet tas bort; det spelades i ett fullständigt stick, så resultatet får korrigeras.
p13D = Resultatet stryks och ersätts med ett korrigerat; den felande kan få en procedurbestraffning.
p86B-law13 = Lag: reglerna om resultat vid det andra bordet avgör vad som tilldelas.

## Lag 14: saknat kort

ask-missing_card-lead_faced = Är utspelet vänt?
val-missing_card-lead_faced-true = Utspelet vänt
val-missing_card-lead_faced-false = Före utspelet
ask-missing_card-found = Var är det saknade kortet?
val-missing_card-found-among_played = Bland de spelade korten
val-missing_card-found-elsewhere = Kortet fanns på annat håll
val-missing_card-found-not_found = Kortet återfanns inte

p14A1 = Kortet går tillbaka till handen som saknar det.
p14A2 = Kortet går inte att hitta: tävlingsledaren återställer given med en annan kortlek.
p14A3 = Budgivning och spel fortsätter, inget bud ändras; handen räknas som fullständig från början.
p14B1 = Ett stick har ett kort för mycket: det saknade kortet låg bland de spelade.
p14B2 = { $edition ->
    [1997] Kortet går tillbaka till handen som saknar det; bestraffningar kan följa.
   *[other] Kortet går tillbaka till handen som saknar det; korrigering eller bestraffning kan följa.
}
p14B3 = { $edition ->
    [1997] Tävlingsledaren återställer given så väl det går; bestraffningar kan följa.
   *[other] Tävlingsledaren återställer given med en annan kortlek; korrigering eller bestraffning kan följa.
}
p14B4 = Kortet räknas som om det hela tiden hörde till handen: det kan bli straffkort, och uteblivet spel kan vara revoke.
p14C = Partnern till den som saknade kortet får inte använda sin kunskap från att det återställs.
p67-law14 = Reglerna om ett stick med fel antal kort avgör.

## Lag 15: fel bricka eller hand

ask-wrong_board_or_hand-mistake = Hade en spelare fel hand, eller spelade hela bordet fel bricka?
val-wrong_board_or_hand-mistake-hand = En spelare, fel hand
val-wrong_board_or_hand-mistake-board = Hela bordet, fel bricka
ask-wrong_board_or_hand-teams = Är det en lagmatch?
val-wrong_board_or_hand-teams-true = Lag
val-wrong_board_or_hand-teams-false = Par eller individuellt
ask-wrong_board_or_hand-later_board = Gäller det brickan som den felaktiga handen kom från?
val-wrong_board_or_hand-later_board-true = Handens egen bricka
val-wrong_board_or_hand-later_board-false = Den första brickan
ask-wrong_board_or_hand-called = Har spelaren med fel hand bjudit?
val-wrong_board_or_hand-called-true = Spelaren har bjudit
val-wrong_board_or_hand-called-false = Spelaren har inte bjudit
ask-wrong_board_or_hand-partner_called = Har partnern bjudit efter det?
val-wrong_board_or_hand-partner_called-true = Partnern har bjudit
val-wrong_board_or_hand-partner_called-false = Partnern har inte bjudit
ask-wrong_board_or_hand-repeated = Gör spelaren samma bud där?
val-wrong_board_or_hand-repeated-true = Samma bud
val-wrong_board_or_hand-repeated-false = Ett annat bud
ask-wrong_board_or_hand-call_differs = Skiljer sig dess betydelse mycket, eller är det psykiskt?
val-wrong_board_or_hand-call_differs-true = Skiljer mycket eller psyk
val-wrong_board_or_hand-call_differs-false = I stort sett samma
ask-wrong_board_or_hand-auction_period_begun = Har någon tittat på sina kort?
val-wrong_board_or_hand-auction_period_begun-true = Kort har setts
val-wrong_board_or_hand-auction_period_begun-false = Inget kort har setts
ask-wrong_board_or_hand-played_before = Har någon av de fyra spelat denna bricka tidigare?
val-wrong_board_or_hand-played_before-true = Någon har spelat den
val-wrong_board_or_hand-played_before-false = Ingen har spelat den

p15A1 = Budet som gjordes med fel kort och alla bud efter det återtas.
p15A2a = Tävlingsledaren korrigerar resultatet, eftersom den felandes partner har bjudit sedan dess.
p15A2b = Den felande tar rätt hand och bjuder igen; budgivningen fortsätter därifrån.
p15A2c = Vad de återtagna buden berättade är fritt för den andra sidan, förbjudet för den felandes sida.
p15A3 = Tävlingsledaren får låta denna bricka spelas normalt.
p15A3-later = Brickan som korten kom från spelas om samma bud görs där; ett mycket annorlunda bud ger korrigerat resultat.
p15A3-differs = Budet skiljer sig från det som tidigare gjorts med dessa kort: tävlingsledaren korrigerar resultatet.
p15A4 = En procedurbestraffning kan läggas till.
p15B-teams = I lagtävling avgör reglerna om resultat vid det andra bordet.
p15B-early = Ta rätt bricka; inga fler följder, eftersom ingen har tittat på ett kort.
p15B1 = Brickan stryks för båda sidor, eftersom en av de fyra har spelat den tidigare.
p15B2 = Brickan spelas till slut och dess resultat gäller.
p15B2-later = Tävlingsledaren får låta dessa spelare spela rätt bricka senare.
p15B3 = En tävlande som inte kan få normalt resultat får ett artificiellt resultat efter skuld.
p86B-law15 = Tillkalla tävlingsledaren: i lagtävling beror resultatet på det andra bordet och på vem som har skuld.

## Lag 16: information

ask-unauthorized_information-source = Varifrån kom informationen?
val-unauthorized_information-source-tempo = Partnerns tempo
val-unauthorized_information-source-remark = Partnerns yttrande
val-unauthorized_information-source-question = Partnerns fråga
val-unauthorized_information-source-manner = Partnerns uppträdande
val-unauthorized_information-source-explanation = Förklaring eller alertering
val-unauthorized_information-source-withdrawn = Återtaget bud eller kort
val-unauthorized_information-source-opponents_manner = En motståndares uppträdande
val-unauthorized_information-source-calls_and_plays = Tillåtna bud och kort
val-unauthorized_information-source-known_before = Känt före brickan
val-unauthorized_information-source-conditions = Matchens läge
ask-unauthorized_information-disputed = Är sidorna oense om att det hände?
val-unauthorized_information-disputed-true = Sidorna är oense
val-unauthorized_information-disputed-false = Ingen bestrider det
ask-unauthorized_information-intent = Var det menat för partnern?
val-unauthorized_information-intent-unintended = Inte med avsikt
val-unauthorized_information-intent-for_partner = Menat för partnern
val-unauthorized_information-intent-prearranged = Avtalat i förväg
ask-unauthorized_information-user = Vilken sida vill använda det återtagna budet eller kortet?
val-unauthorized_information-user-non_offenders = Den icke felande sidan
val-unauthorized_information-user-offenders = Den felande sidan
ask-unauthorized_information-acted = Har spelaren som fick informationen agerat sedan dess?
val-unauthorized_information-acted-not_yet = Spelaren har inte agerat än
val-unauthorized_information-acted-about_to_act = Spelaren ska just agera
val-unauthorized_information-acted-acted = Spelaren har agerat
ask-unauthorized_information-logical_alternative = Fanns det ett logiskt alternativ till handlingen?
val-unauthorized_information-logical_alternative-true = Ett logiskt alternativ
val-unauthorized_information-logical_alternative-false = Inget logiskt alternativ
ask-unauthorized_information-suggested = Antydde informationen påvisbart denna handling framför alternativet?
val-unauthorized_information-suggested-true = Antydde handlingen
val-unauthorized_information-suggested-false = Antydde inte handlingen
ask-unauthorized_information-gained = Tjänade spelarens sida på det?
val-unauthorized_information-gained-true = Sidan tjänade på det
val-unauthorized_information-gained-false = Sidan tjänade inte på det

ask-extraneous_information-learnt = Vad fick spelaren veta, och var?
val-extraneous_information-learnt-overheard = Råkade höra något
val-extraneous_information-learnt-other_table = Kort vid ett annat bord
val-extraneous_information-learnt-wrong_hand = Tittade i fel hand
val-extraneous_information-learnt-own_table = Ett kort vid eget bord
val-extraneous_information-learnt-opponent_careless = Motståndare visade kort
ask-extraneous_information-stage = Hur långt har brickan kommit?
val-extraneous_information-stage-before_auction = Ingen har bjudit
val-extraneous_information-stage-auction_begun = Budgivningen har börjat
val-extraneous_information-stage-play_over = Spelet är slut
ask-extraneous_information-interferes = Är det troligt att informationen stör normalt spel?
val-extraneous_information-interferes-true = Stör troligen spelet
val-extraneous_information-interferes-false = Ofarlig information
ask-extraneous_information-affected = Påverkade informationen resultatet?
val-extraneous_information-affected-true = Påverkade resultatet
val-extraneous_information-affected-false = Ingen inverkan
ask-extraneous_information-remedy = Vad gör tävlingsledaren?
val-extraneous_information-remedy-reseat = Byter platser
val-extraneous_information-remedy-redeal = Ger om
val-extraneous_information-remedy-play_on = Spela, korrigera vid behov
val-extraneous_information-remedy-adjust = Korrigerar nu

p16A1a = Tillåtna bud och kort i denna giv, och sådana som godkänts, får användas fritt.
p16A1b = Information som lagen gör fri efter en återtagen handling får användas.
p16A1c = Vad en lag eller bestämmelse tillåter, eller som kommer av tillåtna rutiner, får användas.
p16A1d = Vad spelaren visste innan handen togs upp får användas, om ingen lag förbjuder det.
p16A2 = Eget läge, motståndarnas särdrag och tävlingens villkor får vägas in.
p16B1 = Vad en spelare förmedlar på annat sätt än genom bud och kort är otillåtet för partnern; brickan fortsätter.
p16B1a-free = Handlingen antyddes inte framför alternativet: den var tillåten.
p16B1a-barred = Informationen antyder denna handling framför ett logiskt alternativ: den får inte väljas.
p16B1a-breach = Spelaren valde det som informationen antydde framför ett logiskt alternativ: det är ett regelbrott.
p16B1b = Ett logiskt alternativ är vad många likvärdiga spelare med samma metoder allvarligt skulle överväga och några kunde välja.
p16B1b-none = Det fanns inget logiskt alternativ, så handlingen var tillåten och resultatet gäller.
p16B2 = Motståndare får förbehålla sig att tillkalla tävlingsledaren senare; den som bestrider tillkallar genast.
p16B2-disputed = Sidan som bestrider det bör genast tillkalla tävlingsledaren.
p16B3 = Tillkalla tävlingsledaren vid spelets slut om partnern tycks ha använt det; vann sidan på det korrigeras resultatet.
p16B3-adjust = Den felande sidan tjänade på det: tävlingsledaren korrigerar resultatet.
p16C1 = Den icke felande sidan får använda allt från återtagna bud och kort, egna och motståndarnas.
p16C2 = Den felande sidan får inte använda något från återtagna bud och kort, egna eller motståndarnas.
p16C2-free = Den återtagna handlingen antydde den inte framför alternativet: den var tillåten.
p16C2-barred = Den återtagna handlingen antyder detta framför ett logiskt alternativ: det får inte väljas.
p16C2-breach = Spelaren valde det som en återtagen handling antydde framför ett logiskt alternativ: det är ett regelbrott.
p16C3 = Om den felande sidan använder det och därmed skadar de andra korrigerar tävlingsledaren.
p16C3-adjust = Den andra sidan skadades av det: tävlingsledaren korrigerar resultatet.
p16D1 = Den som får sådan information säger det genast till tävlingsledaren, avskilt, och inget till bordet.
p16D2 = Informationen har troligen ingen betydelse: spela brickan normalt.
p16D2a = Om tävlingen tillåter byter tävlingsledaren platser så att spelaren får handen som är känd.
p16D2b = Om tävlingen tillåter låter tävlingsledaren ge om brickan för dessa spelare.
p16D2c = Spela brickan; tävlingsledaren korrigerar efteråt om informationen påverkade resultatet.
p16D2c-affected = Tävlingsledaren korrigerar resultatet, eftersom informationen påverkade det.
p16D2c-unaffected = Resultatet gäller: informationen påverkade det inte.
p16D2d = Tävlingsledaren korrigerar resultatet nu; i lagtävling beaktas det andra bordet.
p16D3 = Ett bud har gjorts: inget platsbyte och ingen omgiv längre.
p20G1-ui = En fråga enbart för partnerns skull är förbjuden.
p73A1-ui = Partnerna talar med varandra bara genom bud och kort.
p73B1-ui = Att informera partnern genom uppträdande, yttranden, frågor eller förklaringar är ett regelbrott som kan bestraffas.
p73B2-ui = Förbjudna signaler avtalade i förväg är det allvarligaste brott ett par kan begå.
p73C1-ui = Den som fått det från partnern undviker noga varje fördel och handlar som om inget märkts.
p73C2-ui = Spelaren som utnyttjade det kan också bestraffas.
p73D1-own_risk = Slutsatser av en motståndares tempo eller uppträdande får dras, på egen risk.
p74C5-seen = Ett kort som en motståndare låter synas utan egen ansträngning får användas; leta inte efter det.
p75A-ui = En spelare som hör att partnern missförstått budet fortsätter som om det förklarats som det var menat.
p85A1-tempo = Tävlingsledaren tar reda på vad som troligen hände, efter det som talar för, och dömer efter det.
p91A-code = Tävlingsledaren ger en disciplinär bestraffning och får stänga av paret.

## Paragraferna

law-1 = Kortleken har 52 kort i fyra färger; lagen anger deras ordning och hur fram- och baksidor får se ut.
    .title = Kortleken
law-1A = Färgerna rangordnas spader, hjärter, ruter, klöver; i varje färg ess, kung, dam, knekt, tia ned till två.
    .title = Färgernas och kortens rang
law-1B = Ansvarig organisation får kräva kort med symmetriska bildsidor.
    .title = Kortens bildsidor
law-1C = Alla baksidor bör se lika ut och vara lika åt båda hållen.
    .title = Kortens baksidor
law-2 = Varje bricka har fyra fack och visar giv och zon, i en följd om sexton; det som står på brickan gäller.
    .title = Brickorna
law-3 = Tävlingsledaren numrerar borden och bestämmer vilken sida som är Nord.
    .title = Bord och väderstreck
law-4 = Par och lag håller ihop en hel omgång om inte tävlingsledaren tillåter annat; i individuella byts partner.
    .title = Par och lag
law-5 = Vem som sitter var, i början och efter varje förflyttning.
    .title = Platser
law-5A = Tävlingsledaren anger startplatser; ett valt väderstreck ändras under omgången bara med tillåtelse.
    .title = Första platserna
law-5B = Tävlingsledaren meddelar förflyttningen tydligt; spelarna ansvarar för att flytta och sitta rätt.
    .title = Förflyttning
law-6 = Hur kortlekar blandas och ges, och när en bricka ges om.
    .title = Blandning och giv
law-6A = Kortlekar blandas ordentligt; en motståndare får be om kupering.
    .title = Blandning
law-6B = { $edition ->
    [2007] Fyra händer med tretton ges med bildsidan ner, ett kort i taget.
    [1997] Fyra händer med tretton ges med bildsidan ner, ett kort i taget.
   *[other] Fyra händer med tretton ges med bildsidan ner, ett kort i taget, intilliggande kort till olika händer.
}
    .title = Giv
law-6C = En spelare ur varje par bör vara med vid blandning och giv, om tävlingsledaren inte säger annat.
    .title = Båda paren närvarande
law-6D = När korten ges om och vilka givar som inte räknas.
    .title = Ny blandning och giv
law-6D1 = { $edition ->
    [2007] Före budgivningen ges en felaktig giv, eller en där ett kort kan ha setts, om; därefter 16C.
    [1997] Före budgivningen ges en felaktig giv, eller en där ett kort kan ha setts, om.
   *[other] Före budgivningen ges en felaktig giv, eller en där ett kort kan ha setts, om; därefter 16D eller 24.
}
    .title = Felaktig giv, sett kort
law-6D2 = { $edition ->
    [1997] En giv från en sorterad lek, eller en som redan spelats i en annan tävling, räknas inte.
   *[other] En giv från en sorterad lek eller annan omgång räknas inte, utom när gamla givar spelas; brickor får delas.
}
    .title = Oblandad eller gammal giv
law-6D3 = Tävlingsledaren får beordra omgiv av godtagbart skäl, men inte av rundpassad bricka eller när matchen kan vara avgjord.
    .title = Omgiv på order av tävlingsledaren
law-6E = Tävlingsledaren bestämmer var, av vem och hur brickorna ges.
    .title = Sätt att ge
law-6E1 = Tävlingsledaren får låta brickorna ges vid borden just före spelet.
    .title = Givna vid bordet
law-6E2 = Tävlingsledaren får själv ge brickorna i förväg.
    .title = Givna av tävlingsledaren
law-6E3 = Tävlingsledaren får överlåta given åt medhjälpare eller andra.
    .title = Givna av andra
law-6E4 = { $edition ->
    [1997] Tävlingsledaren får välja ett annat sätt, framför allt när brickorna ges i förväg.
   *[other] Ett annat sätt är tillåtet när givarna blir lika slumpmässiga som vid riktig blandning.
}
    .title = Andra sätt att ge
law-6F = { $edition ->
    [1997] Tävlingsledaren får låta spelarna duplicera brickorna under ledning.
   *[other] Kopior görs som tävlingsledaren säger; de ges normalt inte om, men det får beordras.
}
    .title = Duplicerade brickor
law-7 = Hur brickan ligger, hur händer tas ut, hålls och läggs tillbaka, och vem som ansvarar.
    .title = Hantering av brickor och kort
law-7A = { $edition ->
    [2007] Brickan ligger mitt på bordet tills spelet är slut.
    [1997] Brickan ligger mitt på bordet tills spelet är slut.
   *[other] Brickan ligger mitt på bordet, rätt vänd, tills spelet är slut.
}
    .title = Brickans plats
law-7B = Hur varje spelare tar, räknar och behåller sin hand.
    .title = Ta ut korten
law-7B1 = Varje spelare tar handen ur facket för sitt eget väderstreck.
    .title = Eget fack
law-7B2 = Var och en räknar tretton kort med bildsidan ner och måste titta på dem före sitt bud.
    .title = Räkna, titta sedan
law-7B3 = Ingen rör andras kort under eller efter spelet utan tillåtelse; spelföraren får spela träkarlens.
    .title = Bara egna kort
law-7C = { $edition ->
    [1997] Efter spelet återläggs händerna; att ta ut en igen kräver båda sidor eller tävlingsledaren.
   *[other] Efter spelet blandas och återläggs händerna; att ta ut en igen kräver båda sidor eller tävlingsledaren.
}
    .title = Lägga tillbaka korten
law-7D = De som sitter kvar vid ett bord hela omgången ansvarar i första hand för ordningen där.
    .title = Ansvar vid bordet
law-8 = Hur brickor och spelare flyttar, och när ronder och omgångar slutar.
    .title = Ronder
law-8A = Vem som bestämmer hur brickor och spelare flyttar, och vem som flyttar brickorna.
    .title = Förflyttning
law-8A1 = Tävlingsledaren säger hur brickor och tävlande flyttar.
    .title = Tävlingsledarens anvisningar
law-8A2 = Om inget annat bestämts ser Nord till att spelade brickor kommer till rätt bord.
    .title = Nord flyttar brickorna
law-8B = { $edition ->
    [1997] När en rond slutar, i allmänhet och vid ett sent bord.
   *[other] När en rond slutar, i allmänhet och för en uppskjuten bricka.
}
    .title = Rondens slut
law-8B1 = Den slutar när nästa ropas ut, vid ett sent bord när spelarna har flyttat.
    .title = Rondens slut i allmänhet
law-8B2 = Dess rond varar tills den är spelad och protokollförd, eller struken av tävlingsledaren.
    .title = Uppskjuten bricka
law-8C = Sista ronden slutar vid ett bord när alla brickor är protokollförda utan invändning.
    .title = Sista ronden och omgången
law-9 = Vem som får påpeka det, när tävlingsledaren tillkallas, och vad ingen gör dessförinnan.
    .title = Efter ett fel
law-9A = Vem som får tala om ett fel, och när.
    .title = Påpeka fel
law-9A1 = Vilken spelare som helst får påpeka ett fel i budgivningsperioden, i tur eller inte.
    .title = Under budgivningen
law-9A2 = Spelföraren och båda motspelarna får påpeka ett fel i spelet.
    .title = Under spelet
law-9A3 = Vilken spelare som helst får försöka förhindra ett fel, träkarlen inom sina gränser.
    .title = Förhindra
law-9A4 = Träkarlen påpekar inget förrän spelet är slut, utom spelförarens felaktiga förklaring enligt 20F5.
    .title = Träkarlen väntar
law-9A5 = Det finns ingen skyldighet att nämna egna sidans fel, utom partnerns felaktiga förklaring.
    .title = Egna sidans fel
law-9B = Tävlingsledaren tillkallas, och alla väntar.
    .title = När ett fel har påpekats
law-9B1 = När tävlingsledaren bör tillkallas, av vem, och att det inte kostar någon rättighet.
    .title = Tillkalla tävlingsledaren
law-9B1a = Tävlingsledaren bör tillkallas så snart ett fel har påpekats.
    .title = När man tillkallar
law-9B1b = Vilken spelare som helst får då göra det, även träkarlen.
    .title = Vem som får tillkalla
law-9B1c = En spelare förlorar ingen rättighet genom att tillkalla tävlingsledaren.
    .title = Det kostar inget
law-9B1d = Att en spelare påpekar egna sidans fel ändrar inte motståndarnas rättigheter.
    .title = Anmäla egna sidan
law-9B2 = Ingen spelare gör något förrän tävlingsledaren har förklarat allt om { word-rectification-the }.
    .title = Vänta på förklaringen
law-9C = En felande som rättar före domslutet kan dra på sig fler { word-rectifications }.
    .title = Rätta för tidigt
law-10 = Bara tävlingsledaren beslutar; hur val förklaras och görs.
    .title = Beslut om korrigering
law-10A = Spelarna har ingen rätt att besluta om { word-rectification } eller avstå från den.
    .title = Bara tävlingsledaren beslutar
law-10B = Tävlingsledaren får godta eller upphäva det spelarna själva bestämt.
    .title = Spelarnas egna beslut
law-10C = Hur ett val förklaras, vem som gör det och att det får användas till egen fördel.
    .title = Val efter ett fel
law-10C1 = Tävlingsledaren förklarar alla val som lagen ger.
    .title = Förklara valen
law-10C2 = Den som har valet gör det utan att rådfråga partnern.
    .title = Välja ensam
law-10C3 = Den icke felande sidan får välja det som passar den bäst.
    .title = Välja det bästa
law-10C4 = { $edition ->
    [2007] Efter { word-rectification } får den felande sidan bjuda och spela väl för egen del, inom 16D2, 27 och 23.
    [1997] Efter { word-rectification } får den felande sidan bjuda och spela väl för egen del, inom 16C2 och 72B1.
   *[other] Efter { word-rectification } får den felande sidan bjuda och spela väl för egen del, inom 16C2, 27 och 72C.
}
    .title = Spela vidare till sin fördel
law-11 = Att agera innan tävlingsledaren kommer kan kosta rätten till { word-rectification }.
    .title = Förlorad rätt
law-11A = { $edition ->
    [2007] Rätten kan gå förlorad, främst när den oskyldiga sidan vann på en motståndares okunnighet; resultatet gäller.
    [1997] Rätten kan gå förlorad, främst när den oskyldiga sidan vann på en motståndares okunnighet; resultatet gäller.
   *[other] Rätten kan gå förlorad; vinst av en motståndares okunnighet tas från sidan som har den, den andra behåller sitt.
}
    .title = Icke felande sida agerar
law-11B = En förlorad rätt till { word-rectification } hindrar inte en procedurbestraffning.
    .title = Bestraffning ändå
law-12 = När tävlingsledaren korrigerar, varför, och hur resultatet bestäms.
    .title = Korrigerade resultat
law-12A = På begäran i tid, eller på eget initiativ, får tävlingsledaren korrigera där lagarna tillåter.
    .title = Befogenhet att korrigera
law-12A1 = { $edition ->
    [1997] Får korrigera för den icke felande sidan när lagarna inte gottgör regelbrottet tillräckligt.
   *[other] Får korrigera för den icke felande sidan när lagarna inte ger något för regelbrottet.
}
    .title = Lagarna ger inget
law-12A2 = Ger ett artificiellt resultat när brickan inte kan rättas.
    .title = Normalt spel omöjligt
law-12A3 = Får korrigera när ett fel har korrigerats på fel sätt.
    .title = Felaktig korrigering
law-12B = Ett korrigerat resultat gottgör skada; det mildrar inte hårda lagar.
    .title = Syfte
law-12B1 = Det gottgör vad den oskyldiga sidan förlorade på regelbrottet och tar bort de felandes vinst.
    .title = Skada och gottgörelse
law-12B2 = Ingen ändring för att { word-rectification-the } verkar för hård eller för mild.
    .title = Inte för hårdhet
law-12C = Tilldelade resultat, artificiella resultat, individuella tävlingar och utslagsmatcher.
    .title = Hur resultat korrigeras
law-12C1 = { $edition ->
    [1997] De oskyldiga får bästa troliga resultat, de felande det sämsta som ännu var sannolikt.
   *[other] Hur ett resultat tilldelas i stället för det vid bordet.
}
    .title = Tilldelade resultat
law-12C1a = Där lagen tillåter och ett resultat kan tilldelas ersätter det resultatet vid bordet.
    .title = Tilldelas när det går
law-12C1b = Det tilldelade resultatet är så nära som möjligt det troliga utan regelbrottet.
    .title = Troligt resultat
law-12C1c = Flera möjliga resultat får viktas, bara tillåtna.
    .title = Viktade resultat
law-12C1d = Med för många eller oklara resultat får tävlingsledaren ge ett artificiellt.
    .title = För många möjligheter
law-12C1e = Ett ytterst allvarligt fristående misstag, eller en chanstagning, delar sidornas resultat.
    .title = Självförvållad skada
law-12C1ei = Den felande sidan får vad korrigeringen skulle ge.
    .title = De felandes resultat
law-12C1eii = Den oskyldiga sidan får ingen gottgörelse för det självförvållade.
    .title = De oskyldigas del
law-12C2 = Medel, drygt medel och knappt medel, och vad de är värda.
    .title = Artificiella resultat
law-12C2a = Högst 40 % vid direkt skuld, 50 % vid delvis, minst 60 % utan skuld.
    .title = Andelar efter skuld
law-12C2b = Drygt och knappt medel är tre IMP om inte bestämmelserna avviker.
    .title = I IMP
law-12C2c = En oskyldig över 60 % eller en felande under 40 % på övriga brickor får det medlet i stället.
    .title = Eget omgångsmedel
law-12C2d = Ansvarig organisation får bestämma hur många saknade resultat räknas.
    .title = Flera saknade resultat
law-12C3 = Båda partnerna får samma korrigering och resultat; den utan skuld bestraffas inte.
    .title = Individuella tävlingar
law-12C4 = Resultat som inte tar ut varandra ersätts med sidornas medelvärde.
    .title = Utslagsmatcher
law-13 = En hand har mer än tretton kort; en hand som bara har för få hör till 14.
    .title = Felaktigt antal kort
law-13A = Tävlingsledaren rättar given; vad som följer beror på om ett kort setts.
    .title = Ingen felaktig hand har bjudit
law-13A1 = När ingen har sett andras kort spelas brickan normalt.
    .title = Inget setts
law-13A2 = Brickan spelas; om informationen påverkade resultatet korrigeras det, och bestraffning är möjlig.
    .title = Ett kort har setts
law-13B = Upptäckt under budgivning eller spel efter ett sådant bud: rätta om det går, annars korrigera.
    .title = En felaktig hand har bjudit
law-13B1 = Given rättas och spelas utan att något bud ändras; resultatet får korrigeras efteråt.
    .title = Kan rättas
law-13B2 = Tävlingsledaren korrigerar resultatet och får bestraffa en felande.
    .title = Kan inte rättas
law-13C = Ett kort utanför given tas bort; bara ett som spelats i fullständigt stick kan ge korrigerat resultat.
    .title = Främmande kort
law-13D = Resultatet stryks och korrigeras; en felande kan få en procedurbestraffning.
    .title = Upptäckt efter spelet
law-14 = En hand har för få och ingen för många; tävlingsledaren letar efter kortet.
    .title = Saknat kort
law-14A = Handen görs hel och brickan fortsätter normalt.
    .title = Innan utspelet vänds
law-14A1 = Kortet går tillbaka till handen som saknar det.
    .title = Återfunnet före utspelet
law-14A2 = Tävlingsledaren återställer given med en annan kortlek.
    .title = Ej återfunnet före utspelet
law-14A3 = Budgivning och spel fortsätter utan att bud ändras; handen räknas som alltid fullständig.
    .title = Buden gäller
law-14B = Handen görs hel, och kortet anses alltid ha funnits där.
    .title = Efter att utspelet vänts
law-14B1 = Ett kort som finns bland de spelade hör till 67.
    .title = Bland de spelade korten
law-14B2 = Kortet går tillbaka; korrigering eller bestraffning kan gälla.
    .title = Återfunnet på annat håll
law-14B3 = Given återställs; korrigering eller bestraffning kan gälla.
    .title = Ej återfunnet
law-14B4 = Borde det återställda kortet ha spelats kan det vara revoke; det kan också bli straffkort.
    .title = Alltid på handen
law-14C = Partnern till spelaren med fel antal får inte använda sin kunskap om det återställda kortet.
    .title = Kunskap om återställandet
law-15 = Kort från en annan bricka, eller en bricka som inte hör till ronden.
    .title = Fel bricka eller hand
law-15A = En spelare bjöd med handen från en annan bricka.
    .title = Kort från fel bricka
law-15A1 = Budet med fel kort återtas, och alla senare bud med det.
    .title = Budet återtas
law-15A2 = Det beror på om partnern har bjudit sedan dess.
    .title = Vad som händer sedan
law-15A2a = Tävlingsledaren korrigerar resultatet.
    .title = Partnern har bjudit
law-15A2b = Den felande tar rätt hand och bjuder igen.
    .title = Partnern har inte bjudit
law-15A2c = 16C gäller för informationen från dem.
    .title = Återtagna bud
law-15A3 = Den får spelas om spelaren upprepar budet där; ett annat bud ger korrigerat resultat.
    .title = Handens egen bricka
law-15A4 = En procedurbestraffning kan läggas till.
    .title = Bestraffning
law-15B = Bordet spelar en bricka utanför ronden (par och individuellt; för lag se 86B).
    .title = Fel bricka spelas
law-15B1 = Har en av de fyra spelat den stryks den för båda sidor.
    .title = Spelad tidigare
law-15B2 = Den spelas färdigt och gäller; rätt bricka får spelas senare.
    .title = Inte spelad tidigare
law-15B3 = En tävlande som går miste om normalt resultat får ett artificiellt.
    .title = Inget normalt resultat
law-16 = Vad en spelare får använda, och vad som inte får användas.
    .title = Information
law-16A = Informationen som en spelare får använda.
    .title = Användning av information
law-16A1 = De fyra källor till information som är öppna för en spelare.
    .title = Vad som får användas
law-16A1a = Tillåtna bud och kort i denna giv, även godkända, fria från annan otillåten information.
    .title = Bud och kort
law-16A1b = { $edition ->
    [2007] Vad 16D gör fritt efter ett återtaget bud eller kort.
   *[other] Vad 16C gör fritt efter ett återtaget bud eller kort.
}
    .title = Återtagna handlingar
law-16A1c = Vad en lag eller bestämmelse tillåter, eller som kommer av tillåtna rutiner.
    .title = Föreskrivet eller rutin
law-16A1d = Vad spelaren visste innan handen togs upp, om lagarna inte förbjuder det.
    .title = Känt i förväg
law-16A2 = Eget läge, motståndarnas särdrag och tävlingens villkor.
    .title = Andra överväganden
law-16B = Vad partnern låter förstå på annat sätt än genom bud och kort.
    .title = Information från partnern
law-16B1 = Partnerns yttranden, frågor, svar, alerteringar, tempo eller sätt som kan antyda en handling är otillåtna.
    .title = Otillåtet från partnern
law-16B1a = Ingen handling som den påvisbart antyder framför ett logiskt alternativ.
    .title = Förbudet
law-16B1b = En handling som tillräckligt många likvärdiga med samma metoder allvarligt överväger och några kunde välja.
    .title = Logiskt alternativ
law-16B2 = En motståndare får förbehålla sig att tillkalla senare; den som bestrider bör tillkalla genast.
    .title = Förbehålla sig rätten
law-16B3 = Den som tror att den använts bör tillkalla vid spelets slut; tävlingsledaren korrigerar en vinst.
    .title = Tillkalla efter spelet
law-16C = Vem som får använda det som ett återtaget bud eller kort berättat.
    .title = Återtagna bud och kort
law-16C1 = Den får använda allt från återtagna handlingar av båda sidor.
    .title = Icke felande sida
law-16C2 = Den får inte använda något av det, eller välja vad det antyder framför ett logiskt alternativ.
    .title = Felande sida
law-16C3 = Ett brott som skadar den andra sidan ger korrigerat resultat.
    .title = Korrigerat resultat
law-16D = Oavsiktlig information om en bricka, från annat håll än partnern.
    .title = Information från annat håll
law-16D1 = Tävlingsledaren bör genast underrättas, helst av spelaren som fick den.
    .title = Säg till tävlingsledaren
law-16D2 = Om den kan störa normalt spel väljs, före något bud, ett av fyra sätt.
    .title = Tävlingsledarens val
law-16D2a = Där tävlingen tillåter får spelaren handen som är känd.
    .title = Byta platser
law-16D2b = Där tävlingen tillåter ges brickan om för dessa spelare.
    .title = Omgiv
law-16D2c = Brickan spelas, och korrigeras om informationen påverkade den.
    .title = Spela och se
law-16D2d = Tävlingsledaren ger ett korrigerat resultat.
    .title = Korrigera genast
law-16D3 = Bara att spela vidare eller korrigera återstår.
    .title = Efter det första budet
