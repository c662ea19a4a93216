### Die Regeln 1–16 in den Ausgaben von 2007 und 1997.

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
law1997-13 = Eine unrichtige Hand hat angesagt: gespielt nur, wenn es sich richtigstellen lässt und alle vier zustimmen, sonst berichtigt.
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
