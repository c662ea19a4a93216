### Laws 41 and 44-60: the lead, played cards, exposed cards, penalty cards, turns in the play.

kind-opening_lead_out_of_turn = Opening lead out of turn
kind-lead_out_of_turn = Lead out of turn
kind-premature_play = Premature play
kind-simultaneous_plays = Cards played together
kind-exposed_card = Exposed card
kind-penalty_card = Penalty card
kind-played_card = Is the card played?
kind-dummy_designation = Card called from dummy
kind-unable_to_comply = Cannot comply
kind-play_after_irregularity = Play after an irregularity

## Questions that several kinds share

ask-any-partner_lead = What does declarer demand of the lead?
val-any-partner_lead-require_suit = Lead that suit
val-any-partner_lead-forbid_suit = Do not lead that suit
val-any-partner_lead-leave_penalty_card = Lead anything
ask-any-demand = What does declarer demand of offender’s partner?
val-any-demand-require_highest = Highest of the suit
val-any-demand-require_lowest = Lowest of the suit
val-any-demand-require_other_suit = Play another, named suit
val-any-demand-forbid_other_suit = Not another, named suit
ask-any-unable = Can the player do what declarer demands?
val-any-unable-true = He cannot comply
val-any-unable-false = He can comply
ask-any-rank = Is the card an honour (A, K, Q, J, 10) or lower?
val-any-rank-low = Nine or lower
val-any-rank-honour = Honour (ten or higher)
ask-any-several = Has the defender one exposed card or more?
val-any-several-true = Two or more cards
val-any-several-false = Only one card
ask-any-deliberate = Was the card exposed by accident or by a deliberate play?
val-any-deliberate-true = Played deliberately
val-any-deliberate-false = By accident

## Opening lead out of turn: questions

ask-opening_lead_out_of_turn-face_up = Was the card led face up?
val-opening_lead_out_of_turn-face_up-true = Face up
val-opening_lead_out_of_turn-face_up-false = Face down
val-opening_lead_out_of_turn-accepted-true = Declarer accepted
val-opening_lead_out_of_turn-accepted-false = Declarer refused
ask-opening_lead_out_of_turn-side = Which side led?
val-opening_lead_out_of_turn-side-declaring = Declarer’s side
val-opening_lead_out_of_turn-side-defending = A defender
ask-opening_lead_out_of_turn-told_by_opponent = Did an opponent tell him that it was his lead?
val-opening_lead_out_of_turn-told_by_opponent-true = An opponent told him to lead
val-opening_lead_out_of_turn-told_by_opponent-false = No opponent told him to lead
ask-opening_lead_out_of_turn-partner_led_face_down = Had his partner led as well, face down?
val-opening_lead_out_of_turn-partner_led_face_down-true = Partner led face down too
val-opening_lead_out_of_turn-partner_led_face_down-false = Partner has not led
ask-opening_lead_out_of_turn-declarer_exposed = Has declarer begun to spread his hand?
val-opening_lead_out_of_turn-declarer_exposed-true = Declarer showed a card
val-opening_lead_out_of_turn-declarer_exposed-false = Declarer showed no card
ask-opening_lead_out_of_turn-dummy_seen = Could declarer have seen any card of dummy?
val-opening_lead_out_of_turn-dummy_seen-true = Dummy’s card was seen
val-opening_lead_out_of_turn-dummy_seen-false = Dummy is not down
ask-opening_lead_out_of_turn-decision = What does declarer choose?
val-opening_lead_out_of_turn-decision-accept_become_dummy = Accept, become dummy
val-opening_lead_out_of_turn-decision-accept_play_second = Accept, play second
val-opening_lead_out_of_turn-decision-refuse = Refuse
ask-opening_lead_out_of_turn-second_card = From which hand was the second card played?
val-opening_lead_out_of_turn-second_card-hand = From declarer’s hand
val-opening_lead_out_of_turn-second_card-dummy = From dummy

## Lead out of turn: questions

ask-lead_out_of_turn-led_by = Who led out of turn?
val-lead_out_of_turn-led_by-declarer = Declarer (or from dummy)
val-lead_out_of_turn-led_by-defender = A defender
ask-lead_out_of_turn-told_by_opponent = Did an opponent tell him that it was his lead?
val-lead_out_of_turn-told_by_opponent-true = An opponent told him to lead
val-lead_out_of_turn-told_by_opponent-false = No opponent told him to lead
ask-lead_out_of_turn-last_trick = Was it the lead to trick thirteen?
val-lead_out_of_turn-last_trick-true = Trick thirteen
val-lead_out_of_turn-last_trick-false = Before trick thirteen
ask-lead_out_of_turn-played_after = Has anybody played after the lead?
val-lead_out_of_turn-played_after-nobody = Nobody has played to it
val-lead_out_of_turn-played_after-next_hand = The next hand has played
val-lead_out_of_turn-played_after-proper_leader = The correct leader has led
val-lead_out_of_turn-played_after-wrong_defender = The wrong defender played
ask-lead_out_of_turn-whose_turn = Which side was to lead?
val-lead_out_of_turn-whose_turn-partner = It was the other hand’s lead
val-lead_out_of_turn-whose_turn-opponent = It was the other side’s lead
ask-lead_out_of_turn-accepted = Does declarer accept the lead?
val-lead_out_of_turn-accepted-true = Lead accepted
val-lead_out_of_turn-accepted-false = Lead refused
ask-lead_out_of_turn-accepted_by_defender = Do the defenders accept the lead?
val-lead_out_of_turn-accepted_by_defender-true = A defender accepts
val-lead_out_of_turn-accepted_by_defender-false = Lead to be taken back
ask-lead_out_of_turn-defenders_differ = Do the defenders want different things?
val-lead_out_of_turn-defenders_differ-true = The defenders differ
val-lead_out_of_turn-defenders_differ-false = The defenders agree
ask-lead_out_of_turn-next_defender_accepts = Does the defender who plays next after the wrong card accept it?
val-lead_out_of_turn-next_defender_accepts-true = The next one accepts
val-lead_out_of_turn-next_defender_accepts-false = The next one refuses
ask-lead_out_of_turn-used_information = Did declarer then choose a play that the mishap may have suggested?
val-lead_out_of_turn-used_information-true = Perhaps helped by it
val-lead_out_of_turn-used_information-false = Not helped by it

