### Regeln 41 und 44-60: Ausspiel, gespielte Karten, sichtbare Karten, Strafkarten, Reihenfolge im Spiel.

kind-opening_lead_out_of_turn = Erstes Ausspiel außer Reihenfolge
kind-lead_out_of_turn = Ausspiel außer Reihenfolge
kind-premature_play = Vorzeitiges Spielen
kind-simultaneous_plays = Gleichzeitig gespielte Karten
kind-exposed_card = Sichtbar gewordene Karte
kind-penalty_card = Strafkarte
kind-played_card = Ist die Karte gespielt?
kind-dummy_designation = Vom Strohmann verlangte Karte
kind-unable_to_comply = Forderung nicht erfüllbar
kind-play_after_irregularity = Weiterspielen nach einem Fehler

## Fragen, die mehreren Arten gemeinsam sind

ask-any-partner_lead = Was verlangt der Alleinspieler beim Ausspiel?
val-any-partner_lead-require_suit = Diese Farbe ausspielen
val-any-partner_lead-forbid_suit = Diese Farbe nicht ausspielen
val-any-partner_lead-leave_penalty_card = Beliebig ausspielen
ask-any-demand = Was verlangt der Alleinspieler vom Partner des Schuldigen?
val-any-demand-require_highest = Höchste Karte der Farbe
val-any-demand-require_lowest = Niedrigste Karte der Farbe
val-any-demand-require_other_suit = Eine andere, genannte Farbe
val-any-demand-forbid_other_suit = Eine genannte Farbe nicht
ask-any-unable = Kann der Spieler tun, was der Alleinspieler verlangt?
val-any-unable-true = Er kann es nicht
val-any-unable-false = Er kann es
ask-any-rank = Ist die Karte eine Figur (A, K, D, B, 10) oder niedriger?
val-any-rank-low = Neun oder niedriger
val-any-rank-honour = Figur (Zehn oder höher)
ask-any-several = Hat der Gegenspieler eine sichtbare Karte oder mehrere?
val-any-several-true = Zwei oder mehr Karten
val-any-several-false = Nur eine Karte
ask-any-deliberate = Wurde die Karte aus Versehen sichtbar oder absichtlich gespielt?
val-any-deliberate-true = Absichtlich gespielt
val-any-deliberate-false = Aus Versehen

## Erstes Ausspiel außer Reihenfolge: Fragen

ask-opening_lead_out_of_turn-face_up = Wurde die Karte offen ausgespielt?
val-opening_lead_out_of_turn-face_up-true = Offen
val-opening_lead_out_of_turn-face_up-false = Verdeckt
val-opening_lead_out_of_turn-accepted-true = Alleinspieler nahm an
val-opening_lead_out_of_turn-accepted-false = Alleinspieler nahm nicht an
ask-opening_lead_out_of_turn-side = Welche Seite hat ausgespielt?
val-opening_lead_out_of_turn-side-declaring = Seite des Alleinspielers
val-opening_lead_out_of_turn-side-defending = Ein Gegenspieler
ask-opening_lead_out_of_turn-told_by_opponent = Hat ihm ein Gegner gesagt, er sei am Ausspiel?
val-opening_lead_out_of_turn-told_by_opponent-true = Ein Gegner rief ihn auf
val-opening_lead_out_of_turn-told_by_opponent-false = Kein Gegner rief ihn auf
ask-opening_lead_out_of_turn-partner_led_face_down = Hatte auch sein Partner ausgespielt, verdeckt?
val-opening_lead_out_of_turn-partner_led_face_down-true = Partner auch, verdeckt
val-opening_lead_out_of_turn-partner_led_face_down-false = Partner spielte nicht aus
ask-opening_lead_out_of_turn-declarer_exposed = Hat der Alleinspieler begonnen, sein Blatt aufzulegen?
val-opening_lead_out_of_turn-declarer_exposed-true = Alleinspieler zeigte Karten
val-opening_lead_out_of_turn-declarer_exposed-false = Keine Karte gezeigt
ask-opening_lead_out_of_turn-dummy_seen = Kann der Alleinspieler eine Karte des Strohmanns gesehen haben?
val-opening_lead_out_of_turn-dummy_seen-true = Strohmannkarte war sichtbar
val-opening_lead_out_of_turn-dummy_seen-false = Strohmann liegt noch nicht
ask-opening_lead_out_of_turn-decision = Was wählt der Alleinspieler?
val-opening_lead_out_of_turn-decision-accept_become_dummy = Annehmen, Strohmann werden
val-opening_lead_out_of_turn-decision-accept_play_second = Annehmen, aus der Hand dazu
val-opening_lead_out_of_turn-decision-refuse = Nicht annehmen
ask-opening_lead_out_of_turn-second_card = Aus welchem Blatt kam die zweite Karte?
val-opening_lead_out_of_turn-second_card-hand = Hand des Alleinspielers
val-opening_lead_out_of_turn-second_card-dummy = Vom Strohmann

## Ausspiel außer Reihenfolge: Fragen

ask-lead_out_of_turn-led_by = Wer hat außer Reihenfolge ausgespielt?
val-lead_out_of_turn-led_by-declarer = Alleinspieler (Hand, Tisch)
val-lead_out_of_turn-led_by-defender = Ein Gegenspieler
ask-lead_out_of_turn-told_by_opponent = Hat ihm ein Gegner gesagt, er sei am Ausspiel?
val-lead_out_of_turn-told_by_opponent-true = Ein Gegner rief ihn auf
val-lead_out_of_turn-told_by_opponent-false = Kein Gegner rief ihn auf
ask-lead_out_of_turn-last_trick = War es das Ausspiel zum dreizehnten Stich?
val-lead_out_of_turn-last_trick-true = Dreizehnter Stich
val-lead_out_of_turn-last_trick-false = Vor dem dreizehnten Stich
ask-lead_out_of_turn-played_after = Hat nach dem Ausspiel schon jemand gespielt?
val-lead_out_of_turn-played_after-nobody = Niemand hat dazu gespielt
val-lead_out_of_turn-played_after-next_hand = Die nächste Hand gab zu
val-lead_out_of_turn-played_after-proper_leader = Der Richtige spielte aus
val-lead_out_of_turn-played_after-wrong_defender = Falscher Gegenspieler gab zu
ask-lead_out_of_turn-whose_turn = Welche Seite war am Ausspiel?
val-lead_out_of_turn-whose_turn-partner = Die andere Hand war dran
val-lead_out_of_turn-whose_turn-opponent = Die andere Seite war dran
ask-lead_out_of_turn-accepted = Nimmt der Alleinspieler das Ausspiel an?
val-lead_out_of_turn-accepted-true = Ausspiel angenommen
val-lead_out_of_turn-accepted-false = Ausspiel nicht angenommen
ask-lead_out_of_turn-accepted_by_defender = Nehmen die Gegenspieler das Ausspiel an?
val-lead_out_of_turn-accepted_by_defender-true = Ein Gegenspieler nimmt an
val-lead_out_of_turn-accepted_by_defender-false = Ausspiel wird zurückgenommen
ask-lead_out_of_turn-defenders_differ = Wollen die Gegenspieler Verschiedenes?
val-lead_out_of_turn-defenders_differ-true = Gegenspieler uneinig
val-lead_out_of_turn-defenders_differ-false = Gegenspieler einig
ask-lead_out_of_turn-next_defender_accepts = Nimmt der Gegenspieler an, der nach der falschen Karte als Nächster spielt?
val-lead_out_of_turn-next_defender_accepts-true = Der Nächste nimmt an
val-lead_out_of_turn-next_defender_accepts-false = Der Nächste nimmt nicht an
ask-lead_out_of_turn-used_information = Hat der Alleinspieler dann eine Spielweise gewählt, die das Missgeschick nahegelegt haben kann?
val-lead_out_of_turn-used_information-true = Vielleicht davon geleitet
val-lead_out_of_turn-used_information-false = Nicht davon geleitet

