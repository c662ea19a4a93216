### Was ein Gespräch um eine Antwort herum sagt.

conversation-noted = Notiert: { $what }
conversation-changed = Geändert: { $what }
conversation-supposed = Gesetzt den Fall: { $what }
conversation-quoted = „{ $text }“
conversation-same = So habe ich es schon verstanden.
conversation-open = Dann bleibt es offen; was in jedem Fall gilt, steht unten.
conversation-nothing-to-undo = Es gibt nichts zurückzunehmen.
conversation-unclear = Ich verstehe nicht, was sich dadurch am offenen Fall ändert ({ $kind }). Sag, was anders war, beantworte die Frage oder sag „von vorne“.
conversation-closed = Von dir ist hier kein Fall mehr offen. Erzähl bitte von Anfang an, was geschehen ist.
conversation-fresh = Gut, von vorne. Was ist geschehen?
chat-help = Antworte mit einer Nummer oder in Worten; weiter geht es mit „und wenn …“, „nein, Ost hat ausgespielt“, „unter 2007?“, „warum?“, „rückgängig“ oder „von vorne“.
chat-no-command = { $command } gibt es hier nicht; /help zeigt, was es gibt.
conversation-thanks = Gern geschehen.

telegram-button-what-if = Was wäre, wenn …
telegram-what-if = Was soll anders sein? Tipp darauf oder schreib es als Antwort auf diese Nachricht, zum Beispiel <i>und wenn der Strohmann schon lag?</i>
telegram-what-if-open = Du hast diesen Fall schon selbst offen: Antworte auf die Nachricht mit deinen Knöpfen.

page-say = Weiter in eigenen Worten
page-say-hint = Und wenn der Strohmann schon lag? Nein, Ost hat ausgespielt. Unter 2007?
page-say-submit = Weiter

telegram-inline-button = So fragt man
telegram-inline-law = Die Regel
telegram-inline-title = Nach einer Entscheidung fragen
telegram-inline-hint = Schreib, was am Tisch geschehen ist, zum Beispiel: Revoke vollendet, Partner gewann den Stich
telegram-inline-help = Schreib in einem beliebigen Chat <code>@{ $bot }</code> und was geschehen ist, zum Beispiel <i>Revoke vollendet, Partner gewann den Stich</i>, und wähl, was gesendet wird: die Entscheidung, einer ihrer Zweige oder die Regel.

also-told = Du hast auch erzählt von: { $what }. Das ist ein eigener Fall.

proposal-right = Stimmt das?
proposal-yes = Ja
proposal-no = Nein
proposal-from-model = So hat es ein Sprachmodell gelesen; bitte jede Angabe prüfen. Die Entscheidung selbst kommt aus den Regeln.