## Premature play: questions

ask-premature_play-side = Who played too early?
val-premature_play-side-declaring = Declarer’s side
val-premature_play-side-defending = A defender
ask-premature_play-awaited = Who should have played before him?
val-premature_play-awaited-partner = His partner was to play
val-premature_play-awaited-rho = Only his RHO was to play
ask-premature_play-declaring_side = Had declarer already played from both hands?
val-premature_play-declaring_side-not_both = Not from both hands
val-premature_play-declaring_side-both_hands = From both hands
val-premature_play-declaring_side-dummy_unasked = Dummy played unasked
ask-premature_play-legal = Can the card legally be played to this trick?
val-premature_play-legal-true = A legal card for the trick
val-premature_play-legal-false = Not legal in the trick

## Cards played together: questions

ask-simultaneous_plays-players = One player with several cards, or two players at once?
val-simultaneous_plays-players-one = One player
val-simultaneous_plays-players-two = Two players
ask-simultaneous_plays-visible = How many of the cards show their face?
val-simultaneous_plays-visible-one = One face visible
val-simultaneous_plays-visible-several = Two or more faces visible
ask-simultaneous_plays-side = Whose cards are they?
val-simultaneous_plays-side-declaring = Declarer’s or dummy’s
val-simultaneous_plays-side-defending = A defender’s
ask-simultaneous_plays-rank = Which card is left when he has played one of them?
val-simultaneous_plays-rank-low = Nine or lower is left
val-simultaneous_plays-rank-honour = An honour is left
ask-simultaneous_plays-several = How many cards are left when he has played one of them?
val-simultaneous_plays-several-true = Two or more are left
val-simultaneous_plays-several-false = One card is left
ask-simultaneous_plays-next_trick = Have both sides played to the next trick?
val-simultaneous_plays-next_trick-true = Both have played on
val-simultaneous_plays-next_trick-false = Noticed in time

## Exposed card: questions

ask-exposed_card-side = Whose card is it?
val-exposed_card-side-declaring = Declarer’s or dummy’s
val-exposed_card-side-defending = A defender’s card
ask-exposed_card-how = How was the card exposed?
val-exposed_card-how-dropped = Dropped face up
val-exposed_card-how-shown = Shown, not as a play
val-exposed_card-how-named = Named aloud
val-exposed_card-how-played = Played and withdrawn
val-exposed_card-how-spread = Declarer spread his hand
ask-exposed_card-after_opening_lead = Was it just after an opening lead out of turn?
val-exposed_card-after_opening_lead-true = After a wrong opening lead
val-exposed_card-after_opening_lead-false = Not after a wrong lead
ask-exposed_card-meant_as_claim = Did declarer spread his hand to claim or concede?
val-exposed_card-meant_as_claim-true = Taken as a claim
val-exposed_card-meant_as_claim-false = Plainly no claim
ask-exposed_card-exemption = Is there a reason why the card may be free?
val-exposed_card-exemption-none = No exception applies
val-exposed_card-exemption-current_trick = Spoke of this trick only
val-exposed_card-exemption-partner_objected = Partner refused to concede
val-exposed_card-exemption-wrong_information = Misinformed by opponents
val-exposed_card-exemption-normal_play = Ordinary, lawful play
ask-exposed_card-partner_could_see = Could the defender’s partner have seen the face of the card?
val-exposed_card-partner_could_see-true = Partner could see it
val-exposed_card-partner_could_see-false = Partner could not see it

## Penalty card: questions

