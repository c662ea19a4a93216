### Laws 61-71: revokes, tricks, claims, concessions; and Laws 42 and 43: dummy.

kind-revoke = Revoke
kind-defective_trick = Defective trick
kind-trick_inspection = Looking at played cards
kind-claim = Claim
kind-concession = Concession
kind-dummys_rights = Dummy’s rights and limits

## Revoke: questions

ask-revoke-circumstance = Is anything special about this revoke?
val-revoke-circumstance-ordinary = An ordinary revoke
val-revoke-circumstance-could_not_follow = He could not follow suit
val-revoke-circumstance-twelfth_trick = It was trick twelve
val-revoke-circumstance-both_sides = Both sides revoked
val-revoke-circumstance-repeated = Second time in this suit
val-revoke-circumstance-penalty_card_not_played = Penalty card not played
val-revoke-circumstance-dummy_asked_first = Dummy had looked and asked
val-revoke-circumstance-after_call_on_next_board = Opponent called, next board
val-revoke-circumstance-after_round = Noticed after the round
ask-revoke-established = Has the offender or his partner played to the next trick, named a card for it, or claimed?
val-revoke-established-true = Yes, established
val-revoke-established-false = Not yet established
ask-revoke-objection_over = Is the round over, or has the offending side called on the next board?
val-revoke-objection_over-true = Yes, too late to object
val-revoke-objection_over-false = No, still time to object
ask-revoke-hand = Whose card was it?
val-revoke-hand-declarer = Declarer’s own card
val-revoke-hand-dummy = Dummy’s card
val-revoke-hand-defender = A defender’s card
ask-revoke-card_faced = Did the card already lie face up on the table?
val-revoke-card_faced-true = It already lay face up
val-revoke-card_faced-false = From his concealed hand
ask-revoke-won_by = Who won the revoke trick?
val-revoke-won_by-offender = Offender won the trick
val-revoke-won_by-partner = Offender’s partner won it
val-revoke-won_by-other_side = The other side won it
ask-revoke-won_later = Did the offending side win any trick after the revoke trick?
val-revoke-won_later-true = Offending side won a later trick
val-revoke-won_later-false = Offending side won no later trick
ask-revoke-hands_returned = Are all four hands already back in the board?
val-revoke-hands_returned-true = Hands back in the board
val-revoke-hands_returned-false = Hands not yet back
ask-revoke-both_established = Are the revokes of both sides established?
val-revoke-both_established-true = Both established
val-revoke-both_established-false = Not both established
ask-revoke-same_trick = Did both sides revoke in the same trick?
val-revoke-same_trick-true = In the same trick
val-revoke-same_trick-false = In different tricks
ask-revoke-non_offenders_called = Had an opponent of the offender called on the next board before it was noticed?
val-revoke-non_offenders_called-true = Opponent had called
val-revoke-non_offenders_called-false = No opponent had called
ask-revoke-too_little_redress = Would the other side have won more tricks without the revoke than it has now?
val-revoke-too_little_redress-true = Not compensated enough
val-revoke-too_little_redress-false = Compensated enough

## Revoke: sentences

