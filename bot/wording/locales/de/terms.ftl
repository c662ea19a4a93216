### Nachschlagen: der Rahmen, und Begriffe in eigenen Worten.

lookup-part-of = Gehört zu
lookup-next-to = Daneben
lookup-details = Im Einzelnen
lookup-where = In den Regeln
lookup-and-more = { $what } und { $count } weitere
no-such-term = Ich kenne weder einen Paragraphen noch einen Begriff „{ $text }“. Frag nach einer Nummer (64A1) oder einem Begriff (vergleichbare Ansage).
no-such-term-nearest = „{ $text }“ kenne ich nicht. Meinst du: { $nearest }?

## Karten und Boards

term-board = Der Behälter mit den vier Blättern, auf dem Teiler und Gefahr stehen; auch die Teilung darin.
    .title = Board
term-deal = Wie die 52 Karten auf die vier Blätter verteilt sind; auch das Austeilen, und das Reizen und Spielen dieser Karten.
    .title = Teilung
term-hand = Die dreizehn Karten, die ein Spieler bekommen hat, oder was er davon noch hält.
    .title = Blatt
term-wrong_number_of_cards = Ein Blatt mit mehr oder weniger als dreizehn Karten, bemerkt während Lizitation oder Spiel.
    .title = Falsche Kartenzahl
term-honour = Ass, König, Dame, Bube oder Zehn.
    .title = Figur
term-suit = Eine der vier Gruppen zu dreizehn Karten: Pik, Coeur, Karo, Treff.
    .title = Farbe
term-notrump = Die höchste Denomination: keine Farbe ist Trumpf, die höchste Karte der ausgespielten Farbe sticht.
    .title = Ohne Trumpf
term-trump = Die Farbe, die der Kontrakt nennt. Ihre Karten schlagen jede Karte der anderen Farben.
    .title = Trumpf

## Personen

term-lho = Der Gegner zur Linken, der unmittelbar nach einem ansagt und spielt.
    .title = Linker Gegner
term-rho = Der Gegner zur Rechten, der unmittelbar vor einem ansagt und spielt.
    .title = Rechter Gegner
term-declarer = Wer auf der Seite mit dem letzten Gebot die Denomination des Kontrakts als Erster geboten hat. Er spielt sein Blatt und das des Strohmanns.
    .title = Alleinspieler
term-presumed_declarer = Wer Alleinspieler wird, wenn keine Regelwidrigkeit das ändert. Bis das Spiel richtig begonnen hat, stehen ihm schon einige Rechte des Alleinspielers zu.
    .title = Präsumtiver Alleinspieler
term-dummy = Der Partner des Alleinspielers, auch sein Blatt, das nach dem ersten Ausspiel offen liegt. Er spielt, was der Alleinspieler nennt, und nimmt sonst nicht teil.
    .title = Strohmann
term-dummys_hand = Wie der Strohmann liegt: offen nach dem ersten Ausspiel, nach Farben, jede in einer Reihe zum Alleinspieler hin, die niedrigste Karte ihm am nächsten, Trumpf rechts vom Strohmann.
    .title = Auslegen des Strohmanns
term-dummys_rights = Was der Strohmann darf: Stiche zählen und für den Alleinspieler spielen; nach einem möglichen Revoke fragen und eine Regelwidrigkeit zu verhindern suchen; von ihr sprechen, wenn ein anderer es tat.
    .title = Rechte des Strohmanns
term-dummys_limits = Was der Strohmann nicht darf: am Spiel teilnehmen, währenddessen auf eine Regelwidrigkeit hinweisen, in andere Blätter sehen oder dafür seinen Platz verlassen.
    .title = Grenzen des Strohmanns
term-defender = Ein Gegner des Alleinspielers oder dessen, der es gleich sein wird.
    .title = Gegenspieler
term-director = Wer das Turnier leitet. Nur der Turnierleiter wendet die Regeln an und entscheidet bei Regelwidrigkeiten.
    .title = Turnierleiter
term-contestant = Wer um einen Platz kämpft: im Individualturnier ein Spieler, sonst ein Paar oder ein Team.
    .title = Teilnehmer
term-spectator = Wer sich im Spielbereich aufhält, ohne dort zu spielen oder zu arbeiten; Zuschauer sagen und zeigen nichts.
    .title = Zuschauer
