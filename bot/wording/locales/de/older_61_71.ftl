### Die Regeln 61-71 in den Ausgaben von 2007 und 1997.

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
