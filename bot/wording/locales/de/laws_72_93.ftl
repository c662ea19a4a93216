### Regeln 72-93: Verhalten, Zuschauer, Abrechnung, Turnierleiter, Proteste.

## Täuschung

kind-deception = Täuschung eines Gegners
ask-deception-means = Was hat den Gegner irregeführt?
val-deception-means-call_or_play = Ansage oder Karte selbst
val-deception-means-tempo = Zögern oder Eile
val-deception-means-question = Eine Frage
val-deception-means-remark = Eine Bemerkung
val-deception-means-manner = Geste oder Verhalten
ask-deception-intended = Wollte der Spieler irreführen?
val-deception-intended-true = Wollte irreführen
val-deception-intended-false = Ohne Absicht irregeführt
ask-deception-bridge_reason = Hatte der Spieler dafür einen nachweisbaren bridgetechnischen Grund?
val-deception-bridge_reason-true = Bridgetechnischer Grund
val-deception-bridge_reason-false = Kein bridgetechnischer Grund
ask-deception-misled = Hat ein Gegner daraus einen falschen Schluss gezogen und dadurch Schaden erlitten?
val-deception-misled-true = Irregeführt, geschädigt
val-deception-misled-false = Niemand irregeführt
ask-deception-could_have_known = Konnte der Spieler wissen, dass es der eigenen Seite nützen kann?
val-deception-could_have_known-true = Konnte es wissen
val-deception-could_have_known-false = Konnte es nicht wissen

## Benehmen

kind-conduct = Benehmen und Umgangsformen
ask-conduct-act = Was hat der Spieler getan?
val-conduct-act-discourtesy = Grobheit, Beleidigung
val-conduct-act-annoyance = Störendes Verhalten
val-conduct-act-incorrect_procedure = Unrichtiges Vorgehen
val-conduct-act-inattention = Unaufmerksamkeit
val-conduct-act-gratuitous_comment = Unnötige Bemerkung
val-conduct-act-detached_card = Karte zu früh gezogen
val-conduct-act-prolonged_play = Das Spiel hinausgezogen
val-conduct-act-rude_director_call = Grob zum Turnierleiter
val-conduct-act-varied_designation = Wechselnde Worte bei Ansage
val-conduct-act-approval = Gefallen oder Missfallen
val-conduct-act-expectation = Stich sichtlich erwartet
val-conduct-act-drawing_attention = Auf etwas hingewiesen
val-conduct-act-staring = Gestarrt oder gespäht
val-conduct-act-saw_card_by_chance = Karte zufällig gesehen
val-conduct-act-lost_interest = Desinteresse gezeigt
val-conduct-act-disconcerting_tempo = Tempo geändert, um zu stören
val-conduct-act-left_table = Den Tisch verlassen
val-conduct-act-signals_to_partner = Zeichen an den Partner
val-conduct-act-prearranged_signals = Verbotene Zeichen vereinbart
val-conduct-act-intentional_infraction = Absichtlicher Regelverstoß
val-conduct-act-concealment = Verstoß vertuscht
ask-conduct-grave = Ist es schwerwiegend oder wiederholt?
val-conduct-grave-true = Schwer oder wiederholt
val-conduct-grave-false = Weder schwer noch wiederholt

## Zuschauer

kind-spectator = Zuschauer
ask-spectator-act = Was hat der Zuschauer getan?
val-spectator-act-drew_attention = Auf etwas hingewiesen
val-spectator-act-reacted = Eine Reaktion gezeigt
val-spectator-act-remarked = Geredet oder gestikuliert
val-spectator-act-disturbed = Die Spieler gestört
val-spectator-act-several_hands = Mehrere Blätter angesehen
val-spectator-act-fact_or_law = Über Hergang, Regeln geredet
val-spectator-act-contact_with_player = Information weitergegeben
val-spectator-act-status = Wer als Zuschauer gilt
ask-spectator-asked_by_director = Hat der Turnierleiter den Zuschauer gefragt?
val-spectator-asked_by_director-true = Turnierleiter hat gefragt
val-spectator-asked_by_director-false = Niemand hat gefragt
ask-spectator-permitted = { $edition ->
    [1997] Hat der Turnierleiter erlaubt, mehr als ein Blatt anzusehen?
   *[other] Erlauben die Turnierbedingungen, mehr als ein Blatt anzusehen?
}
val-spectator-permitted-true = Mehrere Blätter erlaubt
val-spectator-permitted-false = Nur ein Blatt

## Korrektur des Ergebnisses

kind-score_correction = Stiche und Korrektur des Ergebnisses
ask-score_correction-matter = Was stimmt mit dem Ergebnis nicht?
val-score_correction-matter-wrong_entry = Falsch gerechnet, notiert
val-score_correction-matter-tricks_disputed = Stichzahl strittig
val-score_correction-matter-unwon_trick = Nicht gewonnener Stich
val-score_correction-matter-hands_returned = Zu früh zurückgesteckt
ask-score_correction-claim = Wurden die Stiche geclaimt oder konzediert?
val-score_correction-claim-true = Geclaimt oder konzediert
val-score_correction-claim-false = Weder Claim noch Konzession
ask-score_correction-round_over = Wurde der Turnierleiter nach dem Ende der Runde gerufen?
val-score_correction-round_over-true = Runde war vorbei
val-score_correction-round_over-false = Runde lief noch
ask-score_correction-within_period = Läuft die Korrekturfrist (in der Regel 30 Minuten) noch?
val-score_correction-within_period-true = Innerhalb der Frist
val-score_correction-within_period-false = Frist abgelaufen
ask-score_correction-organizer_allows = Erlaubt der Veranstalter Korrekturen nach der Frist?
val-score_correction-organizer_allows-true = Späte Korrektur erlaubt
val-score_correction-organizer_allows-false = Keine späte Korrektur
ask-score_correction-certain = Ist sich der Turnierleiter sicher, wie das Ergebnis war?
val-score_correction-certain-true = Turnierleiter ist sicher
val-score_correction-certain-false = Zweifel bleiben

## Teamkämpfe

kind-team_match = Boards im Teamkampf
ask-team_match-redeal = Wird eine neue Teilung oder ein Ersatzboard verlangt?
val-team_match-redeal-true = Neue Teilung, Ersatzboard
val-team_match-redeal-false = Keine neue Teilung verlangt
ask-team_match-final_known = Kann jemand das Ergebnis des Kampfes ohne dieses Board kennen?
val-team_match-final_known-true = Ergebnis evtl. bekannt
val-team_match-final_known-false = Ergebnis nicht bekannt
ask-team_match-several_boards = Brauchen mehrere Boards ein berichtigtes Ergebnis?
val-team_match-several_boards-true = Mehrere Boards
val-team_match-several_boards-false = Nur ein Board
ask-team_match-other_table = Was geschah mit dem Board am anderen Tisch?
val-team_match-other_table-favours_one_side = Klar gut für eine Seite
val-team_match-other_table-ordinary = Dort gewöhnliches Ergebnis
val-team_match-other_table-no_result = Dort kein Ergebnis
val-team_match-other_table-not_comparable = Dort nicht vergleichbar
ask-team_match-fault = Welches Team ist schuld?
val-team_match-fault-neither = Keines der Teams ist schuld
val-team_match-fault-one = Ein Team ist schuld
val-team_match-fault-both = Beide Teams sind schuld

