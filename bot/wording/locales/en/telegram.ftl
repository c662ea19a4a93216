### What the Telegram bot says around an answer. Values are Telegram HTML.

telegram-name = Director, please!
telegram-short-description = Say what went wrong at the bridge table and get the ruling with its law paragraphs. English, svenska, Deutsch, suomi.
telegram-description =
    Describe what happened at the bridge table in your own words. I say what the Laws of Duplicate Bridge provide for, paragraph by paragraph, and ask back when a fact is missing.

    I know the Laws of 2017, 2007 and 1997, in English, Swedish, German and Finnish. I do not replace the director.

telegram-start =
    <b>Director, please!</b>
    Describe what happened at the table, in your own words, and I look up what the Laws provide for.

    For example:
    • <i>West led face up out of turn, dummy is not down yet</i>
    • <i>South bid 1♥ over 1♠ and West has not called yet</i>
    • <i>Declarer revoked in trick 5, we noticed in trick 9</i>

    If something that matters is missing, I ask. I do not replace the director, who must be called first (Law 9B1).
    /help shows what else I can do.
telegram-help =
    <b>How to ask</b>
    Here: just write what happened. In a group: /ruling and what happened, or /ruling as a reply to the message that tells it, or mention me.

    Useful to say: who did it, what everybody had called or played by then, and whether dummy was down.

    <b>Going on</b>
    Answer with a button or in words, then go on: <i>what if I had accepted?</i> · <i>no, East led</i> · <i>under 2007?</i> · <i>why?</i> · <i>undo</i> · <i>start over</i>. A reply to one of my answers goes on with that case; a corrected message corrects its answer.

    <b>Commands</b>
telegram-help-group-note = In groups I stay silent unless I am asked.

telegram-privacy =
    <b>What I keep</b>
    • Of a chat: what was chosen under /settings.
    • Of an open question: its text, your answers, and Telegram’s numbers of you and of the chat, so that buttons and corrections work. It is deleted { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } after you last used it.
    • A message until I have answered it, and after that its number for { $days ->
        [one] one day
       *[other] { $days } days
    }, so that I answer nothing twice.
    • The log of rulings, only where an administrator has switched it on: time, table, kind, paragraphs and decision, for { $log_days ->
        [one] one day
       *[other] { $log_days } days
    }.
    • A reminder with its note until I have said it, two days at most.
    • Votes in polls: none. Telegram counts them.

    I keep no names, read nothing in groups that is not meant for me, and write no message text into logs. { $passed_on }
    /forget deletes what I keep about you; administrators delete what I keep of their group.

telegram-privacy-nothing = Nothing is passed on to anybody.
telegram-privacy-model = What I do not understand is sent, without your name, to a language model at { $host } to be read. Nothing else is passed on to anybody.

telegram-forget = Shall I delete all that I keep about you? That is your open questions and reminders in all chats, and the settings and the log of this chat.
telegram-forget-group = What shall I delete? <i>What is mine</i>: your open questions and reminders in all chats.
telegram-forget-me = What is mine
telegram-forget-chat = All of this group
telegram-forget-no = Nothing
telegram-forget-done = Deleted.
telegram-forget-kept = Nothing was deleted.

telegram-ask-ruling = What happened? Write it after the command, for example <code>/ruling West led out of turn</code>, or send /ruling as a reply to the message that tells it.
telegram-ask-private = What happened? Tell me in a few words, for example <i>West led out of turn, dummy is not down yet</i>.
telegram-ask-law = Which law? For example <code>/law 64A1</code> or <code>/law revoke</code>.
telegram-too-long = That is too long for me: I read at most { $limit } characters. Leave out what does not matter for the ruling.
telegram-text-only = I can only read text. Please describe in words what happened.
telegram-cut = … The answer is longer than a message may be.

telegram-button-why = Why?
telegram-button-back = Back
telegram-button-different = It was different …
telegram-button-undo = Undo
telegram-button-full = Full answer
telegram-why = Why this ruling

telegram-not-yours = Only the person who asked can answer this. Tap “What if …” or ask with /ruling, and you get your own buttons.
telegram-expired = This question is closed. Please ask again.
telegram-outdated = This button is from an older version. Please ask again.
telegram-admins-only = Only administrators of this group can change that.

telegram-language-automatic = Automatic
telegram-language-now = Language of this chat: <b>{ $language }</b>.
telegram-language-choose = Which language shall I use here?
telegram-language-unknown = I speak English, Swedish, German and Finnish.
telegram-edition-now = This chat uses the Laws of <b>{ $edition }</b>.
telegram-edition-choose = Which edition shall I use here?
telegram-edition-unknown = I know the Laws of 2017, 2007 and 1997.

telegram-settings = Settings of this chat
telegram-settings-language = Language
telegram-settings-language-default = Automatic
telegram-settings-edition = Laws
telegram-settings-askers = Who may ask
telegram-settings-askers-everybody = Everybody
telegram-settings-askers-admins = Administrators
telegram-settings-answers = Answers
telegram-settings-answers-default = Automatic
telegram-settings-answers-short = Short
telegram-settings-answers-full = Full
telegram-settings-log = Log of rulings
telegram-settings-log-on = On
telegram-settings-log-off = Off
telegram-settings-choose-language = Which language shall I use here? <i>Automatic</i> answers everybody in the language of the question.
telegram-settings-choose-edition = Which edition of the Laws shall I use here?
telegram-settings-choose-askers = Who may ask me for rulings in this group? Everybody can still ask in private.
telegram-settings-choose-answers = How much shall I say here? <i>Automatic</i>: long answers short in groups, with a button to the full one.
telegram-settings-choose-log = Shall I keep a log of the rulings in this chat, for /log? It holds time, table, kind, paragraphs and decision, no names and nothing that anybody wrote.

telegram-only-admins-ask = In this group only the administrators ask me. Ask me in private.
telegram-button-private = Ask in private

telegram-group-hello =
    Thanks for having me. Ask with /ruling and what happened, or send /ruling as a reply to the message that tells it. I stay silent otherwise.
    Administrators find everything under /settings.
telegram-trouble = Something went wrong on my side; your question is not answered. Please try again. (Reference { $reference })
