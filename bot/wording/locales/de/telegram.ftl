### Was der Telegram-Bot rund um eine Antwort sagt. Die Werte sind Telegram-HTML.

telegram-name = Turnierleitung, bitte!
telegram-short-description = Erzähl, was am Bridgetisch passiert ist: Entscheidung mit Regelparagrafen. Deutsch, English, svenska, suomi.
telegram-description =
    Beschreib mit eigenen Worten, was am Bridgetisch passiert ist. Ich sage, was die Turnierbridge-Regeln vorsehen, Absatz für Absatz, und frage nach, wenn etwas fehlt.

    Ich kenne die Regeln von 2017, 2007 und 1997, auf Deutsch, Englisch, Schwedisch und Finnisch. Den Turnierleiter ersetze ich nicht.

telegram-start =
    <b>Turnierleitung, bitte!</b>
    Beschreib mit eigenen Worten, was am Tisch passiert ist, und ich schlage nach, was die Regeln vorsehen.

    Zum Beispiel:
    • <i>West hat offen außer Reihenfolge ausgespielt, der Strohmann liegt noch nicht</i>
    • <i>Süd hat 1♥ auf 1♠ geboten, West hat noch nichts angesagt</i>
    • <i>Der Alleinspieler hat in Stich 5 nicht bekannt, gemerkt haben wir es in Stich 9</i>

    Fehlt etwas Entscheidendes, frage ich nach. Den Turnierleiter ersetze ich nicht: Ruft ihn zuerst (Regel 9B1).
    /help zeigt, was ich sonst noch kann.
telegram-help =
    <b>So fragst du</b>
    Hier: Schreib einfach, was passiert ist. In einer Gruppe: /ruling und was passiert ist, oder /ruling als Antwort auf die Nachricht, in der es steht, oder erwähne mich.

    Gut zu wissen: wer es war, was bis dahin angesagt oder gespielt war und ob der Strohmann schon lag.

    <b>So geht es weiter</b>
    Antworte mit einem Knopf oder in Worten und mach weiter: <i>und wenn ich annehme?</i> · <i>nein, Ost hat ausgespielt</i> · <i>unter 2007?</i> · <i>warum?</i> · <i>rückgängig</i> · <i>von vorne</i>. Eine Antwort auf eine meiner Nachrichten führt diesen Fall weiter; wer seine Nachricht berichtigt, dessen Antwort berichtige ich.

    <b>Befehle</b>
telegram-help-group-note = In Gruppen schweige ich, bis man mich fragt.