## Fehler des Turnierleiters

kind-director_error = Fehler des Turnierleiters
ask-director_error-error = Was ging schief?
val-director_error-error-wrong_ruling = Eine falsche Entscheidung
val-director_error-error-wrong_procedure = Ein Verfahrensfehler
ask-director_error-within_period = Läuft die Frist für Korrekturen und Proteste noch?
val-director_error-within_period-true = Noch rechtzeitig
val-director_error-within_period-false = Frist ist vorbei
ask-director_error-scoreable = Lässt sich das Board noch normal spielen und abrechnen?
val-director_error-scoreable-true = Normales Ergebnis möglich
val-director_error-scoreable-false = Kein normales Ergebnis
ask-director_error-no_result = Lässt sich gar kein Ergebnis zuweisen?
val-director_error-no_result-true = Kein Ergebnis möglich
val-director_error-no_result-false = Ergebnis lässt sich zuweisen

## Ordnungsstrafen

kind-procedural_penalty = Ordnungsstrafe
ask-procedural_penalty-offence = Was hat das Paar getan?
val-procedural_penalty-offence-late_arrival = Zu spät gekommen
val-procedural_penalty-offence-slow_play = Langsam gespielt
val-procedural_penalty-offence-audible_discussion = Laut über Board geredet
val-procedural_penalty-offence-comparing_scores = Ergebnisse verglichen
val-procedural_penalty-offence-touching_cards = Fremde Karten berührt
val-procedural_penalty-offence-misplaced_cards = Karten in falscher Tasche
val-procedural_penalty-offence-error_causing_adjustment = Fehler kostete ein Board
val-procedural_penalty-offence-disobedience = Anweisungen missachtet
val-procedural_penalty-offence-other = Etwas anderes

## Unbestrittener und bestrittener Sachverhalt

kind-disputed_facts = Feststellung des Sachverhalts
ask-disputed_facts-agreed = Sind sich beide Seiten einig, was geschehen ist?
val-disputed_facts-agreed-true = Sachverhalt unbestritten
val-disputed_facts-agreed-false = Sachverhalt bestritten
ask-disputed_facts-determined = Kann der Turnierleiter den Sachverhalt aus den Umständen feststellen?
val-disputed_facts-determined-true = Sachverhalt festgestellt
val-disputed_facts-determined-false = Sachverhalt bleibt unklar
ask-disputed_facts-provision = Was sehen die Regeln dafür vor?
val-disputed_facts-provision-nothing = Keine Regel verlangt etwas
val-disputed_facts-provision-rectification = Eine Berichtigung
val-disputed_facts-provision-choice = Eine Wahl für einen Spieler
val-disputed_facts-provision-doubtful_point = Ein Zweifelsfall
val-disputed_facts-provision-damage_without_rectification = Schaden ohne Berichtigung

## Proteste

kind-appeal = Protest
ask-appeal-matter = Worum geht es?
val-appeal-matter-may_appeal = Das Recht auf Protest
val-appeal-matter-deadline = Die Frist für Proteste
val-appeal-matter-route = Wie man Protest einlegt
val-appeal-matter-who_decides = Wer den Protest entscheidet
val-appeal-matter-committee_powers = Was das Komitee ändern kann
val-appeal-matter-without_merit = Unbegründeter Protest
val-appeal-matter-further_appeal = Protest in weiterer Instanz
val-appeal-matter-directors_advice = Hinweispflicht der Leitung
ask-appeal-own_table = Fiel die Entscheidung am eigenen Tisch des Protestierenden?
val-appeal-own_table-true = Entschieden am eigenen Tisch
val-appeal-own_table-false = Entschieden an anderem Tisch
ask-appeal-in_time = Läuft die Protestfrist (in der Regel 30 Minuten) noch?
val-appeal-in_time-true = Protest rechtzeitig
val-appeal-in_time-false = Protest zu spät
ask-appeal-contest = Was für ein Bewerb ist es?
val-appeal-contest-pairs = Paarturnier
val-appeal-contest-teams = Teamkampf
val-appeal-contest-individual = Individualturnier
ask-appeal-consent = Stimmt der Partner (im Teamkampf der Kapitän) dem Protest zu?
val-appeal-consent-true = Partner, Kapitän stimmt zu
val-appeal-consent-false = Keine Zustimmung
ask-appeal-committee = Gibt es ein Turnierkomitee, das zusammentreten kann?
val-appeal-committee-true = Es gibt ein Komitee
val-appeal-committee-false = Kein Komitee
ask-appeal-law_only = Geht es nur um die Regeln, nicht um Tatsachen oder Ermessen?
val-appeal-law_only-true = Nur Regel, Turnierordnung
val-appeal-law_only-false = Tatsachen oder Ermessen

## Verfälschte Boards

kind-fouled_board = Verfälschtes Board
ask-fouled_board-same_form = Haben alle, die verglichen werden, es in derselben Form gespielt?
val-fouled_board-same_form-true = Alle in gleicher Form
val-fouled_board-same_form-false = Nicht alle in gleicher Form
ask-fouled_board-contest = Was für ein Bewerb ist es?
val-fouled_board-contest-pairs = Paarturnier
val-fouled_board-contest-teams = Teamkampf
val-fouled_board-contest-individual = Individualturnier
ask-fouled_board-fault = Welches der beiden Teams ist schuld?
val-fouled_board-fault-neither = Keines der Teams ist schuld
val-fouled_board-fault-one = Ein Team ist schuld
val-fouled_board-fault-both = Beide Teams sind schuld

## Regeln 72 und 73: Sätze

p72B1 = Absichtlich darf keine Regel gebrochen werden, auch nicht von dem, der den Preis dafür zahlen will.
p72B3 = Einen Regelverstoß zu vertuschen ist selbst verboten.
p72C = Konnte der Spieler wissen, dass die Regelwidrigkeit schadet: Weiterspielen; berichtigt wird, wenn sie sich gelohnt hat.
p73A1 = Partner teilen einander nur durch ihre Ansagen und Karten etwas mit.
p73B1 = Partner dürfen sich nicht durch Verhalten, Bemerkungen, Fragen oder Alerts verständigen.
p73B2 = Vereinbarte verbotene Zeichen sind der schwerste Verstoß überhaupt.
p73C1 = Nichts verwenden, was der Partner so verraten hat; wählen, als wäre es nicht bemerkt worden.
p73C2 = Wer es verwendet, kann bestraft werden, und das Ergebnis wird berichtigt, wenn es geschadet hat.
p73D1 = Unabsichtlich wechselndes Tempo oder Verhalten ist kein Regelverstoß.
p73D1-opponents_risk = Wer aus Tempo oder Verhalten eines Gegners etwas schließt, tut es auf eigene Gefahr.
p73D2 = Durch Tempo, Verhalten, Bemerkung oder Frage irreführen zu wollen ist verboten; der Spieler kann bestraft werden.
p73E1 = Durch die Ansage oder Karte selbst zu täuschen ist erlaubt: in normalem Tempo und ohne verheimlichte Vereinbarung.
p73E2 = Kein bridgetechnischer Grund, und der Nutzen war absehbar: Der Turnierleiter berichtigt für die irregeführte Seite das Ergebnis.
p73E2-not_misled = Keine Berichtigung: Kein Gegner wurde zu seinem Schaden irregeführt.
p73E2-reason = Keine Berichtigung: Der Spieler hatte einen bridgetechnischen Grund.
p73E2-unforeseen = Keine Berichtigung: Der Spieler konnte nicht wissen, dass es sich lohnt.

