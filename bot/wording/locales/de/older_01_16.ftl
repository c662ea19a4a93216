### Die Regeln 1–16 in den Ausgaben von 2007 und 1997.

## Fragen

ask-wrong_number_of_cards-matters = Ist das Gesehene so wesentlich, dass es normales Lizitieren oder Spielen stört?
val-wrong_number_of_cards-matters-true = Wesentlich
val-wrong_number_of_cards-matters-false = Unwesentlich
ask-wrong_number_of_cards-all_agree = Sind alle vier Spieler einverstanden, dass gespielt wird?
val-wrong_number_of_cards-all_agree-true = Alle vier einverstanden
val-wrong_number_of_cards-all_agree-false = Jemand ist dagegen
ask-wrong_board_or_hand-lho_called = Hat der linke Gegner nach dieser Ansage angesagt?
val-wrong_board_or_hand-lho_called-true = Linker Gegner hat angesagt
val-wrong_board_or_hand-lho_called-false = Noch nicht angesagt
ask-wrong_board_or_hand-new_call_differs = Mit dem richtigen Blatt: Ist die neue Ansage eine andere als die erste?
val-wrong_board_or_hand-new_call_differs-true = Eine andere Ansage
val-wrong_board_or_hand-new_call_differs-false = Dieselbe Ansage
ask-wrong_board_or_hand-in_auction = Wurde es noch während der Lizitation entdeckt?
val-wrong_board_or_hand-in_auction-true = Während der Lizitation
val-wrong_board_or_hand-in_auction-false = Nach der Lizitation
ask-wrong_board_or_hand-second_auction_differs = Weicht eine Ansage der zweiten Lizitation von der ersten ab?
val-wrong_board_or_hand-second_auction_differs-true = Eine Ansage weicht ab
val-wrong_board_or_hand-second_auction_differs-false = Alle Ansagen gleich
ask-extraneous_information-measure = Was tut der Turnierleiter?
val-extraneous_information-measure-change_seats = Plätze tauschen
val-extraneous_information-measure-substitute = Ersatzspieler einsetzen
val-extraneous_information-measure-score_now = Sofort berichtigen

## Sätze