## Vorzeitiges Spielen: Fragen

ask-premature_play-side = Wer hat zu früh gespielt?
val-premature_play-side-declaring = Seite des Alleinspielers
val-premature_play-side-defending = Ein Gegenspieler
ask-premature_play-awaited = Wer hätte vor ihm spielen sollen?
val-premature_play-awaited-partner = Sein Partner war dran
val-premature_play-awaited-rho = Nur rechter Gegner war dran
ask-premature_play-declaring_side = Hatte der Alleinspieler schon aus beiden Händen gespielt?
val-premature_play-declaring_side-not_both = Nicht aus beiden Händen
val-premature_play-declaring_side-both_hands = Aus beiden Händen
val-premature_play-declaring_side-dummy_unasked = Strohmann spielte ungefragt
ask-premature_play-legal = Darf die Karte in diesem Stich gespielt werden?
val-premature_play-legal-true = In diesem Stich zulässig
val-premature_play-legal-false = In diesem Stich unzulässig

## Gleichzeitig gespielte Karten: Fragen

ask-simultaneous_plays-players = Ein Spieler mit mehreren Karten oder zwei Spieler zugleich?
val-simultaneous_plays-players-one = Ein Spieler
val-simultaneous_plays-players-two = Zwei Spieler
ask-simultaneous_plays-visible = Von wie vielen Karten ist die Bildseite zu sehen?
val-simultaneous_plays-visible-one = Eine Bildseite sichtbar
val-simultaneous_plays-visible-several = Mehrere Bildseiten sichtbar
ask-simultaneous_plays-side = Wessen Karten sind es?
val-simultaneous_plays-side-declaring = Alleinspieler, Strohmann
val-simultaneous_plays-side-defending = Karten eines Gegenspielers
ask-simultaneous_plays-rank = Welche Karte bleibt übrig, wenn er eine davon gespielt hat?
val-simultaneous_plays-rank-low = Neun oder niedriger bleibt
val-simultaneous_plays-rank-honour = Eine Figur bleibt
ask-simultaneous_plays-several = Wie viele Karten bleiben übrig, wenn er eine davon gespielt hat?
val-simultaneous_plays-several-true = Zwei oder mehr bleiben
val-simultaneous_plays-several-false = Eine Karte bleibt
ask-simultaneous_plays-next_trick = Haben beide Seiten zum nächsten Stich gespielt?
val-simultaneous_plays-next_trick-true = Beide haben weitergespielt
val-simultaneous_plays-next_trick-false = Rechtzeitig bemerkt

## Sichtbar gewordene Karte: Fragen

ask-exposed_card-side = Wessen Karte ist es?
val-exposed_card-side-declaring = Alleinspieler, Strohmann
val-exposed_card-side-defending = Karte eines Gegenspielers
ask-exposed_card-how = Wie wurde die Karte sichtbar?
val-exposed_card-how-dropped = Offen hingefallen
val-exposed_card-how-shown = Gezeigt, nicht gespielt
val-exposed_card-how-named = Laut genannt
val-exposed_card-how-played = Gespielt, zurückgenommen
val-exposed_card-how-spread = Alleinspieler legte auf
ask-exposed_card-after_opening_lead = War es gleich nach einem ersten Ausspiel außer Reihenfolge?
val-exposed_card-after_opening_lead-true = Nach falschem Ausspiel
val-exposed_card-after_opening_lead-false = Nicht nach falschem Ausspiel
ask-exposed_card-meant_as_claim = Hat der Alleinspieler aufgelegt, um zu claimen oder zu konzedieren?
val-exposed_card-meant_as_claim-true = Gilt als Claim
val-exposed_card-meant_as_claim-false = Eindeutig kein Claim
ask-exposed_card-exemption = Gibt es einen Grund, warum die Karte frei sein könnte?
val-exposed_card-exemption-none = Keine Ausnahme gilt
val-exposed_card-exemption-current_trick = Nur zu diesem Stich geredet
val-exposed_card-exemption-partner_objected = Partner widersprach sofort
val-exposed_card-exemption-wrong_information = Vom Gegner falsch informiert
val-exposed_card-exemption-normal_play = Normal und regelgerecht
ask-exposed_card-partner_could_see = Kann der Partner des Gegenspielers die Bildseite der Karte gesehen haben?
val-exposed_card-partner_could_see-true = Partner konnte sie sehen
val-exposed_card-partner_could_see-false = Partner konnte nichts sehen

## Strafkarte: Fragen

ask-penalty_card-situation = Wer ist jetzt an der Reihe?
val-penalty_card-situation-offender_to_play = Ihr Besitzer gibt zu
val-penalty_card-situation-offender_to_lead = Ihr Besitzer spielt aus
val-penalty_card-situation-partner_to_lead = Sein Partner spielt aus
val-penalty_card-situation-partner_led_early = Partner spielte schon aus
val-penalty_card-situation-not_played = Er spielte eine andere
val-penalty_card-situation-information = Was der Partner wissen darf
val-penalty_card-situation-size = Welche Art von Strafkarte
ask-penalty_card-size = Ist es eine kleine oder eine { word-major } Strafkarte?
val-penalty_card-size-minor = Klein: niedrig, aus Versehen
val-penalty_card-size-major = { $edition ->
    [1997] Normal: jede andere
   *[other] Groß: jede andere
}
val-penalty_card-has_suit_led-true = Er kann bedienen
val-penalty_card-has_suit_led-false = Er kann nicht bedienen
ask-penalty_card-legal = Darf die Strafkarte in diesem Stich gespielt werden?
val-penalty_card-legal-true = Sie darf jetzt gespielt werden
val-penalty_card-legal-false = Sie ist jetzt unzulässig
ask-penalty_card-same_suit = Sind alle Strafkarten von derselben Farbe?
val-penalty_card-same_suit-true = Alle von einer Farbe
val-penalty_card-same_suit-false = Verschiedene Farben
ask-penalty_card-declarer_played_after = Hat der Alleinspieler seither aus einer seiner Hände gespielt?
val-penalty_card-declarer_played_after-true = Er hat seither gespielt
val-penalty_card-declarer_played_after-false = Er hat noch nicht gespielt
ask-penalty_card-accepted = Nimmt der Alleinspieler die gespielte Karte an?
val-penalty_card-accepted-true = Karte angenommen
val-penalty_card-accepted-false = Karte nicht angenommen
ask-penalty_card-card_now = Wo ist die Strafkarte jetzt?
val-penalty_card-card_now-on_table = Noch auf dem Tisch
val-penalty_card-card_now-picked_up = Wieder im Blatt
val-penalty_card-card_now-played = Schon gespielt
ask-penalty_card-damage = Hat die sichtbare Karte den Gegenspielern zu einem besseren Ergebnis verholfen?
val-penalty_card-damage-true = Sie hat ihnen geholfen
val-penalty_card-damage-false = Sie hat nicht geholfen

## Gespielte Karte: Fragen