p61A-none = There is no revoke: a player who cannot follow suit or comply may play any card.
p59-revoke = A demand that cannot be met falls away.
p61B1 = Declarer may ask a defender who did not follow suit whether he has none.
p61B2a = Dummy may ask declarer whether he has none of the suit led.
p61B2b = Dummy may not ask a defender.
p61B3 = A defender may ask declarer whether he has none of the suit led.
p61B3-partner = { $edition ->
    [2007] Defenders may ask each other unless the organisers forbid it, but partner must not use what the question tells him.
   *[other] Defenders may ask each other, but the question can give partner information he must not use.
}
p16B-inquiry = If the question told partner something, he must not use it.
p61C = Suspecting a revoke gives nobody the right to look at quitted tricks during play.
p62A = The offender must take the card back and play a legal one.
p62A-if = If it was a revoke and it is not established, the card must be changed.
p62A-both = Neither revoke is established: both players take their card back and play a legal one.
p62B = Each replaces the card by one he may legally play.
p62B1 = The withdrawn card of a defender becomes a major penalty card.
p50B-revoke = It is major whatever its rank, because it was played deliberately; it stays face up on the table.
p62B2 = A card of declarer’s or dummy’s goes back; there is no further { word-rectification }.
p62B2-faced = The card lay face up before; it is taken back without further { word-rectification }.
p62C1 = Opponents may take back and change any card they played between the revoke and its discovery.
p62C2 = If one does, the next player of the offending side may change too; a defender’s card becomes a penalty card.
p62C3 = Both sides revoked in this trick and only one has played on: both revokes must be corrected.
p16C2-revoke = Cards that defenders withdraw become penalty cards; their side must not use what they show.
p62D1 = A revoke in trick twelve must be corrected, even if established, until all hands are back in the board.
p62D1-late = All hands are back in the board, so trick twelve can no longer be corrected.
p62D2 = Partner had not yet played to trick twelve: he must not use what the withdrawn card shows.
p62D2-if = If his partner had not yet played to trick twelve, he must not use what the withdrawn card shows.
p63A = The revoke is established, because the offending side went on to the next trick or claimed.
p63A1 = The offending side has played to the next trick: the revoke is established.
p63A1-not_yet = The revoke becomes established as soon as the offender or his partner plays to the next trick.
p63A2 = The offender or his partner named a card for the next trick: the revoke is established.
p63A3 = The offender or his partner claimed or conceded: the revoke is established.
p63A4 = The offending side agreed to a claim and the time for objecting is over: the revoke is established.
p63A4-not_yet = An agreed claim establishes it only after the round, or once the side has called on the next board.
p47E1-revoke = A play withdrawn because an opponent wrongly told him to play does not establish the revoke.
p70A-after_revoke = The director then decides the claim as a contested one.
p63B = It can no longer be corrected; the trick stands as it was played.
p50D1a-revoke = The penalty card must be played at the first legal opportunity.
p50D2a-revoke = If offender’s partner has to lead before that, declarer may demand or forbid that suit, or leave the card.
p64A1-two = Two tricks go to the other side after play: offender won the revoke trick, his side won a later one.
p64A1-one = One trick goes to the other side after play: the revoke trick, which the offender won.
p64A1-either = If the offender won the revoke trick, that one goes over; his side won no later trick.
p64A2-either = If his partner won it, one trick goes over as well.
p64A2-partner = One trick goes to the other side after play: offender’s partner won the revoke trick.
p64A2-later = One trick goes to the other side after play: the offending side won a trick after the revoke.
p64A2-defective = One trick goes to the other side after play: the side won that trick or a later one.
p64A-dummy = After play the tricks are counted as for an established revoke.
p64B1 = No trick goes over: the offending side won neither that trick nor any later one.
p64B2 = No trick goes over for this one: it repeats an established revoke of the same player in the same suit, and that first one is ruled on by itself.
p64B3-penalty_card = No trick goes over: the card that was not played was a penalty card.
p64B3-dummy = No trick goes over: the card that was not played was dummy’s, and all could see it.
p64B4 = No trick goes over: an opponent had called on the next board before anybody mentioned it.
p64B5 = No trick goes over: nobody mentioned it before the end of the round.
p64B6 = No trick goes over for a revoke in trick twelve.
p64B6-corrected = No trick goes over.
p64B7 = No trick goes over: both sides revoked on this board, and both revokes are established.
p64B8 = No trick goes over for revokes that are corrected in this way.
p64C1 = If that leaves the other side worse off than without the revoke, the director adjusts the score.
p64C1-adjust = The other side is still worse off than without the revoke: the director adjusts the score.
p64C2a = The director adjusts the score if the other side would have won more tricks without the later revokes.
p64C2a-adjust = Without the later revokes the other side would have won more tricks: the director adjusts the score.
p64C2b = If a side was damaged, the director adjusts to the likely result without any revoke.
p64C2b-adjust = A side was damaged: the director adjusts to the likely result without any revoke.

## Defective trick

ask-defective_trick-both_played_on = Has a player of each side played to the next trick?
val-defective_trick-both_played_on-true = Both sides have played on
val-defective_trick-both_played_on-false = Not both sides yet
ask-defective_trick-fault = What is wrong with the trick?
val-defective_trick-fault-missing = A card is missing
val-defective_trick-fault-fifth_card = A fifth card was played
val-defective_trick-fault-two_at_once = Two cards played at once
val-defective_trick-fault-too_many = Too many played cards
val-defective_trick-fault-misplaced = Card played but misplaced
ask-defective_trick-hand = Whose card is the extra one?
val-defective_trick-hand-declarer = Declarer’s
val-defective_trick-hand-dummy = Dummy’s
val-defective_trick-hand-defender = A defender’s
ask-defective_trick-meant_as_lead = Was the fifth card a lead to the next trick?
val-defective_trick-meant_as_lead-true = A lead to the next trick
val-defective_trick-meant_as_lead-false = Fifth card was no lead
ask-defective_trick-has_suit_led = Does the player who played no card have the suit led to that trick?
val-defective_trick-has_suit_led-true = Has the suit
val-defective_trick-has_suit_led-false = Has none of the suit
ask-defective_trick-side_won_trick = Did his side win that trick or any later one?
val-defective_trick-side_won_trick-true = Won that or a later trick
val-defective_trick-side_won_trick-false = Won neither
ask-defective_trick-played_later = Was the misplaced card played again to a later trick?
val-defective_trick-played_later-true = Played again later
val-defective_trick-played_later-false = Card not played again

