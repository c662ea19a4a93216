### Laws 17-19 and 22-39: the auction and its irregularities. Laws 20, 21 and 40 have their own file.

## Insufficient bid: the kind, its questions and answers

kind-insufficient_bid = Insufficient bid
ask-insufficient_bid-out_of_rotation = Was it the bidder’s turn at all?
val-insufficient_bid-out_of_rotation-true = Out of turn as well
val-insufficient_bid-out_of_rotation-false = It was his turn
ask-insufficient_bid-accepted = Does LHO accept the insufficient bid, or has he called over it?
val-insufficient_bid-accepted-true = LHO accepts
val-insufficient_bid-accepted-false = LHO does not accept
ask-insufficient_bid-replaced_before_ruling = Did the offender replace the bid before the director ruled?
val-insufficient_bid-replaced_before_ruling-true = Replaced before the ruling
val-insufficient_bid-replaced_before_ruling-false = Not replaced before ruling
ask-insufficient_bid-replacement = What does the offender replace the bid with?
val-insufficient_bid-replacement-lowest_same_denomination = Lowest in same denomination
val-insufficient_bid-replacement-comparable_call = { $edition ->
    [2007] Same or more precise meaning
   *[other] A comparable call
}
val-insufficient_bid-replacement-any_sufficient_bid_or_pass = Another bid, or pass
val-insufficient_bid-replacement-lowest_bid = Lowest bid in what he named
val-insufficient_bid-replacement-other_bid = Another sufficient bid
val-insufficient_bid-replacement-pass = Pass
val-insufficient_bid-replacement-double = Double or redouble
val-insufficient_bid-replacement-insufficient_bid = Another insufficient bid
ask-insufficient_bid-same_denomination = Do both bids show the same denomination or denominations?
val-insufficient_bid-same_denomination-true = Both show the same
val-insufficient_bid-same_denomination-false = They show different things
ask-insufficient_bid-new_bid_accepted = Does LHO accept the second insufficient bid?
val-insufficient_bid-new_bid_accepted-true = LHO accepts the second
val-insufficient_bid-new_bid_accepted-false = Not accepted either

## Call out of rotation: the kind, its questions and answers

kind-call_out_of_rotation = Call out of turn
ask-call_out_of_rotation-call_class = What was called out of turn?
val-call_out_of_rotation-call_class-pass = Pass
val-call_out_of_rotation-call_class-bid = A bid
val-call_out_of_rotation-call_class-double = Double or redouble
ask-call_out_of_rotation-artificial = Was it artificial, or a pass over partner’s artificial call?
val-call_out_of_rotation-artificial-true = The call is artificial
val-call_out_of_rotation-artificial-false = The call is natural
ask-call_out_of_rotation-inadmissible = Was there anything of the opponents’ to double or redouble?
val-call_out_of_rotation-inadmissible-true = Inadmissible double
val-call_out_of_rotation-inadmissible-false = Admissible but for the turn
ask-call_out_of_rotation-accepted = Does LHO accept the call by calling over it?
val-call_out_of_rotation-accepted-true = LHO accepts
val-call_out_of_rotation-accepted-false = LHO does not accept

## What a call out of rotation and an insufficient bid out of rotation share