p2007-15A-seats = Spieler mit einem Board, das in dieser Runde nicht ihres ist: Ob es zählt, hängt davon ab, wer es schon gespielt hat.
p1997-8B-postponed = Für ein verschobenes Board haben diese Regeln nichts Eigenes: Am Tisch endet die Runde, wenn die Spieler wechseln.
p1997-6D2-shared = Gegen gemeinsame Boards haben diese Regeln nichts: Nur ungemischte Teilungen und solche aus einem anderen Turnier zählen nicht.
p1997-9A2-nobody_prevents = Ein eigenes Recht, Regelwidrigkeiten zu verhindern, geben diese Regeln nicht; nur der Strohmann darf den Alleinspieler abhalten.
p1997-9A2-dummy_prevents = Weiter darf der Strohmann während des Spiels nicht gehen; nach dem Spiel darf er auch auf Fehler hinweisen.
p2007-11A-forfeited = Die Nichtschuldigen gewannen durch die Unkenntnis eines Gegners: Ihr Recht ist verloren, beide Seiten behalten ihr Ergebnis.
p2007-11A-offenders = Für die Unkenntnis der anderen nehmen diese Regeln den Schuldigen nichts: Der Turnierleiter entscheidet, ob das Recht verloren ist.
p2007-12C1b = Die unschuldige Seite machte einen schweren, unabhängigen Fehler oder spekulierte wild: Für diesen Teil gibt es keinen Ersatz.
p2007-12C1f = Die schuldige Seite bekommt, was ihr Verstoß allein ergeben hätte; die beiden Ergebnisse müssen sich nicht ausgleichen.
p2007-86D-law12 = Team, am anderen Tisch gibt es ein Ergebnis: Er darf eines zuweisen und soll es, wenn jenes für die Unschuldigen günstig ist.
p2007-86D-law13 = Team, am anderen Tisch gibt es ein Ergebnis: Der Turnierleiter darf eines zuweisen, in IMPs oder Totalpunkten.
p2007-86A-law12 = In IMPs ist Durchschnitt plus +3 und Durchschnitt minus -3.
p2007-86B-law12 = Knock-out: Das Ergebnis jeder Seite wird für sich berechnet, beide erhalten den Durchschnitt.
p1997-88-above = Der Schuldlose hat sonst über 60 %: Er bekommt in diesem Board seinen eigenen Durchgangsschnitt.
p1997-89-law12 = Individualturnier: Strafe und Ergebnis treffen beide Partner gleich; Strafpunkte bekommt ein schuldloser Partner nicht.
p1997-12C1-below = Höchstens 40 % bei direkter Schuld: Diese Regeln vergleichen einen Schuldigen nicht mit seinem eigenen Durchgang.
p1997-12C2 = Die Nichtschuldigen erhalten das beste wahrscheinliche Ergebnis, die Schuldigen das schlechteste noch wahrscheinliche; ohne Gewichtung.
p1997-12C2-none = Die unschuldige Seite steht nicht schlechter da als wahrscheinlich ohne den Verstoß: keine Berichtigung.
p1997-12C2-self_inflicted = Für selbst verursachten Schaden haben diese Regeln nichts: Der Turnierleiter beurteilt, was wahrscheinlich war.
p1997-12C3 = Bei einem Protest darf das Turnierkomitee das zugewiesene Ergebnis so ändern, dass es gerecht ist.
p2007-13D2b = Das Gesehene ist zu wesentlich für normales Spiel: Das Ergebnis wird berichtigt, Schuldige dürfen bestraft werden.
p2007-13E = Welche Karte wohin kam, ist unerlaubte Information für den Partner eines Spielers mit falscher Kartenzahl.
p1997-13 = Der Turnierleiter stellt die Blätter richtig, alle vier stimmen zu, und es wird gespielt; keine Ansage ändert sich.
p1997-13-adjust = Mit falscher Kartenzahl wurde angesagt, und es geht nicht oder nicht alle stimmen zu: künstliches Ergebnis, dazu Strafe.
p1997-13-foreign = Für eine fremde Karte haben diese Regeln nichts Eigenes: Sie zählt als unrichtige Kartenzahl.
p1997-13-number = Hat ein Blatt jetzt zu viele oder zu wenige Karten, entscheiden die Regeln über falsche Kartenzahl.
p1997-13A-misdealt = War von Anfang an falsch geteilt, lässt der Turnierleiter neu teilen.
p1997-13B1 = Das Gesehene ist unwesentlich und alle vier stimmen zu: Das Board wird normal gespielt.
p1997-13B2-objected = Ein Spieler ist gegen das Spielen: Das Ergebnis wird berichtigt, Schuldige dürfen bestraft werden.
p1997-13C = Ein Blatt hatte zu viele Karten, ein anderes zu wenige: Das Resultat wird annulliert, eine Ordnungsstrafe ist möglich.
p2007-15A-early = Niemand hat eine Karte angesehen: Das richtige Board nehmen, sonst geschieht nichts.
p2007-15A2 = Der Turnierleiter darf diese Spieler das richtige Board später spielen lassen.
p2007-15C = Die Lizitation wird annulliert; der Turnierleiter setzt die richtigen Spieler, und eine zweite Lizitation beginnt.
p2007-15C-repeat = Wer schon angesagt hat, muss seine Ansagen wiederholen: Weicht eine ab, wird das Board storniert, sonst wird gespielt.
p2007-15C-differs = Eine Ansage der zweiten Lizitation weicht von der ersten ab: Der Turnierleiter storniert das Board.
p2007-15C-same = Die zweite Lizitation gleicht der ersten: Das Board wird normal gespielt.
p2007-15C-purpose = Wer absichtlich normales Spielen verhindern will, kann bestraft und das Ergebnis berichtigt werden.
p1997-15B = Wer das Board schon gespielt hat, verliert sein zweites Ergebnis; die Gegner erhalten ein künstliches.
p2007-17D1 = Die Ansage mit den falschen Karten ist aufgehoben.
p2007-17D2 = Der Schuldige nimmt sein richtiges Blatt und sagt neu an; die Lizitation geht von dort weiter.
p2007-17D2-lho = Der Schuldige macht mit dem richtigen Blatt dieselbe Ansage, der linke Gegner wiederholt seine, und es geht weiter.
p2007-17D2-differs = Der linke Gegner hat angesagt, und die neue Ansage weicht ab: Der Turnierleiter gibt ein künstliches Ergebnis.
p2007-17D2-partner = Der Partner des Schuldigen hat seither angesagt: Der Turnierleiter gibt ein künstliches Ergebnis.
p1997-17D-lho = Der linke Gegner hat schon angesagt: Der Turnierleiter berichtigt das Ergebnis.
p1997-17D-again = Der linke Gegner hat noch nicht angesagt: Der Schuldige nimmt sein richtiges Blatt und sagt damit an.
p1997-17D-other_board = Der vorliegende Text sagt nichts zum Board, aus dem die Karten kamen: Der Turnierleiter schlägt im Regelbuch nach.
p1997-16 = Regelgerechte Ansagen und Karten und das Verhalten der Gegner darf man frei nutzen.
p1997-16-known = Was ein Spieler vorher wusste, nennen diese Regeln nicht: Er darf es nutzen, wenn es nicht dieses Board betrifft.
p1997-16-conditions = Spielstand und Gewohnheiten der Gegner nennen diese Regeln nicht: Nichts verbietet, sie zu berücksichtigen.
p1997-16-affected = Ein Spieler handelte nach Information von anderswo, und das beeinflusste das Ergebnis: Der Turnierleiter berichtigt.
p1997-16A-none = Eine logische Alternative gab es nicht, also war die Wahl erlaubt, und das Ergebnis bleibt.
p1997-16C2-none = Eine logische Alternative gab es nicht, also war die Wahl erlaubt, und das Ergebnis bleibt.
p1997-16B-no_other = Diese Regeln bieten nur Platztausch, einen Ersatzspieler mit aller Zustimmung oder sofort ein künstliches Ergebnis.
p1997-16B2 = Wenn alle vier zustimmen, spielt ein Ersatzspieler dieses Board anstelle des Spielers mit der Information.
p1997-16B3 = Der Turnierleiter gibt sofort ein künstliches berichtigtes Ergebnis.
p1997-12A1-withdrawn = Nutzt die schuldige Seite es und schadet so den anderen, berichtigt der Turnierleiter.
p1997-12A1-withdrawn_adjust = Die andere Seite hat dadurch Schaden erlitten: Der Turnierleiter berichtigt das Ergebnis.