telegram-privacy =
    <b>Was ich speichere</b>
    • Von einem Chat: was unter /settings gewählt wurde.
    • Von einer offenen Frage: den Text, deine Antworten und Telegrams Nummern von dir und vom Chat, damit Knöpfe und Korrekturen funktionieren. Das wird { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } nach der letzten Benutzung gelöscht.
    • Eine Nachricht, bis ich sie beantwortet habe, und danach ihre Nummer { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang, damit ich nichts doppelt beantworte.
    • Das Protokoll der Entscheidungen, nur wo ein Administrator es eingeschaltet hat: Zeit, Tisch, Art, Absätze und Entscheidung, { $log_days ->
        [one] einen Tag
       *[other] { $log_days } Tage
    } lang.
    • Eine Erinnerung mit ihrer Notiz, bis ich sie ausgesprochen habe, höchstens zwei Tage.
    • Stimmen in Umfragen: keine. Die zählt Telegram.

    Ich speichere keine Namen, lese in Gruppen nichts, was nicht an mich gerichtet ist, und schreibe keine Nachrichtentexte in Logdateien. { $passed_on }
    /forget löscht, was ich über dich gespeichert habe; Administratoren löschen, was ich von ihrer Gruppe gespeichert habe.

telegram-privacy-nothing = Nichts davon wird weitergegeben.
telegram-privacy-model = Was ich nicht verstehe, geht ohne deinen Namen an ein Sprachmodell bei { $host }, das es zu deuten versucht. Sonst wird nichts weitergegeben.

telegram-forget = Soll ich alles löschen, was ich über dich gespeichert habe? Das sind deine offenen Fragen und Erinnerungen in allen Chats sowie die Einstellungen und das Protokoll dieses Chats.
telegram-forget-group = Was soll ich löschen? <i>Was von mir ist</i>: deine offenen Fragen und Erinnerungen in allen Chats.
telegram-forget-me = Was von mir ist
telegram-forget-chat = Alles von dieser Gruppe
telegram-forget-no = Nichts
telegram-forget-done = Gelöscht.
telegram-forget-kept = Es wurde nichts gelöscht.

telegram-ask-ruling = Was ist passiert? Schreib es hinter den Befehl, zum Beispiel <code>/ruling West hat außer Reihenfolge ausgespielt</code>, oder sende /ruling als Antwort auf die Nachricht, in der es steht.
telegram-ask-private = Was ist passiert? Erzähl es in ein paar Worten, zum Beispiel <i>West hat außer Reihenfolge ausgespielt, der Strohmann liegt noch nicht</i>.
telegram-ask-law = Welche Regel? Zum Beispiel <code>/law 64A1</code> oder <code>/law Revoke</code>.
telegram-too-long = Das ist mir zu lang: Ich lese höchstens { $limit } Zeichen. Lass weg, was für die Entscheidung keine Rolle spielt.
telegram-text-only = Ich kann nur Text lesen. Bitte beschreib in Worten, was passiert ist.
telegram-cut = … Die Antwort ist länger, als eine Nachricht sein darf.

telegram-button-why = Warum?
telegram-button-back = Zurück
telegram-button-different = Es war anders …
telegram-button-undo = Rückgängig
telegram-button-full = Ganze Antwort
telegram-why = Warum so entschieden wird

telegram-not-yours = Hier kann nur antworten, wer gefragt hat. Tipp auf „Was wäre, wenn …“ oder frag mit /ruling, dann bekommst du eigene Knöpfe.
telegram-expired = Diese Frage ist abgeschlossen. Bitte frag noch einmal.
telegram-outdated = Dieser Knopf stammt aus einer älteren Version. Bitte frag noch einmal.
telegram-admins-only = Das können nur Administratoren dieser Gruppe ändern.

telegram-language-automatic = Automatisch
telegram-language-now = Sprache in diesem Chat: <b>{ $language }</b>.
telegram-language-choose = Welche Sprache soll ich hier verwenden?
telegram-language-unknown = Ich kann Englisch, Schwedisch, Deutsch und Finnisch.
telegram-edition-now = In diesem Chat gelten die Regeln von <b>{ $edition }</b>.
telegram-edition-choose = Welche Ausgabe soll ich hier verwenden?
telegram-edition-unknown = Ich kenne die Regeln von 2017, 2007 und 1997.

telegram-settings = Einstellungen dieses Chats
telegram-settings-language = Sprache
telegram-settings-language-default = Automatisch
telegram-settings-edition = Regeln
telegram-settings-askers = Wer fragen darf
telegram-settings-askers-everybody = Alle
telegram-settings-askers-admins = Die Administratoren
telegram-settings-answers = Antworten
telegram-settings-answers-default = Automatisch
telegram-settings-answers-short = Kurz
telegram-settings-answers-full = Ganz
telegram-settings-log = Protokoll der Entscheidungen
telegram-settings-log-on = Ein
telegram-settings-log-off = Aus
telegram-settings-choose-language = Welche Sprache soll ich hier verwenden? Bei <i>Automatisch</i> antworte ich in der Sprache der Frage.
telegram-settings-choose-edition = Welche Ausgabe der Regeln soll ich hier verwenden?
telegram-settings-choose-askers = Wer darf mich in dieser Gruppe um Entscheidungen bitten? Privat dürfen weiterhin alle fragen.
telegram-settings-choose-answers = Wie ausführlich soll ich hier antworten? Bei <i>Automatisch</i> sind lange Antworten in Gruppen kurz, mit einem Knopf zur ganzen Antwort.
telegram-settings-choose-log = Soll ich in diesem Chat die Entscheidungen protokollieren, für /log? Darin stehen Zeit, Tisch, Art, Absätze und Entscheidung, keine Namen und nichts, was jemand geschrieben hat.

telegram-only-admins-ask = In dieser Gruppe fragen mich nur die Administratoren. Frag mich privat.
telegram-button-private = Privat fragen

telegram-group-hello =
    Danke für die Einladung. Fragt mit /ruling und was passiert ist, oder sendet /ruling als Antwort auf die Nachricht, in der es steht. Sonst schweige ich.
    Administratoren finden alles unter /settings.
telegram-trouble = Bei mir ist etwas schiefgegangen, deine Frage ist nicht beantwortet. Bitte versuch es noch einmal. (Kennung { $reference })
