### Look-ups: their frame, and terms explained in our own words.

lookup-part-of = Part of
lookup-next-to = Next to it
lookup-details = In detail
lookup-where = In the Laws
lookup-and-more = { $what } and { $count } more
no-such-term = I know neither a paragraph nor a term “{ $text }”. Ask for a number (64A1) or a term (comparable call).
no-such-term-nearest = I do not know “{ $text }”. Did you mean: { $nearest }?

## Cards and boards

term-board = The holder with the four hands, marked with dealer and vulnerability; also the deal that is in it.
    .title = Board
term-deal = How the 52 cards are spread over the four hands; also handing them out, and that deal being bid and played.
    .title = Deal
term-hand = The thirteen cards a player was dealt, or those of them that he still holds.
    .title = Hand
term-wrong_number_of_cards = A hand of more or fewer than thirteen cards, found during auction or play.
    .title = Wrong number of cards
term-honour = An ace, king, queen, jack or ten.
    .title = Honour
term-suit = One of the four groups of thirteen cards: spades, hearts, diamonds, clubs.
    .title = Suit
term-notrump = The highest denomination: no suit is trump, the highest card of the suit led wins.
    .title = Notrump
term-trump = The suit named by the contract. Its cards beat every card of the other suits.
    .title = Trump

## People

term-lho = The opponent to your left, who calls and plays right after you.
    .title = LHO
term-rho = The opponent to your right, who calls and plays right before you.
    .title = RHO
term-declarer = The player who, for the side that won the auction, first bid the denomination of the contract. He plays his own hand and dummy’s.
    .title = Declarer
term-presumed_declarer = The player who will be declarer if nothing irregular changes that. Until play has properly begun, some of declarer’s rights are already his.
    .title = Presumed declarer
term-dummy = Declarer’s partner, and also his hand, which lies face up after the opening lead. He plays what declarer names and takes no other part.
    .title = Dummy
term-dummys_hand = How dummy’s cards lie: face up after the opening lead, in suits, each in a column towards declarer with the lowest card nearest him, trumps on dummy’s right.
    .title = Dummy’s hand
term-dummys_rights = What dummy may do: keep count of tricks and play as declarer’s agent; ask declarer about a possible revoke and try to prevent an irregularity; speak of one once somebody else has.
    .title = Dummy’s rights
term-dummys_limits = What dummy must not do: take part in the play, draw attention to an irregularity during it, look at other hands or leave his seat to watch.
    .title = Limits on dummy
term-defender = An opponent of the declarer, or of the player who is about to be declarer.
    .title = Defender
term-director = The person in charge of the contest. Only the director applies the laws and rules on irregularities.
    .title = Director
term-contestant = Whoever competes for a place: a player in an individual contest, otherwise a pair or a team.
    .title = Contestant
term-spectator = Anyone in the playing area who neither plays there nor works for the contest; spectators say and show nothing.
    .title = Spectator
term-regulating_authority = The body that is responsible for a contest and may regulate where the laws leave it a choice, as a rule the national federation.
    .title = Regulating authority

## The contest

term-round = The part of a session that is played without players or pairs moving.
    .title = Round
term-session = A stretch of play in which a number of boards, laid down beforehand, are played.
    .title = Session
term-appeal = A request to have the director’s ruling reviewed. It goes through the director, in time and with partner’s or the captain’s consent.
    .title = Appeal

## Auction

term-call = Anything said in the auction: a bid, a double, a redouble or a pass.
    .title = Call
term-bid = An undertaking to win a number of tricks above six in a suit or notrump, such as two spades.
    .title = Bid
term-pass = A call by which a player neither bids, nor doubles, nor redoubles at that turn.
    .title = Pass
term-double = A call over an opponent’s bid that raises what the contract scores, made or down.
    .title = Double
term-redouble = A call over an opponent’s double of one’s own side’s bid that raises the score once more.
    .title = Redouble
term-auction = The calls in turn that settle the contract, from the first call to the final passes.
    .title = Auction
term-auction_period = It starts for a side when one of the partners takes his cards out of the board, and ends when the opening lead is faced or the board is passed out.
    .title = Auction period
term-clarification_period = The time between the end of the auction and the facing of the opening lead, in which questions are asked and wrong explanations by declarer’s side corrected.
    .title = Clarification period
term-play_period = The time from the facing of the opening lead to the end of the play of the board.
    .title = Play period
term-denomination = The suit or notrump that a bid names. From low to high: clubs, diamonds, hearts, spades, notrump.
    .title = Denomination
