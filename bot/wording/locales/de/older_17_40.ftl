### Die Regeln 17–22, 24, 25 und 28–40 in den Ausgaben von 2007 und 1997.

ask-call_out_of_rotation-bid_before = Hatte vor dem Pass außer Reihenfolge schon jemand geboten?
val-call_out_of_rotation-bid_before-true = Es war schon geboten
val-call_out_of_rotation-bid_before-false = Noch niemand hatte geboten
ask-any-next_call = Was sagt der Schuldige an, nachdem der rechte Gegner nicht gepasst hat?
val-any-next_call-same_denomination = Dieselbe Denomination
val-any-next_call-substitute_legal_call = Eine andere Ansage
ask-changed_call-without_pause = Hat er es ohne Gedankenpause richtiggestellt oder das versucht?
val-changed_call-without_pause-true = Ohne Gedankenpause
val-changed_call-without_pause-false = Nach einer Gedankenpause
ask-changed_call-lho_unaware = Hat der linke Gegner nach der Änderung angesagt, aber über die erste Ansage gemeint?
val-changed_call-lho_unaware-true = Er meinte die erste Ansage
val-changed_call-lho_unaware-false = So war es nicht
ask-changed_call-first_legal = War die erste Ansage regelgemäß?
val-changed_call-first_legal-true = Erste regelgemäß
val-changed_call-first_legal-false = Erste regelwidrig
ask-changed_call-after_refusal = Was sagt der Schuldige an, wenn der linke Gegner nicht annimmt?
val-changed_call-after_refusal-substitute_legal_call = Eine andere Ansage
val-changed_call-after_refusal-repeat_call = Er belässt die erste
ask-misinformation-same_trick = Wurde die spätere Karte zum selben Stich gespielt?
val-misinformation-same_trick-true = Zum selben Stich
val-misinformation-same_trick-false = Zum nächsten Stich

## Sätze: Karten und geänderte Ansagen

p1997-24 = Jede solche Karte bleibt bis zum Ende der Lizitation offen liegen.
p1997-24-declaring = Die Seite des Spielers spielt den Kontrakt: Die Karte kommt zurück ins Blatt.
p1997-24-defending = Die Seite des Spielers ist im Gegenspiel: Der Alleinspieler darf die Karte als Strafkarte behandeln.
p1997-24-if_defending = Wird er Gegenspieler, darf der Alleinspieler jede solche Karte als Strafkarte behandeln.
p1997-24-unseen = Der Partner konnte sie nicht sehen: Der Spieler nimmt die Karte zurück, weiter geschieht nichts.
p2007-25A1 = Ein Versehen, ohne Gedankenpause richtiggestellt: Bis der Partner ansagt, darf die gemeinte Ansage an seine Stelle treten.
p2007-25A1-changed = Ein Versehen, ohne Gedankenpause richtiggestellt, der Partner hatte noch nicht angesagt: Die gemeinte Ansage gilt.
p2007-25A1-kept = Der Spieler darf auch die erste Ansage belassen.
p2007-25A1-unless = Nur ein Versehen darf geändert werden, und nur ohne Gedankenpause.
p1997-25A-over = Die Lizitation ist zu Ende: Keine Ansage kann mehr geändert werden.
p1997-25B-meant = Es war kein sofort richtiggestelltes Versehen, daher ist eine Änderung nicht frei.
p1997-25B-lho_called = Der linke Gegner hat schon angesagt: Für eine Änderung ist es zu spät, die erste Ansage gilt.
p1997-25B-later_call = Der Schuldige hatte schon angesagt: Das gilt als Änderung seiner früheren Ansage.
p1997-25B1-unaware = Der linke Gegner wollte über die erste Ansage ansagen: Die zweite gilt, und er darf seine straflos ändern.
p1997-25B2 = Der linke Gegner nimmt nicht an: Die zweite Ansage ist aufgehoben.
p1997-25B2a = Auch die erste Ansage war regelwidrig: Für sie gilt die Regel, die sie betrifft.
p1997-25B2b = Nimmt der linke Gegner nicht an: Die erste bleibt und der Partner passt einmal, oder eine andere Ansage mit höchstens 40 %.
p1997-25B2b1 = Der Schuldige belässt die erste Ansage: Sie gilt, und sein Partner muss einmal passen.
p1997-25B2b2 = Der Schuldige macht eine andere Ansage: Es geht weiter, seine Seite erhält höchstens 40 %, die andere behält ihr Score.
p1997-25B2c = Wird die schuldige Seite zum Gegenspieler, sind Ausspielstrafen möglich.

## Sätze: Ansagen außer Reihenfolge

