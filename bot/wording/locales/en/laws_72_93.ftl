### Laws 72-93: proprieties, spectators, scores, the director, appeals.

## Deception

kind-deception = Misleading an opponent
ask-deception-means = What misled the opponent?
val-deception-means-call_or_play = The call or card itself
val-deception-means-tempo = Hesitation or haste
val-deception-means-question = A question
val-deception-means-remark = A remark
val-deception-means-manner = A gesture or manner
ask-deception-intended = Did the player mean to mislead?
val-deception-intended-true = Meant to mislead
val-deception-intended-false = Not meant to mislead
ask-deception-bridge_reason = Had the player a demonstrable bridge reason for it?
val-deception-bridge_reason-true = A bridge reason
val-deception-bridge_reason-false = No bridge reason
ask-deception-misled = Did an opponent draw a wrong conclusion from it and lose by it?
val-deception-misled-true = Misled and damaged
val-deception-misled-false = Nobody was misled
ask-deception-could_have_known = Could the player have known that it could benefit his own side?
val-deception-could_have_known-true = Could have known
val-deception-could_have_known-false = Could not have known

## Conduct

kind-conduct = Conduct and etiquette
ask-conduct-act = What did the player do?
val-conduct-act-discourtesy = Rudeness or insults
val-conduct-act-annoyance = An annoying act or remark
val-conduct-act-incorrect_procedure = Incorrect procedure
val-conduct-act-inattention = Inattention
val-conduct-act-gratuitous_comment = A needless comment
val-conduct-act-detached_card = Detaching a card too early
val-conduct-act-prolonged_play = Drawing out the play
val-conduct-act-rude_director_call = Rudeness to the director
val-conduct-act-varied_designation = Varying words for a call
val-conduct-act-approval = Showing (dis)approval
val-conduct-act-expectation = Expecting a trick openly
val-conduct-act-drawing_attention = Pointing things out
val-conduct-act-staring = Staring or peeking
val-conduct-act-saw_card_by_chance = Saw a card by chance
val-conduct-act-lost_interest = Showing lost interest
val-conduct-act-disconcerting_tempo = Varying tempo to disturb
val-conduct-act-left_table = Leaving the table
val-conduct-act-signals_to_partner = Signals to partner
val-conduct-act-prearranged_signals = Agreed illegal signals
val-conduct-act-intentional_infraction = Breaking a law on purpose
val-conduct-act-concealment = Hiding an infraction
ask-conduct-grave = Is it grave or repeated?
val-conduct-grave-true = Grave or repeated
val-conduct-grave-false = Neither grave nor repeated

## Spectators

kind-spectator = Spectators
ask-spectator-act = What did the spectator do?
val-spectator-act-drew_attention = Pointed something out
val-spectator-act-reacted = Showed a reaction
val-spectator-act-remarked = Talked or gestured
val-spectator-act-disturbed = Disturbed the players
val-spectator-act-several_hands = Watched several hands
val-spectator-act-fact_or_law = Spoke on facts or laws
val-spectator-act-contact_with_player = Passed on information
val-spectator-act-status = Who counts as a spectator
ask-spectator-asked_by_director = Did the director ask the spectator to speak?
val-spectator-asked_by_director-true = The director asked
val-spectator-asked_by_director-false = Nobody asked
ask-spectator-permitted = { $edition ->
    [1997] Has the director allowed watching more than one hand?
   *[other] Do the conditions of contest allow watching more than one hand?
}
val-spectator-permitted-true = Several hands allowed
val-spectator-permitted-false = One hand only

## Score correction

kind-score_correction = Tricks and score corrections
ask-score_correction-matter = What is wrong with the score?
val-score_correction-matter-wrong_entry = Computed or entered wrongly
val-score_correction-matter-tricks_disputed = Number of tricks disputed
val-score_correction-matter-unwon_trick = A trick not really won
val-score_correction-matter-hands_returned = Hands put back too early
ask-score_correction-claim = Were the tricks claimed or conceded?
val-score_correction-claim-true = Claimed or conceded
val-score_correction-claim-false = No claim or concession
ask-score_correction-round_over = Was the director called after the end of the round?
val-score_correction-round_over-true = Round was over
val-score_correction-round_over-false = Round still going on
ask-score_correction-within_period = Is the correction period (as a rule 30 minutes) still running?
val-score_correction-within_period-true = Within the period
val-score_correction-within_period-false = Period has expired
ask-score_correction-organizer_allows = Does the organizer allow corrections after the period?
val-score_correction-organizer_allows-true = Late correction allowed
val-score_correction-organizer_allows-false = No late correction
ask-score_correction-certain = Is the director certain what the result was?
val-score_correction-certain-true = The director is certain
val-score_correction-certain-false = Doubt remains

## Team matches