p67A = The trick must be put right as long as not both sides have played to the next one.
p67A1 = The player now adds a card that he may legally play to that trick.
p67A2 = An extra card is taken back.
p67A2-two_at_once = Only one of the cards counts as played.
p58B1-trick = If one face was visible, that card is played and the others go back.
p58B2-trick = If several were visible, he names the one he plays; a defender’s others become penalty cards.
p67A-misplaced = The card is now put in its place among the played cards.
p45E1 = The defender’s fifth card becomes a penalty card.
p45E1-lead = The director rules the fifth card a lead to the next trick.
p50B-fifth_card = Major if it is an honour or was played deliberately, otherwise minor.
p53A-fifth_card = If it was a lead out of turn, declarer may accept it.
p56-fifth_card = If he does not, it becomes a major penalty card.
p45E2 = The fifth card goes back to declarer’s or dummy’s hand without further { word-rectification }.
p45E2-lead = The director rules the fifth card a lead to the next trick.
p55A-fifth_card = If it came from the wrong hand, either defender may accept or reject it.
p67B1a = He puts a card of the suit led, face up, among his played cards; this counts as a revoke in that trick.
p67B1b = { $edition ->
    [1997] He puts any card, face up, among his played cards; this counts as a revoke in that trick.
   *[other] He puts any card, face up, among his played cards; it still counts as a revoke in that trick.
}
p67B2a = The director gives the extra cards back; the card whose face was seen stays. The trick’s winner stands.
p67B2a-shown = A defender’s extra card that is shown in doing so becomes a penalty card.
p67B2a-if = If both sides have played to the next trick, the director gives the card back to the hand instead.
p67B2b = A card given back counts as held all along; not having played it may be a revoke.
p67B3 = The director finds the card and puts it in its place among the played cards.
p67B3-played_later = The card was played to a later trick and cannot be put right: the director adjusts the score.

## Looking at played cards

ask-trick_inspection-wish = What does the player want, or what happened?
val-trick_inspection-wish-see_trick = See the last trick again
val-trick_inspection-wish-see_own_card = See his own last card
val-trick_inspection-wish-see_earlier_trick = See an earlier trick
val-trick_inspection-wish-check_after_play = Check after the play
val-trick_inspection-wish-point_out_direction = Say a card points wrong
val-trick_inspection-wish-mixed_cards = Played cards were mixed
ask-trick_inspection-play_over = Is the play over?
val-trick_inspection-play_over-true = Play is over
val-trick_inspection-play_over-false = Play still goes on
ask-trick_inspection-side_played_on = Has the player or his partner played to the next trick?
val-trick_inspection-side_played_on-true = Own side has played on
val-trick_inspection-side_played_on-false = Own side has not played on
ask-trick_inspection-own_card_turned = Has the player turned his own card face down?
val-trick_inspection-own_card_turned-true = Own card turned down
val-trick_inspection-own_card_turned-false = Own card still face up
ask-trick_inspection-both_mixed = Who mixed the played cards?
val-trick_inspection-both_mixed-true = Both sides
val-trick_inspection-both_mixed-false = One side only

p65B3 = A player may say that a card points the wrong way.
p65B3-late = Too late to point it out: his own side has played to the next trick.
p16B-trick = If the remark told partner something, he must not use it.
p65D = Who mixes his cards before the result is agreed may lose the right to claim tricks, or to assert or deny a revoke.
p66A = Yes, he may ask that all cards of the trick be shown again.
p66A-turned = No, he has turned his own card, so the other cards are not shown again.
p66A-dummy = No, only declarer or a defender may ask for that.
p66B = He may look at his own last card, without showing it, until his side plays to the next trick.
p66C = No, quitted tricks are not inspected before the end of play, unless the director says so.
p66D = After play the cards may be inspected to settle a revoke or the trick count; each touches only his own.
p66D-one_mixed = If the facts cannot be established, the director rules for the side that did not mix its cards.
p66D-both_mixed = The director decides from the evidence; both sides mixed their cards, so neither is favoured.

## Claim

ask-claim-nature = What was it?
val-claim-nature-claim = It was a claim
val-claim-nature-only_current_trick = Only about this trick
val-claim-nature-not_meant = Plainly not meant as a claim
val-claim-nature-partner_objected = His partner objected at once
ask-claim-response = Is the claim agreed, or does somebody doubt it?
val-claim-response-agreed = The claim is agreed
val-claim-response-doubted = The claim is doubted
val-claim-response-agreed_then_objected = Agreed, objected later
ask-claim-objection_time = When does the side that agreed object?
val-claim-objection_time-before_next_board = Before the next board
val-claim-objection_time-correction_period = In the correction period
val-claim-objection_time-too_late = After the correction period
ask-claim-lost_trick = What was the trick it agreed to lose?
val-claim-lost_trick-actually_won = It had won the trick
val-claim-lost_trick-likely_won = Likely won in play
val-claim-lost_trick-neither = Neither won nor likely won
ask-claim-contest = What does the side that did not claim want?
val-claim-contest-call_director = Director is called
val-claim-contest-continue_play = They want to play on
ask-claim-all_agree = Do all four players agree to play on?
val-claim-all_agree-true = All four agree
val-claim-all_agree-false = Not all four agree
ask-claim-objection = What is the doubt about?
val-claim-objection-outstanding_trump = A trump still out
val-claim-objection-unstated_line = A line he did not state
val-claim-objection-card_position = It needs a finesse or guess
val-claim-objection-partners_choice = Partner’s right play
val-claim-objection-other = Another doubt
ask-claim-trump_mentioned = Did the claimer mention the trump that is still out?
val-claim-trump_mentioned-true = Trump was mentioned
val-claim-trump_mentioned-false = Trump was not mentioned
ask-claim-likely_unaware = Is it at all likely that the claimer did not know of that trump?
val-claim-likely_unaware-true = Likely unaware of it
val-claim-likely_unaware-false = Surely aware of it
ask-claim-trump_can_win = Can a trick be lost to that trump in some normal play, careless play included?
val-claim-trump_can_win-true = It could win a trick
val-claim-trump_can_win-false = It can never win
ask-claim-worse_normal_line = Is there another normal play, careless play included, that wins fewer tricks?
val-claim-worse_normal_line-true = A worse normal line exists
val-claim-worse_normal_line-false = No worse normal line
ask-claim-other_shows_out = Has the other opponent shown out of the suit, or would he on any normal play?
val-claim-other_shows_out-true = Other opponent shows out
val-claim-other_shows_out-false = Other opponent follows suit
ask-claim-partner_could_err = Does the claimer’s partner have another normal play that wins fewer tricks?
val-claim-partner_could_err-true = Partner could go wrong
val-claim-partner_could_err-false = Partner cannot go wrong

