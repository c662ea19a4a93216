### Regeln 17-19 und 22-39: die Lizitation und ihre Regelwidrigkeiten. Regeln 20, 21 und 40 stehen für sich.

## Ungenügendes Gebot: Art, Fragen und Antworten

kind-insufficient_bid = Ungenügendes Gebot
ask-insufficient_bid-out_of_rotation = War der Bieter überhaupt an der Reihe?
val-insufficient_bid-out_of_rotation-true = Auch außer Reihenfolge
val-insufficient_bid-out_of_rotation-false = Er war an der Reihe
ask-insufficient_bid-accepted = Nimmt der linke Gegner das ungenügende Gebot an, oder hat er darüber schon angesagt?
val-insufficient_bid-accepted-true = Linker Gegner nimmt an
val-insufficient_bid-accepted-false = Linker Gegner nimmt nicht an
ask-insufficient_bid-replaced_before_ruling = Hat der Schuldige das Gebot vor der Entscheidung des Turnierleiters ersetzt?
val-insufficient_bid-replaced_before_ruling-true = Schon vorher ersetzt
val-insufficient_bid-replaced_before_ruling-false = Vorher nicht ersetzt
ask-insufficient_bid-replacement = Wodurch ersetzt der Schuldige das Gebot?
val-insufficient_bid-replacement-lowest_same_denomination = In derselben Denomination
val-insufficient_bid-replacement-comparable_call = { $edition ->
    [2007] Gleich oder genauer
   *[other] Eine vergleichbare Ansage
}
val-insufficient_bid-replacement-any_sufficient_bid_or_pass = Anderes Gebot oder Pass
val-insufficient_bid-replacement-lowest_bid = Niedrigstes Gebot darin
val-insufficient_bid-replacement-other_bid = Anderes genügendes Gebot
val-insufficient_bid-replacement-pass = Pass
val-insufficient_bid-replacement-double = Kontra oder Rekontra
val-insufficient_bid-replacement-insufficient_bid = Wieder ungenügend
ask-insufficient_bid-same_denomination = Zeigen beide Gebote dieselbe Denomination oder dieselben Denominationen?
val-insufficient_bid-same_denomination-true = Beide zeigen dasselbe
val-insufficient_bid-same_denomination-false = Sie zeigen Verschiedenes
ask-insufficient_bid-new_bid_accepted = Nimmt der linke Gegner das zweite ungenügende Gebot an?
val-insufficient_bid-new_bid_accepted-true = Zweites wird angenommen
val-insufficient_bid-new_bid_accepted-false = Auch das zweite nicht

## Ansage außer Reihenfolge: Art, Fragen und Antworten

kind-call_out_of_rotation = Ansage außer Reihenfolge
ask-call_out_of_rotation-call_class = Was wurde außer Reihenfolge angesagt?
val-call_out_of_rotation-call_class-pass = Pass
val-call_out_of_rotation-call_class-bid = Ein Gebot
val-call_out_of_rotation-call_class-double = Kontra oder Rekontra
ask-call_out_of_rotation-artificial = War die Ansage künstlich oder ein Pass auf eine künstliche Ansage des Partners?
val-call_out_of_rotation-artificial-true = Künstliche Ansage
val-call_out_of_rotation-artificial-false = Natürliche Ansage
ask-call_out_of_rotation-inadmissible = Gab es etwas von den Gegnern, das sich kontrieren oder rekontrieren ließ?
val-call_out_of_rotation-inadmissible-true = Unzulässiges Kontra
val-call_out_of_rotation-inadmissible-false = Kontra an sich zulässig
ask-call_out_of_rotation-accepted = Nimmt der linke Gegner die Ansage an, indem er darüber ansagt?
val-call_out_of_rotation-accepted-true = Linker Gegner nimmt an
val-call_out_of_rotation-accepted-false = Linker Gegner nimmt nicht an

## Gemeinsames von Ansage und ungenügendem Gebot außer Reihenfolge

ask-call_out_of_rotation-whose_turn = Wer war an der Reihe, vom Schuldigen aus gesehen?
val-call_out_of_rotation-whose_turn-rho = Rechter Gegner war dran
val-call_out_of_rotation-whose_turn-partner = Sein Partner war dran
val-call_out_of_rotation-whose_turn-lho = Linker Gegner war dran
ask-insufficient_bid-whose_turn = Wer war an der Reihe, vom Schuldigen aus gesehen?
val-insufficient_bid-whose_turn-rho = Rechter Gegner war dran
val-insufficient_bid-whose_turn-partner = Sein Partner war dran
val-insufficient_bid-whose_turn-lho = Linker Gegner war dran
ask-call_out_of_rotation-lho_called = Hat der linke Gegner danach angesagt?
val-call_out_of_rotation-lho_called-true = Linker Gegner sagte an
val-call_out_of_rotation-lho_called-false = Linker Gegner sagte nicht an
ask-insufficient_bid-lho_called = Hat der linke Gegner darüber angesagt?
val-insufficient_bid-lho_called-true = Linker Gegner sagte an
val-insufficient_bid-lho_called-false = Linker Gegner sagte nicht an
ask-any-offender_called_before = Hatte der Schuldige in dieser Lizitation schon angesagt?
val-any-offender_called_before-true = Schuldiger sagte schon an
val-any-offender_called_before-false = Es war seine erste Ansage
ask-any-proper_player_called = Hat der Gegner, der dran war, vor einer Entscheidung angesagt?
val-any-proper_player_called-true = Wer dran war, sagte an
val-any-proper_player_called-false = Wer dran war, schwieg noch
ask-any-rho_action = Was tut der rechte Gegner, der jetzt wieder an der Reihe ist?
val-any-rho_action-pass = Rechter Gegner passt
val-any-rho_action-legal_call = Er bietet oder kontriert
val-any-rho_action-illegal_call = Rechter sagt auch falsch an
val-any-rho_action-must_pass = Rechter unter Passzwang
ask-any-substitute = Was sagt der Schuldige an, wenn er an die Reihe kommt?
val-any-substitute-comparable_call = Eine vergleichbare Ansage
val-any-substitute-substitute_legal_call = Nicht vergleichbare Ansage
val-any-substitute-named_call = Die gemachte Ansage
ask-any-comparable = { $edition ->
    [2007] Bedeutet die neue Ansage dasselbe wie die aufgehobene oder etwas Genaueres?
   *[other] Ist die neue Ansage mit der aufgehobenen vergleichbar (etwa gleich, ein Teil davon oder zum selben Zweck)?
}
val-any-comparable-true = { $edition ->
    [2007] Gleich oder genauer
   *[other] Vergleichbar
}
val-any-comparable-false = { $edition ->
    [2007] Bedeutet etwas anderes
   *[other] Nicht vergleichbar
}

