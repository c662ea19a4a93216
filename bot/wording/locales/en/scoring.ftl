### Scores in words: results, their working, and what is refused.

## Parts

score-denomination-C = ♣
score-denomination-D = ♦
score-denomination-H = ♥
score-denomination-S = ♠
score-denomination-NT = NT
score-side-NS = N–S
score-side-EW = E–W
score-doubled = { $penalty ->
    [XX] redoubled
   *[X] doubled
}
score-vulnerable = { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}
score-vulnerability = { $vulnerability ->
    [ns] N–S vulnerable
    [ew] E–W vulnerable
    [all] both sides vulnerable
   *[none] neither side vulnerable
}
score-made = just made
score-over = { $count ->
    [one] 1 overtrick
   *[other] { $count } overtricks
}
score-down = { $count } down
score-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
score-award = { $award ->
    [minus] average minus
    [plus] average plus
   *[average] average
}
score-imps = { $count ->
    [one] { $imps } IMP
   *[other] { $imps } IMPs
}
score-working = Working
score-errors = Lines that could not be read
score-line = Line { $line }: { $what }
score-group = Group { $number }
score-others = What the other tables get, N–S
score-of-top = { $what } (top { $top })
score-choice = { $case }: { $score }
score-table = Table { $number }

## Results

score-passed-out = Passed out
score-declaring = { $points } for declarer’s side
score-with-ns = { $points } for declarer’s side, { $ns } for N–S
score-nothing = 0 points
score-depends = It depends. { $question }
score-ask-denomination = Which denomination is meant?
score-ask-tricks = How many tricks did declarer take?
score-ask-declarer = Which side declared?
score-ask-vulnerable = Was declarer vulnerable?
score-result-board = Board { $number }: { $dealer } deals, { $vulnerability }
score-result-imps = A difference of { $difference } is { $imps }
score-result-vps = { $winner } – { $loser } Victory Points
score-result-matchpoints = Matchpoints, top { $top }
score-result-neuberg = Factored to a top of { $top }
score-result-fouled = Fouled board, top { $top }
score-result-butler = Datum { $datum }
score-result-cross_imps = IMPs against every other table
score-result-weighted = Weighted score: N–S { $ns }, E–W { $ew }
score-result-split = Split score: N–S { $ns }, E–W { $ew }
score-result-serious_error = Non-offenders { $non_offenders }, offenders { $offenders }
score-result-assigned = Assigned: N–S { $ns }, E–W { $ew }
score-result-average = { $award }: { $value }
score-result-penalty = Penalty: { $deduction }
score-result-whatis = What scores { $score }?
score-result-traveller = The board
score-result-session = The ranking
score-whatis-nothing = No contract scores that.
score-whatis-defending = Their contract
score-percent = { $value } %
score-matchpoints = { $count ->
    [one] { $value } matchpoint
   *[other] { $value } matchpoints
}

## Working

