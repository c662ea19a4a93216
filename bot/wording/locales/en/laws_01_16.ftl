### Laws 1-16: preliminaries, preparation, general rules for irregularities.

## Kinds

kind-unauthorized_information = Information from partner
kind-extraneous_information = Information from elsewhere
kind-wrong_number_of_cards = Wrong number of cards
kind-missing_card = Missing card
kind-wrong_board_or_hand = Wrong board or wrong hand
kind-shuffle_and_deal = Shuffle, deal and handling of cards
kind-seating = Seats, tables and rounds
kind-forfeited_rectification = Acted before the director came
kind-calling_the_director = Calling the director
kind-adjusted_score = Adjusted score

## Laws 3-5, 8: seating

ask-seating-matter = What is the matter with seats, tables or rounds?
val-seating-matter-wrong_seat = Wrong table or seat
val-seating-matter-change_seats = Wants to change seats
val-seating-matter-choose_seats = Seats at the start
val-seating-matter-change_partner = Change of partner
val-seating-matter-unclear_move = Move announced badly
val-seating-matter-tables = Table numbers, North
val-seating-matter-moving_boards = Who moves the boards
val-seating-matter-round_end = When a round ends
val-seating-matter-postponed_board = Postponed board
val-seating-matter-session_end = End of the session
ask-seating-progress = How far was the board when the wrong seats were noticed?
val-seating-progress-not_started = No card looked at
val-seating-progress-in_progress = Board under way
val-seating-progress-finished = Board finished

p3 = The director numbers the tables and says which side of each table is North.
p4 = Partnerships and teams stay as they are for the whole session unless the director allows a change.
p5A = The director gives the starting places; partners settle who sits where unless told otherwise.
p5A-change = Nobody changes compass direction during the session unless the director orders or allows it.
p5B = Each player is responsible for following the announced move and for sitting in the right place.
p5B-move_now = Nothing has been played: go to your correct seats now and start the board there.
p5B-announce = The director must announce the move clearly; the players must then follow it.
p8A1 = The director says how boards and players move.
p8A2 = North is responsible for passing on the boards unless the director has arranged it otherwise.
p8B1 = The round ends when the director calls the next one; at a table still playing, when its players have moved on.
p8B2 = For a postponed board the round goes on until it has been played and scored, or the director drops it.
p8C = The last round ends at a table when all its boards are played and scored and nobody objects.
p15B-seats = Players with a board that is not theirs in this round: whether it counts depends on who has played it before.
p82B1-seats = The director puts the error right, by an adjusted score where the result cannot be used.
p82B2-seats = Stop and call the director: he decides whether the board is played on, moved to later or dropped.

## Laws 6-7, 22B: shuffle, deal, handling

ask-shuffle_and_deal-what = What happened with the cards or the board?
val-shuffle_and_deal-what-passed_out = All four passed
val-shuffle_and_deal-what-misdealt = Dealt wrongly
val-shuffle_and_deal-what-card_seen = A card was seen in dealing
val-shuffle_and_deal-what-not_shuffled = Not shuffled
val-shuffle_and_deal-what-other_session = Deal of another session
val-shuffle_and_deal-what-shared_boards = Tables share boards
val-shuffle_and_deal-what-directors_redeal = Director wants a new deal
val-shuffle_and_deal-what-duplicated = Duplicated boards
val-shuffle_and_deal-what-shuffling = Shuffling, cutting
val-shuffle_and_deal-what-dealing = How to deal
val-shuffle_and_deal-what-presence = Who must be present
val-shuffle_and_deal-what-who_deals = Who deals
val-shuffle_and_deal-what-board_moved = Board moved or turned
val-shuffle_and_deal-what-not_counted = Cards not counted
val-shuffle_and_deal-what-not_looked = Called without looking
val-shuffle_and_deal-what-touched_cards = Touched others’ cards
val-shuffle_and_deal-what-returning_cards = Putting the cards back
val-shuffle_and_deal-what-hand_taken_out = Hand taken out after play
val-shuffle_and_deal-what-responsibility = Who is responsible
ask-shuffle_and_deal-auction_begun = Has anybody called on this board?
val-shuffle_and_deal-auction_begun-true = The auction has begun
val-shuffle_and_deal-auction_begun-false = Nobody has called
ask-shuffle_and_deal-replay = Is the event meant to replay old deals?
val-shuffle_and_deal-replay-true = A replay event
val-shuffle_and_deal-replay-false = Not a replay event
ask-shuffle_and_deal-result_known = Could a contestant know the match result without this board?
val-shuffle_and_deal-result_known-true = Result could be known
val-shuffle_and_deal-result_known-false = Result not known
ask-shuffle_and_deal-permitted = { $edition ->
    [2007] Did the director allow it, or were both sides there?
    [1997] Did the director allow it, or were both sides there?
   *[other] Did an opponent or the director allow it, or were both sides there?
}
val-shuffle_and_deal-permitted-true = It was allowed
val-shuffle_and_deal-permitted-false = Nobody allowed it