## Geänderte Ansage

kind-changed_call = Änderung einer Ansage
ask-changed_call-half_made = War die Ansage nur halb gemacht?
val-changed_call-half_made-true = Zurückgesteckt, bevor sie lag
val-changed_call-half_made-false = Hingelegt
ask-changed_call-counts_as_made = Gilt das nach den Regeln des Klubs für Bietkarten als Ansage?
val-changed_call-counts_as_made-true = Gilt als gemacht
val-changed_call-counts_as_made-false = War noch keine Ansage
ask-changed_call-unintended = War die erste Ansage ein Versehen (Vergreifen, Versprecher), oder hat er es sich anders überlegt?
val-changed_call-unintended-true = Ein Versehen
val-changed_call-unintended-false = Anders überlegt
ask-changed_call-partner_called = Hat der Partner des Spielers seither angesagt?
val-changed_call-partner_called-true = Partner hat angesagt
val-changed_call-partner_called-false = Partner hat nicht angesagt
ask-changed_call-attempted = Hat er die zweite Ansage schon gemacht?
val-changed_call-attempted-true = Zweite Ansage gemacht
val-changed_call-attempted-false = Änderung nur gewünscht
ask-changed_call-lho_called = Hatte der linke Gegner vor der Änderung über die erste Ansage angesagt?
val-changed_call-lho_called-true = Linker Gegner sagte schon an
val-changed_call-lho_called-false = Linker Gegner sagte nicht an
ask-changed_call-auction_period_over = Ist das erste Ausspiel aufgedeckt oder nach Rundpass ein Blatt wieder im Board?
val-changed_call-auction_period_over-true = Lizitation ist vorbei
val-changed_call-auction_period_over-false = Lizitation nicht vorbei
ask-changed_call-accepted = Nimmt der linke Gegner die zweite Ansage an?
val-changed_call-accepted-true = Linker Gegner nimmt an
val-changed_call-accepted-false = Linker Gegner nimmt nicht an
ask-changed_call-change = Ändert der Spieler die Ansage?
val-changed_call-change-substitute_legal_call = Gemeinte Ansage machen
val-changed_call-change-repeat_call = Erste Ansage lassen

## Unzulässiges Kontra

kind-inadmissible_double = Unzulässiges Kontra oder Rekontra
ask-inadmissible_double-misnamed = War nur die Stufe oder die Denomination falsch genannt?
val-inadmissible_double-misnamed-true = Nur falsch benannt
val-inadmissible_double-misnamed-false = An sich unzulässig
ask-inadmissible_double-found_in_play = War das erste Ausspiel aufgedeckt, bevor es jemand bemerkte?
val-inadmissible_double-found_in_play-true = Nach dem Ausspiel bemerkt
val-inadmissible_double-found_in_play-false = Vor dem Ausspiel bemerkt
ask-inadmissible_double-lho_called = Hat der linke Gegner danach, vor einer Entscheidung, angesagt?
val-inadmissible_double-lho_called-true = Linker Gegner sagte an
val-inadmissible_double-lho_called-false = Linker Gegner sagte nicht an
ask-inadmissible_double-out_of_rotation = War der Schuldige an der Reihe?
val-inadmissible_double-out_of_rotation-true = Auch außer Reihenfolge
val-inadmissible_double-out_of_rotation-false = Er war an der Reihe

## Ansage trotz Passzwang

kind-call_when_required_to_pass = Ansage trotz Passzwang
ask-call_when_required_to_pass-inadmissible = War es ein Kontra oder Rekontra, das ohnehin unzulässig ist?
val-call_when_required_to_pass-inadmissible-true = Unzulässiges Kontra
val-call_when_required_to_pass-inadmissible-false = Ansage sonst zulässig
ask-call_when_required_to_pass-lho_called = Hat der linke Gegner danach, vor einer Entscheidung, angesagt?
val-call_when_required_to_pass-lho_called-true = Linker Gegner sagte an
val-call_when_required_to_pass-lho_called-false = Linker Gegner sagte nicht an
ask-call_when_required_to_pass-duty = Wie lange musste der Spieler passen?
val-call_when_required_to_pass-duty-once = Musste einmal passen
val-call_when_required_to_pass-duty-rest_of_auction = Musste bis zum Ende passen

## Gebot über sieben

kind-bid_above_seven = Gebot über der Siebenerstufe
ask-bid_above_seven-lho_called = Hat der linke Gegner danach, vor einer Entscheidung, angesagt?
val-bid_above_seven-lho_called-true = Linker Gegner sagte an
val-bid_above_seven-lho_called-false = Linker Gegner sagte nicht an
ask-bid_above_seven-auction_over = Ist die Lizitation zu Ende, wenn stattdessen ein Pass steht?
val-bid_above_seven-auction_over-true = Lizitation ist zu Ende
val-bid_above_seven-auction_over-false = Lizitation geht weiter

## Ansage nach dem abschließenden Pass

kind-call_after_final_pass = Ansage nach dem abschließenden Pass
ask-call_after_final_pass-side = Stellt die Seite des Spielers den Alleinspieler, oder ist sie im Gegenspiel?
val-call_after_final_pass-side-declaring = Alleinspielerseite
val-call_after_final_pass-side-defending = Gegenspiel
ask-call_after_final_pass-call_class = Was wurde angesagt?
val-call_after_final_pass-call_class-pass = Pass
val-call_after_final_pass-call_class-bid = Ein Gebot
val-call_after_final_pass-call_class-double = Kontra oder Rekontra
ask-call_after_final_pass-lho_called = Hat auch der linke Gegner danach angesagt?
val-call_after_final_pass-lho_called-true = Linker Gegner sagte an
val-call_after_final_pass-lho_called-false = Linker Gegner sagte nicht an