## Regel 74: Sätze

p74A1 = Spieler müssen jederzeit höflich sein.
p74A2 = Niemand verärgert andere, bringt sie in Verlegenheit oder verdirbt ihnen die Freude am Spiel.
p74A3 = Angesagt und gespielt werden muss auf die vorgeschriebene Weise.
p74B1 = Dem Spiel gebührt genügend Aufmerksamkeit.
p74B2 = Keine unnötigen Bemerkungen während Lizitation und Spiel.
p74B3 = Die Karte bleibt im Blatt, bis der Spieler an der Reihe ist.
p74B4 = Das Spiel wird nicht in die Länge gezogen, um einen Gegner zu verunsichern.
p74B5 = Der Turnierleiter wird höflich gerufen und angesprochen.
p74C1 = Dieselbe Ansage wird immer auf dieselbe Weise gemacht.
p74C2 = Gefallen oder Missfallen an einer Ansage oder Karte ist nicht zu zeigen.
p74C3 = Niemand zeigt vor dem Ende eines Stichs, dass er ihn zu gewinnen oder zu verlieren erwartet.
p74C4 = Niemand weist darauf hin, was geschehen ist oder wie viele Stiche noch fehlen.
p74C5 = Niemand schaut andere oder ihre Blätter an, um Karten zu sehen oder woher sie kommen.
p74C5-chance = Eine Karte eines Gegners, die man ohne Zutun gesehen hat, darf verwendet werden.
p74C6 = Niemand zeigt, dass ihn der Rest der Teilung nicht mehr interessiert.
p74C7 = Das Tempo wird nicht geändert, um einen Gegner zu verunsichern.
p74C8 = Den Tisch verlässt vor dem Ende der Runde nur, wer muss.

## Regel 75: Sätze

p75A = Die Erklärung des Partners zeigt, dass er die Ansage anders verstand; das darf der Spieler nicht verwenden.
p75B1 = Die Erklärung entsprach nicht der Vereinbarung: ein Regelverstoß.
p75B1-possible = Hat die falsche Erklärung geschadet, so berichtigt der Turnierleiter das Ergebnis.
p75B2 = Richtiggestellt werden muss sie spätestens, bevor das erste Ausspiel aufgedeckt wird.
p75B2-now = Jetzt ist der letzte Augenblick: Vor der Richtigstellung darf das Ausspiel nicht aufgedeckt werden.
p75B2-play = Sofort, auch mitten im Spiel, den Turnierleiter rufen und die eigene Erklärung richtigstellen.
p75B2-after_play = Jetzt den Turnierleiter rufen und richtigstellen.
p75B3 = Während der Lizitation bleibt die Erklärung des Partners, wie sie ist.
p75C = Die Erklärung war richtig, nur die Ansage falsch: kein Regelverstoß, das Ergebnis bleibt.
p75C-silence = Der Spieler darf weder die Erklärung richtigstellen noch den Turnierleiter rufen, jetzt nicht und später nicht.
p75D1 = Vereinbartes auszulassen oder falsch wiederzugeben ist falsche Information.
p75D2 = Die Erklärung war falsch, weil die Partner keine gemeinsame Übereinkunft haben.
p75D3 = Maßstab ist, was die Gegner bei richtiger Erklärung getan hätten.
p75D3-none = Maßstab ist, was die Gegner getan hätten, wenn man ihnen gesagt hätte, dass nichts vereinbart ist.

## Regel 76: Sätze

p76A1 = Zuschauer unterstehen dem Turnierleiter.
p76A2 = Ein Zuschauer darf einem Spieler, der den Durchgang noch spielt, nichts weitergeben.
p76B1 = Nur das Blatt eines einzigen Spielers darf angesehen werden.
p76B1-permitted = { $edition ->
    [1997] Mit Erlaubnis des Turnierleiters darf man mehr als ein Blatt ansehen.
   *[other] Die Turnierbedingungen erlauben, mehr als ein Blatt anzusehen.
}
p76B2 = Solange eine Teilung gespielt wird, zeigt ein Zuschauer keine Reaktion.
p76B3 = Während der Runde macht ein Zuschauer weder Gesten noch Bemerkungen und redet nicht mit den Spielern.
p76B4 = Ein Zuschauer darf die Spieler nicht stören.
p76B5 = Ein Zuschauer darf am Tisch auf nichts hinweisen, auch nicht auf eine Regelwidrigkeit.
p76C1 = Über Tatsachen oder Regeln spricht ein Zuschauer nur, wenn der Turnierleiter fragt.
p76C1-asked = Auf Wunsch des Turnierleiters darf ein Zuschauer über Tatsachen und Regeln sprechen.
p76C2 = Was aus einer Regelwidrigkeit durch einen Zuschauer wird, sagen Verband und Veranstalter.
p76D = Wer im Spielbereich weder spielt noch zum Personal gehört, ist Zuschauer.

## Regel 79: Sätze

p79A1 = Über die Stiche hätte man sich einigen sollen, bevor die Blätter ins Board zurückkamen.
p79A2 = Wissentlich behält keine Seite einen Stich, den sie nicht gewonnen hat oder die Gegner nicht verlieren konnten.
p79B = Den Turnierleiter rufen.
p79B1 = Es entscheiden die Regeln über Claims und Konzessionen, denn die Stiche wurden geclaimt oder konzediert.
p79B2 = Der Turnierleiter entscheidet, welches Ergebnis eingetragen wird.
p79B3 = Das Ergebnis wird für beide Seiten geändert, weil sich der Turnierleiter des Hergangs sicher ist.
p79B3-doubt = Das Ergebnis bleibt oder wird für eine Seite gesenkt, ohne das der anderen zu erhöhen.
p79C1 = Das Ergebnis wird korrigiert, gleich wer den Fehler gemacht hat.
p79C1-over = Die Korrekturfrist ist vorbei.
p79C2 = Das Ergebnis kann noch korrigiert werden: Der Veranstalter erlaubt es, und der Turnierleiter ist sicher.
p79C2-doubt = Das Ergebnis bleibt: Der Turnierleiter ist sich nicht zweifelsfrei sicher.
p79C2-not_allowed = Das Ergebnis bleibt: Der Veranstalter erlaubt keine späteren Korrekturen.

