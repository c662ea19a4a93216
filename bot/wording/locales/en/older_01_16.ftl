### Laws 1-16 as the editions of 2007 and 1997 have them.

## Questions

ask-wrong_number_of_cards-matters = Is what was seen important enough to spoil normal bidding or play?
val-wrong_number_of_cards-matters-true = It matters
val-wrong_number_of_cards-matters-false = It does not matter
ask-wrong_number_of_cards-all_agree = Do all four players agree to play the board?
val-wrong_number_of_cards-all_agree-true = All four agree
val-wrong_number_of_cards-all_agree-false = Somebody objects
ask-wrong_board_or_hand-lho_called = Has LHO called over that call?
val-wrong_board_or_hand-lho_called-true = LHO has called
val-wrong_board_or_hand-lho_called-false = LHO has not called
ask-wrong_board_or_hand-new_call_differs = With the right hand: is the new call another one than the first?
val-wrong_board_or_hand-new_call_differs-true = Another call
val-wrong_board_or_hand-new_call_differs-false = The same call
ask-wrong_board_or_hand-in_auction = Was it found out while the auction was still going on?
val-wrong_board_or_hand-in_auction-true = During the auction
val-wrong_board_or_hand-in_auction-false = After the auction
ask-wrong_board_or_hand-second_auction_differs = Does any call of the second auction differ from the first?
val-wrong_board_or_hand-second_auction_differs-true = A call differs
val-wrong_board_or_hand-second_auction_differs-false = All calls the same
ask-extraneous_information-measure = What does the director do?
val-extraneous_information-measure-change_seats = Change the seats
val-extraneous_information-measure-substitute = Put in a substitute
val-extraneous_information-measure-score_now = Adjust now

## Sentences

p2007-15A-seats = Players with a board that is not theirs in this round: whether it counts depends on who has played it before.
p1997-8B-postponed = These Laws have no rule of their own for a postponed board: the round ends for a table when its players move on.
p1997-6D2-shared = These Laws do not mind tables sharing boards: only unshuffled deals and deals of another event do not count.
p1997-9A2-nobody_prevents = These Laws give no player a right of his own to stop an irregularity; only dummy may try to stop declarer’s.
p1997-9A2-dummy_prevents = During play that is as far as dummy may go; once play is over he may also point out what went wrong.
p2007-11A-forfeited = The non-offenders gained by an opponent’s ignorance: their right is lost, and both sides keep the score.
p2007-11A-offenders = These Laws take nothing from offenders for the others’ ignorance: the director decides whether the right is lost.
p2007-12C1b = The innocent side made a serious unrelated error or a wild gamble: for that part of the damage it gets nothing.
p2007-12C1f = The offending side gets what its infraction alone would have given; the two scores need not balance.
p2007-86D-law12 = Teams, and a result at the other table: the director may assign a score, and should if that result favours the innocents.
p2007-86D-law13 = Teams, and a result at the other table: the director may assign a score, in IMPs or total points.
p2007-86A-law12 = At IMPs average plus is +3 and average minus is -3.
p2007-86B-law12 = Knock-out: work out each side’s score by itself and give both the average of the two.
p1997-88-above = The innocent contestant scores above 60 % elsewhere: it gets its own session average on this board.
p1997-89-law12 = Individual event: both partners take the same penalty and score; a blameless partner gets no penalty points.
p1997-12C1-below = At most 40 % to a side directly at fault: these Laws do not compare an offender with its own session.
p1997-12C2 = The innocent side gets the best result that was likely, the offenders the worst that was still probable; nothing is weighted.
p1997-12C2-none = The innocent side is not worse off than it would likely have been: no adjustment.
p1997-12C2-self_inflicted = These Laws have no rule for damage that a side did to itself: the director judges what was likely.
p1997-12C3 = If it is appealed, the committee may change the assigned score so that it is fair.
p2007-13D2b = What was seen matters too much for normal bidding and play: the score is adjusted, and an offender may be penalized.
p2007-13E = Which card was moved where is unauthorized for the partner of a player whose number was wrong.
p1997-13 = The director corrects the hands, all four agree, and the board is played; no call is changed.
p1997-13-adjust = A wrong hand has called, and it cannot be saved or not all four agree: an artificial score, and the offender is penalized.
p1997-13-foreign = These Laws have no rule of their own for a foreign card: it counts as a wrong number of cards.
p1997-13-number = If a hand now has too many or too few cards, the rules for a wrong number of cards decide.
p1997-13A-misdealt = If the board was dealt wrongly from the start, the director has it dealt again.
p1997-13B1 = What was seen does not matter and all four agree: play and score the board normally.
p1997-13B2-objected = A player does not want the board to be played: the score is adjusted, and an offender may be penalized.
p1997-13C = One hand had too many cards and another too few: the result is void, and a procedural penalty is possible.
p2007-15A-early = Nobody has looked at a card: take the right board, nothing else happens.
p2007-15A2 = The director may have these players play the right board later.
p2007-15C = The auction is cancelled; the director seats the right players, and a second auction begins.
p2007-15C-repeat = Whoever has already called must call the same again: if any call differs, the board is cancelled, otherwise it is played.
p2007-15C-differs = A call of the second auction differs from the first: the director cancels the board.
p2007-15C-same = The second auction is like the first: the board is played normally.
p2007-15C-purpose = A side that tries to spoil the board on purpose may be penalized and the score adjusted.
p1997-15B = Whoever has played the board before: his second result is cancelled, and the opponents get an artificial score.
p2007-17D1 = The call made with the wrong cards is cancelled.
p2007-17D2 = The offender takes his right hand and calls again; the auction goes on from there.
p2007-17D2-lho = The offender makes the same call with his right hand, LHO repeats his own, and the auction goes on.
p2007-17D2-differs = LHO has called, and the offender’s new call is another one: the director awards an artificial score.
p2007-17D2-partner = The offender’s partner has called since: the director awards an artificial score.
p1997-17D-lho = LHO has already called over it: the director adjusts the score.
p1997-17D-again = LHO has not called: the offender takes his right hand and calls with that.
p1997-17D-other_board = The text at hand has no rule for the board that the cards came from: the director looks it up in the law book.
p1997-16 = Lawful calls and plays and the opponents’ manner may be used freely.
p1997-16-known = These Laws do not name what you knew before: use it, unless it is about this board.
p1997-16-conditions = These Laws do not name the state of the match or the opponents’ habits: nothing forbids you to consider them.
p1997-16-affected = A player acted on what he had learnt elsewhere, and it affected the result: the director adjusts the score.
p1997-16A-none = There was no logical alternative, so the action was allowed and the result stands.
p1997-16C2-none = There was no logical alternative, so the action was allowed and the result stands.
p1997-16B-no_other = These Laws offer only a change of seats, a substitute with everybody’s consent, or an artificial score at once.
p1997-16B2 = If all four agree, a substitute plays this board in place of the player with the information.
p1997-16B3 = The director awards an artificial adjusted score at once.
p1997-12A1-withdrawn = If the offending side uses it and so damages the others, the director adjusts.
p1997-12A1-withdrawn_adjust = The other side was damaged by it: the director adjusts the score.