## Gleichzeitige Ansagen

kind-simultaneous_calls = Gleichzeitige Ansagen
ask-simultaneous_calls-whose_turn = Wer war an der Reihe, vom anderen Spieler aus gesehen?
val-simultaneous_calls-whose_turn-rho = Rechter Gegner war dran
val-simultaneous_calls-whose_turn-partner = Sein Partner war dran
val-simultaneous_calls-whose_turn-lho = Linker Gegner war dran
ask-simultaneous_calls-insufficient = Ist das andere Gebot über dem Gebot in der Reihenfolge zu niedrig?
val-simultaneous_calls-insufficient-true = Anderes Gebot zu niedrig
val-simultaneous_calls-insufficient-false = Anderes Gebot hoch genug
ask-simultaneous_calls-accepted = Nimmt der linke Gegner die Ansage außer Reihenfolge an, indem er darüber ansagt?
val-simultaneous_calls-accepted-true = Linker Gegner nimmt an
val-simultaneous_calls-accepted-false = Linker Gegner nimmt nicht an

## Zu früh beendete Lizitation

kind-auction_ended_early = Ein Spieler wurde übergangen
ask-auction_ended_early-pass_out_of_rotation = War einer der drei Pässe außer Reihenfolge, sodass ein Spieler nicht an die Reihe kam?
val-auction_ended_early-pass_out_of_rotation-true = Ein Pass war außer der Reihe
val-auction_ended_early-pass_out_of_rotation-false = Alle passten der Reihe nach
ask-auction_ended_early-lead_faced = Ist das erste Ausspiel aufgedeckt?
val-auction_ended_early-lead_faced-true = Ausspiel aufgedeckt
val-auction_ended_early-lead_faced-false = Ausspiel nicht aufgedeckt

## Während der Lizitation sichtbare Karte

kind-exposed_card_in_auction = Sichtbare Karte in der Lizitation
ask-exposed_card_in_auction-partner_could_see = Konnte der Partner des Spielers die Bildseite der Karte sehen?
val-exposed_card_in_auction-partner_could_see-true = Partner konnte sie sehen
val-exposed_card_in_auction-partner_could_see-false = Partner konnte nichts sehen
ask-exposed_card_in_auction-several = Eine Karte oder mehrere?
val-exposed_card_in_auction-several-true = Zwei oder mehr Karten
val-exposed_card_in_auction-several-false = Eine Karte
ask-exposed_card_in_auction-honour = War es eine Figur (Ass, König, Dame, Bube, Zehn)?
val-exposed_card_in_auction-honour-true = Eine Figur
val-exposed_card_in_auction-honour-false = Neun oder niedriger
ask-exposed_card_in_auction-led = Wurde die Karte ausgespielt, oder ist sie nur hingefallen oder gezeigt worden?
val-exposed_card_in_auction-led-true = Ausgespielt
val-exposed_card_in_auction-led-false = Hingefallen oder gezeigt
ask-exposed_card_in_auction-side = Stellt die Seite des Spielers am Ende den Alleinspieler, oder ist sie im Gegenspiel?
val-exposed_card_in_auction-side-not_yet_known = Alleinspieler noch offen
val-exposed_card_in_auction-side-declaring = Seine Seite spielt
val-exposed_card_in_auction-side-defending = Seine Seite im Gegenspiel

## Sätze: Dauer der Lizitation, falsch benannte Kontras

p12A1-auction = Keine Regel bringt das noch in Ordnung: Ist die übergangene Seite geschädigt, kann der Turnierleiter das Ergebnis berichtigen.
p16C-calls = Was die aufgehobenen Ansagen verrieten, darf nur die andere Seite verwenden; wer außer Reihenfolge passte, gilt als Schuldiger.
p16C2-calls = Was die aufgehobenen Ansagen verrieten, darf die schuldige Seite nicht verwenden; die andere darf es.
p72C-calls = Konnte der Schuldige wissen, dass das den anderen leicht schadet, berichtigt der Turnierleiter nach dem Spiel das Ergebnis.
p17D1 = Das Board wird gespielt: Das erste Ausspiel ist aufgedeckt, daher gilt die Lizitation als beendet.
p17D3 = Die Lizitation ist nicht zu Ende: Sie geht an den Übergangenen zurück, jeder Pass danach wird aufgehoben.
p34 = Niemand verliert das Recht auf eine Ansage, weil ein anderer außer Reihenfolge gepasst hat.
p22A = Die Lizitation ist zu Ende, das letzte Gebot ist der Kontrakt: Alle drei Pässe waren in der Reihenfolge.
p19A1 = Kontriert werden darf nur das letzte Gebot, das ein Gegner gemacht hat, wenn seither nur gepasst wurde.
p19B1 = Rekontriert werden darf nur das Kontra eines Gegners, wenn seither nur gepasst wurde.
p19A3 = Das Kontra gilt für das wirklich gemachte Gebot, was auch immer gesagt wurde.
p19B3 = Auch ein Rekontra gilt für das wirklich gemachte Gebot.

## Sätze: vergleichbare Ansagen, Ausspielbeschränkungen

p23A = Vergleichbar ist eine Ansage, die etwa dasselbe zeigt wie die aufgehobene, einen Teil davon, oder demselben Zweck dient.
p23B = Lizitation und Spiel gehen ohne weitere Folgen weiter; auch die aufgehobene Ansage darf verwendet werden.
p23C = Hat die Regelwidrigkeit trotzdem genützt und den anderen geschadet, berichtigt der Turnierleiter nach dem Spiel das Ergebnis.
p26A = Keine Ausspielbeschränkung, falls der Schuldige Gegenspieler wird.
p26B = Im Gegenspiel: Kommt der Partner erstmals ans Ausspiel, darf ihm der Alleinspieler eine vom Schuldigen nicht gültig gezeigte Farbe verbieten, solange er am Ausspiel bleibt.

