### Regeln 61-71: Revokes, Stiche, Claims, Konzessionen; dazu die Regeln 42 und 43: der Strohmann.

kind-revoke = Revoke
kind-defective_trick = Fehlerhafter Stich
kind-trick_inspection = Gespielte Karten ansehen
kind-claim = Claim
kind-concession = Konzession
kind-dummys_rights = Rechte und Grenzen des Strohmanns

## Revoke: Fragen

ask-revoke-circumstance = Ist an diesem Revoke etwas Besonderes?
val-revoke-circumstance-ordinary = Ein gewöhnliches Revoke
val-revoke-circumstance-could_not_follow = Er konnte nicht bedienen
val-revoke-circumstance-twelfth_trick = Es war im zwölften Stich
val-revoke-circumstance-both_sides = Revoke auf beiden Seiten
val-revoke-circumstance-repeated = Zum zweiten Mal diese Farbe
val-revoke-circumstance-penalty_card_not_played = Strafkarte nicht gespielt
val-revoke-circumstance-dummy_asked_first = Strohmann sah und fragte
val-revoke-circumstance-after_call_on_next_board = Gegner bot im nächsten Board
val-revoke-circumstance-after_round = Nach der Runde bemerkt
ask-revoke-established = Hat der Schuldige oder sein Partner zum nächsten Stich gespielt, eine Karte dafür genannt oder geclaimt?
val-revoke-established-true = Ja, vollendet
val-revoke-established-false = Noch nicht vollendet
ask-revoke-objection_over = Ist die Runde vorbei, oder hat die schuldige Seite auf dem nächsten Board schon angesagt?
val-revoke-objection_over-true = Ja, Einspruch zu spät
val-revoke-objection_over-false = Nein, Einspruch noch möglich
ask-revoke-hand = Wessen Karte war es?
val-revoke-hand-declarer = Karte des Alleinspielers
val-revoke-hand-dummy = Karte des Strohmanns
val-revoke-hand-defender = Karte eines Gegenspielers
ask-revoke-card_faced = Lag die Karte schon offen auf dem Tisch?
val-revoke-card_faced-true = Sie lag schon offen
val-revoke-card_faced-false = Aus der verdeckten Hand
ask-revoke-won_by = Wer hat den Revokestich gewonnen?
val-revoke-won_by-offender = Der Schuldige gewann ihn
val-revoke-won_by-partner = Sein Partner gewann ihn
val-revoke-won_by-other_side = Die andere Seite gewann ihn
ask-revoke-won_later = Hat die schuldige Seite nach dem Revokestich noch einen Stich gewonnen?
val-revoke-won_later-true = Später noch einen gewonnen
val-revoke-won_later-false = Später keinen mehr gewonnen
ask-revoke-hands_returned = Stecken alle vier Blätter schon wieder im Board?
val-revoke-hands_returned-true = Blätter schon im Board
val-revoke-hands_returned-false = Blätter noch nicht im Board
ask-revoke-both_established = Sind die Revokes beider Seiten vollendet?
val-revoke-both_established-true = Beide Revokes vollendet
val-revoke-both_established-false = Nicht beide vollendet
ask-revoke-same_trick = Fielen die Revokes beider Seiten in denselben Stich?
val-revoke-same_trick-true = Im selben Stich
val-revoke-same_trick-false = In verschiedenen Stichen
ask-revoke-non_offenders_called = Hatte ein Gegner des Schuldigen auf dem nächsten Board angesagt, bevor es bemerkt wurde?
val-revoke-non_offenders_called-true = Gegner hatte angesagt
val-revoke-non_offenders_called-false = Kein Gegner hatte angesagt
ask-revoke-too_little_redress = Hätte die andere Seite ohne das Revoke mehr Stiche gemacht, als sie jetzt hat?
val-revoke-too_little_redress-true = Nicht genug entschädigt
val-revoke-too_little_redress-false = Genug entschädigt

## Revoke: Sätze

