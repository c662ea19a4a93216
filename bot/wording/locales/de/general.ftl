### Der Rahmen um jede Antwort.

edition-tag = { $year }
edition-missing = Die Regeln von { $year } sind hier nicht verfügbar; dies gilt nach den Regeln von { $used }.
greeting = Was ist am Tisch passiert? (Strg-D beendet.)
understood = Verstanden: { $what }
chooses = { $who } wählt jetzt:
chooses-after = Dann wählt { $who }:
then = Dann
later = Danach
later-some = Danach, je nach Fall
later-see = danach, siehe unten
depends = hängt ab von: { $what }
assumed = Angenommen: { $what }
may-be = mögliche Paragraphen
director-decides = Es entscheidet der Turnierleiter, nicht der Bot (10A). Niemand tut etwas, bevor der Turnierleiter alles erklärt hat (9B2).
depends-on-answer = Es kommt darauf an:
ask-kind = Was ist passiert? Das Nächstliegende wählen:
unknown = Ich erkenne keine Regelwidrigkeit, über die ich entscheiden könnte. Sag, wer was wann getan hat: „West hat außer Reihe offen ausgespielt, der Strohmann liegt noch nicht“.
unknown-talk = Entscheidungen, Regeln und Scores sind mein Gebiet. Sag, wer was wann getan hat, und du bekommst die Entscheidung.
unknown-nearest = Ich bin nicht sicher, was passiert ist. Ist eines davon gemeint?
not-in-edition = { $kind }: wird hier nach den Regeln von { $year } nicht entschieden. Frag nach einer anderen Ausgabe.
unsourced = Der Regeltext von { $year } lag für { $what } nicht vor: bitte im Regelbuch nachschlagen.
no-term-in-edition = Die Regeln von { $year } kennen diesen Begriff nicht.
no-such-paragraph = In den Regeln von { $year } gibt es keinen Paragraphen { $text }. Am nächsten: { $nearest }.
see-also = Siehe auch { $what }
decides-kinds = Entscheidet: { $what }
trace-told = gesagt
trace-assumed = angenommen
trace-supposed = unterstellt

## Personen

seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
role-offender = der Schuldige
role-partner = der Partner des Schuldigen
role-lho = der linke Gegner
role-rho = der rechte Gegner
role-declarer = der Alleinspieler
role-dummy = der Strohmann
role-defender = der Gegenspieler
role-either_defender = einer der Gegenspieler
role-player = der Spieler
role-contestant = der Teilnehmer
role-offending_side = die schuldige Seite
role-non_offending_side = die nichtschuldige Seite
role-non_claiming_side = die Seite, die nicht geclaimt hat
role-director = der Turnierleiter
seat-as-role = { $seat } ({ $role })
who-offender = Schuldiger { $seat }
who-declarer = Alleinspieler { $seat }

## Wahlmöglichkeiten

option-accept = Annehmen
option-accept_become_dummy = Annehmen und Strohmann werden
option-accept_play_second = Annehmen und aus der Hand zugeben
option-refuse = Nicht annehmen
option-require_suit = Die Farbe verlangen
option-forbid_suit = Die Farbe verbieten
option-leave_penalty_card = Die Strafkarte liegen lassen
option-require_highest = Die höchste Karte verlangen
option-require_lowest = Die niedrigste Karte verlangen
option-require_other_suit = Eine andere Farbe verlangen
option-forbid_other_suit = Eine andere Farbe verbieten
option-repeat_call = Die Ansage wiederholen
option-comparable_call = Eine vergleichbare Ansage
option-lowest_same_denomination = Das niedrigste genügende Gebot in derselben Denomination
option-any_sufficient_bid_or_pass = Ein anderes genügendes Gebot oder Pass
option-substitute_legal_call = Eine andere zulässige Ansage
option-withdraw_card = Die Karte zurücknehmen
option-continue_play = Weiterspielen
option-call_director = Den Turnierleiter rufen

## Words that the editions have of their own

word-rectification = { $edition ->
    [1997] Strafe
   *[other] Berichtigung
}
word-rectifications = { $edition ->
    [1997] Strafen
   *[other] Berichtigungen
}
