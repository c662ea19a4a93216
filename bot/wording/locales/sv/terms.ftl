### Uppslag: deras ram, och termer förklarade med våra egna ord.

lookup-part-of = Hör till
lookup-next-to = Intill
lookup-details = I detalj
lookup-where = I lagarna
lookup-and-more = { $what } och { $count } till
no-such-term = Jag känner varken någon paragraf eller term som heter ”{ $text }”. Fråga efter ett nummer (64A1) eller en term (jämförbart bud).
no-such-term-nearest = Jag känner inte till ”{ $text }”. Menade du: { $nearest }?

## Kort och brickor

term-board = Hållaren med de fyra händerna, märkt med giv och zon; också given som ligger i den.
    .title = Bricka
term-deal = Hur de 52 korten är fördelade på de fyra händerna; också att dela ut dem, och att bjuda och spela dem.
    .title = Giv
term-hand = De tretton kort en spelare fick, eller de av dem som han har kvar.
    .title = Hand
term-wrong_number_of_cards = En hand med fler eller färre än tretton kort, upptäckt under budgivning eller spel.
    .title = Fel antal kort
term-honour = Ess, kung, dam, knekt eller tia.
    .title = Honnör
term-suit = En av de fyra grupperna om tretton kort: spader, hjärter, ruter, klöver.
    .title = Färg
term-notrump = Den högsta benämningen: ingen färg är trumf, högsta kortet i den utspelade färgen vinner.
    .title = Sang
term-trump = Färgen som kontraktet anger. Dess kort slår alla kort i andra färger.
    .title = Trumf

## Personer

term-lho = Motståndaren till vänster om dig, som bjuder och spelar närmast efter dig.
    .title = Vänstermotståndare (MTV)
term-rho = Motståndaren till höger om dig, som bjuder och spelar närmast före dig.
    .title = Högermotståndare (MTH)
term-declarer = Den som i sidan med slutbudet först bjöd kontraktets benämning. Han spelar både sin egen hand och träkarlens.
    .title = Spelförare
term-presumed_declarer = Den som blir spelförare om inget fel ändrar på det. Innan spelet börjat på riktigt har han redan en del av spelförarens rättigheter.
    .title = Förmodad spelförare
term-dummy = Spelförarens partner, och även hans hand, som ligger öppen efter första utspelet. Han spelar de kort spelföraren nämner och deltar inte i övrigt.
    .title = Träkarl
term-dummys_hand = Hur träkarlens kort ligger: öppna efter första utspelet, färgvis i rader mot spelföraren med det lägsta kortet närmast honom, trumfen till höger om träkarlen.
    .title = Träkarlens uppläggning
term-dummys_rights = Vad träkarlen får göra: räkna stick och spela på spelförarens order; fråga om spelföraren gjort revoke och försöka hindra ett fel; tala om ett fel när någon annan gjort det.
    .title = Träkarlens rättigheter
term-dummys_limits = Vad träkarlen inte får göra: delta i spelet, påpeka ett fel under det, titta i andra händer eller lämna sin plats för att se på.
    .title = Gränser för träkarlen
term-defender = En motståndare till spelföraren, eller till den som ser ut att bli spelförare.
    .title = Motspelare
term-director = Den som leder tävlingen. Bara tävlingsledaren tillämpar lagarna och dömer när något gått fel.
    .title = Tävlingsledare
term-contestant = Den som tävlar om en placering: en spelare i individuell tävling, annars ett par eller ett lag.
    .title = Tävlande
term-spectator = Den som befinner sig i spellokalen utan att spela eller arbeta där; åskådare säger och visar ingenting.
    .title = Åskådare
term-regulating_authority = Organisationen som ansvarar för en tävling och får bestämma där lagarna lämnar ett val, i regel det nationella förbundet.
    .title = Ansvarig organisation

## Tävlingen

term-round = Den del av en omgång som spelas utan att spelare eller par flyttar.
    .title = Rond
term-session = Ett spelpass där ett i förväg bestämt antal brickor spelas.
    .title = Omgång
term-appeal = En begäran om att tävlingsledarens domslut ska prövas. Den går genom tävlingsledaren, i tid och med partners eller lagkaptenens samtycke.
    .title = Överklagande

## Budgivning

term-call = Allt man kan säga i budgivningen: ett kontraktsbud, en dubbling, en redubbling eller en pass.
    .title = Bud