p6A = Shuffle the pack thoroughly; if an opponent asks for a cut, it is cut.
p6B = { $edition ->
    [2007] Deal face down, card by card, four hands of thirteen.
    [1997] Deal face down, card by card, four hands of thirteen.
   *[other] Deal face down, card by card, four hands of thirteen; two cards next to each other never go to one hand.
}
p6C = One member of each pair should be present at the shuffle and deal, unless the director says otherwise.
p6D1 = The auction has not begun: shuffle and deal this board again.
p6D1-begun = No new deal, because the auction has begun: a card seen by accident is information from elsewhere.
p6D1-too_late = It is too late for a new deal on this ground, because the auction has begun: the board is played.
p6D2 = A deal from an unshuffled sorted pack or from another session does not count: the result is void.
p6D2-replay = The event replays old deals, so the deal counts.
p6D2-shared = Tables may exchange their boards.
p6D3 = The director may have the board shuffled and dealt again for any reason the laws recognise.
p6D3-not_passed_out = The director’s power to order a new deal does not reach a passed-out board.
p6E1 = The director may have the boards dealt at the tables just before play.
p6E2 = He may deal them himself beforehand.
p6E3 = He may leave it to assistants or others.
p6E4 = { $edition ->
    [1997] He may choose another way of dealing, above all when boards are dealt beforehand.
   *[other] Any other way of dealing is fine if its hands are just as random as a proper shuffle and deal.
}
p6F = { $edition ->
    [1997] The players make copies of the boards when and as the director says.
   *[other] Copies are made as the director says; a duplicated board is normally not dealt again, though he may order it.
}
p7A = { $edition ->
    [2007] The board stays in the middle of the table until play is over: put it back.
    [1997] The board stays in the middle of the table until play is over: put it back.
   *[other] The board stays in the middle of the table, the right way round, until play is over: put it back.
}
p7B1 = Each player takes the hand from the pocket of his own direction.
p7B1-own_hand = No call was made with the wrong cards: put them back and take the hand of your own pocket in this board.
p7B2 = Count your thirteen cards face down before you look at them.
p7B2-look = A player must look at his cards before he calls: look at them now; the call that was made is a call.
p7B3-permitted = { $edition ->
    [2007] With the director’s leave a player may touch the cards.
    [1997] With the director’s leave a player may touch the cards.
   *[other] With the leave of an opponent or of the director a player may touch the cards.
}
p7B3-forbidden = During and after play nobody touches cards that are not his own, except declarer playing dummy’s.
p7C = { $edition ->
    [1997] After play put your thirteen cards back into your own pocket of the board.
   *[other] After play shuffle your thirteen cards and put them into your own pocket of the board.
}
p7C-permitted = With a player of each side or the director present, a hand may be taken out again.
p7C-forbidden = After play no hand leaves the board unless a player of each side or the director is there.
p7D = Players who stay at the table all session are chiefly responsible for the proper order of boards and cards.
p13-number = If a hand now has too many or too few cards, the rules for a wrong number of cards decide.
p22B-no_redeal = Passed out: the hands go back unplayed and the board scores zero. It is not dealt again.
p24-partner = If partner’s card was exposed during the auction, the rules for exposed cards apply instead.
p86A-no_redeal = No new deal when the match result could be known without this board: the director adjusts the score.
p90B5-touching = Handling other players’ cards may cost a procedural penalty.
p90B7-not_counted = Not counting may cost a procedural penalty when it leads to an adjusted score.

## Laws 9-10: calling the director

ask-calling_the_director-act = What does the player want to do?
val-calling_the_director-act-call_director = Call the director
val-calling_the_director-act-draw_attention = Point out an irregularity
val-calling_the_director-act-prevent = Prevent an irregularity
val-calling_the_director-act-own_side = Tell on his own side
val-calling_the_director-act-act_before_ruling = Go on before the ruling
val-calling_the_director-act-correct_oneself = Correct it himself
val-calling_the_director-act-settle = Settle it among players
val-calling_the_director-act-waive = Waive the { word-rectification }
val-calling_the_director-act-consult = Ask partner what to choose
val-calling_the_director-act-choose_best = Choose what is best
val-calling_the_director-act-profit = Gain after { word-rectification }
val-calling_the_director-act-options = Have options explained
ask-calling_the_director-dummy = Is the player dummy?
val-calling_the_director-dummy-true = He is dummy
val-calling_the_director-dummy-false = He is not dummy
ask-calling_the_director-phase = When is it?
val-calling_the_director-phase-auction = During the auction
val-calling_the_director-phase-clarification = After the final pass
val-calling_the_director-phase-play = During the play
val-calling_the_director-phase-after_play = After the play
ask-calling_the_director-attention_drawn = Has another player already drawn attention to the irregularity?
val-calling_the_director-attention_drawn-true = Attention was drawn
val-calling_the_director-attention_drawn-false = Nobody has said anything
ask-calling_the_director-next_step = What do the players do now?
val-calling_the_director-next_step-call_director = Call the director
val-calling_the_director-next_step-continue_play = Go on without him

p9A1 = During the auction any player may point out an irregularity, in turn or not.
p9A2 = During play declarer and both defenders may point out an irregularity.
p9A3 = Any player may try to stop an irregularity before it happens.
p9A4 = Dummy says nothing about an irregularity until play is over.
p9A4-after = Dummy may speak now, because play is over.
p9A5 = You need not mention your own side’s irregularity, except partner’s wrong explanation at the proper time.
p9B1a = { $edition ->
    [1997] Once attention is drawn to an irregularity, the director must be called at once.
   *[other] Once attention is drawn to an irregularity, the director should be called at once.
}
p9B1b = Any player, dummy too, may call the director once attention has been drawn.
p9B1c = Calling the director costs you no right.
p9B1d = Pointing out your own side’s irregularity takes nothing from the opponents’ rights.
p9B2 = Nobody does anything until the director has explained the { word-rectification }.
p9B2-too_early = Wait for the director: what is done before he explains can count against the player who did it.
p9C = An offender who corrects too early may bring further { word-rectification } on himself, such as lead restrictions.
p10A = Only the director rules; players may neither decide on a { word-rectification } nor waive one themselves.
p10A-settled = Players had no right to settle it themselves: only the director rules.
p10B = The director may allow or cancel what the players decided without him.
p10C1 = Where the law gives a choice, the director explains all of it first.
p10C2 = The player who has the choice makes it alone, without asking partner.
p10C3 = The non-offending side may choose whatever is best for it.
p10C4 = After the { word-rectification } the offending side may call and play to its advantage, even if it seems to profit.
p42B2-prevent = Dummy may too, as long as he has not lost his rights.
p42B3-after = Dummy may point it out when play is over.
p43A1a-first = Dummy must not be the first to call the director during play: he waits until another player speaks.
p43A1a-drawn = Dummy may call him too, because another player has spoken first.
p43A1b-silent = Speaking up during play breaks dummy’s limits and may be penalized.
p72B2-own_side = No duty to reveal it, but hiding it by a further breach is forbidden.
p72C-later = If an offender could have known that it would well damage the other side, the director adjusts after play.
p81C5-waive = Ask the director: he may waive the { word-rectification } when the non-offending side requests it.