kind-team_match = Boards in a team match
ask-team_match-redeal = Is a redeal or substitute board asked for?
val-team_match-redeal-true = Redeal or new board
val-team_match-redeal-false = No redeal asked for
ask-team_match-final_known = Could somebody know the result of the match without this board?
val-team_match-final_known-true = Result could be known
val-team_match-final_known-false = Result not known
ask-team_match-several_boards = Does more than one board need an adjusted score?
val-team_match-several_boards-true = Several boards
val-team_match-several_boards-false = Only one board
ask-team_match-other_table = What happened on the board at the other table?
val-team_match-other_table-favours_one_side = Clearly good for one side
val-team_match-other_table-ordinary = An ordinary result there
val-team_match-other_table-no_result = No result there
val-team_match-other_table-not_comparable = Not comparable there
ask-team_match-fault = Which team is at fault?
val-team_match-fault-neither = Neither team at fault
val-team_match-fault-one = One team at fault
val-team_match-fault-both = Both teams at fault

## Errors of the director

kind-director_error = Director’s error
ask-director_error-error = What went wrong?
val-director_error-error-wrong_ruling = A wrong ruling
val-director_error-error-wrong_procedure = An error of procedure
ask-director_error-within_period = Is the time for corrections and appeals still running?
val-director_error-within_period-true = Still in time
val-director_error-within_period-false = Time has run out
ask-director_error-scoreable = Can the board still be played and scored normally?
val-director_error-scoreable-true = Normal score possible
val-director_error-scoreable-false = No normal score possible
ask-director_error-no_result = Is it impossible to assign any result?
val-director_error-no_result-true = No result obtainable
val-director_error-no_result-false = A result can be assigned

## Procedural penalties

kind-procedural_penalty = Procedural penalty
ask-procedural_penalty-offence = What did the pair do?
val-procedural_penalty-offence-late_arrival = Came late
val-procedural_penalty-offence-slow_play = Slow play
val-procedural_penalty-offence-audible_discussion = Talked loudly about a board
val-procedural_penalty-offence-comparing_scores = Compared scores
val-procedural_penalty-offence-touching_cards = Touched another’s cards
val-procedural_penalty-offence-misplaced_cards = Cards in a wrong pocket
val-procedural_penalty-offence-error_causing_adjustment = Error that cost a board
val-procedural_penalty-offence-disobedience = Ignored rules or director
val-procedural_penalty-offence-other = Something else

## Facts agreed and disputed

kind-disputed_facts = Establishing the facts
ask-disputed_facts-agreed = Do both sides agree on what happened?
val-disputed_facts-agreed-true = Facts agreed
val-disputed_facts-agreed-false = Facts disputed
ask-disputed_facts-determined = Can the director establish the facts from the evidence?
val-disputed_facts-determined-true = Facts established
val-disputed_facts-determined-false = Facts remain unclear
ask-disputed_facts-provision = What do the laws provide for it?
val-disputed_facts-provision-nothing = No law asks for anything
val-disputed_facts-provision-rectification = A rectification
val-disputed_facts-provision-choice = A choice for a player
val-disputed_facts-provision-doubtful_point = A doubtful point
val-disputed_facts-provision-damage_without_rectification = Damage, no rectification

## Appeals

kind-appeal = Appeal
ask-appeal-matter = What is the question?
val-appeal-matter-may_appeal = The right to appeal
val-appeal-matter-deadline = The time for appeals
val-appeal-matter-route = How to bring an appeal
val-appeal-matter-who_decides = Who decides the appeal
val-appeal-matter-committee_powers = What a committee may change
val-appeal-matter-without_merit = An appeal without merit
val-appeal-matter-further_appeal = A further appeal
val-appeal-matter-directors_advice = What the director must say
ask-appeal-own_table = Was the ruling given at the appellant’s own table?
val-appeal-own_table-true = Ruling at their own table
val-appeal-own_table-false = Ruling at another table
ask-appeal-in_time = Is the appeal period (as a rule 30 minutes) still running?
val-appeal-in_time-true = Appeal in time
val-appeal-in_time-false = Appeal too late
ask-appeal-contest = What kind of contest is it?
val-appeal-contest-pairs = Pairs
val-appeal-contest-teams = Teams
val-appeal-contest-individual = Individual
ask-appeal-consent = Does partner (in teams: the captain) agree to the appeal?
val-appeal-consent-true = Partner or captain agrees
val-appeal-consent-false = No agreement
ask-appeal-committee = Is there an appeals committee that can meet?
val-appeal-committee-true = There is a committee
val-appeal-committee-false = No committee
ask-appeal-law_only = Is it about the laws alone, not about facts or judgement?
val-appeal-law_only-true = Law or regulation only
val-appeal-law_only-false = Facts or judgement

## Fouled boards