ask-played_card-named = Hat der Spieler die Karte als die genannt, die er spielt?
val-played_card-named-true = Er hat die Karte genannt
val-played_card-named-false = Er hat sie nicht genannt
ask-played_card-retraction = Warum soll die Karte zurückgenommen werden?
val-played_card-retraction-rectification = Eine { word-rectification }
val-played_card-retraction-illegal_play = Die Karte war unzulässig
val-played_card-retraction-opponent_changed = Ein Gegner hat ausgetauscht
val-played_card-retraction-told_turn = Falsch zum Spiel aufgerufen
val-played_card-retraction-misinformed = Falsche Erklärung
val-played_card-retraction-proper_lead = Richtiges Ausspiel kam
val-played_card-retraction-no_ground = Versehen oder umentschieden
ask-played_card-since = Was ist seither geschehen?
val-played_card-since-nothing = Seither nichts gespielt
val-played_card-since-later_card = Weitere Karte gespielt
val-played_card-since-dummy_shown = Strohmann zeigte eine Karte
ask-played_card-hand = Wessen Karte ist es?
val-played_card-hand-declarer = Karte des Alleinspielers
val-played_card-hand-dummy = Karte des Strohmanns
val-played_card-hand-defender = Karte eines Gegenspielers
ask-played_card-partner_could_see = Kann der Partner des Gegenspielers die Bildseite der Karte gesehen haben?
val-played_card-partner_could_see-true = Partner konnte sie sehen
val-played_card-partner_could_see-false = Partner konnte nichts sehen
ask-played_card-position = Wie hielt der Alleinspieler die Karte?
val-played_card-position-at_table = Offen, am Tisch
val-played_card-position-as_played = Erkennbar als gespielt
val-played_card-position-not_so = Weder noch
ask-played_card-touch = Warum hat der Alleinspieler die Karte des Strohmanns berührt?
val-played_card-touch-deliberate = Berührt, um sie zu spielen
val-played_card-touch-arranging = Beim Ordnen, Vorbeigreifen

## Karte des Strohmanns: Fragen

ask-dummy_designation-problem = Was ging bei der Karte des Strohmanns schief?
val-dummy_designation-problem-words = Unklare, falsche Worte
val-dummy_designation-problem-change = Doch eine andere Karte
val-dummy_designation-problem-dummy_acted = Strohmann spielte ungefragt
ask-dummy_designation-words = Was hat der Alleinspieler gesagt?
val-dummy_designation-words-suit_and_rank = Farbe und Rang
val-dummy_designation-words-high = „Hoch“
val-dummy_designation-words-win = „Nimm ihn“, „gewinnen“
val-dummy_designation-words-low = „Klein“, „niedrig“
val-dummy_designation-words-suit_only = Nur eine Farbe
val-dummy_designation-words-rank_only = Nur einen Rang
val-dummy_designation-words-not_there = Karte, die er nicht hat
val-dummy_designation-words-anything = „Irgendetwas“
ask-dummy_designation-other_intention = Steht außer Zweifel, dass der Alleinspieler eine andere Karte gemeint hat?
val-dummy_designation-other_intention-true = Klar eine andere gemeint
val-dummy_designation-other_intention-false = Keine andere klare Absicht
ask-dummy_designation-leading = War der Strohmann zu diesem Stich am Ausspiel?
val-dummy_designation-leading-true = Strohmann am Ausspiel
val-dummy_designation-leading-false = Strohmann gibt zu
ask-dummy_designation-won_in_rank_suit = Hat der Strohmann den letzten Stich in einer Farbe gewonnen, in der er diesen Rang hat?
val-dummy_designation-won_in_rank_suit-true = Ja, in dieser Farbe
val-dummy_designation-won_in_rank_suit-false = Nein
ask-dummy_designation-reason = War es ein Versprecher, oder hat er es sich anders überlegt?
val-dummy_designation-reason-slip = Versprecher
val-dummy_designation-reason-change_of_mind = Anders überlegt
ask-dummy_designation-declarer_played_since = Hat der Alleinspieler seither eine weitere Karte gespielt?
val-dummy_designation-declarer_played_since-true = Er hat seither gespielt
val-dummy_designation-declarer_played_since-false = Seither nicht gespielt
ask-dummy_designation-both_played_next = Haben beide Seiten zum nächsten Stich gespielt?
val-dummy_designation-both_played_next-true = Beide haben weitergespielt
val-dummy_designation-both_played_next-false = Noch nicht beide

## Forderung nicht erfüllbar

val-unable_to_comply-why-void = Hat die Farbe nicht
val-unable_to_comply-why-only_forbidden = Hat nur die verbotene Farbe
val-unable_to_comply-why-must_follow = Muss bedienen
val-unable_to_comply-after-premature_play = Nach vorzeitigem Spielen
val-unable_to_comply-after-penalty_card = Nach einer Strafkarte
val-unable_to_comply-after-withdrawn_call = Zurückgezogene Ansage

## Weiterspielen nach einem Fehler: Fragen

ask-play_after_irregularity-played_by = Wer hat weitergespielt?
val-play_after_irregularity-played_by-non_offender = Der nächste Gegner
val-play_after_irregularity-played_by-defender_too_soon = Ein Gegenspieler, zu früh
val-play_after_irregularity-played_by-offending_side = Die Seite des Schuldigen
ask-play_after_irregularity-was_lead = War die regelwidrige Karte ein Ausspiel?
val-play_after_irregularity-was_lead-true = Es war ein Ausspiel
val-play_after_irregularity-was_lead-false = Zu einem Stich zugegeben
ask-play_after_irregularity-proper_lead = War er selbst am Ausspiel, und hat er ausgespielt?
val-play_after_irregularity-proper_lead-true = Er spielte richtig aus
val-play_after_irregularity-proper_lead-false = Er gab zur falschen Karte zu
ask-play_after_irregularity-earlier_duty = War die schuldige Seite schon durch eine Strafkarte oder Ausspielbeschränkung gebunden?
val-play_after_irregularity-earlier_duty-true = Frühere Pflicht besteht
val-play_after_irregularity-earlier_duty-false = Keine frühere Pflicht

## Sätze: das erste Ausspiel

p41A = Die verdeckt ausgespielte Karte geht auf Anweisung des Turnierleiters zurück; es spielt aus, wer an der Reihe ist.
p54 = Zuerst lässt der Turnierleiter das verdeckte Ausspiel des Partners zurücknehmen.
p54A = Der Alleinspieler nimmt an, indem er sein ganzes Blatt auflegt; er wird Strohmann, und sein Partner spielt.
p54A-exposed = Der Alleinspieler hat beim Auflegen eine Karte gezeigt, also legt er alle auf: Er ist Strohmann, sein Partner Alleinspieler.
p54B = Der Alleinspieler nimmt das Ausspiel an, und der Strohmann legt wie gewohnt auf.
p54B1 = Der Alleinspieler spielt die zweite Karte des Stichs aus der eigenen Hand.
p54B2 = Das Ausspiel gilt. Die zweite Karte vom Strohmann bleibt, außer ein Revoke muss berichtigt werden.
p54C = Der Alleinspieler konnte eine Karte des Strohmanns sehen, also muss er annehmen; er bleibt Alleinspieler.
p54D = Die nicht angenommene Karte wird { word-major } Strafkarte, und der richtige Gegenspieler spielt aus.
p54E = Die Seite des Alleinspielers kann nicht zum ersten Stich ausspielen; die Karte gilt als in der Lizitation gezeigt.
p24D-lead = Der Alleinspieler oder Strohmann nimmt die Karte in sein Blatt zurück.
p47E1 = { $edition ->
    [1997] Ein Gegner hat ihm gesagt, er sei dran: Die Karte geht straflos zurück, und der linke Gegner soll sie nicht annehmen.
   *[other] Ein Gegner hat ihm gesagt, er sei dran: Die Karte geht ohne { word-rectification } zurück, annehmen darf sie niemand.
}
p16C1-withdrawn = Was die zurückgenommenen Karten gezeigt haben, darf die nichtschuldige Seite verwenden.
p16C2-withdrawn = Was die zurückgenommenen Karten gezeigt haben, darf die schuldige Seite nicht verwenden.

