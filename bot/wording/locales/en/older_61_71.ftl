### Laws 61-71 as the editions of 2007 and 1997 have them.

ask-revoke-faced_card = Did the card that should have been played lie face up?
val-revoke-faced_card-true = That card lay face up
val-revoke-faced_card-false = It was in a concealed hand
ask-revoke-won_with_card = Did the offender himself later win a trick with a card he could have played to the revoke trick?
val-revoke-won_with_card-true = Won with such a card
val-revoke-won_with_card-false = Not with such a card
ask-revoke-won_two = Did the offending side win two or more tricks from the revoke trick on?
val-revoke-won_two-true = Two or more tricks
val-revoke-won_two-false = One trick only
ask-trick_inspection-next_trick_led = Has anybody led to the next trick?
val-trick_inspection-next_trick_led-true = Next trick has been led to
val-trick_inspection-next_trick_led-false = Nobody has led yet

## Sentences

p1997-61B-partner = A defender may not ask his partner whether he has none of the suit.
p1997-63B = His partner asked, which is not allowed: the card must be changed, and the revoke counts as established all the same.
p2007-63A3 = The offender or his partner claimed or conceded: the revoke is established.
p2007-63A3-agreed = The offending side agreed to the opponents’ claim: that alone establishes the revoke.
p1997-64A-each = Both sides revoked: each revoke is ruled on by itself.
p1997-64A2-two = Two tricks go over after play: the side won two or more, one of them with a card the offender could have played before.
p1997-64A2-partner = One trick goes to the other side after play: offender’s partner won the revoke trick.
p1997-64A2-later = One trick goes to the other side after play: the offending side won a trick after the revoke.
p1997-64A2-either = If his partner won it, one trick goes over as well.
p1997-64A2-defective = One trick goes to the other side after play: the side won that trick or a later one.
p1997-67B1a = He puts a card of the suit led, face up, among his played cards; there is no penalty.
p1997-65B-direction = Declarer and the defenders may say that a card points the wrong way, dummy only after play.
p2007-65B3 = A player may say that a card points the wrong way: nobody has led to the next trick.
p2007-65B3-declarer = Declarer may have the card turned the right way at any time.
p2007-65B3-late = Too late for dummy and the defenders to point it out: the next trick has been led to.
p2007-66B = He may look at his own last card, without showing it, until somebody leads to the next trick.
p2007-67B-misplaced = Nothing is wrong with the trick: the card was played, so it is just put in its place.
p2007-67B-played_later = The card was played to a later trick as well and can no longer be put in its place.
p2007-64B3 = No trick goes over: the card that was not played lay face up on the table.
p2007-64B3-designation = Dummy’s revoke costs no automatic trick; the director restores what it cost.
p2007-64B7 = No trick goes over: both sides revoked on this board.

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
