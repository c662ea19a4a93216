### Die Befehle: was jeder tut, und ein Beispiel dafür, was dahinter steht.

command-ruling = Entscheidung zu dem, was passiert ist
    .example = West hat außer Reihenfolge ausgespielt
command-score = Kontrakte, IMPs, berichtigte Ergebnisse …; allein zeigt es, was man schreibt
    .example = 4♠x-2 N in Gefahr
command-law = Regel oder Begriff nachschlagen
    .example = 64A
command-diff = Was zwei Ausgaben verschieden entscheiden
    .example = 27 1997 2017
command-log = Die Entscheidungen dieser Veranstaltung
    .example = export
command-recall = Erinnere mich, in Minuten oder nach der Runde
    .example = 20 64C prüfen, Tisch 5
command-poll = Kollegen fragen, was sie erwägen und wählen
command-settings = Was dieser Chat gewählt hat
command-language = Sprache wählen
command-edition = Ausgabe der Regeln wählen
command-help = Wie man fragt, und alle Befehle
command-privacy = Was ich speichere und wie lange
command-forget = Löschen, was ich über dich gespeichert habe