ask-call_out_of_rotation-whose_turn = Whose turn was it, seen from the offender?
val-call_out_of_rotation-whose_turn-rho = His RHO’s turn
val-call_out_of_rotation-whose_turn-partner = His partner’s turn
val-call_out_of_rotation-whose_turn-lho = His LHO’s turn
ask-insufficient_bid-whose_turn = Whose turn was it, seen from the offender?
val-insufficient_bid-whose_turn-rho = His RHO’s turn
val-insufficient_bid-whose_turn-partner = His partner’s turn
val-insufficient_bid-whose_turn-lho = His LHO’s turn
ask-call_out_of_rotation-lho_called = Has LHO called after it?
val-call_out_of_rotation-lho_called-true = LHO has called
val-call_out_of_rotation-lho_called-false = LHO has not called
ask-insufficient_bid-lho_called = Has LHO called over it?
val-insufficient_bid-lho_called-true = LHO has called
val-insufficient_bid-lho_called-false = LHO has not called
ask-any-offender_called_before = Had the offender called in this auction before?
val-any-offender_called_before-true = He had called before
val-any-offender_called_before-false = It was his first call
ask-any-proper_player_called = Has the opponent whose turn it was called before any ruling?
val-any-proper_player_called-true = The player in turn called
val-any-proper_player_called-false = Player in turn hasn’t called
ask-any-rho_action = What does RHO do, now that the turn is back with him?
val-any-rho_action-pass = RHO passes
val-any-rho_action-legal_call = RHO bids or doubles
val-any-rho_action-illegal_call = RHO’s call is illegal too
val-any-rho_action-must_pass = RHO is bound to pass
ask-any-substitute = What does the offender call when his turn comes?
val-any-substitute-comparable_call = A comparable call
val-any-substitute-substitute_legal_call = A call not comparable
val-any-substitute-named_call = The call he has made
ask-any-comparable = { $edition ->
    [2007] Does the new call mean the same as the cancelled one, or something more precise?
   *[other] Is the new call comparable with the cancelled one (about the same, part of it, or the same purpose)?
}
val-any-comparable-true = { $edition ->
    [2007] Same or more precise
   *[other] Comparable
}
val-any-comparable-false = { $edition ->
    [2007] It means something else
   *[other] Not comparable
}

## Changed call

kind-changed_call = Change of call
ask-changed_call-half_made = Was the call only half made?
val-changed_call-half_made-true = Went back before it was put down
val-changed_call-half_made-false = Put down
ask-changed_call-counts_as_made = Does it count as a call by the club’s rules for bidding boxes?
val-changed_call-counts_as_made-true = It counts as made
val-changed_call-counts_as_made-false = It was not made yet
ask-changed_call-unintended = Was the first call a slip of the hand or tongue, or second thoughts?
val-changed_call-unintended-true = A slip
val-changed_call-unintended-false = Second thoughts
ask-changed_call-partner_called = Has the player’s partner called since?
val-changed_call-partner_called-true = Partner has called
val-changed_call-partner_called-false = Partner has not called
ask-changed_call-attempted = Has he already made the second call?
val-changed_call-attempted-true = Second call made
val-changed_call-attempted-false = Change only wished for
ask-changed_call-lho_called = Had LHO called over the first call before the change?
val-changed_call-lho_called-true = LHO had called
val-changed_call-lho_called-false = LHO had not called
ask-changed_call-auction_period_over = Is the opening lead faced, or a passed-out hand back in the board?
val-changed_call-auction_period_over-true = Auction period over
val-changed_call-auction_period_over-false = Auction period not over
ask-changed_call-accepted = Does LHO accept the second call?
val-changed_call-accepted-true = LHO accepts
val-changed_call-accepted-false = LHO does not accept
ask-changed_call-change = Does the player change the call?
val-changed_call-change-substitute_legal_call = Make the intended call
val-changed_call-change-repeat_call = Let the first call stand

## Inadmissible double

kind-inadmissible_double = Inadmissible double or redouble
ask-inadmissible_double-misnamed = Was only the level or denomination named wrongly?
val-inadmissible_double-misnamed-true = Only named wrongly
val-inadmissible_double-misnamed-false = Inadmissible in itself
ask-inadmissible_double-found_in_play = Was the opening lead faced before anybody noticed?
val-inadmissible_double-found_in_play-true = Noticed after the lead
val-inadmissible_double-found_in_play-false = Noticed before the lead
ask-inadmissible_double-lho_called = Has LHO called after it, before any ruling?
val-inadmissible_double-lho_called-true = LHO has called
val-inadmissible_double-lho_called-false = LHO has not called
ask-inadmissible_double-out_of_rotation = Was it the offender’s turn?
val-inadmissible_double-out_of_rotation-true = Out of turn as well
val-inadmissible_double-out_of_rotation-false = It was his turn

## Call by a player who must pass

kind-call_when_required_to_pass = Call by a player who must pass
ask-call_when_required_to_pass-inadmissible = Was it a double or redouble that is inadmissible anyway?
val-call_when_required_to_pass-inadmissible-true = Inadmissible double
val-call_when_required_to_pass-inadmissible-false = Otherwise admissible
ask-call_when_required_to_pass-lho_called = Has LHO called after it, before any ruling?
val-call_when_required_to_pass-lho_called-true = LHO has called
val-call_when_required_to_pass-lho_called-false = LHO has not called
ask-call_when_required_to_pass-duty = How long had the player to pass?
val-call_when_required_to_pass-duty-once = Had to pass once
val-call_when_required_to_pass-duty-rest_of_auction = Had to pass to the end