## Sätze: Ausspiele außer Reihenfolge

p53A = Das Ausspiel gilt, und es wird von dort weitergespielt.
p53A-played = Das Ausspiel gilt: Die nächste Hand hat zugegeben und es damit angenommen.
p53A-thirteen = Ein Ausspiel außer Reihenfolge zum dreizehnten Stich wird immer zurückgenommen.
p53B = Es gilt das Ausspiel dessen, der an der Reihe war; irrtümlich in diesem Stich gespielte Karten werden zurückgenommen.
p53C = Das Ausspiel aus der falschen Hand gilt, und der Gegenspieler, der zugegeben hat, tat es zu früh.
p55A = Ein Gegenspieler nimmt das Ausspiel des Alleinspielers an.
p55A-differ = Die Gegenspieler sind uneinig: Es entscheidet, wer nach der falschen Karte als Nächster spielt.
p55B1 = Der Alleinspieler steckt die Karte ohne weitere { word-rectification } zurück; es spielt der Gegenspieler aus, der dran ist.
p55B2 = Der Alleinspieler steckt die Karte zurück und spielt eine beliebige Karte aus der richtigen Hand aus.
p55C = Beruht das Spiel des Alleinspielers auf dem, was das Missgeschick gezeigt hat, kann der Turnierleiter das Ergebnis berichtigen.
p56A = Der Alleinspieler nimmt das Ausspiel des Gegenspielers an.
p56B = Der Alleinspieler lässt die Karte zurücknehmen; sie bleibt als { word-major } Strafkarte offen liegen.
p47F1 = Eine irrtümlich gespielte Karte darf zurückgenommen werden, wenn das richtige Ausspiel erfolgt ist.

## Sätze: Weisungen an einen Gegenspieler

p50D2a-require = Die Strafkarte geht ins Blatt zurück, und der Partner spielt eine beliebige Karte der verlangten Farbe aus.
p50D2a-forbid = Die Strafkarte geht ins Blatt zurück; die Farbe bleibt dem Partner verboten, solange er am Ausspiel ist.
p50D2b = Die Karte bleibt { word-major } Strafkarte, und der Partner spielt beliebig aus.
p50D2-later = Kommt sein Partner ans Ausspiel, darf der Alleinspieler vorher die Farbe verlangen, verbieten oder die Karte liegen lassen.
p50D2-early = Der Partner hätte die Wahl des Alleinspielers abwarten müssen, die er noch hat: Auch das Ausspiel ist eine sichtbare Karte.
p50E1 = Solange die Karte liegt, darf jeder verwenden, was sie verrät.
p50E2 = Ist sie aufgenommen, darf der Partner ihres Besitzers nicht verwenden, was sie verriet; der Alleinspieler darf es.
p50E3 = Ist sie gespielt, darf der Partner nicht verwenden, wie sie zur Strafkarte wurde.
p50E4 = Hat ihr Anblick den Gegenspielern geholfen und dem Alleinspieler geschadet, wird das Ergebnis nach dem Spiel berichtigt.
p51A = Mehrere Strafkarten sind spielbar: Der Alleinspieler sagt, welche.
p51B1a = Der Alleinspieler verlangt die Farbe: Alle Strafkarten der Farbe gehen zurück, ihr Besitzer darf jede zulässige Karte spielen.
p51B1b = Der Alleinspieler verbietet die Farbe, solange der Partner am Ausspiel bleibt: Alle Strafkarten der Farbe gehen zurück.
p51B2a = Der Alleinspieler verlangt eine der Farben: Deren Strafkarten gehen zurück, die anderen bleiben liegen.
p51B2b = Der Alleinspieler verbietet eine oder mehrere der Farben, solange der Partner am Ausspiel bleibt: Diese Karten gehen zurück.
p51B2c = Der Alleinspieler lässt sie liegen: Der Partner spielt beliebig aus, alle bleiben Strafkarten, beim nächsten Stich wird neu gewählt.
p57A = Die Karte wird eine { word-major } Strafkarte, und der Alleinspieler bestimmt, was der Partner in diesem Stich spielt.
p57A1 = Der Alleinspieler verlangt vom Partner die höchste Karte der ausgespielten Farbe.
p57A2 = Der Alleinspieler verlangt vom Partner die niedrigste Karte der ausgespielten Farbe.
p57A3 = Der Alleinspieler verlangt eine Karte einer anderen Farbe, die er nennt.
p57A4 = Der Alleinspieler verbietet dem Partner eine andere Farbe, die er nennt.
p57B = Der Partner kann nicht tun, was der Alleinspieler verlangt, und ist davon frei.
p57C1 = Der Alleinspieler hatte aus beiden Händen gespielt: keine { word-rectification }, und die Karte ist gespielt.
p57C2 = Der Strohmann hatte außer Reihenfolge gespielt oder eine Karte angedeutet: Die verfrühte Karte bleibt ohne { word-rectification }.
p57C3 = Die verfrühte Karte des Alleinspielers ist gespielt und darf, da zulässig, nicht zurückgenommen werden.
p57C3-illegal = Die verfrühte Karte des Alleinspielers ist gespielt, in diesem Stich aber unzulässig.
p57D = Die Karte muss gespielt werden, wenn er dran ist; was sie verfrüht verriet, darf sein Partner nicht verwenden.
p57D-illegal = Die Karte ist in diesem Stich unzulässig: Sie wird eine { word-major } Strafkarte.
p59 = Er darf jede zulässige Karte spielen: Wer die Forderung nicht erfüllen kann, ist davon frei.

## Sätze: sichtbare Karten und Strafkarten

p48A = Karten, die Alleinspieler oder Strohmann zeigen, werden nie Strafkarten; eine { word-rectification } gibt es nicht.
p48A-dropped = Die hingefallene Karte des Alleinspielers ist weder gespielt noch Strafkarte; er nimmt sie wieder auf.
p48A-spread = Der Alleinspieler nimmt seine Karten wieder auf; keine wird eine Strafkarte.
p48B1 = Wer nach einem ersten Ausspiel außer Reihenfolge als Alleinspieler auflegt, hat es angenommen.
p48B2 = Das Blatt aufzulegen gilt als Claim oder Konzession: Das Spiel ruht, der Turnierleiter wird gerufen.
p48B2-not_meant = Das ist kein Claim, denn der Alleinspieler wollte erkennbar nicht claimen.
p49 = Eine Karte eines Gegenspielers, die sein Partner sehen konnte oder die er nennt, wird eine Strafkarte.
p49-unseen = Die Karte geht zurück und ist keine Strafkarte: Der Partner konnte sie nicht sehen, genannt wurde sie nicht.
p49-lawful = Eine Karte, die regelgerecht gezeigt wird, ist keine Strafkarte.
p49-current_trick = Die Karte ist keine Strafkarte.
p68-current_trick = Er sprach nur davon, den laufenden Stich zu gewinnen oder zu verlieren: Das ist kein Claim.
p68B2-card = Sein Partner widersprach der Konzession, also wird weitergespielt; die gezeigte Karte ist keine Strafkarte.
p47E = Eine Karte, die wegen falscher Information durch einen Gegner zurückgenommen wird, geht ins Blatt zurück.
p50A = Sie bleibt offen auf dem Tisch, bis sie gespielt oder aufgenommen werden darf.
p50B-minor = Es ist eine kleine Strafkarte: eine einzelne Karte unter der Zehn, aus Versehen sichtbar geworden.
p50B-major = { $edition ->
    [1997] Es ist eine normale Strafkarte: eine Figur, eine absichtlich gespielte Karte oder eine von mehreren.
   *[other] Es ist eine große Strafkarte: eine Figur, eine absichtlich gespielte Karte oder eine von mehreren.
}
p50C = Kleine Strafkarte: Vor ihr darf keine andere Karte dieser Farbe unter der Zehn fallen; eine Figur oder eine andere Farbe schon.
p50C-partner = Der Partner spielt aus, was er will, denn die Strafkarte ist klein.
p50D1a = Eine { word-major } Strafkarte muss bei der ersten zulässigen Gelegenheit fallen: beim Ausspiel, Bedienen, Abwerfen oder Stechen.
p50D1a-several = Eine von ihnen muss bei der ersten zulässigen Gelegenheit gespielt werden.
p50D1b = Die Strafkarte bleibt liegen: Bedienen und Ausspielvorschrift gehen vor. Fällig ist sie bei nächster Gelegenheit.
p44C = Bedienen geht jeder anderen Pflicht vor.
p52A = Von sich aus darf der Gegenspieler die andere Karte nicht zurücknehmen.
p52B1a = Der Alleinspieler nimmt die gespielte Karte an.
p52B1a-may = Der Alleinspieler darf die Karte annehmen, die statt der Strafkarte gespielt wurde.
p52B1b = Der Alleinspieler muss die gespielte Karte annehmen, weil er seither gespielt hat.
p52B1c = Noch nicht gespielte Strafkarten bleiben Strafkarten.
p52B2 = Der Alleinspieler nimmt nicht an: Die Strafkarte wird stattdessen gespielt; jede irrtümlich gespielte Karte wird { word-major } Strafkarte.
p52B2-if = Sonst wird die Strafkarte gespielt; jede irrtümlich gespielte Karte wird { word-major } Strafkarte.