## Regeln 81-83: Sätze

p81C3 = Der Turnierleiter berichtigt jeden Fehler, der rechtzeitig bekannt wird.
p81C3-over = Zu spät: Die Frist, in der der Turnierleiter Fehler berichtigen kann, ist vorbei.
p81C7 = Der Turnierleiter kann die Sache auch selbst weiterleiten.
p82A = Der Turnierleiter bringt den Fehler in Ordnung und hält das Spiel regelgerecht im Gang.
p82A-ruling = Der Turnierleiter berichtigt die Entscheidung, und das Board wird normal gespielt und abgerechnet.
p82B1 = Der Turnierleiter darf das Ergebnis berichtigen, wo die Regeln es erlauben.
p82B2 = { $edition ->
    [1997] Der Turnierleiter darf ein Board spielen lassen oder verschieben.
   *[other] Der Turnierleiter darf ein Board spielen lassen, verschieben oder streichen.
}
p82B3 = Der Turnierleiter darf jede andere Befugnis nutzen, die ihm die Regeln geben.
p82C = Der Turnierleiter berichtigt das Ergebnis und behandelt beide Seiten als nichtschuldig.
p83 = Könnte eine Entscheidung über Tatsachen oder Ermessen zu überprüfen sein, weist der Turnierleiter auf den Protest hin.
p83-facts = Wo die Entscheidung eine Überprüfung brauchen könnte, sagt der Turnierleiter, dass Protest möglich ist.

## Regeln 84 und 85: Sätze

p84A = Keine Regel verlangt eine { word-rectification }, also geht es weiter, als wäre nichts geschehen.
p84B = Die zutreffende Regel wird angewendet, und der Turnierleiter sorgt für ihre Durchführung.
p84C = Der Turnierleiter erklärt die Möglichkeiten und sorgt dafür, dass der Spieler eine wählt.
p84D = Für Schaden, den keine Regel ausgleicht, berichtigt der Turnierleiter das Ergebnis.
p84D-doubt = Zweifel gehen zugunsten der nichtschuldigen Seite.
p85A1 = Der Turnierleiter wägt die Umstände ab und hält sich an das Wahrscheinlichere.
p85A2 = Auf den festgestellten Sachverhalt entscheidet der Turnierleiter, als wäre er unbestritten.
p85B = Der Sachverhalt ist nicht zu klären: Der Turnierleiter entscheidet so, dass weitergespielt werden kann.

## Regeln 86 und 87: Sätze

p86A = Keine neue Teilung: Der Ausgang des Kampfes kann ohne dieses Board bekannt sein. Das Ergebnis wird berichtigt.
p86A-allowed = Niemand kann den Ausgang des Kampfes ohne dieses Board kennen, also ist eine neue Teilung möglich.
p86A-substitute = Ersatzboards entfallen, wenn jemand den Ausgang des Kampfes ohne sie kennen kann.
p86B1 = Das Ergebnis am anderen Tisch ist klar günstig für eine Seite: Danach weist der Turnierleiter eines zu.
p86B1-no_help = Das Ergebnis am anderen Tisch gibt keinen Anhalt.
p86B2a = Niemand ist schuld: Die Boards werden gestrichen und künstlich bewertet, oder, wenn Zeit ist, neue gespielt.
p86B2b = Auf jedem Board bekommt die schuldlose Seite Durchschnitt plus oder ein besseres zugewiesenes Ergebnis, die andere das Gegenstück.
p86B2c = Beide sind schuld: Die Boards werden gestrichen und künstlich bewertet.
p87A = Ein Board, das nicht alle in derselben Form gespielt haben, ist verfälscht.
p87A-same = Alle haben das Board in derselben Form gespielt: Es ist nicht verfälscht, die Ergebnisse bleiben.
p87B = Die Ergebnisse werden nach der gespielten Form in Gruppen geteilt und jede Gruppe für sich bewertet.
p87C = Im Teamkampf gilt ein verfälschtes Board als eines von mehreren ohne vergleichbares Ergebnis.

## Regeln 90-93: Sätze

p90A = { $edition ->
    [1997] Der Turnierleiter verhängt eine Ordnungsstrafe, zusätzlich zu jeder anderen Strafe.
   *[other] Der Turnierleiter darf neben jeder { word-rectification } eine Ordnungsstrafe geben.
}
p90A-others = Einen anderen Tisch zu stören ist für sich ein Grund zur Strafe.
p90B1 = Nach dem angesetzten Beginn zu kommen kann bestraft werden.
p90B2 = Ungebührlich langsames Spiel kann bestraft werden.
p90B3 = Über ein Board so zu reden, dass es ein anderer Tisch hört, kann bestraft werden.
p90B4 = Ergebnisse ohne Erlaubnis zu vergleichen kann bestraft werden.
p90B5 = Karten eines anderen Spielers zu berühren kann bestraft werden.
p90B6 = Karten in eine falsche Tasche zu stecken kann bestraft werden.
p90B6-fouled = Wer die Karten in die falsche Tasche gesteckt hat, kann bestraft werden.
p90B7 = Ein Verfahrensfehler, der ein berichtigtes Ergebnis erzwingt, kann bestraft werden.
p90B8 = Turnierordnung oder Turnierleiter nicht sofort zu folgen kann bestraft werden.
p91A = Der Turnierleiter darf zur Disziplin Punkte abziehen oder für den Durchgang ausschließen; ein Protest ändert daran nichts.
p91A-grave = In schweren Fällen darf der Turnierleiter Punkte abziehen oder den Spieler für den Durchgang ausschließen.
p91B = { $edition ->
    [1997] Mit Zustimmung des Turnierkomitees oder des Verbandes darf der Turnierleiter Spieler oder Paar disqualifizieren.
   *[other] Mit Zustimmung des Veranstalters darf der Turnierleiter den Spieler oder das Paar disqualifizieren.
}
p92A = Ein Protest ist möglich.
p92A-other_table = Nein: Protest gibt es nur gegen eine Entscheidung am eigenen Tisch.
p92A-without_merit = Die Turnierordnung kann für einen unbegründeten Protest eine Strafe vorsehen.
p92B = Protest ist bis 30 Minuten nach dem offiziellen Ergebnis möglich, wenn der Veranstalter keine andere Frist setzt.
p92B-late = Zu spät: Die Protestfrist ist vorbei (30 Minuten nach dem offiziellen Ergebnis, wenn nichts anderes gilt).
p92B-over = Das Recht auf Entscheidung oder Protest endet mit der Protestfrist.
p92C = Jeder Protest wird beim Turnierleiter eingebracht.
p92D1 = Beide Partner stimmen zu, wie es sein muss.
p92D1-individual = Im Individualturnier braucht es die Zustimmung des Partners nicht.
p92D1-refused = Nein: Im Paarturnier müssen beide Partner dem Protest zustimmen.
p92D2 = Der Kapitän stimmt zu, wie es sein muss.
p92D2-refused = Nein: Im Teamkampf muss der Kapitän dem Protest zustimmen.
p93A = Der Hauptturnierleiter hört und entscheidet den Protest.
p93B1 = Der Hauptturnierleiter entscheidet die Regelfrage; gegen diese Entscheidung kann das Komitee angerufen werden.
p93B2 = Der Hauptturnierleiter leitet den Protest an das Komitee weiter.
p93B3 = Ein Komitee kann, was ein Turnierleiter kann, ihn aber bei Regeln, Turnierordnung und Disziplin nicht überstimmen.
p93C1 = Der Verband kann weitere Instanzen vorsehen.
p93C2 = Der Fall kann dem Verband vorgelegt werden, dessen Entscheidung endgültig ist.
p93C3a = Könnte der Bewerb sonst nicht weitergehen, darf der Verband ein eigenes Gremium endgültig entscheiden lassen.
p93C3b = Der Verband darf vorab ein anderes Protestverfahren ankündigen.