## Bid above seven

kind-bid_above_seven = Bid above the seven level
ask-bid_above_seven-lho_called = Has LHO called after it, before any ruling?
val-bid_above_seven-lho_called-true = LHO has called
val-bid_above_seven-lho_called-false = LHO has not called
ask-bid_above_seven-auction_over = With a pass in its place, is the auction over?
val-bid_above_seven-auction_over-true = The auction is over
val-bid_above_seven-auction_over-false = The auction goes on

## Call after the final pass

kind-call_after_final_pass = Call after the final pass
ask-call_after_final_pass-side = Does the player’s side declare or defend?
val-call_after_final_pass-side-declaring = Declaring side
val-call_after_final_pass-side-defending = Defending side
ask-call_after_final_pass-call_class = What was called?
val-call_after_final_pass-call_class-pass = Pass
val-call_after_final_pass-call_class-bid = A bid
val-call_after_final_pass-call_class-double = Double or redouble
ask-call_after_final_pass-lho_called = Has LHO called after it too?
val-call_after_final_pass-lho_called-true = LHO has called
val-call_after_final_pass-lho_called-false = LHO has not called

## Simultaneous calls

kind-simultaneous_calls = Simultaneous calls
ask-simultaneous_calls-whose_turn = Who called in turn, seen from the other player?
val-simultaneous_calls-whose_turn-rho = His RHO called in turn
val-simultaneous_calls-whose_turn-partner = His partner called in turn
val-simultaneous_calls-whose_turn-lho = His LHO called in turn
ask-simultaneous_calls-insufficient = Is the other bid too low over the bid made in turn?
val-simultaneous_calls-insufficient-true = Other bid too low
val-simultaneous_calls-insufficient-false = Other bid high enough
ask-simultaneous_calls-accepted = Does LHO accept the call out of turn by calling over it?
val-simultaneous_calls-accepted-true = LHO accepts
val-simultaneous_calls-accepted-false = LHO does not accept

## Auction ended early

kind-auction_ended_early = A player was passed over
ask-auction_ended_early-pass_out_of_rotation = Was one of the three passes out of turn, so that a player lost his turn?
val-auction_ended_early-pass_out_of_rotation-true = A pass was out of turn
val-auction_ended_early-pass_out_of_rotation-false = All passed in turn
ask-auction_ended_early-lead_faced = Has the opening lead been faced?
val-auction_ended_early-lead_faced-true = The lead is faced
val-auction_ended_early-lead_faced-false = The lead is not faced

## Card exposed during the auction

kind-exposed_card_in_auction = Card exposed during the auction
ask-exposed_card_in_auction-partner_could_see = Could the player’s partner see the face of the card?
val-exposed_card_in_auction-partner_could_see-true = Partner could see it
val-exposed_card_in_auction-partner_could_see-false = Partner could not see it
ask-exposed_card_in_auction-several = One card, or more than one?
val-exposed_card_in_auction-several-true = Two or more cards
val-exposed_card_in_auction-several-false = One card
ask-exposed_card_in_auction-honour = Was it an honour (ace, king, queen, jack, ten)?
val-exposed_card_in_auction-honour-true = An honour
val-exposed_card_in_auction-honour-false = Nine or lower
ask-exposed_card_in_auction-led = Was the card led, or only dropped or shown?
val-exposed_card_in_auction-led-true = Led
val-exposed_card_in_auction-led-false = Dropped or shown
ask-exposed_card_in_auction-side = Does the player’s side declare or defend in the end?
val-exposed_card_in_auction-side-not_yet_known = Declarer not known yet
val-exposed_card_in_auction-side-declaring = Player’s side declares
val-exposed_card_in_auction-side-defending = Player’s side defends

## Sentences of rulings: the auction period, doubles named wrongly

