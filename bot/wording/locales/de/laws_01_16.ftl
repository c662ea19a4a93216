### Regeln 1-16: Einleitung, Vorbereitung, allgemeine Regeln bei Regelwidrigkeiten.

## Arten

kind-unauthorized_information = Information vom Partner
kind-extraneous_information = Information von anderswo
kind-wrong_number_of_cards = Falsche Kartenzahl
kind-missing_card = Fehlende Karte
kind-wrong_board_or_hand = Falsches Board oder falsches Blatt
kind-shuffle_and_deal = Mischen, Teilen, Umgang mit Karten
kind-seating = Plätze, Tische und Runden
kind-forfeited_rectification = Gehandelt, bevor der Turnierleiter kam
kind-calling_the_director = Den Turnierleiter rufen
kind-adjusted_score = Berichtigtes Ergebnis

## Regeln 3-5, 8: Plätze

ask-seating-matter = Worum geht es bei Plätzen, Tischen oder Runden?
val-seating-matter-wrong_seat = Falscher Tisch oder Platz
val-seating-matter-change_seats = Möchte den Platz wechseln
val-seating-matter-choose_seats = Plätze zu Beginn
val-seating-matter-change_partner = Wechsel des Partners
val-seating-matter-unclear_move = Wechsel unklar angesagt
val-seating-matter-tables = Tischnummern, Nord
val-seating-matter-moving_boards = Wer die Boards weitergibt
val-seating-matter-round_end = Wann eine Runde endet
val-seating-matter-postponed_board = Verschobenes Board
val-seating-matter-session_end = Ende des Durchgangs
ask-seating-progress = Wie weit war das Board, als die falschen Plätze bemerkt wurden?
val-seating-progress-not_started = Keine Karte angesehen
val-seating-progress-in_progress = Board im Gang
val-seating-progress-finished = Board zu Ende gespielt

p3 = Der Turnierleiter nummeriert die Tische und bestimmt, welche Seite jedes Tisches Nord ist.
p4 = Paare und Teams bleiben den ganzen Durchgang gleich, wenn der Turnierleiter keinen Wechsel erlaubt.
p5A = Der Turnierleiter teilt die Startplätze zu; wer wo sitzt, machen die Partner aus, wenn er nichts anderes sagt.
p5A-change = Niemand wechselt im Durchgang die Himmelsrichtung, außer der Turnierleiter ordnet es an oder erlaubt es.
p5B = Jeder Spieler ist selbst dafür verantwortlich, richtig zu wechseln und richtig zu sitzen.
p5B-move_now = Noch ist nichts gespielt: Alle gehen jetzt auf ihre richtigen Plätze und beginnen dort das Board.
p5B-announce = Der Turnierleiter muss den Wechsel klar ansagen; dann müssen die Spieler sich daran halten.
p8A1 = Der Turnierleiter sagt, wie Boards und Spieler wechseln.
p8A2 = Für die Weitergabe der Boards sorgt Nord, wenn der Turnierleiter nichts anderes geregelt hat.
p8B1 = Die Runde endet mit dem Aufruf der nächsten; an einem Tisch, der noch spielt, wenn dessen Spieler gewechselt haben.
p8B2 = Für ein verschobenes Board dauert die Runde, bis es gespielt und abgerechnet ist oder der Turnierleiter es streicht.
p8C = Die letzte Runde endet an einem Tisch, wenn alle Boards gespielt und abgerechnet sind und niemand widerspricht.
p15B-seats = Spieler mit einem Board, das in dieser Runde nicht ihres ist: Ob es zählt, hängt davon ab, wer es schon gespielt hat.
p82B1-seats = Der Turnierleiter bringt den Fehler in Ordnung, mit einem berichtigten Ergebnis, wo das erzielte nicht taugt.
p82B2-seats = Aufhören und den Turnierleiter rufen: Er entscheidet, ob weitergespielt, verschoben oder gestrichen wird.

## Regeln 6-7, 22B: Mischen, Teilen, Umgang

ask-shuffle_and_deal-what = Was ist mit den Karten oder dem Board passiert?
val-shuffle_and_deal-what-passed_out = Alle vier haben gepasst
val-shuffle_and_deal-what-misdealt = Falsch ausgeteilt
val-shuffle_and_deal-what-card_seen = Beim Teilen Karte gesehen
val-shuffle_and_deal-what-not_shuffled = Nicht gemischt
val-shuffle_and_deal-what-other_session = Aus anderem Durchgang
val-shuffle_and_deal-what-shared_boards = Boards für mehrere Tische
val-shuffle_and_deal-what-directors_redeal = Turnierleiter lässt teilen
val-shuffle_and_deal-what-duplicated = Duplizierte Boards
val-shuffle_and_deal-what-shuffling = Mischen, Abheben
val-shuffle_and_deal-what-dealing = Wie geteilt wird
val-shuffle_and_deal-what-presence = Wer dabei sein muss
val-shuffle_and_deal-what-who_deals = Wer teilt
val-shuffle_and_deal-what-board_moved = Board bewegt oder gedreht
val-shuffle_and_deal-what-not_counted = Karten nicht gezählt
val-shuffle_and_deal-what-not_looked = Angesagt ohne hinzusehen
val-shuffle_and_deal-what-touched_cards = Fremde Karten berührt
val-shuffle_and_deal-what-returning_cards = Karten zurückstecken
val-shuffle_and_deal-what-hand_taken_out = Blatt nachher entnommen
val-shuffle_and_deal-what-responsibility = Wer verantwortlich ist
ask-shuffle_and_deal-auction_begun = Hat auf diesem Board schon jemand angesagt?
val-shuffle_and_deal-auction_begun-true = Lizitation hat begonnen
val-shuffle_and_deal-auction_begun-false = Niemand hat angesagt
ask-shuffle_and_deal-replay = Sollen in dem Bewerb alte Teilungen nachgespielt werden?
val-shuffle_and_deal-replay-true = Bewerb zum Nachspielen
val-shuffle_and_deal-replay-false = Kein Bewerb zum Nachspielen
ask-shuffle_and_deal-result_known = Kann ein Teilnehmer das Ergebnis des Kampfes ohne dieses Board kennen?
val-shuffle_and_deal-result_known-true = Ergebnis evtl. bekannt
val-shuffle_and_deal-result_known-false = Ergebnis nicht bekannt
ask-shuffle_and_deal-permitted = { $edition ->
    [2007] Hat es der Turnierleiter erlaubt, oder waren beide Seiten dabei?
    [1997] Hat es der Turnierleiter erlaubt, oder waren beide Seiten dabei?
   *[other] Hat es ein Gegner oder der Turnierleiter erlaubt, oder waren beide Seiten dabei?
}
val-shuffle_and_deal-permitted-true = Es war erlaubt
val-shuffle_and_deal-permitted-false = Niemand hat es erlaubt