kind-fouled_board = Fouled board
ask-fouled_board-same_form = Did all who are compared play it in the same form?
val-fouled_board-same_form-true = All the same form
val-fouled_board-same_form-false = Not all in the same form
ask-fouled_board-contest = What kind of contest is it?
val-fouled_board-contest-pairs = Pairs
val-fouled_board-contest-teams = Teams
val-fouled_board-contest-individual = Individual
ask-fouled_board-fault = Which of the two teams is at fault?
val-fouled_board-fault-neither = Neither team at fault
val-fouled_board-fault-one = One team at fault
val-fouled_board-fault-both = Both teams at fault

## Laws 72 and 73: sentences

p72B1 = A law must not be broken on purpose, not even by a player ready to pay the price.
p72B3 = Trying to hide an infraction is itself forbidden.
p72C = A player who could have known that the irregularity would do damage: play on; the score is adjusted if it paid.
p73A1 = Partners tell each other something only by their calls and cards.
p73B1 = Partners must not communicate by manner, remarks, questions or alerts.
p73B2 = Agreed illegal signals are the gravest offence there is.
p73C1 = Use nothing that partner told you this way; choose as if you had not noticed.
p73C2 = A player who uses it may be penalized, and the score is adjusted if that did damage.
p73D1 = Varying tempo or manner without intent is no infraction.
p73D1-opponents_risk = Whoever reads something into an opponent’s tempo or manner does so at his own risk.
p73D2 = Trying to mislead by tempo, manner, remark or question is forbidden; the player may be penalized.
p73E1 = Deceiving by the call or card itself, made at normal pace and without a hidden agreement, is fair.
p73E2 = No bridge reason, and it could be seen to pay: the director adjusts the score for the side that was misled.
p73E2-not_misled = No adjustment: no opponent was misled to his cost.
p73E2-reason = No adjustment: the player had a bridge reason.
p73E2-unforeseen = No adjustment: the player could not have known that it would pay.

## Law 74: sentences

p74A1 = Players must be courteous at all times.
p74A2 = Nobody annoys or embarrasses another player or spoils the pleasure of the game.
p74A3 = Calls and plays must be made in the correct manner.
p74B1 = Give the game enough attention.
p74B2 = No needless comments during the auction and the play.
p74B3 = Leave the card in your hand until it is your turn to play.
p74B4 = Do not draw out the play to unsettle an opponent.
p74B5 = The director is called and spoken to politely.
p74C1 = Always make the same call in the same way.
p74C2 = Do not show that you like or dislike a call or a play.
p74C3 = Do not show that you expect to win or lose a trick before it is complete.
p74C4 = Do not point out what happened or how many tricks are still needed.
p74C5 = Do not look at other players or their hands in order to see cards or where they come from.
p74C5-chance = An opponent’s card that you saw without trying may be used.
p74C6 = Do not show that the rest of the deal no longer interests you.
p74C7 = Do not vary your tempo to unsettle an opponent.
p74C8 = Do not leave the table before the round is over unless you have to.

## Law 75: sentences

p75A = Partner’s explanation tells you that you understood each other differently; that is unauthorized for you.
p75B1 = The explanation did not match the agreement: that is an infraction.
p75B1-possible = The director adjusts the score if the wrong explanation did damage.
p75B2 = It must be put right at the latest before the opening lead is faced.
p75B2-now = This is the last moment: the lead must not be faced before the correction.
p75B2-play = Call the director at once, in the middle of the play too, and correct your explanation.
p75B2-after_play = Call the director and correct it now.
p75B3 = During the auction leave partner’s explanation as it is.
p75C = The explanation was right and only the call was wrong: no infraction, the result stands.
p75C-silence = The player must neither correct the explanation nor call the director, now or later.
p75D1 = Leaving out or misstating what is agreed is misinformation.
p75D2 = The explanation was wrong, because the partners have no common understanding.
p75D3 = The basis is what the opponents would have done with the right explanation.
p75D3-none = The basis is what the opponents would have done, had they been told that nothing is agreed.

## Law 76: sentences

p76A1 = Spectators are under the director’s control.
p76A2 = A spectator must pass nothing on to a player who is still playing the session.
p76B1 = Only one player’s hand may be watched.
p76B1-permitted = { $edition ->
    [1997] With the director’s permission more than one hand may be watched.
   *[other] The conditions of contest allow more than one hand to be watched.
}
p76B2 = A spectator must show no reaction while a deal is being played.
p76B3 = During the round a spectator makes no gestures or remarks and does not talk with the players.
p76B4 = A spectator must not disturb the players.
p76B5 = A spectator must not point out anything at the table, not even an irregularity.
p76C1 = A spectator speaks about facts or laws only when the director asks.
p76C1-asked = At the director’s request a spectator may speak about facts and laws.
p76C2 = What becomes of an irregularity caused by a spectator is for the authority and the organizer to say.
p76D = Anyone in the playing area who neither plays nor belongs to the staff is a spectator.