p12A1-auction = No law puts it right any more: the director may adjust the score if the passed-over side is damaged.
p16C-calls = What the cancelled calls told is for the other side only; each player who passed out of turn is an offender.
p16C2-calls = The offending side may not use what the cancelled calls told; the other side may.
p72C-calls = The director adjusts after play if the offender could have known that this might well damage the others.
p17D1 = Play the board: the opening lead is faced, so the auction period counts as over.
p17D3 = The auction is not over: it goes back to the player who was passed over, and every pass after that is cancelled.
p34 = Nobody loses the right to call because another passed out of turn.
p22A = The auction is over, and the last bid is the contract: all three passes were in turn.
p19A1 = Only the last bid, made by an opponent, may be doubled, with nothing but passes since.
p19B1 = Only an opponent’s double may be redoubled, with nothing but passes since.
p19A3 = The double counts against the bid that was really made, whatever was said.
p19B3 = A redouble too counts for the bid that was really made.

## Sentences: comparable calls, lead restrictions

p23A = A call is comparable when it shows about the same as the cancelled one, or part of it, or has the same purpose.
p23B = Auction and play go on without anything further; the cancelled call may be used too.
p23C = If the irregularity helped all the same and damaged the others, the director adjusts after play.
p26A = No lead restriction, should the offender defend.
p26B = If the offender defends: when his partner first has to lead, declarer may forbid one suit the offender has not legally shown, for as long as partner keeps the lead.

## Sentences: card exposed during the auction

p24 = Every such card lies face up until the auction ends; only the other side may use what it tells.
p24-unseen = The player takes the card back, and nothing follows, because partner could not see it.
p24A = Nothing further happens in the auction, and partner may call: it is one card below the ten, not led.
p24B = Partner must pass at his next turn, because the card is an honour or was led.
p24C = Partner must pass at his next turn, because two or more cards were exposed.
p24D-declaring = The player’s side declares: the card goes back to his hand.
p24D = If the player becomes declarer or dummy, the card goes back to his hand.
p24E-defending = The player’s side defends: when play begins the card is a penalty card.
p50B-minor_in_auction = One low card, not led: a minor penalty card.
p50B-major_in_auction = An honour, a card led, or several cards: major penalty cards.
p24E = If he becomes a defender, it is a penalty card: minor for one low card shown by mishap, otherwise major.

## Sentences: changes of call

p18F-not_made = That was no call yet: the player may call what he likes. When a card from the box counts as a call, the club’s rules say; often when it is held on or near the table.
p25A1 = Until partner calls, the player may put the call that he meant in place of the slip. No lead restriction.
p25A1-changed = It was a slip and partner has not called since: the call that he meant stands. No lead restriction.
p25A1-kept = The player may also let the first call stand.
p25A2 = The player meant the call when he made it: it may not be changed.
p25A3 = How he noticed the slip makes no difference.
p25A4 = The call stands and can no longer be changed, because partner has called since.
p25A5 = No call can be changed any more: the auction period is over.
p25A6 = LHO may change the call made over the first one; what it told is for LHO’s side only.
p25B1 = The second call stands and the first is withdrawn: LHO accepts, in words or by calling over it on purpose.
p25B1-warning = If he changes it all the same, the second call counts only if LHO accepts it.
p25B2 = The second call is withdrawn, and the first one stands.
p25B3 = The offending side may not use what a withdrawn call told; the other side may.

## Sentences: insufficient bid

p27A1 = The bid stands and the auction goes on, because LHO accepts it, in words or by calling over it.
p27A2 = An insufficient bid out of turn is ruled on as a bid out of turn.
p27A1-may = If LHO accepts the low bid, it stands and the auction goes on.
p27B = If LHO does not accept it, the offender must replace it with a legal call.
p27B1a = The auction goes on and partner stays free: it is the lowest sufficient bid in the same denomination.
p27B1b = The auction goes on and partner stays free, because the call is comparable.
p27B2 = Any other sufficient bid or a pass stands, but partner must pass for the rest of the auction.
p27B3 = The double is cancelled: the offender bids high enough or passes, and partner passes for the rest of the auction.
p27B4 = The second bid is cancelled too: the offender bids high enough or passes, partner passes to the end.
p27B4-accepted = The second insufficient bid stands instead of the first, because LHO accepts it.
p27C = Replaced before the ruling: the replacement counts and is judged as if made now.
p27C-original = The replacement made in the meantime is withdrawn.
p27D = If the insufficient bid helped all the same and damaged the others, the director adjusts after play.