p6A = Das Kartenpaket wird gründlich gemischt; verlangt ein Gegner das Abheben, so wird abgehoben.
p6B = { $edition ->
    [2007] Verdeckt Karte für Karte in vier Blätter zu dreizehn austeilen.
    [1997] Verdeckt Karte für Karte in vier Blätter zu dreizehn austeilen.
   *[other] Verdeckt Karte für Karte in vier Blätter zu dreizehn; zwei aufeinanderfolgende Karten nie ins selbe Blatt.
}
p6C = Von jedem Paar soll beim Mischen und Teilen jemand dabei sein, wenn der Turnierleiter nichts anderes sagt.
p6D1 = Die Lizitation hat nicht begonnen: Dieses Board wird neu gemischt und ausgeteilt.
p6D1-begun = Keine neue Teilung, denn die Lizitation hat begonnen: Eine zufällig gesehene Karte ist Information von anderswo.
p6D1-too_late = Aus diesem Grund wird nicht mehr neu geteilt, denn die Lizitation hat begonnen: Das Board wird gespielt.
p6D2 = Eine Teilung aus ungemischtem, sortiertem Paket oder anderem Durchgang zählt nicht: Das Ergebnis ist nichtig.
p6D2-replay = In dem Bewerb werden alte Teilungen nachgespielt, also zählt die Teilung.
p6D2-shared = Tische dürfen ihre Boards austauschen.
p6D3 = Aus jedem Grund, den die Regeln kennen, darf der Turnierleiter neu mischen und teilen lassen.
p6D3-not_passed_out = Ein durchgepasstes Board darf auch der Turnierleiter nicht neu teilen lassen.
p6E1 = Der Turnierleiter darf die Boards unmittelbar vor dem Spiel an den Tischen teilen lassen.
p6E2 = Er darf sie vorher selbst teilen.
p6E3 = Er darf es Helfern oder anderen überlassen.
p6E4 = { $edition ->
    [1997] Er darf eine andere Art des Teilens wählen, vor allem wenn im Voraus geteilt wird.
   *[other] Jede andere Art ist recht, wenn die Blätter so zufällig sind wie nach richtigem Mischen und Teilen.
}
p6F = { $edition ->
    [1997] Die Spieler duplizieren die Boards, wenn und wie es der Turnierleiter sagt.
   *[other] Kopien werden nach Anweisung des Turnierleiters gemacht; neu geteilt wird so ein Board nur, wenn er es anordnet.
}
p7A = { $edition ->
    [2007] Das Board bleibt bis zum Ende des Spiels in der Tischmitte: Es kommt zurück an seinen Platz.
    [1997] Das Board bleibt bis zum Ende des Spiels in der Tischmitte: Es kommt zurück an seinen Platz.
   *[other] Das Board bleibt bis zum Ende des Spiels richtig gedreht in der Tischmitte: Es kommt zurück an seinen Platz.
}
p7B1 = Jeder nimmt das Blatt aus der Tasche seiner eigenen Himmelsrichtung.
p7B1-own_hand = Mit den falschen Karten wurde nicht angesagt: Zurückstecken und das Blatt der eigenen Tasche in diesem Board nehmen.
p7B2 = Die dreizehn Karten werden verdeckt gezählt, bevor man sie ansieht.
p7B2-look = Vor der Ansage muss ein Spieler seine Karten ansehen: Das geschieht jetzt; die gemachte Ansage gilt als Ansage.
p7B3-permitted = { $edition ->
    [2007] Mit Erlaubnis des Turnierleiters darf ein Spieler die Karten berühren.
    [1997] Mit Erlaubnis des Turnierleiters darf ein Spieler die Karten berühren.
   *[other] Mit Erlaubnis eines Gegners oder des Turnierleiters darf ein Spieler die Karten berühren.
}
p7B3-forbidden = Im Spiel und danach berührt niemand fremde Karten, außer der Alleinspieler spielt die des Strohmanns.
p7C = { $edition ->
    [1997] Nach dem Spiel die dreizehn Karten in die eigene Tasche des Boards stecken.
   *[other] Nach dem Spiel die dreizehn Karten mischen und in die eigene Tasche des Boards stecken.
}
p7C-permitted = Ist von jeder Seite ein Spieler oder der Turnierleiter dabei, darf ein Blatt wieder herausgenommen werden.
p7C-forbidden = Nach dem Spiel verlässt kein Blatt das Board, wenn nicht von jeder Seite jemand oder der Turnierleiter dabei ist.
p7D = Wer den ganzen Durchgang am Tisch bleibt, ist vor allem für die Ordnung von Boards und Karten verantwortlich.
p13-number = Hat ein Blatt jetzt zu viele oder zu wenige Karten, entscheiden die Regeln über falsche Kartenzahl.
p22B-no_redeal = Rundpass: Die Blätter gehen ungespielt zurück, das Board zählt null. Neu geteilt wird nicht.
p24-partner = Wurde in der Lizitation eine Karte des Partners sichtbar, gelten stattdessen die Regeln für sichtbare Karten.
p86A-no_redeal = Keine neue Teilung, wenn der Kampf ohne dieses Board entschieden sein kann: Der Turnierleiter berichtigt das Ergebnis.
p90B5-touching = Fremde Karten anzufassen kann eine Ordnungsstrafe kosten.
p90B7-not_counted = Nicht zu zählen kann eine Ordnungsstrafe kosten, wenn es zu einem berichtigten Ergebnis führt.

## Regeln 9-10: den Turnierleiter rufen

ask-calling_the_director-act = Was will der Spieler tun?
val-calling_the_director-act-call_director = Turnierleiter rufen
val-calling_the_director-act-draw_attention = Auf Fehler hinweisen
val-calling_the_director-act-prevent = Einen Fehler verhindern
val-calling_the_director-act-own_side = Eigenen Fehler melden
val-calling_the_director-act-act_before_ruling = Vor Entscheidung handeln
val-calling_the_director-act-correct_oneself = Sich selbst korrigieren
val-calling_the_director-act-settle = Untereinander regeln
val-calling_the_director-act-waive = Auf { word-rectification } verzichten
val-calling_the_director-act-consult = Den Partner fragen
val-calling_the_director-act-choose_best = Das Beste wählen
val-calling_the_director-act-profit = Danach noch profitieren
val-calling_the_director-act-options = Möglichkeiten erfahren
ask-calling_the_director-dummy = Ist der Spieler der Strohmann?
val-calling_the_director-dummy-true = Er ist der Strohmann
val-calling_the_director-dummy-false = Er ist nicht der Strohmann
ask-calling_the_director-phase = Wann ist das?
val-calling_the_director-phase-auction = Während der Lizitation
val-calling_the_director-phase-clarification = Nach dem letzten Pass
val-calling_the_director-phase-play = Während des Spiels
val-calling_the_director-phase-after_play = Nach dem Spiel
ask-calling_the_director-attention_drawn = Hat schon ein anderer Spieler auf die Regelwidrigkeit hingewiesen?
val-calling_the_director-attention_drawn-true = Darauf wurde hingewiesen
val-calling_the_director-attention_drawn-false = Niemand hat etwas gesagt
ask-calling_the_director-next_step = Was tun die Spieler jetzt?
val-calling_the_director-next_step-call_director = Turnierleiter rufen
val-calling_the_director-next_step-continue_play = Ohne ihn weitermachen

p9A1 = Während der Lizitation darf jeder Spieler auf eine Regelwidrigkeit hinweisen, an der Reihe oder nicht.
p9A2 = Während des Spiels dürfen der Alleinspieler und beide Gegenspieler auf eine Regelwidrigkeit hinweisen.
p9A3 = Jeder Spieler darf versuchen, eine Regelwidrigkeit zu verhindern, bevor sie geschieht.
p9A4 = Der Strohmann sagt zu einer Regelwidrigkeit nichts, bis das Spiel vorbei ist.
p9A4-after = Jetzt darf der Strohmann sprechen, denn das Spiel ist vorbei.
p9A5 = Fehler der eigenen Seite muss niemand erwähnen, außer zur rechten Zeit eine falsche Erklärung des Partners.
p9B1a = { $edition ->
    [1997] Ist auf eine Regelwidrigkeit hingewiesen, muss sofort der Turnierleiter gerufen werden.
   *[other] Ist auf eine Regelwidrigkeit hingewiesen, soll sofort der Turnierleiter gerufen werden.
}
p9B1b = Nach dem Hinweis darf jeder Spieler den Turnierleiter rufen, auch der Strohmann.
p9B1c = Wer den Turnierleiter ruft, verliert kein Recht.
p9B1d = Auf einen Fehler der eigenen Seite hinzuweisen nimmt den Gegnern nichts von ihren Rechten.
p9B2 = Niemand tut etwas, bevor der Turnierleiter die { word-rectification } erklärt hat.
p9B2-too_early = Auf den Turnierleiter warten: Wer vor seiner Erklärung etwas tut, kann sich damit schaden.
p9C = Ein Schuldiger, der zu früh korrigiert, kann sich weitere { word-rectifications } einhandeln, etwa Ausspielbeschränkungen.
p10A = Nur der Turnierleiter entscheidet; Spieler dürfen eine { word-rectification } weder bestimmen noch auf sie verzichten.
p10A-settled = Die Spieler durften es nicht selbst regeln: Es entscheidet nur der Turnierleiter.
p10B = Was die Spieler ohne ihn entschieden haben, darf der Turnierleiter gelten lassen oder aufheben.
p10C1 = Lassen die Regeln eine Wahl, erklärt der Turnierleiter zuerst alle Möglichkeiten.
p10C2 = Wer die Wahl hat, trifft sie allein, ohne den Partner zu fragen.
p10C3 = Die nichtschuldige Seite darf wählen, was für sie am besten ist.
p10C4 = Nach der { word-rectification } darf die schuldige Seite zu ihrem Vorteil ansagen und spielen, auch wenn ihr der Verstoß so nützt.
p42B2-prevent = Auch der Strohmann darf es, solange er seine Rechte nicht verloren hat.
p42B3-after = Wenn das Spiel vorbei ist, darf der Strohmann darauf hinweisen.
p43A1a-first = Während des Spiels ruft der Strohmann nicht als Erster: Er wartet, bis ein anderer Spieler etwas sagt.
p43A1a-drawn = Auch der Strohmann darf ihn rufen, denn ein anderer Spieler hat zuerst etwas gesagt.
p43A1b-silent = Während des Spiels etwas zu sagen überschreitet die Grenzen des Strohmanns und kann bestraft werden.
p72B2-own_side = Es muss niemand gestehen, aber den Fehler durch einen weiteren zu vertuschen ist verboten.
p72C-later = Konnte ein Schuldiger wissen, dass das der anderen Seite leicht schadet, berichtigt der Turnierleiter nachher das Ergebnis.
p81C5-waive = Den Turnierleiter fragen: Bittet die nichtschuldige Seite darum, darf er auf die { word-rectification } verzichten.