p68 = No claim or concession: it concerned only the trick in progress. Play goes on, no shown card is a penalty card.
p16A1-claim = Partner must not use what the remark or the shown card told him.
p57A-claim = A defender who plays out of turn in that trick may give declarer further rights.
p68A = It is a claim to say one’s side wins some tricks, to suggest ending the play, or to show one’s hand.
p68A-not_meant = Cards shown with plainly no such intention are not a claim; play goes on.
p68B1 = Saying one’s side loses tricks, or giving up the hand, is a concession; claiming some concedes the rest.
p68B2 = Nothing is claimed or conceded, for partner objected at once: play goes on, shown cards are no penalty cards.
p68B2-if = If a defender’s partner objects at once, there is no concession.
p16C2-claim = The partner of a defender who showed cards must not use what he saw; call the director now.
p68C = { $edition ->
    [1997] The claimer should state at once how he will play, and in what order.
    [2007] The claimer should state at once how he will play, and in what order.
   *[other] The claimer should state at once how he will play, in what order, and show his hand.
}
p68C-nothing_said = No line was stated, so the claimer gets no choice that he did not announce.
p68D = { $edition ->
    [1997] Play is over.
    [2007] Play is over.
   *[other] Play is suspended.
}
p68D2a = { $edition ->
    [1997] Play is over: the director is called and nobody does anything until he is there.
    [2007] Play is over: the director is called and nobody does anything until he is there.
   *[other] Play is suspended: the director is called and nobody does anything until he is there.
}
p68D2bi = Playing on needs the consent of all four players.
p68D2bi-refused = Not all four agree to play on, so the director decides.
p68D2bii = The claim no longer exists, and the result at the table stands: all four agreed to play on.
p69A = The board is scored as claimed, unless the other side objects before it calls on the next board or the round ends.
p69A-in_time = The objection comes in time, so the claim is not agreed but contested.
p69A-stands = The agreed claim stands.
p69B = { $edition ->
    [1997] In the correction period a side gets back a trick it had won, or that no normal play could lose.
   *[other] In the correction period a side gets back a trick it had won, or likely would have won.
}
p69B-period = This holds within the period for correcting scores.
p69B1 = The trick it had actually won is given back and the board is rescored.
p69B2 = The trick it would likely have won in play is given back and the board is rescored.
p79C1-claim = The correction period is over.
p70A = The director rules as fairly as possible to both sides; any doubt goes against the claimer.
p70B1 = The director has the claimer repeat what he said when claiming.
p70B2 = { $edition ->
    [1997] The director then hears the opponents’ objections.
   *[other] The director hears the opponents’ objections, but is not bound to them.
}
p70B3 = The director may have all remaining cards put face up.
p70C = The trick or tricks that the outstanding trump can win go to the opponents.
p70C1 = The claimer did not mention that trump.
p70C1-mentioned = The claimer spoke of the trump, so it wins no trick automatically.
p70C2 = It is likely that he did not know it was still out.
p70C2-aware = The claimer surely knew of the trump, so it wins no trick automatically.
p70C3 = Some normal play, careless play included, loses a trick to it.
p70C3-harmless = No normal play loses a trick to the trump, so it wins no trick automatically.
p70D1 = A line that was not stated is not accepted where another normal line wins fewer tricks.
p70D1-accepted = No normal line wins fewer tricks, so the claim can be upheld.
p70D2 = A defender does not get tricks that depend on his partner choosing the right one of several normal plays.
p70D2-accepted = Partner has no normal play that loses a trick, so the claim can be upheld.
p70E1 = No unstated finesse or guess: a play that needs one particular opponent to hold a card is not accepted.
p70E1-accepted = The other opponent shows out before or on any normal play, so the play is accepted.

## Concession