p61A-none = Das ist kein Revoke: Wer nicht bedienen oder eine Forderung nicht erfüllen kann, darf jede Karte spielen.
p59-revoke = Eine Forderung, die sich nicht erfüllen lässt, entfällt.
p61B1 = Der Alleinspieler darf einen Gegenspieler, der nicht bedient hat, fragen, ob er keine Karte der Farbe hat.
p61B2a = Der Strohmann darf den Alleinspieler fragen, ob er keine Karte der ausgespielten Farbe hat.
p61B2b = Einen Gegenspieler darf der Strohmann nicht fragen.
p61B3 = Ein Gegenspieler darf den Alleinspieler fragen, ob er keine Karte der ausgespielten Farbe hat.
p61B3-partner = { $edition ->
    [2007] Gegenspieler dürfen einander fragen, wenn der Veranstalter es nicht verbietet; was die Frage verrät, darf der Partner nicht verwenden.
   *[other] Gegenspieler dürfen einander fragen, aber was die Frage verrät, darf der Partner nicht verwenden.
}
p16B-inquiry = Hat die Frage dem Partner etwas verraten, so darf er es nicht verwenden.
p61C = Der Verdacht auf ein Revoke gibt während des Spiels niemandem das Recht, umgedrehte Stiche anzusehen.
p62A = Der Schuldige muss die Karte zurücknehmen und eine zulässige spielen.
p62A-if = War es ein Revoke und ist es nicht vollendet, so muss die Karte ausgetauscht werden.
p62A-both = Kein Revoke ist vollendet: Beide Spieler nehmen ihre Karte zurück und spielen eine zulässige.
p62B = Jeder ersetzt die Karte durch eine, die er spielen darf.
p62B1 = Die zurückgenommene Karte eines Gegenspielers wird eine { word-major } Strafkarte.
p50B-revoke = Das gilt unabhängig vom Rang, weil sie absichtlich gespielt wurde; sie bleibt offen auf dem Tisch liegen.
p62B2 = Die Karte des Alleinspielers oder des Strohmanns geht zurück; eine weitere { word-rectification } gibt es nicht.
p62B2-faced = Die Karte lag schon vorher offen; sie wird ohne weitere { word-rectification } zurückgenommen.
p62C1 = Die Gegner dürfen jede Karte austauschen, die sie zwischen dem Revoke und seiner Entdeckung gespielt haben.
p62C2 = Tut das einer, so darf auch der nächste Spieler der schuldigen Seite austauschen; die Karte eines Gegenspielers wird Strafkarte.
p62C3 = Beide Seiten haben in diesem Stich nicht bedient, nur eine hat weitergespielt: Beide Revokes müssen berichtigt werden.
p16C2-revoke = Karten, die Gegenspieler zurücknehmen, werden Strafkarten; was sie verraten, darf ihre Seite nicht verwenden.
p62D1 = Ein Revoke im zwölften Stich wird auch vollendet noch berichtigt, bis alle Blätter wieder im Board stecken.
p62D1-late = Alle Blätter stecken wieder im Board, daher lässt sich der zwölfte Stich nicht mehr berichtigen.
p62D2 = Der Partner hatte zum zwölften Stich noch nicht gespielt: Was die zurückgenommene Karte verrät, darf er nicht verwenden.
p62D2-if = Hatte sein Partner zum zwölften Stich noch nicht gespielt, darf er nicht verwenden, was die zurückgenommene Karte verrät.
p63A = Das Revoke ist vollendet, weil die schuldige Seite weitergespielt oder geclaimt hat.
p63A1 = Die schuldige Seite hat zum nächsten Stich gespielt: Das Revoke ist vollendet.
p63A1-not_yet = Vollendet ist das Revoke, sobald der Schuldige oder sein Partner zum nächsten Stich spielt.
p63A2 = Der Schuldige oder sein Partner hat eine Karte für den nächsten Stich genannt: Das Revoke ist vollendet.
p63A3 = Der Schuldige oder sein Partner hat geclaimt oder konzediert: Das Revoke ist vollendet.
p63A4 = Die schuldige Seite hat einem Claim zugestimmt, und die Zeit für Einspruch ist vorbei: Das Revoke ist vollendet.
p63A4-not_yet = Ein anerkannter Claim vollendet es erst nach der Runde oder wenn die Seite auf dem nächsten Board angesagt hat.
p47E1-revoke = Wer auf falschen Hinweis eines Gegners gespielt und zurückgenommen hat, hat das Revoke damit nicht vollendet.
p70A-after_revoke = Der Turnierleiter entscheidet den Claim dann als bestrittenen.
p63B = Das Revoke lässt sich nicht mehr berichtigen; der Stich gilt so, wie er gespielt wurde.
p50D1a-revoke = Die Strafkarte muss gespielt werden, sobald das erstmals zulässig ist.
p50D2a-revoke = Kommt vorher der Partner ans Ausspiel, darf der Alleinspieler die Farbe verlangen, verbieten oder die Karte liegen lassen.
p64A1-two = Nach dem Spiel gehen zwei Stiche an die Gegner: Der Schuldige gewann den Revokestich, seine Seite einen späteren.
p64A1-one = Nach dem Spiel geht ein Stich an die Gegner: der Revokestich, den der Schuldige gewonnen hat.
p64A1-either = Hat der Schuldige den Revokestich gewonnen, geht dieser über; einen späteren Stich gewann seine Seite nicht.
p64A2-either = Hat ihn sein Partner gewonnen, geht ebenfalls ein Stich über.
p64A2-partner = Nach dem Spiel geht ein Stich an die Gegner: Der Partner des Schuldigen hat den Revokestich gewonnen.
p64A2-later = Nach dem Spiel geht ein Stich an die Gegner: Die schuldige Seite hat nach dem Revoke noch einen Stich gewonnen.
p64A2-defective = Nach dem Spiel geht ein Stich an die Gegner: Die Seite hat diesen oder einen späteren Stich gewonnen.
p64A-dummy = Nach dem Spiel werden die Stiche wie bei einem vollendeten Revoke gezählt.
p64B1 = Kein Stich geht über: Die schuldige Seite hat weder diesen noch einen späteren Stich gewonnen.
p64B2 = Für dieses geht kein Stich über: Es wiederholt ein vollendetes Revoke desselben Spielers in derselben Farbe; über das erste wird für sich entschieden.
p64B3-penalty_card = Kein Stich geht über: Die nicht gespielte Karte war eine Strafkarte.
p64B3-dummy = Kein Stich geht über: Die nicht gespielte Karte gehörte dem Strohmann, und alle konnten sie sehen.
p64B4 = Kein Stich geht über: Ein Gegner hatte auf dem nächsten Board angesagt, bevor jemand darauf hinwies.
p64B5 = Kein Stich geht über: Vor dem Ende der Runde hat niemand darauf hingewiesen.
p64B6 = Für ein Revoke im zwölften Stich geht kein Stich über.
p64B6-corrected = Kein Stich geht über.
p64B7 = Kein Stich geht über: Auf diesem Board haben beide Seiten ein Revoke begangen, und beide sind vollendet.
p64B8 = Für Revokes, die auf diese Weise berichtigt werden, geht kein Stich über.
p64C1 = Steht die andere Seite damit schlechter da als ohne das Revoke, so berichtigt der Turnierleiter das Ergebnis.
p64C1-adjust = Die andere Seite steht immer noch schlechter da als ohne das Revoke: Der Turnierleiter berichtigt das Ergebnis.
p64C2a = Hätte die andere Seite ohne die weiteren Revokes mehr Stiche gemacht, berichtigt der Turnierleiter das Ergebnis.
p64C2a-adjust = Ohne die weiteren Revokes hätte die andere Seite mehr Stiche gemacht: Der Turnierleiter berichtigt das Ergebnis.
p64C2b = Wurde eine Seite geschädigt, so berichtigt der Turnierleiter auf das Ergebnis, das ohne jedes Revoke wahrscheinlich war.
p64C2b-adjust = Eine Seite ist geschädigt: Der Turnierleiter berichtigt auf das Ergebnis, das ohne jedes Revoke wahrscheinlich war.

## Fehlerhafter Stich

ask-defective_trick-both_played_on = Hat von jeder Seite ein Spieler zum nächsten Stich gespielt?
val-defective_trick-both_played_on-true = Beide Seiten spielten weiter
val-defective_trick-both_played_on-false = Noch nicht beide Seiten
ask-defective_trick-fault = Was stimmt mit dem Stich nicht?
val-defective_trick-fault-missing = Eine Karte fehlt
val-defective_trick-fault-fifth_card = Fünfte Karte gespielt
val-defective_trick-fault-two_at_once = Zwei Karten zugleich
val-defective_trick-fault-too_many = Zu viele gespielte Karten
val-defective_trick-fault-misplaced = Karte falsch abgelegt
ask-defective_trick-hand = Wem gehört die überzählige Karte?
val-defective_trick-hand-declarer = Dem Alleinspieler
val-defective_trick-hand-dummy = Dem Strohmann
val-defective_trick-hand-defender = Einem Gegenspieler
ask-defective_trick-meant_as_lead = War die fünfte Karte ein Ausspiel zum nächsten Stich?
val-defective_trick-meant_as_lead-true = Ausspiel zum nächsten Stich
val-defective_trick-meant_as_lead-false = Fünfte Karte kein Ausspiel
ask-defective_trick-has_suit_led = Hat der Spieler, der keine Karte gespielt hat, die in diesem Stich ausgespielte Farbe?
val-defective_trick-has_suit_led-true = Hat die Farbe
val-defective_trick-has_suit_led-false = Hat die Farbe nicht
ask-defective_trick-side_won_trick = Hat seine Seite diesen oder einen späteren Stich gewonnen?
val-defective_trick-side_won_trick-true = Einen davon gewonnen
val-defective_trick-side_won_trick-false = Keinen davon gewonnen
ask-defective_trick-played_later = Wurde die falsch abgelegte Karte später noch einmal gespielt?
val-defective_trick-played_later-true = Noch einmal gespielt
val-defective_trick-played_later-false = Nicht noch einmal gespielt