p2007-30A = Noch niemand hatte geboten: Der Schuldige muss passen, wenn er an die Reihe kommt; sein Partner darf frei ansagen.
p2007-30B2a = Nach einem Gebot, der Partner war dran: Der Schuldige muss bis zum Ende der Lizitation passen.
p2007-30B2b = Der Partner darf genügend bieten oder passen, in dieser Runde aber nicht kontrieren oder rekontrieren.
p2007-31A2a = Wieder dieselbe Denomination: Der Partner muss passen, wenn er das nächste Mal dran ist.
p2007-31A2b = Eine andere Denomination oder Ansage: Der Partner muss bis zum Ende der Lizitation passen.
p2007-31A2b-pass = Der rechte Gegner passt nicht: Nach einem künstlichen Pass außer Reihenfolge muss der Partner bis zum Ende passen.
p2007-31B = Der Schuldige darf frei ansagen, wenn er an die Reihe kommt, sein Partner muss bis zum Ende der Lizitation passen.
p2007-31B-change = Der Schuldige hatte schon angesagt: Das gilt als Änderung seiner früheren Ansage.
p2007-32A = Der Partner war dran: Das Kontra ist aufgehoben, und der Partner muss bis zum Ende der Lizitation passen.
p2007-32B2 = Der rechte Gegner passt nicht: Der Schuldige darf frei ansagen, sein Partner muss bis zum Ende der Lizitation passen.
p2007-32B2-illegal = Auch die Ansage des rechten Gegners ist regelwidrig: Zuerst wird diese wie üblich bereinigt.

## Sätze: unzulässige Ansagen

p1997-35C = Der linke Gegner hat angesagt: Das Gebot und alles danach ist aufgehoben, der Schuldige passt, weiter geschieht nichts.
p1997-35D = Auch der linke Gegner hat angesagt: Alle diese Ansagen sind straflos aufgehoben.
p1997-36-found = Erst im Spiel bemerkt: Ein unerlaubtes Kontra zählt nicht.

## Sätze: Wiederholung, Erklärungen und Übereinkünfte

p20F1-whole = Gefragt werden darf nach der Bedeutung der ganzen gegnerischen Bietfolge, nicht nach einer einzelnen Ansage.
p20F1-normally = Normalerweise erklärt der Partner dessen, der die Ansage gemacht hat.
p2007-20F4 = Sofort den Turnierleiter rufen und die eigene Erklärung richtigstellen.
p2007-20F4-then = Der Turnierleiter entscheidet dann, ob eine Ansage geändert oder das Ergebnis berichtigt wird.
p1997-40B = Eine Übereinkunft, die der Gegner nicht kennen kann, darf nicht verwendet werden.
p1997-40C-no_damage = Niemand wurde geschädigt, daher bleibt das Ergebnis.
p1997-40D-breach = Die Bestimmungen erlauben diese Übereinkunft nicht.
p1997-40D-regulated = Der Verband darf bestimmen, welche Übereinkünfte gespielt werden dürfen.
p1997-40E1 = Es kann vorgeschrieben sein, dass beide Partner dasselbe System spielen; der Stil darf verschieden sein.
p1997-40E2-aid = Hilfsmittel jeder Art sind während der Lizitation und des Spiels verboten.
p1997-40E2-before = Vor Beginn der Lizitation dürfen die Konventionskarten angesehen werden.
p1997-40E2-own = Während der Lizitation und des Spiels darf niemand die eigene Konventionskarte ansehen.
p1997-40E2-own_turn = Wer an der Reihe ist, außer dem Strohmann, darf in die Konventionskarte der Gegner sehen.
p1997-40E2-not_turn = Nur wer an der Reihe ist, und nie der Strohmann, darf in die Konventionskarte der Gegner sehen.
p1997-40E2-permitted = Die Bestimmungen des Turniers erlauben es.
p1997-75-heard = Aus der Erklärung des Partners geht ein Missverständnis hervor; diese Information ist für dich unerlaubt.
p2007-75B-none = So etwas war nicht vereinbart, daher war die Erklärung falsch.
p2007-75C-silence = Während der Lizitation darf der Spieler die Erklärung nicht richtigstellen, und später muss er es nicht.

## Zusammenfassungen

law1997-17A = Für jede Seite beginnt sie, sobald einer der Partner seine Karten ansieht.
    .title = Beginn für eine Seite
law2007-17E1 = Sie endet so, wie es die Regel über das Ende der Lizitation sagt.
    .title = Wann sie endet
law2007-20F4 = Wer merkt, dass er selbst falsch erklärt hat, ruft sofort den Turnierleiter.
    .title = Eigener Fehler bemerkt