## Law 79: sentences

p79A1 = The tricks should have been agreed before the hands went back to the board.
p79A2 = A side must not knowingly keep a trick that it did not win, or one that the opponents could not lose.
p79B = Call the director.
p79B1 = The laws on claims and concessions decide, because the tricks were claimed or conceded.
p79B2 = The director decides which score is entered.
p79B3 = The score is changed for both sides, because the director is sure what happened.
p79B3-doubt = The score stands, or is lowered for one side without raising the other’s.
p79C1 = The score is corrected, whoever made the mistake.
p79C1-over = The correction period is over.
p79C2 = The score may still be corrected: the organizer allows it and the director is sure.
p79C2-doubt = The score stands: the director is not sure beyond reasonable doubt.
p79C2-not_allowed = The score stands: the organizer does not allow later corrections.

## Laws 81-83: sentences

p81C3 = The director puts right every error that comes to light in time.
p81C3-over = Too late: the time in which the director can correct errors is over.
p81C7 = The director may also refer the matter himself.
p82A = The director puts the error right and keeps the game going as the laws provide.
p82A-ruling = The director corrects the ruling, and the board is played and scored normally.
p82B1 = The director may adjust the score where the laws allow.
p82B2 = { $edition ->
    [1997] The director may have a board played or postponed.
   *[other] The director may have a board played, postponed or cancelled.
}
p82B3 = The director may use any other power that the laws give.
p82C = The director adjusts the score and treats both sides as non-offending.
p83 = The director tells a contestant of the right to appeal when a ruling on facts or judgement might be reviewed.
p83-facts = Where the ruling may need a review, the director says that it can be appealed.

## Laws 84 and 85: sentences

p84A = No law asks for a { word-rectification }, so play goes on as if nothing had happened.
p84B = The law that covers the case is applied, and the director sees that it is carried out.
p84C = The director explains the options and sees that the player chooses one.
p84D = The director adjusts the score for damage that no law rectifies.
p84D-doubt = Doubtful points go in favour of the non-offending side.
p85A1 = The director weighs the evidence and goes by what is more probable.
p85A2 = The director rules on the facts found, as if they had been agreed.
p85B = The facts cannot be settled: the director rules so that play can go on.

## Laws 86 and 87: sentences

p86A = No redeal: the result of the match could be known without this board. The score is adjusted.
p86A-allowed = Nobody can know the result of the match without this board, so a new deal is possible.
p86A-substitute = Substitute boards are out if somebody could know the result of the match without them.
p86B1 = The other table’s result clearly favours one side: the director assigns an adjusted score on that basis.
p86B1-no_help = The other table’s result gives nothing to go by.
p86B2a = Nobody is at fault: the boards are cancelled and get artificial scores, or, if time allows, new boards are played.
p86B2b = On each board the side not at fault gets average plus or an assigned score if better, the other side the reverse.
p86B2c = Both are at fault: the boards are cancelled and get artificial scores.
p87A = A board not played in the same form by all is fouled.
p87A-same = All played the board in the same form: it is not fouled, the scores stand.
p87B = Group the scores by the form in which the board was played, and score each group separately.
p87C = In teams a fouled board is dealt with as one of several boards without a comparable result.

## Laws 90-93: sentences

p90A = { $edition ->
    [1997] The director gives a procedural penalty, besides any { word-rectification }.
   *[other] The director may give a procedural penalty, besides any { word-rectification }.
}
p90A-others = Disturbing another table is a reason of its own for a penalty.
p90B1 = Arriving after the starting time can be penalized.
p90B2 = Unduly slow play can be penalized.
p90B3 = Talking about a board so that another table hears it can be penalized.
p90B4 = Comparing scores without permission can be penalized.
p90B5 = Touching another player’s cards can be penalized.
p90B6 = Putting cards back into a wrong pocket can be penalized.
p90B6-fouled = Whoever put the cards into the wrong pocket may be penalized.
p90B7 = An error of procedure that forces an adjusted score can be penalized.
p90B8 = Not following regulations or the director at once can be penalized.
p91A = The director may deduct points for discipline or suspend the player for the session; no appeal changes that.
p91A-grave = In a grave case the director may deduct points for discipline or suspend the player for the session.
p91B = { $edition ->
    [1997] With the approval of the committee or the association the director may disqualify the player or the pair.
   *[other] With the organizer’s approval the director may disqualify the player or the pair.
}
p92A = You may appeal.
p92A-other_table = No: you can appeal only a ruling given at your own table.
p92A-without_merit = The regulations may provide a penalty for an appeal without merit.
p92B = An appeal can be made until 30 minutes after the official score is up, unless the organizer set another time.
p92B-late = Too late: the time for appeals is over (30 minutes after the official score, unless set otherwise).
p92B-over = The right to ask for a ruling or an appeal ends with the appeal period.
p92C = Every appeal is brought to the director.
p92D1 = Both partners agree, as they must.
p92D1-individual = In an individual contest partner’s consent is not needed.
p92D1-refused = No: in pairs both partners must agree to the appeal.
p92D2 = The captain agrees, as a captain must.
p92D2-refused = No: in teams the captain must agree to the appeal.
p93A = The director in charge hears and decides the appeal.
p93B1 = The director in charge decides the points of law; that decision can be appealed to the committee.
p93B2 = The director in charge passes the appeal on to the committee.
p93B3 = A committee can do what a director can, but may not overrule the director on law, regulations or discipline.
p93C1 = The regulating authority may provide for further appeals.
p93C2 = The case can be referred to the regulating authority, whose decision is final.
p93C3a = The authority may leave the final decision to a special body where the contest could not go on otherwise.
p93C3b = The authority may announce another appeals procedure in advance.