## Andere Regeln, die hier mitreden

p6D3-substitute = Der Turnierleiter darf das Board neu teilen lassen.
p12A1-unprovided = Ein berichtigtes Ergebnis ist überall möglich, wo die Regeln der geschädigten Seite sonst nichts geben.
p12C1a-deception = Der Turnierleiter berichtigt das Ergebnis so, wie es ohne dies wahrscheinlich gewesen wäre.
p12C1a-director = Das für jede Seite wahrscheinliche Ergebnis ersetzt das am Tisch erzielte.
p12C1c-team = Das zugewiesene Ergebnis darf zwischen den wahrscheinlichen gewichtet werden.
p12C2a-director = Ist kein Ergebnis möglich, bekommen beide Seiten Durchschnitt plus.
p12C2a-team_neither = Kein Team ist schuld: Jedes bekommt Durchschnitt plus.
p12C2a-team_one = Das schuldige Team bekommt Durchschnitt minus, das andere Durchschnitt plus.
p12C2a-team_both = Ein unmittelbar schuldiges Team bekommt Durchschnitt minus, ein nur teilweise schuldiges Durchschnitt.
p12C2b-team = In IMPs ist Durchschnitt plus +3 und Durchschnitt minus -3, wenn die Turnierordnung nichts anderes sagt.
p16B1a-conduct = Was er gesehen oder gehört hat, darf der Partner nicht verwenden.
p16D1-spectator = Was ein Spieler von einem Zuschauer erfährt, ist unerlaubt: sofort den Turnierleiter rufen.
p69B-score = { $edition ->
    [1997] Ein Stich aus einem anerkannten Claim kommt zurück, wenn er gewonnen oder normal nicht zu verlieren war.
   *[other] Ein Stich aus einem anerkannten Claim geht zurück, wenn die Seite ihn wohl gewonnen hätte.
}
p71-score = Ein abgegebener Stich geht zurück, wenn er gewonnen oder bei normalem Spiel nicht zu verlieren war.

## Regeln 72-93: Kurzfassungen

law-72 = Die Regeln einhalten und nicht aus absehbarem Schaden Gewinn ziehen.
    .title = Allgemeine Grundsätze
law-72A = Spieler halten sich genau an die Regeln und suchen in ihrem Rahmen das beste Ergebnis.
    .title = Regelgerechtes Spiel
law-72B = Was bei Regelverstößen verboten ist, und was nicht gesagt werden muss.
    .title = Regelverstöße
law-72B1 = Keine Regel darf absichtlich gebrochen werden, welche { word-rectification } der Spieler auch in Kauf nähme.
    .title = Kein absichtlicher Verstoß
law-72B2 = Eigene Verstöße muss man nicht melden, außer falsche Erklärungen, Revokes vor der Vollendung und nicht gewonnene Stiche.
    .title = Keine Pflicht zur Selbstanzeige
law-72B3 = Ein Verstoß darf nicht vertuscht werden.
    .title = Kein Vertuschen
law-72C = Konnte ein Spieler wissen, dass es der anderen Seite schadet, geht es weiter, und ein Gewinn wird genommen.
    .title = Absehbarer Schaden
law-73 = Wie Partner sich verständigen, und wie weit Gegner getäuscht werden dürfen.
    .title = Verständigung, Tempo und Täuschung
law-73A = Ansagen und Karten sind die einzige Sprache zwischen Partnern.
    .title = Erlaubte Verständigung
law-73A1 = Partner verständigen sich durch Ansagen und Karten, wenn die Regeln nicht ausdrücklich mehr erlauben.
    .title = Nur durch Ansagen und Karten
law-73A2 = Angesagt und gespielt wird ohne Betonung, ungebührliches Zögern oder Eile; Pausen können vorgeschrieben sein.
    .title = Gleichmäßiges Verhalten
law-73B = Womit Partner sich nicht verständigen dürfen.
    .title = Unerlaubte Verständigung
law-73B1 = Keine Verständigung durch Verhalten, unnötige Bemerkungen, Fragen oder Alerts.
    .title = Verhalten, Bemerkungen, Fragen
law-73B2 = Austausch von Information auf vereinbarte verbotene Weise ist der schwerste Verstoß.
    .title = Vereinbarte Zeichen
law-73C = Was ein Spieler nach unerlaubter Information vom Partner den Gegnern schuldet.
    .title = Information vom Partner
law-73C1 = Wer solche Information hat, muss sorgfältig vermeiden, daraus Gewinn zu ziehen.
    .title = Keinen Vorteil ziehen
law-73C2 = Ein Verstoß kann bestraft werden, Schaden führt zum berichtigten Ergebnis.
    .title = Wenn Vorteil gezogen wird
law-73D = Wann ungleichmäßiges Tempo oder Verhalten harmlos ist und wann nicht.
    .title = Wechsel von Tempo und Verhalten
law-73D1 = Unabsichtliche Schwankungen sind kein Verstoß; Gegner schließen daraus auf eigene Gefahr.
    .title = Unabsichtliche Schwankungen
law-73D2 = Niemand darf durch Tempo, Verhalten, Bemerkung oder Frage irreführen wollen.
    .title = Versuch der Irreführung
law-73E = Was täuschen darf, und was folgt, wenn etwas anderes es tat.
    .title = Täuschung
law-73E1 = Ansage oder Karte darf täuschen, wenn nichts dazukommt und keine verheimlichte Vereinbarung dahintersteht.
    .title = Erlaubte Täuschung
law-73E2 = Führt etwas ohne bridgelichen Grund und mit absehbarem Nutzen irre, bekommt die Gegenseite ein berichtigtes Ergebnis.
    .title = Berichtigung nach falschem Schluss
law-74 = Wie Spieler sich verhalten.
    .title = Benehmen und Umgangsformen
law-74A = Höflichkeit und richtiges Vorgehen.
    .title = Richtige Haltung
law-74A1 = Spieler sind höflich.
    .title = Höflichkeit
law-74A2 = Niemand verärgert oder beschämt andere oder verdirbt das Spiel.
    .title = Nicht stören