term-regulating_authority = Die Stelle, die für ein Turnier zuständig ist und regeln darf, was die Regeln offen lassen, meist der nationale Verband.
    .title = Zuständiger Verband

## Das Turnier

term-round = Der Teil eines Durchgangs, der ohne Platzwechsel gespielt wird.
    .title = Runde
term-session = Ein Spielabschnitt, in dem eine vorher festgelegte Zahl von Boards gespielt wird.
    .title = Durchgang
term-appeal = Der Antrag, eine Entscheidung des Turnierleiters zu überprüfen. Er geht über den Turnierleiter, rechtzeitig und mit Zustimmung von Partner oder Kapitän.
    .title = Protest

## Lizitation

term-call = Alles, was man in der Lizitation sagen kann: ein Gebot, ein Kontra, ein Rekontra oder ein Pass.
    .title = Ansage
term-bid = Die Verpflichtung, eine Zahl von Stichen über sechs in einer Farbe oder ohne Trumpf zu machen, etwa zwei Pik.
    .title = Gebot
term-pass = Eine Ansage, mit der man diesmal weder bietet noch kontriert noch rekontriert.
    .title = Pass
term-double = Eine Ansage auf ein gegnerisches Gebot, die erhöht, was der Kontrakt zählt, erfüllt oder nicht.
    .title = Kontra
term-redouble = Eine Ansage auf ein gegnerisches Kontra gegen das eigene Gebot, die die Punkte nochmals erhöht.
    .title = Rekontra
term-auction = Die Ansagen der Reihe nach, die den Kontrakt bestimmen, von der ersten bis zum abschließenden Pass.
    .title = Lizitation
term-auction_period = Sie beginnt für eine Seite, wenn einer der Partner seine Karten aus dem Board nimmt, und endet, wenn das erste Ausspiel aufgedeckt wird oder alle gepasst haben.
    .title = Lizitationsperiode
term-clarification_period = Die Zeit zwischen dem Ende der Lizitation und dem Aufdecken des ersten Ausspiels, in der man fragt und die Alleinspielerseite falsche Erklärungen berichtigt.
    .title = Klärungsperiode
term-play_period = Die Zeit vom Aufdecken des ersten Ausspiels bis zum Ende des Spiels an diesem Board.
    .title = Spielperiode
term-denomination = Die Farbe oder Ohne Trumpf, wie das Gebot sie nennt. Von unten nach oben: Treff, Karo, Coeur, Pik, Ohne Trumpf.
    .title = Denomination
term-contract = Was die Alleinspielerseite mit dem letzten Gebot zusagt: so viele Stiche in dieser Denomination, einfach, kontriert oder rekontriert.
    .title = Kontrakt
term-call_out_of_rotation = Die Ansage eines Spielers, der nicht an der Reihe war. Der nächste Spieler darf sie annehmen; sonst ist sie aufgehoben.
    .title = Ansage außer Reihenfolge
term-insufficient_bid = Ein Gebot, das nicht höher ist als das letzte, etwa ein Coeur auf ein Pik.
    .title = Ungenügendes Gebot
term-sufficient_bid = Ein Gebot, das höher ist als das letzte: mehr Stiche, oder gleich viele in einer höheren Denomination.
    .title = Genügendes Gebot
term-comparable_call = Eine Ersatzansage, die etwa dasselbe zeigt wie die zurückgezogene, nur einen Teil davon, oder demselben Zweck dient. Dann darf der Partner weiter reizen.
    .title = Vergleichbare Ansage
term-artificial_call = Eine Ansage, die etwas anderes zeigt als den Wunsch, dort zu spielen, oder hohe Karten dort, oder mehr, als Spieler als selbstverständlich annehmen.
    .title = Künstliche Ansage
term-psychic_call = Eine absichtlich und grob falsche Angabe von Stärke oder Länge. Erlaubt, solange der Partner nicht eher damit rechnen kann als die Gegner.
    .title = Bluff
term-inadmissible_call = Eine Ansage, die dort nie erlaubt ist, etwa ein Kontra auf das Gebot des Partners, ein Gebot über sieben oder eines nach dem abschließenden Pass.
    .title = Unzulässige Ansage