p67A = Der Stich muss in Ordnung gebracht werden, solange nicht beide Seiten zum nächsten gespielt haben.
p67A1 = Der Spieler gibt jetzt eine Karte dazu, die er in diesem Stich spielen darf.
p67A2 = Eine überzählige Karte wird zurückgenommen.
p67A2-two_at_once = Nur eine der Karten gilt als gespielt.
p58B1-trick = War nur eine Karte zu sehen, so ist diese gespielt, und die anderen gehen zurück.
p58B2-trick = Waren mehrere zu sehen, sagt er, welche er spielt; die übrigen eines Gegenspielers werden Strafkarten.
p67A-misplaced = Die Karte kommt jetzt an ihren Platz unter den gespielten Karten.
p45E1 = Die fünfte Karte des Gegenspielers wird eine Strafkarte.
p45E1-lead = Der Turnierleiter wertet die fünfte Karte als Ausspiel zum nächsten Stich.
p50B-fifth_card = Ist sie eine Figur oder absichtlich gespielt, so ist es eine { word-major } Strafkarte, sonst eine kleine.
p53A-fifth_card = War es ein Ausspiel außer Reihenfolge, so darf der Alleinspieler es annehmen.
p56-fifth_card = Tut er das nicht, wird die Karte eine { word-major } Strafkarte.
p45E2 = Die fünfte Karte geht ohne weitere { word-rectification } ins Blatt des Alleinspielers oder des Strohmanns zurück.
p45E2-lead = Der Turnierleiter wertet die fünfte Karte als Ausspiel zum nächsten Stich.
p55A-fifth_card = Kam sie aus der falschen Hand, so darf jeder Gegenspieler sie annehmen oder zurückweisen.
p67B1a = Er legt eine Karte der ausgespielten Farbe offen zu seinen gespielten Karten; das gilt als Revoke in diesem Stich.
p67B1b = { $edition ->
    [1997] Er legt eine beliebige Karte offen zu seinen gespielten Karten; das gilt als Revoke in diesem Stich.
   *[other] Er legt eine beliebige Karte offen zu seinen gespielten Karten; auch das gilt als Revoke in diesem Stich.
}
p67B2a = Der Turnierleiter gibt die überzähligen Karten zurück; die sichtbar gespielte bleibt. Der Gewinner des Stichs bleibt.
p67B2a-shown = Wird dabei eine überzählige Karte eines Gegenspielers sichtbar, so wird sie eine Strafkarte.
p67B2a-if = Haben beide Seiten zum nächsten Stich gespielt, so gibt der Turnierleiter die Karte ins Blatt zurück.
p67B2b = Eine zurückgegebene Karte gilt als immer im Blatt gewesen; sie nicht gespielt zu haben, kann ein Revoke sein.
p67B3 = Der Turnierleiter sucht die Karte und legt sie an ihren Platz unter den gespielten Karten.
p67B3-played_later = Die Karte wurde später noch einmal gespielt, das lässt sich nicht ordnen: Der Turnierleiter berichtigt das Ergebnis.

## Gespielte Karten ansehen

ask-trick_inspection-wish = Was will der Spieler, oder was ist passiert?
val-trick_inspection-wish-see_trick = Letzten Stich sehen
val-trick_inspection-wish-see_own_card = Eigene letzte Karte sehen
val-trick_inspection-wish-see_earlier_trick = Früheren Stich sehen
val-trick_inspection-wish-check_after_play = Prüfen nach dem Spiel
val-trick_inspection-wish-point_out_direction = Karte liegt falsch herum
val-trick_inspection-wish-mixed_cards = Karten wurden vermischt
ask-trick_inspection-play_over = Ist das Spiel vorbei?
val-trick_inspection-play_over-true = Spiel ist vorbei
val-trick_inspection-play_over-false = Spiel läuft noch
ask-trick_inspection-side_played_on = Hat der Spieler oder sein Partner zum nächsten Stich gespielt?
val-trick_inspection-side_played_on-true = Eigene Seite spielte weiter
val-trick_inspection-side_played_on-false = Eigene Seite spielte nicht
ask-trick_inspection-own_card_turned = Hat der Spieler seine eigene Karte schon umgedreht?
val-trick_inspection-own_card_turned-true = Eigene Karte umgedreht
val-trick_inspection-own_card_turned-false = Eigene Karte noch offen
ask-trick_inspection-both_mixed = Wer hat die gespielten Karten vermischt?
val-trick_inspection-both_mixed-true = Beide Seiten
val-trick_inspection-both_mixed-false = Nur eine Seite

p65B3 = Ein Spieler darf darauf hinweisen, dass eine Karte in die falsche Richtung zeigt.
p65B3-late = Für den Hinweis ist es zu spät: Die eigene Seite hat zum nächsten Stich gespielt.
p16B-trick = Hat die Bemerkung dem Partner etwas verraten, so darf er es nicht verwenden.
p65D = Wer seine Karten vermischt, bevor das Ergebnis feststeht, kann Ansprüche auf Stiche oder zu einem Revoke verlieren.
p66A = Ja, er darf verlangen, dass alle Karten des Stichs noch einmal gezeigt werden.
p66A-turned = Nein, er hat seine eigene Karte umgedreht, daher werden die anderen nicht mehr gezeigt.
p66A-dummy = Nein, das dürfen nur der Alleinspieler und die Gegenspieler verlangen.
p66B = Seine eigene letzte Karte darf er ansehen, ohne sie zu zeigen, bis seine Seite zum nächsten Stich spielt.
p66C = Nein, umgedrehte Stiche sieht vor Ende des Spiels niemand an, außer der Turnierleiter ordnet es an.
p66D = Nach dem Spiel dürfen Revoke und Stichzahl an den Karten geprüft werden; jeder fasst nur seine eigenen an.
p66D-one_mixed = Ist der Hergang nicht zu klären, entscheidet der Turnierleiter für die Seite, die nicht vermischt hat.
p66D-both_mixed = Der Turnierleiter entscheidet nach den Umständen; beide Seiten haben vermischt, keine wird bevorzugt.

## Claim

ask-claim-nature = Was war es?
val-claim-nature-claim = Es war ein Claim
val-claim-nature-only_current_trick = Nur zu diesem Stich
val-claim-nature-not_meant = Eindeutig kein Claim gemeint
val-claim-nature-partner_objected = Partner widersprach sofort
ask-claim-response = Ist man mit dem Claim einverstanden, oder zweifelt ihn jemand an?
val-claim-response-agreed = Mit dem Claim einverstanden
val-claim-response-doubted = Claim wird angezweifelt
val-claim-response-agreed_then_objected = Zustimmung, später Einspruch
ask-claim-objection_time = Wann erhebt die Seite, die zugestimmt hat, Einspruch?
val-claim-objection_time-before_next_board = Vor dem nächsten Board
val-claim-objection_time-correction_period = Innerhalb der Korrekturfrist
val-claim-objection_time-too_late = Nach der Korrekturfrist
ask-claim-lost_trick = Was war mit dem Stich, den sie verloren gab?
val-claim-lost_trick-actually_won = Stich schon gewonnen
val-claim-lost_trick-likely_won = Stich wohl noch gewonnen
val-claim-lost_trick-neither = Keines von beiden
ask-claim-contest = Was will die Seite, die nicht geclaimt hat?
val-claim-contest-call_director = Turnierleiter wird gerufen
val-claim-contest-continue_play = Sie will weiterspielen
ask-claim-all_agree = Sind alle vier Spieler mit dem Weiterspielen einverstanden?
val-claim-all_agree-true = Alle vier einverstanden
val-claim-all_agree-false = Nicht alle einverstanden
ask-claim-objection = Worum geht der Zweifel?
val-claim-objection-outstanding_trump = Ein Trumpf ist noch draußen
val-claim-objection-unstated_line = Nicht angesagte Spielweise
val-claim-objection-card_position = Nötig: Schnitt oder Raten
val-claim-objection-partners_choice = Partner muss richtig spielen
val-claim-objection-other = Ein anderer Zweifel
ask-claim-trump_mentioned = Hat der Claimende den ausstehenden Trumpf erwähnt?
val-claim-trump_mentioned-true = Trumpf erwähnt
val-claim-trump_mentioned-false = Trumpf nicht erwähnt
ask-claim-likely_unaware = Ist es auch nur halbwegs wahrscheinlich, dass der Claimende von diesem Trumpf nichts wusste?
val-claim-likely_unaware-true = Wohl nicht bewusst
val-claim-likely_unaware-false = Sicher bewusst
ask-claim-trump_can_win = Kann bei irgendeinem normalen Spiel, auch einem unachtsamen, ein Stich an diesen Trumpf verloren gehen?
val-claim-trump_can_win-true = Kann einen Stich machen
val-claim-trump_can_win-false = Kann keinen Stich machen
ask-claim-worse_normal_line = Gibt es ein anderes normales Spiel, auch ein unachtsames, das weniger Stiche bringt?
val-claim-worse_normal_line-true = Es geht auch schlechter
val-claim-worse_normal_line-false = Schlechter geht es nicht
ask-claim-other_shows_out = Konnte der andere Gegner die Farbe schon nicht bedienen, oder zeigt sich das bei jedem normalen Spiel?
val-claim-other_shows_out-true = Der andere bedient nicht
val-claim-other_shows_out-false = Der andere Gegner bedient
ask-claim-partner_could_err = Hat der Partner des Claimenden ein anderes normales Spiel, das weniger Stiche bringt?
val-claim-partner_could_err-true = Partner kann irren
val-claim-partner_could_err-false = Partner kann nicht irren