## Law 11: acting before the director comes

ask-forfeited_rectification-acted_first = Who did something before the director was called?
val-forfeited_rectification-acted_first-non_offenders = Non-offending side
val-forfeited_rectification-acted_first-offenders = Only the offending side
ask-forfeited_rectification-gained = Did a side gain because an opponent went on without knowing the law?
val-forfeited_rectification-gained-nobody = Nobody gained by that
val-forfeited_rectification-gained-non_offenders = Non-offenders gained
val-forfeited_rectification-gained-offenders = Offenders gained

p11A = { $edition ->
    [1997] The non-offending side acted before calling the director: its right to a penalty may be lost.
   *[other] The non-offending side acted before calling the director: its right to { word-rectification } may be lost.
}
p11A-may = { $edition ->
    [1997] Acting before the director is called can cost the right to a penalty.
   *[other] Acting before the director is called can cost the right to { word-rectification }.
}
p11A-non_offenders = What the non-offenders gained by an opponent’s ignorance comes off their score; the others keep the result.
p11A-offenders = What the offenders gained by an opponent’s ignorance comes off their score; the others keep the result.
p11B = Even so the director may give a procedural penalty.

## Law 12: adjusted score

ask-adjusted_score-ground = Why should the score be adjusted?
val-adjusted_score-ground-unplayable = No normal result possible
val-adjusted_score-ground-no_remedy = The laws give no remedy
val-adjusted_score-ground-wrong_rectification = Wrongly rectified
val-adjusted_score-ground-law = A law provides for it
val-adjusted_score-ground-too_harsh = Too harsh or too kind
val-adjusted_score-ground-request = Who may ask, until when
val-adjusted_score-ground-split_knockout = Split score in a knock-out
val-adjusted_score-ground-individual = Individual event
ask-adjusted_score-other_table = Teams: does the other table’s result clearly favour one side?
val-adjusted_score-other_table-true = Good result elsewhere
val-adjusted_score-other_table-false = No clear result elsewhere
ask-adjusted_score-session_score = How does the contestant score on the other boards?
val-adjusted_score-session_score-usual = Other boards: 40 to 60 %
val-adjusted_score-session_score-innocent_above_60 = Innocent, above 60 %
val-adjusted_score-session_score-offender_below_40 = Offender, below 40 %
ask-adjusted_score-fault = Whose fault is it that there is no result?
val-adjusted_score-fault-one_side = One side’s fault
val-adjusted_score-fault-one_side_partly = Partly one side’s fault
val-adjusted_score-fault-both = Both sides’ fault
val-adjusted_score-fault-both_partly = Partly both sides’ fault
val-adjusted_score-fault-neither = Nobody’s fault at the table
ask-adjusted_score-directors_error = Was the wrong rectification the director’s mistake?
val-adjusted_score-directors_error-true = Director’s mistake
val-adjusted_score-directors_error-false = Not the director’s
ask-adjusted_score-damage = Is the result worse for the non-offending side than was likely without the infraction?
val-adjusted_score-damage-true = Damaged
val-adjusted_score-damage-false = Not damaged
ask-adjusted_score-self_inflicted = { $edition ->
    [2007] Did it add to the damage by a serious error or a wild gamble?
   *[other] Did it add to the damage by an extremely serious error or a gamble?
}
val-adjusted_score-self_inflicted-true = Damage partly its own doing
val-adjusted_score-self_inflicted-false = Damage not its own doing
ask-adjusted_score-likely = How many results were likely without the infraction?
val-adjusted_score-likely-one = One likely result
val-adjusted_score-likely-several = Several likely results
val-adjusted_score-likely-too_many = Too many or unclear

p12A = The director may adjust where a law lets him, on a player’s request in time or by himself.
p12A1 = { $edition ->
    [1997] The laws do not make good enough of this: the director may adjust in favour of the non-offending side.
   *[other] The laws give no rectification for this: the director may adjust in favour of the non-offending side.
}
p12A2 = The board cannot be put right for a normal result: the director awards an artificial score.
p12A3 = An irregularity was wrongly rectified: the director may adjust.
p12B1 = An adjustment makes good the damage of the innocent side and takes the gain from the offenders.
p12B1-none = The innocent side is not worse off than it would likely have been without the infraction: no adjustment.
p12B2 = A { word-rectification } that seems too hard or too kind is no reason to adjust: the laws’ own result stays.
p12C1a = The director awards an assigned score instead of the table result.
p12C1b = The score comes as near as possible to the likely result without the infraction.
p12C1c = The director may weight the likely results; only results that could be reached lawfully count.
p12C1d = The director may award an artificial score: the possibilities are too many or unclear.
p12C1e = The innocent side partly damaged itself, so the two sides are treated differently.
p12C1ei = The offending side gets the score that the full adjustment gives it.
p12C1eii = The other side gets no relief for the part that it did to itself.
p12C2a = Artificial: at most 40 % directly at fault, 50 % partly at fault, at least 60 % not at fault.
p12C2a-one_side = At most 40 % to the side directly at fault, at least 60 % to the other.
p12C2a-one_side_partly = 50 % to the side partly at fault, at least 60 % to the other.
p12C2a-both = At most 40 % to both sides, each directly at fault.
p12C2a-both_partly = 50 % to both sides, each partly at fault.
p12C2a-neither = At least 60 % to both sides, neither being at fault.
p12C2b = At IMPs average plus is +3 and average minus is -3, unless the regulations say otherwise.
p12C2c-above = The innocent contestant scores above 60 % elsewhere: it gets its own session average on this board.
p12C2c-below = The offender scores below 40 % elsewhere: it gets its own session average on this board.
p12C3 = In an individual event both partners take the same rectification and score; a blameless partner gets no penalty.
p12C4 = In a knock-out each side’s score on the board is worked out by itself, and both get the average of the two.
p82C-both = If no normal score is possible, the director adjusts with both sides as innocent: it was his own mistake.
p86B1-law12 = Teams, and the other table’s result clearly favours one side: the director assigns a score, he gives no average.
p92B-request = A ruling can be asked for until 30 minutes after the result is posted, unless another time was announced.

