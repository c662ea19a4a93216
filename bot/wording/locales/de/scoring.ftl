### Ergebnisse in Worten: was herauskommt, wie es sich errechnet, was nicht geht.

## Bausteine

score-denomination-C = ♣
score-denomination-D = ♦
score-denomination-H = ♥
score-denomination-S = ♠
score-denomination-NT = SA
score-side-NS = N–S
score-side-EW = O–W
score-doubled = { $penalty ->
    [XX] rekontriert
   *[X] kontriert
}
score-vulnerable = { $vulnerable ->
    [yes] in Gefahr
   *[no] nicht in Gefahr
}
score-vulnerability = { $vulnerability ->
    [ns] N–S in Gefahr
    [ew] O–W in Gefahr
    [all] beide Seiten in Gefahr
   *[none] keine Seite in Gefahr
}
score-made = genau erfüllt
score-over = { $count ->
    [one] 1 Überstich
   *[other] { $count } Überstiche
}
score-down = { $count ->
    [one] 1 Faller
   *[other] { $count } Faller
}
score-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
score-award = { $award ->
    [minus] Durchschnitt minus
    [plus] Durchschnitt plus
   *[average] Durchschnitt
}
score-imps = { $count ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
score-working = Rechenweg
score-errors = Zeilen, die nicht zu lesen waren
score-line = Zeile { $line }: { $what }
score-group = Gruppe { $number }
score-others = Das erhalten die anderen Tische, N–S
score-of-top = { $what } (Top { $top })
score-choice = { $case }: { $score }
score-table = Tisch { $number }

## Ergebnisse

score-passed-out = Durchgepasst
score-declaring = { $points } für die Seite des Alleinspielers
score-with-ns = { $points } für die Seite des Alleinspielers, { $ns } für N–S
score-nothing = 0 Punkte
score-depends = Es kommt darauf an. { $question }
score-ask-denomination = Welche Denomination ist gemeint?
score-ask-tricks = Wie viele Stiche hat der Alleinspieler gemacht?
score-ask-declarer = Welche Seite hat gespielt?
score-ask-vulnerable = War der Alleinspieler in Gefahr?
score-result-board = Board { $number }: Teiler { $dealer }, { $vulnerability }
score-result-imps = Eine Differenz von { $difference } ergibt { $imps }
score-result-vps = { $winner } – { $loser } Siegpunkte
score-result-matchpoints = Matchpunkte, Top { $top }
score-result-neuberg = Umgerechnet auf Top { $top }
score-result-fouled = Verfälschtes Board, Top { $top }
score-result-butler = Datum { $datum }
score-result-cross_imps = IMPs gegen alle anderen Tische
score-result-weighted = Gewichtetes Ergebnis: N–S { $ns }, O–W { $ew }
score-result-split = Geteiltes Ergebnis: N–S { $ns }, O–W { $ew }
score-result-serious_error = Nichtschuldige { $non_offenders }, Schuldige { $offenders }
score-result-assigned = Zugewiesen: N–S { $ns }, O–W { $ew }
score-result-average = { $award }: { $value }
score-result-penalty = Strafe: { $deduction }
score-result-whatis = Was ergibt { $score }?
score-result-traveller = Das Board
score-result-session = Die Rangliste
score-whatis-nothing = Kein Kontrakt ergibt das.
score-whatis-defending = Kontrakt der Gegner
score-percent = { $value } %
score-matchpoints = { $count ->
    [one] { $value } Matchpunkt
   *[other] { $value } Matchpunkte
}

## Rechenweg

score-step-tricks = { $contract }{ $penalty ->
    [X] , kontriert
    [XX] , rekontriert
   *[none] {""}
}: { $points }
score-step-overtricks = { $count ->
    [one] 1 Überstich
   *[other] { $count } Überstiche zu je { $each }
}: { $points }
score-step-part_score = Teilkontrakt: { $points }
score-step-game = Volles Spiel, { $vulnerable ->
    [yes] in Gefahr
   *[no] nicht in Gefahr
}: { $points }
score-step-small_slam = Kleinschlemm, { $vulnerable ->
    [yes] in Gefahr
   *[no] nicht in Gefahr
}: { $points }
score-step-grand_slam = Großschlemm, { $vulnerable ->
    [yes] in Gefahr
   *[no] nicht in Gefahr
}: { $points }
score-step-doubled_made = { $penalty ->
    [XX] Rekontrierter
   *[X] Kontrierter
} Kontrakt erfüllt: { $points }
score-step-undertricks = { $count } Faller{ $penalty ->
    [X] , kontriert
    [XX] , rekontriert
   *[none] {""}
}, { $vulnerable ->
    [yes] in Gefahr
   *[no] nicht in Gefahr
}: { $points }
score-step-passed_out = Durchgepasst: 0
score-step-total = Summe: { $points }
score-step-board = Nach sechzehn Boards geht es von vorn los: { $number } ist wie { $position }, Teiler { $dealer }, { $vulnerability }
score-step-difference = Unsere { $ours } und ihre { $theirs } liegen { $difference } auseinander
score-step-imp_range = { $high ->
    [none] { $difference } ist { $low } oder mehr
   *[other] { $difference } liegt zwischen { $low } und { $high }
}: { $imps }
score-step-matchpoints = { $score }: besser als { $worse }, gleich mit { $equal }: { $matchpoints }
score-step-neuberg = { $matchpoints } bei { $results } Ergebnissen, { $field } erwartet: { $factored }
score-step-small_group = { $matchpoints } bei nur { $results } Ergebnissen: { $percentage } %
score-step-group = Gruppe { $group }: { $results } von { $field } Ergebnissen
score-step-datum_mean = { $dropped ->
    [0] Mittel aus { $results } Ergebnissen: { $mean }
   *[other] Mittel aus { $results } Ergebnissen, an jedem Ende { $dropped } gestrichen: { $mean }
}
score-step-datum = { $mean }, auf Zehner gerundet: Datum { $datum }
score-step-datum_imps = { $score } ist { $difference } von { $datum }: { $imps }
score-step-cross_imps = { $score }: { $total } IMPs in { $comparisons } Vergleichen, im Mittel { $average }
score-step-vps_continuous = { $imps } IMPs auf { $boards } Boards, 20–0 ab { $blitz } IMPs: { $winner } – { $loser }
score-step-vps_band = { $imps } IMPs auf { $boards } Boards, { $high ->
    [none] { $low } oder mehr
   *[other] zwischen { $low } und { $high }
}: { $winner } – { $loser }
score-step-outcome = { $score } ist { $value } wert; { $weight } % davon: { $share }
score-step-weighted = Zusammen: { $value }
score-step-complement = Die andere Seite: { $top } weniger { $value } = { $rest }
score-step-line = { $side }: { $value }
score-step-knockout_average = Im K.-o.-Kampf wird aus { $ns } für N–S und { $ew } für O–W das Mittel genommen: N–S { $ns_result }, O–W { $ew_result }
score-step-assigned = { $side }: { $rule ->
    [best_likely] das beste wahrscheinliche Ergebnis
   *[worst_probable] das schlechteste überhaupt mögliche Ergebnis
}, { $score }, ist { $value } wert
score-step-damage_values = Für die nichtschuldige Seite: am Tisch { $table }, ohne ihren Fehler { $without_error }, berichtigt { $adjusted }
score-step-damage_split = Schaden { $total }: selbst verschuldet { $self_inflicted }, durch den Regelverstoß { $real }
score-step-damage_case = { $case ->
    [no_damage] Kein Schaden, keine Berichtigung
    [all_self_inflicted] Der ganze Schaden ist selbst verschuldet
    [none_self_inflicted] Nichts vom Schaden ist selbst verschuldet
   *[part_self_inflicted] Ein Teil des Schadens ist selbst verschuldet
}: Nichtschuldige { $non_offending }, Schuldige { $offending }
score-step-award_percent = { $award }: { $percentage } %
score-step-award_imps = { $award }: { $imps }
score-step-award_session = { $award } ist { $limit }, der übrige Durchgang brachte { $session }: { $value }
score-step-award_matchpoints = { $percentage } % von Top { $top }: { $matchpoints }
score-step-penalty = Strafe: { $amount } { $unit ->
    [matchpoints] Matchpunkte
    [imps] IMPs
    [vps] Siegpunkte
   *[percent_of_top] % eines Tops
}
score-step-penalty_of_top = { $percent } % von Top { $top }: { $deduction }
score-step-penalty_result = { $before } weniger { $deduction } = { $after }

## Was nicht geht: das Feld, und was erlaubt ist

score-refusal = { $field }: { $why }
score-refusal-out_of_range = { $given ->
    [none] Erlaubt ist { $allowed }.
   *[other] Erlaubt ist { $allowed }, nicht { $given }.
}
score-refusal-not_one_of = Möglich sind: { $allowed }.
score-refusal-missing = { $allowed ->
    [none] Die Angabe fehlt.
   *[other] Die Angabe fehlt. Erlaubt: { $allowed }.
}
score-missing-vulnerability = Schreib dazu, wer in Gefahr war, etwa „NS in Gefahr“, „keiner in Gefahr“ oder „Board 7“.
score-missing-declarer = Schreib dazu, wer gespielt hat: N, O, S oder W.
score-refusal-unknown_field = Ein solches Feld gibt es hier nicht.
score-refusal-wrong_type = { $allowed ->
    [none] Das ist die falsche Art von Angabe.
   *[other] Gebraucht wird { $allowed }.
}
score-refusal-unreadable = { $given ->
    [none] Das kann ich nicht lesen.
   *[other] „{ $given }“ kann ich nicht lesen.
} Ein Kontrakt sieht so aus: 4♠x-2 N, 3SA+1 O, Rundpass.
score-refusal-contradiction = Das steht zweimal da, und verschieden: { $allowed }.
score-refusal-not_a_score = Bridgeergebnisse sind Vielfache von { $allowed }.
score-refusal-not_ascending = Die Zahlen müssen steigen, ab { $allowed }.
score-refusal-weights_sum = Die Gewichte müssen zusammen { $allowed } ergeben, nicht { $given }.
score-refusal-empty = { $allowed ->
    [none] Hier gibt es nichts zu rechnen.
   *[other] Es braucht mindestens { $allowed }.
}
score-refusal-too_long = Das ist zu viel: Die Grenze ist { $allowed }.

score-allowed-between = { $min } bis { $max }
score-allowed-min = { $min } oder mehr
score-allowed-max = { $max } oder weniger
score-allowed-above = mehr als { $above }
score-allowed-below = weniger als { $below }
score-allowed-form = eine Form wie { $form }
score-type-int = eine ganze Zahl
score-type-float = eine Zahl
score-type-fraction = eine Zahl
score-type-string = Text
score-type-bool = ja oder nein (true, false)
score-type-list = eine Liste
score-type-xml = wohlgeformtes XML ohne Entitäten
score-type-other = eine andere Art von Angabe

score-field-adjusted = Berichtigte Tische
score-field-against = Ergebnisse der anderen Tische
score-field-amount = Höhe
score-field-award = Zuteilung
score-field-bands = Grenzen
score-field-board = Board
score-field-boards = Boards
score-field-contract = Kontrakt
score-field-decimals = Nachkommastellen
score-field-declarer = Alleinspieler
score-field-denomination = Denomination
score-field-difference = Differenz
score-field-drop = Gestrichene Randwerte
score-field-edition = Ausgabe der Regeln
score-field-ew = O–W
score-field-export = Export
score-field-field = Erwartete Tische
score-field-format = Format
score-field-groups = Gruppen
score-field-imps = IMPs
score-field-knockout = K.-o.-Kampf
score-field-language = Sprache
score-field-level = Stufe
score-field-likely = Wahrscheinlich
score-field-line = Zeile
score-field-matchpoints = Matchpunkte
score-field-method = Verrechnung
score-field-non_offending = Nichtschuldige Seite
score-field-ns = N–S
score-field-number = Boardnummer
score-field-op = Aufgabe
score-field-ours = Unser Ergebnis
score-field-outcomes = Mögliche Ergebnisse
score-field-request = Anfrage
score-field-result = Resultat
score-field-results = Anzahl Ergebnisse
score-field-scale = Skala
score-field-score = Ergebnis
score-field-scores = Ergebnisse
score-field-session_imps = IMPs im Durchgang
score-field-session_percentage = Prozent im Durchgang
score-field-small_groups = Kleine Gruppen
score-field-table = Ergebnis am Tisch
score-field-text = Text
score-field-theirs = Ihr Ergebnis
score-field-top = Top
score-field-tricks = Stiche
score-field-unit = Einheit
score-field-value = Wert
score-field-vulnerability = Gefahrenlage
score-field-vulnerable = In Gefahr
score-field-weight = Gewicht
score-field-win = Punkte für einen Sieg
score-field-winners = Sieger
score-field-without_error = Ergebnis ohne den Fehler

## Wie man danach fragt

val-any-vulnerable-true = In Gefahr
val-any-vulnerable-false = Nicht in Gefahr
score-examples = Das rechne ich aus, und so schreibt man es:
score-more = { $command } zeigt alles, was ich ausrechne.
score-unreadable = „{ $word }“ kann ich nicht lesen.
score-for-example = Zum Beispiel: { $example }
score-name-contract = Ein Kontrakt
score-name-imps = IMPs
score-name-vps = Siegpunkte
score-name-matchpoints = Matchpunkte
score-name-neuberg = Neuberg: Ergebnisse, Feld, Matchpunkte
score-name-fouled = Ein verfälschtes Board, jede Fassung für sich
score-name-butler = Butler
score-name-cross_imps = Cross-IMPs
score-name-weighted = Ein gewichtetes Ergebnis
score-name-split = Ein geteiltes Ergebnis
score-name-serious_error = Ein extrem schwerer Fehler
score-name-assigned = Ein zugewiesenes Ergebnis, Regeln von 1997
score-name-average = Ein Durchschnitt, mit dem Ergebnis des Durchgangs
score-name-penalty = Eine Ordnungsstrafe
score-name-whatis = Was so viel zählt
score-name-board = Teiler und Gefahrenlage
score-name-traveller = Ein Laufzettel, ein Tisch pro Zeile
score-name-session = Eine Ergebnisdatei, CSV, PBN oder USEBIO
score-example-contract = 4♠x-2 N in Gefahr
score-example-imps = imps 620 -170
score-example-vps = vp +13 24 Boards
score-example-matchpoints = mp 620 650 -100 Ø+/Ø-
score-example-neuberg = neuberg 8 von 10, 5,5
score-example-fouled = verfälscht 620 650 / -100 420 450
score-example-butler = butler 620 650 -100 170 streiche 1
score-example-cross_imps = cross-imps 620 650 -100
score-example-weighted = gewichtet 60 % 4 Pik erfüllt N 40 % 4 Pik -1, in Gefahr, andere Tische 620 170
score-example-split = geteilt NS 620, OW -100, andere Tische 620 140
score-example-serious_error = schwerer Fehler Tisch -100, ohne Fehler 140, berichtigt 620, Nichtschuldige NS, andere Tische 620 170
score-example-assigned = zugewiesen wahrscheinlich 620, möglich 650, Nichtschuldige NS, anderer Tisch 50
score-example-average = Durchschnitt plus 63,2 %
score-example-penalty = Ordnungsstrafe 10 % Top 24
score-example-whatis = was ergibt 790
score-example-board = Board 12
score-example-traveller =
    Laufzettel Board 5
    NS 3 – OW 5: 4 Pik erfüllt N
    NS 4 – OW 6: 3SA-1 O
score-example-session =
    Rangliste mp
    Board;NS;OW;Kontrakt;Alleinspieler;Ergebnis
    1;3;5;4P;N;=
    1;4;6;3SA;O;-1