p68 = Kein Claim, keine Konzession: Es ging nur um den laufenden Stich. Es wird weitergespielt, gezeigte Karten sind keine Strafkarten.
p16A1-claim = Was die Bemerkung oder die gezeigte Karte verraten hat, darf der Partner nicht verwenden.
p57A-claim = Spielt ein Gegenspieler in diesem Stich zu früh, so kann der Alleinspieler weitere Rechte haben.
p68A = Ein Claim ist es, Stiche für sich zu beanspruchen, das Ende des Spiels anzuregen oder das Blatt herzuzeigen.
p68A-not_meant = Wer Karten offenkundig ohne diese Absicht zeigt, claimt nicht; es wird weitergespielt.
p68B1 = Stiche verloren zu geben oder das Blatt aufzugeben ist eine Konzession; wer einige claimt, konzediert den Rest.
p68B2 = Nichts ist geclaimt oder konzediert, denn der Partner widersprach sofort: Es geht weiter, gezeigte Karten sind keine Strafkarten.
p68B2-if = Widerspricht der Partner des Gegenspielers sofort, so gibt es keine Konzession.
p16C2-claim = Der Partner des Gegenspielers, der Karten gezeigt hat, darf das Gesehene nicht verwenden; jetzt den Turnierleiter rufen.
p68C = { $edition ->
    [1997] Wer claimt, soll gleich sagen, wie und in welcher Reihenfolge er spielt.
    [2007] Wer claimt, soll gleich sagen, wie und in welcher Reihenfolge er spielt.
   *[other] Wer claimt, soll gleich sagen, wie und in welcher Reihenfolge er spielt, und sein Blatt auflegen.
}
p68C-nothing_said = Es wurde keine Spielweise genannt, also bekommt der Claimende keine Wahl, die er nicht angekündigt hat.
p68D = { $edition ->
    [1997] Das Spiel ist zu Ende.
    [2007] Das Spiel ist zu Ende.
   *[other] Das Spiel ruht.
}
p68D2a = { $edition ->
    [1997] Das Spiel ist zu Ende: Der Turnierleiter wird gerufen, und bis er da ist, tut niemand etwas.
    [2007] Das Spiel ist zu Ende: Der Turnierleiter wird gerufen, und bis er da ist, tut niemand etwas.
   *[other] Das Spiel ruht: Der Turnierleiter wird gerufen, und bis er da ist, tut niemand etwas.
}
p68D2bi = Weitergespielt wird nur, wenn alle vier Spieler einverstanden sind.
p68D2bi-refused = Nicht alle vier wollen weiterspielen, also entscheidet der Turnierleiter.
p68D2bii = Der Claim gilt nicht mehr, das Ergebnis am Tisch zählt: Alle vier wollten weiterspielen.
p69A = Abgerechnet wird wie geclaimt, wenn die andere Seite nicht widerspricht, bevor sie auf dem nächsten Board ansagt oder die Runde endet.
p69A-in_time = Der Einspruch kommt rechtzeitig, also ist der Claim nicht anerkannt, sondern bestritten.
p69A-stands = Der anerkannte Claim bleibt gültig.
p69B = { $edition ->
    [1997] In der Korrekturfrist bekommt eine Seite einen Stich zurück, den sie gewonnen hatte oder normal nicht verlieren konnte.
   *[other] In der Korrekturfrist bekommt eine Seite einen Stich zurück, den sie gewonnen hatte oder wohl gewonnen hätte.
}
p69B-period = Das gilt innerhalb der Frist für Ergebniskorrekturen.
p69B1 = Den Stich, den die Seite schon gewonnen hatte, bekommt sie zurück; das Board wird neu abgerechnet.
p69B2 = Den Stich, den die Seite wohl noch gewonnen hätte, bekommt sie zurück; das Board wird neu abgerechnet.
p79C1-claim = Die Korrekturfrist ist vorbei.
p70A = Der Turnierleiter entscheidet so gerecht wie möglich für beide Seiten; jeder Zweifel geht zulasten des Claimenden.
p70B1 = Der Turnierleiter lässt den Claimenden wiederholen, was er beim Claim gesagt hat.
p70B2 = { $edition ->
    [1997] Dann hört der Turnierleiter die Einwände der Gegner an.
   *[other] Der Turnierleiter hört die Einwände der Gegner an, ist aber nicht an sie gebunden.
}
p70B3 = Der Turnierleiter darf alle restlichen Karten auflegen lassen.
p70C = Der Stich oder die Stiche, die der ausstehende Trumpf machen kann, gehen an die Gegner.
p70C1 = Der Claimende hat diesen Trumpf nicht erwähnt.
p70C1-mentioned = Der Claimende hat den Trumpf erwähnt, also bringt dieser nicht von selbst einen Stich.
p70C2 = Es ist wahrscheinlich, dass er von dem ausstehenden Trumpf nichts wusste.
p70C2-aware = Der Claimende wusste sicher von dem Trumpf, also bringt dieser nicht von selbst einen Stich.
p70C3 = Bei irgendeinem normalen Spiel, auch einem unachtsamen, geht ein Stich an ihn verloren.
p70C3-harmless = Kein normales Spiel verliert einen Stich an den Trumpf, also bringt dieser nicht von selbst einen Stich.
p70D1 = Eine nicht genannte Spielweise zählt nicht, wenn ein anderes normales Spiel weniger Stiche bringt.
p70D1-accepted = Kein normales Spiel bringt weniger Stiche, also kann der Claim gelten.
p70D2 = Ein Gegenspieler bekommt keine Stiche, für die sein Partner unter mehreren normalen Spielweisen die richtige wählen müsste.
p70D2-accepted = Der Partner kann durch kein normales Spiel einen Stich verlieren, also kann der Claim gelten.
p70E1 = Ungenannte Schnitte oder Raten zählen nicht: keine Spielweise, für die eine Karte bei einem bestimmten Gegner sitzen muss.
p70E1-accepted = Dass der andere Gegner die Farbe nicht hat, zeigt sich vorher oder bei jedem normalen Spiel: Die Spielweise gilt.

## Konzession

