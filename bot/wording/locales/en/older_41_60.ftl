### Laws 41-60 as the editions of 2007 and 1997 have them.

ask-played_card-same_trick = Was the later card played to the same trick?
val-played_card-same_trick-true = To the same trick
val-played_card-same_trick-false = To the next trick
ask-dummy_designation-last_to_play = Was dummy the last to play to the trick?
val-dummy_designation-last_to_play-true = Dummy was last
val-dummy_designation-last_to_play-false = Dummy was not last
ask-dummy_designation-without_pause = Was the slip put right at once, without a pause for thought?
val-dummy_designation-without_pause-true = At once
val-dummy_designation-without_pause-false = After a pause

## Sentences: dummy

p42B2-defender = Dummy may keep only declarer from an irregularity; he may not warn of one by a defender.
p43A2c-shown = Dummy did not look of his own accord: the defender showed him the hand, so dummy keeps his rights.
p2007-43B3 = Dummy had looked: play goes on without { word-rectification }; afterwards the director adjusts the score if there was damage.
p2007-43B3-if = If dummy is the first to point out a defender’s irregularity, there is no { word-rectification } for it.
p1997-43B3 = Dummy had looked: the defenders get no penalty; if they gained, the director gives both sides an adjusted score.
p1997-43B3-if = If dummy is the first to point out a defender’s irregularity, it gets no penalty.

## Sentences: played cards

p45C1-premature = Partner could see the card, so it must be played to this trick.
p2007-45C4b = A slip of the tongue, put right without a pause for thought: the card he meant is played instead.
p2007-45C4b-late = His side has played another card since: too late to put the slip right.
p2007-45C4b-mind = The named card is played: a change of mind or lost concentration changes nothing.
p2007-45C4b-pause = The named card is played: it was not put right at once, but after a pause for thought.
p2007-45C4b-unless = Only a slip of the tongue may be changed, and only without a pause for thought.
p2007-45D-late = Both sides have played to the next trick: it is too late to take back the card that dummy put out.
p1997-46B1-last = Dummy plays last, so “high” plays the lowest card that wins the trick.
p47E2a-next_trick = The later card belongs to the next trick: the card played on a wrong explanation may still be taken back.

## Sentences: exposed cards and penalty cards

p48A-lead = A card that declarer’s side has led goes back to the hand without { word-rectification }.
p1997-49-objected = Partner objected, so nothing is conceded; but these Laws make no exception for the card that was shown.
p49-premature = It cannot legally be played to this trick, and partner could see it: it becomes a penalty card.
p1997-50-damage = The director adjusts the score if partner used what he may not, or if the player could have known that showing the card would pay.
p50C-information = Partner may not use what the card tells.
p2007-50E1 = Partner, too, may know that the card has to be played.
p2007-50E2 = What else the card tells is not for its owner’s partner; declarer may use it.
p2007-50E2-afterwards = Its owner’s partner may not use what the card has told; declarer may.

## Sentences: turns in the play

p53A-declarer = Declarer accepts the defender’s lead: it stands, and play goes on from it.
p1997-53C-defenders = Defenders may not use what cards taken back by their own side have shown.
p1997-55A-differ = The defenders differ, which these Laws do not settle: one of them is enough to have the lead taken back.
p1997-57-declarer = Law 57 speaks of defenders only: there is no penalty for declarer who plays too early.
p57A-after_partner = Law 57 does not apply: his partner had already played.
p57A-other_suit = These Laws do not let declarer demand another suit; he may demand the highest or the lowest card, or forbid a suit.

## Summaries

law1997-43B3 = After looking: no penalty for the defenders; if they gained, both sides get an adjusted score.
    .title = Dummy without rights points it out
law2007-43B3 = After looking: no { word-rectification }, play goes on, and the score is adjusted if there was damage.
    .title = Dummy without rights points it out
law2007-45C4b = { $edition ->
    [1997] A player may put a slip of the tongue right if he does so without a pause for thought.
   *[other] A player may put a slip of the tongue right without a pause for thought, until his partner has played.
}
    .title = Slip in naming a card
law2007-50E1 = Everybody may know what a penalty card requires.
    .title = The duty to play it
law2007-50E2 = Whatever else it tells is not for its owner’s partner; declarer may use it.
    .title = What else it tells
