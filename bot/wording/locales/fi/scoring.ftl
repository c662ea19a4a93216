### Tulokset sanoina: mitä siitä tulee, miten se lasketaan ja mikä ei kelpaa.

## Osat

score-denomination-C = ♣
score-denomination-D = ♦
score-denomination-H = ♥
score-denomination-S = ♠
score-denomination-NT = NT
score-side-NS = P–E
score-side-EW = I–L
score-doubled = { $penalty ->
    [XX] vastakahdennettuna
   *[X] kahdennettuna
}
score-vulnerable = { $vulnerable ->
    [yes] vaaravyöhykkeessä
   *[no] ei vaaravyöhykkeessä
}
score-vulnerability = { $vulnerability ->
    [ns] P–E vaaravyöhykkeessä
    [ew] I–L vaaravyöhykkeessä
    [all] molemmat puolet vaaravyöhykkeessä
   *[none] kumpikaan puoli ei vaaravyöhykkeessä
}
score-made = tasan kotiin
score-over = { $count ->
    [one] 1 ylitikki
   *[other] { $count } ylitikkiä
}
score-down = { $count ->
    [one] 1 pieti
   *[other] { $count } pietiä
}
score-tricks = { $count ->
    [one] 1 tikki
   *[other] { $count } tikkiä
}
score-award = { $award ->
    [minus] keskipeli miinus
    [plus] keskipeli plus
   *[average] keskipeli
}
score-imps = { $count ->
    [one] { $imps } IMP
   *[other] { $imps } IMPiä
}
score-working = Laskelma
score-errors = Rivit, joita ei voitu lukea
score-line = Rivi { $line }: { $what }
score-group = Ryhmä { $number }
score-others = Muut pöydät saavat, P–E
score-of-top = { $what } (täysi { $top })
score-choice = { $case }: { $score }
score-table = Pöytä { $number }

## Tulokset

score-passed-out = Läpi passattu
score-declaring = { $points } pelinviejän puolelle
score-with-ns = { $points } pelinviejän puolelle, P–E:lle { $ns }
score-nothing = 0 pistettä
score-depends = Se riippuu. { $question }
score-ask-denomination = Mitä pelin vaihtoehtoa tarkoitat?
score-ask-tricks = Montako tikkiä pelinviejä sai?
score-ask-declarer = Kumpi puoli vei peliä?
score-ask-vulnerable = Oliko pelinviejä vaaravyöhykkeessä?
score-result-board = Jako { $number }: jakaja { $dealer }, { $vulnerability }
score-result-imps = Erotus { $difference } on { $imps }
score-result-vps = { $winner } – { $loser } voittopistettä
score-result-matchpoints = Ottelupisteet, täysi { $top }
score-result-neuberg = Muunnettu täyteen { $top }
score-result-fouled = Sotkeutunut jako, täysi { $top }
score-result-butler = Datum { $datum }
score-result-cross_imps = IMPit kaikkia muita pöytiä vastaan
score-result-weighted = Painotettu tulos: P–E { $ns }, I–L { $ew }
score-result-split = Jaettu tulos: P–E { $ns }, I–L { $ew }
score-result-serious_error = Syytön puoli { $non_offenders }, rikkonut puoli { $offenders }
score-result-assigned = Korvaava tulos: P–E { $ns }, I–L { $ew }
score-result-average = { $award }: { $value }
score-result-penalty = Rangaistus: { $deduction }
score-result-whatis = Mistä tulee { $score }?
score-result-traveller = Jako
score-result-session = Sijoitukset
score-whatis-nothing = Siitä ei saa mikään sitoumus.
score-whatis-defending = Vastustajien sitoumus
score-percent = { $value } %
score-matchpoints = { $count ->
    [one] { $value } ottelupiste
   *[other] { $value } ottelupistettä
}

## Laskelma