ask-concession-about_current_trick = Did he speak only of the trick that was being played?
val-concession-about_current_trick-true = Only about this trick
val-concession-about_current_trick-false = Spoke of later tricks too
ask-concession-partner_objected = Did the conceding defender’s partner object at once?
val-concession-partner_objected-true = Partner objected at once
val-concession-partner_objected-false = No objection at once
ask-concession-within_correction_period = May the score still be corrected (normally for 30 minutes after it was put up)?
val-concession-within_correction_period-true = In time to correct it
val-concession-within_correction_period-false = Too late to correct it
ask-concession-trick = What was the trick that was given up?
val-concession-trick-actually_won = Trick already won
val-concession-trick-cannot_be_lost = Trick cannot be lost
val-concession-trick-could_be_lost = Trick could be lost

p71 = The concession stands.
p71-stands = The concession stands: the trick could be lost by some normal play.
p71-cancelled = That part of the concession is cancelled and the board is rescored.
p71A = The side gets the trick back: it had actually won it.
p71B = The side gets the trick back: no normal play of the remaining cards could lose it.

## Dummy

ask-dummys_rights-act = What did dummy do?
val-dummys_rights-act-informs_director = Informs the director
val-dummys_rights-act-counts_tricks = Counts the tricks
val-dummys_rights-act-plays_cards = Plays the cards as told
val-dummys_rights-act-asks_declarer = Asks declarer about a revoke
val-dummys_rights-act-asks_defender = Asks a defender
val-dummys_rights-act-warns_wrong_hand = Warns of the wrong hand
val-dummys_rights-act-prevents_irregularity = Prevents an irregularity
val-dummys_rights-act-draws_attention = Points out an irregularity
val-dummys_rights-act-calls_director = Calls the director
val-dummys_rights-act-takes_part = Takes part in the play
val-dummys_rights-act-suggests_card = Touches or suggests a card
val-dummys_rights-act-exchanges_hands = Looks at declarer’s hand
val-dummys_rights-act-leaves_seat = Leaves his seat to watch
val-dummys_rights-act-looks_at_defender = Looks at a defender’s card
val-dummys_rights-act-shown_by_defender = Defender shows his hand
ask-dummys_rights-looked_before = Had dummy swapped hands, left his seat to watch, or looked at a defender’s card?
val-dummys_rights-looked_before-true = Dummy had looked before
val-dummys_rights-looked_before-false = Dummy had not looked
ask-dummys_rights-play_over = Is the play over?
val-dummys_rights-play_over-true = Play is over
val-dummys_rights-play_over-false = Play still goes on
ask-dummys_rights-attention_drawn = Has another player already drawn attention to an irregularity?
val-dummys_rights-attention_drawn-true = Another player has
val-dummys_rights-attention_drawn-false = Dummy is the first
ask-dummys_rights-irregularity_by = Whose irregularity is it?
val-dummys_rights-irregularity_by-declaring = Declarer’s
val-dummys_rights-irregularity_by-defending = A defender’s
ask-dummys_rights-declarer_revoked = Was the card a revoke?
val-dummys_rights-declarer_revoked-true = It was a revoke
val-dummys_rights-declarer_revoked-false = No revoke

p42A1 = Dummy may tell the director, while he is at the table, what happened and what the Laws say.
p42A2 = Dummy may count the tricks won and lost.
p42A3 = { $edition ->
    [2007] Dummy plays the cards declarer names.
    [1997] Dummy plays the cards declarer names.
   *[other] Dummy plays the cards declarer names and sees that dummy follows suit.
}
p42B-lost = Dummy has lost this right by looking at a hand he may not see.
p42B1 = Dummy may ask declarer whether he has none of the suit led.
p42B1-not_defender = Dummy may ask declarer, but not a defender, about a possible revoke.
p42B2 = { $edition ->
    [2007] Dummy may try to keep declarer from an irregularity before it happens.
    [1997] Dummy may try to keep declarer from an irregularity before it happens.
   *[other] Dummy may try to prevent an irregularity before it happens.
}
p42B2-wrong_hand = Dummy may warn declarer before he leads from the wrong hand.
p42B3 = Dummy may point out an irregularity once the play is over.
p43A1a = { $edition ->
    [2007] Dummy should not be the one to call the director during play; another player should draw attention first.
    [1997] Dummy should not be the one to call the director during play; another player should draw attention first.
   *[other] Dummy may not be the one to call the director during play; another player must draw attention first.
}
p43A1a-may = Dummy may call the director: another player has already drawn attention to an irregularity.
p43A1b = Dummy may not point out an irregularity during play.
p43A1c = Dummy may not take part in the play or say anything about it to declarer.
p43A2a = Dummy may not exchange hands with declarer.
p43A2b = Dummy may not leave his seat to watch declarer play.
p43A2c = Dummy may not look at the face of a card in a defender’s hand.
p43A3 = The defender is at fault: he may not show dummy his hand.
p43B1 = The director may give dummy a procedural penalty.
p43B2 = From now on dummy may no longer warn declarer or ask about a revoke without cost to his side.
p43B2a = Either defender now chooses the hand from which declarer leads to the next trick, for dummy had looked.
p43B2b = Declarer must change the card for a legal one: dummy had looked and asked first.
p43B2b-revoke = The card is changed, and the revoke counts as established all the same: dummy had looked and asked first.
p43B3 = Dummy had looked: play goes on without { word-rectification }; afterwards only what the defenders gained is taken away.
p43B3-if = If dummy is the first to point out a defender’s irregularity, it is not rectified at once.
p45F-dummy = Play goes on; the score is adjusted afterwards if the card was suggested and the defenders were damaged.