ask-penalty_card-situation = Who is to play now?
val-penalty_card-situation-offender_to_play = The owner is to play
val-penalty_card-situation-offender_to_lead = The owner is on lead
val-penalty_card-situation-partner_to_lead = His partner is on lead
val-penalty_card-situation-partner_led_early = Partner led already
val-penalty_card-situation-not_played = He played another card
val-penalty_card-situation-information = What partner may use
val-penalty_card-situation-size = What kind it is
ask-penalty_card-size = Is it a minor or a major penalty card?
val-penalty_card-size-minor = Minor: low, by accident
val-penalty_card-size-major = Major: any other
val-penalty_card-has_suit_led-true = He can follow suit
val-penalty_card-has_suit_led-false = He cannot follow suit
ask-penalty_card-legal = Can the penalty card legally be played to this trick?
val-penalty_card-legal-true = It can be played now
val-penalty_card-legal-false = It cannot be played now
ask-penalty_card-same_suit = Are all the penalty cards of one suit?
val-penalty_card-same_suit-true = All of one suit
val-penalty_card-same_suit-false = Different suits
ask-penalty_card-declarer_played_after = Has declarer played from either hand since?
val-penalty_card-declarer_played_after-true = Declarer has played since
val-penalty_card-declarer_played_after-false = Declarer has not played
ask-penalty_card-accepted = Does declarer accept the card that was played?
val-penalty_card-accepted-true = Card accepted
val-penalty_card-accepted-false = Card refused
ask-penalty_card-card_now = Where is the penalty card now?
val-penalty_card-card_now-on_table = Still on the table
val-penalty_card-card_now-picked_up = Back in the hand
val-penalty_card-card_now-played = Already played
ask-penalty_card-damage = Did the visible card help the defenders to a better result?
val-penalty_card-damage-true = It helped them
val-penalty_card-damage-false = It did not help them

## Played card: questions

ask-played_card-named = Did the player name the card as the one he plays?
val-played_card-named-true = He named the card
val-played_card-named-false = He did not name it
ask-played_card-retraction = Why is the card to be taken back?
val-played_card-retraction-rectification = A ruling requires it
val-played_card-retraction-illegal_play = The play was illegal
val-played_card-retraction-opponent_changed = An opponent changed his
val-played_card-retraction-told_turn = Told that it was his turn
val-played_card-retraction-misinformed = Wrong explanation
val-played_card-retraction-proper_lead = The correct lead was made
val-played_card-retraction-no_ground = Slip or change of mind
ask-played_card-since = What has happened since?
val-played_card-since-nothing = Nothing played since
val-played_card-since-later_card = Another card was played
val-played_card-since-dummy_shown = Dummy has shown a card
ask-played_card-hand = Whose card is it?
val-played_card-hand-declarer = Declarer’s own card
val-played_card-hand-dummy = Dummy’s card
val-played_card-hand-defender = A defender’s card
ask-played_card-partner_could_see = Could the defender’s partner have seen the face of the card?
val-played_card-partner_could_see-true = Partner could see it
val-played_card-partner_could_see-false = Partner could not see it
ask-played_card-position = How did declarer hold the card?
val-played_card-position-at_table = Face up, at the table
val-played_card-position-as_played = Plainly as a play
val-played_card-position-not_so = Neither of these
ask-played_card-touch = Why did declarer touch dummy’s card?
val-played_card-touch-deliberate = Touched it to play it
val-played_card-touch-arranging = Sorting, reaching past it

## Dummy's card: questions

ask-dummy_designation-problem = What went wrong with dummy’s card?
val-dummy_designation-problem-words = Unclear or wrong words
val-dummy_designation-problem-change = Declarer wants another
val-dummy_designation-problem-dummy_acted = Dummy played unasked
ask-dummy_designation-words = What did declarer say?
val-dummy_designation-words-suit_and_rank = Suit and rank
val-dummy_designation-words-high = “High”
val-dummy_designation-words-win = “Win it”
val-dummy_designation-words-low = “Low”, “small”
val-dummy_designation-words-suit_only = Only a suit
val-dummy_designation-words-rank_only = Only a rank
val-dummy_designation-words-not_there = A card dummy has not got
val-dummy_designation-words-anything = “Play anything”
ask-dummy_designation-other_intention = Is it beyond doubt that declarer meant another card?
val-dummy_designation-other_intention-true = Plainly meant another card
val-dummy_designation-other_intention-false = No other card plainly meant
ask-dummy_designation-leading = Was dummy to lead to the trick?
val-dummy_designation-leading-true = Dummy on lead
val-dummy_designation-leading-false = Dummy to follow
ask-dummy_designation-won_in_rank_suit = Did dummy win the last trick in a suit in which it has that rank?
val-dummy_designation-won_in_rank_suit-true = Yes, it has it there
val-dummy_designation-won_in_rank_suit-false = No
ask-dummy_designation-reason = Was it a slip of the tongue or a change of mind?
val-dummy_designation-reason-slip = Slip of the tongue
val-dummy_designation-reason-change_of_mind = Change of mind
ask-dummy_designation-declarer_played_since = Has declarer played another card since?
val-dummy_designation-declarer_played_since-true = Declarer has played since
val-dummy_designation-declarer_played_since-false = No card played since
ask-dummy_designation-both_played_next = Have both sides played to the next trick?
val-dummy_designation-both_played_next-true = Both have played on
val-dummy_designation-both_played_next-false = Not both have played on

## Cannot comply

val-unable_to_comply-why-void = None of the suit
val-unable_to_comply-why-only_forbidden = Only the forbidden suit
val-unable_to_comply-why-must_follow = Has to follow suit
val-unable_to_comply-after-premature_play = After a premature play
val-unable_to_comply-after-penalty_card = After a penalty card
val-unable_to_comply-after-withdrawn_call = After a withdrawn call

## Play after an irregularity: questions