term-contract = What declarer’s side undertakes by the last bid: so many tricks in that denomination, undoubled, doubled or redoubled.
    .title = Contract
term-call_out_of_rotation = A call by a player whose turn it was not. The next player may accept it; otherwise it is cancelled.
    .title = Call out of rotation
term-insufficient_bid = A bid that is not higher than the last bid, such as one heart over one spade.
    .title = Insufficient bid
term-sufficient_bid = A bid that is higher than the last one: more tricks, or as many in a higher denomination.
    .title = Sufficient bid
term-comparable_call = A replacement call that tells about the same as the withdrawn one, only part of it, or serves the same purpose. Partner may then go on bidding.
    .title = Comparable call
term-artificial_call = A call that tells something other than willingness to play there or high cards there, or more than players take for granted.
    .title = Artificial call
term-psychic_call = A deliberate and gross misstatement of strength or of a suit’s length. Allowed, as long as partner has no more reason to expect it than the opponents.
    .title = Psychic call
term-inadmissible_call = A call the laws never allow there, such as a double of partner’s bid, a bid above seven or a bid after the final pass.
    .title = Inadmissible call
term-unintended_call = A call the player never meant to make, by a slip of hand or tongue. A change of mind is not one.
    .title = Unintended call
term-withdrawn_call = A call that is taken back or cancelled. For the offenders what it told is unauthorized; the other side may use it.
    .title = Withdrawn call
term-changed_call = Calling again instead of one’s own call. Freely only if the first was never meant, without pause for thought, and before partner has called.
    .title = Change of call

## Information

term-authorized_information = What a player may base his calls and plays on: legal calls and plays, what he knew beforehand, and what the laws expressly allow.
    .title = Authorized information
term-unauthorized_information = What partner tells by anything but legal calls and plays: a hesitation, a remark, a question, a gesture. It must not be used.
    .title = Unauthorized information
term-extraneous_information = What a player learns of a board by accident from elsewhere, such as another table or a card seen before the auction. He tells the director at once.
    .title = Extraneous information
term-logical_alternative = An action that a good share of comparable players with the same methods would seriously consider, and that some of them might choose.
    .title = Logical alternative
term-hesitation = A break in the normal tempo. It is no offence in itself, but partner must not use what it tells.
    .title = Hesitation
term-misinformation = A wrong or missing explanation, alert or announcement: the opponents were not told what the partnership has agreed.
    .title = Misinformation
term-mistaken_explanation = An explanation that does not match the agreement. It is an infraction and must be corrected at the time the laws name.
    .title = Mistaken explanation
term-mistaken_call = A call that does not match the agreement, while the explanation does. It is no infraction.
    .title = Mistaken call
term-alert = The notice, in the form that the authority lays down, that partner’s call may need an explanation.
    .title = Alert
term-system_card = The card on which a pair writes down its agreements for the opponents.
    .title = System card
term-partnership_understanding = What partners have agreed, openly or by habit, on the meaning of calls and plays. The opponents have a right to know it.
    .title = Partnership understanding
term-special_understanding = An understanding that opponents may well not expect, or that the authority names as special; the authority may regulate it.
    .title = Special partnership understanding

## Play

term-lead = The first card played to a trick.
    .title = Lead
term-opening_lead = The lead to the first trick, by the player to declarer’s left; first face down, then faced.
    .title = Opening lead
term-opening_lead_out_of_turn = An opening lead by the wrong player. Once it is faced, declarer chooses what becomes of it.
    .title = Opening lead out of turn
term-lead_out_of_turn = A lead from a hand that was not on lead. The other side may accept it.
    .title = Lead out of turn
term-simultaneous_plays = Two players lead or play at once: the one whose turn it was counts as first. Or one player shows two cards: he plays the only one that was visible, or chooses.
    .title = Simultaneous plays
term-follow_suit = To play a card of the suit led. Whoever can, must.
    .title = Follow suit
term-trick = Four cards, one from each hand, beginning with the lead.
    .title = Trick
term-odd_trick = Each trick that declarer’s side wins beyond the first six.
    .title = Odd trick
term-overtrick = Each trick that declarer’s side wins beyond its contract.
    .title = Overtrick
term-undertrick = Each trick by which declarer’s side falls short of its contract.
    .title = Undertrick
term-quitted_trick = A finished trick whose four cards have been turned face down.
    .title = Quitted trick
term-played_card = A card that counts as played: a defender’s when partner could see it, declarer’s when he holds it face up near the table, dummy’s when it is named.
    .title = Played card