## Regel 11: handeln, bevor der Turnierleiter kommt

ask-forfeited_rectification-acted_first = Wer hat etwas getan, bevor der Turnierleiter gerufen wurde?
val-forfeited_rectification-acted_first-non_offenders = Nichtschuldige Seite
val-forfeited_rectification-acted_first-offenders = Nur die schuldige Seite
ask-forfeited_rectification-gained = Hatte eine Seite einen Vorteil, weil ein Gegner ohne Kenntnis der Regel weitermachte?
val-forfeited_rectification-gained-nobody = Niemand hatte einen Vorteil
val-forfeited_rectification-gained-non_offenders = Vorteil der Nichtschuldigen
val-forfeited_rectification-gained-offenders = Vorteil der Schuldigen

p11A = Die nichtschuldige Seite handelte, bevor der Turnierleiter gerufen war: Ihr Recht auf { word-rectification } kann verloren sein.
p11A-may = Zu handeln, bevor der Turnierleiter gerufen ist, kann das Recht auf { word-rectification } kosten.
p11A-non_offenders = Was die Nichtschuldigen durch Unkenntnis eines Gegners gewannen, verlieren sie; die anderen behalten ihr Ergebnis.
p11A-offenders = Was die Schuldigen durch Unkenntnis eines Gegners gewannen, verlieren sie; die anderen behalten ihr Ergebnis.
p11B = Eine Ordnungsstrafe kann der Turnierleiter trotzdem geben.

## Regel 12: berichtigtes Ergebnis

ask-adjusted_score-ground = Warum soll das Ergebnis berichtigt werden?
val-adjusted_score-ground-unplayable = Kein normales Ergebnis
val-adjusted_score-ground-no_remedy = Regeln sehen nichts vor
val-adjusted_score-ground-wrong_rectification = Falsch berichtigt
val-adjusted_score-ground-law = Eine Regel sieht es vor
val-adjusted_score-ground-too_harsh = Zu hart oder zu milde
val-adjusted_score-ground-request = Wer bis wann fragen darf
val-adjusted_score-ground-split_knockout = K.-o. mit zwei Ergebnissen
val-adjusted_score-ground-individual = Individualturnier
ask-adjusted_score-other_table = Teams: Ist das Ergebnis am anderen Tisch klar günstig für eine Seite?
val-adjusted_score-other_table-true = Anderer Tisch klar günstig
val-adjusted_score-other_table-false = Anderer Tisch nicht klar
ask-adjusted_score-session_score = Wie steht der Teilnehmer auf den übrigen Boards?
val-adjusted_score-session_score-usual = Sonst zwischen 40 und 60 %
val-adjusted_score-session_score-innocent_above_60 = Unschuldig, über 60 %
val-adjusted_score-session_score-offender_below_40 = Schuldig, unter 40 %
ask-adjusted_score-fault = Wer ist schuld, dass es kein Ergebnis gibt?
val-adjusted_score-fault-one_side = Eine Seite ist schuld
val-adjusted_score-fault-one_side_partly = Eine Seite teilweise schuld
val-adjusted_score-fault-both = Beide Seiten sind schuld
val-adjusted_score-fault-both_partly = Beide teilweise schuld
val-adjusted_score-fault-neither = Niemand am Tisch ist schuld
ask-adjusted_score-directors_error = War die falsche Berichtigung ein Fehler des Turnierleiters?
val-adjusted_score-directors_error-true = Fehler des Turnierleiters
val-adjusted_score-directors_error-false = Nicht sein Fehler
ask-adjusted_score-damage = Steht die nichtschuldige Seite schlechter, als ohne den Verstoß zu erwarten war?
val-adjusted_score-damage-true = Geschädigt
val-adjusted_score-damage-false = Nicht geschädigt
ask-adjusted_score-self_inflicted = { $edition ->
    [2007] Hat sie durch einen schweren Fehler oder wildes Spekulieren selbst zum Schaden beigetragen?
   *[other] Hat sie durch einen äußerst schweren Fehler oder ein Glücksspiel selbst zum Schaden beigetragen?
}
val-adjusted_score-self_inflicted-true = Schaden teils selbst bewirkt
val-adjusted_score-self_inflicted-false = Schaden nicht selbst bewirkt
ask-adjusted_score-likely = Wie viele Ergebnisse waren ohne den Verstoß wahrscheinlich?
val-adjusted_score-likely-one = Ein wahrscheinliches
val-adjusted_score-likely-several = Mehrere wahrscheinliche
val-adjusted_score-likely-too_many = Zu viele oder unklar

p12A = Der Turnierleiter darf das Ergebnis berichtigen, wo eine Regel es zulässt, auf rechtzeitige Bitte oder von sich aus.
p12A1 = { $edition ->
    [1997] Dafür sehen die Regeln keine ausreichende Entschädigung vor: Der Turnierleiter darf für die nichtschuldige Seite berichtigen.
   *[other] Dafür sehen die Regeln keine Berichtigung vor: Der Turnierleiter darf das Ergebnis zugunsten der nichtschuldigen Seite berichtigen.
}
p12A2 = Das Board lässt kein normales Ergebnis mehr zu: Der Turnierleiter gibt ein künstliches Ergebnis.
p12A3 = Eine Regelwidrigkeit wurde falsch berichtigt: Der Turnierleiter darf das Ergebnis berichtigen.
p12B1 = Berichtigen heißt: den Schaden der Unschuldigen ausgleichen und den Schuldigen den Gewinn nehmen.
p12B1-none = Die unschuldige Seite steht nicht schlechter, als ohne den Verstoß zu erwarten war: Das Ergebnis wird nicht berichtigt.
p12B2 = Dass eine { word-rectification } zu hart oder zu milde scheint, ist kein Grund: Es bleibt, was die Regeln vorsehen.
p12C1a = Der Turnierleiter setzt ein zugewiesenes Ergebnis an die Stelle des am Tisch erzielten.
p12C1b = Das Ergebnis kommt dem so nahe wie möglich, das ohne den Verstoß wahrscheinlich war.
p12C1c = Der Turnierleiter darf wahrscheinliche Ergebnisse gewichten; es zählen nur solche, die regelgerecht erreichbar waren.
p12C1d = Der Turnierleiter darf ein künstliches Ergebnis geben: Die Möglichkeiten sind zu viele oder unklar.
p12C1e = Die unschuldige Seite hat sich zum Teil selbst geschädigt, also werden die Seiten verschieden behandelt.
p12C1ei = Die schuldige Seite bekommt das Ergebnis, das ihr die volle Berichtigung gibt.
p12C1eii = Für den selbst verursachten Teil bekommt die andere Seite keinen Ausgleich.
p12C2a = Künstlich: höchstens 40 % bei unmittelbarer Schuld, 50 % bei Teilschuld, mindestens 60 % ohne Schuld.
p12C2a-one_side = Höchstens 40 % für die unmittelbar schuldige Seite, mindestens 60 % für die andere.
p12C2a-one_side_partly = 50 % für die teilweise schuldige Seite, mindestens 60 % für die andere.
p12C2a-both = Höchstens 40 % für beide Seiten, denn jede ist unmittelbar schuldig.
p12C2a-both_partly = 50 % für beide Seiten, denn jede ist teilweise schuldig.
p12C2a-neither = Mindestens 60 % für beide Seiten, denn keine ist schuldig.
p12C2b = In IMPs ist Durchschnitt plus +3 und Durchschnitt minus -3, wenn die Turnierordnung nichts anderes sagt.
p12C2c-above = Der unschuldige Teilnehmer liegt sonst über 60 %: Auf diesem Board bekommt er seinen Schnitt des Durchgangs.
p12C2c-below = Der Schuldige liegt sonst unter 40 %: Auf diesem Board bekommt er seinen Schnitt des Durchgangs.
p12C3 = Im Individualturnier tragen beide Partner Berichtigung und Ergebnis gleich; wer schuldlos ist, bekommt keine Strafe.
p12C4 = Im K.-o.-Kampf wird jede Seite auf dem Board für sich gerechnet, und beide bekommen das Mittel der zwei Werte.
p82C-both = Ist kein normales Ergebnis möglich, berichtigt der Turnierleiter es und behandelt beide Seiten als unschuldig: Es war sein Fehler.
p86B1-law12 = Teams, und das Ergebnis am anderen Tisch ist klar günstig für eine Seite: zugewiesenes Ergebnis, kein Durchschnitt.
p92B-request = Eine Entscheidung kann bis 30 Minuten nach dem Aushang verlangt werden, wenn keine andere Frist angekündigt war.

