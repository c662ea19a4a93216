### Laws 1-16 as the editions of 2007 and 1997 have them.

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
