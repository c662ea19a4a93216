### Die Regeln 61-71 in den Ausgaben von 2007 und 1997.

ask-revoke-faced_card = Lag die Karte, die hätte gespielt werden müssen, offen auf dem Tisch?
val-revoke-faced_card-true = Diese Karte lag offen
val-revoke-faced_card-false = Sie war im verdeckten Blatt
ask-revoke-won_with_card = Gewann der Schuldige selbst später einen Stich mit einer Karte, die er im Revokestich hätte spielen dürfen?
val-revoke-won_with_card-true = Gewann mit einer solchen
val-revoke-won_with_card-false = Nicht mit einer solchen
ask-revoke-won_two = Gewann die schuldige Seite vom Revokestich an mindestens zwei Stiche?
val-revoke-won_two-true = Mindestens zwei Stiche
val-revoke-won_two-false = Nur einen Stich
ask-trick_inspection-next_trick_led = Hat schon jemand zum nächsten Stich ausgespielt?
val-trick_inspection-next_trick_led-true = Es ist ausgespielt
val-trick_inspection-next_trick_led-false = Noch nicht ausgespielt

## Sätze

p1997-61B-partner = Ein Gegenspieler darf seinen Partner nicht fragen, ob er keine Karte der Farbe hat.
p1997-63B = Der Partner fragte, was nicht erlaubt ist: Die Karte muss ersetzt werden, und das Revoke gilt trotzdem als vollendet.
p2007-63A3 = Der Schuldige oder sein Partner hat geclaimt oder konzediert: Das Revoke ist vollendet.
p2007-63A3-agreed = Die schuldige Seite stimmte dem Claim der Gegner zu: Schon das vollendet das Revoke.
p1997-64A-each = Beide Seiten begingen ein Revoke: Jedes wird für sich entschieden.
p1997-64A2-two = Zwei Stiche gehen nach dem Spiel über: Die Seite gewann mindestens zwei, einen mit einer Karte, die im Revokestich möglich war.
p1997-64A2-partner = Ein Stich geht nach dem Spiel an die andere Seite: Der Partner des Schuldigen gewann den Revokestich.
p1997-64A2-later = Ein Stich geht nach dem Spiel an die andere Seite: Die schuldige Seite gewann nach dem Revoke noch einen.
p1997-64A2-either = Gewann ihn sein Partner, geht ebenfalls ein Stich über.
p1997-64A2-defective = Ein Stich geht nach dem Spiel an die andere Seite: Die Seite gewann diesen oder einen späteren.
p1997-67B1a = Er legt eine Karte der ausgespielten Farbe offen zu seinen gespielten Karten; eine Strafe gibt es nicht.
p1997-65B-direction = Alleinspieler und Gegenspieler dürfen auf eine falsch abgelegte Karte hinweisen, der Strohmann erst nach dem Spiel.
p2007-65B3 = Ein Spieler darf auf eine falsch abgelegte Karte hinweisen: Zum nächsten Stich ist noch nicht ausgespielt.
p2007-65B3-declarer = Der Alleinspieler darf die Karte jederzeit richtig hinlegen lassen.
p2007-65B3-late = Zu spät für einen Hinweis von Strohmann oder Gegenspielern: Zum nächsten Stich ist schon ausgespielt.
p2007-66B = Er darf seine letzte Karte ansehen, ohne sie zu zeigen, bis jemand zum nächsten Stich ausspielt.
p2007-67B-misplaced = Der Stich ist in Ordnung: Die Karte wurde gespielt und wird nur an ihren Platz gelegt.
p2007-67B-played_later = Die Karte wurde auch zu einem späteren Stich gespielt und kommt nicht mehr an ihren Platz.
p2007-64B3 = Kein Stich geht über: Die Karte, die nicht gespielt wurde, lag offen auf dem Tisch.
p2007-64B3-designation = Ein Revoke des Strohmanns kostet automatisch keinen Stich; den Schaden gleicht der Turnierleiter aus.
p2007-64B7 = Kein Stich geht über: Beide Seiten begingen auf diesem Board ein Revoke.

## Zusammenfassungen

law1997-63B = Wurde 61B verletzt, wird das Revoke berichtigt, und Regel 64 gilt, als wäre es vollendet.
    .title = Regelwidriger Hinweis
law2007-63A3 = Der Schuldige oder sein Partner claimt, konzediert oder stimmt Claim oder Konzession der Gegner zu.
    .title = Durch einen Claim
law1997-64A2 = Ein Stich, wenn die Seite ihn oder einen späteren gewann; noch einer, wenn der Schuldige einen mit einer möglichen Karte gewann.
    .title = Der Schuldige gewann ihn nicht
law2007-64B3 = Die richtige Karte lag offen oder gehörte zu einem aufgelegten Blatt, auch dem des Strohmanns.
    .title = Eine offene Karte
law2007-64B7 = Beide Seiten begingen auf dem Board ein Revoke.
    .title = Revoke auf beiden Seiten
law2007-65B3 = Der Alleinspieler darf es jederzeit richten lassen, die anderen bis zum Ausspiel zum nächsten Stich darauf hinweisen.
    .title = Falsch abgelegte Karte
law2007-66B = Bis jemand zum nächsten Stich ausspielt, darf man die eigene letzte Karte ansehen, ohne sie zu zeigen.
    .title = Die eigene letzte Karte
law1997-67B1a = Er muss eine Karte dieser Farbe wählen; eine Strafe gibt es nicht.
    .title = Er hat die ausgespielte Farbe
law1997-70B2 = Alle Spieler legen ihre restlichen Karten auf.
    .title = Karten aufgelegt
law2007-70D3 = Was nach dem Claim gespielt wurde, kann zeigen, was geclaimt war und wie wohl gespielt worden wäre.
    .title = Spiel nach dem Claim
law1997-70E = Nicht, wenn ein Gegner die Karte halten muss, außer der andere ist blank oder jedes andere Spiel irrational.
    .title = Nicht genannter Impass oder Abschlagen
law1997-71A = Die Seite gab einen Stich ab, den sie schon gewonnen hatte oder den kein zulässiges Spiel verliert.
    .title = Ein sicherer Stich
law1997-71B = Der Alleinspieler gab einen schon erfüllten Kontrakt auf oder ein Gegenspieler einen schon geschlagenen.
    .title = Schon entschiedener Kontrakt