ask-play_after_irregularity-played_by = Who played on?
val-play_after_irregularity-played_by-non_offender = The next opponent
val-play_after_irregularity-played_by-defender_too_soon = A defender, too soon
val-play_after_irregularity-played_by-offending_side = The offender’s own side
ask-play_after_irregularity-was_lead = Was the irregular card a lead?
val-play_after_irregularity-was_lead-true = It was a lead
val-play_after_irregularity-was_lead-false = It was played to a trick
ask-play_after_irregularity-proper_lead = Was it his own turn to lead, and did he lead?
val-play_after_irregularity-proper_lead-true = He led in his own turn
val-play_after_irregularity-proper_lead-false = He played to the wrong card
ask-play_after_irregularity-earlier_duty = Was the offending side already bound by a penalty card or a lead restriction?
val-play_after_irregularity-earlier_duty-true = An earlier duty remains
val-play_after_irregularity-earlier_duty-false = No earlier duty

## Sentences: the opening lead

p41A = The card led face down goes back to the hand, on the director’s instruction; the player whose lead it is leads.
p54 = The director first has partner’s face-down lead taken back.
p54A = Declarer accepts by spreading his whole hand: he becomes dummy, and his partner plays the hand.
p54A-exposed = Declarer has shown a card in spreading, so he spreads all of them: he is dummy, his partner declarer.
p54B = Declarer accepts the lead, and dummy goes down as usual.
p54B1 = Declarer plays the second card of the trick from his own hand.
p54B2 = The lead stands. The card played second from dummy stays, unless it must be changed to correct a revoke.
p54C = Declarer could have seen a card of dummy, so he must accept the lead; he stays declarer.
p54D = Declarer refuses: the card is withdrawn as a major penalty card, and the defender whose turn it is leads.
p54E = Declarer’s side cannot make the opening lead; the card counts as one exposed in the auction.
p24D-lead = Declarer or dummy takes the card back into his hand.
p47E1 = { $edition ->
    [1997] An opponent told him it was his turn: the card goes back without penalty, and LHO should not accept it.
   *[other] An opponent told him it was his turn: the card goes back without { word-rectification }, and nobody may accept it.
}
p16C1-withdrawn = The side that did nothing wrong may use what the withdrawn cards have shown.
p16C2-withdrawn = The offending side may not use what the withdrawn cards have shown.

## Sentences: leads out of turn

p53A = The lead stands, and play goes on from it.
p53A-played = The lead stands: the next hand has accepted it by playing to it.
p53A-thirteen = A lead out of turn to the thirteenth trick is always taken back.
p53B = The lead of the player whose turn it was stands; cards played in error to this trick are taken back.
p53C = The lead from the wrong hand stands, and the defender who has played did so before his turn.
p55A = A defender accepts declarer’s lead.
p55A-differ = The defenders differ: the one who plays next after the wrong card decides.
p55B1 = Declarer puts the card back without further { word-rectification }; the defender whose turn it is leads.
p55B2 = Declarer puts the card back and leads any card from the correct hand.
p55C = If declarer’s play may rest on what the mishap showed him, the director may adjust the score.
p56A = Declarer accepts the defender’s lead.
p56B = Declarer has the card withdrawn; it stays face up as a major penalty card.
p47F1 = A card played in error may be taken back once the correct lead has been made.

## Sentences: directing a defender

p50D2a-require = Declarer demands that suit: the penalty card goes back to the hand, and partner leads any card of the suit.
p50D2a-forbid = Declarer forbids that suit while partner keeps the lead: the penalty card goes back to the hand.
p50D2b = Declarer leaves it: partner leads any card, and the card stays a major penalty card.
p50D2-later = When his partner next has to lead, declarer first demands the suit, forbids it, or leaves the card.
p50D2-early = Partner had to wait for declarer’s choice, which he still has: the card led is an exposed card as well.
p50E1 = While the card lies there everybody may use what it tells.
p50E2 = Once it is picked up, its owner’s partner may not use what it told; declarer may.
p50E3 = After it has been played, its owner’s partner may not use how it came to be a penalty card.
p50E4 = After play the director adjusts the score if the sight of the card helped the defenders and cost declarer.
p51A = Several penalty cards can be played: declarer says which.
p51B1a = Declarer demands the suit: all penalty cards of it go back, and their owner may play any legal card.
p51B1b = Declarer forbids the suit while partner keeps the lead: all penalty cards of it go back.
p51B2a = Declarer demands one of the suits: the penalty cards of that suit go back, the others stay.
p51B2b = Declarer forbids one or more of the suits while partner keeps the lead: those cards go back.
p51B2c = Declarer leaves them: partner leads any card, all penalty cards stay, and the choice returns next trick.
p57A = The card becomes a major penalty card, and declarer directs partner’s play to this trick.
p57A1 = Declarer demands partner’s highest card of the suit led.
p57A2 = Declarer demands partner’s lowest card of the suit led.
p57A3 = Declarer demands a card of another suit that he names.
p57A4 = Declarer forbids partner to play another suit that he names.
p57B = Partner cannot do what declarer demands, and is free of the demand.
p57C1 = Declarer had played from both hands: no { word-rectification }, and the card is played.
p57C2 = Dummy had played or suggested a card out of turn: the defender’s early card has no { word-rectification }.
p57C3 = Declarer’s early card is played and, being legal, may not be taken back.
p57C3-illegal = Declarer’s early card is played, but it is not legal in this trick.
p57D = The card must be played when his turn comes; his partner may not use having seen it early.
p57D-illegal = The card cannot legally be played to this trick: it becomes a major penalty card.
p59 = He may play any legal card: whoever cannot meet the demand is free of it.