## Regel 13: falsche Kartenzahl

ask-wrong_number_of_cards-foreign_card = Stammt die überzählige Karte aus einem anderen Paket oder Board?
val-wrong_number_of_cards-foreign_card-true = Fremde Karte
val-wrong_number_of_cards-foreign_card-false = Keine fremde Karte
ask-wrong_number_of_cards-foreign_card_played = Wurde die fremde Karte zu einem vollständigen Stich gespielt?
val-wrong_number_of_cards-foreign_card_played-true = In einem Stich gespielt
val-wrong_number_of_cards-foreign_card_played-false = Nicht gespielt
ask-wrong_number_of_cards-play_over = Wurde es erst nach dem Spiel bemerkt?
val-wrong_number_of_cards-play_over-true = Nach dem Spiel bemerkt
val-wrong_number_of_cards-play_over-false = Vor Ende des Spiels bemerkt
ask-wrong_number_of_cards-wrong_hand_called = Hat ein Spieler mit falscher Kartenzahl angesagt?
val-wrong_number_of_cards-wrong_hand_called-true = Mit falscher Zahl angesagt
val-wrong_number_of_cards-wrong_hand_called-false = Damit hat keiner angesagt
ask-wrong_number_of_cards-card_seen = Hat ein Spieler eine Karte eines anderen Blattes gesehen?
val-wrong_number_of_cards-card_seen-true = Eine Karte wurde gesehen
val-wrong_number_of_cards-card_seen-false = Keine Karte gesehen
ask-wrong_number_of_cards-affected = Hat das Gesehene das Ergebnis beeinflusst?
val-wrong_number_of_cards-affected-true = Ergebnis beeinflusst
val-wrong_number_of_cards-affected-false = Kein Einfluss
ask-wrong_number_of_cards-correctable = Lässt sich die Teilung richtigstellen und noch spielen?
val-wrong_number_of_cards-correctable-true = Noch spielbar
val-wrong_number_of_cards-correctable-false = Nicht mehr spielbar

p13A1 = Der Turnierleiter stellt die Blätter richtig; niemand kennt ein anderes Blatt, also wird normal gespielt.
p13A2 = Der Turnierleiter stellt die Blätter richtig, das Board wird gespielt; hat das Gesehene gewirkt, berichtigt er das Ergebnis.
p13A2-affected = Der Turnierleiter berichtigt das Ergebnis, weil das Gesehene es beeinflusst hat, und kann den Schuldigen bestrafen.
p13A2-unaffected = Das Ergebnis bleibt: Das Gesehene hat es nicht beeinflusst.
p13B1 = Der Turnierleiter stellt die Blätter richtig, das Board wird gespielt; keine Ansage wird geändert.
p13B1-after = Nach dem Spiel darf er das Ergebnis berichtigen.
p13B2 = Die Teilung ist nicht zu retten: Der Turnierleiter berichtigt das Ergebnis und kann den Schuldigen bestrafen.
p13C = Die fremde Karte wird entfernt; Lizitation und Spiel gehen ohne { word-rectification } weiter.
p13C-played = Die fremde Karte wird entfernt; sie fiel in einem vollständigen Stich, also kann das Ergebnis berichtigt werden.
p13D = Das Ergebnis wird aufgehoben und berichtigt; der Schuldige kann eine Ordnungsstrafe bekommen.
p86B-law13 = Teams: Was zuerkannt wird, entscheiden die Regeln über Ergebnisse am anderen Tisch.

## Regel 14: fehlende Karte

ask-missing_card-lead_faced = Ist das erste Ausspiel aufgedeckt?
val-missing_card-lead_faced-true = Ausspiel aufgedeckt
val-missing_card-lead_faced-false = Ausspiel nicht aufgedeckt
ask-missing_card-found = Wo ist die fehlende Karte?
val-missing_card-found-among_played = Unter den gespielten Karten
val-missing_card-found-elsewhere = Karte anderswo gefunden
val-missing_card-found-not_found = Karte nicht gefunden

p14A1 = Die Karte kommt in das unvollständige Blatt zurück.
p14A2 = Die Karte ist unauffindbar: Der Turnierleiter stellt die Teilung mit einem anderen Paket wieder her.
p14A3 = Lizitation und Spiel gehen weiter, keine Ansage ändert sich; das Blatt gilt von Anfang an als vollständig.
p14B1 = Ein Stich hat eine Karte zu viel: Die fehlende lag unter den gespielten.
p14B2 = { $edition ->
    [1997] Die Karte kommt in das unvollständige Blatt zurück; Strafen können folgen.
   *[other] Die Karte kommt in das unvollständige Blatt zurück; Berichtigung oder Strafe können folgen.
}
p14B3 = { $edition ->
    [1997] Der Turnierleiter stellt die Teilung so gut wie möglich wieder her; Strafen können folgen.
   *[other] Der Turnierleiter stellt die Teilung mit einem anderen Paket wieder her; Berichtigung oder Strafe können folgen.
}
p14B4 = Die Karte gilt als immer im Blatt: Sie kann Strafkarte sein; sie nicht gespielt zu haben, kann ein Revoke sein.
p14C = Was der Partner durch das Ersetzen der Karte weiß, darf er nicht verwenden.
p67-law14 = Es entscheiden die Regeln für einen Stich mit falscher Kartenzahl.

## Regel 15: falsches Board oder Blatt

ask-wrong_board_or_hand-mistake = Hatte ein Spieler ein falsches Blatt, oder spielte der ganze Tisch ein falsches Board?
val-wrong_board_or_hand-mistake-hand = Ein Spieler, falsches Blatt
val-wrong_board_or_hand-mistake-board = Ganzer Tisch, falsches Board
ask-wrong_board_or_hand-teams = Ist es ein Teamkampf?
val-wrong_board_or_hand-teams-true = Teams
val-wrong_board_or_hand-teams-false = Paar- oder Individualturnier
ask-wrong_board_or_hand-later_board = Geht es um das Board, aus dem das falsche Blatt stammt?
val-wrong_board_or_hand-later_board-true = Das Board des Blattes
val-wrong_board_or_hand-later_board-false = Nicht das Board des Blattes
ask-wrong_board_or_hand-called = Hat der Spieler mit dem falschen Blatt angesagt?
val-wrong_board_or_hand-called-true = Er hat angesagt
val-wrong_board_or_hand-called-false = Er hat nicht angesagt
ask-wrong_board_or_hand-partner_called = Hat sein Partner danach angesagt?
val-wrong_board_or_hand-partner_called-true = Partner hat angesagt
val-wrong_board_or_hand-partner_called-false = Partner hat nicht angesagt
ask-wrong_board_or_hand-repeated = Macht er dort dieselbe Ansage?
val-wrong_board_or_hand-repeated-true = Dieselbe Ansage
val-wrong_board_or_hand-repeated-false = Eine andere Ansage
ask-wrong_board_or_hand-call_differs = Bedeutet sie etwas wesentlich anderes, oder ist sie ein Bluff?
val-wrong_board_or_hand-call_differs-true = Ganz anders oder Bluff
val-wrong_board_or_hand-call_differs-false = Etwa dasselbe
ask-wrong_board_or_hand-auction_period_begun = Hat jemand seine Karten angesehen?
val-wrong_board_or_hand-auction_period_begun-true = Karten wurden angesehen
val-wrong_board_or_hand-auction_period_begun-false = Keine Karte angesehen
ask-wrong_board_or_hand-played_before = Hat einer der vier dieses Board schon gespielt?
val-wrong_board_or_hand-played_before-true = Jemand hat es gespielt
val-wrong_board_or_hand-played_before-false = Niemand hat es gespielt

p15A1 = Die Ansage mit den falschen Karten und alle Ansagen danach werden zurückgezogen.
p15A2a = Der Turnierleiter berichtigt das Ergebnis, weil der Partner des Schuldigen seither angesagt hat.
p15A2b = Der Schuldige nimmt das richtige Blatt und sagt neu an; die Lizitation geht von dort weiter.
p15A2c = Was die zurückgezogenen Ansagen verrieten, darf die andere Seite verwenden, die des Schuldigen nicht.
p15A3 = Der Turnierleiter darf dieses Board normal spielen lassen.
p15A3-later = Auf dem Board der Karten: Dieselbe Ansage darf gespielt werden; eine wesentlich andere heißt berichtigtes Ergebnis.
p15A3-differs = Die Ansage weicht von der ersten mit diesen Karten ab: Der Turnierleiter berichtigt das Ergebnis.
p15A4 = Eine Ordnungsstrafe kann dazukommen.
p15B-teams = Im Teamkampf entscheiden die Regeln über Ergebnisse am anderen Tisch.
p15B-early = Das richtige Board nehmen, sonst geschieht nichts: Niemand hat eine Karte angesehen.
p15B1 = Das Board wird für beide Seiten gestrichen, weil einer der vier es schon gespielt hat.
p15B2 = Das Board wird zu Ende gespielt, und sein Ergebnis gilt.
p15B2-later = Der Turnierleiter darf diese Spieler das richtige Board später spielen lassen.
p15B3 = Wer um ein normales Ergebnis kommt, erhält ein künstliches je nach Schuld.
p86B-law15 = Turnierleiter rufen: Im Teamkampf hängt das Ergebnis vom anderen Tisch und von der Schuld ab.