## Sentences: call out of rotation

p28A = The call counts as made in turn, because RHO had to pass anyway: it stands.
p28B = The auction goes on as if the call out of turn had not been made, for the player in turn has called. No lead restriction.
p29A = The call stands because LHO calls over it; the auction goes on from there, and nothing further happens.
p29B = The call is cancelled, and the turn goes back to the player whose turn it was.
p29C = What counts is what the call shows, not the denomination it names.
p30A = The offender must pass when his turn comes; his partner may call freely.
p30B1a = Partner may make any legal call until the offender has called again.
p30B1bi = Nothing further happens, and partner may call freely.
p30B1bii = Partner must pass the next time it is his turn, because the call is not comparable.
p30B2 = The offender had called before: the pass counts as a change of his earlier call.
p30C = An artificial pass, or a pass over partner’s artificial call, is ruled on like a bid.
p31A1 = The offender must make the same bid again, and nothing further happens.
p31A1-insufficient = The offender must make the same bid again, and it is then dealt with as insufficient (Law 27).
p31A2-illegal = RHO’s own irregularity is put right first, in the usual way.
p31A2a = Nothing further happens, and partner may call freely.
p31A2b = Partner must pass the next time it is his turn, because the call is not comparable.
p31B1 = Until then partner may make any legal call.
p31B2 = When his turn comes the offender may make any legal call; whether it is comparable decides what follows.
p31C = The offender had called before: the bid counts as a change of his earlier call.
p32 = An inadmissible double or redouble can never be accepted.
p32A1 = The offender must double (redouble) again, and nothing further happens.
p32A2-illegal = RHO’s own irregularity is put right first, in the usual way.
p32A2a = Nothing further happens, and partner may call freely.
p32A2b = Partner must pass the next time it is his turn, because the call is not comparable.
p32B1 = Until then partner may make any legal call.
p32B2 = When his turn comes the offender may make any legal call; whether it is comparable decides what follows.
p32C = The offender had called before: the double counts as a change of his earlier call.
p33 = The call made in turn counts as first; the other follows in turn, so both stand.
p33-insufficient = The call made in turn counts as first, and the other bid is then too low.
p33-out_of_rotation = The call made in turn counts as first; the other is out of turn after it.

## Sentences: inadmissible calls

p36A = The double and all calls after it are cancelled, for LHO has called; the auction goes back as if nothing had happened.
p36B1 = The double or redouble is cancelled.
p36B2 = The offender makes any legal call instead; his partner must pass for the rest of the auction.
p36B3 = Leads may be restricted, and the score adjusted.
p36B4 = The auction goes back to the player in turn; the offender calls freely at his turn, his partner passes to the end.
p36C = Noticed too late to cancel: the board is scored as if the double had not been made.
p37A = The call and all after it stand, because LHO has called; but the player must go on passing from now on.
p37A-once = The call and all after it stand, because LHO has called; nothing further happens.
p37A-inadmissible = This does not hold for a double or redouble that is inadmissible anyway: Law 36 decides.
p37B1 = The call is cancelled.
p37B2 = A pass takes its place, and both partners pass for the rest of the auction.
p38A = Nobody ever plays above the seven level.
p38B = The bid and all calls after it are cancelled.
p38C = A pass takes its place, the auction goes on, and both partners of the offending side pass to the end.
p38C-over = A pass takes its place, and with it the auction is over.
p38D = Leads may be restricted and the score adjusted, because LHO has not called.
p38D-called = No lead restriction and no adjustment, because LHO has called.
p39A = Calls after the final pass are cancelled.
p39B = Nothing further follows from a defender’s pass, or from any call by the declaring side.
p39B-called = Nothing further happens, because LHO has called after it.
p39C = A defender bid or doubled and LHO has not called: leads may be restricted.

## Summaries of the paragraphs

law-17 = When the auction period begins, who calls when, and when it ends.
    .title = The auction period
law-17A = For each side it starts when either partner takes his cards out of the board.
    .title = Start of the auction period
law-17B = The dealer, as the board shows, calls first.
    .title = First call