## Sätze: während der Lizitation sichtbare Karte

p24 = Jede solche Karte liegt bis zum Ende der Lizitation offen; nur die andere Seite darf verwenden, was sie verrät.
p24-unseen = Der Spieler nimmt die Karte zurück, weiter geschieht nichts, weil der Partner sie nicht sehen konnte.
p24A = Keine Folgen für die Lizitation, der Partner darf ansagen: Es ist eine Karte unter der Zehn, nicht ausgespielt.
p24B = Der Partner muss passen, wenn er das nächste Mal dran ist: Die Karte ist eine Figur oder war ausgespielt.
p24C = Der Partner muss passen, wenn er das nächste Mal dran ist, weil mehrere Karten sichtbar wurden.
p24D-declaring = Die Seite des Spielers stellt den Alleinspieler: Die Karte geht in sein Blatt zurück.
p24D = Wird der Spieler Alleinspieler oder Strohmann, geht die Karte in sein Blatt zurück.
p24E-defending = Die Seite des Spielers ist im Gegenspiel: Zu Beginn des Spiels wird die Karte eine Strafkarte.
p50B-minor_in_auction = Eine niedrige Karte, nicht ausgespielt: eine kleine Strafkarte.
p50B-major_in_auction = Eine Figur, eine ausgespielte Karte oder mehrere Karten: große Strafkarten.
p24E = Wird er Gegenspieler, ist sie eine Strafkarte: klein bei einer niedrigen, versehentlich gezeigten Karte, sonst groß.

## Sätze: Änderung von Ansagen

p18F-not_made = Das war noch keine Ansage: Der Spieler darf ansagen, was er will. Wann eine Bietkarte als Ansage gilt, sagen die Regeln des Klubs; oft, wenn sie auf oder nahe über dem Tisch gehalten wird.
p25A1 = Bis der Partner ansagt, darf der Spieler statt des Versehens die gemeinte Ansage einsetzen. Keine Ausspielbeschränkung.
p25A1-changed = Ein Versehen, und der Partner hat noch nicht angesagt: Die gemeinte Ansage gilt. Keine Ausspielbeschränkung.
p25A1-kept = Der Spieler darf die erste Ansage auch stehen lassen.
p25A2 = Der Spieler wollte die Ansage, als er sie machte: Sie darf nicht geändert werden.
p25A3 = Wie er das Versehen bemerkt hat, spielt keine Rolle.
p25A4 = Die Ansage gilt und kann nicht mehr geändert werden, weil der Partner inzwischen angesagt hat.
p25A5 = Keine Ansage kann mehr geändert werden: Die Lizitation ist vorbei.
p25A6 = Der linke Gegner darf seine Ansage über die erste ändern; was sie verriet, darf nur seine Seite verwenden.
p25B1 = Die zweite Ansage gilt, die erste nicht: Der linke Gegner nimmt sie ausdrücklich oder durch eine bewusste Ansage an.
p25B1-warning = Ändert er sie trotzdem, gilt die zweite Ansage nur, wenn der linke Gegner sie annimmt.
p25B2 = Die zweite Ansage wird zurückgezogen, die erste gilt.
p25B3 = Was eine zurückgezogene Ansage verriet, darf die schuldige Seite nicht verwenden; die andere darf es.

## Sätze: ungenügendes Gebot

p27A1 = Das Gebot gilt, und die Lizitation geht weiter, weil der linke Gegner es annimmt, ausdrücklich oder durch eine Ansage.
p27A2 = Ein ungenügendes Gebot außer Reihenfolge wird als Gebot außer Reihenfolge behandelt.
p27A1-may = Nimmt der linke Gegner das zu niedrige Gebot an, so gilt es, und die Lizitation geht weiter.
p27B = Nimmt der linke Gegner es nicht an, muss der Schuldige es durch eine zulässige Ansage ersetzen.
p27B1a = Mit dem niedrigsten genügenden Gebot derselben Denomination geht es weiter, und der Partner bleibt frei.
p27B1b = Mit einer vergleichbaren Ansage geht die Lizitation weiter, und der Partner bleibt frei.
p27B2 = Ein anderes genügendes Gebot oder Pass gilt, aber der Partner muss bis zum Ende der Lizitation passen.
p27B3 = Das Kontra wird aufgehoben: Der Schuldige bietet hoch genug oder passt, der Partner passt bis zum Ende.
p27B4 = Auch das zweite Gebot wird aufgehoben: Der Schuldige bietet hoch genug oder passt, der Partner passt bis zum Ende.
p27B4-accepted = Das zweite ungenügende Gebot gilt anstelle des ersten, weil der linke Gegner es annimmt.
p27C = Vor der Entscheidung ersetzt: Der Ersatz zählt und wird beurteilt, als wäre er jetzt gemacht worden.
p27C-original = Der inzwischen gemachte Ersatz wird zurückgezogen.
p27D = Hat das ungenügende Gebot trotzdem genützt und den anderen geschadet, berichtigt der Turnierleiter nach dem Spiel das Ergebnis.

## Sätze: Ansage außer Reihenfolge

