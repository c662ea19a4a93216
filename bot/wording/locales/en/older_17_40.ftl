### Laws 17-22, 24, 25 and 28-40 as the editions of 2007 and 1997 have them.

ask-call_out_of_rotation-bid_before = Had anybody bid before the pass out of turn?
val-call_out_of_rotation-bid_before-true = Somebody had bid
val-call_out_of_rotation-bid_before-false = Nobody had bid
ask-any-next_call = What does the offender call, now that RHO has called?
val-any-next_call-same_denomination = The same denomination
val-any-next_call-substitute_legal_call = Any other legal call
ask-changed_call-without_pause = Did he put it right, or try to, without a pause for thought?
val-changed_call-without_pause-true = Without a pause
val-changed_call-without_pause-false = After a pause
ask-changed_call-lho_unaware = Has LHO called after the change, but over the first call as he thought?
val-changed_call-lho_unaware-true = He meant the first call
val-changed_call-lho_unaware-false = He did not
ask-changed_call-first_legal = Was the first call legal?
val-changed_call-first_legal-true = First call legal
val-changed_call-first_legal-false = First call irregular
ask-changed_call-after_refusal = What does the offender call, as LHO does not accept?
val-changed_call-after_refusal-substitute_legal_call = Another legal call
val-changed_call-after_refusal-repeat_call = Keep the first call
ask-misinformation-same_trick = Was the later card played to the same trick?
val-misinformation-same_trick-true = To the same trick
val-misinformation-same_trick-false = To the next trick

## Sentences: cards and changes of call

p1997-24 = Every such card lies face up until the auction ends.
p1997-24-declaring = The player’s side declares: the card goes back to his hand.
p1997-24-defending = The player’s side defends: declarer may treat the card as a penalty card.
p1997-24-if_defending = If he becomes a defender, declarer may treat every such card as a penalty card.
p1997-24-unseen = Partner could not see it: the player takes the card back, and nothing follows.
p2007-25A1 = A slip, put right without a pause for thought: until partner calls, the call that he meant may take its place.
p2007-25A1-changed = A slip, put right without a pause for thought, and partner had not called: the call that he meant stands.
p2007-25A1-kept = The player may also let the first call stand.
p2007-25A1-unless = Only a slip may be changed, and only without a pause for thought.
p1997-25A-over = The auction is over: no call can be changed any more.
p1997-25B-meant = This was no slip put right at once, so a change is not free.
p1997-25B-lho_called = LHO has called already: it is too late for a change, and the first call stands.
p1997-25B-later_call = The offender had called before: this counts as a change of his earlier call.
p1997-25B1-unaware = LHO meant to call over the first call: the second call stands, and LHO may change his own without penalty.
p1997-25B2 = LHO does not accept: the second call is cancelled.
p1997-25B2a = The first call was irregular too: it is dealt with under its own law.
p1997-25B2b = Unless LHO accepts: the first call stands and partner passes once, or he makes another legal call and his side scores at most 40 %.
p1997-25B2b1 = The offender keeps his first call: it stands, and partner must pass at his next turn.
p1997-25B2b2 = The offender makes another legal call: play on, but his side scores at most 40 %; the others keep their score.
p1997-25B2c = If the offending side defends, leads may be restricted.

## Sentences: calls out of turn

p2007-30A = Nobody had bid: the offender must pass when his turn comes; his partner may call freely.
p2007-30B2a = After a bid, at partner’s turn: the offender must pass for the rest of the auction.
p2007-30B2b = Partner may bid high enough or pass, but he may not double or redouble at this turn.
p2007-31A2a = The same denomination again: partner must pass at his next turn.
p2007-31A2b = Another denomination or call: partner must pass for the rest of the auction.
p2007-31A2b-pass = RHO does not pass: after an artificial pass out of turn partner must pass for the rest of the auction.
p2007-31B = The offender may call freely when his turn comes, but his partner must pass for the rest of the auction.
p2007-31B-change = The offender had called before: this counts as a change of his earlier call.
p2007-32A = At partner’s turn: the double is cancelled, and partner must pass for the rest of the auction.
p2007-32B2 = RHO does not pass: the offender may call freely, but his partner must pass for the rest of the auction.
p2007-32B2-illegal = RHO’s own call is illegal: that is put right first, in the usual way.

## Sentences: inadmissible calls

p1997-35C = LHO has called: the bid and all calls after it are cancelled, the offender passes, and nothing more happens.
p1997-35D = LHO has called too: all these calls are cancelled without penalty.
p1997-36-found = Noticed only in the play: a double that was not permitted does not count.

## Sentences: reviews, explanations and agreements