term-bid = Ett åtagande att vinna ett antal stick utöver sex i en färg eller sang, till exempel två spader.
    .title = Kontraktsbud
term-pass = Ett bud där spelaren den gången varken bjuder något kontrakt, dubblar eller redubblar.
    .title = Pass
term-double = Ett bud över en motståndares kontraktsbud som höjer vad kontraktet ger, hemma eller bet.
    .title = Dubbelt
term-redouble = Ett bud över en motståndares dubbling av egna sidans bud som höjer poängen ytterligare.
    .title = Redubbelt
term-auction = Följden av bud som avgör kontraktet, från första budet till de avslutande passarna.
    .title = Budgivning
term-auction_period = Den börjar för en sida när någon av partnerna tar upp sina kort ur brickan och slutar när första utspelet vänds upp eller brickan passas ut.
    .title = Budgivningsperiod
term-clarification_period = Tiden mellan budgivningens slut och att första utspelet vänds upp, då man ställer frågor och spelförarsidan rättar felaktiga förklaringar.
    .title = Förtydligandeperiod
term-play_period = Tiden från att första utspelet vänds upp till att brickan är färdigspelad.
    .title = Spelperiod
term-denomination = Färgen eller sangen som ett kontraktsbud anger. Från lägst till högst: klöver, ruter, hjärter, spader, sang.
    .title = Benämning
term-contract = Det som spelförarsidan åtar sig med sista kontraktsbudet: så många stick i den benämningen, odubblat, dubblat eller redubblat.
    .title = Kontrakt
term-call_out_of_rotation = Ett bud av en spelare som inte stod i tur. Nästa spelare får godkänna det; annars stryks det.
    .title = Bud utom tur
term-insufficient_bid = Ett kontraktsbud som inte är högre än det senaste, till exempel en hjärter över en spader.
    .title = Otillräckligt bud
term-sufficient_bid = Ett kontraktsbud som är högre än det senaste: fler stick, eller lika många i en högre benämning.
    .title = Tillräckligt bud
term-comparable_call = Ett ersättningsbud som visar ungefär detsamma som det återtagna, bara en del av det, eller har samma syfte. Då får partner fortsätta att bjuda.
    .title = Jämförbart bud
term-artificial_call = Ett bud som visar något annat än vilja att spela där eller höga kort där, eller mer än vad spelare tar för givet.
    .title = Artificiellt bud
term-psychic_call = En avsiktlig och grov felbeskrivning av styrka eller färglängd. Tillåtet, så länge partner inte har större anledning att vänta sig det än motståndarna.
    .title = Psykiskt bud
term-inadmissible_call = Ett bud som lagarna aldrig tillåter där, som att dubbla partners bud, bjuda över sju eller bjuda efter den avslutande passen.
    .title = Otillåtet bud
term-unintended_call = Ett bud som spelaren aldrig tänkte avge, ett felgrepp eller en felsägning. Den som ändrat sig har inte gjort något sådant.
    .title = Oavsiktligt bud
term-withdrawn_call = Ett bud som tas tillbaka eller stryks. För den felande sidan är det budet visade otillåten information; den andra sidan får använda det.
    .title = Återtaget bud
term-changed_call = Att bjuda om i stället för sitt eget bud. Fritt bara om det första aldrig var avsett, utan tankepaus, och innan partnern bjudit.
    .title = Ändring av bud

## Information

term-authorized_information = Det som en spelare får grunda sina bud och spel på: lagliga bud och spel, vad han visste i förväg, och det lagarna uttryckligen tillåter.
    .title = Tillåten information
term-unauthorized_information = Det som partner förmedlar på annat sätt än genom lagliga bud och spel: tvekan, en kommentar, en fråga, en gest. Det får inte utnyttjas.
    .title = Otillåten information
term-extraneous_information = Det som en spelare av misstag får veta om en bricka från annat håll, som ett annat bord eller ett kort som syntes före budgivningen. Han säger genast till tävlingsledaren.
    .title = Övrig otillåten information
term-logical_alternative = En handling som en god del av jämförbara spelare med samma system på allvar skulle överväga, och som några av dem kunde tänkas välja.
    .title = Logiskt alternativ
term-hesitation = Ett avbrott i det normala tempot. Det är inget fel i sig, men partner får inte utnyttja vad det avslöjar.
    .title = Tvekan
