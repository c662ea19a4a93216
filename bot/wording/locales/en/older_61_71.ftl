### Laws 61-71 as the editions of 2007 and 1997 have them.

## Summaries

law1997-63B = If 61B was broken, the revoke is corrected, and Law 64 applies as if it were established.
    .title = Attention drawn unlawfully
law2007-63A3 = The offender or his partner claims, concedes, or agrees to the opponents’ claim or concession.
    .title = By a claim
law1997-64A2 = One trick if the side won it or a later one; another if the offender won one with a card he could have played.
    .title = Offender did not win the trick
law2007-64B3 = The card that should have been played lay face up or belonged to a faced hand, dummy’s included.
    .title = A card that lay face up
law2007-64B7 = Both sides revoked on the board.
    .title = Both sides revoked
law2007-65B3 = Declarer may have it turned at any time; the others may say so until a card is led to the next trick.
    .title = Card pointing the wrong way
law2007-66B = Until somebody leads to the next trick, a player may look at his own last card without showing it.
    .title = Own last card
law1997-67B1a = He must choose a card of that suit; there is no penalty.
    .title = He has the suit led
law1997-70B2 = All players face their remaining cards.
    .title = Cards faced
law2007-70D3 = What was played after the claim may be evidence of what was claimed and of the likely plays.
    .title = Play after the claim
law1997-70E = Not if it needs one opponent to hold a card, unless the other shows out or any other play is irrational.
    .title = Unstated finesse or drop
law1997-71A = The side conceded a trick that it had in fact won, or that no legal play loses.
    .title = A trick that was safe
law1997-71B = Declarer gave up a contract already made, or a defender one already beaten.
    .title = A contract already decided