## Law by law

law-42 = What dummy may always do, and what he may do until he looks at a hand he may not see.
    .title = Dummy’s rights
law-42A = These rights stay with dummy whatever he has done.
    .title = Rights dummy never loses
law-42A1 = In the director’s presence dummy may say what happened and what the Laws provide.
    .title = Informing the director
law-42A2 = Dummy may keep track of the tricks won and lost.
    .title = Counting tricks
law-42A3 = { $edition ->
    [2007] Dummy plays the cards declarer names.
    [1997] Dummy plays the cards declarer names.
   *[other] Dummy plays the cards declarer names and sees to it that dummy follows suit.
}
    .title = Playing dummy’s cards
law-42B = Rights that a breach of Law 43A2 takes away.
    .title = Rights dummy can lose
law-42B1 = Dummy may ask declarer, but no defender, whether he has none of the suit led.
    .title = Asking declarer about a revoke
law-42B2 = { $edition ->
    [2007] Dummy may try to keep declarer from committing an irregularity.
    [1997] Dummy may try to keep declarer from committing an irregularity.
   *[other] Dummy may try to keep anybody from committing an irregularity.
}
    .title = Preventing an irregularity
law-42B3 = Dummy may draw attention to an irregularity, but only when the play is over.
    .title = Pointing out an irregularity
law-43 = What dummy may not do, and what it costs.
    .title = Dummy’s limits
law-43A = Limits on dummy, apart from the rights of Law 42.
    .title = What dummy may not do
law-43A1 = Dummy does not call the director first, point out irregularities or take part.
    .title = During the play
law-43A1a = { $edition ->
    [2007] During play dummy should not be the first to call the director; somebody else must have drawn attention.
    [1997] During play dummy should not be the first to call the director; somebody else must have drawn attention.
   *[other] During play dummy may not be the first to call the director; somebody else must have drawn attention.
}
    .title = Calling the director
law-43A1b = Dummy may not point out an irregularity while play goes on.
    .title = Drawing attention
law-43A1c = Dummy may neither join in the play nor speak to declarer about it.
    .title = Taking part in the play
law-43A2 = Dummy may not look into hands; doing so costs him the rights of Law 42B.
    .title = Looking at hands
law-43A2a = Dummy and declarer may not exchange hands.
    .title = Exchanging hands
law-43A2b = Dummy may not leave his seat to watch declarer play.
    .title = Leaving the seat
law-43A2c = { $edition ->
    [2007] Dummy may not, of his own accord, look at the face of a card in a defender’s hand.
    [1997] Dummy may not, of his own accord, look at the face of a card in a defender’s hand.
   *[other] Dummy may not look at the face of a card in a defender’s hand.
}
    .title = Looking at a defender’s card
law-43A3 = A defender may not show dummy his hand.
    .title = Showing dummy a hand
law-43B = The consequences of a breach.
    .title = When dummy breaks a limit
law-43B1 = A breach of A1 or A2 can bring dummy a procedural penalty.
    .title = Penalty for dummy
law-43B2 = Two warnings that cost declarer’s side once dummy has looked at a hand.
    .title = Acts after dummy has looked
law-43B2a = After looking, a warning lets either defender choose the hand declarer leads from.
    .title = Warning of the wrong hand
law-43B2b = After looking and asking first, declarer corrects the card and Law 64 applies as if established.
    .title = Asking about a revoke
law-43B3 = After looking: no { word-rectification } now; later only the defenders lose what they gained.
    .title = Pointing out a defender’s irregularity
law-61 = What a revoke is, who may ask whom, and no right to inspect tricks.
    .title = Failing to follow suit; asking about it
law-61A = Not following suit, or not playing a card or suit that was required, although able to.
    .title = What a revoke is
law-61B = Who may ask a player whether he has none of the suit.
    .title = Who may ask about a revoke
law-61B1 = Declarer may ask a defender who did not follow suit.
    .title = Declarer asks
law-61B2 = Dummy may ask declarer only.
    .title = Dummy asks
law-61B2a = Dummy may ask declarer, unless he lost the right by looking at a hand.
    .title = Dummy asks declarer
law-61B2b = Dummy may not ask a defender; the question may give unauthorized information.
    .title = Dummy asks a defender
law-61B3 = Defenders may ask declarer and each other, at the risk of unauthorized information.
    .title = Defenders ask
law-61C = Alleging a revoke does not open the tricks already turned.
    .title = No right to inspect
law-62 = When and how a revoke is put right, and what happens to the cards.
    .title = Correcting a revoke