p28A = Der rechte Gegner stand unter Passzwang, daher gilt die Ansage als in der Reihenfolge gemacht.
p28B = Es geht weiter, als gäbe es die Ansage außer Reihenfolge nicht, denn wer dran war, hat angesagt. Keine Ausspielbeschränkung.
p29A = Die Ansage gilt, weil der linke Gegner darüber ansagt; die Lizitation geht von dort weiter, sonst geschieht nichts.
p29B = Die Ansage wird aufgehoben, und an der Reihe ist wieder, wer dran war.
p29C = Es zählt, was die Ansage zeigt, nicht die Denomination, die sie nennt.
p30A = Der Schuldige muss passen, wenn er an die Reihe kommt; sein Partner darf frei ansagen.
p30B1a = Bis der Schuldige wieder angesagt hat, darf der Partner jede zulässige Ansage machen.
p30B1bi = Weiter geschieht nichts, und der Partner darf frei ansagen.
p30B1bii = Der Partner muss passen, wenn er das nächste Mal dran ist, weil die Ansage nicht vergleichbar ist.
p30B2 = Der Schuldige hatte schon angesagt: Der Pass gilt als Änderung seiner früheren Ansage.
p30C = Ein künstlicher Pass oder ein Pass auf eine künstliche Ansage des Partners wird wie ein Gebot behandelt.
p31A1 = Der Schuldige muss dasselbe Gebot wiederholen, weiter geschieht nichts.
p31A1-insufficient = Der Schuldige muss das Gebot wiederholen; es wird dann als ungenügendes behandelt (Regel 27).
p31A2-illegal = Zuerst wird der Fehler des rechten Gegners bereinigt, wie üblich.
p31A2a = Weiter geschieht nichts, und der Partner darf frei ansagen.
p31A2b = Der Partner muss passen, wenn er das nächste Mal dran ist, weil die Ansage nicht vergleichbar ist.
p31B1 = Bis dahin darf der Partner jede zulässige Ansage machen.
p31B2 = Kommt er an die Reihe, darf der Schuldige jede zulässige Ansage machen; die Folgen hängen davon ab, ob sie vergleichbar ist.
p31C = Der Schuldige hatte schon angesagt: Das Gebot gilt als Änderung seiner früheren Ansage.
p32 = Ein unzulässiges Kontra oder Rekontra kann nie angenommen werden.
p32A1 = Der Schuldige muss sein Kontra (Rekontra) wiederholen, weiter geschieht nichts.
p32A2-illegal = Zuerst wird der Fehler des rechten Gegners bereinigt, wie üblich.
p32A2a = Weiter geschieht nichts, und der Partner darf frei ansagen.
p32A2b = Der Partner muss passen, wenn er das nächste Mal dran ist, weil die Ansage nicht vergleichbar ist.
p32B1 = Bis dahin darf der Partner jede zulässige Ansage machen.
p32B2 = Kommt er an die Reihe, darf der Schuldige jede zulässige Ansage machen; die Folgen hängen davon ab, ob sie vergleichbar ist.
p32C = Der Schuldige hatte schon angesagt: Das Kontra gilt als Änderung seiner früheren Ansage.
p33 = Die Ansage in der Reihenfolge gilt als erste; die andere folgt ihr in der Reihenfolge, also gelten beide.
p33-insufficient = Die Ansage in der Reihenfolge gilt als erste, und das andere Gebot ist dann zu niedrig.
p33-out_of_rotation = Die Ansage in der Reihenfolge gilt als erste; die andere folgt außer Reihenfolge.

## Sätze: unzulässige Ansagen

p36A = Kontra und alle Ansagen danach werden aufgehoben, denn der linke Gegner hat angesagt; es geht zurück, als wäre nichts gewesen.
p36B1 = Das Kontra oder Rekontra wird aufgehoben.
p36B2 = Der Schuldige macht stattdessen eine zulässige Ansage; sein Partner muss bis zum Ende der Lizitation passen.
p36B3 = Ausspiele können beschränkt und das Ergebnis berichtigt werden.
p36B4 = Zurück zu dem, der dran war; der Schuldige sagt dann frei an, sein Partner passt bis zum Ende.
p36C = Zum Aufheben zu spät bemerkt: Das Board wird abgerechnet, als gäbe es das Kontra nicht.
p37A = Die Ansage und alle danach gelten, weil der linke Gegner angesagt hat; ab jetzt muss der Spieler aber weiter passen.
p37A-once = Die Ansage und alle danach gelten, weil der linke Gegner angesagt hat; weiter geschieht nichts.
p37A-inadmissible = Das gilt nicht für ein ohnehin unzulässiges Kontra oder Rekontra: Dort entscheidet Regel 36.
p37B1 = Die Ansage wird aufgehoben.
p37B2 = An ihre Stelle tritt ein Pass, und beide Partner passen bis zum Ende der Lizitation.
p38A = Über der Siebenerstufe wird nie gespielt.
p38B = Das Gebot und alle Ansagen danach werden aufgehoben.
p38C = An seine Stelle tritt ein Pass, die Lizitation geht weiter, und beide Partner der schuldigen Seite passen bis zum Ende.
p38C-over = An seine Stelle tritt ein Pass, und damit ist die Lizitation zu Ende.
p38D = Ausspiele können beschränkt und das Ergebnis berichtigt werden, denn der linke Gegner hat nicht angesagt.
p38D-called = Keine Ausspielbeschränkung, kein berichtigtes Ergebnis, weil der linke Gegner angesagt hat.
p39A = Ansagen nach dem abschließenden Pass werden aufgehoben.
p39B = Der Pass eines Gegenspielers und jede Ansage der Alleinspielerseite bleiben ohne weitere Folgen.
p39B-called = Weiter geschieht nichts, weil der linke Gegner danach angesagt hat.
p39C = Ein Gegenspieler hat geboten oder kontriert, der linke Gegner nicht angesagt: Ausspiele können beschränkt werden.

## Kurzfassungen der Paragrafen

law-17 = Wann die Lizitation beginnt, wer wann ansagt, und wann sie endet.
    .title = Dauer der Lizitation
law-17A = Sie beginnt für jede Seite, wenn einer der Partner seine Karten aus dem Board nimmt.
    .title = Beginn der Lizitation
law-17B = Zuerst sagt der Teiler an, den das Board zeigt.
    .title = Erste Ansage
law-17C = Nach dem Teiler sagen alle der Reihe nach im Uhrzeigersinn an.
    .title = Reihenfolge der Ansagen
law-17D = Wann die Lizitation zu Ende ist und wann nicht.
    .title = Ende der Lizitation
law-17D1 = Sie endet nach dem letzten Pass, sobald ein Gegenspieler sein Ausspiel aufdeckt; dazwischen wird geklärt.
    .title = Das Ausspiel beendet sie
law-17D2 = Bietet niemand, so endet sie, wenn alle vier Blätter wieder im Board stecken.
    .title = Rundpass