## Other laws that speak in these cases

p6D3-substitute = The director may have the board redealt.
p12A1-unprovided = An adjusted score is possible wherever the laws provide nothing else for the side damaged.
p12C1a-deception = The director adjusts to what would probably have happened without it.
p12C1a-director = The score that each side would probably have had replaces the one at the table.
p12C1c-team = The assigned score may be weighted between the likely results.
p12C2a-director = Where no result is possible, both sides get average plus.
p12C2a-team_neither = No team is at fault: each gets average plus.
p12C2a-team_one = The team at fault gets average minus, the other average plus.
p12C2a-team_both = A team directly at fault gets average minus, one only partly at fault average.
p12C2b-team = At IMPs average plus is +3 and average minus is -3, unless the regulations say otherwise.
p16B1a-conduct = Partner must not use what he saw or heard.
p16D1-spectator = What a player learns from a spectator is extraneous: call the director at once.
p69B-score = { $edition ->
    [1997] A trick of an agreed claim is given back if it was won, or no normal play could lose it.
   *[other] A trick of an agreed claim is given back if the side would probably have won it.
}
p71-score = A conceded trick is given back if it was won, or could not be lost by normal play.

## Laws 72-93: summaries

law-72 = Keep to the laws, and do not profit from what could be foreseen to do harm.
    .title = General principles
law-72A = Players follow the laws strictly and try for the best score within them.
    .title = Playing by the laws
law-72B = What a player must not do about infractions, and what need not be told.
    .title = Breaches of the laws
law-72B1 = No law may be broken on purpose, whatever { word-rectification } the player would accept.
    .title = No intentional breach
law-72B2 = A side need not point out its own infractions, except wrong explanations, revokes before they stand, and tricks not won.
    .title = No duty to report oneself
law-72B3 = An infraction must not be hidden.
    .title = No concealment
law-72C = If a player could have known that the irregularity would harm the other side, the game goes on and any gain is taken away.
    .title = Could have known of damage
law-73 = How partners may communicate, and how far opponents may be deceived.
    .title = Communication, tempo and deception
law-73A = Calls and cards are the only language between partners.
    .title = Proper communication
law-73A1 = Partners communicate by calls and plays, unless the laws expressly allow more.
    .title = By calls and cards only
law-73A2 = Calls and plays are made without emphasis, undue hesitation or haste; pauses can be prescribed.
    .title = Even manner
law-73B = What partners must not use to communicate.
    .title = Improper communication
law-73B1 = No communication by manner, needless remarks, questions or alerts.
    .title = Manner, remarks, questions
law-73B2 = Exchanging information by agreed illegal methods is the gravest offence.
    .title = Agreed signals
law-73C = What a player owes the opponents after unauthorized information from partner.
    .title = Information from partner
law-73C1 = Whoever has such information must carefully avoid gaining by it.
    .title = Take no advantage
law-73C2 = A breach may be penalized, and damage leads to an adjusted score.
    .title = If advantage is taken
law-73D = When an uneven tempo or manner is harmless and when it is not.
    .title = Variations of tempo and manner
law-73D1 = Unintended variations are no infraction; opponents draw conclusions at their own risk.
    .title = Unintended variations
law-73D2 = Nobody may try to mislead by tempo, manner, remark or question.
    .title = Attempts to mislead
law-73E = What may deceive, and what follows when something else did.
    .title = Deception
law-73E1 = A call or card may deceive if nothing else comes with it and no hidden agreement lies behind it.
    .title = Lawful deception
law-73E2 = A side misled by an act without a bridge reason, which could be seen to pay, gets an adjusted score.
    .title = Adjusted score for a false inference
law-74 = How players behave.
    .title = Conduct and etiquette
law-74A = Courtesy and correct procedure.
    .title = Proper attitude
