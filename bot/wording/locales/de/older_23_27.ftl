### Die Regeln 23, 26 und 27 in den Ausgaben von 2007 und 1997.

ask-insufficient_bid-natural = Sind das ungenügende Gebot und sein Ersatz beide natürlich?
val-insufficient_bid-natural-true = Beide natürlich
val-insufficient_bid-natural-false = Eines ist konventionell
ask-any-suit_shown_again = Hat der Schuldige die Farbe auch in der gültigen Lizitation gezeigt?
val-any-suit_shown_again-true = Farbe nochmals gezeigt
val-any-suit_shown_again-false = Farbe nicht nochmals

## Sätze

p1997-23 = Konnte der Schuldige wissen, dass es den anderen schadet, wenn sein Partner passen muss, berichtigt der Turnierleiter nachher das Ergebnis.
p2007-26A1 = Das Ausspiel ist frei: Der Schuldige hat dieselbe Farbe auch in der gültigen Lizitation geboten.
p2007-26A2a = Im Gegenspiel: Spielt der Partner des Schuldigen erstmals aus, darf der Alleinspieler die Farbe der zurückgezogenen Ansage verlangen, falls nicht nochmals geboten.
p2007-26A2b = Oder der Alleinspieler verbietet diese Farbe, solange der Partner am Stich bleibt.
p2007-26B = Zeigte die zurückgezogene Ansage keine bestimmte Farbe: Der Alleinspieler darf dem Partner beim ersten Ausspiel eine beliebige Farbe verbieten.
p2007-27B1a = Mit dem niedrigsten genügenden Gebot derselben Denomination, beide natürlich, geht es weiter, und der Partner bleibt frei.
p2007-27B1b = Mit einer Ansage von gleicher oder genauerer Bedeutung geht die Lizitation weiter, und der Partner bleibt frei.
p1997-27B-again = Ein zweites ungenügendes Gebot stellt nichts richtig: Der Schuldige muss immer noch hoch genug bieten oder passen.
p1997-27B1-damage = Hat das ungenügende Gebot so viel verraten, dass es den anderen schadet, berichtigt der Turnierleiter nachher das Ergebnis.
p1997-27B2-comparable = Diese Regeln kennen keine vergleichbare Ansage: Auch ein Ersatz ähnlicher Bedeutung zwingt den Partner zum Passen.

## Zusammenfassungen

law1997-23 = Zwingt eine Strafe den Partner zum Passen und konnte der Schuldige den Nutzen kennen, wird berichtigt.
    .title = Erzwungener Pass, der schadet
law2007-26A = Die zurückgezogene Ansage zeigte eine oder mehrere bestimmte Farben.
    .title = Ansage mit bestimmter Farbe
law2007-26A1 = Hat derselbe Spieler die Farbe auch gültig geboten, bleibt das Ausspiel frei.
    .title = Dieselbe Farbe geboten
law2007-26A2 = Sonst darf der Alleinspieler die Farbe verlangen oder verbieten, wenn der Partner erstmals ausspielt.
    .title = Farbe nicht geboten
law2007-26A2a = Der Alleinspieler darf eine der gezeigten Farben verlangen.
    .title = Die Farbe verlangen
law2007-26A2b = Der Alleinspieler darf eine der gezeigten Farben verbieten, solange der Spieler am Stich bleibt.
    .title = Die Farbe verbieten
law2007-26B = Nach anderen zurückgezogenen Ansagen darf der Alleinspieler beim ersten Ausspiel eine beliebige Farbe verbieten.
    .title = Andere Ansagen
law2007-27B1a = Das niedrigste genügende Gebot derselben Denomination, wenn keines der beiden konventionell ist: frei.
    .title = Gleiche natürliche Denomination
law2007-27B1b = Jede zulässige Ansage mit gleicher oder genauerer Bedeutung: keine weiteren Folgen.
    .title = Gleiche oder genauere Bedeutung
