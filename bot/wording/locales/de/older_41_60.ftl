### Die Regeln 41-60 in den Ausgaben von 2007 und 1997.

word-major = { $edition ->
    [1997] normale
   *[other] große
}

ask-played_card-same_trick = Wurde die spätere Karte zum selben Stich gespielt?
val-played_card-same_trick-true = Zum selben Stich
val-played_card-same_trick-false = Zum nächsten Stich
ask-dummy_designation-last_to_play = War der Strohmann im Stich als Letzter an der Reihe?
val-dummy_designation-last_to_play-true = Strohmann war Letzter
val-dummy_designation-last_to_play-false = Strohmann war nicht Letzter
ask-dummy_designation-without_pause = Wurde der Versprecher sofort, ohne Denkpause, richtiggestellt?
val-dummy_designation-without_pause-true = Sofort
val-dummy_designation-without_pause-false = Nach einer Denkpause

## Sätze: der Strohmann

p42B2-defender = Nur den Alleinspieler darf der Strohmann von einer Regelwidrigkeit abhalten, keinen Gegenspieler.
p43A2c-shown = Der Strohmann hat nicht von sich aus hingesehen: Der Gegenspieler zeigte ihm sein Blatt; er behält seine Rechte.
p2007-43B3 = Der Strohmann hatte hingesehen: Weiterspielen ohne { word-rectification }; gab es Schaden, wird das Ergebnis nachher berichtigt.
p2007-43B3-if = Weist der Strohmann als Erster auf einen Fehler der Gegenspieler hin, gibt es dafür keine { word-rectification }.
p1997-43B3 = Der Strohmann hatte hingesehen: keine Strafe für die Gegenspieler; hatten sie einen Vorteil, wird für beide Seiten berichtigt.
p1997-43B3-if = Weist der Strohmann als Erster auf einen Fehler der Gegenspieler hin, bleibt dieser straflos.

## Sätze: gespielte Karten

p45C1-premature = Der Partner konnte die Karte sehen, also muss sie in diesem Stich gespielt werden.
p2007-45C4b = Ein Versprecher, ohne Denkpause richtiggestellt: Die gemeinte Karte wird stattdessen gespielt.
p2007-45C4b-late = Seine Seite hat inzwischen eine weitere Karte gespielt: zu spät für den Versprecher.
p2007-45C4b-mind = Die genannte Karte ist gespielt: Umentscheiden oder Unachtsamkeit ändert nichts.
p2007-45C4b-pause = Die genannte Karte ist gespielt: Sie wurde nicht sofort, sondern erst nach einer Denkpause geändert.
p2007-45C4b-unless = Nur ein Versprecher darf geändert werden, und nur ohne Denkpause.
p2007-45D-late = Beide Seiten haben zum nächsten Stich gespielt: zu spät, die Karte des Strohmanns zurückzunehmen.
p1997-46B1-last = Der Strohmann spielt als Letzter, also ist „hoch“ die niedrigste Karte, die den Stich gewinnt.
p47E2a-next_trick = Die spätere Karte gehört zum nächsten Stich: Die auf falsche Erklärung hin gespielte darf noch zurückgenommen werden.

## Sätze: sichtbare Karten und Strafkarten

p48A-lead = Eine von der Alleinspielerseite ausgespielte Karte geht ohne { word-rectification } ins Blatt zurück.
p1997-49-objected = Der Partner widersprach, also ist nichts konzediert; für die gezeigte Karte machen diese Regeln aber keine Ausnahme.
p49-premature = In diesem Stich ist sie unzulässig, und der Partner konnte sie sehen: Sie wird eine Strafkarte.
p1997-50-damage = Berichtigt wird, wenn der Partner Unerlaubtes verwendet hat oder wenn der Spieler wissen konnte, dass sich das Zeigen lohnt.
p50C-information = Was die Karte verrät, darf der Partner nicht verwenden.
p2007-50E1 = Dass die Karte gespielt werden muss, darf auch der Partner wissen.
p2007-50E2 = Was die Karte sonst verrät, darf der Partner ihres Besitzers nicht verwenden; der Alleinspieler darf es.
p2007-50E2-afterwards = Was die Karte verraten hat, darf der Partner ihres Besitzers nicht verwenden; der Alleinspieler darf es.

## Sätze: die Reihenfolge im Spiel

p53A-declarer = Der Alleinspieler nimmt das Ausspiel des Gegenspielers an: Es gilt, und es wird von dort weitergespielt.
p1997-53C-defenders = Was zurückgenommene Karten der eigenen Seite gezeigt haben, dürfen Gegenspieler nicht verwenden.
p1997-55A-differ = Die Gegenspieler sind uneinig, was diese Regeln nicht entscheiden: Es genügt, dass einer die Karte zurücknehmen lässt.
p1997-57-declarer = Regel 57 spricht nur von Gegenspielern: Spielt der Alleinspieler zu früh, gibt es keine Strafe.
p57A-after_partner = Regel 57 gilt hier nicht: Der Partner hatte schon gespielt.
p57A-other_suit = Eine andere Farbe darf er nach diesen Regeln nicht verlangen, nur die höchste oder niedrigste Karte, oder eine Farbe verbieten.

## Zusammenfassungen

law1997-43B3 = Hatte er hingesehen: keine Strafe für die Gegenspieler; hatten sie einen Vorteil, wird für beide Seiten berichtigt.
    .title = Hinweis trotz verlorener Rechte
law2007-43B3 = Hatte er hingesehen: keine { word-rectification }, es wird weitergespielt; gab es Schaden, wird berichtigt.
    .title = Hinweis trotz verlorener Rechte
law2007-45C4b = { $edition ->
    [1997] Ein Versprecher darf richtiggestellt werden, wenn es ohne Denkpause geschieht.
   *[other] Ein Versprecher darf ohne Denkpause richtiggestellt werden, bis der Partner gespielt hat.
}
    .title = Versprecher beim Nennen einer Karte
law2007-50E1 = Was eine Strafkarte verlangt, darf jeder wissen.
    .title = Die Pflicht, sie zu spielen
law2007-50E2 = Was sie sonst verrät, darf der Partner ihres Besitzers nicht verwenden; der Alleinspieler darf es.
    .title = Was sie sonst verrät