## Law 13: wrong number of cards

ask-wrong_number_of_cards-foreign_card = Does the extra card come from another pack or board?
val-wrong_number_of_cards-foreign_card-true = A foreign card
val-wrong_number_of_cards-foreign_card-false = No foreign card
ask-wrong_number_of_cards-foreign_card_played = Has the foreign card been played to a complete trick?
val-wrong_number_of_cards-foreign_card_played-true = Played to a trick
val-wrong_number_of_cards-foreign_card_played-false = Not played
ask-wrong_number_of_cards-play_over = Was it found after the play?
val-wrong_number_of_cards-play_over-true = Found after the play
val-wrong_number_of_cards-play_over-false = Found before play ended
ask-wrong_number_of_cards-wrong_hand_called = Has a player with a wrong number of cards called?
val-wrong_number_of_cards-wrong_hand_called-true = A wrong hand has called
val-wrong_number_of_cards-wrong_hand_called-false = No wrong hand has called
ask-wrong_number_of_cards-card_seen = Has a player seen a card of another hand?
val-wrong_number_of_cards-card_seen-true = A card was seen
val-wrong_number_of_cards-card_seen-false = No card was seen
ask-wrong_number_of_cards-affected = Did what was seen affect the result?
val-wrong_number_of_cards-affected-true = It affected the result
val-wrong_number_of_cards-affected-false = No effect
ask-wrong_number_of_cards-correctable = Can the deal be corrected and still be played?
val-wrong_number_of_cards-correctable-true = It can be played
val-wrong_number_of_cards-correctable-false = It cannot be played

p13A1 = The director corrects the hands; nobody knows another hand, so play the board normally.
p13A2 = The director corrects the hands, and the board is played; he adjusts the score if what was seen affected it.
p13A2-affected = The director adjusts the score, because what was seen affected it, and may penalize the offender.
p13A2-unaffected = The result stands: what was seen did not affect it.
p13B1 = The director corrects the hands and the board is played; no call is changed.
p13B1-after = After play he may adjust the score.
p13B2 = The deal cannot be saved: the director adjusts the score and may penalize the offender.
p13C = The foreign card is taken away; auction and play go on without any { word-rectification }.
p13C-played = The foreign card is taken away; it was played to a complete trick, so the director may adjust the score.
p13D = The result is cancelled and the score adjusted; the offender may get a procedural penalty.
p86B-law13 = Teams: the rules for results at the other table decide what is awarded.

## Law 14: missing card

ask-missing_card-lead_faced = Has the opening lead been faced?
val-missing_card-lead_faced-true = Lead faced
val-missing_card-lead_faced-false = Lead not faced yet
ask-missing_card-found = Where is the missing card?
val-missing_card-found-among_played = Among the played cards
val-missing_card-found-elsewhere = Card found elsewhere
val-missing_card-found-not_found = Card not found

p14A1 = The card goes back to the short hand.
p14A2 = The card cannot be found: the director rebuilds the deal with another pack.
p14A3 = Auction and play go on, no call changes; the hand counts as complete from the start.
p14B1 = A trick has one card too many: the missing card lay among the played ones.
p14B2 = { $edition ->
    [1997] The card goes back to the short hand; penalties may follow.
   *[other] The card goes back to the short hand; rectification or a penalty may follow.
}
p14B3 = { $edition ->
    [1997] The director rebuilds the deal as well as he can; penalties may follow.
   *[other] The director rebuilds the deal with another pack; rectification or a penalty may follow.
}
p14B4 = The card counts as always held: it can be a penalty card, and not having played it can be a revoke.
p14C = Partner of the short hand must not use what he knows from the card being replaced.
p67-law14 = The rules for a trick with a wrong number of cards decide.

## Law 15: wrong board or hand

ask-wrong_board_or_hand-mistake = Did one player hold a wrong hand, or did the whole table play a wrong board?
val-wrong_board_or_hand-mistake-hand = One player, wrong hand
val-wrong_board_or_hand-mistake-board = Whole table, wrong board
ask-wrong_board_or_hand-teams = Is it a team match?
val-wrong_board_or_hand-teams-true = Teams
val-wrong_board_or_hand-teams-false = Pairs or individual
ask-wrong_board_or_hand-later_board = Is it about the board that the wrong hand came from?
val-wrong_board_or_hand-later_board-true = The hand’s own board
val-wrong_board_or_hand-later_board-false = Not the hand’s own board
ask-wrong_board_or_hand-called = Has the player with the wrong hand called?
val-wrong_board_or_hand-called-true = He has called
val-wrong_board_or_hand-called-false = He has not called
ask-wrong_board_or_hand-partner_called = Has his partner called after that?
val-wrong_board_or_hand-partner_called-true = Partner has called
val-wrong_board_or_hand-partner_called-false = Partner has not called
ask-wrong_board_or_hand-repeated = Does he make the same call there?
val-wrong_board_or_hand-repeated-true = The same call
val-wrong_board_or_hand-repeated-false = Another call
ask-wrong_board_or_hand-call_differs = Is its meaning much different, or is it psychic?
val-wrong_board_or_hand-call_differs-true = Much different or psychic
val-wrong_board_or_hand-call_differs-false = Much the same
ask-wrong_board_or_hand-auction_period_begun = Has anybody looked at his cards?
val-wrong_board_or_hand-auction_period_begun-true = Cards were looked at
val-wrong_board_or_hand-auction_period_begun-false = No card was looked at
ask-wrong_board_or_hand-played_before = Has one of the four played this board before?
val-wrong_board_or_hand-played_before-true = Somebody has
val-wrong_board_or_hand-played_before-false = Nobody has