score-step-tricks = { $contract }{ $penalty ->
    [X] , doubled
    [XX] , redoubled
   *[none] {""}
}: { $points }
score-step-overtricks = { $count ->
    [one] 1 overtrick
   *[other] { $count } overtricks at { $each }
}: { $points }
score-step-part_score = Part-score: { $points }
score-step-game = Game, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}: { $points }
score-step-small_slam = Small slam, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}: { $points }
score-step-grand_slam = Grand slam, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}: { $points }
score-step-doubled_made = { $penalty ->
    [XX] Redoubled
   *[X] Doubled
} contract made: { $points }
score-step-undertricks = { $count ->
    [one] 1 undertrick
   *[other] { $count } undertricks
}{ $penalty ->
    [X] , doubled
    [XX] , redoubled
   *[none] {""}
}, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
}: { $points }
score-step-passed_out = Passed out: 0
score-step-total = Total: { $points }
score-step-board = Boards repeat after sixteen: { $number } is like { $position }, { $dealer } deals, { $vulnerability }
score-step-difference = Our { $ours } and their { $theirs } differ by { $difference }
score-step-imp_range = { $high ->
    [none] { $difference } is { $low } or more
   *[other] { $difference } lies between { $low } and { $high }
}: { $imps }
score-step-matchpoints = { $score }: better than { $worse }, equal to { $equal }: { $matchpoints }
score-step-neuberg = { $matchpoints } among { $results } results, with { $field } expected: { $factored }
score-step-small_group = { $matchpoints } among only { $results } results: { $percentage } %
score-step-group = Group { $group }: { $results } of { $field } results
score-step-datum_mean = { $dropped ->
    [0] Mean of { $results } results: { $mean }
   *[other] Mean of { $results } results, { $dropped } left out at each end: { $mean }
}
score-step-datum = { $mean }, rounded to tens: datum { $datum }
score-step-datum_imps = { $score } is { $difference } from { $datum }: { $imps }
score-step-cross_imps = { $score }: { $total } IMPs in { $comparisons } comparisons, on average { $average }
score-step-vps_continuous = { $imps } IMPs on { $boards } boards, 20–0 from { $blitz } IMPs on: { $winner } – { $loser }
score-step-vps_band = { $imps } IMPs on { $boards } boards, { $high ->
    [none] { $low } or more
   *[other] between { $low } and { $high }
}: { $winner } – { $loser }
score-step-outcome = { $score } is worth { $value }; { $weight } % of it: { $share }
score-step-weighted = Together: { $value }
score-step-complement = The other side: { $top } less { $value } = { $rest }
score-step-line = { $side }: { $value }
score-step-knockout_average = In a knock-out match, { $ns } for N–S and { $ew } for E–W are averaged: N–S { $ns_result }, E–W { $ew_result }
score-step-assigned = { $side }: { $rule ->
    [best_likely] the best result that was likely
   *[worst_probable] the worst result that was at all probable
}, { $score }, is worth { $value }
score-step-damage_values = To the non-offending side: at the table { $table }, without its error { $without_error }, adjusted { $adjusted }
score-step-damage_split = Damage { $total }: self-inflicted { $self_inflicted }, by the infraction { $real }
score-step-damage_case = { $case ->
    [no_damage] No damage, no adjustment
    [all_self_inflicted] All of the damage is self-inflicted
    [none_self_inflicted] None of the damage is self-inflicted
   *[part_self_inflicted] Part of the damage is self-inflicted
}: non-offenders { $non_offending }, offenders { $offending }
score-step-award_percent = { $award }: { $percentage } %
score-step-award_imps = { $award }: { $imps }
score-step-award_session = { $award } is { $limit }, the rest of the session was { $session }: { $value }
score-step-award_matchpoints = { $percentage } % of a top of { $top }: { $matchpoints }
score-step-penalty = Penalty: { $amount } { $unit ->
    [matchpoints] matchpoints
    [imps] IMPs
    [vps] VP
   *[percent_of_top] % of a top
}
score-step-penalty_of_top = { $percent } % of a top of { $top }: { $deduction }
score-step-penalty_result = { $before } less { $deduction } = { $after }

## Refusals: the field, and what is allowed

score-refusal = { $field }: { $why }
score-refusal-out_of_range = { $given ->
    [none] { $allowed } is allowed.
   *[other] { $allowed } is allowed, not { $given }.
}
score-refusal-not_one_of = It must be one of: { $allowed }.
score-refusal-missing = { $allowed ->
    [none] It is missing.
   *[other] It is missing. Allowed: { $allowed }.
}
score-missing-vulnerability = Say who was vulnerable, as in “NS vul”, “nobody vul” or “board 7”.
score-missing-declarer = Say who declared: N, E, S or W.
score-refusal-unknown_field = There is no such field here.
score-refusal-wrong_type = { $allowed ->
    [none] It is not of the right kind.
   *[other] It must be { $allowed }.
}
score-refusal-unreadable = { $given ->
    [none] I cannot read it.
   *[other] I cannot read “{ $given }”.
} A contract looks like this: 4♠x-2 N, 3NT+1 E, pass.
score-refusal-contradiction = It stands there twice, differently: { $allowed }.
score-refusal-not_a_score = Bridge scores are multiples of { $allowed }.
score-refusal-not_ascending = The numbers must rise, from { $allowed } on.
score-refusal-weights_sum = The weights must make { $allowed } together, not { $given }.
score-refusal-empty = { $allowed ->
    [none] There is nothing here to score.
   *[other] At least { $allowed } are needed.
}
score-refusal-too_long = That is too much: the limit is { $allowed }.