term-misinformation = En felaktig eller utebliven förklaring eller alertering: motståndarna fick inte veta vad paret har kommit överens om.
    .title = Felaktig information
term-mistaken_explanation = En förklaring som inte stämmer med överenskommelsen. Det är ett regelbrott och ska rättas när lagarna säger det.
    .title = Felaktig förklaring
term-mistaken_call = Ett bud som inte stämmer med överenskommelsen, medan förklaringen gör det. Det är inget regelbrott.
    .title = Felaktigt bud
term-alert = Signalen, i den form som förbundet bestämmer, att partners bud kan behöva förklaras.
    .title = Alertering
term-system_card = Kortet där ett par skriver ner sina överenskommelser för motståndarna.
    .title = Systemdeklaration
term-partnership_understanding = Det som partnerna är överens om, uttalat eller av vana, om vad bud och spel betyder. Motståndarna har rätt att få veta det.
    .title = Överenskommelse med partner
term-special_understanding = En överenskommelse som motståndarna kanske inte väntar sig, eller som förbundet har utsett till speciell; förbundet får reglera den.
    .title = Speciell överenskommelse

## Spel

term-lead = Det första kortet som spelas i ett stick.
    .title = Utspel
term-opening_lead = Utspelet i första sticket, av spelaren till vänster om spelföraren; först med baksidan upp, sedan vänt.
    .title = Första utspel
term-opening_lead_out_of_turn = Ett första utspel av fel spelare. När kortet är vänt väljer spelföraren vad som ska gälla.
    .title = Första utspel utom tur
term-lead_out_of_turn = Ett utspel från en hand som inte stod i tur att spela ut. Den andra sidan får godkänna det.
    .title = Utspel utom tur
term-simultaneous_plays = Två spelare spelar samtidigt: den som var i tur gäller som först. Eller en spelare visar två kort: det enda synliga är spelat, annars väljer han.
    .title = Samtidiga kort
term-follow_suit = Att spela ett kort i den utspelade färgen. Den som kan måste.
    .title = Följa färg
term-trick = Fyra kort, ett från varje hand, med början i utspelet.
    .title = Stick
term-odd_trick = Varje stick som spelförarsidan vinner utöver de första sex.
    .title = Trick
term-overtrick = Varje stick som spelförarsidan vinner utöver sitt kontrakt.
    .title = Övertrick
term-undertrick = Varje stick som fattas för att spelförarsidan ska klara sitt kontrakt.
    .title = Straff (bet)
term-quitted_trick = Ett färdigspelat stick vars fyra kort har vänts ner.
    .title = Nedvänt stick
term-played_card = Ett kort som räknas som spelat: motspelarens när partner kunnat se det, spelförarens när han håller det synligt nära bordet, träkarlens när det har nämnts.
    .title = Spelat kort
term-exposed_card = Ett kort som visas vid ett tillfälle då det inte lagligen spelas ut eller spelas på.
    .title = Synligt kort
term-penalty_card = En motspelares kort som blev synligt för tidigt och ligger uppvänt tills det spelas eller får tas upp.
    .title = Straffkort
term-minor_penalty_card = Ett ensamt straffkort under honnör som blev synligt av misstag, tappat eller spelat tillsammans med ett annat. Partner spelar ut fritt.
    .title = Litet straffkort
term-major_penalty_card = Ett straffkort som är en honnör, eller visades med flit som vid utspel utom tur eller revoke, eller är ett av flera. Det ska spelas så snart det går, och spelföraren får styra partners utspel.
    .title = Stort straffkort
term-lead_restriction = Spelförarens rätt att begära eller förbjuda utspel i en färg, efter ett återtaget bud eller vid ett stort straffkort.
    .title = Utspelsbegränsning
term-revoke = Att spela ett kort i en annan färg fast man kunde följa färg, eller att inte spela ett kort som en lag kräver.
    .title = Revoke
term-established_revoke = En revoke som inte längre får rättas: den felande sidan har spelat i nästa stick, eller har gjort anspråk, avstått stick eller godkänt ett anspråk.
    .title = Etablerad revoke
term-revoke_rectification = Efter en etablerad revoke går ett eller två stick över efter spelet, och fler om det inte täcker skadan; för somliga revoker inget.
    .title = Rättelse för revoke
