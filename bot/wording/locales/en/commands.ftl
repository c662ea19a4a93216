### The commands: what each does, and an example of what stands after it.

command-ruling = Rule on what happened
    .example = West led out of turn
command-score = Contracts, IMPs, adjusted scores …; alone it shows what to type
    .example = 4♠x-2 N, vulnerable
command-law = Look up a law or a term
    .example = 64A
command-diff = What two editions decide differently
    .example = 27 1997 2017
command-log = The rulings of this session
    .example = export
command-recall = Remind me, in minutes or after the round
    .example = 20 check equity, table 5
command-poll = Ask colleagues what they would consider and choose
command-settings = What this chat has chosen
command-language = Choose the language
command-edition = Choose the edition of the Laws
command-help = How to ask, and all commands
command-privacy = What I keep, and for how long
command-forget = Delete what I keep about you