term-unintended_call = Eine Ansage, die der Spieler nie machen wollte, vergriffen oder versprochen. Wer es sich anders überlegt, hat keine solche gemacht.
    .title = Unbeabsichtigte Ansage
term-withdrawn_call = Eine Ansage, die zurückgenommen oder aufgehoben wird. Was sie verriet, ist für die schuldige Seite unerlaubt; die andere Seite darf es verwenden.
    .title = Zurückgezogene Ansage
term-changed_call = Anders ansagen statt der eigenen Ansage. Frei nur, wenn die erste nie gemeint war, ohne Denkpause und bevor der Partner angesagt hat.
    .title = Änderung einer Ansage

## Information

term-authorized_information = Worauf man Ansagen und Spiel stützen darf: regelgemäße Ansagen und Karten, was man vorher wusste, und was die Regeln ausdrücklich erlauben.
    .title = Erlaubte Information
term-unauthorized_information = Was der Partner anders als durch regelgemäße Ansagen und Karten mitteilt: Zögern, eine Bemerkung, eine Frage, eine Geste. Man darf es nicht verwenden.
    .title = Unerlaubte Information
term-extraneous_information = Was ein Spieler über ein Board zufällig von anderswo erfährt, etwa von einem anderen Tisch oder durch eine vor der Lizitation gesehene Karte. Er sagt es sofort dem Turnierleiter.
    .title = Fremde Information
term-logical_alternative = Eine Aktion, die ein guter Teil vergleichbarer Spieler mit denselben Methoden ernsthaft erwägen würde und die einige von ihnen wählen könnten.
    .title = Logische Alternative
term-hesitation = Eine Abweichung vom gewohnten Tempo. Sie ist an sich kein Verstoß, aber der Partner darf nicht verwenden, was sie verrät.
    .title = Zögern
term-misinformation = Eine falsche oder fehlende Erklärung oder Alertierung: die Gegner haben nicht erfahren, was das Paar vereinbart hat.
    .title = Falsche Information
term-mistaken_explanation = Eine Erklärung, die nicht der Vereinbarung entspricht. Sie ist ein Regelverstoß und muss berichtigt werden, wann die Regeln es sagen.
    .title = Falsche Erklärung
term-mistaken_call = Eine Ansage, die nicht der Vereinbarung entspricht, während die Erklärung stimmt. Das ist kein Regelverstoß.
    .title = Falsche Ansage
term-alert = Der Hinweis, in der vom Verband bestimmten Form, dass die Ansage des Partners erklärt werden sollte.
    .title = Alert
term-system_card = Die Karte, auf der ein Paar seine Vereinbarungen für die Gegner festhält.
    .title = Konventionskarte
term-partnership_understanding = Was Partner über die Bedeutung von Ansagen und Karten vereinbart haben, ausdrücklich oder aus Gewohnheit. Die Gegner haben ein Recht darauf, es zu erfahren.
    .title = Partnerschaftsübereinkunft
term-special_understanding = Eine Übereinkunft, mit der die Gegner vielleicht nicht rechnen, oder die der Verband als besondere bezeichnet hat; der Verband darf sie regeln.
    .title = Besondere Übereinkunft

## Spiel

term-lead = Die erste Karte, die zu einem Stich gespielt wird.
    .title = Ausspiel
term-opening_lead = Das Ausspiel zum ersten Stich durch den Spieler links vom Alleinspieler; zuerst verdeckt, dann aufgedeckt.
    .title = Erstes Ausspiel
term-opening_lead_out_of_turn = Ein erstes Ausspiel durch den falschen Spieler. Liegt es offen, wählt der Alleinspieler, was daraus wird.
    .title = Erstes Ausspiel außer Reihenfolge
term-lead_out_of_turn = Ein Ausspiel aus einem Blatt, das nicht am Ausspiel war. Die andere Seite darf es annehmen.
    .title = Ausspiel außer Reihenfolge
term-simultaneous_plays = Zwei Spieler spielen zugleich: wer am Zug war, gilt als Erster. Oder ein Spieler zeigt zwei Karten: die einzige sichtbare ist gespielt, sonst wählt er.
    .title = Gleichzeitiges Spielen