## Regel 16: Information

ask-unauthorized_information-source = Woher kam die Information?
val-unauthorized_information-source-tempo = Tempo des Partners
val-unauthorized_information-source-remark = Bemerkung des Partners
val-unauthorized_information-source-question = Frage des Partners
val-unauthorized_information-source-manner = Verhalten des Partners
val-unauthorized_information-source-explanation = Erklärung oder Alert
val-unauthorized_information-source-withdrawn = Zurückgezogene Aktion
val-unauthorized_information-source-opponents_manner = Verhalten eines Gegners
val-unauthorized_information-source-calls_and_plays = Zulässige Ansagen und Karten
val-unauthorized_information-source-known_before = Vor dem Board gewusst
val-unauthorized_information-source-conditions = Stand des Kampfes
ask-unauthorized_information-disputed = Sind die Seiten uneins, ob es geschehen ist?
val-unauthorized_information-disputed-true = Der Vorfall ist umstritten
val-unauthorized_information-disputed-false = Der Vorfall ist unbestritten
ask-unauthorized_information-intent = War es für den Partner bestimmt?
val-unauthorized_information-intent-unintended = Nicht absichtlich
val-unauthorized_information-intent-for_partner = Für den Partner bestimmt
val-unauthorized_information-intent-prearranged = Vorher vereinbart
ask-unauthorized_information-user = Welche Seite will die zurückgezogene Ansage oder Karte verwenden?
val-unauthorized_information-user-non_offenders = Nichtschuldige Seite
val-unauthorized_information-user-offenders = Schuldige Seite
ask-unauthorized_information-acted = Hat der Spieler, der die Information bekam, seither gehandelt?
val-unauthorized_information-acted-not_yet = Er hat noch nicht gehandelt
val-unauthorized_information-acted-about_to_act = Er ist jetzt dran
val-unauthorized_information-acted-acted = Er hat gehandelt
ask-unauthorized_information-logical_alternative = Gab es eine logische Alternative zu dem, was er tat?
val-unauthorized_information-logical_alternative-true = Logische Alternative
val-unauthorized_information-logical_alternative-false = Keine Alternative
ask-unauthorized_information-suggested = Hat die Information dies gegenüber der Alternative erkennbar nahegelegt?
val-unauthorized_information-suggested-true = Nahegelegt
val-unauthorized_information-suggested-false = Nicht nahegelegt
ask-unauthorized_information-gained = Hatte seine Seite dadurch einen Vorteil?
val-unauthorized_information-gained-true = Vorteil dadurch
val-unauthorized_information-gained-false = Kein Vorteil

ask-extraneous_information-learnt = Was hat der Spieler erfahren, und wo?
val-extraneous_information-learnt-overheard = Etwas mitgehört
val-extraneous_information-learnt-other_table = Karten am anderen Tisch
val-extraneous_information-learnt-wrong_hand = Falsches Blatt angesehen
val-extraneous_information-learnt-own_table = Karte am eigenen Tisch
val-extraneous_information-learnt-opponent_careless = Gegner zeigte Karten
ask-extraneous_information-stage = Wie weit ist das Board?
val-extraneous_information-stage-before_auction = Niemand hat angesagt
val-extraneous_information-stage-auction_begun = Lizitation hat begonnen
val-extraneous_information-stage-play_over = Das Spiel ist vorbei
ask-extraneous_information-interferes = Stört die Information voraussichtlich das normale Spiel?
val-extraneous_information-interferes-true = Wohl störend
val-extraneous_information-interferes-false = Harmlos
ask-extraneous_information-affected = Hat die Information das Ergebnis beeinflusst?
val-extraneous_information-affected-true = Ergebnis beeinflusst
val-extraneous_information-affected-false = Kein Einfluss
ask-extraneous_information-remedy = Was tut der Turnierleiter?
val-extraneous_information-remedy-reseat = Plätze tauschen
val-extraneous_information-remedy-redeal = Neu teilen
val-extraneous_information-remedy-play_on = Spielen, evtl. berichtigen
val-extraneous_information-remedy-adjust = Sofort berichtigen

p16A1a = Zulässige Ansagen und Karten dieser Teilung, auch angenommene, dürfen frei verwendet werden.
p16A1b = Information, die die Regeln nach einer zurückgezogenen Aktion freigeben, darf verwendet werden.
p16A1c = Was Regel oder Turnierordnung erlauben oder sich aus korrektem Ablauf ergibt, darf verwendet werden.
p16A1d = Was ein Spieler wusste, bevor er sein Blatt nahm, darf er verwenden, wenn keine Regel es verbietet.
p16A2 = Der eigene Stand, die Eigenarten der Gegner und die Turnierbedingungen dürfen bedacht werden.
p16B1 = Was ein Spieler anders als durch Ansagen und Karten mitteilt, ist für den Partner unerlaubt; das Board geht weiter.
p16B1a-free = Gegenüber der Alternative war die Wahl nicht nahegelegt: Sie war erlaubt.
p16B1a-barred = Die Information legt dies gegenüber einer logischen Alternative nahe: Es darf nicht gewählt werden.
p16B1a-breach = Er wählte gegenüber einer logischen Alternative das, was die Information nahelegte: ein Regelverstoß.
p16B1b = Logische Alternative ist, was viele Gleichwertige mit dieser Methode ernsthaft erwägen und manche wählen würden.
p16B1b-none = Eine logische Alternative gab es nicht, also war die Wahl erlaubt, und das Ergebnis bleibt.
p16B2 = Gegner dürfen sich vorbehalten, den Turnierleiter später zu rufen; wer den Vorfall bestreitet, ruft ihn sofort.
p16B2-disputed = Die Seite, die es bestreitet, soll sofort den Turnierleiter rufen.
p16B3 = Scheint der Partner es verwendet zu haben, nach dem Spiel den Turnierleiter rufen; brachte es Vorteil, berichtigt er das Ergebnis.
p16B3-adjust = Die schuldige Seite hatte dadurch einen Vorteil: Der Turnierleiter berichtigt das Ergebnis.
p16C1 = Die nichtschuldige Seite darf alles aus zurückgezogenen Ansagen und Karten verwenden, eigenen wie gegnerischen.
p16C2 = Die schuldige Seite darf nichts aus zurückgezogenen Ansagen und Karten verwenden, weder eigenen noch gegnerischen.
p16C2-free = Die zurückgezogene Aktion legte dies gegenüber der Alternative nicht nahe: Es war erlaubt.
p16C2-barred = Die zurückgezogene Aktion legt dies gegenüber einer logischen Alternative nahe: Es darf nicht gewählt werden.
p16C2-breach = Er wählte gegenüber einer logischen Alternative, was eine zurückgezogene Aktion nahelegte: ein Regelverstoß.
p16C3 = Verwendet die schuldige Seite es und schadet damit den anderen, so berichtigt der Turnierleiter das Ergebnis.
p16C3-adjust = Die andere Seite ist dadurch geschädigt: Der Turnierleiter berichtigt das Ergebnis.
p16D1 = Wer so etwas erfährt, sagt es sofort abseits dem Turnierleiter und nichts am Tisch.
p16D2 = Die Information spielt wohl keine Rolle: Das Board wird normal gespielt.
p16D2a = Lässt der Bewerb es zu, tauscht der Turnierleiter die Plätze, sodass der Spieler das bekannte Blatt hält.
p16D2b = Lässt der Bewerb es zu, wird das Board für diese Spieler neu ausgeteilt.
p16D2c = Das Board wird gespielt; hat die Information das Ergebnis beeinflusst, berichtigt es der Turnierleiter nachher.
p16D2c-affected = Der Turnierleiter berichtigt das Ergebnis, weil die Information es beeinflusst hat.
p16D2c-unaffected = Das Ergebnis bleibt: Die Information hat es nicht beeinflusst.
p16D2d = Der Turnierleiter gibt gleich ein berichtigtes Ergebnis; im Teamkampf sieht er auf den anderen Tisch.
p16D3 = Angesagt wurde schon: kein Platztausch und keine neue Teilung mehr.
p20G1-ui = Eine Frage nur zum Nutzen des Partners ist verboten.
p73A1-ui = Partner verständigen sich nur durch ihre Ansagen und ihre Karten.
p73B1-ui = Den Partner durch Verhalten, Bemerkungen, Fragen oder Erklärungen zu informieren ist ein strafbarer Regelverstoß.
p73B2-ui = Vereinbarte verbotene Zeichen sind das Schwerste, was ein Paar sich zuschulden kommen lassen kann.
p73C1-ui = Wer es vom Partner hat, vermeidet sorgfältig jeden Vorteil und handelt, als hätte er nichts bemerkt.
p73C2-ui = Wer den Vorteil genutzt hat, kann zusätzlich bestraft werden.
p73D1-own_risk = Aus Tempo oder Verhalten eines Gegners darf jeder schließen, auf eigene Gefahr.
p74C5-seen = Eine Karte, die ein Gegner von sich aus sehen lässt, darf man verwenden; Ausschau danach halten darf man nicht.
p75A-ui = Wer hört, dass der Partner seine Ansage missverstand, macht weiter, als wäre sie wie gemeint erklärt worden.
p85A1-tempo = Der Turnierleiter stellt nach den Umständen fest, was wohl geschehen ist, und entscheidet danach.
p91A-code = Der Turnierleiter verhängt eine Disziplinarstrafe und kann das Paar ausschließen.