ask-concession-about_current_trick = Sprach er nur von dem Stich, der gerade gespielt wurde?
val-concession-about_current_trick-true = Nur zu diesem Stich
val-concession-about_current_trick-false = Auch spätere Stiche gemeint
ask-concession-partner_objected = Hat der Partner des Gegenspielers, der konzediert hat, sofort widersprochen?
val-concession-partner_objected-true = Partner widersprach sofort
val-concession-partner_objected-false = Kein sofortiger Widerspruch
ask-concession-within_correction_period = Lässt sich das Ergebnis noch korrigieren (normalerweise 30 Minuten nach dem Aushang)?
val-concession-within_correction_period-true = Noch zu korrigieren
val-concession-within_correction_period-false = Zu spät zum Korrigieren
ask-concession-trick = Was war mit dem Stich, der abgegeben wurde?
val-concession-trick-actually_won = Stich schon gewonnen
val-concession-trick-cannot_be_lost = Stich nicht zu verlieren
val-concession-trick-could_be_lost = Stich war zu verlieren

p71 = Die Konzession bleibt gültig.
p71-stands = Die Konzession bleibt gültig: Bei irgendeinem normalen Spiel konnte der Stich verloren gehen.
p71-cancelled = Dieser Teil der Konzession wird aufgehoben, das Board wird neu abgerechnet.
p71A = Die Seite bekommt den Stich zurück: Sie hatte ihn schon gewonnen.
p71B = Die Seite bekommt den Stich zurück: Mit keinem normalen Spiel der restlichen Karten ging er verloren.

## Strohmann

ask-dummys_rights-act = Was hat der Strohmann getan?
val-dummys_rights-act-informs_director = Informiert Turnierleiter
val-dummys_rights-act-counts_tricks = Zählt die Stiche
val-dummys_rights-act-plays_cards = Legt Karten auf Ansage
val-dummys_rights-act-asks_declarer = Fragt den Alleinspieler
val-dummys_rights-act-asks_defender = Fragt einen Gegenspieler
val-dummys_rights-act-warns_wrong_hand = Warnt vor falscher Hand
val-dummys_rights-act-prevents_irregularity = Verhindert Regelwidrigkeit
val-dummys_rights-act-draws_attention = Zeigt Regelwidrigkeit auf
val-dummys_rights-act-calls_director = Ruft den Turnierleiter
val-dummys_rights-act-takes_part = Mischt sich ins Spiel ein
val-dummys_rights-act-suggests_card = Deutet auf eine Karte
val-dummys_rights-act-exchanges_hands = Tauscht die Blätter
val-dummys_rights-act-leaves_seat = Steht auf, um zuzuschauen
val-dummys_rights-act-looks_at_defender = Sieht Gegenspielerkarte an
val-dummys_rights-act-shown_by_defender = Gegenspieler zeigt ihm Blatt
ask-dummys_rights-looked_before = Hatte der Strohmann Blätter getauscht, zum Zuschauen den Platz verlassen oder eine Gegenspielerkarte angesehen?
val-dummys_rights-looked_before-true = Er hatte schon hingesehen
val-dummys_rights-looked_before-false = Er hatte nicht hingesehen
ask-dummys_rights-play_over = Ist das Spiel vorbei?
val-dummys_rights-play_over-true = Spiel ist vorbei
val-dummys_rights-play_over-false = Spiel läuft noch
ask-dummys_rights-attention_drawn = Hat schon ein anderer Spieler auf eine Regelwidrigkeit hingewiesen?
val-dummys_rights-attention_drawn-true = Ein anderer hat es getan
val-dummys_rights-attention_drawn-false = Der Strohmann als Erster
ask-dummys_rights-irregularity_by = Wessen Regelwidrigkeit ist es?
val-dummys_rights-irregularity_by-declaring = Die des Alleinspielers
val-dummys_rights-irregularity_by-defending = Die eines Gegenspielers
ask-dummys_rights-declarer_revoked = War die Karte ein Revoke?
val-dummys_rights-declarer_revoked-true = Es war ein Revoke
val-dummys_rights-declarer_revoked-false = Kein Revoke

p42A1 = Steht der Turnierleiter am Tisch, darf der Strohmann ihm sagen, was geschehen ist und was die Regeln vorsehen.
p42A2 = Der Strohmann darf die gewonnenen und verlorenen Stiche zählen.
p42A3 = { $edition ->
    [2007] Der Strohmann legt die Karten, die der Alleinspieler nennt.
    [1997] Der Strohmann legt die Karten, die der Alleinspieler nennt.
   *[other] Der Strohmann legt die Karten, die der Alleinspieler nennt, und achtet darauf, dass sein Blatt bedient.
}
p42B-lost = Dieses Recht hat der Strohmann verloren, weil er ein Blatt angesehen hat, das er nicht sehen darf.
p42B1 = Der Strohmann darf den Alleinspieler fragen, ob er keine Karte der ausgespielten Farbe hat.
p42B1-not_defender = Der Strohmann darf den Alleinspieler nach einem möglichen Revoke fragen, einen Gegenspieler nicht.
p42B2 = { $edition ->
    [2007] Der Strohmann darf versuchen, eine Regelwidrigkeit des Alleinspielers zu verhindern, bevor sie geschieht.
    [1997] Der Strohmann darf versuchen, eine Regelwidrigkeit des Alleinspielers zu verhindern, bevor sie geschieht.
   *[other] Der Strohmann darf versuchen, eine Regelwidrigkeit zu verhindern, bevor sie geschieht.
}
p42B2-wrong_hand = Der Strohmann darf den Alleinspieler warnen, bevor dieser aus der falschen Hand ausspielt.
p42B3 = Ist das Spiel vorbei, darf der Strohmann auf eine Regelwidrigkeit hinweisen.
p43A1a = { $edition ->
    [2007] Während des Spiels sollte nicht der Strohmann den Turnierleiter rufen; erst sollte ein anderer auf den Fehler hinweisen.
    [1997] Während des Spiels sollte nicht der Strohmann den Turnierleiter rufen; erst sollte ein anderer auf den Fehler hinweisen.
   *[other] Während des Spiels darf nicht der Strohmann den Turnierleiter rufen; erst muss ein anderer auf den Fehler hinweisen.
}
p43A1a-may = Der Strohmann darf den Turnierleiter rufen: Ein anderer Spieler hat schon auf eine Regelwidrigkeit hingewiesen.
p43A1b = Während des Spiels darf der Strohmann nicht auf eine Regelwidrigkeit hinweisen.
p43A1c = Der Strohmann darf sich weder am Spiel beteiligen noch dem Alleinspieler etwas dazu sagen.
p43A2a = Der Strohmann darf mit dem Alleinspieler nicht die Blätter tauschen.
p43A2b = Aufstehen und dem Alleinspieler beim Spiel zuschauen darf der Strohmann nicht.
p43A2c = Der Strohmann darf keine Karte im Blatt eines Gegenspielers ansehen.
p43A3 = Der Fehler liegt beim Gegenspieler: Er darf dem Strohmann sein Blatt nicht zeigen.
p43B1 = Der Turnierleiter kann dem Strohmann eine Ordnungsstrafe geben.
p43B2 = Ab jetzt darf der Strohmann nicht mehr ohne Folgen für seine Seite warnen oder nach einem Revoke fragen.
p43B2a = Jeder Gegenspieler darf jetzt die Hand bestimmen, aus der zum nächsten Stich ausgespielt wird: Der Strohmann hatte hingesehen.
p43B2b = Der Alleinspieler muss die Karte durch eine zulässige ersetzen: Der Strohmann hatte hingesehen und fragte zuerst.
p43B2b-revoke = Die Karte wird ersetzt, das Revoke gilt trotzdem als vollendet: Der Strohmann hatte hingesehen und fragte zuerst.
p43B3 = Der Strohmann hatte hingesehen: Weiterspielen ohne { word-rectification }; nachher verlieren die Gegenspieler nur ihren Gewinn daraus.
p43B3-if = Weist der Strohmann als Erster auf einen Fehler der Gegenspieler hin, wird dieser nicht sofort berichtigt.
p45F-dummy = Weiterspielen; nachher wird berichtigt, wenn die Karte nahegelegt war und die Gegenspieler geschädigt sind.