term-follow_suit = Eine Karte der ausgespielten Farbe zugeben. Wer kann, muss.
    .title = Farbe bekennen
term-trick = Vier Karten, aus jedem Blatt eine, beginnend mit dem Ausspiel.
    .title = Stich
term-odd_trick = Jeder Stich, den die Alleinspielerseite über die ersten sechs hinaus macht.
    .title = Stich über dem Buch
term-overtrick = Jeder Stich, den die Alleinspielerseite über ihren Kontrakt hinaus macht.
    .title = Überstich
term-undertrick = Jeder Stich, der der Alleinspielerseite zu ihrem Kontrakt fehlt.
    .title = Faller
term-quitted_trick = Ein fertiger Stich, dessen vier Karten umgedreht sind.
    .title = Abgelegter Stich
term-played_card = Eine Karte, die als gespielt gilt: die des Gegenspielers, sobald der Partner sie sehen konnte, die des Alleinspielers, wenn er sie offen nahe am Tisch hält, die des Strohmanns, wenn sie genannt ist.
    .title = Gespielte Karte
term-exposed_card = Eine Karte, die gezeigt wird, ohne dass sie gerade regelgemäß ausgespielt oder zugegeben wird.
    .title = Sichtbar gewordene Karte
term-penalty_card = Eine zu früh sichtbar gewordene Karte eines Gegenspielers, die offen liegen bleibt, bis sie gespielt ist oder aufgenommen werden darf.
    .title = Strafkarte
term-minor_penalty_card = Eine einzelne Strafkarte unter einer Figur, die aus Versehen sichtbar wurde, gefallen oder mit einer zweiten gespielt. Der Partner spielt frei aus.
    .title = Kleine Strafkarte
term-major_penalty_card = Eine Strafkarte, die eine Figur ist, absichtlich gezeigt wurde (Ausspiel außer Reihenfolge, Revoke) oder eine von mehreren ist. Sie fällt bei erster Gelegenheit, und der Alleinspieler darf das Ausspiel des Partners lenken.
    .title = Große (normale) Strafkarte
term-lead_restriction = Das Recht des Alleinspielers, das Ausspiel einer Farbe zu verlangen oder zu verbieten, nach einer zurückgezogenen Ansage oder bei einer großen Strafkarte.
    .title = Ausspielbeschränkung
term-revoke = Eine Karte einer anderen Farbe spielen, obwohl man bedienen könnte, oder eine Karte nicht spielen, die eine Regel verlangt.
    .title = Revoke
term-established_revoke = Ein Revoke, das nicht mehr berichtigt werden darf: die schuldige Seite hat zum nächsten Stich gespielt oder einen Claim oder eine Konzession abgegeben oder einem Claim zugestimmt.
    .title = Vollendetes Revoke
term-revoke_rectification = Nach einem vollendeten Revoke gehen am Ende des Spiels ein oder zwei Stiche über, mehr, wenn das den Schaden nicht deckt; für manche Revokes keiner.
    .title = Berichtigung eines Revokes
term-defective_trick = Ein Stich, zu dem aus einem Blatt keine Karte oder mehr als eine gespielt wurde.
    .title = Fehlerhafter Stich
term-claim = Sagen oder zeigen, dass die eigene Seite eine bestimmte Zahl der restlichen Stiche gewinnt. Der Spielplan wird sofort genannt, und das Spiel ruht.
    .title = Claim
term-concession = Sagen oder zeigen, dass die eigene Seite eine bestimmte Zahl der restlichen Stiche verliert.
    .title = Konzession

term-normal_play = Bei Claims und Konzessionen: was ein Spieler dieser Klasse tun könnte, auch nachlässig oder unterlegen, aber nichts Unvernünftiges.
    .title = Normales Spiel

## Regelwidrigkeiten und ihre Folgen

term-irregularity = Alles, was vom richtigen Ablauf abweicht, ob ein Spieler etwas dafür kann oder nicht.
    .title = Regelwidrigkeit
term-infraction = Der Verstoß eines Spielers gegen eine Regel oder eine gültige Bestimmung.
    .title = Regelverstoß
term-offender = Der Spieler, der die Regelwidrigkeit begangen hat; mit seinem Partner ist er die schuldige Seite.
    .title = Schuldiger