law-17D3 = Drei Pässe beenden sie nicht, wenn einer außer Reihenfolge jemanden überging: Sie geht an diesen zurück.
    .title = Ein übergangener Spieler
law-18 = Was ein Gebot ist, und welches Gebot ein anderes überbietet.
    .title = Gebote
law-18A = Ein Gebot nennt einen bis sieben Stiche über sechs und eine Denomination; Pass, Kontra und Rekontra sind Ansagen, keine Gebote.
    .title = Form eines Gebots
law-18B = Höher ist ein Gebot auf höherer Stufe oder auf gleicher Stufe in höherer Denomination.
    .title = Überbieten
law-18C = Ein Gebot genügt, wenn es höher ist als das letzte.
    .title = Genügendes Gebot
law-18D = Ein Gebot, das nicht höher ist als das letzte, ist ein Regelverstoß.
    .title = Ungenügendes Gebot
law-18E = Von oben: Ohne, Pik, Herz, Karo, Treff.
    .title = Rang der Denominationen
law-18F = Der Verband kann andere Arten der Ansage zulassen, zum Beispiel Bietkarten.
    .title = Arten der Ansage
law-19 = Wann ein Spieler kontrieren oder rekontrieren darf, und was es bewirkt.
    .title = Kontra und Rekontra
law-19A = Was kontriert werden darf, und wie.
    .title = Kontra
law-19A1 = Nur das letzte Gebot, wenn es von einem Gegner stammt und seither nur gepasst wurde.
    .title = Was kontriert werden darf
law-19A2 = Wer kontriert, nennt weder Stufe noch Denomination.
    .title = Nur „Kontra“
law-19A3 = Nennt er sie falsch, hat er das wirklich gemachte Gebot kontriert.
    .title = Kontra mit falscher Benennung
law-19B = Was rekontriert werden darf, und wie.
    .title = Rekontra
law-19B1 = Nur das letzte Kontra, wenn es von einem Gegner stammt und seither nur gepasst wurde.
    .title = Was rekontriert werden darf
law-19B2 = Wer rekontriert, nennt weder Stufe noch Denomination.
    .title = Nur „Rekontra“
law-19B3 = Nennt er sie falsch, hat er das wirklich gemachte Gebot rekontriert.
    .title = Rekontra mit falscher Benennung
law-19C = Ein späteres zulässiges Gebot hebt Kontra und Rekontra auf.
    .title = Ein Gebot löscht sie
law-19D = Folgt kein Gebot, zählt der Kontrakt kontriert oder rekontriert.
    .title = Wirkung auf das Ergebnis
law-22 = Wann die Lizitation zu Ende ist.
    .title = Ende der Bietfolge
law-22A = Drei Pässe in der Reihenfolge nach dem letzten Gebot beenden sie; dieses Gebot ist der Kontrakt.
    .title = Der Kontrakt
law-22B = Passen alle vier, gehen die Blätter ungespielt zurück, und das Board wird nicht neu ausgeteilt.
    .title = Rundpass
law-23 = Ein Ersatz, der nicht mehr verrät als die aufgehobene Ansage.
    .title = Vergleichbare Ansage
law-23A = Welcher Ersatz mit der aufgehobenen Ansage vergleichbar ist.
    .title = Was vergleichbar ist
law-23A1 = Er bedeutet dasselbe wie die aufgehobene Ansage oder Ähnliches.
    .title = Gleich oder ähnlich
law-23A2 = Alles, was er bedeuten kann, konnte auch die aufgehobene Ansage bedeuten.
    .title = Ein Teil davon
law-23A3 = Er dient demselben Zweck, etwa als Relais oder Frage.
    .title = Gleicher Zweck
law-23B = Lizitation und Spiel gehen weiter; was die aufgehobene Ansage verriet, ist nicht gesperrt.
    .title = Keine weiteren Folgen
law-23C = Hat der Verstoß trotzdem genützt und den anderen geschadet, wird das Ergebnis nach dem Spiel berichtigt.
    .title = Trotzdem ein Schaden
law-24 = Karten, die der Partner sehen konnte, liegen bis zum Ende der Lizitation offen; nur die andere Seite darf sie verwenden.
    .title = Sichtbare Karte in der Lizitation
law-24A = Eine einzelne Karte unter der Zehn, nicht ausgespielt, ändert an der Lizitation nichts.
    .title = Eine niedrige Karte
law-24B = Der Partner muss bei der nächsten Gelegenheit passen.
    .title = Figur oder ausgespielte Karte
law-24C = Der Partner muss bei der nächsten Gelegenheit passen.
    .title = Zwei oder mehr Karten
law-24D = Wird der Spieler Alleinspieler oder Strohmann, gehen die Karten in sein Blatt zurück.
    .title = Alleinspielerseite
law-24E = Wird er Gegenspieler, sind die Karten Strafkarten.
    .title = Gegenspiel
law-25 = Wann ein Spieler seine eigene Ansage ändern darf.
    .title = Änderung von Ansagen
law-25A = Eine Ansage, die der Spieler nie machen wollte.
    .title = Unbeabsichtigte Ansage
law-25A1 = Bis der Partner ansagt, darf er die gemeinte Ansage einsetzen; Ausspiele werden nicht beschränkt.
    .title = Die gemeinte Ansage
law-25A2 = Vergreifen und Versprechen lassen sich ändern, eine damals gewollte Ansage nicht.
    .title = Nur bei Versehen
law-25A3 = Er darf ändern, gleich wie er das Versehen bemerkt hat.
    .title = Wie auch immer bemerkt
law-25A4 = Hat der Partner angesagt, wird keine Ansage mehr geändert.
    .title = Der Partner hat angesagt
law-25A5 = Endet die Bietfolge, bevor der Partner dran ist, darf er bis zum Ende der Lizitation ändern.
    .title = Vorher zu Ende
law-25A6 = Der linke Gegner darf dann seine Ansage darüber ändern; was sie verriet, gehört nur seiner Seite.
    .title = Auch der linke Gegner ändert
law-25B = Eine Änderung, die nicht als Versehen erlaubt ist.
    .title = Beabsichtigte Ansage