## Regel für Regel

law-42 = Was der Strohmann immer darf, und was nur, solange er kein fremdes Blatt angesehen hat.
    .title = Rechte des Strohmanns
law-42A = Diese Rechte behält der Strohmann, was immer er getan hat.
    .title = Rechte, die immer bleiben
law-42A1 = In Gegenwart des Turnierleiters darf der Strohmann über Hergang und Regeln sprechen.
    .title = Auskunft an den Turnierleiter
law-42A2 = Der Strohmann darf gewonnene und verlorene Stiche mitzählen.
    .title = Stiche zählen
law-42A3 = { $edition ->
    [2007] Der Strohmann legt die Karten, die der Alleinspieler nennt.
    [1997] Der Strohmann legt die Karten, die der Alleinspieler nennt.
   *[other] Der Strohmann legt die genannten Karten und achtet darauf, dass sein Blatt bedient.
}
    .title = Karten des Strohmanns spielen
law-42B = Rechte, die ein Verstoß gegen 43A2 kostet.
    .title = Rechte, die verloren gehen können
law-42B1 = Der Strohmann darf den Alleinspieler, nicht aber Gegenspieler, fragen, ob ihm die Farbe fehlt.
    .title = Den Alleinspieler nach einem Revoke fragen
law-42B2 = { $edition ->
    [2007] Der Strohmann darf versuchen, den Alleinspieler von einer Regelwidrigkeit abzuhalten.
    [1997] Der Strohmann darf versuchen, den Alleinspieler von einer Regelwidrigkeit abzuhalten.
   *[other] Der Strohmann darf versuchen, jeden von einer Regelwidrigkeit abzuhalten.
}
    .title = Eine Regelwidrigkeit verhindern
law-42B3 = Der Strohmann darf auf eine Regelwidrigkeit hinweisen, aber erst nach dem Spiel.
    .title = Auf eine Regelwidrigkeit hinweisen
law-43 = Was der Strohmann nicht darf, und was es kostet.
    .title = Grenzen des Strohmanns
law-43A = Grenzen des Strohmanns, abgesehen von den Rechten der Regel 42.
    .title = Was der Strohmann nicht darf
law-43A1 = Der Strohmann ruft nicht als Erster den Turnierleiter, weist auf nichts hin und spielt nicht mit.
    .title = Während des Spiels
law-43A1a = { $edition ->
    [2007] Während des Spiels sollte der Strohmann den Turnierleiter erst rufen, wenn ein anderer auf den Fehler hingewiesen hat.
    [1997] Während des Spiels sollte der Strohmann den Turnierleiter erst rufen, wenn ein anderer auf den Fehler hingewiesen hat.
   *[other] Während des Spiels ruft der Strohmann den Turnierleiter erst, wenn ein anderer auf den Fehler hingewiesen hat.
}
    .title = Turnierleiter rufen
law-43A1b = Solange gespielt wird, darf der Strohmann auf keine Regelwidrigkeit hinweisen.
    .title = Hinweise geben
law-43A1c = Der Strohmann darf weder mitspielen noch mit dem Alleinspieler über das Spiel reden.
    .title = Sich am Spiel beteiligen
law-43A2 = Der Strohmann darf in keine Blätter sehen; tut er es, verliert er die Rechte der Regel 42B.
    .title = In Blätter sehen
law-43A2a = Strohmann und Alleinspieler dürfen die Blätter nicht tauschen.
    .title = Blätter tauschen
law-43A2b = Der Strohmann darf nicht aufstehen, um dem Alleinspieler zuzuschauen.
    .title = Den Platz verlassen
law-43A2c = { $edition ->
    [2007] Der Strohmann darf nicht von sich aus eine Karte im Blatt eines Gegenspielers ansehen.
    [1997] Der Strohmann darf nicht von sich aus eine Karte im Blatt eines Gegenspielers ansehen.
   *[other] Der Strohmann darf keine Karte im Blatt eines Gegenspielers ansehen.
}
    .title = Gegenspielerkarte ansehen
law-43A3 = Ein Gegenspieler darf dem Strohmann sein Blatt nicht zeigen.
    .title = Dem Strohmann ein Blatt zeigen
law-43B = Die Folgen eines Verstoßes.
    .title = Wenn der Strohmann zu weit geht
law-43B1 = Ein Verstoß gegen A1 oder A2 kann dem Strohmann eine Ordnungsstrafe bringen.
    .title = Strafe für den Strohmann
law-43B2 = Zwei Warnungen, die die eigene Seite etwas kosten, wenn der Strohmann ein Blatt angesehen hat.
    .title = Nachdem der Strohmann hingesehen hat
law-43B2a = Warnt er danach, darf jeder Gegenspieler die Hand bestimmen, aus der ausgespielt wird.
    .title = Warnung vor der falschen Hand
law-43B2b = Fragt er danach als Erster, ersetzt der Alleinspieler die Karte, und 64 gilt wie bei Vollendung.
    .title = Frage nach einem Revoke
law-43B3 = Danach gibt es zunächst keine { word-rectification }; später verlieren die Gegenspieler nur ihren Gewinn.
    .title = Hinweis auf einen Fehler der Gegenspieler
law-61 = Was ein Revoke ist, wer wen fragen darf, und kein Recht auf Einsicht in Stiche.
    .title = Nichtbedienen und Fragen danach
law-61A = Nicht bedienen oder eine verlangte Karte oder Farbe nicht spielen, obwohl man könnte.
    .title = Was ein Revoke ist
law-61B = Wer einen Spieler fragen darf, ob ihm die Farbe fehlt.
    .title = Wer nach einem Revoke fragen darf
law-61B1 = Der Alleinspieler darf einen Gegenspieler fragen, der nicht bedient hat.
    .title = Der Alleinspieler fragt
law-61B2 = Der Strohmann darf nur den Alleinspieler fragen.
    .title = Der Strohmann fragt
law-61B2a = Das darf er, solange er das Recht nicht durch Ansehen eines Blattes verloren hat.
    .title = Strohmann fragt den Alleinspieler
law-61B2b = Das darf er nicht; die Frage kann unerlaubte Information geben.
    .title = Strohmann fragt einen Gegenspieler
law-61B3 = Gegenspieler dürfen den Alleinspieler und einander fragen, auf die Gefahr unerlaubter Information hin.
    .title = Die Gegenspieler fragen
law-61C = Wer ein Revoke behauptet, darf deshalb noch keine umgedrehten Stiche ansehen.
    .title = Kein Recht auf Einsicht
law-62 = Wann und wie ein Revoke berichtigt wird, und was mit den Karten geschieht.
    .title = Berichtigung eines Revokes
law-62A = Ein Revoke, das vor der Vollendung bemerkt wird, muss berichtigt werden.
    .title = Pflicht zur Berichtigung
law-62B = Die Revokekarte wird zurückgenommen und durch eine zulässige ersetzt.
    .title = Wie berichtigt wird
