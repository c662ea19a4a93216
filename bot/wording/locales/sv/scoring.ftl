### Poäng i ord: resultat, uträkningar och vad som inte godtas.

## Delar

score-denomination-C = ♣
score-denomination-D = ♦
score-denomination-H = ♥
score-denomination-S = ♠
score-denomination-NT = NT
score-side-NS = N–S
score-side-EW = Ö–V
score-doubled = { $penalty ->
    [XX] redubblat
   *[X] dubblat
}
score-vulnerable = { $vulnerable ->
    [yes] i zonen
   *[no] utom zonen
}
score-vulnerability = { $vulnerability ->
    [ns] N–S i zonen
    [ew] Ö–V i zonen
    [all] båda sidor i zonen
   *[none] ingen sida i zonen
}
score-made = jämnt hem
score-over = { $count ->
    [one] 1 övertrick
   *[other] { $count } övertrick
}
score-down = { $count } bet
score-tricks = { $count } stick
score-award = { $award ->
    [minus] knappt medel
    [plus] drygt medel
   *[average] medel
}
score-imps = { $count ->
    [one] { $imps } IMP
   *[other] { $imps } IMP
}
score-working = Uträkning
score-errors = Rader som inte gick att läsa
score-line = Rad { $line }: { $what }
score-group = Grupp { $number }
score-others = Det får de andra borden, N–S
score-of-top = { $what } (topp { $top })
score-choice = { $case }: { $score }
score-table = Bord { $number }

## Resultat

score-passed-out = Rundpass
score-declaring = { $points } för spelförarens sida
score-with-ns = { $points } för spelförarens sida, { $ns } för N–S
score-nothing = 0 poäng
score-depends = Det beror på. { $question }
score-ask-denomination = Vilken benämning avses?
score-ask-tricks = Hur många stick tog spelföraren?
score-ask-declarer = Vilken sida spelade kontraktet?
score-ask-vulnerable = Var spelföraren i zonen?
score-result-board = Bricka { $number }: { $dealer } ger, { $vulnerability }
score-result-imps = En skillnad på { $difference } ger { $imps }
score-result-vps = { $winner } – { $loser } VP
score-result-matchpoints = Partävlingspoäng, topp { $top }
score-result-neuberg = Omräknat till topp { $top }
score-result-fouled = Förvanskad bricka, topp { $top }
score-result-butler = Datum { $datum }
score-result-cross_imps = IMP mot alla andra bord
score-result-weighted = Viktat resultat: N–S { $ns }, Ö–V { $ew }
score-result-split = Delat resultat: N–S { $ns }, Ö–V { $ew }
score-result-serious_error = Icke felande { $non_offenders }, felande { $offenders }
score-result-assigned = Tilldelat: N–S { $ns }, Ö–V { $ew }
score-result-average = { $award }: { $value }
score-result-penalty = Bestraffning: { $deduction }
score-result-whatis = Vad ger { $score }?
score-result-traveller = Brickan
score-result-session = Ställningen
score-whatis-nothing = Inget kontrakt ger det.
score-whatis-defending = Motståndarnas kontrakt
score-percent = { $value } %
score-matchpoints = { $value } poäng

## Uträkning

