### Die Regeln 72-93 in den Ausgaben von 2007 und 1997.

## Sätze

p1997-11B1 = Das Recht auf eine Strafe kann verfallen, wenn er wegen der nichtschuldigen Seite da ist.
p1997-11B2 = Das Recht, den Fehler richtigzustellen, kann verfallen, wenn er wegen der schuldigen Seite da ist.
p2007-79B2-after_round = Nach der Runde gerufen, muss der Turnierleiter das Ergebnis keiner Seite erhöhen.
p1997-79B-after_round = Nach der Runde gerufen, darf der Turnierleiter das Ergebnis keiner Seite erhöhen.
p1997-79C-late = Das Ergebnis bleibt: Eine spätere Berichtigung kennen diese Regeln nicht.
p1997-81C4-spectators = Wer Zuschauer ist, sagen diese Regeln nicht; für Ordnung im Spiellokal sorgt der Turnierleiter.
p1997-84D = Wählt der Turnierleiter zwischen Strafe und berichtigtem Ergebnis, geht der Zweifel an die nichtschuldige Seite.
p1997-84E = Der Turnierleiter berichtigt für Schaden, den keine Strafe deckt, und weist die Schuldigen auf ihr Recht zum Protest hin.
p1997-92D-absent = Wer abwesend ist, gilt als einverstanden.
p1997-93C = Danach ist noch ein Protest bei der nationalen Instanz möglich.
p2007-86A = Durchschnitt plus und minus sind plus und minus 3 IMPs.
p2007-86B = Im K.-o.-Kampf werden unausgeglichene Ergebnisse für jedes Team berechnet und gemittelt.
p2007-86D = Das Ergebnis am anderen Tisch begünstigt die Nichtschuldigen: Auf dieser Grundlage weist der Turnierleiter IMPs zu.
p2007-86D-may = Da es am anderen Tisch ein Ergebnis gibt, darf der Turnierleiter statt dessen IMPs zuweisen.
p1997-87A = Ein Board mit vertauschten Karten, das nicht alle in gleicher Form gespielt haben, ist verfälscht.
p1997-87A-same = Alle haben das Board in derselben Form gespielt: Es ist nicht verfälscht, die Ergebnisse bleiben.
p1997-87A-conditions = Nach diesen Regeln verfälschen nur vertauschte Karten ein Board; Teiler oder Gefahr falsch ist ein Verfahrensfehler.
p2007-87B-teams = Im Teamkampf gibt es je Form des Boards nur ein Ergebnis: Zu vergleichen ist nichts, also wird berichtigt.
p1997-87B-redeal = In manchen Teambewerben kann der Veranstalter das Board neu teilen lassen.

## Zusammenfassungen

law1997-72A = Wie sich Spieler an die Regeln halten.
    .title = Einhaltung der Regeln
law1997-72A3 = Kein Spieler darf selbst auf eine Strafe verzichten; er darf den Turnierleiter darum bitten.
    .title = Verzicht auf eine Strafe
law1997-72A6 = Strafe und Ausgleich sind Sache des Turnierleiters und der Regeln, nicht der Spieler.
    .title = Wer bestraft
law1997-73F = Was folgt, wenn ein Verstoß gegen diese Regel Schaden anrichtet.
    .title = Schaden durch einen Verstoß
law1997-73F1 = Der Partner hat Unerlaubtes verwendet: Berichtigt wird nach Regel 16.
    .title = Information vom Partner verwendet
law1997-76A = Wie sich ein Zuschauer benimmt.
    .title = Benehmen der Zuschauer
law1997-81C1 = Helfer heranziehen, die der Turnierleiter braucht.
    .title = Helfer
law1997-84D = Darf der Turnierleiter zwischen Strafe und berichtigtem Ergebnis wählen, geht der Zweifel an die Nichtschuldigen.
    .title = Wahl des Turnierleiters
law1997-84E = Fehlt eine Strafe, ist aber Schaden möglich, wird berichtigt und auf das Recht zum Protest hingewiesen.
    .title = Ermessen des Turnierleiters
law2007-86A = Durchschnitt plus und minus sind plus und minus 3 IMPs.
    .title = Durchschnitt in IMPs
law2007-86B = Im K.-o.-Kampf werden zwei unausgeglichene Ergebnisse einzeln berechnet und gemittelt.
    .title = Unausgeglichene Ergebnisse
law2007-86D = Gibt es am anderen Tisch ein Ergebnis, kann in IMPs zugewiesen werden, und soll es, wenn es die Nichtschuldigen begünstigt.
    .title = Ergebnis am anderen Tisch
law1997-87A = Ein Board mit vertauschten Karten, sodass Verglichene nicht dieselbe Austeilung spielten.
    .title = Was ein verfälschtes Board ist
law1997-88 = Im Paar- und Individualturnier bekommt die schuldlose Seite mindestens 60 Prozent, oder ihren höheren Schnitt.
    .title = Entschädigungspunkte
law1997-89 = Im Individualturnier gilt ein berichtigtes Ergebnis für beide Partner, Strafpunkte aber nicht für einen schuldlosen.
    .title = Individualturniere
law1997-93C = Danach kann noch die nationale Instanz angerufen werden.
    .title = Weitere Proteste