## Sätze: gespielte Karten

p45C1 = Die Karte des Gegenspielers ist gespielt: Sein Partner konnte die Bildseite sehen.
p45C1-unseen = Die Karte des Gegenspielers ist nicht gespielt: Sein Partner konnte sie nicht sehen. Er darf sie zurückstecken.
p45C2 = Die Karte des Alleinspielers ist nicht gespielt: weder offen am Tisch noch wie eine gespielte gehalten.
p45C2a = Die Karte des Alleinspielers ist gespielt: Er hielt sie offen am Tisch oder knapp darüber.
p45C2b = Die Karte des Alleinspielers ist gespielt: Er hielt sie so, dass man sah, er spielt sie.
p45C3 = Der Alleinspieler hat die Karte des Strohmanns mit Absicht berührt: Sie ist gespielt.
p45C3-arranging = Wer beim Ordnen oder beim Griff nach einer anderen die Karte des Strohmanns berührt, spielt sie nicht.
p45C4a = Eine Karte, die ein Spieler als sein Spiel nennt, ist gespielt.
p45C4b = Ein Versprecher: Der Alleinspieler darf die gemeinte Karte nennen, er hat noch aus keiner Hand wieder gespielt.
p45C4b-mind = Die genannte Karte ist gespielt: Umentscheiden oder Unachtsamkeit ändert nichts.
p45C4b-late = Der Alleinspieler hat wieder gespielt, aus der Hand oder vom Strohmann: zu spät für den Versprecher.
p45D1 = Der Strohmann nimmt die nicht genannte Karte zurück; die vom Alleinspieler genannte ist gespielt.
p45D1-later = Ein Gegenspieler darf seine danach gespielte Karte ändern; tut das der rechte Gegner, dann auch der Alleinspieler eine spätere.
p45D2 = Zu spät: Die Karte bleibt, in diesem Stich und im nächsten wird nichts geändert.
p45D2-led = War die falsche Karte ausgespielt, kann ein Spieler, der sie nicht bedient hat, ein Revoke begangen haben.
p45D2-followed = War die falsche Karte zugegeben, kann der Strohmann ein Revoke begangen haben.
p64B3-designation = Ein Revoke des Strohmanns kostet automatisch keinen Stich; den Schaden gleicht der Turnierleiter aus.
p47A = Eine Karte wird zurückgenommen, wenn eine { word-rectification } es verlangt; die eines Gegenspielers kann Strafkarte werden.
p47B = Eine unzulässige Karte wird zurückgenommen und ersetzt; die eines Gegenspielers kann Strafkarte werden.
p47C = Die Karte geht ohne { word-rectification } zurück.
p47D = Hat ein Gegner zulässig eine andere Karte gespielt, darf er die eigene zurücknehmen und eine andere spielen.
p47D-designation = Ein Gegner, der zur ersten Karte in der Reihenfolge zugegeben hat, darf seine Karte zurücknehmen.
p47E2a = Danach wurde nichts gespielt: Die auf falsche Erklärung hin gespielte Karte darf zurückgenommen werden.
p47E2a-dummy = Das erste Ausspiel bleibt, denn der Strohmann hat eine Karte gezeigt.
p47E2b = Zum Zurücknehmen ist es zu spät; der Turnierleiter kann das Ergebnis berichtigen.
p47F2 = Die Karte bleibt gespielt: Vergreifen oder Umentscheiden gibt kein Recht, sie zurückzunehmen.

## Sätze: Karten des Strohmanns

p46B = Gespielt ist die Karte, die der Alleinspieler zweifelsfrei gemeint hat.
p46B1a = { $edition ->
    [1997] „Hoch“ ist die höchste Karte der ausgespielten Farbe, außer der Strohmann spielt als Letzter.
   *[other] „Hoch“ ist die höchste Karte der ausgespielten Farbe.
}
p46B1b = „Nimm ihn“ ist die niedrigste Karte, die den Stich sicher gewinnt.
p46B1c = „Klein“ ist die niedrigste Karte der ausgespielten Farbe.
p46B2 = Eine Farbe ohne Rang ist die niedrigste Karte dieser Farbe.
p46B3a = Der Strohmann setzt die Farbe fort, in der er den letzten Stich gewann: Die Karte dieses Rangs wird ausgespielt.
p46B3b = Eine Karte dieses Rangs wird gespielt, wenn zulässig; gibt es mehrere, sagt der Alleinspieler, welche.
p46B4 = Der Strohmann hat diese Karte nicht: Das Gesagte gilt nicht, der Alleinspieler nennt irgendeine zulässige.
p46B5 = Weder Farbe noch Rang wurde genannt: Jeder Gegenspieler darf sagen, welche Karte der Strohmann spielt.

## Sätze: gleichzeitig gespielte Karten, Weiterspielen nach einem Fehler

p58A = Wer an der Reihe war, hat zuerst gespielt; die andere Karte gilt als danach gespielt.
p58B1 = Die eine sichtbare Karte ist gespielt; die anderen gehen ohne weitere { word-rectification } zurück.
p58B2 = Der Gegenspieler sagt, welche sichtbare Karte er spielt; jede andere sichtbare wird eine Strafkarte.
p58B2-declarer = Der Alleinspieler sagt, welche sichtbare Karte er spielt; die anderen gehen ohne { word-rectification } zurück.
p58B3 = Hat ein Gegner zu einer sichtbaren Karte zugegeben, die dann zurückgeht, darf er seine ändern.
p58B4 = Der Stich wird als fehlerhafter behandelt, weil beide Seiten zum nächsten gespielt haben.
p67-refer = Mit der überzähligen Karte wird verfahren wie in jedem Stich mit zu vielen Karten.
p60A1 = Das Recht auf { word-rectification } ist verloren, weil der nächste Gegner vor einer Entscheidung weitergespielt hat.
p60A2 = Die regelwidrige Karte gilt als in der Reihenfolge gespielt.
p60A2-proper_lead = Wer das ihm zustehende Ausspiel macht, hat nicht zum falschen zugegeben.
p60A3 = Eine frühere Strafkarte oder Ausspielbeschränkung der schuldigen Seite gilt in späteren Stichen weiter.
p60B = Die Karte des Gegenspielers wird { word-major } Strafkarte: Der Alleinspieler hatte noch nicht richtig ausgespielt.
p60C = Die nichtschuldige Seite behält alle Rechte, und auch die neue Karte kann zu berichtigen sein.