law2007-22A = Vier Pass beenden die Lizitation, ebenso drei nach dem letzten Gebot.
    .title = Ende der Lizitation
law2007-22B = Nach der Lizitation ist Zeit zum Klären, bis ein Ausspiel aufgedeckt wird.
    .title = Ende der Lizitationsperiode
law1997-24 = Vom Partner sichtbare Karten bleiben bis zum Ende der Lizitation offen; die eines Gegenspielers darf der Alleinspieler als Strafkarten behandeln.
    .title = Karte in der Lizitation sichtbar
law2007-25A1 = Bis der Partner ansagt, darf ein Versehen durch die gemeinte Ansage ersetzt werden, wenn es ohne Gedankenpause geschieht.
    .title = Versehen sofort richtiggestellt
law1997-25B2 = Die zweite Ansage ist aufgehoben, und was der Schuldige dann ansagt, hat seinen Preis.
    .title = Änderung nicht angenommen
law1997-25B2a = War die erste Ansage regelwidrig, gilt die Regel, die sie betrifft.
    .title = Erste Ansage regelwidrig
law1997-25B2b = War die erste Ansage regelgemäß, belässt der Schuldige sie oder macht eine andere; beides hat seinen Preis.
    .title = Erste Ansage regelgemäß
law1997-25B2b1 = Die erste Ansage gilt, und der Partner muss einmal passen.
    .title = Erste Ansage belassen
law1997-25B2b2 = Eine andere Ansage: höchstens 40 % für die schuldige Seite, die andere behält ihr Score.
    .title = Andere Ansage
law1997-25B2c = In beiden Fällen sind im Gegenspiel Ausspielstrafen möglich.
    .title = Ausspiel danach
law2007-30A = Bevor jemand geboten hat, kostet ein Pass außer Reihenfolge den Schuldigen ein Pass beim nächsten Mal.
    .title = Vor dem ersten Gebot
law2007-30B = Nach einem Gebot kommt es darauf an, wer dran war.
    .title = Nach einem Gebot
law2007-30B2 = War der Partner dran, sind beide Partner eingeschränkt.
    .title = Partner war dran
law2007-30B2a = Der Schuldige passt bis zum Ende der Lizitation.
    .title = Der Schuldige
law2007-30B2b = Der Partner bietet oder passt, kontriert oder rekontriert aber in dieser Runde nicht.
    .title = Partner des Schuldigen
law2007-31A2a = Wiederholt der Schuldige die Denomination, muss der Partner einmal passen.
    .title = Dieselbe Denomination
law2007-31A2b = Sonst passt der Partner bis zum Ende, und das Ausspiel kann eingeschränkt werden.
    .title = Andere Ansage
law2007-31B = Der Partner passt bis zum Ende der Lizitation, und das Ausspiel kann eingeschränkt werden.
    .title = Partner oder linker Gegner dran
law2007-32A = Der Partner passt bis zum Ende der Lizitation.
    .title = Partner war dran
law2007-32B2 = Der Schuldige sagt frei an, der Partner passt bis zum Ende der Lizitation.
    .title = Rechter Gegner passt nicht
law1997-35 = Sagt der linke Gegner vor der Strafe über eine unzulässige Ansage an, wird sie nicht bestraft.
    .title = Unzulässige Ansage angenommen
law1997-35C = Das Gebot und alles danach ist aufgehoben, der Schuldige passt, weiter geschieht nichts.
    .title = Gebot über sieben
law1997-35D = Sie und alle späteren Ansagen sind straflos aufgehoben.
    .title = Ansage nach der Lizitation
law1997-40B = Keine Ansage oder Spielweise darf auf einer Übereinkunft beruhen, die der Gegner nicht kennen kann.
    .title = Verborgene Übereinkünfte
law2007-40C3 = Hilfsmittel sind nicht erlaubt, und wiederholtes Verschweigen kann bestraft werden.
    .title = Hilfsmittel und Wiederholung
law1997-40E = Wozu die Konventionskarte dient und wer sie ansehen darf.
    .title = Konventionskarte
law1997-40E1 = Eine Karte kann vorgeschrieben werden, ebenso dasselbe System für beide Partner.
    .title = Karte vorgeschrieben
law1997-40E2 = Die Karte der Gegner nur, wenn man dran ist; die eigene und andere Hilfsmittel gar nicht.
    .title = Einsicht in Karten
law1997-75D = Wie eine falsche Erklärung richtiggestellt wird, die eigene oder die des Partners.
    .title = Richtigstellung von Erklärungen
