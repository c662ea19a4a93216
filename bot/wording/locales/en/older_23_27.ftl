### Laws 23, 26 and 27 as the editions of 2007 and 1997 have them.

ask-insufficient_bid-natural = Are the insufficient bid and its replacement both natural?
val-insufficient_bid-natural-true = Both natural
val-insufficient_bid-natural-false = One is artificial
ask-any-suit_shown_again = Has the offender also shown that suit in the legal auction?
val-any-suit_shown_again-true = Suit shown again
val-any-suit_shown_again-false = Suit not shown again

## Sentences

p1997-23 = If the offender could have known that silencing his partner would damage the others, the director adjusts after play.
p2007-26A1 = No lead restriction: the offender has bid the same suit in the legal auction.
p2007-26A2a = If the offender defends: when his partner is first on lead, declarer may require the suit of the withdrawn call, unless the offender bid it again.
p2007-26A2b = Or declarer forbids that suit, for as long as offender’s partner keeps the lead.
p2007-26B = If the withdrawn call showed no particular suit: declarer may forbid offender’s partner, when first on lead, any one suit.
p2007-27B1a = The lowest sufficient bid in the same denomination, both bids natural: the auction goes on and partner stays free.
p2007-27B1b = A call with the same or a more precise meaning: the auction goes on and partner stays free.
p1997-27B-again = A second insufficient bid corrects nothing: the offender must still bid high enough or pass.
p1997-27B1-damage = If the insufficient bid told so much that it damaged the others, the director adjusts after play.
p1997-27B2-comparable = These Laws know no comparable call: a replacement of like meaning silences partner like any other.

## Summaries

law1997-23 = If a penalty silences partner and the offender could have known that this pays, the score is adjusted.
    .title = Enforced pass that damages
law2007-26A = The withdrawn call showed one or more particular suits.
    .title = Call about a suit
law2007-26A1 = Whoever bid the suit in the legal auction too leaves the lead free.
    .title = The same suit bid
law2007-26A2 = Otherwise declarer may require or forbid that suit at the first lead of offender’s partner.
    .title = Suit not bid
law2007-26A2a = Declarer may require one of the suits shown.
    .title = Require the suit
law2007-26A2b = Declarer may forbid one of the suits shown, for as long as the lead is kept.
    .title = Forbid the suit
law2007-26B = After any other withdrawn call declarer may forbid one suit of his choice at the first lead.
    .title = Other calls
law2007-27B1a = The lowest sufficient bid in the same denomination, if neither bid is artificial: nothing further.
    .title = Same natural denomination
law2007-27B1b = Any legal call with the same or a more precise meaning: nothing further.
    .title = Same or more precise meaning