law-62B1 = Die zurückgenommene Karte aus dem verdeckten Blatt eines Gegenspielers wird eine { word-major } Strafkarte.
    .title = Karte eines Gegenspielers
law-62B2 = Eine solche Karte wird ohne weitere { word-rectification } ersetzt.
    .title = Alleinspieler, Strohmann oder offene Karte
law-62C = Welche der danach gespielten Karten zurückgenommen werden dürfen.
    .title = Nach dem Revoke gespielte Karten
law-62C1 = Die Gegner dürfen Karten zurücknehmen, die sie nach dem Revoke und vor dem Hinweis gespielt haben.
    .title = Karten der anderen Seite
law-62C2 = Danach darf der nächste Spieler der schuldigen Seite austauschen; einen Gegenspieler kostet das eine Strafkarte.
    .title = Nächste Karte der schuldigen Seite
law-62C3 = Hat nur eine Seite weitergespielt, werden beide Revokes berichtigt; Gegenspielerkarten werden Strafkarten.
    .title = Beide Seiten in einem Stich
law-62D = Eigene Bestimmungen für den vorletzten Stich.
    .title = Zwölfter Stich
law-62D1 = Er wird auch vollendet berichtigt, bis alle vier Blätter wieder im Board stecken.
    .title = Den zwölften Stich berichtigen
law-62D2 = Hat ein Gegenspieler nicht bedient, bevor sein Partner spielte, darf dieser das Erfahrene nicht verwenden.
    .title = Bevor der Partner gespielt hat
law-63 = Ab wann ein Revoke nicht mehr berichtigt wird.
    .title = Vollendung eines Revokes
law-63A = { $edition ->
    [1997] Weiterspielen, eine Karte nennen, claimen oder einem Claim zustimmen vollendet es.
    [2007] Weiterspielen, eine Karte nennen, claimen oder einem Claim zustimmen vollendet es.
   *[other] Weiterspielen, eine Karte nennen, claimen oder einem Claim endgültig zustimmen vollendet es.
}
    .title = Wodurch ein Revoke vollendet wird
law-63A1 = Der Schuldige oder sein Partner spielt zum nächsten Stich aus oder zu, zulässig oder nicht.
    .title = Durch Weiterspielen
law-63A2 = Der Schuldige oder sein Partner nennt oder bezeichnet eine Karte für den nächsten Stich.
    .title = Durch Nennen einer Karte
law-63A3 = Der Schuldige oder sein Partner claimt oder konzediert, mit Worten, durch Auflegen oder sonstwie.
    .title = Durch einen Claim
law-63A4 = Dem Claim der Gegner wurde zugestimmt, und die Zeit für Einspruch ist abgelaufen.
    .title = Durch Zustimmung zu einem Claim
law-63B = { $edition ->
    [1997] Der Stich gilt wie gespielt; nur der zwölfte Stich ist eine Ausnahme.
    [2007] Der Stich gilt wie gespielt; nur der zwölfte Stich ist eine Ausnahme.
   *[other] Der Stich gilt wie gespielt, mit zwei Ausnahmen (beide Seiten in einem Stich, zwölfter Stich).
}
    .title = Danach keine Berichtigung
law-64 = Wie viele Stiche übergehen, wann keine, und der Ausgleich darüber hinaus.
    .title = Nach der Vollendung
law-64A = Was die andere Seite nach dem Spiel automatisch bekommt.
    .title = Stiche, die übergehen
law-64A1 = Der Revokestich geht über, und ein weiterer, wenn die Seite später noch einen gewann.
    .title = Der Schuldige gewann den Stich
law-64A2 = Ein Stich geht über, wenn der Partner den Revokestich oder die Seite einen späteren gewann.
    .title = Der Schuldige gewann ihn nicht
law-64B = Vollendete Revokes ohne automatischen Übergang; ein Ausgleich bleibt möglich.
    .title = Wann kein Stich übergeht
law-64B1 = Die schuldige Seite gewann weder den Revokestich noch einen späteren.
    .title = Die Seite gewann keinen Stich mehr
law-64B2 = Derselbe Spieler, dieselbe Farbe, und das erste ist vollendet.
    .title = Wiederholtes Revoke
law-64B3 = Die richtige Karte wäre eine Strafkarte oder eine Karte des Strohmanns gewesen.
    .title = Strafkarte oder Karte des Strohmanns
law-64B4 = Ein Gegner hatte auf dem nächsten Board angesagt, bevor das Revoke erwähnt wurde.
    .title = Nach einer Ansage auf dem nächsten Board
law-64B5 = Das Revoke wurde erst nach dem Ende der Runde erwähnt.
    .title = Nach der Runde
law-64B6 = Ein Revoke im zwölften Stich kostet keinen Stich.
    .title = Zwölfter Stich
law-64B7 = Beide Seiten begingen auf dem Board ein Revoke, und beide sind vollendet.
    .title = Revoke auf beiden Seiten
law-64B8 = Das Revoke wurde berichtigt, weil beide Seiten im selben Stich nicht bedienten.
    .title = Im selben Stich berichtigt
law-64C = Reichen die Stiche nicht, so schafft der Turnierleiter Ausgleich.
    .title = Ausgleich
law-64C1 = Das Ergebnis wird berichtigt, wenn die Seite schlechter steht als ohne das Revoke.
    .title = Zu wenig Entschädigung
law-64C2 = Ausgleich nach wiederholten Revokes und nach Revokes beider Seiten.
    .title = Mehrere Revokes
law-64C2a = Berichtigt wird, wenn die andere Seite ohne die weiteren wohl mehr Stiche gemacht hätte.
    .title = Wiederholte Revokes
law-64C2b = Eine geschädigte Seite bekommt das ohne jedes Revoke wahrscheinliche Ergebnis.
    .title = Revokes beider Seiten
law-65 = Wie gespielte Karten abgelegt werden.
    .title = Anordnung der Stiche
law-65A = Nach vier Karten dreht jeder die eigene um und legt sie vor sich ab.
    .title = Vollständiger Stich
law-65B = Die Richtung der Karte zeigt, wer den Stich gewonnen hat.
    .title = Gewonnene und verlorene Stiche
law-65B1 = Die Karte zeigt zum Partner.
    .title = Gewonnener Stich
law-65B2 = Die Karte zeigt zu den Gegnern.
    .title = Verlorener Stich
law-65B3 = Darauf hinweisen darf man, bis die eigene Seite zum nächsten Stich gespielt hat.
    .title = Karte in falscher Richtung
law-65C = Die Karten liegen überlappend in Spielfolge, damit sich das Spiel nachprüfen lässt.
    .title = Reihenfolge
law-65D = Wer seine Karten vorher durcheinanderbringt, kann Ansprüche auf Stiche oder zu einem Revoke verlieren.
    .title = Bis zur Einigung auf das Ergebnis
law-66 = Wer gespielte Karten wann ansehen darf.
    .title = Einsicht in Stiche
law-66A = Bis die eigene Seite weiterspielt und solange die eigene Karte offen liegt, darf man alle vier sehen.
    .title = Laufender Stich
law-66B = Bis die eigene Seite weiterspielt, darf man die eigene letzte Karte ansehen, ohne sie zu zeigen.
    .title = Die eigene letzte Karte
law-66C = Danach sieht vor Spielende niemand einen Stich an, außer auf Anordnung des Turnierleiters.
    .title = Umgedrehte Stiche