law-17C = After the dealer everybody calls in turn, clockwise.
    .title = Order of calls
law-17D = When the auction period is over, and when it is not.
    .title = End of the auction period
law-17D1 = It ends when the auction is over and a defender faces an opening lead; the time between is for clarification.
    .title = The lead ends it
law-17D2 = If nobody bids, it ends when all four hands are back in the board.
    .title = Passed out
law-17D3 = Three passes do not end the auction if one was out of turn and took a player’s turn away: it goes back to him.
    .title = A player passed over
law-18 = What a bid is, and which bid outranks which.
    .title = Bids
law-18A = A bid names one to seven tricks over six and a denomination; pass, double and redouble are calls but not bids.
    .title = Form of a bid
law-18B = A bid is higher at a higher level, or at the same level in a higher denomination.
    .title = Outranking
law-18C = A bid is sufficient when it is higher than the last bid.
    .title = Sufficient bid
law-18D = A bid that is not higher than the last one is an infraction.
    .title = Insufficient bid
law-18E = From the top: notrump, spades, hearts, diamonds, clubs.
    .title = Rank of denominations
law-18F = The authority may allow other ways of calling, bidding boxes for example.
    .title = Ways of calling
law-19 = When a player may double or redouble, and what it does.
    .title = Doubles and redoubles
law-19A = What may be doubled, and how.
    .title = Doubles
law-19A1 = Only the last bid, made by an opponent, with nothing but passes since.
    .title = What may be doubled
law-19A2 = Whoever doubles names neither level nor denomination.
    .title = Only “double”
law-19A3 = If he names them wrongly, he has doubled the bid that was really made.
    .title = Double with a wrong name
law-19B = What may be redoubled, and how.
    .title = Redoubles
law-19B1 = Only the last double, made by an opponent, with nothing but passes since.
    .title = What may be redoubled
law-19B2 = Whoever redoubles names neither level nor denomination.
    .title = Only “redouble”
law-19B3 = If he names them wrongly, he has redoubled the bid that was really made.
    .title = Redouble with a wrong name
law-19C = A later legal bid cancels a double or redouble.
    .title = A bid wipes them out
law-19D = If no bid follows, the contract is scored doubled or redoubled.
    .title = What they score
law-22 = When the auction is over.
    .title = End of the auction
law-22A = Three passes in turn after the last bid end the auction; that bid is the contract.
    .title = The contract
law-22B = If all four pass, the hands go back unplayed and the board is not dealt again.
    .title = Passed out
law-23 = A replacement that tells no more than the cancelled call did.
    .title = Comparable call
law-23A = Which replacement is comparable with the cancelled call.
    .title = What is comparable
law-23A1 = It has the same meaning as the cancelled call, or a similar one.
    .title = Same or similar
law-23A2 = All it can mean, the cancelled call could mean too.
    .title = Part of it
law-23A3 = It serves the same purpose, as a relay or an asking bid does.
    .title = Same purpose
law-23B = With a comparable call auction and play go on; information from the cancelled call is not barred.
    .title = Nothing further
law-23C = If the infraction helped even so and damaged the others, the score is adjusted after play.
    .title = Damage all the same
law-24 = Cards that partner could see stay face up until the auction ends; only the other side may use them.
    .title = Card exposed in the auction
law-24A = A single card below the ten, not led, has no effect on the auction.
    .title = One low card
law-24B = Partner must pass at his next turn.
    .title = An honour, or a card led
law-24C = Partner must pass at his next turn.
    .title = Two or more cards
law-24D = If the player becomes declarer or dummy, the cards go back to his hand.
    .title = Declaring side
law-24E = If he becomes a defender, the cards are penalty cards.
    .title = Defending side
law-25 = When a player may change his own call.
    .title = Changes of call
law-25A = A call that the player never meant to make.
    .title = Unintended call
law-25A1 = Until partner calls, he may replace a slip with the call that he meant; leads are not restricted.
    .title = The call that he meant
law-25A2 = A slip of hand or tongue may be changed, a call that was meant at the time may not.
    .title = Only for slips
law-25A3 = He may change it no matter how he became aware of the slip.
    .title = However he noticed
law-25A4 = Once partner has called, no call may be changed.
    .title = Partner has called