law-74A3 = Ansagen und Karten folgen dem richtigen Ablauf.
    .title = Richtiger Ablauf
law-74B = Was ein höflicher Spieler unterlässt.
    .title = Umgangsformen
law-74B1 = Unaufmerksam zu sein.
    .title = Aufmerksamkeit
law-74B2 = Bemerkungen während Lizitation und Spiel.
    .title = Unnötige Bemerkungen
law-74B3 = Eine Karte herauszuziehen, bevor man dran ist.
    .title = Karte zu früh gezogen
law-74B4 = Unnötig weiterzuspielen, um einen Gegner zu verunsichern.
    .title = Das Spiel hinausziehen
law-74B5 = Den Turnierleiter unhöflich zu rufen oder anzusprechen.
    .title = Unhöflicher Ruf nach dem Turnierleiter
law-74C = Beispiele für unrichtiges Vorgehen.
    .title = Verstöße gegen den Ablauf
law-74C1 = Dieselbe Ansage auf verschiedene Weise.
    .title = Verschiedene Worte für eine Ansage
law-74C2 = Eine Meinung zu einer Ansage oder Karte zeigen.
    .title = Gefallen und Missfallen
law-74C3 = Eine Erwartung zu einem unvollständigen Stich zeigen.
    .title = Einen Stich erwarten
law-74C4 = Bemerkungen zum Geschehen oder zu den nötigen Stichen.
    .title = Hinweisen
law-74C5 = Absichtliches Schauen ist falsch; eine zufällig gesehene Karte darf verwendet werden.
    .title = Fremde Karten ansehen
law-74C6 = Zeigen, dass der Rest der Teilung nicht interessiert.
    .title = Desinteresse
law-74C7 = Das Tempo ändern, um einen Gegner zu verunsichern.
    .title = Verunsicherndes Tempo
law-74C8 = Unnötig gehen, bevor die Runde vorbei ist.
    .title = Den Tisch verlassen
law-75 = War die Erklärung falsch oder die Ansage, und was folgt daraus.
    .title = Falsche Erklärung oder falsche Ansage
law-75A = Was die Erklärung des Partners über ein Missverständnis verrät, darf nicht verwendet werden.
    .title = Unerlaubte Information
law-75B = Die Erklärung entspricht nicht der Vereinbarung.
    .title = Falsche Erklärung
law-75B1 = Eine falsche Erklärung ist ein Regelverstoß; Schaden führt zum berichtigten Ergebnis.
    .title = Ein Regelverstoß
law-75B2 = Wer falsch erklärt hat, stellt über den Turnierleiter richtig, vor dem Aufdecken oder noch im Spiel.
    .title = Pflicht des Erklärenden
law-75B3 = Der Partner schweigt zunächst; die Alleinspielerseite spricht nach dem letzten Pass, Gegenspieler nach dem Spiel.
    .title = Pflicht des Partners
law-75C = Die Erklärung war richtig, die Ansage falsch: kein Verstoß, nichts wird richtiggestellt, das Ergebnis bleibt.
    .title = Falsche Ansage
law-75D = Wie der Turnierleiter es feststellt und berichtigt.
    .title = Feststellung des Turnierleiters
law-75D1 = Vereinbarungen nicht richtig offenzulegen ist falsche Information.
    .title = Pflicht zur richtigen Offenlegung
law-75D2 = Eine Vereinbarung zu behaupten, die die Partner nicht teilen, ist ein Regelverstoß.
    .title = Keine gemeinsame Übereinkunft
law-75D3 = Maßstab ist die richtige Erklärung oder, wo es keine gibt, „nicht vereinbart“.
    .title = Maßstab für das Ergebnis
law-76 = Was Zuschauer dürfen.
    .title = Zuschauer
law-76A = Wem Zuschauer und Übertragungen unterstehen.
    .title = Aufsicht
law-76A1 = Zuschauer unterstehen dem Turnierleiter.
    .title = Unter dem Turnierleiter
law-76A2 = Elektronisches Zuschauen regelt die Turnierordnung; Kontakt mit Spielern des Durchgangs ist verboten.
    .title = Übertragungen
law-76B = Wie Zuschauer sich am Tisch verhalten.
    .title = Am Tisch
law-76B1 = Nur das Blatt eines Spielers, wenn die Turnierordnung nicht mehr erlaubt.
    .title = Ein Blatt
law-76B2 = Keine Reaktion auf Lizitation oder Spiel.
    .title = Keine Reaktion
law-76B3 = Keine Bemerkungen, Gesten oder Gespräche während der Runde.
    .title = Keine Bemerkungen oder Gesten
law-76B4 = Spieler dürfen nicht gestört werden.
    .title = Keine Störung
law-76B5 = { $edition ->
    [1997] Auf nichts am Tisch darf hingewiesen werden; über Tatsachen und Regeln spricht man nur auf Frage des Turnierleiters.
   *[other] Am Tisch darf auf nichts hingewiesen werden.
}
    .title = Keine Hinweise
law-76C = Wann ein Zuschauer sprechen darf, und was aus seinem Tun folgt.
    .title = Beteiligung
law-76C1 = Von Tatsachen und Regeln nur, wenn der Turnierleiter fragt.
    .title = Auf Wunsch des Turnierleiters
law-76C2 = Wie damit umgegangen wird, sagen Verband und Veranstalter.
    .title = Regelwidrigkeiten durch Zuschauer
law-76D = Alle im Spielbereich, die weder spielen noch Personal sind, wenn der Turnierleiter nichts anderes sagt.
    .title = Wer Zuschauer ist
law-77 = Punkte für Stiche, Prämien und Faller; nichts bei Rundpass.
    .title = Score-Tabelle
law-78 = Wie Ergebnisse verglichen werden.
    .title = Wertung und Turnierbedingungen
law-78A = Zwei Punkte für jedes schlechtere Ergebnis, einer für jedes gleiche.
    .title = Matchpunkte
law-78B = Die Differenz wird nach der IMP-Skala umgerechnet.
    .title = IMPs
law-78C = Die Ergebnisse aller Boards werden addiert.
    .title = Gesamtpunkte
law-78D = Der Verband kann andere Methoden zulassen; Turnierbedingungen werden vorher bekannt gegeben.
    .title = Andere Methoden, Bedingungen
law-79 = Wie die Stichzahl feststeht und ein Ergebnis korrigiert wird.
    .title = Gewonnene Stiche
law-79A = Über die Stiche einigt man sich, bevor die Blätter zurückgehen.
    .title = Einigung über die Stiche
law-79A1 = Die Spieler einigen sich über die Stiche, bevor sie die Blätter ins Board stecken.
    .title = Einigung vor dem Zurückstecken
law-79A2 = Wissentlich behält keine Seite einen Stich, der ihr nicht zusteht.
    .title = Nicht gewonnene Stiche
law-79B = Ist die Stichzahl strittig, wird der Turnierleiter gerufen.
    .title = Uneinigkeit