term-exposed_card = A card shown at a time when it is not lawfully led or played.
    .title = Exposed card
term-penalty_card = A defender’s card that was exposed too early and stays face up until it is played or may be picked up.
    .title = Penalty card
term-minor_penalty_card = A single penalty card below honour rank that was exposed by accident, by dropping it or playing two cards at once. Partner leads freely.
    .title = Minor penalty card
term-major_penalty_card = A penalty card that is an honour, or was shown on purpose, as by a lead out of turn or a revoke, or one of several. It must be played first, and declarer may direct partner’s lead.
    .title = Major penalty card
term-lead_restriction = Declarer’s right to demand or forbid the lead of a suit, after a withdrawn call or with a major penalty card.
    .title = Lead restriction
term-revoke = Playing a card of another suit while able to follow suit, or failing to lead or play a card that a law requires.
    .title = Revoke
term-established_revoke = A revoke that can no longer be corrected: the offending side has played to the next trick, or has claimed, conceded or agreed to a claim.
    .title = Established revoke
term-revoke_rectification = After an established revoke one or two tricks go over at the end of play, and more if that does not make up for the damage; some revokes cost none.
    .title = Revoke rectification
term-defective_trick = A trick to which some hand has played no card, or more than one.
    .title = Defective trick
term-claim = Saying or showing that one’s side will win a certain number of the remaining tricks. The line of play is stated at once, and play stops.
    .title = Claim
term-concession = Saying or showing that one’s side will lose a certain number of the remaining tricks.
    .title = Concession

term-normal_play = In claims and concessions: what a player of that class might do, careless or inferior play included, but nothing irrational.
    .title = Normal play

## Irregularities and their redress

term-irregularity = Anything that departs from correct procedure, whether or not a player is to blame.
    .title = Irregularity
term-infraction = A player’s breach of a law or of a lawful regulation.
    .title = Infraction
term-offender = The player who committed an irregularity; offender and partner are the offending side.
    .title = Offender
term-non_offending_side = The side that did not commit the irregularity and that the laws protect.
    .title = Non-offending side
term-rectification = What the laws prescribe once the director has been told of an irregularity, to put matters right.
    .title = Rectification
term-damage = What the innocent side lost because of an infraction, compared with what it would have scored without it.
    .title = Damage
term-adjusted_score = A score that the director gives in place of the one obtained: assigned or artificial.
    .title = Adjusted score
term-assigned_score = An adjusted score built on what would probably have happened at the table without the infraction.
    .title = Assigned adjusted score
term-artificial_score = An adjusted score in per cent or IMPs, when the board gave no result and none can be assigned: average minus, average or average plus.
    .title = Artificial adjusted score
term-weighted_score = An assigned score mixed of several likely results, each with its share in per cent.
    .title = Weighted score
term-serious_error = A serious error (2017: an extremely serious one) or gamble of the innocent side, unrelated to the infraction: the damage it caused to itself is not made good.
    .title = Serious error
term-average_plus = Artificial scores by fault. Average plus, not to blame: at least 60 % or +3 IMPs; average, partly: 50 % or 0; average minus, directly to blame: at most 40 % or −3.
    .title = Average plus and minus
term-procedural_penalty = Points taken from a contestant for a breach of correct procedure, on top of any other ruling.
    .title = Procedural penalty
term-disciplinary_penalty = Points taken, or a suspension, for the sake of order and conduct.
    .title = Disciplinary penalty
term-fouled_board = A board in which cards were put in wrong pockets, or dealer or vulnerability changed, so that those compared did not play the same.
    .title = Fouled board

## Scoring

term-correction_period = The time in which an error in entering or computing a score may still be corrected: thirty minutes after the official score is out, unless something else is announced.
    .title = Correction period
term-vulnerable = Marked on the board for a side: its game and slam bonuses and its undertricks then count more.
    .title = Vulnerable
term-partscore = A contract whose tricks are worth less than 100 points.
    .title = Partscore
term-game = A contract whose tricks are worth 100 points or more.
    .title = Game
term-slam = A contract for twelve tricks (small slam) or all thirteen (grand slam).
    .title = Slam
term-matchpoint = Scoring by comparison: for each other score on the board one gets two for beating it and one for a tie, or half as many.
    .title = Matchpoint
term-imp = International match point: the difference between two scores, taken from a table that flattens big swings.
    .title = IMP
term-vp = Victory points: a match result in IMPs converted by a table to a share, usually of 20.
    .title = VP
term-neuberg = A formula that brings the matchpoints of a board with fewer results to the same top as the others.
    .title = Neuberg’s formula