law-25A5 = If the auction ends before partner’s turn, the change is possible until the auction period is over.
    .title = Auction ended first
law-25A6 = LHO may then change a call made over the slip; what it told is for his side only.
    .title = LHO changes too
law-25B = A change that is not allowed as a slip.
    .title = Intended call
law-25B1 = LHO may accept the second call, by calling over it on purpose for example; the first is withdrawn.
    .title = LHO accepts
law-25B2 = The second call is withdrawn and the first one stands.
    .title = LHO does not accept
law-25B3 = Withdrawn calls are information for the other side only.
    .title = What withdrawn calls tell
law-26 = What a withdrawn call means for the lead.
    .title = Lead restrictions
law-26A = If a comparable call took its place, leads are free.
    .title = No restriction
law-26B = Otherwise declarer may forbid the offender’s partner, when first on lead, one suit that the offender has not shown.
    .title = One suit forbidden
law-27 = What happens after a bid that is too low.
    .title = Insufficient bid
law-27A = LHO may treat the bid as legal.
    .title = Accepted
law-27A1 = Any insufficient bid may be accepted by LHO; it is accepted if he calls.
    .title = LHO accepts
law-27A2 = An insufficient bid out of turn is ruled on as a bid out of turn.
    .title = Out of turn as well
law-27B = The bid must be replaced by a legal call; what follows depends on that call.
    .title = Not accepted
law-27B1 = The replacements that leave partner free.
    .title = Nothing further
law-27B1a = The lowest sufficient bid that shows the same denominations: nothing further.
    .title = Same denomination
law-27B1b = A comparable call: nothing further.
    .title = Comparable call
law-27B2 = Partner must pass for the rest of the auction, and leads may be restricted.
    .title = Any other bid, or pass
law-27B3 = { $edition ->
    [2007] Unless it means the same or something more precise it is cancelled, and partner is silenced.
    [1997] It is cancelled; a sufficient bid or a pass follows, and partner is silenced.
   *[other] Unless comparable it is cancelled; a sufficient bid or a pass follows, and partner is silenced.
}
    .title = Double or redouble
law-27B4 = A second insufficient bid is cancelled in the same way, unless LHO accepts it.
    .title = Insufficient again
law-27C = A replacement made before the ruling counts, unless LHO accepts the first bid.
    .title = Replaced too early
law-27D = If the insufficient bid helped even so, the score is adjusted towards the result without it.
    .title = Damage all the same
law-28 = Calls that count as made in turn although the order was broken.
    .title = Calls deemed in turn
law-28A = A call at RHO’s turn counts as in turn when RHO is bound to pass.
    .title = RHO must pass
law-28B = If the player in turn calls before the ruling, the opponent’s call out of turn counts for nothing.
    .title = The player in turn calls
law-29 = LHO may call over it; otherwise it is cancelled.
    .title = After a call out of turn
law-29A = By calling over it LHO gives up the right to { word-rectification }.
    .title = LHO calls
law-29B = If LHO does not call, it is cancelled and the turn goes back.
    .title = Cancelled
law-29C = What counts is the denominations that it shows, not the one that it names.
    .title = Artificial call
law-30 = What follows when LHO has not accepted it.
    .title = Pass out of turn
law-30A = The offender must pass when his turn comes.
    .title = RHO’s turn
law-30B = What follows when it was partner’s turn, or LHO’s.
    .title = Partner’s or LHO’s turn
law-30B1 = Partner’s turn, or LHO’s when the offender had not called before.
    .title = Not a change of call
law-30B1a = Partner calls freely, but may not use what the pass told.
    .title = Partner
law-30B1b = The offender makes any legal call.
    .title = The offender
law-30B1bi = A comparable call: nothing further.
    .title = Comparable
law-30B1bii = Partner must pass once, and leads may be restricted.
    .title = Not comparable
law-30B2 = At LHO’s turn after an earlier call of his own, the pass counts as a change of call.
    .title = After an earlier call
law-30C = An artificial pass, or a pass over partner’s artificial call, is ruled on like a bid.
    .title = Artificial pass
law-31 = What follows when LHO has not accepted it.
    .title = Bid out of turn
law-31A = What follows when it was RHO’s turn.
    .title = RHO’s turn