## Sentences: exposed cards and penalty cards

p48A = Cards that declarer or dummy shows never become penalty cards; there is no { word-rectification }.
p48A-dropped = Declarer’s dropped card is neither played nor a penalty card; he takes it up again.
p48A-spread = Declarer takes his cards up again; none of them becomes a penalty card.
p48B1 = Spreading his hand after an opening lead out of turn, declarer has accepted it.
p48B2 = Spreading the hand counts as a claim or a concession: play stops, call the director.
p48B2-not_meant = It is no claim, for it was plain that declarer did not mean to claim.
p49 = A defender’s card that his partner could see, or that he names, becomes a penalty card.
p49-unseen = The card goes back and is no penalty card: partner could not have seen it, and it was not named.
p49-lawful = A card shown where the Laws allow it is no penalty card.
p49-current_trick = The card is no penalty card.
p68-current_trick = He spoke only of winning or losing the trick in progress: that is no claim.
p68B2-card = His partner objected to the concession, so play goes on; the shown card is no penalty card.
p47E = A card taken back because an opponent misinformed the player goes back to the hand.
p50A = It stays face up on the table until it may be played or picked up.
p50B-minor = It is a minor penalty card: a single card below the ten, exposed by accident.
p50B-major = It is a major penalty card: an honour, a deliberately played card, or one of several.
p50C = Minor penalty card: no other card of that suit below the ten may be played before it; an honour or another suit may.
p50C-partner = Partner leads what he likes, because the penalty card is minor.
p50D1a = A major penalty card must be played at the first legal chance: leading, following, discarding or ruffing.
p50D1a-several = One of them must be played at the first legal chance.
p50D1b = The penalty card stays on the table: a suit or lead requirement goes first. It is due at the next legal chance.
p44C = Following suit goes before every other duty.
p52A = The defender may not take the other card back on his own.
p52B1a = Declarer accepts the card that was played.
p52B1a-may = Declarer may accept the card that was played instead of the penalty card.
p52B1b = Declarer must accept the card that was played, because he has played since.
p52B1c = Penalty cards not yet played stay penalty cards.
p52B2 = Declarer refuses: the penalty card is played instead; each card played in the error is a major penalty card.
p52B2-if = If he does not, the penalty card is played instead; each card played in the error is a major penalty card.

## Sentences: played cards

p45C1 = The defender’s card is played: his partner could have seen its face.
p45C1-unseen = The defender’s card is not played: his partner could not have seen its face. He may put it back.
p45C2 = Declarer’s card is not played: it was neither face up at the table nor held as played.
p45C2a = Declarer’s card is played: it was held face up, touching the table or nearly so.
p45C2b = Declarer’s card is played: he held it so as to show that he played it.
p45C3 = Declarer touched dummy’s card on purpose: it is played.
p45C3-arranging = Touching dummy’s card to sort, or to reach another one, does not play it.
p45C4a = A card that a player names as his play is played.
p45C4b = A slip of the tongue: declarer may name the card he meant, for he has not played again from either hand.
p45C4b-mind = The named card is played: a change of mind or lost concentration changes nothing.
p45C4b-late = Declarer has played again, from his hand or from dummy: too late to put the slip right.
p45D1 = Dummy takes back the card that declarer did not name; declarer’s card is played.
p45D1-later = A defender may change a card played after it; if declarer’s RHO does, declarer may change a later one.
p45D2 = Too late: the card stays, and nothing is changed in this trick or the next.
p45D2-led = If the wrong card was led, a player who did not follow to it may have revoked.
p45D2-followed = If the wrong card was played to a trick, dummy may have revoked.
p64B3-designation = Dummy’s revoke costs no automatic trick; the director restores what it cost.
p47A = A card is taken back when a { word-rectification } requires it; a defender’s may become a penalty card.
p47B = An illegal play is taken back and corrected; a defender’s card may become a penalty card.
p47C = The card goes back without { word-rectification }.
p47D = After an opponent’s lawful change of play he may take back his own card and play another.
p47D-designation = An opponent who has played in turn to the first card may take his own card back.
p47E2a = Nothing was played after it: the card played on a wrong explanation may be taken back.
p47E2a-dummy = The opening lead stays, for dummy has shown a card.
p47E2b = It is too late to take the card back; the director may adjust the score.
p47F2 = The card stays played: a slip of the hand or a change of mind gives no right to take it back.

## Sentences: dummy's cards

p46B = The card declarer beyond doubt meant is the one played.
p46B1a = { $edition ->
    [1997] “High” plays the highest card of the suit led, unless dummy plays last.
   *[other] “High” plays the highest card of the suit led.
}
p46B1b = “Win” plays the lowest card that is sure to win the trick.
p46B1c = “Low” plays the lowest card of the suit led.
p46B2 = A suit without a rank plays the lowest card of that suit.
p46B3a = Dummy goes on with the suit in which it won the last trick: the card of that rank is led.
p46B3b = A card of that rank is played if one is legal; if dummy has two or more, declarer says which.
p46B4 = Dummy does not hold the card: the call is void, and declarer names any legal card.
p46B5 = Neither suit nor rank was named: either defender says which card dummy plays.