## Die Paragrafen

law-41 = Wie das Spiel beginnt: Ausspiel, Fragen, Aufdecken, Strohmann.
    .title = Beginn des Spiels
law-41A = Der linke Gegner des Alleinspielers spielt verdeckt aus; zurück geht die Karte nur auf Weisung des Turnierleiters.
    .title = Verdecktes erstes Ausspiel
law-41B = Wer vor und während des Spiels die Lizitation wiederholen oder eine Ansage erklären lassen darf.
    .title = Fragen zur Lizitation
law-41C = Das Ausspiel wird aufgedeckt, das Spiel beginnt, der Strohmann legt auf; nach dem Kontrakt darf man später fragen.
    .title = Ausspiel aufgedeckt
law-41D = Der Strohmann legt sein Blatt in Reihen auf, Trümpfe rechts von ihm; der Alleinspieler spielt beide Blätter.
    .title = Blatt des Strohmanns
law-44 = Ausspielen, Bedienen, Abwerfen, Stechen, und wer einen Stich gewinnt.
    .title = Reihenfolge des Spiels
law-44A = Wer ausspielt, darf jede Karte spielen, wenn ihn keine { word-rectification } einschränkt.
    .title = Das Ausspiel
law-44B = Die anderen geben der Reihe nach je eine Karte zu.
    .title = Die übrigen Karten eines Stichs
law-44C = Wer bedienen kann, muss; das geht jeder anderen Pflicht vor.
    .title = Bedienpflicht
law-44D = Wer nicht bedienen kann, darf jede Karte spielen, wenn ihn keine { word-rectification } einschränkt.
    .title = Wenn Bedienen nicht möglich ist
law-44E = Der höchste Trumpf gewinnt einen Stich, in dem ein Trumpf liegt.
    .title = Stiche mit Trumpf
law-44F = Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe.
    .title = Stiche ohne Trumpf
law-44G = Zum nächsten Stich spielt die Hand aus, die den letzten gewonnen hat.
    .title = Weitere Ausspiele
law-45 = Wie Karten gespielt werden, wann eine als gespielt gilt, Strohmannkarten und überzählige Karten.
    .title = Gespielte Karte
law-45A = Der Spieler nimmt die Karte aus dem Blatt und legt sie offen vor sich hin.
    .title = Aus der Hand spielen
law-45B = Der Alleinspieler nennt die Karte, der Strohmann legt sie; er darf auch selbst danach greifen.
    .title = Vom Strohmann spielen
law-45C = Wann eine Karte gespielt werden muss, gleich was gemeint war.
    .title = Wann eine Karte gespielt ist
law-45C1 = Die Karte eines Gegenspielers ist gespielt, wenn sein Partner die Bildseite sehen konnte.
    .title = Karte eines Gegenspielers
law-45C2 = Wann eine Karte aus der Hand des Alleinspielers als gespielt gilt.
    .title = Karte des Alleinspielers
law-45C2a = Sie ist gespielt, wenn er sie offen am Tisch oder knapp darüber hält.
    .title = Offen am Tisch
law-45C2b = Sie ist gespielt, wenn er sie so hält, dass man es erkennt.
    .title = Wie gespielt gehalten
law-45C3 = Berührt der Alleinspieler sie mit Absicht, ist sie gespielt, außer er ordnet oder greift an ihr vorbei.
    .title = Karte des Strohmanns berühren
law-45C4 = Eine genannte Karte ist gespielt, und wann der Alleinspieler eine andere nennen darf.
    .title = Eine Karte nennen
law-45C4a = Eine Karte, die ein Spieler als sein Spiel nennt oder zeigt, ist gespielt.
    .title = Genannte Karte
law-45C4b = Ein Versprecher lässt sich richtigstellen, bis er wieder spielt; Umentscheiden nicht.
    .title = Versprecher beim Nennen
law-45C5 = Eine Strafkarte muss unter Umständen gespielt werden.
    .title = Strafkarte
law-45D = Der Strohmann legt eine andere Karte als die vom Alleinspieler genannte.
    .title = Falsche Karte des Strohmanns
law-45D1 = Bis beide Seiten zum nächsten Stich gespielt haben, geht sie zurück; spätere Karten dürfen geändert werden.
    .title = { $edition ->
        [2007] Falsche Karte des Strohmanns
        [1997] Falsche Karte des Strohmanns
       *[other] Rechtzeitig bemerkt
    }
law-45D2 = Danach wird nichts geändert, aber es kann ein Revoke geben.
    .title = Zu spät bemerkt
law-45E = Eine fünfte Karte in einem Stich.
    .title = Fünfte Karte
law-45E1 = Die fünfte Karte eines Gegenspielers wird Strafkarte, wenn sie nicht als Ausspiel gewertet wird.
    .title = Von einem Gegenspieler
law-45E2 = Die fünfte Karte des Alleinspielers oder Strohmanns geht zurück, wenn sie nicht als Ausspiel gewertet wird.
    .title = Vom Alleinspieler
law-45F = Der Strohmann darf ungefragt keine Karte berühren oder andeuten; das Ergebnis kann berichtigt werden.
    .title = Strohmann legt eine Karte nahe
law-45G = Niemand soll seine Karte umdrehen, bevor alle vier gespielt haben.
    .title = Karten umdrehen
law-46 = Wofür die Worte des Alleinspielers stehen, wenn er eine Karte des Strohmanns verlangt.
    .title = Unvollständiges oder falsches Nennen
law-46A = Der Alleinspieler soll Farbe und Rang nennen.
    .title = Richtige Form
law-46B = Wie unvollständige Worte gelten, wenn keine andere Absicht feststeht.
    .title = Unvollständige oder falsche Worte
law-46B1 = Wofür „hoch“, „nimm ihn“ und „klein“ stehen.
    .title = Hoch, gewinnen, klein
law-46B1a = „Hoch“ ist die höchste Karte der ausgespielten Farbe.
    .title = Hoch
law-46B1b = Den Stich zu verlangen heißt die niedrigste Karte, die sicher gewinnt.
    .title = Gewinnen
law-46B1c = „Klein“ ist die niedrigste Karte der ausgespielten Farbe.
    .title = Klein
law-46B2 = Eine Farbe allein heißt deren niedrigste Karte.
    .title = Farbe ohne Rang
law-46B3 = Wie ein Rang ohne Farbe gilt.
    .title = Rang ohne Farbe
law-46B3a = Am Ausspiel setzt der Strohmann die Farbe des letzten gewonnenen Stichs fort, wenn sie diesen Rang hat.
    .title = Nur Rang, am Ausspiel
law-46B3b = Sonst eine zulässige Karte dieses Rangs; bei mehreren sagt der Alleinspieler, welche.
    .title = Nur Rang, sonst
law-46B4 = Das gilt nicht, und der Alleinspieler nennt eine andere Karte.
    .title = Karte nicht im Blatt des Strohmanns
law-46B5 = Ohne Farbe und Rang darf jeder Gegenspieler die Karte bestimmen.
    .title = „Irgendetwas“
law-47 = Wann eine gespielte Karte zurückgenommen werden darf.
    .title = Zurücknahme einer gespielten Karte
law-47A = Eine Karte geht zurück, wenn eine { word-rectification } es verlangt.
    .title = Für eine { word-rectification }