law-62A = A revoke noticed before it is established must be corrected.
    .title = Duty to correct
law-62B = The revoke card is withdrawn and replaced by a legal one.
    .title = How it is corrected
law-62B1 = A card withdrawn from a defender’s concealed hand becomes a major penalty card.
    .title = A defender’s card
law-62B2 = Such a card is replaced without further { word-rectification }.
    .title = Declarer’s, dummy’s or a faced card
law-62C = What may be withdrawn of the cards that followed.
    .title = Cards played after the revoke
law-62C1 = Opponents may take back cards they played after the revoke and before attention was drawn.
    .title = The other side’s cards
law-62C2 = After such a change the next player of the offending side may change; a defender pays with a penalty card.
    .title = The offending side’s next card
law-62C3 = If just one side has played on, both revokes are corrected; defenders’ cards become penalty cards.
    .title = Both sides in one trick
law-62D = Special rules for the last trick but one.
    .title = Trick twelve
law-62D1 = It is corrected even when established, until all four hands are back in the board.
    .title = Correcting trick twelve
law-62D2 = If a defender revokes before his partner has played, partner must not use what he learnt.
    .title = Before partner has played
law-63 = The moments after which a revoke is no longer corrected.
    .title = When a revoke is established
law-63A = { $edition ->
    [1997] Playing on, naming a card, claiming, or agreeing to a claim establishes it.
    [2007] Playing on, naming a card, claiming, or agreeing to a claim establishes it.
   *[other] Playing on, naming a card, claiming, or agreeing for good to a claim establishes it.
}
    .title = Establishing a revoke
law-63A1 = The offender or his partner leads or plays to the next trick, legally or not.
    .title = By playing on
law-63A2 = The offender or his partner names or indicates a card for the next trick.
    .title = By naming a card
law-63A3 = The offender or his partner claims or concedes, in words, by facing cards or otherwise.
    .title = By claiming
law-63A4 = The opponents’ claim is agreed and the time for objecting has run out.
    .title = By agreeing to a claim
law-63B = { $edition ->
    [1997] The trick stands as played; only trick twelve is an exception.
    [2007] The trick stands as played; only trick twelve is an exception.
   *[other] The trick stands as played, apart from two exceptions (both sides in one trick, trick twelve).
}
    .title = No correction after that
law-64 = How many tricks go over, when none do, and redress on top.
    .title = After a revoke is established
law-64A = What the other side gets automatically, after play.
    .title = Tricks that go over
law-64A1 = The revoke trick goes over, and one more if the side won a later trick.
    .title = The offender won the trick
law-64A2 = One trick goes over if partner won the revoke trick or the side won a later one.
    .title = The offender did not win it
law-64B = Established revokes without automatic transfer; redress remains possible.
    .title = When no trick goes over
law-64B1 = Neither the revoke trick nor a later one was won by the offending side.
    .title = The side won nothing from then on
law-64B2 = The same player, the same suit, and the first one is established.
    .title = Repeated revoke
law-64B3 = The card that should have been played was a penalty card or dummy’s.
    .title = Penalty card or dummy’s card
law-64B4 = An opponent had called on the next board before the revoke was mentioned.
    .title = After a call on the next board
law-64B5 = The revoke was first mentioned after the end of the round.
    .title = After the round
law-64B6 = A revoke in the twelfth trick costs no trick.
    .title = Trick twelve
law-64B7 = Both sides revoked on the board and both revokes are established.
    .title = Both sides revoked
law-64B8 = The revoke was corrected because both sides revoked in one trick.
    .title = Corrected in the same trick
law-64C = The director restores equity where the transfer is not enough.
    .title = Redress
law-64C1 = The score is adjusted when the side is worse off than without the revoke.
    .title = Too little compensation
law-64C2 = Redress after repeated revokes and after revokes by both sides.
    .title = Several revokes
law-64C2a = Adjusted if the other side would likely have won more tricks without the later ones.
    .title = Repeated revokes
law-64C2b = A damaged side gets the likely result without any revoke.
    .title = Revokes by both sides
law-65 = How played cards are kept.
    .title = Arranging the tricks
law-65A = After four cards each player turns his own face down in front of him.
    .title = Completed trick
law-65B = The direction of the card shows who won the trick.
    .title = Won and lost tricks
law-65B1 = The card points towards partner.
    .title = A trick won
law-65B2 = The card points towards the opponents.
    .title = A trick lost
law-65B3 = A player may say so until his own side has played to the next trick.
    .title = A card that points wrong
law-65C = Cards lie in an overlapping row in the order of play, so that the play can be checked.
    .title = Order
law-65D = Who disturbs his cards before that may lose claims to tricks or about a revoke.
    .title = Until the result is agreed
law-66 = Who may look at played cards, and when.
    .title = Inspecting tricks
law-66A = Until his side plays on, and while his own card is unturned, a player may see all four cards.
    .title = The current trick
law-66B = Until his side plays on, a player may look at his own last card without showing it.
    .title = One’s own last card