## Sentences: cards played together, play after an irregularity

p58A = The player whose turn it was has played first; the other card counts as played after it.
p58B1 = The one visible card is played; the others go back without further { word-rectification }.
p58B2 = The defender says which visible card he plays; each other visible card becomes a penalty card.
p58B2-declarer = Declarer says which visible card he plays; the others go back without { word-rectification }.
p58B3 = An opponent who has played to a visible card that is then taken back may change his own card.
p58B4 = The trick is treated as a defective one, because both sides have played to the next trick.
p67-refer = The surplus card is dealt with as in any trick with too many cards.
p60A1 = The right to { word-rectification } is lost, because the next opponent played on before a ruling.
p60A2 = The irregular card counts as played in turn.
p60A2-proper_lead = A player who makes the lead that was his has not played to the wrong one.
p60A3 = An earlier penalty card or lead restriction of the offending side still holds in later tricks.
p60B = The defender’s card becomes a major penalty card: declarer had not yet led from the correct hand.
p60C = The non-offending side keeps all its rights, and the new card may itself need { word-rectification }.

## The paragraphs

law-41 = How the play begins: the lead, questions, facing the lead, dummy.
    .title = Commencement of play
law-41A = Declarer’s LHO leads face down; the lead comes back only when the director says so after an irregularity.
    .title = Opening lead face down
law-41B = Who may have the auction repeated or a call explained before and during the play.
    .title = Questions about the auction
law-41C = The lead is faced, the play has begun and dummy goes down; the contract may be asked for later.
    .title = Opening lead faced
law-41D = Dummy spreads his hand in columns, trumps to his right; declarer plays both hands.
    .title = Dummy’s hand
law-44 = Leading, following, discarding, ruffing, and who wins a trick.
    .title = Sequence of play
law-44A = The leader to a trick may play any card, unless a { word-rectification } restricts him.
    .title = The lead
law-44B = The others play in turn, one card each.
    .title = The other cards of a trick
law-44C = Whoever can follow suit must; this goes before every other duty.
    .title = Duty to follow suit
law-44D = Whoever cannot follow suit may play any card, unless a { word-rectification } restricts him.
    .title = When unable to follow
law-44E = The highest trump wins a trick that holds a trump.
    .title = Tricks with trumps
law-44F = Without a trump the highest card of the suit led wins.
    .title = Tricks without trumps
law-44G = The hand that won the last trick leads to the next.
    .title = Later leads
law-45 = How cards are played, when a card counts as played, and dummy’s or surplus cards.
    .title = Card played
law-45A = A player takes the card from his hand and lays it face up before him.
    .title = Playing from a hand
law-45B = Declarer names dummy’s card and dummy plays it; declarer may take it himself.
    .title = Playing from dummy
law-45C = When a card must be played, whatever the player meant.
    .title = When a card is played
law-45C1 = A defender’s card is played when his partner could have seen its face.
    .title = A defender’s card
law-45C2 = When declarer’s own card counts as played.
    .title = Declarer’s card
law-45C2a = Declarer’s card is played when held face up at or nearly at the table.
    .title = Face up at the table
law-45C2b = Declarer’s card is played when held so as to show that it is.
    .title = Held as played
law-45C3 = A card of dummy that declarer touches on purpose is played, unless he sorts or reaches past it.
    .title = Touching dummy’s card
law-45C4 = A named card is played, and when declarer may name another.
    .title = Naming a card
law-45C4a = A card that a player names or points out as his play is played.
    .title = A named card
law-45C4b = Declarer may put a slip of the tongue right until he plays again; a change of mind may not be.
    .title = Slip in naming dummy’s card
law-45C5 = A penalty card may have to be played.
    .title = Penalty card
law-45D = Dummy puts out a card that declarer did not name.
    .title = Dummy’s wrong card
law-45D1 = Until both sides have played to the next trick the wrong card comes back; later cards may be changed.
    .title = { $edition ->
        [2007] Dummy’s wrong card
        [1997] Dummy’s wrong card
       *[other] Noticed in time
    }
law-45D2 = Afterwards nothing is changed, but there may have been a revoke.
    .title = Noticed too late
law-45E = A fifth card played to a trick.
    .title = Fifth card
law-45E1 = A defender’s fifth card becomes a penalty card unless it is ruled a lead.
    .title = By a defender
law-45E2 = Declarer’s or dummy’s fifth card goes back unless it is ruled a lead.
    .title = By declarer
law-45F = Dummy must not touch or point out a card unasked; the score may be adjusted.
    .title = Dummy suggests a card
law-45G = Nobody should turn his card before all four have played.
    .title = Turning the cards
law-46 = What declarer’s words for dummy’s card stand for.
    .title = Incomplete or invalid designation
law-46A = Declarer should name suit and rank.
    .title = Proper form
law-46B = How incomplete words are read, unless another intention is beyond doubt.
    .title = Incomplete or wrong words
law-46B1 = What “high”, “win” and “low” stand for.
    .title = High, win, low
law-46B1a = “High” is the highest card of the suit led.
    .title = High
law-46B1b = To tell dummy to win calls the lowest card sure to win.
    .title = Win
law-46B1c = “Low” is the lowest card of the suit led.
    .title = Low
law-46B2 = A suit alone calls its lowest card.
    .title = Suit without rank