## Die Paragrafen

law-1 = Das Paket hat 52 Karten in vier Farben; hier stehen ihr Rang und wie Vorder- und Rückseiten aussehen dürfen.
    .title = Das Kartenpaket
law-1A = Rang: Pik, Herz, Karo, Treff; in jeder Farbe As, König, Dame, Bube, Zehn bis zur Zwei.
    .title = Rang der Farben und Karten
law-1B = Der Verband darf Karten mit symmetrischer Vorderseite verlangen.
    .title = Vorderseite der Karten
law-1C = Alle Rückseiten sollen gleich und in beide Richtungen dieselben sein.
    .title = Rückseite der Karten
law-2 = Jedes Board hat vier Taschen und zeigt Teiler und Gefahr, in einer Folge von sechzehn; was auf dem Board steht, gilt.
    .title = Die Boards
law-3 = Der Turnierleiter nummeriert die Tische und bestimmt die Nordseite.
    .title = Tische und Himmelsrichtungen
law-4 = Paare und Teams bleiben im Durchgang zusammen, wenn der Turnierleiter nichts anderes erlaubt; individual wird gewechselt.
    .title = Partnerschaften
law-5 = Wer wo sitzt, zu Beginn und nach jedem Wechsel.
    .title = Plätze
law-5A = Der Turnierleiter teilt Startplätze zu; im Durchgang wird die Richtung nur mit seiner Erlaubnis gewechselt.
    .title = Erste Plätze
law-5B = Der Turnierleiter sagt den Wechsel klar an; Spieler sind für richtiges Wechseln und Sitzen verantwortlich.
    .title = Platzwechsel
law-6 = Wie gemischt und geteilt wird, und wann ein Board neu ausgeteilt wird.
    .title = Mischen und Teilen
law-6A = Gemischt wird gründlich; ein Gegner darf das Abheben verlangen.
    .title = Mischen
law-6B = { $edition ->
    [2007] Vier Blätter zu dreizehn, verdeckt und einzeln geteilt.
    [1997] Vier Blätter zu dreizehn, verdeckt und einzeln geteilt.
   *[other] Vier Blätter zu dreizehn, verdeckt und einzeln geteilt, Nachbarkarten in verschiedene Blätter.
}
    .title = Teilen
law-6C = Von jedem Paar soll jemand beim Mischen und Teilen dabei sein, wenn der Turnierleiter nichts anderes sagt.
    .title = Beide Paare anwesend
law-6D = Wann neu ausgeteilt wird, und welche Teilungen nicht zählen.
    .title = Neues Mischen und Teilen
law-6D1 = { $edition ->
    [2007] Eine fehlerhafte oder einsehbare Teilung wird vor der Lizitation wiederholt; danach gilt 16C.
    [1997] Eine fehlerhafte oder einsehbare Teilung wird vor der Lizitation wiederholt.
   *[other] Eine fehlerhafte oder einsehbare Teilung wird vor der Lizitation wiederholt; danach gelten 16D oder 24.
}
    .title = Fehler beim Teilen, Karte gesehen
law-6D2 = { $edition ->
    [1997] Ungemischte Teilungen und solche, die schon in einem anderen Turnier gespielt wurden, zählen nicht.
   *[other] Ungemischte oder alte Teilungen zählen nicht, außer beim Nachspielen; Tische dürfen Boards gemeinsam benutzen.
}
    .title = Ungemischt oder alt
law-6D3 = Aus gutem Grund darf er neu teilen lassen, nicht aber nach Rundpass oder wenn der Kampf entschieden sein kann.
    .title = Neue Teilung durch den Turnierleiter
law-6E = Der Turnierleiter bestimmt, wo, von wem und wie geteilt wird.
    .title = Arten des Teilens
law-6E1 = Der Turnierleiter darf unmittelbar vor dem Spiel an den Tischen teilen lassen.
    .title = Am Tisch geteilt
law-6E2 = Der Turnierleiter darf die Boards vorher selbst teilen.
    .title = Vom Turnierleiter geteilt
law-6E3 = Der Turnierleiter darf das Teilen Helfern oder anderen überlassen.
    .title = Von anderen geteilt
law-6E4 = { $edition ->
    [1997] Der Turnierleiter darf eine andere Art wählen, vor allem wenn im Voraus geteilt wird.
   *[other] Eine andere Art ist erlaubt, wenn sie so zufällig ist wie richtiges Mischen.
}
    .title = Andere Arten
law-6F = { $edition ->
    [1997] Der Turnierleiter darf die Spieler unter seiner Anleitung duplizieren lassen.
   *[other] Kopien macht man nach seiner Anweisung; neu geteilt werden sie normalerweise nicht, er kann es aber anordnen.
}
    .title = Duplizierte Boards
law-7 = Wie das Board liegt, wie Blätter entnommen, gehalten und zurückgesteckt werden, und wer dafür einsteht.
    .title = Umgang mit Boards und Karten
law-7A = { $edition ->
    [2007] Das Board bleibt bis Spielende in der Tischmitte.
    [1997] Das Board bleibt bis Spielende in der Tischmitte.
   *[other] Das Board bleibt bis Spielende richtig gedreht in der Tischmitte.
}
    .title = Platz des Boards
law-7B = Wie jeder sein Blatt nimmt, zählt und hält.
    .title = Karten herausnehmen
law-7B1 = Jeder nimmt das Blatt aus der Tasche der eigenen Himmelsrichtung.
    .title = Eigene Tasche
law-7B2 = Jeder zählt verdeckt dreizehn Karten und muss sie vor der Ansage ansehen.
    .title = Zählen, dann ansehen
law-7B3 = Ohne Erlaubnis berührt niemand fremde Karten; der Alleinspieler darf die des Strohmanns spielen.
    .title = Nur die eigenen Karten
law-7C = { $edition ->
    [1997] Nach dem Spiel zurück ins Board; wieder heraus nur, wenn beide Seiten oder der Turnierleiter dabei sind.
   *[other] Nach dem Spiel gemischt zurück; wieder heraus nur, wenn beide Seiten oder der Turnierleiter dabei sind.
}
    .title = Karten zurückstecken
law-7D = Wer den ganzen Durchgang am Tisch bleibt, steht zuerst für die Ordnung dort ein.
    .title = Verantwortung am Tisch
law-8 = Wie Boards und Spieler wechseln, und wann Runden und Durchgänge enden.
    .title = Runden
law-8A = Wer den Wechsel bestimmt, und wer die Boards weitergibt.
    .title = Wechsel
law-8A1 = Der Turnierleiter sagt, wie Boards und Teilnehmer wechseln.
    .title = Anweisungen des Turnierleiters
law-8A2 = Ist nichts anderes geregelt, sorgt Nord dafür, dass gespielte Boards an den richtigen Tisch kommen.
    .title = Nord gibt die Boards weiter
law-8B = { $edition ->
    [1997] Wann eine Runde endet, allgemein und an einem späten Tisch.
   *[other] Wann eine Runde endet, allgemein und für ein verschobenes Board.
}
    .title = Ende einer Runde
law-8B1 = Sie endet mit dem Aufruf der nächsten, an einem späten Tisch mit dem Wechsel seiner Spieler.
    .title = Ende einer Runde im Allgemeinen
law-8B2 = Dafür dauert die Runde, bis es gespielt und abgerechnet oder vom Turnierleiter gestrichen ist.
    .title = Verschobenes Board