law-31A1 = The offender must repeat the bid; if that is legal, nothing further.
    .title = RHO passes
law-31A2 = RHO bids, doubles or redoubles: the offender makes any legal call.
    .title = RHO calls
law-31A2a = A comparable call: nothing further.
    .title = Comparable
law-31A2b = Partner must pass once, and leads may be restricted.
    .title = Not comparable
law-31B = Partner’s turn, or LHO’s when the offender had not called before.
    .title = Partner’s or LHO’s turn
law-31B1 = Partner calls freely, but may not use what the bid told.
    .title = Partner
law-31B2 = He makes any legal call; whether it is comparable decides.
    .title = The offender
law-31C = At LHO’s turn after an earlier call of his own, the bid counts as a change of call.
    .title = After an earlier call
law-32 = LHO may accept it unless it is inadmissible; otherwise it is cancelled.
    .title = Double out of turn
law-32A = What follows when it was RHO’s turn.
    .title = RHO’s turn
law-32A1 = The offender must repeat it; nothing further unless it is inadmissible.
    .title = RHO passes
law-32A2 = RHO makes another call than pass: the offender makes any legal call.
    .title = RHO calls
law-32A2a = A comparable call: nothing further.
    .title = Comparable
law-32A2b = Partner must pass once, and leads may be restricted.
    .title = Not comparable
law-32B = What follows when it was partner’s turn.
    .title = Partner’s turn
law-32B1 = Partner calls freely, but may not use what the double told.
    .title = Partner
law-32B2 = He makes any legal call; whether it is comparable decides.
    .title = The offender
law-32C = At LHO’s turn after an earlier call of his own, the double counts as a change of call.
    .title = After an earlier call
law-33 = Of two calls at once, the one out of turn counts as made second.
    .title = Simultaneous calls
law-34 = Three passes in a row, one of them out of turn: the player passed over gets his turn back.
    .title = The right to call is kept
law-35 = The calls that are never allowed.
    .title = Inadmissible calls
law-35A = A double or redouble that may not be made at that point.
    .title = Double against the rules
law-35B = Anything but pass by a player who must pass.
    .title = Call instead of a duty to pass
law-35C = A bid of more than seven.
    .title = Above seven
law-35D = A call after the final pass.
    .title = After the end
law-36 = What follows after a double or redouble that is not permitted.
    .title = Inadmissible double
law-36A = It and all later calls are cancelled, and the auction goes back as if nothing had happened.
    .title = LHO has called
law-36B = What follows when LHO waits for the ruling.
    .title = LHO has not called
law-36B1 = The double or redouble is cancelled.
    .title = Cancelled
law-36B2 = The offender makes a legal call, and partner passes for the rest of the auction.
    .title = Another call
law-36B3 = Leads may be restricted, and damage that he could have foreseen is made good.
    .title = Leads and damage
law-36B4 = The turn goes back; the offender calls freely later, partner passes for the rest of the auction.
    .title = Out of turn as well
law-36C = The board is scored as if the call had not been made.
    .title = Noticed after the lead
law-37 = What follows when a player calls who is bound to pass.
    .title = Call by a player who must pass
law-37A = The call and all later ones stand; a duty to pass throughout goes on.
    .title = LHO has called
law-37B = What follows when LHO waits for the ruling.
    .title = LHO has not called
law-37B1 = The call is cancelled.
    .title = Cancelled
law-37B2 = A pass takes its place and both partners pass for the rest of the auction; leads may be restricted.
    .title = Both must pass
law-38 = What follows after a bid of eight or more.
    .title = Bid above seven
law-38A = No contract above seven is ever played.
    .title = Never played
law-38B = The bid and all later calls are cancelled.
    .title = Cancelled
law-38C = A pass takes its place, and both partners pass while the auction lasts.
    .title = Both must pass
law-38D = Leads may be restricted and damage made good, but not if LHO called over it.
    .title = When LHO has called
law-39 = What follows when somebody calls after the auction.
    .title = Call after the final pass
law-39A = Every call after the final pass is cancelled.
    .title = Cancelled
law-39B = A defender’s pass, any call of the declaring side, or LHO has called: nothing further.
    .title = Nothing further
law-39C = If LHO has not called, leads may be restricted.
    .title = A defender’s bid or double