score-step-tricks = { $contract }{ $penalty ->
    [X] {" "}kahdennettuna
    [XX] {" "}vastakahdennettuna
   *[none] {""}
}: { $points }
score-step-overtricks = { $count ->
    [one] 1 ylitikki
   *[other] { $count } ylitikkiä, kukin { $each }
}: { $points }
score-step-part_score = Osapeli: { $points }
score-step-game = Täyspeli, { $vulnerable ->
    [yes] vaaravyöhykkeessä
   *[no] ei vaaravyöhykkeessä
}: { $points }
score-step-small_slam = Pikkuslammi, { $vulnerable ->
    [yes] vaaravyöhykkeessä
   *[no] ei vaaravyöhykkeessä
}: { $points }
score-step-grand_slam = Isoslammi, { $vulnerable ->
    [yes] vaaravyöhykkeessä
   *[no] ei vaaravyöhykkeessä
}: { $points }
score-step-doubled_made = { $penalty ->
    [XX] Vastakahdennettu
   *[X] Kahdennettu
} sitoumus kotiin: { $points }
score-step-undertricks = { $count ->
    [one] 1 pieti
   *[other] { $count } pietiä
}{ $penalty ->
    [X] {" "}kahdennettuna
    [XX] {" "}vastakahdennettuna
   *[none] {""}
}, { $vulnerable ->
    [yes] vaaravyöhykkeessä
   *[no] ei vaaravyöhykkeessä
}: { $points }
score-step-passed_out = Läpi passattu: 0
score-step-total = Yhteensä: { $points }
score-step-board = Jaot toistuvat kuudentoista jälkeen: { $number } on kuin { $position }, jakaja { $dealer }, { $vulnerability }
score-step-difference = Meidän { $ours } ja heidän { $theirs }, erotus { $difference }
score-step-imp_range = { $high ->
    [none] { $difference } on vähintään { $low }
   *[other] { $difference } on välillä { $low }–{ $high }
}: { $imps }
score-step-matchpoints = { $score }: parempi kuin { $worse }, sama kuin { $equal }: { $matchpoints }
score-step-neuberg = { $matchpoints }, kun tuloksia on { $results } ja niitä piti olla { $field }: { $factored }
score-step-small_group = { $matchpoints }, kun tuloksia on vain { $results }: { $percentage } %
score-step-group = Ryhmä { $group }: { $results } tulosta { $field }:stä
score-step-datum_mean = { $dropped ->
    [0] { $results } tuloksen keskiarvo: { $mean }
   *[other] { $results } tuloksen keskiarvo, kummastakin päästä jätetty pois { $dropped }: { $mean }
}
score-step-datum = { $mean } pyöristettynä kymmeniin: datum { $datum }
score-step-datum_imps = { $score } on { $difference } datumista { $datum }: { $imps }
score-step-cross_imps = { $score }: { $total } IMPiä, vertailuja { $comparisons }, keskimäärin { $average }
score-step-vps_continuous = { $imps } IMPiä, jakoja { $boards }, 20–0 alkaa { $blitz } IMPistä: { $winner } – { $loser }
score-step-vps_band = { $imps } IMPiä, jakoja { $boards }, { $high ->
    [none] vähintään { $low }
   *[other] välillä { $low }–{ $high }
}: { $winner } – { $loser }
score-step-outcome = { $score } on arvoltaan { $value }; siitä { $weight } %: { $share }
score-step-weighted = Yhteensä: { $value }
score-step-complement = Toinen puoli: { $top } miinus { $value } = { $rest }
score-step-line = { $side }: { $value }
score-step-knockout_average = Pudotusottelussa otetaan keskiarvo, P–E { $ns } ja I–L { $ew }: P–E { $ns_result }, I–L { $ew_result }
score-step-assigned = { $side }: { $rule ->
    [best_likely] paras todennäköinen tulos
   *[worst_probable] huonoin ylipäänsä mahdollinen tulos
}, { $score }, arvoltaan { $value }
score-step-damage_values = Syyttömälle puolelle: pöydässä { $table }, ilman omaa virhettä { $without_error }, korjattuna { $adjusted }
score-step-damage_split = Vahinko { $total }: itse aiheutettu { $self_inflicted }, rikkomuksesta { $real }
score-step-damage_case = { $case ->
    [no_damage] Ei vahinkoa, ei korjausta
    [all_self_inflicted] Koko vahinko on itse aiheutettu
    [none_self_inflicted] Vahinko ei ole miltään osin itse aiheutettu
   *[part_self_inflicted] Osa vahingosta on itse aiheutettu
}: syytön puoli { $non_offending }, rikkonut puoli { $offending }
score-step-award_percent = { $award }: { $percentage } %
score-step-award_imps = { $award }: { $imps }
score-step-award_session = { $award } on { $limit }, muun istunnon tulos { $session }: { $value }
score-step-award_matchpoints = { $percentage } % täydestä { $top }: { $matchpoints }
score-step-penalty = Rangaistus: { $amount } { $unit ->
    [matchpoints] ottelupistettä
    [imps] IMPiä
    [vps] voittopistettä
   *[percent_of_top] % täydestä
}
score-step-penalty_of_top = { $percent } % täydestä { $top }: { $deduction }
score-step-penalty_result = { $before } miinus { $deduction } = { $after }

