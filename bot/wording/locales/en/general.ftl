### The frame around every answer.

edition-tag = { $year }
edition-missing = The Laws of { $year } are not available here; this is under the Laws of { $used }.
greeting = What happened at the table? (Ctrl-D ends.)
understood = Understood: { $what }
chooses = { $who } chooses now:
chooses-after = Then { $who } chooses:
then = Then
later = Afterwards
later-some = Afterwards, depending on which applies
later-see = afterwards, see below
depends = depends on: { $what }
assumed = Taken as given: { $what }
may-be = possible paragraphs
director-decides = The director decides, not the bot (10A). Nobody acts before the director has explained (9B2).
depends-on-answer = It depends:
ask-kind = What happened? Pick the nearest:
unknown = I do not recognise an irregularity I could rule on. Say who did what, and when: “West led out of turn face up, dummy is not down yet”.
unknown-talk = Rulings, laws and scores are what I know. Say who did what, and when, and you get the ruling.
unknown-nearest = I am not sure what happened. Did you mean one of these?
not-in-edition = { $kind }: not decided here under the Laws of { $year }. Ask for another edition.
unsourced = No text of the Laws of { $year } was at hand for { $what }: look it up in the book.
no-term-in-edition = The Laws of { $year } do not know this term.
no-such-paragraph = There is no paragraph { $text } in the Laws of { $year }. Nearest: { $nearest }.
see-also = See also { $what }
decides-kinds = Decides: { $what }
trace-told = told
trace-assumed = taken as given
trace-supposed = supposed

## People

seat-N = North
seat-E = East
seat-S = South
seat-W = West
role-offender = the offender
role-partner = offender’s partner
role-lho = LHO
role-rho = RHO
role-declarer = declarer
role-dummy = dummy
role-defender = the defender
role-either_defender = either defender
role-player = the player
role-contestant = the contestant
role-offending_side = the offending side
role-non_offending_side = the non-offending side
role-non_claiming_side = the side that did not claim
role-director = the director
seat-as-role = { $seat } ({ $role })
who-offender = offender { $seat }
who-declarer = declarer { $seat }

## Options

option-accept = Accept
option-accept_become_dummy = Accept and become dummy
option-accept_play_second = Accept and play second from hand
option-refuse = Refuse
option-require_suit = Require the suit
option-forbid_suit = Forbid the suit
option-leave_penalty_card = Leave the penalty card
option-require_highest = Require the highest card
option-require_lowest = Require the lowest card
option-require_other_suit = Require another suit
option-forbid_other_suit = Forbid another suit
option-repeat_call = Repeat the call
option-comparable_call = A comparable call
option-lowest_same_denomination = The lowest sufficient bid in the same denomination
option-any_sufficient_bid_or_pass = Any other sufficient bid, or pass
option-substitute_legal_call = Another legal call
option-withdraw_card = Withdraw the card
option-continue_play = Play on
option-call_director = Call the director

## Words that the editions have of their own

word-rectification = { $edition ->
    [1997] penalty
   *[other] rectification
}
