"""The Telegram front end, over real HTTP against the Bot API stand-in."""