law-8C = Die letzte endet an einem Tisch, wenn alle Boards unwidersprochen abgerechnet sind.
    .title = Letzte Runde und Durchgang
law-9 = Wer darauf hinweisen darf, wann der Turnierleiter gerufen wird, und was bis dahin niemand tut.
    .title = Nach einer Regelwidrigkeit
law-9A = Wer wann von einer Regelwidrigkeit sprechen darf.
    .title = Hinweisen
law-9A1 = Auf eine Regelwidrigkeit der Lizitation darf jeder hinweisen, an der Reihe oder nicht.
    .title = Während der Lizitation
law-9A2 = Auf eine Regelwidrigkeit des Spiels dürfen Alleinspieler und beide Gegenspieler hinweisen.
    .title = Während des Spiels
law-9A3 = Jeder darf versuchen, eine Regelwidrigkeit zu verhindern, der Strohmann in seinen Grenzen.
    .title = Verhindern
law-9A4 = Der Strohmann weist bis Spielende auf nichts hin, außer nach 20F5 auf eine falsche Erklärung des Alleinspielers.
    .title = Der Strohmann wartet
law-9A5 = Fehler der eigenen Seite muss niemand erwähnen, falsche Erklärungen des Partners ausgenommen.
    .title = Fehler der eigenen Seite
law-9B = Der Turnierleiter wird gerufen, und alle warten auf ihn.
    .title = Nach dem Hinweis
law-9B1 = Wann und von wem er gerufen wird, und dass es niemanden ein Recht kostet.
    .title = Den Turnierleiter rufen
law-9B1a = Der Turnierleiter soll gerufen werden, sobald jemand auf den Fehler hingewiesen hat.
    .title = Wann gerufen wird
law-9B1b = Dann darf ihn jeder Spieler rufen, auch der Strohmann.
    .title = Wer rufen darf
law-9B1c = Ein Spieler verliert durch das Rufen kein Recht.
    .title = Rufen kostet nichts
law-9B1d = Weist ein Spieler auf einen Fehler der eigenen Seite hin, bleiben die Rechte der Gegner, wie sie sind.
    .title = Eigenen Fehler melden
law-9B2 = Kein Spieler tut etwas, bevor der Turnierleiter alles zur { word-rectification } erklärt hat.
    .title = Auf die Erklärung warten
law-9C = Ein Schuldiger, der vor der Entscheidung korrigiert, kann weitere { word-rectifications } auslösen.
    .title = Zu frühe Korrektur
law-10 = Nur der Turnierleiter entscheidet; wie Wahlmöglichkeiten erklärt und ausgeübt werden.
    .title = Entscheidung über Berichtigungen
law-10A = Spieler dürfen über eine { word-rectification } weder bestimmen noch auf sie verzichten.
    .title = Nur der Turnierleiter entscheidet
law-10B = Was Spieler ohne ihn geregelt haben, darf der Turnierleiter gelten lassen oder aufheben.
    .title = Entscheidungen der Spieler
law-10C = Wie eine Wahl erklärt wird, wer sie trifft, und dass sie dem Vorteil dienen darf.
    .title = Wahl nach einer Regelwidrigkeit
law-10C1 = Der Turnierleiter erklärt alle Möglichkeiten, die die Regeln geben.
    .title = Möglichkeiten erklären
law-10C2 = Wer die Wahl hat, trifft sie ohne Rücksprache mit dem Partner.
    .title = Allein wählen
law-10C3 = Die nichtschuldige Seite darf wählen, was ihr am besten passt.
    .title = Das Beste wählen
law-10C4 = { $edition ->
    [2007] Nach der { word-rectification } darf die schuldige Seite gut für sich spielen, im Rahmen von 16D2, 27 und 23.
    [1997] Nach der { word-rectification } darf die schuldige Seite gut für sich spielen, im Rahmen von 16C2 und 72B1.
   *[other] Nach der { word-rectification } darf die schuldige Seite gut für sich spielen, im Rahmen von 16C2, 27 und 72C.
}
    .title = Vorteilhaft weiterspielen
law-11 = Zu handeln, bevor der Turnierleiter kommt, kann das Recht auf { word-rectification } kosten.
    .title = Verlust des Rechts
law-11A = { $edition ->
    [2007] Das Recht kann verloren gehen, vor allem bei Gewinn durch Unkenntnis eines Gegners; das Ergebnis bleibt.
    [1997] Das Recht kann verloren gehen, vor allem bei Gewinn durch Unkenntnis eines Gegners; das Ergebnis bleibt.
   *[other] Das Recht kann verloren gehen; ein Gewinn durch Unkenntnis des Gegners wird genommen, die andere Seite behält ihres.
}
    .title = Nichtschuldige Seite handelt
law-11B = Ein verlorenes Recht auf { word-rectification } schließt eine Ordnungsstrafe nicht aus.
    .title = Trotzdem eine Strafe
law-12 = Wann und warum der Turnierleiter berichtigt, und wie das Ergebnis gefunden wird.
    .title = Berichtigte Ergebnisse
law-12A = Auf rechtzeitige Bitte oder von sich aus darf der Turnierleiter berichtigen, wo die Regeln es zulassen.
    .title = Befugnis
law-12A1 = { $edition ->
    [1997] Entschädigen die Regeln nicht ausreichend, darf er für die nichtschuldige Seite berichtigen.
   *[other] Geben die Regeln für den Verstoß nichts her, darf er für die nichtschuldige Seite berichtigen.
}
    .title = Keine Abhilfe in den Regeln
law-12A2 = Er gibt ein künstliches Ergebnis, wenn das Board nicht zu retten ist.
    .title = Kein normales Spiel möglich
law-12A3 = Er darf berichtigen, wenn eine Regelwidrigkeit falsch berichtigt wurde.
    .title = Falsche Berichtigung
law-12B = Es geht um den Ausgleich von Schaden, nicht um die Milderung harter Regeln.
    .title = Zweck
law-12B1 = Ausgeglichen wird, was die Unschuldigen durch den Verstoß verloren; die Schuldigen verlieren ihren Gewinn.
    .title = Schaden und Ausgleich
law-12B2 = Nicht berichtigt wird, nur weil die { word-rectification } zu streng oder zu milde scheint.
    .title = Nicht wegen Härte
law-12C = Zugewiesene und künstliche Ergebnisse, Individualturniere und K.-o.-Kämpfe.
    .title = Wie berichtigt wird
law-12C1 = { $edition ->
    [1997] Die Nichtschuldigen erhalten das beste wahrscheinliche, die Schuldigen das schlechteste noch wahrscheinliche Ergebnis.
   *[other] Wie anstelle des Tischergebnisses eines zugewiesen wird.
}
    .title = Zugewiesene Ergebnisse
law-12C1a = Erlauben es die Regeln und ist es möglich, ersetzt ein zugewiesenes Ergebnis das am Tisch.
    .title = Zugewiesen, wo möglich
law-12C1b = Es kommt dem ohne den Verstoß wahrscheinlichen Ergebnis so nahe wie möglich.
    .title = Wahrscheinliches Ergebnis
law-12C1c = Mehrere mögliche Ergebnisse dürfen gewichtet werden, nur regelgerechte.
    .title = Gewichtete Ergebnisse
law-12C1d = Sind es zu viele oder unklare, darf der Turnierleiter ein künstliches Ergebnis geben.
    .title = Zu viele Möglichkeiten
law-12C1e = Ein äußerst schwerer, unabhängiger Fehler oder ein Spiel auf Rettung trennt die Ergebnisse der Seiten.
    .title = Selbst verschuldeter Schaden
law-12C1ei = Die schuldige Seite bekommt, was ihr die Berichtigung gäbe.
    .title = Ergebnis der Schuldigen
law-12C1eii = Für selbst Verschuldetes bekommt die unschuldige Seite keinen Ausgleich.
    .title = Anteil der Unschuldigen
law-12C2 = Durchschnitt, Durchschnitt plus und minus, und was sie wert sind.
    .title = Künstliche Ergebnisse
law-12C2a = Höchstens 40 % bei unmittelbarer Schuld, 50 % bei teilweiser, mindestens 60 % ohne.
    .title = Anteile nach Schuld
law-12C2b = Durchschnitt plus und minus zählen drei IMPs, wenn die Turnierordnung nichts anderes sagt.
    .title = In IMPs
law-12C2c = Unschuldige über 60 % und Schuldige unter 40 % auf den übrigen Boards bekommen stattdessen diesen Schnitt.
    .title = Eigener Schnitt des Durchgangs
law-12C2d = Der Verband darf regeln, wie mehrere fehlende Ergebnisse gewertet werden.
    .title = Mehrere fehlende Ergebnisse
