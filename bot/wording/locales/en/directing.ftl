### For directors: the log of rulings, reminders and polls. Values are Telegram HTML.

telegram-log-title = Rulings of this session
telegram-log-help = <code>/log</code> shows the rulings of this session, <code>/log export</code> sends them as a table and as a page to print, <code>/log export 7</code> those of seven days. Administrators switch it with <code>/log on</code> and <code>/log off</code>.
telegram-log-is-off = No log is kept here. An administrator switches it on with <code>/log on</code>: from then on I note time, table, kind, paragraphs and decision of each ruling, no names and nothing that anybody wrote.
telegram-log-switched-on = From now on I keep a log of the rulings here. Name the table in the question (<i>table 5: West led out of turn</i>), and it is noted, too. See /log and /log export.
telegram-log-switched-off = I keep no log here any more. What was noted until now stays until its time is over, or until /forget.
telegram-log-empty = No ruling has been noted yet.
telegram-log-file = rulings
telegram-log-time = Time
telegram-log-at = { $hour }:{ $minute }
telegram-log-table = Table
telegram-log-table-words = table
telegram-log-kind = Irregularity
telegram-log-understood = Facts
telegram-log-decision = Ruling
telegram-log-paragraphs = Laws
telegram-log-edition = Edition

telegram-recall-what =
    What shall I remind you of? <code>/recall 20 check equity, table 5</code> reminds you in 20 minutes, <code>/recall round check equity, table 5</code> when the round is over. As a reply to one of my rulings, <code>/recall 20</code> or <code>/recall round</code> is enough.
telegram-recall-limits = At most { $minutes } minutes ahead, and a note of at most { $limit } characters.
telegram-recall-full = There are { $count } reminders here already. Cancel one first.
telegram-recall-minutes = min mins minute minutes
telegram-recall-round = round end
telegram-recall-in-minutes = I shall remind you in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }: <b>{ $note }</b>
telegram-recall-after-round = I shall remind you when the round is over: <b>{ $note }</b>
telegram-recall-list = Still to be remembered
telegram-recall-when-round = after the round
telegram-recall-when-minutes = in { $minutes } min
telegram-recall-now = ⏰ <b>{ $note }</b>
telegram-recall-round-over = The round is over.
telegram-recall-cancelled = Cancelled.
telegram-recall-not-yours = Only whoever wants to be reminded, or an administrator, can do that.
telegram-button-round-over = The round is over
telegram-button-cancel = Cancel

telegram-poll-help =
    Write, each on a line of its own after /poll: the hand, the auction, and last the possible actions with commas between them, for example

    <code>/poll KQ5 A72 QT94 K83
    W 1♠ – N pass – E 2♠ (slow) – S pass – W?
    pass, 3♦, 3♠, 4♠</code>

    Your colleagues vote without seeing each other’s votes. In private I give the polls to you, and you forward both to whom you choose.
telegram-poll-hand = A hand has 13 cards. Write the suits from spades to clubs with blanks between them, a void as –.
telegram-poll-too-many = At most { $count } actions, each of at most 100 characters.
telegram-poll-too-long = Hand, auction and question together may have at most { $limit } characters.
telegram-poll-choose = What do you choose?
telegram-poll-consider = And what else would you seriously consider?
telegram-button-count = Count the votes
telegram-poll-not-yours = Only whoever started the poll, or an administrator, can count it.
telegram-poll-result = What the colleagues say
telegram-poll-voters = { $count ->
        [0] Nobody has voted.
        [one] One vote
       *[other] { $count } votes
    }
telegram-poll-row = considered by { $considered } ({ $percent } %), chosen by { $chosen }
telegram-poll-test = ✓ A logical alternative by these votes: a significant proportion would seriously consider it (here at least one in five), and somebody chose it. The director judges whether those asked were peers of the player with the same methods, and whether the information suggested an alternative.