law-46B3 = How a rank without a suit is read.
    .title = Rank without suit
law-46B3a = When dummy leads, the suit goes on in which it won the last trick, if it has that rank there.
    .title = Rank only, on lead
law-46B3b = Otherwise a legal card of that rank; with several, declarer says which.
    .title = Rank only, other cases
law-46B4 = A card that dummy does not hold: the call is void and declarer names another.
    .title = Card not in dummy
law-46B5 = With neither suit nor rank named, either defender may say which card is played.
    .title = “Play anything”
law-47 = When a played card may be taken back.
    .title = Retraction of a card played
law-47A = A card comes back when a { word-rectification } needs it.
    .title = To rectify
law-47B = A card comes back to correct an illegal play.
    .title = To correct an illegal play
law-47C = A card comes back after a lawful change of a slip in naming dummy’s card.
    .title = After a slip is put right
law-47D = A player may change his card after an opponent lawfully changed his.
    .title = After an opponent’s change
law-47E = Taking a card back after wrong information from an opponent.
    .title = Wrong information
law-47E1 = { $edition ->
    [1997] Told by an opponent that it was his turn: the lead comes back and should not be accepted.
   *[other] Told by an opponent that it was his turn: the card comes back and cannot be accepted.
}
    .title = Told that it was his turn
law-47E2 = A card played on a wrong explanation.
    .title = Wrong explanation
law-47E2a = { $edition ->
    [2007] It comes back until the next card is played to the trick; an opening lead until dummy shows a card.
    [1997] It comes back until the next card is played to the trick; an opening lead until dummy shows a card.
   *[other] It comes back until the next card is played; an opening lead until dummy shows a card.
}
    .title = In time
law-47E2b = Afterwards the director may adjust the score.
    .title = Too late
law-47F = Other cases.
    .title = Other retractions
law-47F1 = A card may come back after the correct lead has been made.
    .title = After the correct lead
law-47F2 = Otherwise a played card stays.
    .title = No other ground
law-48 = Declarer’s and dummy’s cards never become penalty cards; a spread hand may be a claim.
    .title = Declarer exposes cards
law-48A = Declarer may show cards without restriction and need not play a dropped one.
    .title = Declarer shows a card
law-48B = Declarer spreads his hand.
    .title = Declarer spreads his hand
law-48B1 = After an opening lead out of turn it means that he becomes dummy.
    .title = After a wrong opening lead
law-48B2 = At another time it may be a claim or concession.
    .title = At another time
law-49 = A defender’s card that his partner could see, or that he names, becomes a penalty card.
    .title = Defender exposes a card
law-50 = What becomes of a defender’s card exposed too early.
    .title = Penalty card
law-50A = It stays face up before its owner until the matter is settled.
    .title = It stays on the table
law-50B = Minor is one low card exposed by accident; every other penalty card is major.
    .title = Minor or major
law-50C = A minor card goes before other low cards of its suit; partner’s lead is free.
    .title = Minor penalty card
law-50D = What a major penalty card does to its owner’s play and to his partner’s lead.
    .title = Major penalty card
law-50D1 = { $edition ->
    [1997] The owner must play it as soon as he legally can; beyond that duty partner may use nothing the card tells.
   *[other] The owner must play it as soon as he legally can.
}
    .title = The owner to play
law-50D1a = It is played at the first legal opportunity; of several, declarer says which.
    .title = First legal opportunity
law-50D1b = Following suit and obeying a lead restriction go first; the card stays.
    .title = What goes before
law-50D2 = Before the owner’s partner leads, declarer chooses.
    .title = Partner on lead
law-50D2a = Declarer demands or forbids the suit; the card goes back to the hand.
    .title = Demand or forbid the suit
law-50D2b = Declarer leaves the lead free, and the card stays.
    .title = Leave the card
law-50E = Who may use what a penalty card tells.
    .title = Information from a penalty card
law-50E1 = While it lies there its information is free to all.
    .title = On the table
law-50E2 = Once picked up, it is not for its owner’s partner.
    .title = Picked up
law-50E3 = Once played, how it arose is not for its owner’s partner.
    .title = Played
law-50E4 = If the sight of it helped the defenders, the score is adjusted.
    .title = Adjusted score
law-51 = How several penalty cards of one defender are played and directed.
    .title = Two or more penalty cards
law-51A = When several can be played, declarer says which.
    .title = The owner to play
law-51B = Declarer’s choices when the owner’s partner leads.
    .title = Partner on lead
law-51B1 = Several penalty cards of one suit.
    .title = One suit
law-51B1a = Declarer demands the suit: all of them go back.
    .title = The suit demanded
law-51B1b = Declarer forbids the suit: all of them go back.
    .title = The suit forbidden
law-51B2 = Penalty cards of several suits.
    .title = Several suits
law-51B2a = Declarer demands one of the suits.
    .title = One suit demanded
law-51B2b = Declarer forbids one or more of the suits.
    .title = Suits forbidden
law-51B2c = Declarer leaves them; the choice returns with the next trick.
    .title = Left free
law-52 = A penalty card that had to be played was not.
    .title = Failure to play a penalty card
law-52A = The defender may not change his card by himself.
    .title = No change on his own
law-52B = He has played another card.
    .title = Another card played
law-52B1 = Declarer accepts the other card.
    .title = Accepted