p15A1 = The call made with the wrong cards and all calls after it are withdrawn.
p15A2a = The director adjusts the score, because the offender’s partner has called since.
p15A2b = The offender takes the correct hand and calls again; the auction goes on from there.
p15A2c = What was learnt from the withdrawn calls is free to the other side, forbidden to the offender’s side.
p15A3 = The director may let this board be played normally.
p15A3-later = On the board that the cards came from: the same call may be played; a much different one means an adjusted score.
p15A3-differs = The call differs from the one made with these cards before: the director adjusts the score.
p15A4 = A procedural penalty may be added.
p15B-teams = In teams the rules for results at the other table decide.
p15B-early = Take the correct board, nothing else happens: nobody has looked at a card.
p15B1 = The board is cancelled for both sides, because one of the four has played it before.
p15B2 = The board is played to the end and its result stands.
p15B2-later = The director may have these players play the correct board later.
p15B3 = A contestant who cannot get a normal result gets an artificial score by fault.
p86B-law15 = Call the director: in teams the score depends on the other table and on who is at fault.

## Law 16: information

ask-unauthorized_information-source = Where did the information come from?
val-unauthorized_information-source-tempo = Partner’s tempo
val-unauthorized_information-source-remark = Partner’s remark
val-unauthorized_information-source-question = Partner’s question
val-unauthorized_information-source-manner = Partner’s manner
val-unauthorized_information-source-explanation = Explanation or alert
val-unauthorized_information-source-withdrawn = Withdrawn call or card
val-unauthorized_information-source-opponents_manner = An opponent’s manner
val-unauthorized_information-source-calls_and_plays = Lawful calls and plays
val-unauthorized_information-source-known_before = Known before the board
val-unauthorized_information-source-conditions = State of the match
ask-unauthorized_information-disputed = Do the sides disagree whether it happened?
val-unauthorized_information-disputed-true = The sides disagree on it
val-unauthorized_information-disputed-false = Nobody disputes it
ask-unauthorized_information-intent = Was it meant for partner?
val-unauthorized_information-intent-unintended = Not on purpose
val-unauthorized_information-intent-for_partner = Meant for partner
val-unauthorized_information-intent-prearranged = Agreed beforehand
ask-unauthorized_information-user = Which side wants to use the withdrawn call or card?
val-unauthorized_information-user-non_offenders = Non-offending side
val-unauthorized_information-user-offenders = Offending side
ask-unauthorized_information-acted = Has the player who got the information acted since?
val-unauthorized_information-acted-not_yet = He has not acted yet
val-unauthorized_information-acted-about_to_act = He is about to act
val-unauthorized_information-acted-acted = He has acted
ask-unauthorized_information-logical_alternative = Was there a logical alternative to the action?
val-unauthorized_information-logical_alternative-true = A logical alternative
val-unauthorized_information-logical_alternative-false = No alternative
ask-unauthorized_information-suggested = Did the information demonstrably suggest this action over the alternative?
val-unauthorized_information-suggested-true = Suggested it
val-unauthorized_information-suggested-false = Did not suggest it
ask-unauthorized_information-gained = Did his side gain by it?
val-unauthorized_information-gained-true = Gained
val-unauthorized_information-gained-false = Did not gain

ask-extraneous_information-learnt = What did the player learn, and where?
val-extraneous_information-learnt-overheard = Overheard something
val-extraneous_information-learnt-other_table = Cards at another table
val-extraneous_information-learnt-wrong_hand = Looked at a wrong hand
val-extraneous_information-learnt-own_table = A card at his own table
val-extraneous_information-learnt-opponent_careless = Opponent showed cards
ask-extraneous_information-stage = How far is the board?
val-extraneous_information-stage-before_auction = Nobody has called
val-extraneous_information-stage-auction_begun = The auction has begun
val-extraneous_information-stage-play_over = The play is over
ask-extraneous_information-interferes = Is the information likely to spoil normal play?
val-extraneous_information-interferes-true = Likely to interfere
val-extraneous_information-interferes-false = Harmless
ask-extraneous_information-affected = Did the information affect the result?
val-extraneous_information-affected-true = It affected the result
val-extraneous_information-affected-false = No effect
ask-extraneous_information-remedy = What does the director do?
val-extraneous_information-remedy-reseat = Change the seats
val-extraneous_information-remedy-redeal = Deal again
val-extraneous_information-remedy-play_on = Play, adjust if needed
val-extraneous_information-remedy-adjust = Adjust now

p16A1a = Lawful calls and plays of this deal, and those that were accepted, may be used freely.
p16A1b = Information that the law frees after a withdrawn action may be used.
p16A1c = What a law or regulation allows, or what comes from lawful procedure, may be used.
p16A1d = What you knew before you took your hand may be used, unless a law forbids it.
p16A2 = You may consider your own standing, the opponents’ traits and the conditions of contest.
p16B1 = What a player conveys other than by his calls and plays is unauthorized for his partner; the board goes on.
p16B1a-free = The action was not suggested over the alternative: it was allowed.
p16B1a-barred = The information suggests this action over a logical alternative: it must not be chosen.
p16B1a-breach = The player chose what the information suggested over a logical alternative: that is an infraction.
p16B1b = A logical alternative is what many peers with these methods would seriously consider and some might choose.
p16B1b-none = There was no logical alternative, so the action was allowed and the result stands.
p16B2 = Opponents may say that they reserve the right to call the director later; whoever denies it calls him at once.
p16B2-disputed = The side that denies it should call the director at once.
p16B3 = Call the director when play ends if partner seems to have used it; he adjusts the score if they gained.
p16B3-adjust = The offending side gained by it: the director adjusts the score.
p16C1 = The non-offending side may use everything from withdrawn calls and cards, its own and the opponents’.
p16C2 = The offending side may use nothing from withdrawn calls and cards, its own or the opponents’.
p16C2-free = The withdrawn action did not suggest it over the alternative: it was allowed.
p16C2-barred = The withdrawn action suggests this over a logical alternative: it must not be chosen.
p16C2-breach = The player chose what a withdrawn action suggested over a logical alternative: that is an infraction.
p16C3 = If the offending side uses it and so damages the others, the director adjusts.
p16C3-adjust = The other side was damaged by it: the director adjusts the score.
p16D1 = Whoever gets such information tells the director at once, away from the others, and says nothing to the table.
p16D2 = The information is unlikely to matter: play the board normally.
p16D2a = If the event allows it, the director changes the seats so that the player holds the hand he knows.
p16D2b = If the event allows it, the director has the board dealt again for these players.
p16D2c = Play the board; the director adjusts afterwards if the information affected the result.
p16D2c-affected = The director adjusts the score, because the information affected the result.
p16D2c-unaffected = The result stands: the information did not affect it.
p16D2d = The director adjusts the score now; in teams he looks at the other table.
p16D3 = A call has been made: no change of seats and no new deal any more.
p20G1-ui = A question asked only for partner’s benefit is forbidden.
p73A1-ui = Partners speak to each other only by their calls and plays.
p73B1-ui = Informing partner by manner, remarks, questions or explanations is an infraction and may be penalized.
p73B2-ui = Signals agreed beforehand that the laws forbid are the gravest offence a pair can commit.
p73C1-ui = Whoever has it from his partner carefully avoids any advantage and acts as if he had not noticed.
p73C2-ui = The player who took advantage of it may also be penalized.
p73D1-own_risk = You may draw conclusions from an opponent’s tempo or manner, at your own risk.
p74C5-seen = A card that an opponent lets you see without any effort of yours may be used; do not look for it.
p75A-ui = A player who hears that partner misread his call goes on as if it had been explained as he meant it.
p85A1-tempo = The director finds out what probably happened, on the evidence, and rules on that.
p91A-code = The director imposes a disciplinary penalty and may suspend the pair.

