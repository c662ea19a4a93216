### Was zwei Ausgaben der Regeln verschieden entscheiden, und die Folgen einer Entscheidung einzeln.

diff-law = Paragraph { $what }
diff-tag = { $old } → { $new }
diff-count = { $count ->
    [0] Kein Fall wird anders entschieden.
    [one] Ein Fall wird anders entschieden:
   *[other] { $count } Fälle werden anders entschieden:
}
diff-more = { $count ->
    [one] Ein weiterer Fall
   *[other] { $count } weitere Fälle
}
diff-always = In jedem Fall
diff-besides = Was dazukam und was wegfiel
diff-only = nur { $year }
diff-or = oder:
diff-renumbered = Gleiche Regel, andere Nummer
diff-unknown = „{ $text }“ kenne ich nicht. Nenne eine Regelwidrigkeit oder einen Paragraphen und die Jahre: 27 1997 2017.
diff-nearest = Am nächsten: { $nearest }
telegram-ask-diff = Welcher Paragraph oder welche Regelwidrigkeit, und welche Ausgaben? <code>/diff 27 1997 2017</code> oder <code>/diff Revoke 2007 2017</code>

fact-established = Revoke
    .true = vollendet
    .false = nicht vollendet
fact-tricks_transferred = Übertragene Stiche
fact-equity_check = Zugewiesenes Ergebnis, wenn die Stiche nicht reichen
    .true = ja
    .false = nein
fact-must_correct = Muss berichtigt werden
    .true = ja
    .false = nein
fact-penalty_card = Strafkarte
    .none = keine
    .minor = kleine
    .major = { $edition ->
        [1997] normale
       *[other] große
    }
fact-accept_by = Annehmen darf
    .lho = der linke Gegner
    .declarer = der Alleinspieler
    .either_defender = einer der Gegenspieler
    .none = niemand
fact-call_stands = Die Ansage
    .true = bleibt gültig
    .false = wird zurückgezogen
fact-offender_must = Der Schuldige
    .repeat_call = wiederholt die Ansage
    .pass_once = muss einmal passen
    .pass_rest_of_auction = muss für den Rest der Lizitation passen
    .any_legal_call = macht eine beliebige zulässige Ansage
    .legal_call_or_pass = macht ein zulässiges Gebot oder passt
fact-partner_must_pass = Sein Partner
    .no = ist frei
    .once = muss einmal passen
    .rest_of_auction = muss für den Rest der Lizitation passen
fact-lead_restriction = Ausspielbeschränkungen
    .none = keine
    .possible = möglich
fact-auction = Die Lizitation
    .continues = geht weiter
    .reverts = geht zurück an den Spieler in der Reihe
    .cancelled_calls = spätere Ansagen werden gestrichen
fact-card_played = Die Karte
    .true = ist gespielt
    .false = ist nicht gespielt
fact-may_change = Eine Änderung
    .true = ist erlaubt
    .false = ist nicht erlaubt
fact-withdrawn_card = Die zurückgezogene Karte
    .returned = geht in die Hand zurück
    .penalty_card = wird Strafkarte
fact-lead_from = Das Ausspiel
    .correct_hand = kommt aus der richtigen Hand
    .either_hand = kommt aus einer der beiden Hände
    .stands = bleibt gültig
fact-partner_options = Der Alleinspieler darf
    .highest = die höchste Karte verlangen
    .lowest = die niedrigste Karte verlangen
    .require_suit = die Farbe verlangen
    .forbid_suit = die Farbe verbieten
    .forbid_other_suit = eine andere Farbe verbieten
    .require_other_suit = eine andere Farbe verlangen
    .any_card = die Wahl freilassen
fact-adjusted_score = Berichtigtes Ergebnis
    .no = nein
    .possible = möglich
    .required = ja
fact-artificial = Künstliches Ergebnis
    .avg- = Durchschnitt minus
    .avg = Durchschnitt
    .avg+ = Durchschnitt plus
fact-board = Das Board
    .play_on = wird weitergespielt
    .cancelled = wird annulliert
    .result_stands = das Ergebnis bleibt
    .redeal = wird neu geteilt
fact-doubtful_to = Zweifel gehen zugunsten
    .non_claimers = der Seite, die nicht geclaimt hat
fact-play_ceases = Das Spiel
    .true = endet
    .false = geht weiter
fact-ui_to = Die Information nicht verwenden darf
    .offending_side = die schuldige Seite
    .none = niemand
fact-penalty = Strafe
    .none = keine
    .possible = möglich
    .warning_or_procedural = Verwarnung oder Ordnungsstrafe
    .disciplinary = Disziplinarstrafe