law-79B1 = Nach Claim oder Konzession gelten die Regeln darüber.
    .title = Nach einem Claim
law-79B2 = Der Turnierleiter entscheidet über das Ergebnis.
    .title = Sonst
law-79B3 = Beide Ergebnisse ändern sich nur, wenn er sicher ist; sonst wird keines erhöht.
    .title = Nach der Runde
law-79C = Bis wann ein falscher Eintrag korrigiert wird.
    .title = Fehler im Ergebnis
law-79C1 = Rechen- und Schreibfehler werden in der Frist korrigiert, in der Regel 30 Minuten ab offiziellem Ergebnis.
    .title = Korrekturfrist
law-79C2 = Später nur, wenn der Veranstalter zustimmt und der Turnierleiter keinen vernünftigen Zweifel hat.
    .title = Nach der Frist
law-80 = Wer wofür verantwortlich ist.
    .title = Regelung und Veranstaltung
law-80A = Welche Stelle regelt, und was sie darf.
    .title = Der zuständige Verband
law-80A1 = Das hängt von der Veranstaltung ab.
    .title = Welche Stelle es ist
law-80A1a = Der Weltverband für seine eigenen Bewerbe.
    .title = Weltbewerbe
law-80A1b = Der Zonenverband für Bewerbe in seiner Verantwortung.
    .title = Zonenbewerbe
law-80A1c = Der nationale Verband für alle anderen.
    .title = Andere Bewerbe
law-80A2 = Was ihm die Regeln an Befugnissen geben.
    .title = Befugnisse
law-80A3 = Befugnisse können delegiert oder ganz übertragen werden.
    .title = Übertragung
law-80B = Wer einen Bewerb durchführt, und was dazugehört.
    .title = Der Veranstalter
law-80B1 = Eine vom Verband anerkannte Stelle bereitet den Bewerb vor und führt ihn durch.
    .title = Wer es ist
law-80B2 = Wofür der Veranstalter zu sorgen hat.
    .title = Aufgaben
law-80B2a = Einen Turnierleiter bestellen; sonst wählen die Spieler einen.
    .title = Turnierleiter
law-80B2b = Räume, Material und andere Vorkehrungen.
    .title = Vorbereitungen
law-80B2c = Tag und Uhrzeit jedes Durchgangs.
    .title = Termine
law-80B2d = Bedingungen der Teilnahme.
    .title = Teilnahme
law-80B2e = Bedingungen für Lizitation und Spiel, Screens eingeschlossen.
    .title = Spielbedingungen
law-80B2f = Bestimmungen, die die Regeln ergänzen, ohne ihnen zu widersprechen.
    .title = Turnierordnung
law-80B2g = Helfer bestellen.
    .title = Helfer
law-80B2gi = Jene, die der Turnierleiter braucht.
    .title = Helfer des Turnierleiters
law-80B2gii = Andere, mit ihren Befugnissen und Aufgaben.
    .title = Andere Helfer
law-80B2h = Anmeldungen annehmen und verzeichnen.
    .title = Anmeldungen
law-80B2i = Für passende Bedingungen sorgen und sie bekannt geben.
    .title = Rahmenbedingungen
law-80B2j = Ergebnisse sammeln und berechnen, das Endergebnis veröffentlichen.
    .title = Ergebnisse
law-80B2k = Für Proteste vorsorgen.
    .title = Proteste
law-80B2l = Was ihm die Regeln sonst noch auftragen.
    .title = Andere Aufgaben
law-81 = Stellung, Befugnisse und Pflichten des Turnierleiters.
    .title = Der Turnierleiter
law-81A = Der Turnierleiter vertritt den Veranstalter.
    .title = Stellung
law-81B = Wofür der Turnierleiter verantwortlich und woran er gebunden ist.
    .title = Verantwortung
law-81B1 = Der Turnierleiter führt den Bewerb vor Ort durch.
    .title = Durchführung
law-81B2 = Der Turnierleiter wendet Regeln und Turnierordnung an und ist an sie gebunden.
    .title = Bindung an Regeln und Turnierordnung
law-81C = Nicht die Spieler, sondern der Turnierleiter berichtigt Regelwidrigkeiten.
    .title = Befugnisse und Pflichten
law-81C1 = Für Disziplin und Ordnung sorgen.
    .title = Ordnung
law-81C2 = Regeln anwenden und auslegen und den Spielern ihre Rechte und Pflichten sagen.
    .title = Regeln anwenden
law-81C3 = Jeden Fehler berichtigen, der vor Ende der Korrektur- und Protestfrist bekannt wird.
    .title = Fehler berichtigen
law-81C4 = Über Berichtigungen entscheiden und die Strafgewalt ausüben.
    .title = Berichtigungen und Strafen
law-81C5 = Aus gutem Grund auf eine { word-rectification } verzichten, wenn die nichtschuldige Seite bittet.
    .title = Verzicht
law-81C6 = Streitfälle schlichten.
    .title = Streitfälle
law-81C7 = Eine Sache an die zuständige Stelle leiten.
    .title = Weiterleiten
law-81C8 = Ergebnisse melden und was der Veranstalter sonst verlangt.
    .title = Melden
law-81D = Aufgaben können delegiert werden; die Verantwortung bleibt.
    .title = Delegieren
law-82 = Wie Fehler der Durchführung in Ordnung gebracht werden.
    .title = Verfahrensfehler
law-82A = Der Turnierleiter bringt Fehler in Ordnung und hält das Spiel regelgerecht im Gang.
    .title = Pflicht des Turnierleiters
law-82B = Was der Turnierleiter bei einem Verfahrensfehler tun darf.
    .title = Mittel
law-82B1 = Das Ergebnis berichtigen, wie die Regeln es erlauben.
    .title = Berichtigtes Ergebnis
law-82B2 = { $edition ->
    [1997] Das Spielen eines Boards verlangen oder verschieben.
   *[other] Das Spielen eines Boards verlangen, verschieben oder streichen.
}
    .title = Boards
law-82B3 = Jede andere Befugnis nutzen, die die Regeln geben.
    .title = Andere Befugnisse
law-82C = Lässt sich eine falsche Entscheidung nicht beheben, wird berichtigt, und beide Seiten gelten als unschuldig.
    .title = Fehler des Turnierleiters selbst
law-83 = Wo eine Überprüfung angebracht sein kann, sagt es der Turnierleiter oder leitet den Fall selbst weiter.
    .title = Hinweis auf das Protestrecht
law-84 = Wie der Turnierleiter bei unbestrittenem Sachverhalt entscheidet.
    .title = Entscheidung bei Einigkeit
law-84A = Nichts vorgeschrieben und kein Grund für Ermessen: Es geht weiter.
    .title = Keine Berichtigung
law-84B = Eine zutreffende Regel wird angewendet und durchgesetzt.
    .title = Berichtigung nach den Regeln
law-84C = Der Turnierleiter erklärt die Möglichkeiten und sorgt für die Wahl.
    .title = Wahl eines Spielers