score-step-tricks = { $contract }{ $penalty ->
    [X] , dubblat
    [XX] , redubblat
   *[none] {""}
}: { $points }
score-step-overtricks = { $count ->
    [one] 1 övertrick
   *[other] { $count } övertrick à { $each }
}: { $points }
score-step-part_score = Delkontrakt: { $points }
score-step-game = Utgång, { $vulnerable ->
    [yes] i zonen
   *[no] utom zonen
}: { $points }
score-step-small_slam = Lillslam, { $vulnerable ->
    [yes] i zonen
   *[no] utom zonen
}: { $points }
score-step-grand_slam = Storslam, { $vulnerable ->
    [yes] i zonen
   *[no] utom zonen
}: { $points }
score-step-doubled_made = Hemspelat { $penalty ->
    [XX] redubblat
   *[X] dubblat
} kontrakt: { $points }
score-step-undertricks = { $count } bet{ $penalty ->
    [X] , dubblat
    [XX] , redubblat
   *[none] {""}
}, { $vulnerable ->
    [yes] i zonen
   *[no] utom zonen
}: { $points }
score-step-passed_out = Rundpass: 0
score-step-total = Summa: { $points }
score-step-board = Brickorna upprepas efter sexton: { $number } är som { $position }, { $dealer } ger, { $vulnerability }
score-step-difference = Våra { $ours } och deras { $theirs } skiljer { $difference }
score-step-imp_range = { $high ->
    [none] { $difference } är { $low } eller mer
   *[other] { $difference } ligger mellan { $low } och { $high }
}: { $imps }
score-step-matchpoints = { $score }: bättre än { $worse }, lika med { $equal }: { $matchpoints }
score-step-neuberg = { $matchpoints } bland { $results } resultat, { $field } väntade: { $factored }
score-step-small_group = { $matchpoints } bland bara { $results } resultat: { $percentage } %
score-step-group = Grupp { $group }: { $results } av { $field } resultat
score-step-datum_mean = { $dropped ->
    [0] Medelvärde av { $results } resultat: { $mean }
   *[other] Medelvärde av { $results } resultat, { $dropped } borttagna i var ände: { $mean }
}
score-step-datum = { $mean }, avrundat till tiotal: datum { $datum }
score-step-datum_imps = { $score } är { $difference } från { $datum }: { $imps }
score-step-cross_imps = { $score }: { $total } IMP i { $comparisons } jämförelser, i medeltal { $average }
score-step-vps_continuous = { $imps } IMP på { $boards } brickor, 20–0 från { $blitz } IMP: { $winner } – { $loser }
score-step-vps_band = { $imps } IMP på { $boards } brickor, { $high ->
    [none] { $low } eller mer
   *[other] mellan { $low } och { $high }
}: { $winner } – { $loser }
score-step-outcome = { $score } är värt { $value }; { $weight } % därav: { $share }
score-step-weighted = Tillsammans: { $value }
score-step-complement = Andra sidan: { $top } minus { $value } = { $rest }
score-step-line = { $side }: { $value }
score-step-knockout_average = I en utslagsmatch tas medelvärdet av { $ns } för N–S och { $ew } för Ö–V: N–S { $ns_result }, Ö–V { $ew_result }
score-step-assigned = { $side }: { $rule ->
    [best_likely] det bästa resultat som var sannolikt
   *[worst_probable] det sämsta resultat som alls var tänkbart
}, { $score }, är värt { $value }
score-step-damage_values = För den icke felande sidan: vid bordet { $table }, utan dess eget misstag { $without_error }, korrigerat { $adjusted }
score-step-damage_split = Skada { $total }: självförvållad { $self_inflicted }, genom regelbrottet { $real }
score-step-damage_case = { $case ->
    [no_damage] Ingen skada, ingen korrigering
    [all_self_inflicted] Hela skadan är självförvållad
    [none_self_inflicted] Ingen del av skadan är självförvållad
   *[part_self_inflicted] En del av skadan är självförvållad
}: icke felande { $non_offending }, felande { $offending }
score-step-award_percent = { $award }: { $percentage } %
score-step-award_imps = { $award }: { $imps }
score-step-award_session = { $award } är { $limit }, omgången i övrigt gav { $session }: { $value }
score-step-award_matchpoints = { $percentage } % av topp { $top }: { $matchpoints }
score-step-penalty = Bestraffning: { $amount } { $unit ->
    [matchpoints] poäng
    [imps] IMP
    [vps] VP
   *[percent_of_top] % av en topp
}
score-step-penalty_of_top = { $percent } % av topp { $top }: { $deduction }
score-step-penalty_result = { $before } minus { $deduction } = { $after }

## Vad som inte godtas: fältet, och vad som är tillåtet

score-refusal = { $field }: { $why }
score-refusal-out_of_range = { $given ->
    [none] Tillåtet är { $allowed }.
   *[other] Tillåtet är { $allowed }, inte { $given }.
}
score-refusal-not_one_of = Det måste vara något av: { $allowed }.
score-refusal-missing = { $allowed ->
    [none] Uppgiften saknas.
   *[other] Uppgiften saknas. Tillåtet är { $allowed }.
}
score-missing-vulnerability = Skriv vem som var i zonen, till exempel ”NS i zonen”, ”ingen i zonen” eller ”bricka 7”.
score-missing-declarer = Skriv vem som spelade: N, Ö, S eller V.
score-refusal-unknown_field = Det fältet finns inte här.
score-refusal-wrong_type = { $allowed ->
    [none] Det är fel slags värde.
   *[other] Det måste vara { $allowed }.
}
score-refusal-unreadable = { $given ->
    [none] Det kan jag inte läsa.
   *[other] ”{ $given }” kan jag inte läsa.
} Ett kontrakt ser ut så här: 4♠x-2 N, 3NT+1 Ö, pass.
score-refusal-contradiction = Det står två gånger, olika: { $allowed }.
score-refusal-not_a_score = Bridgepoäng är jämnt delbara med { $allowed }.
score-refusal-not_ascending = Talen måste stiga, från och med { $allowed }.
score-refusal-weights_sum = Vikterna måste bli { $allowed } tillsammans, inte { $given }.
score-refusal-empty = { $allowed ->
    [none] Här finns inget att räkna.
   *[other] Det behövs minst { $allowed }.
}
score-refusal-too_long = Det är för mycket: gränsen är { $allowed }.