## The paragraphs

law-1 = The pack has 52 cards in four suits; this law fixes their order and how faces and backs may look.
    .title = The pack
law-1A = Suits rank spades, hearts, diamonds, clubs; in each suit ace, king, queen, jack, ten down to two.
    .title = Rank of suits and cards
law-1B = The regulating authority may ask for cards with symmetrical faces.
    .title = Faces of the cards
law-1C = All backs should look alike and be the same either way up.
    .title = Backs of the cards
law-2 = Each board has four pockets and shows dealer and vulnerability, in a cycle of sixteen; what is marked on a board holds.
    .title = The boards
law-3 = The director numbers the tables and fixes which side is North.
    .title = Tables and directions
law-4 = Pairs and teams stay together for a session unless the director allows otherwise; in individuals partners change.
    .title = Partnerships
law-5 = Who sits where, at the start and after each move.
    .title = Seats
law-5A = The director gives starting places; a chosen direction changes during the session only with his leave.
    .title = First seats
law-5B = The director announces the move clearly; players are responsible for moving and sitting correctly.
    .title = Moving
law-6 = How packs are shuffled and dealt, and when a board is dealt again.
    .title = Shuffle and deal
law-6A = Packs are shuffled thoroughly; an opponent may ask for a cut.
    .title = Shuffle
law-6B = { $edition ->
    [2007] Four hands of thirteen are dealt face down, one card at a time.
    [1997] Four hands of thirteen are dealt face down, one card at a time.
   *[other] Four hands of thirteen are dealt face down, one card at a time, neighbouring cards to different hands.
}
    .title = Deal
law-6C = A member of each pair should be there for shuffle and deal, unless the director says otherwise.
    .title = Both pairs present
law-6D = When the cards are dealt again and which deals do not count.
    .title = New shuffle and deal
law-6D1 = { $edition ->
    [2007] Before the auction a faulty deal, or one in which a card may have been seen, is dealt again; afterwards 16C.
    [1997] Before the auction a faulty deal, or one in which a card may have been seen, is dealt again.
   *[other] Before the auction a faulty deal, or one in which a card may have been seen, is dealt again; afterwards 16D or 24.
}
    .title = Faulty deal, card seen
law-6D2 = { $edition ->
    [1997] A deal from a sorted pack, or one already played in another event, does not count.
   *[other] A deal from a sorted pack or another session does not count, except where old deals are replayed; boards may be shared.
}
    .title = Unshuffled or old deal
law-6D3 = The director may order a new deal for a lawful reason, but not of a passed-out board nor once the match may be decided.
    .title = Redeal by the director
law-6E = The director chooses where, by whom and how the boards are dealt.
    .title = Ways of dealing
law-6E1 = The director may have the boards dealt at the tables just before play.
    .title = Dealt at the table
law-6E2 = The director may deal the boards himself beforehand.
    .title = Dealt by the director
law-6E3 = The director may leave dealing to assistants or other people.
    .title = Dealt by others
law-6E4 = { $edition ->
    [1997] The director may choose another method, above all for boards dealt beforehand.
   *[other] Another method is allowed when its deals are as random as those of a proper shuffle.
}
    .title = Other ways of dealing
law-6F = { $edition ->
    [1997] The director may have the players duplicate the boards under his guidance.
   *[other] Copies are made as the director says; they are normally not dealt again, though he may order it.
}
    .title = Duplicated boards
law-7 = How the board lies, how hands are taken out, kept and put back, and who answers for it.
    .title = Handling boards and cards
law-7A = { $edition ->
    [2007] The board stays in the middle of the table until play has ended.
    [1997] The board stays in the middle of the table until play has ended.
   *[other] The board stays in the middle of the table, correctly turned, until play has ended.
}
    .title = Place of the board
law-7B = How each player takes, counts and keeps his hand.
    .title = Taking out the cards
law-7B1 = Each player takes the hand from his own direction’s pocket.
    .title = Own pocket
law-7B2 = Each player counts thirteen cards face down and must look at them before he calls.
    .title = Count, then look
law-7B3 = Nobody touches another’s cards during or after play without leave; declarer may play dummy’s.
    .title = Only one’s own cards
law-7C = { $edition ->
    [1997] After play hands are returned; taking one out again needs both sides or the director present.
   *[other] After play hands are shuffled and returned; taking one out again needs both sides or the director present.
}
    .title = Putting the cards back
law-7D = Those who stay at a table all session answer first for proper conditions there.
    .title = Responsibility at the table
law-8 = How boards and players move, and when rounds and sessions end.
    .title = Rounds