law-74A1 = Players are courteous.
    .title = Courtesy
law-74A2 = Nobody annoys or embarrasses others or spoils the game.
    .title = No annoyance
law-74A3 = Calls and plays follow the correct procedure.
    .title = Correct procedure
law-74B = What a courteous player refrains from.
    .title = Etiquette
law-74B1 = Not paying attention.
    .title = Attention to the game
law-74B2 = Comments during auction and play.
    .title = Needless comments
law-74B3 = Taking out a card before one’s turn.
    .title = Detaching a card
law-74B4 = Playing on needlessly to unsettle an opponent.
    .title = Drawing out the play
law-74B5 = Discourtesy in calling or addressing the director.
    .title = Calling the director rudely
law-74C = Examples of incorrect procedure.
    .title = Violations of procedure
law-74C1 = The same call made in different ways.
    .title = Different words for one call
law-74C2 = Showing an opinion of a call or play.
    .title = Approval and disapproval
law-74C3 = Showing an expectation about a trick that is not complete.
    .title = Expecting a trick
law-74C4 = Comments on events or on the tricks needed.
    .title = Drawing attention
law-74C5 = Looking on purpose is wrong; a card seen by chance may be used.
    .title = Looking at others’ cards
law-74C6 = Showing that the rest of the deal does not interest one.
    .title = Lost interest
law-74C7 = Varying the tempo to unsettle an opponent.
    .title = Disconcerting tempo
law-74C8 = Leaving needlessly before the round is over.
    .title = Leaving the table
law-75 = Was the explanation wrong or the call, and what follows.
    .title = Mistaken explanation or mistaken call
law-75A = What partner’s explanation reveals of a misunderstanding must not be used.
    .title = Unauthorized information
law-75B = The explanation does not match the agreement.
    .title = Mistaken explanation
law-75B1 = A wrong explanation is an infraction; damage leads to an adjusted score.
    .title = An infraction
law-75B2 = The explainer corrects it through the director before the lead is faced, or during the play.
    .title = The explainer’s duty
law-75B3 = Partner is silent in the auction, then corrects it: declarer’s side after the final pass, a defender after the play.
    .title = Partner’s duty
law-75C = The explanation was right and the call wrong: no infraction, nothing is corrected, the result stands.
    .title = Mistaken call
law-75D = How the director finds out and adjusts.
    .title = The director’s finding
law-75D1 = Failing to disclose the agreements correctly is misinformation.
    .title = Duty to disclose correctly
law-75D2 = Claiming an agreement that the partners do not share is an infraction.
    .title = No common understanding
law-75D3 = The score goes by the right explanation, or by “no agreement” where there is none.
    .title = What the score is based on
law-76 = What spectators may do.
    .title = Spectators
law-76A = Who controls spectators and broadcasts.
    .title = Control
law-76A1 = Spectators are under the director’s control.
    .title = Under the director
law-76A2 = Regulations rule electronic viewing; a spectator must not contact a player of the session.
    .title = Broadcasts
law-76B = How spectators behave at the table.
    .title = At the table
law-76B1 = Only one player’s hand may be watched, unless regulations allow more.
    .title = One hand
law-76B2 = No reaction to the auction or the play.
    .title = No reaction
law-76B3 = No remarks, gestures or conversation during the round.
    .title = No remarks or gestures
law-76B4 = Players must not be disturbed.
    .title = No disturbance
law-76B5 = { $edition ->
    [1997] Nothing at the table may be pointed out; facts and laws are spoken of only when the director asks.
   *[other] Nothing at the table may be pointed out.
}
    .title = No pointing out
law-76C = When a spectator may speak, and what follows from what he does.
    .title = Taking part
law-76C1 = Facts and laws are spoken of only when the director asks.
    .title = On the director’s request
law-76C2 = Authority and organizer say how they are dealt with.
    .title = Irregularities by spectators
law-76D = Everybody in the playing area who neither plays nor is staff, unless the director says otherwise.
    .title = Who is a spectator
law-77 = Points for tricks, bonuses and undertricks; nothing when all pass.
    .title = Scoring table
law-78 = How results are compared.
    .title = Scoring and conditions
law-78A = Two points for each worse result, one for each equal one.
    .title = Matchpoints
law-78B = The difference is converted on the IMP scale.
    .title = IMPs
law-78C = The scores of all boards are added up.
    .title = Total points
law-78D = The authority may allow other methods; conditions are published beforehand.
    .title = Other methods and conditions
law-79 = How the number of tricks is settled and a score corrected.
    .title = Tricks won
law-79A = The tricks are agreed before the hands go back.
    .title = Agreement on tricks
law-79A1 = The players agree on the tricks before the hands are returned to the board.
    .title = Agree before returning the hands
law-79A2 = A side must not knowingly keep a trick it is not entitled to.
    .title = Tricks not won
