### What a conversation says around an answer.

conversation-noted = Noted: { $what }
conversation-changed = Changed: { $what }
conversation-supposed = Supposing: { $what }
conversation-quoted = “{ $text }”
conversation-same = That is how I have it already.
conversation-open = Then it stays open; what follows from each possibility is below.
conversation-nothing-to-undo = There is nothing to take back.
conversation-unclear = I cannot tell what that changes in the open case ({ $kind }). Say what was different, answer the question, or say “start over”.
conversation-closed = No case of yours is open here any more. Please tell me from the beginning what happened.
conversation-fresh = Good, we start over. What happened?
chat-help = Answer with a number or in words; go on with “what if …”, “no, East led”, “under 2007?”, “why?”, “undo” or “start over”.
chat-no-command = There is no { $command } here; /help shows what there is.
conversation-thanks = Glad to help.

telegram-button-what-if = What if …
telegram-what-if = What should be different? Tap it, or write it as a reply to this message, for example <i>what if dummy was down already?</i>
telegram-what-if-open = You have this case open yourself: reply to the message with your buttons.

page-say = Go on in your own words
page-say-hint = What if dummy was already down? No, East led. Under 2007?
page-say-submit = Go on

telegram-inline-button = How to ask
telegram-inline-law = The law
telegram-inline-title = Ask for a ruling
telegram-inline-hint = Type what happened at the table, for example: revoke established, partner won the trick
telegram-inline-help = Type <code>@{ $bot }</code> and what happened in any chat, for example <i>revoke established, partner won the trick</i>, and choose what to send: the ruling, one of its branches or the law.

also-told = You also told of: { $what }. That is a case of its own.

proposal-right = Is that right?
proposal-yes = Yes
proposal-no = No
proposal-from-model = A language model read it so; check every fact. The ruling itself comes from the laws.