law-66C = Afterwards nobody inspects a trick before play ends, unless the director says so.
    .title = Quitted tricks
law-66D = Cards may be inspected to settle revokes and trick counts; who mixed his cards loses the doubt.
    .title = After the play
law-67 = A trick with a card too few or too many.
    .title = Defective trick
law-67A = It is put right until both sides have played to the next trick.
    .title = Noticed in time
law-67A1 = The player adds a card that he may legally play.
    .title = A card is missing
law-67A2 = Handled as a fifth card or as cards played together.
    .title = A card too many
law-67B = What the director does when it is noticed later.
    .title = After both sides have played on
law-67B1 = The player puts a card among his played ones; it does not change who won.
    .title = A card is missing
law-67B1a = He must choose a card of that suit; it counts as a revoke that can cost one trick.
    .title = He has the suit led
law-67B1b = { $edition ->
    [1997] He chooses any card; it counts as a revoke that can cost one trick.
   *[other] He chooses any card; it also counts as a revoke that can cost one trick.
}
    .title = He has none of the suit
law-67B2 = Extra cards return to the hand.
    .title = A card too many
law-67B2a = The card that was seen stays, the others go back; a defender’s card shown thereby is a penalty card.
    .title = Giving cards back
law-67B2b = A card given back counts as never having left the hand; it can make a revoke.
    .title = Held all along
law-67B3 = The card is found and put in place; if it was played again too late to correct, the score is adjusted.
    .title = Played but misplaced
law-68 = Words or acts about tricks other than the current one.
    .title = Claim or concession
law-68A = Saying one’s side will win tricks, suggesting to stop, or facing one’s hand on purpose.
    .title = What a claim is
law-68B = Giving up tricks.
    .title = What a concession is
law-68B1 = Saying one’s side will lose tricks; a claim of some concedes the rest; giving up the hand concedes all.
    .title = Giving up tricks
law-68B2 = A defender’s concession is void if his partner objects at once; play goes on.
    .title = Partner objects at once
law-68C = { $edition ->
    [1997] A claim comes with a clear line of play.
    [2007] A claim comes with a clear line of play.
   *[other] A claim comes with a clear line of play, and the hand is faced.
}
    .title = Statement
law-68D = After a claim or concession play stops.
    .title = Play is suspended
law-68D1 = An agreed claim is settled by Law 69.
    .title = Agreed
law-68D2 = Anybody, dummy included, may doubt it.
    .title = Doubted
law-68D2a = The director is called, nothing is done until then, and Law 70 applies.
    .title = Director
law-68D2b = The other side may ask to play on instead.
    .title = Playing on
law-68D2bi = Without the consent of all four players the director is called.
    .title = Consent of all four
law-68D2bii = If play goes on the claim no longer counts and the table result stands.
    .title = The claim is void
law-69 = When a claim is agreed, and how that is undone.
    .title = Agreed claim or concession
law-69A = No objection before the side calls on the next board or the round ends: scored as claimed.
    .title = When it is agreed
law-69B = In the correction period agreement is withdrawn for certain tricks.
    .title = Withdrawing agreement
law-69B1 = The side had in fact won the trick it agreed to lose.
    .title = A trick already won
law-69B2 = The side would likely have won the trick had play gone on.
    .title = A trick likely won
law-70 = How the director decides a doubted claim.
    .title = Contested claim or concession
law-70A = A result fair to both sides, doubtful points going against the claimer.
    .title = Aim
law-70B = How the director hears the case.
    .title = Procedure
law-70B1 = The claimer repeats what he said when he claimed.
    .title = Statement repeated
law-70B2 = { $edition ->
    [1997] The opponents state their objections.
   *[other] The opponents state their objections, which do not bind the director.
}
    .title = Objections
law-70B3 = The director may have all remaining cards faced.
    .title = Cards faced
law-70C = Three conditions together give tricks to an outstanding trump.
    .title = A trump still out
law-70C1 = The claimer said nothing about the trump.
    .title = Not mentioned
law-70C2 = It is at all likely that he did not know of it.
    .title = Likely unaware
law-70C3 = A normal play could lose a trick to it.
    .title = Can win a trick
law-70D = Lines that are not accepted.
    .title = What the director considers
law-70D1 = Not accepted where another normal line is less successful; normal includes careless play.
    .title = Unstated line
law-70D2 = No trick that depends on partner choosing among normal plays.
    .title = A defender’s claim
law-70E = When a plan that was not stated can count.
    .title = Unstated line of play
law-70E1 = Not accepted if it needs one opponent to hold a card, unless the other shows out.
    .title = One opponent’s card
law-70E2 = The regulating authority may fix the order in which an unstated suit is played.
    .title = Fixed order of play
law-71 = { $edition ->
    [1997] A concession stands, with three exceptions in the correction period.
   *[other] A concession stands, with two exceptions in the correction period.
}
    .title = Cancelling a concession
law-71A = The side conceded a trick that it had in fact won.
    .title = A trick already won
law-71B = The side conceded a trick that no normal play loses.
    .title = A trick that cannot be lost