law-25B1 = Der linke Gegner darf die zweite annehmen, etwa durch eine bewusste Ansage darüber; die erste ist zurückgezogen.
    .title = Linker Gegner nimmt an
law-25B2 = Die zweite Ansage wird zurückgezogen, die erste gilt.
    .title = Linker Gegner nimmt nicht an
law-25B3 = Zurückgezogene Ansagen sind nur für die andere Seite Information.
    .title = Was zurückgezogene Ansagen verraten
law-26 = Was eine zurückgezogene Ansage für das Ausspiel bedeutet.
    .title = Ausspielbeschränkungen
law-26A = Trat eine vergleichbare Ansage an ihre Stelle, ist das Ausspiel frei.
    .title = Keine Beschränkung
law-26B = Sonst darf der Alleinspieler dem Partner, wenn er erstmals ausspielt, eine vom Schuldigen nicht gezeigte Farbe verbieten.
    .title = Eine Farbe verboten
law-27 = Was nach einem zu niedrigen Gebot geschieht.
    .title = Ungenügendes Gebot
law-27A = Der linke Gegner darf das Gebot gelten lassen.
    .title = Angenommen
law-27A1 = Der linke Gegner darf jedes ungenügende Gebot annehmen; sagt er an, ist es angenommen.
    .title = Linker Gegner nimmt an
law-27A2 = Ein ungenügendes Gebot außer Reihenfolge wird als Gebot außer Reihenfolge behandelt.
    .title = Auch außer Reihenfolge
law-27B = Das Gebot muss durch eine zulässige Ansage ersetzt werden; von ihr hängen die Folgen ab.
    .title = Nicht angenommen
law-27B1 = Welcher Ersatz den Partner frei lässt.
    .title = Keine weiteren Folgen
law-27B1a = Das niedrigste genügende Gebot, das dieselben Denominationen zeigt: keine weiteren Folgen.
    .title = Gleiche Denomination
law-27B1b = Eine vergleichbare Ansage: keine weiteren Folgen.
    .title = Vergleichbare Ansage
law-27B2 = Der Partner muss bis zum Ende passen, und Ausspiele können beschränkt werden.
    .title = Anderes Gebot oder Pass
law-27B3 = { $edition ->
    [2007] Wenn sie nicht dasselbe oder Genaueres bedeutet, aufgehoben, und der Partner muss passen.
    [1997] Aufgehoben; genügendes Gebot oder Pass folgt, der Partner muss passen.
   *[other] Wenn nicht vergleichbar, aufgehoben; genügendes Gebot oder Pass folgt, der Partner muss schweigen.
}
    .title = Kontra oder Rekontra
law-27B4 = Ein zweites ungenügendes Gebot wird ebenso aufgehoben, wenn der linke Gegner es nicht annimmt.
    .title = Wieder ungenügend
law-27C = Ein Ersatz vor der Entscheidung zählt, wenn der linke Gegner nicht das erste Gebot annimmt.
    .title = Zu früh ersetzt
law-27D = Hat es trotzdem genützt, wird auf das Ergebnis ohne das ungenügende Gebot hin berichtigt.
    .title = Trotzdem ein Schaden
law-28 = Ansagen, die trotz gestörter Reihenfolge als richtig gelten.
    .title = Gilt als in der Reihenfolge
law-28A = Ansagen anstelle des rechten Gegners sind in Ordnung, wenn dieser passen muss.
    .title = Rechter Gegner muss passen
law-28B = Sagt vor der Entscheidung an, wer dran war, zählt die Ansage des Gegners außer Reihenfolge nicht.
    .title = Der Richtige sagt an
law-29 = Der linke Gegner darf darüber ansagen; sonst wird sie aufgehoben.
    .title = Nach einer Ansage außer Reihenfolge
law-29A = Sagt der linke Gegner darüber an, gibt er das Recht auf { word-rectification } auf.
    .title = Linker Gegner sagt an
law-29B = Sagt der linke Gegner nicht an, wird sie aufgehoben, und dran ist wieder der Richtige.
    .title = Aufgehoben
law-29C = Es zählen die Denominationen, die sie zeigt, nicht die genannte.
    .title = Künstliche Ansage
law-30 = Was folgt, wenn der linke Gegner ihn nicht angenommen hat.
    .title = Pass außer Reihenfolge
law-30A = Der Schuldige muss passen, wenn er an die Reihe kommt.
    .title = Der rechte Gegner war dran
law-30B = Was folgt, wenn der Partner oder der linke Gegner dran war.
    .title = Partner oder linker Gegner war dran
law-30B1 = Der Partner war dran, oder der linke Gegner und der Schuldige hatte noch nicht angesagt.
    .title = Keine Änderung einer Ansage
law-30B1a = Der Partner sagt frei an, darf aber nicht verwenden, was der Pass verriet.
    .title = Der Partner
law-30B1b = Der Schuldige macht eine beliebige zulässige Ansage.
    .title = Der Schuldige
law-30B1bi = Eine vergleichbare Ansage: keine weiteren Folgen.
    .title = Vergleichbar
law-30B1bii = Der Partner muss einmal passen, und Ausspiele können beschränkt werden.
    .title = Nicht vergleichbar
law-30B2 = Anstelle des linken Gegners nach eigener früherer Ansage gilt der Pass als deren Änderung.
    .title = Nach einer früheren Ansage
law-30C = Ein künstlicher Pass oder ein Pass auf eine künstliche Ansage des Partners wird wie ein Gebot behandelt.
    .title = Künstlicher Pass
law-31 = Was folgt, wenn der linke Gegner es nicht angenommen hat.
    .title = Gebot außer Reihenfolge
law-31A = Was folgt, wenn der rechte Gegner dran war.
    .title = Der rechte Gegner war dran
law-31A1 = Der Schuldige muss das Gebot wiederholen; ist es zulässig, gibt es keine weiteren Folgen.
    .title = Rechter Gegner passt
law-31A2 = Der rechte Gegner bietet, kontriert oder rekontriert: Der Schuldige sagt beliebig zulässig an.
    .title = Rechter Gegner sagt an