## Zusammenfassungen

law1997-11B = Ein Zuschauer hat als Erster auf die Regelwidrigkeit hingewiesen.
    .title = Hinweis durch Zuschauer
law1997-11B1 = Ist die nichtschuldige Seite für den Zuschauer verantwortlich, kann das Recht auf die Strafe verloren gehen.
    .title = Zuschauer der Nichtschuldigen
law1997-11B2 = Ist die schuldige Seite für den Zuschauer verantwortlich, kann das Recht auf Richtigstellung verloren gehen.
    .title = Zuschauer der Schuldigen
law2007-12C1b = Schaden durch einen eigenen schweren Fehler ohne Zusammenhang oder durch wildes Spekulieren wird nicht ersetzt.
    .title = Selbst verursachter Schaden
law2007-12C1e = Der Verband kann stattdessen das alte Maß vorschreiben: bestes wahrscheinliches gegen schlechtestes mögliches Ergebnis.
    .title = Wenn der Verband es so will
law2007-12C1ei = Die nichtschuldige Seite erhält das beste Ergebnis, das ohne den Regelverstoß wahrscheinlich war.
    .title = Score der Nichtschuldigen
law2007-12C1eii = Die schuldige Seite erhält das schlechteste Ergebnis, das überhaupt noch wahrscheinlich war.
    .title = Score der Schuldigen
law2007-12C1f = Was die beiden Seiten erhalten, muss sich nicht ausgleichen.
    .title = Kein Ausgleich nötig
law1997-12C3 = Das Turnierkomitee darf ein zugewiesenes Ergebnis so ändern, dass es gerecht ist.
    .title = Gerechtigkeit durch das Komitee
law1997-13 = Mit falscher Kartenzahl wurde angesagt: gespielt nur, wenn es sich richtigstellen lässt und alle vier zustimmen.
    .title = Unrichtige Kartenzahl
law1997-13B1 = Das Board darf gespielt werden, wenn das Gesehene unwesentlich ist und alle vier zustimmen.
    .title = Unwesentlich
law1997-13C = Das Resultat wird annulliert; eine Ordnungsstrafe ist möglich.
    .title = Nach dem Spiel entdeckt
law2007-13D2 = Ein Spieler hat eine Karte eines anderen gesehen; die Folge hängt davon ab, wie wesentlich das ist.
    .title = Eine Karte wurde gesehen
law2007-13D2b = { $edition ->
    [1997] Zu wesentlich für normales Spiel, oder ein Spieler ist dagegen: berichtigtes Ergebnis, vielleicht Strafe.
   *[other] Zu wesentlich für normales Spiel: Das Ergebnis wird sofort berichtigt, vielleicht mit Strafe.
}
    .title = Wesentlich
law2007-13E = Wohin der Turnierleiter eine Karte gegeben hat, ist unerlaubt für den Partner eines Spielers mit falscher Kartenzahl.
    .title = Wissen um die Richtigstellung
law2007-15A = Keiner der Spieler hat das Board schon gespielt: Das Ergebnis bleibt meist, das richtige Board kann folgen.
    .title = Noch nicht gespielt
law2007-15A2 = Der Turnierleiter darf verlangen, dass die Paare das richtige Board später spielen.
    .title = Das richtige Board später
law1997-15B = Wer das Board schon gespielt hat, verliert sein zweites Ergebnis; die Gegner erhalten ein künstliches.
    .title = Schon gespielt
law2007-15C = In der Lizitation entdeckt: Die richtigen Spieler setzen sich und wiederholen die Ansagen; jede Abweichung storniert.
    .title = In der Lizitation entdeckt
law1997-16 = Regelgerechte Ansagen und Karten und das Verhalten der Gegner darf man nutzen; anderes kann ein Regelverstoß sein.
    .title = Information
law2007-16A3 = Auf andere Information darf niemand eine Ansage oder ein Spiel stützen.
    .title = Nichts anderes
law1997-16B2 = Stimmen alle vier zu, spielt ein Ersatzspieler für den, der die Information hat.
    .title = Ersatzspieler