law-8A = Who says how boards and players move, and who moves the boards.
    .title = Movement
law-8A1 = The director says how boards and contestants move.
    .title = Director’s instructions
law-8A2 = Unless arranged otherwise North sees that played boards go to the right table.
    .title = North moves the boards
law-8B = { $edition ->
    [1997] When a round ends, in general and at a late table.
   *[other] When a round ends, in general and for a postponed board.
}
    .title = End of a round
law-8B1 = It ends when the next is called, at a late table when the players have moved on.
    .title = End of a round in general
law-8B2 = Its round lasts until it is played and scored, or dropped by the director.
    .title = Postponed board
law-8C = The last round ends at a table when all its boards are scored without objection.
    .title = Last round and session
law-9 = Who may point it out, when the director is called, and what nobody does before he comes.
    .title = After an irregularity
law-9A = Who may speak of an irregularity, and when.
    .title = Drawing attention
law-9A1 = Any player may point out an irregularity of the auction period, in turn or not.
    .title = During the auction
law-9A2 = Declarer and both defenders may point out an irregularity of the play.
    .title = During the play
law-9A3 = Any player may try to prevent an irregularity, dummy within his own limits.
    .title = Preventing
law-9A4 = Dummy points nothing out until play is over, except a wrong explanation by declarer as 20F5 says.
    .title = Dummy waits
law-9A5 = There is no duty to mention one’s own side’s irregularity, except partner’s wrong explanation.
    .title = Own side’s irregularity
law-9B = The director is called, and everybody waits for him.
    .title = Once attention is drawn
law-9B1 = When he should be called, by whom, and that it costs nobody a right.
    .title = Calling the director
law-9B1a = The director should be called as soon as attention has been drawn.
    .title = When to call
law-9B1b = Any player may call him then, dummy too.
    .title = Who may call
law-9B1c = A player loses no right by calling the director.
    .title = Calling costs nothing
law-9B1d = It does not change the opponents’ rights when a player points out his own side’s fault.
    .title = Telling on one’s own side
law-9B2 = No player does anything until the director has explained all about the { word-rectification }.
    .title = Wait for the explanation
law-9C = An offender who corrects before the ruling may incur further { word-rectification }.
    .title = Correcting too early
law-10 = Only the director decides; how choices are explained and made.
    .title = Deciding on rectification
law-10A = Players have no right to decide on { word-rectification } or to waive it.
    .title = Only the director decides
law-10B = The director may let stand or cancel what players settled without him.
    .title = Players’ own decisions
law-10C = How a choice is explained, who makes it and that it may be used to advantage.
    .title = Choices after an irregularity
law-10C1 = The director explains all the choices that the law gives.
    .title = Explaining the choices
law-10C2 = Whoever has the choice makes it without consulting partner.
    .title = Choosing alone
law-10C3 = The non-offending side may choose what suits it best.
    .title = Choosing the best
law-10C4 = { $edition ->
    [2007] After { word-rectification } the offending side may call and play well for itself, within 16D2, 27 and 23.
    [1997] After { word-rectification } the offending side may call and play well for itself, within 16C2 and 72B1.
   *[other] After { word-rectification } the offending side may call and play well for itself, within 16C2, 27 and 72C.
}
    .title = Playing on to advantage
law-11 = Acting before the director comes can cost the right to { word-rectification }.
    .title = Losing the right
law-11A = { $edition ->
    [2007] The right may be lost, above all when an opponent acted in ignorance and the innocent side gained; the score stands.
    [1997] The right may be lost, above all when an opponent acted in ignorance and the innocent side gained; the score stands.
   *[other] The right may be lost; a gain from an opponent’s ignorance is taken from the side that has it, the other keeps its score.
}
    .title = Non-offending side acts
law-11B = A lost right to { word-rectification } does not bar a procedural penalty.
    .title = Penalty all the same
law-12 = When the director adjusts, why, and how the score is found.
    .title = Adjusted scores
law-12A = On request in time, or by himself, the director may adjust where the laws let him.
    .title = Power to adjust
law-12A1 = { $edition ->
    [1997] He may adjust for the non-offending side when the laws do not make good enough of the infraction.
   *[other] He may adjust for the non-offending side when the laws give nothing for the infraction.
}
    .title = No remedy in the laws
law-12A2 = He awards an artificial score when the board cannot be put right.
    .title = No normal play possible
law-12A3 = He may adjust when an irregularity was wrongly rectified.
    .title = Wrong rectification
law-12B = An adjustment redresses damage; it is not a correction of harsh laws.
    .title = Purpose
law-12B1 = It makes good what the innocent side lost by the infraction and removes the offenders’ gain.
    .title = Damage and redress
law-12B2 = No adjustment because the { word-rectification } seems too severe or too mild.
    .title = Not for harshness
law-12C = Assigned scores, artificial scores, individuals and knock-outs.
    .title = How scores are adjusted
law-12C1 = { $edition ->
    [1997] The innocents get the best result that was likely, the offenders the worst that was still probable.
   *[other] How a score is assigned in place of the table result.
}
    .title = Assigned scores
law-12C1a = Where the law lets him adjust and a score can be assigned, it replaces the table result.
    .title = Assigned when possible
law-12C1b = The assigned score is as near as can be to the likely result without the infraction.
    .title = Likely result
law-12C1c = Several possible results may be weighted, lawful ones only.
    .title = Weighted scores
law-12C1d = With too many or unclear results the director may give an artificial score.
    .title = Too many possibilities
law-12C1e = An extremely serious unrelated error, or a gamble on rescue, splits the two sides’ scores.
    .title = Self-inflicted damage
law-12C1ei = The offending side gets what the adjustment would give it.
    .title = Offenders’ score
law-12C1eii = The innocent side gets no relief for what it did to itself.
    .title = Innocents’ share
law-12C2 = Average, average plus and average minus, and what they are worth.
    .title = Artificial scores
law-12C2a = At most 40 % when directly at fault, 50 % when partly, at least 60 % when not at all.
    .title = Shares by fault
law-12C2b = Average plus and minus count three IMPs unless regulations vary it.
    .title = In IMPs
