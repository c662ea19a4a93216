### För tävlingsledare: loggen över domslut, påminnelser och omröstningar. Värdena är Telegrams HTML.

telegram-log-title = Kvällens domslut
telegram-log-help = <code>/log</code> visar kvällens domslut, <code>/log export</code> skickar dem som tabell och som sida att skriva ut, <code>/log export 7</code> de senaste sju dagarnas. Administratörer slår på och av med <code>/log on</code> och <code>/log off</code>.
telegram-log-is-off = Här förs ingen logg. En administratör slår på den med <code>/log on</code>: sedan antecknar jag tid, bord, art, paragrafer och domslut, inga namn och inget som någon har skrivit.
telegram-log-switched-on = Från och med nu för jag logg över domsluten här. Nämn bordet i frågan (<i>bord 5: Väst spelade ut i fel tur</i>), så antecknas det också. Se /log och /log export.
telegram-log-switched-off = Jag för ingen logg här längre. Det som redan har antecknats finns kvar tills tiden är ute, eller tills /forget.
telegram-log-empty = Inget domslut har antecknats än.
telegram-log-file = domslut
telegram-log-time = Tid
telegram-log-at = { $hour }.{ $minute }
telegram-log-table = Bord
telegram-log-table-words = bord bordet
telegram-log-kind = Art
telegram-log-understood = Fakta
telegram-log-decision = Domslut
telegram-log-paragraphs = Lagar
telegram-log-edition = Utgåva

telegram-recall-what =
    Vad ska jag påminna om? <code>/recall 20 kontrollera 64C, bord 5</code> påminner om 20 minuter, <code>/recall rond kontrollera 64C, bord 5</code> när ronden är slut. Som svar på ett av mina domslut räcker <code>/recall 20</code> eller <code>/recall rond</code>.
telegram-recall-limits = Högst { $minutes } minuter framåt, och en anteckning på högst { $limit } tecken.
telegram-recall-full = Här finns redan { $count } påminnelser. Ta bort en först.
telegram-recall-minutes = min minut minuter
telegram-recall-round = rond ronden runda rundan
telegram-recall-in-minutes = Jag påminner om { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }: <b>{ $note }</b>
telegram-recall-after-round = Jag påminner när ronden är slut: <b>{ $note }</b>
telegram-recall-list = Kvar att komma ihåg
telegram-recall-when-round = efter ronden
telegram-recall-when-minutes = om { $minutes } min
telegram-recall-now = ⏰ <b>{ $note }</b>
telegram-recall-round-over = Ronden är slut.
telegram-recall-cancelled = Borttagen.
telegram-recall-not-yours = Det kan bara den som vill bli påmind göra, eller en administratör.
telegram-button-round-over = Ronden är slut
telegram-button-cancel = Ta bort

telegram-poll-help =
    Skriv efter /poll, på var sin rad: handen, budgivningen och sist de möjliga handlingarna med komma emellan, till exempel

    <code>/poll KD5 E72 D1094 K83
    V 1♠ – N pass – Ö 2♠ (långsamt) – S pass – V?
    pass, 3♦, 3♠, 4♠</code>

    Kollegorna röstar utan att se varandras röster. Privat får du omröstningarna av mig och vidarebefordrar båda till dem du väljer.
telegram-poll-hand = En hand har 13 kort. Skriv färgerna från spader till klöver med mellanslag emellan, en renons som –.
telegram-poll-too-many = Högst { $count } handlingar, var och en på högst 100 tecken.
telegram-poll-too-long = Hand, budgivning och fråga får tillsammans ha högst { $limit } tecken.
telegram-poll-choose = Vad väljer du?
telegram-poll-consider = Och vad mer skulle du allvarligt överväga?
telegram-button-count = Räkna rösterna
telegram-poll-not-yours = Bara den som startade omröstningen, eller en administratör, kan räkna den.
telegram-poll-result = Vad kollegorna säger
telegram-poll-voters = { $count ->
        [0] Ingen har röstat.
        [one] En röst
       *[other] { $count } röster
    }
telegram-poll-row = övervägs av { $considered } ({ $percent } %), väljs av { $chosen }
telegram-poll-test = ✓ Logiskt alternativ enligt rösterna: en betydande andel skulle allvarligt överväga den (här minst var femte), och någon valde den. Tävlingsledaren bedömer om de tillfrågade är jämförbara med spelaren och använder samma metoder, och om informationen pekade mot ett alternativ.