## Mikä ei kelpaa: kenttä ja sallitut arvot

score-refusal = { $field }: { $why }
score-refusal-out_of_range = { $given ->
    [none] Sallittu on { $allowed }.
   *[other] Sallittu on { $allowed }, ei { $given }.
}
score-refusal-not_one_of = Vaihtoehdot ovat: { $allowed }.
score-refusal-missing = { $allowed ->
    [none] Tieto puuttuu.
   *[other] Tieto puuttuu. Sallittu on { $allowed }.
}
score-missing-vulnerability = Kirjoita, kuka oli vaarassa, esimerkiksi ”PE vaarassa”, ”ei kukaan vaarassa” tai ”jako 7”.
score-missing-declarer = Kirjoita, kuka vei peliä: P, I, E tai L.
score-refusal-unknown_field = Sellaista kenttää ei ole.
score-refusal-wrong_type = { $allowed ->
    [none] Arvo on väärää lajia.
   *[other] Tarvitaan { $allowed }.
}
score-refusal-unreadable = { $given ->
    [none] En osaa lukea sitä.
   *[other] En osaa lukea tätä: ”{ $given }”.
} Sitoumus kirjoitetaan näin: 4♠x-2 N, 3NT+1 itä, passi.
score-refusal-contradiction = Se on annettu kahdesti eri tavoin: { $allowed }.
score-refusal-not_a_score = Bridgetulokset ovat { $allowed }:n kerrannaisia.
score-refusal-not_ascending = Lukujen pitää kasvaa, alkaen { $allowed }:stä.
score-refusal-weights_sum = Painojen summan pitää olla { $allowed }, ei { $given }.
score-refusal-empty = { $allowed ->
    [none] Tässä ei ole mitään laskettavaa.
   *[other] Niitä tarvitaan vähintään { $allowed }.
}
score-refusal-too_long = Se on liikaa: raja on { $allowed }.

score-allowed-between = { $min }–{ $max }
score-allowed-min = vähintään { $min }
score-allowed-max = enintään { $max }
score-allowed-above = yli { $above }
score-allowed-below = alle { $below }
score-allowed-form = muoto kuten { $form }
score-type-int = kokonaisluku
score-type-float = luku
score-type-fraction = luku
score-type-string = teksti
score-type-bool = kyllä tai ei (true, false)
score-type-list = luettelo
score-type-xml = oikeinmuodostettua XML:ää ilman entiteettejä
score-type-other = toisenlainen arvo