law-84D = Zweifel nützen der unschuldigen Seite; Schaden ohne Abhilfe führt zum berichtigten Ergebnis.
    .title = Wahl des Turnierleiters
law-85 = Wie der Turnierleiter bei bestrittenem Sachverhalt entscheidet.
    .title = Entscheidung bei Streit
law-85A = Wie der Turnierleiter feststellt, was geschehen ist.
    .title = Feststellung des Sachverhalts
law-85A1 = Der Turnierleiter wägt die Umstände nach Wahrscheinlichkeit ab.
    .title = Abwägen der Wahrscheinlichkeit
law-85A2 = Ist er überzeugt, entscheidet er wie bei unbestrittenem Sachverhalt.
    .title = Sachverhalt festgestellt
law-85B = Bleibt der Sachverhalt unklar, lässt die Entscheidung das Spiel weitergehen.
    .title = Sachverhalt nicht festgestellt
law-86 = Was bei Boards im Teamkampf besonders ist.
    .title = Teamkampf
law-86A = Keine neue Teilung, wenn der Ausgang des Kampfes ohne das Board bekannt sein kann.
    .title = Ersatzboards
law-86B = Wie Ergebnisse am anderen Tisch ein berichtigtes Ergebnis ändern.
    .title = Ergebnisse an anderen Tischen
law-86B1 = Ist das andere Ergebnis klar günstig für eine Seite, wird eines zugewiesen.
    .title = Ein Ergebnis
law-86B2 = Mehrere berichtigte oder nicht vergleichbare, auch von verfälschten Boards.
    .title = Mehrere Ergebnisse
law-86B2a = Boards werden gestrichen; künstliche Ergebnisse oder, wenn Zeit ist, Ersatzboards.
    .title = Keine Seite schuld
law-86B2b = Die schuldlose Seite bekommt Durchschnitt plus oder ein zugewiesenes, je nachdem, was besser ist; die andere das Gegenstück.
    .title = Eine Seite schuld
law-86B2c = Boards werden gestrichen und künstlich bewertet.
    .title = Beide schuld
law-86B3 = Für nur an einem Tisch gespielte Boards darf der Verband anderes regeln.
    .title = Andere Bestimmungen
law-87 = Ein Board, das nicht für alle gleich war.
    .title = Verfälschtes Board
law-87A = Karten in falschen Taschen oder Kopien mit anderem Teiler oder anderer Gefahr verfälschen ein Board.
    .title = Begriff
law-87B = Ergebnisse werden nach gespielter Form gruppiert und jede Gruppe für sich bewertet.
    .title = Paar- und Individualturnier
law-87C = Es gelten die Regeln für mehrere nicht vergleichbare Ergebnisse.
    .title = Teams
law-88 = Entschädigungspunkte stehen bei den künstlichen berichtigten Ergebnissen.
    .title = Entschädigungspunkte
law-89 = Berichtigungen im Individualturnier stehen bei den berichtigten Ergebnissen.
    .title = Individualturniere
law-90 = Strafen neben der { word-rectification }.
    .title = Ordnungsstrafen
law-90A = Strafbar ist, was verzögert, stört, den Ablauf verletzt oder anderswo ein Board verdirbt.
    .title = Befugnis zu strafen
law-90B = Was unter anderem bestraft wird.
    .title = Beispiele
law-90B1 = Nach dem angesetzten Beginn kommen.
    .title = Verspätung
law-90B2 = Ungebührlich langsames Spiel.
    .title = Langsames Spiel
law-90B3 = Gespräche über ein Board, die ein anderer Tisch hört.
    .title = Laute Gespräche
law-90B4 = Ergebnisse ohne Erlaubnis vergleichen.
    .title = Ergebnisse vergleichen
law-90B5 = Karten eines anderen Spielers anfassen.
    .title = Karten berühren
law-90B6 = Karten falsch zurückstecken.
    .title = Karten in falscher Tasche
law-90B7 = Verfahrensfehler wie ungezählte Karten oder ein falsches Board, die jemanden ein Ergebnis kosten.
    .title = Fehler, die Berichtigung erzwingen
law-90B8 = Turnierordnung oder Turnierleiter nicht sofort folgen.
    .title = Ungehorsam
law-91 = Maßnahmen der Disziplin.
    .title = Strafen oder ausschließen
law-91A = Der Turnierleiter darf Punkte abziehen oder für den Durchgang ausschließen; das ist endgültig.
    .title = Disziplin
law-91B = { $edition ->
    [1997] Eine Disqualifikation braucht die Zustimmung des Turnierkomitees oder des Verbandes.
   *[other] Eine Disqualifikation braucht die Zustimmung des Veranstalters.
}
    .title = Disqualifikation
law-92 = Wer wann und wie Protest einlegen darf.
    .title = Protestrecht
law-92A = Teilnehmer oder Kapitän dürfen Entscheidungen am eigenen Tisch prüfen lassen; Unbegründetes kann etwas kosten.
    .title = Recht des Teilnehmers
law-92B = Das Recht endet 30 Minuten nach dem offiziellen Ergebnis, wenn keine andere Frist gilt.
    .title = Protestfrist
law-92C = Proteste werden beim Turnierleiter eingebracht.
    .title = Über den Turnierleiter
law-92D = Wer einem Protest zustimmen muss.
    .title = Zustimmung
law-92D1 = Im Paarturnier beide Partner; im Individualturnier der Protestierende allein.
    .title = Paar- und Individualturnier
law-92D2 = Der Kapitän muss zustimmen.
    .title = Teams
law-93 = Wer über einen Protest entscheidet.
    .title = Protestverfahren
law-93A = Gibt es kein Komitee oder kann es nicht zusammentreten, entscheidet der Hauptturnierleiter.
    .title = Kein Komitee
law-93B = Wie Turnierleiter und Komitee sich die Entscheidung teilen.
    .title = Mit Komitee
law-93B1 = Über Regeln und Turnierordnung entscheidet der Hauptturnierleiter; danach kann das Komitee angerufen werden.
    .title = Regelfragen
law-93B2 = Andere Proteste gehen an das Komitee.
    .title = Andere Fragen
law-93B3 = Alle Befugnisse des Turnierleiters, aber nicht über Regeln, Turnierordnung und Disziplin.
    .title = Befugnisse des Komitees
law-93C = Was nach dem Komitee kommen kann.
    .title = Weitere Instanzen
law-93C1 = Der Verband kann weitere Proteste und Strafen für unbegründete vorsehen.
    .title = Weiterer Protest
law-93C2 = Ein Fall kann dem Verband zur endgültigen Entscheidung vorgelegt werden.
    .title = Vorlage an den Verband
law-93C3 = Wie der Verband das Verfahren ändern darf.
    .title = Andere Verfahren
law-93C3a = Ein eigenes Gremium darf endgültig entscheiden, wenn der Bewerb es braucht.
    .title = Endgültige Entscheidung vor Ort
law-93C3b = Mit rechtzeitiger Ankündigung darf der Verband das Verfahren ändern.
    .title = Rechtzeitig angekündigte Änderungen