law-47B = Eine Karte geht zurück, um eine unzulässige zu ersetzen.
    .title = Wegen einer unzulässigen Karte
law-47C = Eine Karte geht zurück, wenn ein Versprecher zulässig richtiggestellt wurde.
    .title = Nach richtiggestelltem Versprecher
law-47D = Hat ein Gegner zulässig geändert, darf man die eigene Karte ändern.
    .title = Nach der Änderung eines Gegners
law-47E = Zurücknahme nach falscher Information durch einen Gegner.
    .title = Falsche Information
law-47E1 = { $edition ->
    [1997] Sagt ein Gegner, man sei dran, geht das Ausspiel zurück und soll nicht angenommen werden.
   *[other] Sagt ein Gegner, man sei dran, geht die Karte zurück und kann nicht angenommen werden.
}
    .title = Falscher Hinweis auf die Reihenfolge
law-47E2 = Eine Karte, die auf falsche Erklärung hin gespielt wurde.
    .title = Falsche Erklärung
law-47E2a = { $edition ->
    [2007] Sie geht zurück, bis die nächste Karte im Stich fällt; das erste Ausspiel, bis der Strohmann eine Karte zeigt.
    [1997] Sie geht zurück, bis die nächste Karte im Stich fällt; das erste Ausspiel, bis der Strohmann eine Karte zeigt.
   *[other] Sie geht zurück, bis die nächste Karte fällt; das erste Ausspiel, bis der Strohmann eine Karte zeigt.
}
    .title = Rechtzeitig
law-47E2b = Danach kann der Turnierleiter das Ergebnis berichtigen.
    .title = Zu spät
law-47F = Andere Fälle.
    .title = Sonstige Zurücknahme
law-47F1 = Ist richtig ausgespielt worden, darf eine Karte zurückgehen.
    .title = Nach dem richtigen Ausspiel
law-47F2 = Sonst bleibt eine gespielte Karte gespielt.
    .title = Kein anderer Grund
law-48 = Karten von Alleinspieler und Strohmann werden nie Strafkarten; Auflegen kann ein Claim sein.
    .title = Der Alleinspieler zeigt Karten
law-48A = Der Alleinspieler darf Karten zeigen und muss eine hingefallene nicht spielen.
    .title = Alleinspieler zeigt eine Karte
law-48B = Der Alleinspieler legt sein Blatt auf.
    .title = Alleinspieler legt auf
law-48B1 = Nach einem ersten Ausspiel außer Reihenfolge heißt das: Er wird Strohmann.
    .title = Nach falschem erstem Ausspiel
law-48B2 = Sonst kann es ein Claim oder eine Konzession sein.
    .title = Zu anderer Zeit
law-49 = Eine Gegenspielerkarte, die der Partner sehen konnte oder die genannt wird, wird Strafkarte.
    .title = Ein Gegenspieler zeigt eine Karte
law-50 = Was mit einer zu früh sichtbaren Karte eines Gegenspielers geschieht.
    .title = Strafkarte
law-50A = Sie bleibt offen vor ihrem Besitzer, bis alles geregelt ist.
    .title = Sie bleibt auf dem Tisch
law-50B = { $edition ->
    [1997] Klein ist eine einzelne niedrige, versehentlich sichtbare Karte; jede andere Strafkarte ist normal.
   *[other] Klein ist eine einzelne niedrige, versehentlich sichtbare Karte; jede andere Strafkarte ist groß.
}
    .title = { $edition ->
        [1997] Klein oder normal
       *[other] Klein oder groß
    }
law-50C = Sie geht anderen niedrigen Karten der Farbe vor; der Partner spielt frei aus.
    .title = Kleine Strafkarte
law-50D = Was sie für das Spiel des Besitzers und das Ausspiel seines Partners bedeutet.
    .title = { $edition ->
        [1997] Normale Strafkarte
       *[other] Große Strafkarte
    }
law-50D1 = { $edition ->
    [1997] Der Besitzer muss sie spielen, sobald er darf; außer dieser Pflicht darf sein Partner nichts verwenden, was sie verrät.
   *[other] Der Besitzer muss sie spielen, sobald er darf.
}
    .title = Der Besitzer ist an der Reihe
law-50D1a = Sie fällt bei der ersten zulässigen Gelegenheit; von mehreren wählt der Alleinspieler.
    .title = Erste zulässige Gelegenheit
law-50D1b = Bedienen und Ausspielbeschränkungen gehen vor; die Karte bleibt liegen.
    .title = Was vorgeht
law-50D2 = Bevor der Partner des Besitzers ausspielt, wählt der Alleinspieler.
    .title = Partner am Ausspiel
law-50D2a = Der Alleinspieler verlangt oder verbietet die Farbe; die Karte geht ins Blatt zurück.
    .title = Farbe verlangen oder verbieten
law-50D2b = Der Alleinspieler lässt das Ausspiel frei, und die Karte bleibt liegen.
    .title = Liegen lassen
law-50E = Wer verwenden darf, was eine Strafkarte verrät.
    .title = Information aus einer Strafkarte
law-50E1 = Solange sie liegt, ist sie für alle frei.
    .title = Auf dem Tisch
law-50E2 = Aufgenommen ist sie für den Partner des Besitzers tabu.
    .title = Aufgenommen
law-50E3 = Gespielt ist für ihn tabu, wie sie entstand.
    .title = Gespielt
law-50E4 = Hat ihr Anblick den Gegenspielern geholfen, wird das Ergebnis berichtigt.
    .title = Berichtigtes Ergebnis
law-51 = Wie mehrere Strafkarten eines Gegenspielers gespielt und gelenkt werden.
    .title = Zwei oder mehr Strafkarten
law-51A = Sind mehrere spielbar, sagt der Alleinspieler, welche.
    .title = Der Besitzer ist an der Reihe
law-51B = Was der Alleinspieler wählt, wenn der Partner des Besitzers ausspielt.
    .title = Partner am Ausspiel
law-51B1 = Mehrere Strafkarten einer Farbe.
    .title = Eine Farbe
law-51B1a = Der Alleinspieler verlangt die Farbe: Alle gehen zurück.
    .title = Farbe verlangt
law-51B1b = Der Alleinspieler verbietet die Farbe: Alle gehen zurück.
    .title = Farbe verboten
law-51B2 = Strafkarten verschiedener Farben.
    .title = Mehrere Farben
law-51B2a = Der Alleinspieler verlangt eine der Farben.
    .title = Eine Farbe verlangt
law-51B2b = Der Alleinspieler verbietet eine oder mehrere der Farben.
    .title = Farben verboten
law-51B2c = Der Alleinspieler lässt sie liegen und wählt beim nächsten Stich neu.
    .title = Frei gelassen
law-52 = Eine fällige Strafkarte wurde nicht gespielt.
    .title = Strafkarte nicht gespielt
law-52A = Von sich aus darf der Gegenspieler seine Karte nicht ändern.
    .title = Kein eigenmächtiges Ändern
law-52B = Er hat eine andere Karte gespielt.
    .title = Andere Karte gespielt
law-52B1 = Der Alleinspieler nimmt die andere Karte an.
    .title = Angenommen
law-52B1a = Der Alleinspieler darf sie annehmen.
    .title = Darf annehmen
law-52B1b = Er muss, wenn er seither gespielt hat.
    .title = Muss annehmen
law-52B1c = Nicht gespielte Strafkarten bleiben.
    .title = Was liegen bleibt
law-52B2 = Die Strafkarte wird stattdessen gespielt, die anderen Karten werden { word-major } Strafkarten.
    .title = Nicht angenommen
law-53 = Wann ein Ausspiel außer Reihenfolge gilt.
    .title = Angenommenes Ausspiel außer Reihenfolge