term-defective_trick = Ett stick där någon hand har spelat inget kort, eller fler än ett.
    .title = Felaktigt stick
term-claim = Att säga eller visa att den egna sidan vinner ett visst antal av de kvarvarande sticken. Spelplanen anges genast, och spelet upphör.
    .title = Anspråk
term-concession = Att säga eller visa att den egna sidan förlorar ett visst antal av de kvarvarande sticken.
    .title = Avstående

term-normal_play = Vid anspråk och avståenden: det som en spelare av den klassen kunde göra, även vårdslöst eller underlägset, men inget orimligt.
    .title = Normalt spel

## Fel och deras följder

term-irregularity = Allt som avviker från korrekt förfarande, vare sig någon spelare rår för det eller inte.
    .title = Fel
term-infraction = En spelares brott mot en lag eller en giltig bestämmelse.
    .title = Regelbrott
term-offender = Spelaren som gjorde felet; tillsammans med sin partner är han den felande sidan.
    .title = Den felande
term-non_offending_side = Sidan som inte gjorde felet och som lagarna skyddar.
    .title = Icke felande sida
term-rectification = Det som lagarna föreskriver när tävlingsledaren fått veta om ett fel, för att rätta till saken.
    .title = Korrigering
term-damage = Det som den oskyldiga sidan förlorade på ett regelbrott, jämfört med vad den skulle ha fått utan det.
    .title = Skada
term-adjusted_score = Ett resultat som tävlingsledaren ger i stället för det uppnådda: tilldelat eller artificiellt.
    .title = Korrigerat resultat
term-assigned_score = Ett korrigerat resultat som bygger på vad som troligen hade hänt vid bordet utan regelbrottet.
    .title = Tilldelat korrigerat resultat
term-artificial_score = Ett korrigerat resultat i procent eller imp, när brickan inte gav något resultat och inget kan tilldelas: knappt medel, medel eller drygt medel.
    .title = Artificiellt korrigerat resultat
term-weighted_score = Ett tilldelat resultat som blandas av flera troliga resultat, vart och ett med sin andel i procent.
    .title = Viktat resultat
term-serious_error = Ett allvarligt fel (2017: ett synnerligen grovt) eller en chansning av den oskyldiga sidan, utan samband med felet: den skada den själv vållat ersätts inte.
    .title = Allvarligt misstag
term-average_plus = Artificiella resultat efter skuld. Drygt medel, utan skuld: minst 60 % eller +3 imp; medel, delvis skyldig: 50 % eller 0; knappt medel, direkt skyldig: högst 40 % eller −3.
    .title = Drygt och knappt medel
term-procedural_penalty = Poäng som dras från en tävlande för brott mot korrekt förfarande, utöver andra beslut.
    .title = Procedurbestraffning
term-disciplinary_penalty = Poängavdrag eller avstängning för ordningens och uppförandets skull.
    .title = Disciplinär bestraffning
term-fouled_board = En bricka där kort hamnat i fel ficka, eller giv eller zon ändrats, så att de som jämförs inte spelat samma sak.
    .title = Förvanskad bricka

## Poäng

term-correction_period = Tiden då ett fel i det inskrivna eller uträknade resultatet ännu får rättas: trettio minuter efter att resultatlistan är framme, om inget annat har meddelats.
    .title = Rättelsetid
term-vulnerable = Angivet på brickan för en sida: då räknas dess utgångs- och slambonus och dess straffar högre.
    .title = I zonen
term-partscore = Ett kontrakt vars stick är värda mindre än 100 poäng.
    .title = Delkontrakt
term-game = Ett kontrakt vars stick är värda minst 100 poäng.
    .title = Utgång
term-slam = Ett kontrakt på tolv stick (lillslam) eller alla tretton (storslam).
    .title = Slam
term-matchpoint = Poäng genom jämförelse: för varje annat resultat på brickan får man två om man är bättre och ett om man är lika, eller hälften så mycket.
    .title = Matchpoäng
term-imp = Internationell matchpoäng: skillnaden mellan två resultat, omräknad efter en tabell som dämpar stora utslag.
    .title = Imp
term-vp = Vinstpoäng: ett matchresultat i imp som räknas om efter en tabell till en andel, oftast av 20.
    .title = VP
term-neuberg = En formel som räknar om matchpoängen på en bricka med färre resultat till samma topp som de andras.
    .title = Neubergs formel
