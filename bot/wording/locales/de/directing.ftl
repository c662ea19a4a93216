### Für Turnierleiter: Protokoll der Entscheidungen, Erinnerungen und Umfragen. Die Werte sind Telegram-HTML.

telegram-log-title = Entscheidungen dieser Veranstaltung
telegram-log-help = <code>/log</code> zeigt die heutigen Entscheidungen, <code>/log export</code> schickt sie als Tabelle und als Seite zum Drucken, <code>/log export 7</code> die von sieben Tagen. Administratoren schalten mit <code>/log on</code> und <code>/log off</code>.
telegram-log-is-off = Hier wird kein Protokoll geführt. Ein Administrator schaltet es mit <code>/log on</code> ein: Dann notiere ich Zeit, Tisch, Art, Absätze und Entscheidung, keine Namen und nichts, was jemand geschrieben hat.
telegram-log-switched-on = Ab jetzt protokolliere ich hier die Entscheidungen. Nennt in der Frage den Tisch (<i>Tisch 5: West hat außer Reihenfolge ausgespielt</i>), dann steht auch er dabei. Siehe /log und /log export.
telegram-log-switched-off = Ich führe hier kein Protokoll mehr. Was schon notiert ist, bleibt bis zum Ablauf seiner Frist oder bis /forget.
telegram-log-empty = Es ist noch keine Entscheidung notiert.
telegram-log-file = entscheidungen
telegram-log-time = Zeit
telegram-log-at = { $hour }:{ $minute }
telegram-log-table = Tisch
telegram-log-table-words = tisch
telegram-log-kind = Art
telegram-log-understood = Tatsachen
telegram-log-decision = Entscheidung
telegram-log-paragraphs = Regeln
telegram-log-edition = Ausgabe

telegram-recall-what =
    Woran soll ich erinnern? <code>/recall 20 64C prüfen, Tisch 5</code> erinnert in 20 Minuten, <code>/recall runde 64C prüfen, Tisch 5</code>, wenn die Runde vorbei ist. Als Antwort auf eine meiner Entscheidungen genügt <code>/recall 20</code> oder <code>/recall runde</code>.
telegram-recall-limits = Höchstens { $minutes } Minuten im Voraus und eine Notiz von höchstens { $limit } Zeichen.
telegram-recall-full = Hier gibt es schon { $count } Erinnerungen. Streich erst eine.
telegram-recall-minutes = min minute minuten
telegram-recall-round = runde rundenende
telegram-recall-in-minutes = Ich erinnere in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }: <b>{ $note }</b>
telegram-recall-after-round = Ich erinnere, wenn die Runde vorbei ist: <b>{ $note }</b>
telegram-recall-list = Noch zu erledigen
telegram-recall-when-round = nach der Runde
telegram-recall-when-minutes = in { $minutes } min
telegram-recall-now = ⏰ <b>{ $note }</b>
telegram-recall-round-over = Die Runde ist vorbei.
telegram-recall-cancelled = Gestrichen.
telegram-recall-not-yours = Das kann nur, wer erinnert werden will, oder ein Administrator.
telegram-button-round-over = Die Runde ist vorbei
telegram-button-cancel = Streichen

telegram-poll-help =
    Schreib nach /poll, jeweils auf eine eigene Zeile: die Hand, die Reizung und zuletzt die möglichen Aktionen mit Kommas dazwischen, zum Beispiel

    <code>/poll KD5 A72 D1094 K83
    W 1♠ – N pass – O 2♠ (langsam) – S pass – W?
    pass, 3♦, 3♠, 4♠</code>

    Die Kollegen stimmen ab, ohne die Stimmen der anderen zu sehen. Privat gebe ich dir die Umfragen, und du leitest beide an die weiter, die du fragen willst.
telegram-poll-hand = Eine Hand hat 13 Karten. Schreib die Farben von Pik bis Treff mit Leerzeichen dazwischen, eine Chicane als –.
telegram-poll-too-many = Höchstens { $count } Aktionen, jede mit höchstens 100 Zeichen.
telegram-poll-too-long = Hand, Reizung und Frage dürfen zusammen höchstens { $limit } Zeichen haben.
telegram-poll-choose = Was wählst du?
telegram-poll-consider = Und was würdest du sonst ernsthaft erwägen?
telegram-button-count = Stimmen zählen
telegram-poll-not-yours = Zählen kann nur, wer die Umfrage gestartet hat, oder ein Administrator.
telegram-poll-result = Was die Kollegen sagen
telegram-poll-voters = { $count ->
        [0] Niemand hat abgestimmt.
        [one] Eine Stimme
       *[other] { $count } Stimmen
    }
telegram-poll-row = erwogen von { $considered } ({ $percent } %), gewählt von { $chosen }
telegram-poll-test = ✓ Nach diesen Stimmen eine logische Alternative: Ein erheblicher Teil würde sie ernsthaft erwägen (hier mindestens jeder Fünfte), und jemand hat sie gewählt. Der Turnierleiter beurteilt, ob die Befragten dem Spieler gleichkommen und seine Methoden spielen und ob die Information eine Alternative nahegelegt hat.