## Summaries

law1997-11B = A spectator was the first to point out the irregularity.
    .title = Spectator points it out
law1997-11B1 = The right to a penalty may be lost if the spectator belongs to the non-offending side.
    .title = Spectator of the innocent side
law1997-11B2 = The right to put the irregularity right may be lost if the spectator belongs to the offending side.
    .title = Spectator of the offending side
law2007-12C1b = Damage that the innocent side did to itself by a serious unrelated error or a wild gamble is not made good.
    .title = Self-inflicted damage
law2007-12C1e = The regulating authority may prescribe the old measure instead: the best likely against the worst probable result.
    .title = If the authority so chooses
law2007-12C1ei = The innocent side gets the best result that was likely without the infraction.
    .title = Innocents’ score
law2007-12C1eii = The offending side gets the worst result that was at all probable.
    .title = Offenders’ score
law2007-12C1f = What the two sides are awarded need not add up.
    .title = Scores need not balance
law1997-12C3 = The committee may change an assigned score so that it is fair.
    .title = The committee’s equity
law1997-13 = A wrong hand has called: played on only if the director can correct it and all four agree; otherwise adjusted.
    .title = Wrong number of cards
law1997-13B1 = The board may be played if what was seen does not matter and all four players agree.
    .title = It does not matter
law1997-13C = The result is void; a procedural penalty is possible.
    .title = Found after play
law2007-13D2 = A player has seen a card of another hand; what follows depends on how much it matters.
    .title = A card was seen
law2007-13D2b = { $edition ->
    [1997] It matters too much for normal play, or a player objects: adjusted score, perhaps a penalty.
   *[other] It matters too much for normal play: the score is adjusted at once, perhaps with a penalty.
}
    .title = It matters
law2007-13E = Where the director moved a card to is unauthorized for partner of a player whose number was wrong.
    .title = Knowing of the correction
law2007-15A = None of the players has played this board before: the score normally stands, the right board may follow later.
    .title = Not played before
law2007-15A2 = The director may have both pairs play the right board later.
    .title = The right board later
law1997-15B = Who has played the board before loses the second result; the opponents get an artificial score.
    .title = Played before
law2007-15C = Found during the auction: the right players sit down and repeat the calls; any difference cancels the board.
    .title = Found during the auction
law1997-16 = Lawful calls and plays and the opponents’ manner may be used; acting on anything else can be an infraction.
    .title = Information
law2007-16A3 = No call or play may rest on any other information.
    .title = Nothing else
law1997-16B2 = If all four agree, a substitute plays in place of the player with the information.
    .title = Substitute