score-field-adjusted = Korjatut pöydät
score-field-against = Muiden pöytien tulokset
score-field-amount = Määrä
score-field-award = Keskipelitulos
score-field-bands = Rajat
score-field-board = Jako
score-field-boards = Jaot
score-field-contract = Sitoumus
score-field-decimals = Desimaalit
score-field-declarer = Pelinviejä
score-field-denomination = Pelin vaihtoehto
score-field-difference = Erotus
score-field-drop = Pois jätetyt ääritulokset
score-field-edition = Lakien vuosi
score-field-ew = I–L
score-field-export = Vienti
score-field-field = Odotetut pöydät
score-field-format = Muoto
score-field-groups = Ryhmät
score-field-imps = IMPit
score-field-knockout = Pudotusottelu
score-field-language = Kieli
score-field-level = Taso
score-field-likely = Todennäköinen
score-field-line = Rivi
score-field-matchpoints = Ottelupisteet
score-field-method = Laskutapa
score-field-non_offending = Syytön puoli
score-field-ns = P–E
score-field-number = Jaon numero
score-field-op = Tehtävä
score-field-ours = Meidän tulos
score-field-outcomes = Mahdolliset tulokset
score-field-request = Pyyntö
score-field-result = Tulos
score-field-results = Tulosten määrä
score-field-scale = Asteikko
score-field-score = Pisteet
score-field-scores = Tulokset
score-field-session_imps = IMPit istunnossa
score-field-session_percentage = Prosentti istunnossa
score-field-small_groups = Pienet ryhmät
score-field-table = Tulos pöydässä
score-field-text = Teksti
score-field-theirs = Heidän tulos
score-field-top = Täysi
score-field-tricks = Tikit
score-field-unit = Yksikkö
score-field-value = Arvo
score-field-vulnerability = Vaaravyöhyke
score-field-vulnerable = Vaaravyöhykkeessä
score-field-weight = Paino
score-field-win = Pisteet voitosta
score-field-winners = Voittajat
score-field-without_error = Tulos ilman virhettä

## Näin kysytään

val-any-vulnerable-true = Vaaravyöhykkeessä
val-any-vulnerable-false = Ei vaaravyöhykkeessä
score-examples = Nämä lasken, ja näin ne kirjoitetaan:
score-more = { $command } näyttää kaiken, minkä osaan laskea.
score-unreadable = En osaa lukea tätä: ”{ $word }”.
score-for-example = Esimerkiksi: { $example }
score-name-contract = Sitoumus
score-name-imps = IMPit
score-name-vps = Voittopisteet
score-name-matchpoints = Ottelupisteet
score-name-neuberg = Neuberg: tuloksia, kenttä, ottelupisteet
score-name-fouled = Sotkeutunut jako, muodot erikseen
score-name-butler = Butler
score-name-cross_imps = Cross-IMPit
score-name-weighted = Painotettu tulos
score-name-split = Jaettu tulos
score-name-serious_error = Erittäin vakava virhe
score-name-assigned = Korvaava tulos, vuoden 1997 lait
score-name-average = Keskipeli, ja tulos muissa jaoissa
score-name-penalty = Menettelyrangaistus
score-name-whatis = Mistä tulee niin paljon
score-name-board = Jakaja ja vaaravyöhyke
score-name-traveller = Kiertolappu, pöytä rivillä
score-name-session = Tulostiedosto, CSV, PBN tai USEBIO
score-example-contract = 4♠x-2 N vaarassa
score-example-imps = imps 620 -170
score-example-vps = vp +13 24 jakoa
score-example-matchpoints = mp 620 650 -100 ka+/ka-
score-example-neuberg = neuberg 8/10, 5,5
score-example-fouled = sotkeutunut 620 650 / -100 420 450
score-example-butler = butler 620 650 -100 170 pudota 1
score-example-cross_imps = cross-imps 620 650 -100
score-example-weighted = painotettu 60 % 4 pataa tasan P 40 % 4 pataa -1, vaarassa, muut pöydät 620 170
score-example-split = jaettu PE 620, IL -100, muut pöydät 620 140
score-example-serious_error = vakava virhe pöydässä -100, ilman virhettä 140, oikaistu 620, syytön PE, muut pöydät 620 170
score-example-assigned = korvaava todennäköinen 620, mahdollinen 650, syytön PE, toinen pöytä 50
score-example-average = keskipeli plus 63,2 %
score-example-penalty = rangaistus 10 % täysi 24
score-example-whatis = mistä tulee 790
score-example-board = jako 12
score-example-traveller =
    kiertolappu jako 5
    PE 3 – IL 5: 4 pataa tasan P
    PE 4 – IL 6: 3NT-1 I
score-example-session =
    sijoitukset mp
    Jako;PE;IL;Sitoumus;Pelinviejä;Tulos
    1;3;5;4S;P;=
    1;4;6;3NT;I;-1