law-66D = Revoke und Stichzahl dürfen an den Karten geprüft werden; wer vermischt hat, trägt den Zweifel.
    .title = Nach dem Spiel
law-67 = Ein Stich mit einer Karte zu wenig oder zu viel.
    .title = Fehlerhafter Stich
law-67A = Er wird geordnet, bis beide Seiten zum nächsten Stich gespielt haben.
    .title = Rechtzeitig bemerkt
law-67A1 = Der Spieler gibt eine Karte dazu, die er spielen darf.
    .title = Eine Karte fehlt
law-67A2 = Behandelt wie eine fünfte Karte oder wie gleichzeitig gespielte Karten.
    .title = Eine Karte zu viel
law-67B = Was der Turnierleiter tut, wenn es erst später bemerkt wird.
    .title = Beide Seiten haben weitergespielt
law-67B1 = Der Spieler legt eine Karte zu seinen gespielten; wer den Stich gewann, ändert sich nicht.
    .title = Eine Karte fehlt
law-67B1a = Er muss eine Karte dieser Farbe wählen; das gilt als Revoke und kann einen Stich kosten.
    .title = Er hat die ausgespielte Farbe
law-67B1b = { $edition ->
    [1997] Er wählt eine beliebige Karte; das gilt als Revoke und kann einen Stich kosten.
   *[other] Er wählt eine beliebige Karte; auch das gilt als Revoke und kann einen Stich kosten.
}
    .title = Er hat die Farbe nicht
law-67B2 = Überzählige Karten kommen ins Blatt zurück.
    .title = Eine Karte zu viel
law-67B2a = Die gesehene Karte bleibt, die anderen gehen zurück; zeigt sich dabei eine Gegenspielerkarte, wird sie Strafkarte.
    .title = Karten zurückgeben
law-67B2b = Eine zurückgegebene Karte gilt als nie gespielt; daraus kann ein Revoke werden.
    .title = Immer im Blatt gewesen
law-67B3 = Sie wird gesucht und eingeordnet; wurde sie noch einmal gespielt und ist es zu spät, wird das Ergebnis berichtigt.
    .title = Gespielt, aber falsch abgelegt
law-68 = Worte oder Handlungen zu anderen als dem laufenden Stich.
    .title = Claim oder Konzession
law-68A = Stiche beanspruchen, das Ende des Spiels anregen oder das Blatt absichtlich auflegen.
    .title = Was ein Claim ist
law-68B = Stiche verloren geben.
    .title = Was eine Konzession ist
law-68B1 = Stiche verloren geben; wer einige claimt, konzediert den Rest; wer das Blatt aufgibt, alle.
    .title = Stiche abgeben
law-68B2 = Die Konzession eines Gegenspielers gilt nicht, wenn sein Partner sofort widerspricht; es wird weitergespielt.
    .title = Partner widerspricht sofort
law-68C = { $edition ->
    [1997] Zum Claim gehört eine klare Spielweise.
    [2007] Zum Claim gehört eine klare Spielweise.
   *[other] Zum Claim gehört eine klare Spielweise, und das Blatt wird aufgelegt.
}
    .title = Erklärung
law-68D = Nach einem Claim oder einer Konzession wird nicht weitergespielt.
    .title = Das Spiel ruht
law-68D1 = Ein anerkannter Claim wird nach Regel 69 erledigt.
    .title = Anerkannt
law-68D2 = Jeder, auch der Strohmann, darf ihn anzweifeln.
    .title = Angezweifelt
law-68D2a = Der Turnierleiter wird gerufen, bis dahin geschieht nichts, und Regel 70 gilt.
    .title = Turnierleiter
law-68D2b = Die andere Seite kann stattdessen weiterspielen wollen.
    .title = Weiterspielen
law-68D2bi = Sind nicht alle vier Spieler einverstanden, wird der Turnierleiter gerufen.
    .title = Zustimmung aller vier
law-68D2bii = Wird weitergespielt, zählt der Claim nicht mehr, und das Ergebnis am Tisch gilt.
    .title = Der Claim ist hinfällig
law-69 = Wann ein Claim anerkannt ist, und wie das rückgängig wird.
    .title = Anerkannter Claim, anerkannte Konzession
law-69A = Kein Einspruch bis zur Ansage auf dem nächsten Board oder bis Rundenende: Es wird wie geclaimt geschrieben.
    .title = Wann er anerkannt ist
law-69B = In der Korrekturfrist kann die Zustimmung für bestimmte Stiche zurückgezogen werden.
    .title = Zustimmung zurückziehen
law-69B1 = Die Seite hatte den Stich, den sie verloren gab, in Wahrheit gewonnen.
    .title = Schon gewonnener Stich
law-69B2 = Die Seite hätte den Stich beim Weiterspielen wahrscheinlich gewonnen.
    .title = Wahrscheinlich gewonnener Stich
law-70 = Wie der Turnierleiter einen angezweifelten Claim entscheidet.
    .title = Bestrittener Claim
law-70A = Ein für beide Seiten gerechtes Ergebnis, Zweifel zulasten des Claimenden.
    .title = Ziel
law-70B = Wie der Turnierleiter den Fall anhört.
    .title = Vorgang
law-70B1 = Der Claimende wiederholt, was er beim Claim gesagt hat.
    .title = Wiederholte Erklärung
law-70B2 = { $edition ->
    [1997] Die Gegner nennen ihre Einwände.
   *[other] Die Gegner nennen ihre Einwände, die den Turnierleiter nicht binden.
}
    .title = Einwände
law-70B3 = Der Turnierleiter darf alle restlichen Karten auflegen lassen.
    .title = Karten aufgelegt
law-70C = Drei Bedingungen zusammen geben einem ausstehenden Trumpf Stiche.
    .title = Ein Trumpf ist noch draußen
law-70C1 = Der Claimende hat über den Trumpf nichts gesagt.
    .title = Nicht erwähnt
law-70C2 = Es ist einigermaßen wahrscheinlich, dass er nichts von ihm wusste.
    .title = Wohl nicht bewusst
law-70C3 = Ein normales Spiel könnte einen Stich an ihn verlieren.
    .title = Kann einen Stich machen
law-70D = Spielweisen, die nicht zählen.
    .title = Was der Turnierleiter erwägt
law-70D1 = Sie zählt nicht, wenn ein anderes normales Spiel weniger bringt; normal ist auch unachtsames Spiel.
    .title = Nicht genannte Spielweise
law-70D2 = Kein Stich, der davon abhängt, welche normale Karte der Partner wählt.
    .title = Claim eines Gegenspielers
law-70E = Wann ein nicht genannter Plan zählen kann.
    .title = Nicht genannter Spielplan
law-70E1 = Nicht, wenn er eine Karte bei einem Gegner braucht, außer der andere zeigt sich in der Farbe blank.
    .title = Karte bei einem bestimmten Gegner
law-70E2 = Der Verband kann festlegen, in welcher Folge eine nicht genannte Farbe gespielt wird.
    .title = Festgelegte Spielfolge
law-71 = { $edition ->
    [1997] Eine Konzession bleibt gültig, mit drei Ausnahmen in der Korrekturfrist.
   *[other] Eine Konzession bleibt gültig, mit zwei Ausnahmen in der Korrekturfrist.
}
    .title = Aufhebung einer Konzession
law-71A = Die Seite gab einen Stich ab, den sie schon gewonnen hatte.
    .title = Schon gewonnener Stich
law-71B = Die Seite gab einen Stich ab, den kein normales Spiel verliert.
    .title = Stich, der nicht zu verlieren ist