score-allowed-between = { $min } to { $max }
score-allowed-min = { $min } or more
score-allowed-max = { $max } or less
score-allowed-above = more than { $above }
score-allowed-below = less than { $below }
score-allowed-form = a form like { $form }
score-type-int = a whole number
score-type-float = a number
score-type-fraction = a number
score-type-string = text
score-type-bool = yes or no (true, false)
score-type-list = a list
score-type-xml = well-formed XML without entities
score-type-other = another kind of value

score-field-adjusted = Adjusted
score-field-against = Scores at the other tables
score-field-amount = Amount
score-field-award = Award
score-field-bands = Bands
score-field-board = Board
score-field-boards = Boards
score-field-contract = Contract
score-field-decimals = Decimals
score-field-declarer = Declarer
score-field-denomination = Denomination
score-field-difference = Difference
score-field-drop = Extremes left out
score-field-edition = Edition
score-field-ew = E–W
score-field-export = Export
score-field-field = Tables expected
score-field-format = Format
score-field-groups = Groups
score-field-imps = IMPs
score-field-knockout = Knock-out
score-field-language = Language
score-field-level = Level
score-field-likely = Likely
score-field-line = Line
score-field-matchpoints = Matchpoints
score-field-method = Method
score-field-non_offending = Non-offending side
score-field-ns = N–S
score-field-number = Board number
score-field-op = Operation
score-field-ours = Our score
score-field-outcomes = Outcomes
score-field-request = Request
score-field-result = Result
score-field-results = Results
score-field-scale = Scale
score-field-score = Score
score-field-scores = Scores
score-field-session_imps = IMPs in the session
score-field-session_percentage = Percentage in the session
score-field-small_groups = Small groups
score-field-table = Result at the table
score-field-text = Text
score-field-theirs = Their score
score-field-top = Top
score-field-tricks = Tricks
score-field-unit = Unit
score-field-value = Value
score-field-vulnerability = Vulnerability
score-field-vulnerable = Vulnerable
score-field-weight = Weight
score-field-win = Matchpoints for a win
score-field-winners = Winners
score-field-without_error = Result without the error

## How to ask for each

val-any-vulnerable-true = Vulnerable
val-any-vulnerable-false = Not vulnerable
score-examples = What I work out, and how to type it:
score-more = { $command } shows all that I work out.
score-unreadable = I cannot read “{ $word }”.
score-for-example = For example: { $example }
score-name-contract = A contract
score-name-imps = IMPs
score-name-vps = Victory Points
score-name-matchpoints = Matchpoints
score-name-neuberg = Neuberg: results, field, matchpoints
score-name-fouled = A fouled board, its forms apart
score-name-butler = Butler
score-name-cross_imps = Cross-IMPs
score-name-weighted = A weighted score
score-name-split = A split score
score-name-serious_error = An extremely serious error
score-name-assigned = An assigned score, Laws of 1997
score-name-average = An average, with the result of the session
score-name-penalty = A procedural penalty
score-name-whatis = What scores so much
score-name-board = Dealer and vulnerability
score-name-traveller = A traveller, one table a line
score-name-session = A file of results, CSV, PBN or USEBIO
score-example-contract = 4♠x-2 N vul
score-example-imps = imps 620 -170
score-example-vps = vp +13 24 boards
score-example-matchpoints = mp 620 650 -100 avg+/avg-
score-example-neuberg = neuberg 8 of 10, 5.5
score-example-fouled = fouled 620 650 / -100 420 450
score-example-butler = butler 620 650 -100 170 drop 1
score-example-cross_imps = cross-imps 620 650 -100
score-example-weighted = 12C1c 60% 4S= N 40% 4S-1, vul, other tables 620 170
score-example-split = split NS 620, EW -100, other tables 620 140
score-example-serious_error = serious error table -100, without error 140, adjusted 620, non-offenders NS, other tables 620 170
score-example-assigned = assigned likely 620, possible 650, non-offenders NS, other table 50
score-example-average = avg+ 63.2%
score-example-penalty = penalty 10% top 24
score-example-whatis = what is 790
score-example-board = board 12
score-example-traveller =
    traveller board 5
    NS 3 – EW 5: 4S= N
    NS 4 – EW 6: 3NT-1 E
score-example-session =
    results mp
    Board,NS,EW,Contract,Declarer,Result
    1,3,5,4S,N,=
    1,4,6,3NT,E,-1