law-31A2a = Eine vergleichbare Ansage: keine weiteren Folgen.
    .title = Vergleichbar
law-31A2b = Der Partner muss einmal passen, und Ausspiele können beschränkt werden.
    .title = Nicht vergleichbar
law-31B = Der Partner war dran, oder der linke Gegner und der Schuldige hatte noch nicht angesagt.
    .title = Partner oder linker Gegner war dran
law-31B1 = Der Partner sagt frei an, darf aber nicht verwenden, was das Gebot verriet.
    .title = Der Partner
law-31B2 = Er macht eine beliebige zulässige Ansage; es zählt, ob sie vergleichbar ist.
    .title = Der Schuldige
law-31C = Anstelle des linken Gegners nach eigener früherer Ansage gilt das Gebot als deren Änderung.
    .title = Nach einer früheren Ansage
law-32 = Der linke Gegner darf es annehmen, wenn es nicht unzulässig ist; sonst wird es aufgehoben.
    .title = Kontra außer Reihenfolge
law-32A = Was folgt, wenn der rechte Gegner dran war.
    .title = Der rechte Gegner war dran
law-32A1 = Der Schuldige muss es wiederholen; keine weiteren Folgen, wenn es nicht unzulässig ist.
    .title = Rechter Gegner passt
law-32A2 = Der rechte Gegner passt nicht: Der Schuldige macht eine beliebige zulässige Ansage.
    .title = Rechter Gegner sagt an
law-32A2a = Eine vergleichbare Ansage: keine weiteren Folgen.
    .title = Vergleichbar
law-32A2b = Der Partner muss einmal passen, und Ausspiele können beschränkt werden.
    .title = Nicht vergleichbar
law-32B = Was folgt, wenn der Partner dran war.
    .title = Der Partner war dran
law-32B1 = Der Partner sagt frei an, darf aber nicht verwenden, was das Kontra verriet.
    .title = Der Partner
law-32B2 = Er macht eine beliebige zulässige Ansage; es zählt, ob sie vergleichbar ist.
    .title = Der Schuldige
law-32C = Anstelle des linken Gegners nach eigener früherer Ansage gilt das Kontra als deren Änderung.
    .title = Nach einer früheren Ansage
law-33 = Von zwei Ansagen zugleich gilt die außer Reihenfolge als die zweite.
    .title = Gleichzeitige Ansagen
law-34 = Drei Pässe hintereinander, einer außer Reihenfolge: Der Übergangene kommt wieder an die Reihe.
    .title = Das Recht zur Ansage bleibt
law-35 = Die Ansagen, die nie erlaubt sind.
    .title = Unzulässige Ansagen
law-35A = Ein Kontra oder Rekontra, das an dieser Stelle nicht sein darf.
    .title = Regelwidriges Kontra
law-35B = Alles außer Pass von einem Spieler, der passen muss.
    .title = Ansage trotz Passzwang
law-35C = Ein Gebot von mehr als sieben.
    .title = Über sieben
law-35D = Eine Ansage nach dem abschließenden Pass.
    .title = Nach dem Ende
law-36 = Was nach einem nicht erlaubten Kontra oder Rekontra folgt.
    .title = Unzulässiges Kontra
law-36A = Es wird mit allen späteren Ansagen aufgehoben; die Lizitation geht zurück, als wäre nichts gewesen.
    .title = Linker Gegner hat angesagt
law-36B = Was folgt, wenn der linke Gegner die Entscheidung abwartet.
    .title = Linker Gegner hat nicht angesagt
law-36B1 = Das Kontra oder Rekontra wird aufgehoben.
    .title = Aufgehoben
law-36B2 = Der Schuldige macht eine zulässige Ansage, und sein Partner passt bis zum Ende.
    .title = Andere Ansage
law-36B3 = Ausspiele können beschränkt werden, vorhersehbarer Schaden wird ausgeglichen.
    .title = Ausspiele und Schaden
law-36B4 = Zurück zum Richtigen; der Schuldige sagt später frei an, sein Partner passt bis zum Ende.
    .title = Auch außer Reihenfolge
law-36C = Das Board wird abgerechnet, als gäbe es die Ansage nicht.
    .title = Nach dem Ausspiel bemerkt
law-37 = Was folgt, wenn ein Spieler ansagt, der passen muss.
    .title = Ansage trotz Passzwang
law-37A = Die Ansage und alle späteren gelten; ein dauernder Passzwang besteht weiter.
    .title = Linker Gegner hat angesagt
law-37B = Was folgt, wenn der linke Gegner die Entscheidung abwartet.
    .title = Linker Gegner hat nicht angesagt
law-37B1 = Die Ansage wird aufgehoben.
    .title = Aufgehoben
law-37B2 = An ihre Stelle tritt ein Pass, beide Partner passen bis zum Ende; Ausspiele können beschränkt werden.
    .title = Beide müssen passen
law-38 = Was nach einem Gebot von acht oder mehr folgt.
    .title = Gebot über sieben
law-38A = Kein Kontrakt über sieben wird je gespielt.
    .title = Nie gespielt
law-38B = Das Gebot und alle späteren Ansagen werden aufgehoben.
    .title = Aufgehoben
law-38C = An seine Stelle tritt ein Pass, und beide Partner passen, solange die Lizitation dauert.
    .title = Beide müssen passen
law-38D = Ausspiele können beschränkt und Schaden ausgeglichen werden, außer der linke Gegner sagte darüber an.
    .title = Wenn der linke Gegner angesagt hat
law-39 = Was folgt, wenn jemand nach der Lizitation ansagt.
    .title = Ansage nach dem abschließenden Pass
law-39A = Jede Ansage nach dem abschließenden Pass wird aufgehoben.
    .title = Aufgehoben
law-39B = Pass eines Gegenspielers, Ansage der Alleinspielerseite, oder der linke Gegner sagte an: keine weiteren Folgen.
    .title = Keine weiteren Folgen
law-39C = Hat der linke Gegner nicht angesagt, können Ausspiele beschränkt werden.
    .title = Gebot oder Kontra eines Gegenspielers