score-allowed-between = { $min } till { $max }
score-allowed-min = { $min } eller mer
score-allowed-max = { $max } eller mindre
score-allowed-above = mer än { $above }
score-allowed-below = mindre än { $below }
score-allowed-form = en form som { $form }
score-type-int = ett heltal
score-type-float = ett tal
score-type-fraction = ett tal
score-type-string = text
score-type-bool = ja eller nej (true, false)
score-type-list = en lista
score-type-xml = välformad XML utan entiteter
score-type-other = ett annat slags värde

score-field-adjusted = Korrigerade bord
score-field-against = Resultat vid de andra borden
score-field-amount = Belopp
score-field-award = Tilldelning
score-field-bands = Gränser
score-field-board = Bricka
score-field-boards = Brickor
score-field-contract = Kontrakt
score-field-decimals = Decimaler
score-field-declarer = Spelförare
score-field-denomination = Benämning
score-field-difference = Skillnad
score-field-drop = Borttagna ytterresultat
score-field-edition = Lagbok
score-field-ew = Ö–V
score-field-export = Export
score-field-field = Väntade bord
score-field-format = Format
score-field-groups = Grupper
score-field-imps = IMP
score-field-knockout = Utslagsmatch
score-field-language = Språk
score-field-level = Nivå
score-field-likely = Sannolikt
score-field-line = Rad
score-field-matchpoints = Partävlingspoäng
score-field-method = Beräkningssätt
score-field-non_offending = Icke felande sida
score-field-ns = N–S
score-field-number = Bricknummer
score-field-op = Uppgift
score-field-ours = Vårt resultat
score-field-outcomes = Möjliga resultat
score-field-request = Begäran
score-field-result = Resultat
score-field-results = Antal resultat
score-field-scale = Skala
score-field-score = Poäng
score-field-scores = Resultat
score-field-session_imps = IMP i omgången
score-field-session_percentage = Procent i omgången
score-field-small_groups = Små grupper
score-field-table = Resultat vid bordet
score-field-text = Text
score-field-theirs = Deras resultat
score-field-top = Topp
score-field-tricks = Stick
score-field-unit = Enhet
score-field-value = Värde
score-field-vulnerability = Zonställning
score-field-vulnerable = I zonen
score-field-weight = Vikt
score-field-win = Poäng för vinst
score-field-winners = Vinnare
score-field-without_error = Resultat utan misstaget

## Så frågar man

val-any-vulnerable-true = I zonen
val-any-vulnerable-false = Utom zonen
score-examples = Det här räknar jag ut, och så skriver du:
score-more = { $command } visar allt jag kan räkna ut.
score-unreadable = ”{ $word }” kan jag inte läsa.
score-for-example = Till exempel: { $example }
score-name-contract = Ett kontrakt
score-name-imps = IMP
score-name-vps = VP
score-name-matchpoints = Partävlingspoäng
score-name-neuberg = Neuberg: antal resultat, fältet, poäng
score-name-fouled = En förvanskad bricka, varje version för sig
score-name-butler = Butler
score-name-cross_imps = Cross-IMP
score-name-weighted = Viktat resultat
score-name-split = Delat resultat
score-name-serious_error = Extremt allvarligt fel
score-name-assigned = Tilldelat resultat, 1997 års lagar
score-name-average = Medel, med resultatet på övriga brickor
score-name-penalty = Bestraffning
score-name-whatis = Vilka kontrakt ger så mycket
score-name-board = Givare och zonläge
score-name-traveller = En följesedel, ett bord per rad
score-name-session = En resultatfil, CSV, PBN eller USEBIO
score-example-contract = 4♠x-2 N i zonen
score-example-imps = imp 620 -170
score-example-vps = vp +13 24 brickor
score-example-matchpoints = mp 620 650 -100 m+/m-
score-example-neuberg = neuberg 8 av 10, 5,5
score-example-fouled = förvanskad 620 650 / -100 420 450
score-example-butler = butler 620 650 -100 170 stryk 1
score-example-cross_imps = cross-imp 620 650 -100
score-example-weighted = viktat 60 % 4 sp hemma N 40 % 4 sp ett bet, zon, andra borden 620 170
score-example-split = delat NS 620, ÖV -100, andra borden 620 140
score-example-serious_error = grovt fel bordet -100, utan felet 140, justerat 620, oskyldiga NS, andra borden 620 170
score-example-assigned = tilldelat sannolikt 620, möjligt 650, oskyldiga NS, andra bordet 50
score-example-average = medel plus 63,2 %
score-example-penalty = bestraffning 10 % topp 24
score-example-whatis = vad ger 790
score-example-board = bricka 12
score-example-traveller =
    följesedel bricka 5
    NS 3 – ÖV 5: 4 sp hemma N
    NS 4 – ÖV 6: 3NT-1 Ö
score-example-session =
    ställning mp
    Bricka;NS;ÖV;Kontrakt;Spelförare;Resultat
    1;3;5;4S;N;=
    1;4;6;3NT;Ö;-1