law-12C3 = Beide Partner tragen Berichtigung und Ergebnis gleich; ein schuldloser bekommt keine Strafe.
    .title = Individualturniere
law-12C4 = Ergebnisse, die sich nicht ausgleichen, werden zwischen den Seiten gemittelt.
    .title = K.-o.-Kämpfe
law-13 = Ein Blatt hat mehr als dreizehn Karten; fehlt nur etwas, gilt 14.
    .title = Falsche Kartenzahl
law-13A = Der Turnierleiter stellt die Teilung richtig; was folgt, hängt davon ab, ob eine Karte gesehen wurde.
    .title = Noch nicht damit angesagt
law-13A1 = Hat niemand eine fremde Karte gesehen, wird normal gespielt.
    .title = Nichts gesehen
law-13A2 = Es wird gespielt; hat die Information das Ergebnis beeinflusst, berichtigt der Turnierleiter und kann strafen.
    .title = Eine Karte wurde gesehen
law-13B = In Lizitation oder Spiel nach einer solchen Ansage bemerkt: wenn möglich richtigstellen, sonst berichtigen.
    .title = Damit wurde angesagt
law-13B1 = Die Teilung wird richtiggestellt und ohne Änderung der Ansagen gespielt; nachher kann berichtigt werden.
    .title = Lässt sich richtigstellen
law-13B2 = Der Turnierleiter berichtigt das Ergebnis und kann einen Schuldigen bestrafen.
    .title = Lässt sich nicht richtigstellen
law-13C = Eine fremde Karte wird entfernt; nur eine in einem vollständigen Stich kann zur Berichtigung führen.
    .title = Fremde Karten
law-13D = Das Ergebnis wird aufgehoben und berichtigt; ein Schuldiger kann eine Ordnungsstrafe bekommen.
    .title = Nach dem Spiel bemerkt
law-14 = Ein Blatt hat zu wenige Karten, keines zu viele; der Turnierleiter sucht die Karte.
    .title = Fehlende Karte
law-14A = Das Blatt wird ergänzt, und das Board geht normal weiter.
    .title = Vor dem Aufdecken des Ausspiels
law-14A1 = Die Karte kommt in das unvollständige Blatt zurück.
    .title = Vor dem Ausspiel gefunden
law-14A2 = Der Turnierleiter stellt die Teilung mit einem anderen Paket wieder her.
    .title = Vor dem Ausspiel nicht gefunden
law-14A3 = Lizitation und Spiel gehen weiter, keine Ansage ändert sich; das Blatt gilt als immer vollständig.
    .title = Ansagen bleiben
law-14B = Das Blatt wird ergänzt, und die Karte gilt als immer darin gewesen.
    .title = Nach dem Aufdecken des Ausspiels
law-14B1 = Für eine Karte unter den gespielten gilt 67.
    .title = Unter den gespielten Karten
law-14B2 = Die Karte kommt zurück; Berichtigung oder Strafe sind möglich.
    .title = Sonst gefunden
law-14B3 = Die Teilung wird wiederhergestellt; Berichtigung oder Strafe sind möglich.
    .title = Nicht gefunden
law-14B4 = Die ergänzte Karte kann Strafkarte sein, sie nicht gespielt zu haben ein Revoke.
    .title = Immer im Blatt gewesen
law-14C = Was der Partner über die ersetzte Karte weiß, darf er nicht verwenden.
    .title = Wissen um die Ergänzung
law-15 = Karten aus einem anderen Board oder ein Board, das nicht zur Runde gehört.
    .title = Falsches Board oder Blatt
law-15A = Ein Spieler hat mit dem Blatt eines anderen Boards angesagt.
    .title = Karten aus falschem Board
law-15A1 = Die Ansage mit den falschen Karten fällt weg, mit ihr alle späteren.
    .title = Die Ansage wird zurückgezogen
law-15A2 = Es kommt darauf an, ob der Partner seither angesagt hat.
    .title = Wie es weitergeht
law-15A2a = Der Turnierleiter berichtigt das Ergebnis.
    .title = Partner hat angesagt
law-15A2b = Der Schuldige nimmt das richtige Blatt und sagt neu an.
    .title = Partner hat nicht angesagt
law-15A2c = Für die Information daraus gilt 16C.
    .title = Zurückgezogene Ansagen
law-15A3 = Wiederholt er dort die Ansage, darf es gespielt werden; eine andere heißt berichtigtes Ergebnis.
    .title = Das Board des Blattes
law-15A4 = Eine Ordnungsstrafe kann dazukommen.
    .title = Strafe
law-15B = Der Tisch spielt ein Board, das nicht zur Runde gehört (Paar und individual; Teams siehe 86B).
    .title = Ein falsches Board wird gespielt
law-15B1 = Hat einer der vier es gespielt, wird es für beide Seiten gestrichen.
    .title = Schon gespielt
law-15B2 = Es wird zu Ende gespielt und gilt; das richtige Board kann später gespielt werden.
    .title = Noch nicht gespielt
law-15B3 = Wem ein normales Ergebnis entgeht, der bekommt ein künstliches.
    .title = Kein normales Ergebnis
law-16 = Was ein Spieler verwenden darf und was nicht.
    .title = Information
law-16A = Die Information, die ein Spieler verwenden darf.
    .title = Verwenden von Information
law-16A1 = Die vier Quellen, die einem Spieler offenstehen.
    .title = Was verwendet werden darf
law-16A1a = Zulässige und angenommene Ansagen und Karten dieser Teilung, frei von anderer unerlaubter Information.
    .title = Ansagen und Karten
law-16A1b = { $edition ->
    [2007] Was 16D nach einer zurückgezogenen Ansage oder Karte freigibt.
   *[other] Was 16C nach einer zurückgezogenen Ansage oder Karte freigibt.
}
    .title = Zurückgezogene Aktionen
law-16A1c = Was Regel oder Turnierordnung erlauben oder aus korrektem Ablauf folgt.
    .title = Erlaubt oder aus dem Ablauf
law-16A1d = Was er wusste, bevor er sein Blatt nahm, wenn die Regeln es nicht verbieten.
    .title = Vorher gewusst
law-16A2 = Der eigene Stand, die Eigenarten der Gegner und die Turnierbedingungen.
    .title = Andere Erwägungen
law-16B = Was der Partner anders als durch Ansagen und Karten verrät.
    .title = Information vom Partner
law-16B1 = Bemerkungen, Fragen, Antworten, Alerts, Tempo oder Verhalten des Partners, die etwas nahelegen, sind unerlaubt.
    .title = Unerlaubt vom Partner
law-16B1a = Nichts, was sie gegenüber einer logischen Alternative erkennbar nahelegt.
    .title = Das Verbot
law-16B1b = Was genug Gleichwertige mit derselben Methode ernsthaft erwägen und manche wählen würden.
    .title = Logische Alternative
law-16B2 = Ein Gegner darf sich den Ruf für später vorbehalten; wer den Vorfall bestreitet, ruft sofort.
    .title = Rechte vorbehalten
law-16B3 = Wer die Verwendung vermutet, ruft nach dem Spiel; einen Gewinn berichtigt der Turnierleiter.
    .title = Nach dem Spiel rufen
law-16C = Wer verwenden darf, was eine zurückgezogene Ansage oder Karte verriet.
    .title = Zurückgezogene Ansagen und Karten
law-16C1 = Sie darf alles aus zurückgezogenen Aktionen beider Seiten verwenden.
    .title = Nichtschuldige Seite
law-16C2 = Sie darf nichts davon verwenden und nicht wählen, was es gegenüber einer logischen Alternative nahelegt.
    .title = Schuldige Seite
law-16C3 = Ein Verstoß, der der anderen Seite schadet, führt zum berichtigten Ergebnis.
    .title = Berichtigung
law-16D = Zufällige Information über ein Board, nicht vom Partner.
    .title = Information von anderswo
law-16D1 = Der Turnierleiter soll es sofort erfahren, am besten von dem Spieler selbst.
    .title = Dem Turnierleiter sagen
law-16D2 = Kann sie das normale Spiel stören, wählt er vor der ersten Ansage einen von vier Wegen.
    .title = Möglichkeiten des Turnierleiters
law-16D2a = Lässt der Bewerb es zu, bekommt der Spieler das Blatt, das er kennt.
    .title = Plätze tauschen
law-16D2b = Lässt der Bewerb es zu, wird für diese Spieler neu geteilt.
    .title = Neue Teilung
law-16D2c = Gespielt wird, und berichtigt, wenn die Information gewirkt hat.
    .title = Spielen und abwarten
law-16D2d = Der Turnierleiter gibt ein berichtigtes Ergebnis.
    .title = Sofort berichtigen
law-16D3 = Es bleibt nur weiterspielen oder berichtigen.
    .title = Nach der ersten Ansage