law-79B = The director is called when the number of tricks is disputed.
    .title = Disagreement
law-79B1 = A claim or concession sends the case to the laws on those.
    .title = After a claim
law-79B2 = The director decides the score.
    .title = Otherwise
law-79B3 = Both scores change only if the director is sure; otherwise nobody’s score is raised.
    .title = After the round
law-79C = Until when a wrong entry is corrected.
    .title = Errors in the score
law-79C1 = Errors in computing or entering are corrected within the period, as a rule 30 minutes after the official score.
    .title = Correction period
law-79C2 = Later only with the organizer’s consent and if the director has no reasonable doubt.
    .title = After the period
law-80 = Who is responsible for what.
    .title = Regulation and organization
law-80A = Which body regulates, and its powers.
    .title = The regulating authority
law-80A1 = It depends on the event.
    .title = Which body it is
law-80A1a = The world federation for its own events.
    .title = World events
law-80A1b = The zonal organization for events under its responsibility.
    .title = Zonal events
law-80A1c = The national body for all others.
    .title = Other events
law-80A2 = The powers are those that the laws give.
    .title = Powers
law-80A3 = Powers may be delegated, or handed over altogether.
    .title = Delegation
law-80B = Who runs a contest, and what belongs to it.
    .title = The tournament organizer
law-80B1 = A body recognized by the authority prepares and runs the contest.
    .title = Who it is
law-80B2 = What the organizer has to see to.
    .title = Duties
law-80B2a = Appointing a director; failing that the players choose one.
    .title = Director
law-80B2b = Rooms, material and other arrangements.
    .title = Preparations
law-80B2c = Date and time of each session.
    .title = Dates
law-80B2d = Conditions of entry.
    .title = Entry
law-80B2e = Conditions of bidding and play, screens included.
    .title = Conditions of play
law-80B2f = Regulations that add to the laws without contradicting them.
    .title = Regulations
law-80B2g = Appointing assistants.
    .title = Assistants
law-80B2gi = Those whom the director needs.
    .title = The director’s assistants
law-80B2gii = Others, with their powers and duties.
    .title = Other assistants
law-80B2h = Receiving and recording entries.
    .title = Entries
law-80B2i = Setting suitable conditions and announcing them.
    .title = Playing conditions
law-80B2j = Collecting and computing the scores, publishing the result.
    .title = Scores
law-80B2k = Arranging for appeals.
    .title = Appeals
law-80B2l = Whatever else the laws give it.
    .title = Other duties
law-81 = Status, powers and duties of the director.
    .title = The director
law-81A = The director represents the organizer.
    .title = Official status
law-81B = What the director is responsible for and bound by.
    .title = Responsibility
law-81B1 = The director runs the contest on the spot.
    .title = Running the contest
law-81B2 = The director applies the laws and regulations and is bound by them.
    .title = Bound by laws and regulations
law-81C = The director, not the players, rectifies irregularities.
    .title = Powers and duties
law-81C1 = Keeping discipline and order.
    .title = Order
law-81C2 = Applying and interpreting the laws and telling players their rights and duties.
    .title = Applying the laws
law-81C3 = Rectifying every error that becomes known before the correction and appeal periods end.
    .title = Correcting errors
law-81C4 = Deciding on rectifications and using the power to penalize.
    .title = Rectifications and penalties
law-81C5 = Waiving a { word-rectification } for good reason, if the non-offending side asks.
    .title = Waiving
law-81C6 = Settling disputes.
    .title = Disputes
law-81C7 = Referring a matter to the proper body.
    .title = Referring
law-81C8 = Reporting results and whatever else the organizer asks.
    .title = Reporting
law-81D = Duties may be delegated; the responsibility remains.
    .title = Delegation
law-82 = How errors in running the game are put right.
    .title = Errors of procedure
law-82A = The director puts errors right and keeps the game going lawfully.
    .title = The director’s duty
law-82B = What the director may do about an error of procedure.
    .title = Means
law-82B1 = Adjust the score as the laws allow.
    .title = Adjusted score
law-82B2 = { $edition ->
    [1997] Require or postpone the play of a board.
   *[other] Require, postpone or cancel the play of a board.
}
    .title = Boards
law-82B3 = Use any other power that the laws give.
    .title = Other powers
law-82C = If a wrong ruling cannot be put right, the score is adjusted with both sides treated as innocent.
    .title = The director’s own error
law-83 = Where a review may be in order the director says so, or refers the case himself.
    .title = Telling of the right to appeal
law-84 = How the director rules when the facts are agreed.
    .title = Rulings on agreed facts
law-84A = Nothing prescribed and no reason for discretion: play goes on.
    .title = No rectification
law-84B = A law that covers the case is applied and enforced.
    .title = Rectification by law