term-non_offending_side = Die Seite, die die Regelwidrigkeit nicht begangen hat und die von den Regeln geschützt wird.
    .title = Nichtschuldige Seite
term-rectification = Was die Regeln vorschreiben, um eine Sache in Ordnung zu bringen, sobald der Turnierleiter von einer Regelwidrigkeit weiß.
    .title = Berichtigung
term-damage = Was die unschuldige Seite durch einen Regelverstoß verloren hat, verglichen mit ihrem Ergebnis ohne ihn.
    .title = Schaden
term-adjusted_score = Ein Ergebnis, das der Turnierleiter anstelle des erzielten gibt: zugewiesen oder künstlich.
    .title = Berichtigtes Ergebnis
term-assigned_score = Ein berichtigtes Ergebnis nach dem, was am Tisch ohne den Regelverstoß wahrscheinlich geschehen wäre.
    .title = Zugewiesenes berichtigtes Ergebnis
term-artificial_score = Ein berichtigtes Ergebnis in Prozent oder IMPs, wenn das Board kein Ergebnis brachte und keines zugewiesen werden kann: Durchschnitt minus, Durchschnitt oder Durchschnitt plus.
    .title = Künstliches berichtigtes Ergebnis
term-weighted_score = Ein zugewiesenes Ergebnis, gemischt aus mehreren wahrscheinlichen, jedes mit seinem Anteil in Prozent.
    .title = Gewichtetes Ergebnis
term-serious_error = Ein schwerer Fehler (2017: ein äußerst schwerer) oder ein Vabanquespiel der unschuldigen Seite ohne Bezug zum Regelverstoß: den selbst verursachten Schaden trägt sie.
    .title = Schwerer Fehler
term-average_plus = Künstliche Ergebnisse nach Schuld. Durchschnitt plus, schuldlos: mindestens 60 % oder +3 IMPs; Durchschnitt, teils schuldig: 50 % oder 0; Durchschnitt minus, direkt schuldig: höchstens 40 % oder −3.
    .title = Durchschnitt plus und minus
term-procedural_penalty = Punkte, die ein Teilnehmer wegen eines Verstoßes gegen den richtigen Ablauf verliert, neben jeder anderen Entscheidung.
    .title = Ordnungsstrafe
term-disciplinary_penalty = Punktabzug oder Ausschluss um der Ordnung und des Benehmens willen.
    .title = Disziplinarstrafe
term-fouled_board = Ein Board, in dem Karten in falschen Fächern steckten oder Teiler oder Gefahr geändert wurden, sodass die Verglichenen nicht dasselbe gespielt haben.
    .title = Verfälschtes Board

## Abrechnung

term-correction_period = Die Zeit, in der ein Fehler beim Eintragen oder Rechnen noch berichtigt werden darf: dreißig Minuten nach Aushang der Ergebnisse, wenn nichts anderes bekanntgegeben ist.
    .title = Berichtigungsfrist
term-vulnerable = Auf dem Board für eine Seite angegeben: ihre Prämien für Vollspiel und Schlemm und ihre Faller zählen dann mehr.
    .title = In Gefahr
term-partscore = Ein Kontrakt, dessen Stiche weniger als 100 Punkte wert sind.
    .title = Teilkontrakt
term-game = Ein Kontrakt, dessen Stiche mindestens 100 Punkte wert sind.
    .title = Vollspiel
term-slam = Ein Kontrakt über zwölf Stiche (Kleinschlemm) oder alle dreizehn (Großschlemm).
    .title = Schlemm
term-matchpoint = Wertung durch Vergleich: für jedes andere Ergebnis auf dem Board gibt es zwei Punkte, wenn man besser, und einen, wenn man gleich ist, oder die Hälfte davon.
    .title = Matchpunkt
term-imp = Internationaler Matchpunkt: der Unterschied zweier Ergebnisse, umgerechnet nach einer Tabelle, die große Ausschläge dämpft.
    .title = IMP
term-vp = Siegpunkte: ein Kampfergebnis in IMPs, nach einer Tabelle umgerechnet in einen Anteil, meist von 20.
    .title = VP
term-neuberg = Eine Formel, die die Matchpunkte eines Boards mit weniger Ergebnissen auf denselben Top bringt wie die der anderen.
    .title = Neuberg-Formel