law-52B1a = Declarer may accept it.
    .title = May accept
law-52B1b = He must when he has played since.
    .title = Must accept
law-52B1c = Penalty cards not played stay.
    .title = The cards that stay
law-52B2 = Refused: the penalty card is played instead, and the other cards become major penalty cards.
    .title = Refused
law-53 = When a lead out of turn stands.
    .title = Lead out of turn accepted
law-53A = { $edition ->
    [2007] It stands when an opponent accepts it or the next hand plays to it.
    [1997] It stands when an opponent accepts it or the next hand plays to it.
   *[other] Before trick thirteen it stands when an opponent accepts it or the next hand plays to it.
}
    .title = Treated as correct
law-53B = The player whose turn it was may still make his lead; then it stands.
    .title = The correct lead afterwards
law-53C = Declarer led wrongly and the defender to the right of that hand has played.
    .title = Wrong defender plays
law-54 = What declarer may do after an opening lead out of turn, face up.
    .title = Faced opening lead out of turn
law-54A = Declarer spreads his hand and becomes dummy.
    .title = Declarer becomes dummy
law-54B = Declarer accepts and dummy goes down.
    .title = Declarer accepts
law-54B1 = Declarer plays second from his own hand.
    .title = Second from hand
law-54B2 = If it came from dummy, it stays.
    .title = Second from dummy
law-54C = Having been able to see dummy’s card, declarer must accept.
    .title = Must accept
law-54D = Refused: a major penalty card, and declarer directs the other defender’s lead.
    .title = Declarer refuses
law-54E = A lead by declarer’s side is treated as a card exposed in the auction.
    .title = Lead by the wrong side
law-55 = Declarer leads from the wrong hand or when a defender should.
    .title = Declarer’s lead out of turn
law-55A = { $edition ->
    [1997] Either defender may accept or have it taken back.
   *[other] Either defender may accept or have it taken back; if they differ, the next in turn decides.
}
    .title = The defenders choose
law-55B = The card is to be taken back.
    .title = Taken back
law-55B1 = It was a defender’s turn: the card goes back, nothing more.
    .title = A defender’s turn
law-55B2 = It was his other hand’s turn: he leads from there.
    .title = The other hand’s turn
law-55C = { $edition ->
    [2007] If the mishap may have suggested declarer’s play, the director may adjust the score.
    [1997] If the mishap may have suggested declarer’s play, the director may adjust the score.
   *[other] A play that the mishap may have suggested comes under Law 16.
}
    .title = Information for declarer
law-56 = A defender leads out of turn in the later play.
    .title = Defender’s lead out of turn
law-56A = Declarer accepts it.
    .title = Accepted
law-56B = Declarer has it withdrawn: a major penalty card.
    .title = Refused
law-57 = A defender or declarer plays before his turn.
    .title = Premature lead or play
law-57A = A defender acts before his partner has played: a major penalty card, and declarer chooses.
    .title = Before partner
law-57A1 = Partner must play his highest card of the suit led.
    .title = Highest
law-57A2 = Partner must play his lowest card of the suit led.
    .title = Lowest
law-57A3 = Partner must play a card of another suit that declarer names.
    .title = Another suit
law-57A4 = Partner may not play another suit that declarer names.
    .title = Not another suit
law-57B = Partner cannot comply: any card.
    .title = Partner cannot comply
law-57C = When declarer’s side had played before.
    .title = Declarer or dummy has played
law-57C1 = { $edition ->
    [2007] Declarer had played from both hands, or dummy had played or suggested a card: no { word-rectification }.
   *[other] Declarer had played from both hands: no { word-rectification }.
}
    .title = { $edition ->
        [2007] Declarer or dummy has played
       *[other] From both hands
    }
law-57C2 = Dummy had played or suggested a card by himself: no { word-rectification }.
    .title = Dummy unasked
law-57C3 = Declarer’s own early card is played.
    .title = Declarer plays early
law-57D = A defender plays when it was his right-hand opponent’s turn.
    .title = Before the player on the right
law-58 = Cards played at the same time.
    .title = Simultaneous plays
law-58A = Of two players the one in turn has played first.
    .title = Two players
law-58B = Several cards from one hand.
    .title = Several cards from one hand
law-58B1 = Only one face visible: that card is played.
    .title = One face visible
law-58B2 = Several faces: he names one; a defender’s others become penalty cards.
    .title = Several faces visible
law-58B3 = Opponents may change cards played after one that is withdrawn.
    .title = Opponents’ later cards
law-58B4 = Noticed too late: it is a defective trick.
    .title = Noticed too late
law-59 = Whoever cannot do what a { word-rectification } demands plays any legal card.
    .title = Inability to comply
law-60 = What a card played after an irregular play does.
    .title = Play after an illegal play
law-60A = The next opponent plays on.
    .title = Opponent plays on
law-60A1 = Playing on before a ruling loses the right to { word-rectification }.
    .title = Right lost
law-60A2 = The irregular card then counts as played in turn.
    .title = Counts as in turn
law-60A3 = Earlier duties of the offending side remain.
    .title = Earlier duties
law-60B = A defender plays before declarer has corrected his lead: a major penalty card.
    .title = Defender too soon
law-60C = Playing on by the offenders takes nothing from their opponents.
    .title = Offenders play on