p20F1-whole = What can be asked for is the meaning of the opponents’ whole auction, not of a single call.
p20F1-normally = Normally the partner of the player who made the call explains it.
p2007-20F4 = Call the director at once and put your own explanation right.
p2007-20F4-then = The director then decides whether a call may be changed or the score adjusted.
p1997-40B = An agreement that the opponents cannot know of may not be used.
p1997-40C-no_damage = Nobody was damaged, so the score stands.
p1997-40D-breach = The regulations do not allow this agreement.
p1997-40D-regulated = The bridge organization may regulate which agreements may be played.
p1997-40E1 = The regulations may require both partners to play the same system; style may differ.
p1997-40E2-aid = Aids of any kind may not be used during the auction and the play.
p1997-40E2-before = Before the auction begins, players may look at the convention cards.
p1997-40E2-own = During the auction and the play nobody may look at the own convention card.
p1997-40E2-own_turn = At the own turn everybody but dummy may look at the opponents’ convention card.
p1997-40E2-not_turn = Only at the own turn, and never as dummy, may a player look at the opponents’ convention card.
p1997-40E2-permitted = The regulations of the event allow it.
p1997-75-heard = Partner’s explanation tells you that you understood each other differently; that is unauthorized for you.
p2007-75B-none = Nothing of the kind was agreed, so the explanation was wrong.
p2007-75C-silence = During the auction the player may not correct the explanation, and afterwards he need not.

## Summaries

law1997-17A = For each side it starts when either partner looks at his cards.
    .title = Start for a side
law2007-17E1 = It ends as the law on the end of the auction says.
    .title = When it ends
law2007-20F4 = A player who finds that he himself explained wrongly calls the director at once.
    .title = Own mistake noticed
law2007-22A = Four passes end the auction, and so do three after the last bid.
    .title = End of the auction
law2007-22B = After the auction comes the time for clarification, until a lead is faced.
    .title = End of the auction period
law1997-24 = Cards that partner could see stay face up until the auction ends; declarer may treat a defender’s as penalty cards.
    .title = Card exposed in the auction
law2007-25A1 = Until partner calls, a slip may be replaced by the call that was meant, if that is done without a pause for thought.
    .title = Slip put right at once
law1997-25B2 = The second call is cancelled, and the offender pays for what he then calls.
    .title = Change not accepted
law1997-25B2a = If the first call was irregular, it falls under its own law.
    .title = First call irregular
law1997-25B2b = If the first call was legal, the offender keeps it or makes another, at a price.
    .title = First call legal
law1997-25B2b1 = The first call stands, and partner must pass once.
    .title = First call kept
law1997-25B2b2 = Another legal call: the offending side scores at most 40 %, the others keep their score.
    .title = Another call
law1997-25B2c = In both cases leads may be restricted if the offending side defends.
    .title = Leads afterwards
law2007-30A = Before anybody has bid, a pass out of turn costs the offender a pass at his next turn.
    .title = Before any bid
law2007-30B = After a bid it depends on whose turn it was.
    .title = After a bid
law2007-30B2 = At partner’s turn both partners are restricted.
    .title = Partner’s turn
law2007-30B2a = The offender passes for the rest of the auction.
    .title = The offender
law2007-30B2b = Partner bids or passes, but does not double or redouble at that turn.
    .title = Offender’s partner
law2007-31A2a = If the offender repeats the denomination, partner must pass once.
    .title = Same denomination
law2007-31A2b = If he does not, partner passes for the rest of the auction, and leads may be restricted.
    .title = Another call
law2007-31B = Partner passes for the rest of the auction, and leads may be restricted.
    .title = Partner’s or LHO’s turn
law2007-32A = Partner passes for the rest of the auction.
    .title = Partner’s turn
law2007-32B2 = The offender calls freely, and partner passes for the rest of the auction.
    .title = RHO does not pass
law1997-35 = If LHO calls over an inadmissible call before the penalty, it is not punished.
    .title = Inadmissible call accepted
law1997-35C = The bid and all later calls are cancelled, the offender passes, and nothing more happens.
    .title = Bid above seven
law1997-35D = It and all later calls are cancelled without penalty.
    .title = Call after the auction
law1997-40B = No call or play may rest on an agreement that the opponents cannot know of.
    .title = Hidden agreements
law2007-40C3 = Aids are not allowed, and repeated failures to disclose may be penalized.
    .title = Aids and repeated breaches
law1997-40E = What a convention card is for, and who may look at it.
    .title = Convention card
law1997-40E1 = A card may be required, and so may the same system for both partners.
    .title = Card prescribed
law1997-40E2 = The opponents’ card at the own turn only; the own card and other aids not at all.
    .title = Looking at cards
law1997-75D = How a wrong explanation is put right, the own one or partner’s.
    .title = Wrong explanations put right