law-53A = { $edition ->
    [2007] Es gilt, wenn ein Gegner es annimmt oder die nächste Hand zugibt.
    [1997] Es gilt, wenn ein Gegner es annimmt oder die nächste Hand zugibt.
   *[other] Vor dem dreizehnten Stich gilt es, wenn ein Gegner es annimmt oder die nächste Hand zugibt.
}
    .title = Als richtig behandelt
law-53B = Wer an der Reihe war, darf noch ausspielen; dann gilt sein Ausspiel.
    .title = Richtiges Ausspiel danach
law-53C = Der Alleinspieler spielte falsch aus, und der Gegenspieler rechts dieser Hand hat zugegeben.
    .title = Der falsche Gegenspieler gibt zu
law-54 = Was der Alleinspieler nach einem offenen ersten Ausspiel außer Reihenfolge tun darf.
    .title = Offenes erstes Ausspiel außer Reihenfolge
law-54A = Der Alleinspieler legt auf und wird Strohmann.
    .title = Alleinspieler wird Strohmann
law-54B = Der Alleinspieler nimmt an, und der Strohmann legt auf.
    .title = Alleinspieler nimmt an
law-54B1 = Der Alleinspieler gibt als Zweiter aus der eigenen Hand zu.
    .title = Zweite Karte aus der Hand
law-54B2 = Kam sie vom Strohmann, bleibt sie.
    .title = Zweite Karte vom Strohmann
law-54C = Konnte er eine Karte des Strohmanns sehen, muss der Alleinspieler annehmen.
    .title = Muss annehmen
law-54D = { $edition ->
    [1997] Normale Strafkarte, und der Alleinspieler lenkt das Ausspiel des anderen Gegenspielers.
   *[other] Große Strafkarte, und der Alleinspieler lenkt das Ausspiel des anderen Gegenspielers.
}
    .title = Alleinspieler nimmt nicht an
law-54E = Ein Ausspiel der Alleinspielerseite gilt als in der Lizitation gezeigte Karte.
    .title = Ausspiel der falschen Seite
law-55 = Der Alleinspieler spielt aus der falschen Hand aus oder anstelle eines Gegenspielers.
    .title = Falsches Ausspiel des Alleinspielers
law-55A = { $edition ->
    [1997] Jeder Gegenspieler darf es annehmen oder zurücknehmen lassen.
   *[other] Jeder Gegenspieler darf es annehmen oder zurückweisen; sind sie uneinig, entscheidet der nächste in der Reihe.
}
    .title = Die Gegenspieler wählen
law-55B = Die Karte ist zurückzunehmen.
    .title = Zurückgenommen
law-55B1 = Ein Gegenspieler war dran: Die Karte geht zurück, sonst nichts.
    .title = Ein Gegenspieler war dran
law-55B2 = Seine andere Hand war dran: Er spielt von dort aus.
    .title = Die andere Hand war dran
law-55C = { $edition ->
    [2007] Kann das Missgeschick die Spielweise nahegelegt haben, darf der Turnierleiter das Ergebnis berichtigen.
    [1997] Kann das Missgeschick die Spielweise nahegelegt haben, darf der Turnierleiter das Ergebnis berichtigen.
   *[other] Für eine Spielweise, die das Missgeschick nahegelegt haben kann, gilt Regel 16.
}
    .title = Information für den Alleinspieler
law-56 = Ein Gegenspieler spielt im weiteren Spiel außer Reihenfolge aus.
    .title = Falsches Ausspiel eines Gegenspielers
law-56A = Der Alleinspieler nimmt es an.
    .title = Angenommen
law-56B = Der Alleinspieler lässt es zurücknehmen: eine { word-major } Strafkarte.
    .title = Nicht angenommen
law-57 = Ein Gegenspieler oder der Alleinspieler spielt vor seiner Zeit.
    .title = Vorzeitiges Ausspielen oder Zugeben
law-57A = Ein Gegenspieler spielt, bevor sein Partner gespielt hat: { word-major } Strafkarte, der Alleinspieler wählt.
    .title = Vor dem Partner
law-57A1 = Der Partner muss seine höchste Karte der ausgespielten Farbe spielen.
    .title = Höchste
law-57A2 = Der Partner muss seine niedrigste Karte der ausgespielten Farbe spielen.
    .title = Niedrigste
law-57A3 = Der Partner muss eine andere Farbe spielen, die der Alleinspieler nennt.
    .title = Andere Farbe
law-57A4 = Der Partner darf eine andere Farbe, die der Alleinspieler nennt, nicht spielen.
    .title = Eine andere Farbe nicht
law-57B = Kann der Partner es nicht erfüllen, spielt er beliebig.
    .title = Partner kann nicht
law-57C = Wenn die Alleinspielerseite schon gespielt hatte.
    .title = Alleinspieler oder Strohmann hat gespielt
law-57C1 = { $edition ->
    [2007] Der Alleinspieler hatte aus beiden Händen gespielt, oder der Strohmann hatte gespielt oder angedeutet: keine { word-rectification }.
   *[other] Der Alleinspieler hatte aus beiden Händen gespielt: keine { word-rectification }.
}
    .title = { $edition ->
        [2007] Alleinspieler oder Strohmann hat gespielt
       *[other] Aus beiden Händen
    }
law-57C2 = Der Strohmann hatte von sich aus gespielt oder eine Karte angedeutet: keine { word-rectification }.
    .title = Strohmann ungefragt
law-57C3 = Die verfrühte Karte des Alleinspielers ist gespielt.
    .title = Alleinspieler zu früh
law-57D = Ein Gegenspieler spielt, als sein rechter Gegner dran war.
    .title = Vor dem rechten Gegner
law-58 = Karten, die im selben Augenblick gespielt werden.
    .title = Gleichzeitiges Spielen
law-58A = Von zwei Spielern hat zuerst gespielt, wer dran war.
    .title = Zwei Spieler
law-58B = Mehrere Karten aus einer Hand.
    .title = Mehrere Karten aus einer Hand
law-58B1 = Nur eine Bildseite ist zu sehen: Diese Karte ist gespielt.
    .title = Eine sichtbar
law-58B2 = Mehrere sind zu sehen: Er nennt eine; die anderen eines Gegenspielers werden Strafkarten.
    .title = Mehrere sichtbar
law-58B3 = Gegner dürfen Karten ändern, die sie zu einer zurückgenommenen gespielt haben.
    .title = Spätere Karten der Gegner
law-58B4 = Der Stich ist dann ein fehlerhafter.
    .title = Zu spät bemerkt
law-59 = Wer nicht tun kann, was eine { word-rectification } verlangt, spielt jede zulässige Karte.
    .title = Forderung nicht erfüllbar
law-60 = Was eine Karte bewirkt, die nach einer regelwidrigen gespielt wird.
    .title = Weiterspielen nach einem Fehler
law-60A = Der nächste Gegner spielt weiter.
    .title = Gegner spielt weiter
law-60A1 = Wer vor einer Entscheidung weiterspielt, verliert das Recht auf { word-rectification }.
    .title = Recht verloren
law-60A2 = Die regelwidrige Karte gilt dann als in der Reihenfolge gespielt.
    .title = Gilt als in der Reihenfolge
law-60A3 = Frühere Pflichten der schuldigen Seite bleiben.
    .title = Frühere Pflichten
law-60B = Ein Gegenspieler spielt, bevor der Alleinspieler sein Ausspiel richtigstellt: { word-major } Strafkarte.
    .title = Gegenspieler zu früh
law-60C = Spielen die Schuldigen weiter, nimmt das ihren Gegnern nichts.
    .title = Schuldige spielen weiter
