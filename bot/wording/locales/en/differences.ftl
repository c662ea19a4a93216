### What two editions of the Laws decide differently, and the outcome of a ruling fact by fact.

diff-law = Law { $what }
diff-tag = { $old } → { $new }
diff-count = { $count ->
    [0] No case is decided differently.
    [one] One case is decided differently:
   *[other] { $count } cases are decided differently:
}
diff-more = { $count ->
    [one] One more case
   *[other] { $count } more cases
}
diff-always = In every case
diff-besides = Also said, or said no longer
diff-only = only { $year }
diff-or = or:
diff-renumbered = Same rule, other number
diff-unknown = I do not know “{ $text }”. Name an irregularity or a law, then the years: 27 1997 2017.
diff-nearest = Nearest: { $nearest }
telegram-ask-diff = Which law or irregularity, and which editions? <code>/diff 27 1997 2017</code> or <code>/diff revoke 2007 2017</code>

fact-established = Revoke
    .true = established
    .false = not established
fact-tricks_transferred = Tricks transferred
fact-equity_check = Assigned score if the tricks are too few
    .true = yes
    .false = no
fact-must_correct = Must be corrected
    .true = yes
    .false = no
fact-penalty_card = Penalty card
    .none = none
    .minor = minor
    .major = major
fact-accept_by = May be accepted by
    .lho = LHO
    .declarer = declarer
    .either_defender = either defender
    .none = nobody
fact-call_stands = The call
    .true = stands
    .false = is withdrawn
fact-offender_must = The offender
    .repeat_call = repeats the call
    .pass_once = passes once
    .pass_rest_of_auction = passes for the rest of the auction
    .any_legal_call = makes any legal call
    .legal_call_or_pass = makes a legal bid, or passes
fact-partner_must_pass = The offender’s partner
    .no = is free
    .once = must pass once
    .rest_of_auction = must pass for the rest of the auction
fact-lead_restriction = Lead restrictions
    .none = none
    .possible = possible
fact-auction = The auction
    .continues = continues
    .reverts = goes back to the player in turn
    .cancelled_calls = later calls are cancelled
fact-card_played = The card
    .true = is played
    .false = is not played
fact-may_change = A change
    .true = is allowed
    .false = is not allowed
fact-withdrawn_card = The withdrawn card
    .returned = goes back to the hand
    .penalty_card = becomes a penalty card
fact-lead_from = The lead
    .correct_hand = comes from the right hand
    .either_hand = comes from either hand
    .stands = stands
fact-partner_options = Declarer may
    .highest = require the highest card
    .lowest = require the lowest card
    .require_suit = require the suit
    .forbid_suit = forbid the suit
    .forbid_other_suit = forbid another suit
    .require_other_suit = require another suit
    .any_card = leave the choice free
fact-adjusted_score = Adjusted score
    .no = no
    .possible = possible
    .required = required
fact-artificial = Artificial score
    .avg- = average minus
    .avg = average
    .avg+ = average plus
fact-board = The board
    .play_on = is played on
    .cancelled = is cancelled
    .result_stands = the result stands
    .redeal = is dealt anew
fact-doubtful_to = Doubtful points go to
    .non_claimers = the side that did not claim
fact-play_ceases = Play
    .true = ceases
    .false = goes on
fact-ui_to = Information not to be used by
    .offending_side = the offending side
    .none = nobody
fact-penalty = Penalty
    .none = none
    .possible = possible
    .warning_or_procedural = warning or procedural penalty
    .disciplinary = disciplinary penalty