law-12C2c = An innocent above 60 % or an offender below 40 % on the other boards gets that average instead.
    .title = Own session average
law-12C2d = The regulating authority may settle how many missing results are scored.
    .title = Several missing results
law-12C3 = Both partners take the same rectification and score; a blameless one gets no penalty.
    .title = Individual events
law-12C4 = Scores that do not balance are averaged between the two sides.
    .title = Knock-out matches
law-13 = A hand has more than thirteen cards; a hand that is only short comes under 14.
    .title = Wrong number of cards
law-13A = The director corrects the deal; what follows depends on whether a card was seen.
    .title = No wrong hand has called
law-13A1 = When nobody has seen another’s card the board is played normally.
    .title = Nothing seen
law-13A2 = The board is played; if the information affected the result the director adjusts and may penalize.
    .title = A card was seen
law-13B = Found during auction or play after such a call: correct it if possible, otherwise adjust.
    .title = A wrong hand has called
law-13B1 = The deal is corrected and played without changing a call; the director may adjust afterwards.
    .title = Can be corrected
law-13B2 = The director adjusts the score and may penalize an offender.
    .title = Cannot be corrected
law-13C = A card that is not of the deal is removed; only one played to a complete trick can lead to an adjustment.
    .title = Foreign cards
law-13D = The result is cancelled and adjusted; an offender may get a procedural penalty.
    .title = Found after play
law-14 = A hand is short and none has too many; the director looks for the card.
    .title = Missing card
law-14A = The hand is made whole and the board goes on normally.
    .title = Before the lead is faced
law-14A1 = The card goes back to the short hand.
    .title = Found before the lead
law-14A2 = The director rebuilds the deal with another pack.
    .title = Not found before the lead
law-14A3 = Auction and play go on with no call changed; the hand counts as always complete.
    .title = Calls stay
law-14B = The hand is made whole, and the card counts as always held.
    .title = After the lead is faced
law-14B1 = A card found among the played ones comes under 67.
    .title = Among the played cards
law-14B2 = The card goes back; rectification or penalty may apply.
    .title = Found elsewhere
law-14B3 = The deal is rebuilt; rectification or penalty may apply.
    .title = Not found
law-14B4 = The restored card may be a penalty card, and failing to play it may be a revoke.
    .title = Always held
law-14C = Partner of the player with the wrong number may not use what he knows about the replaced card.
    .title = Knowing of the replacement
law-15 = Cards from another board, or a board that is not of the round.
    .title = Wrong board or hand
law-15A = One player called with the hand of another board.
    .title = Cards from a wrong board
law-15A1 = The call made with the wrong cards goes, and all later calls with it.
    .title = The call is withdrawn
law-15A2 = It depends on whether partner has called since.
    .title = What happens next
law-15A2a = The director adjusts the score.
    .title = Partner has called
law-15A2b = The offender takes the right hand and calls again.
    .title = Partner has not called
law-15A2c = 16C governs the information from them.
    .title = Withdrawn calls
law-15A3 = It may be played if he repeats the call there; a different call means an adjusted score.
    .title = The hand’s own board
law-15A4 = A procedural penalty may be added.
    .title = Penalty
law-15B = The table plays a board not of this round (pairs and individuals; teams see 86B).
    .title = A wrong board is played
law-15B1 = If one of the four has played it, it is cancelled for both sides.
    .title = Played before
law-15B2 = It is played out and stands; the right board may be played later.
    .title = Not played before
law-15B3 = A contestant deprived of a normal result gets an artificial score.
    .title = No normal result
law-16 = What a player may use, and what he may not.
    .title = Information
law-16A = The information that a player may use.
    .title = Use of information
law-16A1 = The four sources of information that are open to a player.
    .title = What may be used
law-16A1a = Lawful calls and plays of this deal, accepted ones included, free of other unauthorized information.
    .title = Calls and plays
law-16A1b = { $edition ->
    [2007] What 16D frees after a withdrawn call or play.
   *[other] What 16C frees after a withdrawn call or play.
}
    .title = Withdrawn actions
law-16A1c = What a law or regulation authorizes, or what comes from lawful procedures.
    .title = Declared or procedural
law-16A1d = What he knew before taking his hand, unless the laws forbid it.
    .title = Known beforehand
law-16A2 = His own standing, the opponents’ traits and the conditions of contest.
    .title = Other considerations
law-16B = What partner lets out other than by calls and plays.
    .title = Information from partner
law-16B1 = Remarks, questions, answers, alerts, tempo or manner of partner that could suggest an action are unauthorized.
    .title = Unauthorized from partner
law-16B1a = No action that it demonstrably suggests over a logical alternative.
    .title = The ban
law-16B1b = An action that enough peers with the same methods would weigh seriously and some might take.
    .title = Logical alternative
law-16B2 = An opponent may reserve the right to call the director later; who disputes it should call at once.
    .title = Reserving rights
law-16B3 = Who believes it was used should call when play ends; the director adjusts a gain.
    .title = Calling after play
law-16C = Who may use what a withdrawn call or card has told.
    .title = Withdrawn calls and plays
law-16C1 = It may use everything from withdrawn actions of either side.
    .title = Non-offending side
law-16C2 = It may use nothing from them, nor choose what they suggest over a logical alternative.
    .title = Offending side
law-16C3 = A breach that damages the other side leads to an adjusted score.
    .title = Adjustment
law-16D = Accidental information about a board, from other sources than partner.
    .title = Information from elsewhere
law-16D1 = The director should be told at once, best by the player who got it.
    .title = Tell the director
law-16D2 = If it could spoil normal play, before any call he chooses one of four ways.
    .title = The director’s choices
law-16D2a = Where the event allows, the player gets the hand that he knows.
    .title = Change seats
law-16D2b = Where the event allows, the board is dealt again for these players.
    .title = New deal
law-16D2c = The board is played, and adjusted if the information affected it.
    .title = Play and see
law-16D2d = The director awards an adjusted score.
    .title = Adjust at once
law-16D3 = Only playing on or adjusting remains.
    .title = After the first call