law-84C = The director explains the options and sees to the choice.
    .title = A player’s choice
law-84D = Doubts favour the innocent side; damage without remedy leads to an adjusted score.
    .title = The director’s choice
law-85 = How the director rules when the facts are disputed.
    .title = Rulings on disputed facts
law-85A = How the director establishes what happened.
    .title = Finding the facts
law-85A1 = The director weighs the evidence by what is probable.
    .title = Balance of probabilities
law-85A2 = Once satisfied, the director rules as on agreed facts.
    .title = Facts found
law-85B = If the facts stay unclear, the ruling lets play continue.
    .title = Facts not determined
law-86 = What is special about boards in team matches.
    .title = Team play
law-86A = No redeal if the result of the match without the board could be known.
    .title = Substitute boards
law-86B = How results at the other table change an adjusted score.
    .title = Results at other tables
law-86B1 = If the other table’s result clearly favours a side, an assigned score is given.
    .title = One result
law-86B2 = Several adjusted or incomparable results, fouled boards included.
    .title = Several results
law-86B2a = Boards are cancelled; artificial scores, or substitute boards if time allows.
    .title = No side at fault
law-86B2b = The innocent side gets average plus or an assigned score, whichever is better; the other side the reverse.
    .title = One side at fault
law-86B2c = Boards are cancelled and artificial scores given.
    .title = Both at fault
law-86B3 = The authority may rule otherwise for boards played at one table only.
    .title = Other rules
law-87 = A board that was not the same for everybody.
    .title = Fouled board
law-87A = Cards in wrong pockets, or copies that differ in dealer or vulnerability, foul a board.
    .title = Definition
law-87B = Results are grouped by the form played and each group is scored separately.
    .title = Pairs and individuals
law-87C = The rules for several incomparable results apply.
    .title = Teams
law-88 = Points of compensation are found with the artificial adjusted scores.
    .title = Indemnity points
law-89 = Rectifications in individual contests are found with the adjusted scores.
    .title = Individual contests
law-90 = Penalties besides the { word-rectification }.
    .title = Procedural penalties
law-90A = The director may penalize what delays, disturbs, breaks procedure or spoils a board elsewhere.
    .title = Power to penalize
law-90B = Offences that are penalized, among others.
    .title = Examples
law-90B1 = Coming after the starting time.
    .title = Late arrival
law-90B2 = Unduly slow play.
    .title = Slow play
law-90B3 = Talk about a board that another table hears.
    .title = Loud discussion
law-90B4 = Comparing results without permission.
    .title = Comparing scores
law-90B5 = Handling another player’s cards.
    .title = Touching cards
law-90B6 = Putting cards back wrongly.
    .title = Cards in a wrong pocket
law-90B7 = Procedural errors such as uncounted cards or a wrong board that cost somebody a score.
    .title = Errors that force an adjusted score
law-90B8 = Not complying at once with regulations or the director.
    .title = Disobedience
law-91 = Measures of discipline.
    .title = Penalize or suspend
law-91A = The director may deduct points or suspend for the session; this is final.
    .title = Discipline
law-91B = { $edition ->
    [1997] Disqualification needs the approval of the committee or the association.
   *[other] Disqualification needs the organizer’s approval.
}
    .title = Disqualification
law-92 = Who may appeal, until when and how.
    .title = Right to appeal
law-92A = A contestant or captain may have a ruling at his own table reviewed; appeals without merit may cost something.
    .title = The contestant’s right
law-92B = The right ends 30 minutes after the official score, unless another time was set.
    .title = Time for appeals
law-92C = Appeals are brought to the director.
    .title = Through the director
law-92D = Who must agree to an appeal.
    .title = Consent
law-92D1 = Both partners in pairs; in an individual contest the appellant alone.
    .title = Pairs and individuals
law-92D2 = The captain must agree.
    .title = Teams
law-93 = Who decides an appeal.
    .title = Appeals procedure
law-93A = The director in charge decides if there is no committee or it cannot meet.
    .title = No committee
law-93B = How director and committee share the decision.
    .title = With a committee
law-93B1 = The director in charge decides on law and regulations; the committee can be asked next.
    .title = Points of law
law-93B2 = Other appeals go to the committee.
    .title = Other points
law-93B3 = All of the director’s powers, but not over law, regulations or discipline.
    .title = The committee’s powers
law-93C = What can follow the committee.
    .title = Further appeals
law-93C1 = The authority may provide further appeals and penalties for those without merit.
    .title = Further instances
law-93C2 = A case can be referred to the authority for a final decision.
    .title = Referring to the authority
law-93C3 = How the authority may change the procedure.
    .title = Other procedures
law-93C3a = A special body may decide finally if the contest needs it.
    .title = Final decision on the spot
law-93C3b = The authority may alter the procedure with due notice.
    .title = Changes announced in time
