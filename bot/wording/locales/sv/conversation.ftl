### Det som sägs kring ett svar i ett samtal.

conversation-noted = Noterat: { $what }
conversation-changed = Ändrat: { $what }
conversation-supposed = Antag: { $what }
conversation-quoted = ”{ $text }”
conversation-same = Så har jag redan förstått det.
conversation-open = Då står det öppet; nedan står vad som följer i vart och ett av fallen.
conversation-nothing-to-undo = Det finns inget att ta tillbaka.
conversation-unclear = Jag förstår inte vad det ändrar i det öppna fallet ({ $kind }). Säg vad som var annorlunda, svara på frågan eller säg ”börja om”.
conversation-closed = Du har inget öppet fall här längre. Berätta från början vad som hände.
conversation-fresh = Då börjar vi om. Vad hände?
chat-help = Svara med ett nummer eller i ord; fortsätt med ”tänk om …”, ”nej, Öst spelade ut”, ”enligt 2007?”, ”varför?”, ”ångra” eller ”börja om”.
chat-no-command = { $command } finns inte här; /help visar vad som finns.
conversation-thanks = Varsågod!

telegram-button-what-if = Tänk om …
telegram-what-if = Vad ska vara annorlunda? Tryck på det, eller skriv det som svar på det här meddelandet, till exempel <i>tänk om träkarlen redan låg uppe?</i>
telegram-what-if-open = Du har redan det här fallet öppet: svara på meddelandet med dina knappar.

page-say = Fortsätt med egna ord
page-say-hint = Tänk om träkarlen redan låg? Nej, Öst spelade ut. Enligt 2007?
page-say-submit = Fortsätt

telegram-inline-button = Så frågar man
telegram-inline-law = Lagen
telegram-inline-title = Fråga om ett domslut
telegram-inline-hint = Skriv vad som hände vid bordet, till exempel: revoke etablerad, partnern vann sticket
telegram-inline-help = Skriv <code>@{ $bot }</code> och vad som hände i vilken chatt som helst, till exempel <i>revoke etablerad, partnern vann sticket</i>, och välj vad som ska skickas: domslutet, en av dess grenar eller lagen.

also-told = Du berättade också om: { $what }. Det är ett eget fall.

proposal-right = Stämmer det?
proposal-yes = Ja
proposal-no = Nej
proposal-from-model = En språkmodell har läst det så; kontrollera varje uppgift. Själva domslutet kommer ur lagarna.
