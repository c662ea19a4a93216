### Det som Telegramboten säger runt ett svar. Värdena är Telegrams HTML.

telegram-name = Tävlingsledaren, tack!
telegram-short-description = Berätta vad som gick fel vid bridgebordet och få domslutet med lagparagrafer. Svenska, English, Deutsch, suomi.
telegram-description =
    Berätta med egna ord vad som hände vid bridgebordet. Jag säger vad bridgelagarna föreskriver, paragraf för paragraf, och frågar tillbaka när något saknas.

    Jag kan lagarna från 2017, 2007 och 1997, på svenska, engelska, tyska och finska. Jag ersätter inte tävlingsledaren.

telegram-start =
    <b>Tävlingsledaren, tack!</b>
    Berätta med egna ord vad som hände vid bordet, så tar jag reda på vad lagarna föreskriver.

    Till exempel:
    • <i>Väst spelade ut öppet i fel tur, träkarlen ligger inte uppe än</i>
    • <i>Syd bjöd 1♥ över 1♠ och väst har inte bjudit än</i>
    • <i>Spelföraren gjorde revoke i stick 5, vi märkte det i stick 9</i>

    Saknas något som avgör, så frågar jag. Jag ersätter inte tävlingsledaren, som ska tillkallas först (lag 9B1).
    /help visar vad jag kan mer.
telegram-help =
    <b>Så här frågar du</b>
    Här: skriv bara vad som hände. I en grupp: /ruling och vad som hände, eller /ruling som svar på meddelandet där det står, eller nämn mig.

    Bra att ta med: vem som gjorde felet, vad som hade bjudits eller spelats dittills och om träkarlen låg uppe.

    <b>Så fortsätter du</b>
    Svara med en knapp eller i ord och fortsätt: <i>tänk om jag hade godkänt?</i> · <i>nej, Öst spelade ut</i> · <i>enligt 2007?</i> · <i>varför?</i> · <i>ångra</i> · <i>börja om</i>. Ett svar på ett av mina svar fortsätter det fallet; rättar du ditt meddelande, rättar jag mitt svar.

    <b>Kommandon</b>
telegram-help-group-note = I grupper är jag tyst tills någon frågar mig.

telegram-privacy =
    <b>Vad jag sparar</b>
    • Om en chatt: det som valts under /settings.
    • Om en öppen fråga: texten, dina svar och Telegrams nummer för dig och chatten, så att knappar och rättelser fungerar. Det raderas { $hours ->
        [one] en timme
       *[other] { $hours } timmar
    } efter att du senast använde det.
    • Ett meddelande tills jag har besvarat det, och därefter dess nummer i { $days ->
        [one] en dag
       *[other] { $days } dagar
    }, så att jag inte svarar två gånger.
    • Loggen över domslut, bara där en administratör har slagit på den: tid, bord, art, paragrafer och domslut, i { $log_days ->
        [one] en dag
       *[other] { $log_days } dagar
    }.
    • En påminnelse med sin anteckning tills jag har gett den, högst två dagar.
    • Röster i omröstningar: inga. Telegram räknar dem.

    Jag sparar inga namn, läser inget i grupper som inte är riktat till mig och skriver ingen meddelandetext i loggfiler. { $passed_on }
    /forget raderar det jag har sparat om dig; administratörer raderar det jag har sparat om gruppen.

telegram-privacy-nothing = Inget lämnas vidare till någon.
telegram-privacy-model = Det jag inte förstår skickas, utan ditt namn, till en språkmodell hos { $host } som försöker tolka det. Inget annat lämnas vidare till någon.

telegram-forget = Ska jag radera allt jag har sparat om dig? Det är dina öppna frågor och påminnelser i alla chattar samt inställningarna och loggen för den här chatten.
telegram-forget-group = Vad ska jag radera? <i>Det som är mitt</i>: dina öppna frågor och påminnelser i alla chattar.
telegram-forget-me = Det som är mitt
telegram-forget-chat = Allt om den här gruppen
telegram-forget-no = Ingenting
telegram-forget-done = Raderat.
telegram-forget-kept = Ingenting raderades.

telegram-ask-ruling = Vad hände? Skriv det efter kommandot, till exempel <code>/ruling Väst spelade ut i fel tur</code>, eller skicka /ruling som svar på meddelandet där det står.
telegram-ask-private = Vad hände? Berätta med några ord, till exempel <i>Väst spelade ut i fel tur, träkarlen ligger inte uppe än</i>.
telegram-ask-law = Vilken lag? Till exempel <code>/law 64A1</code> eller <code>/law revoke</code>.
telegram-too-long = Det är för långt för mig: jag läser högst { $limit } tecken. Ta bort sådant som inte påverkar domslutet.
telegram-text-only = Jag kan bara läsa text. Beskriv i ord vad som hände.
telegram-cut = … Svaret är längre än ett meddelande får vara.

telegram-button-why = Varför?
telegram-button-back = Tillbaka
telegram-button-different = Det var annorlunda …
telegram-button-undo = Ångra
telegram-button-full = Hela svaret
telegram-why = Varför det blir så

telegram-not-yours = Bara den som frågade kan svara här. Tryck på ”Tänk om …” eller fråga med /ruling, så får du egna knappar.
telegram-expired = Den frågan är avslutad. Fråga gärna igen.
telegram-outdated = Knappen kommer från en äldre version. Fråga gärna igen.
telegram-admins-only = Bara gruppens administratörer kan ändra det.

telegram-language-automatic = Automatiskt
telegram-language-now = Språket i den här chatten: <b>{ $language }</b>.
telegram-language-choose = Vilket språk ska jag använda här?
telegram-language-unknown = Jag kan engelska, svenska, tyska och finska.
telegram-edition-now = Den här chatten använder lagarna från <b>{ $edition }</b>.
telegram-edition-choose = Vilken utgåva ska jag använda här?
telegram-edition-unknown = Jag kan lagarna från 2017, 2007 och 1997.

telegram-settings = Inställningar för den här chatten
telegram-settings-language = Språk
telegram-settings-language-default = Automatiskt
telegram-settings-edition = Lagar
telegram-settings-askers = Vem som får fråga
telegram-settings-askers-everybody = Alla
telegram-settings-askers-admins = Administratörerna
telegram-settings-answers = Svar
telegram-settings-answers-default = Automatiskt
telegram-settings-answers-short = Korta
telegram-settings-answers-full = Hela
telegram-settings-log = Logg över domslut
telegram-settings-log-on = På
telegram-settings-log-off = Av
telegram-settings-choose-language = Vilket språk ska jag använda här? <i>Automatiskt</i> svarar var och en på frågans språk.
telegram-settings-choose-edition = Vilken utgåva av lagarna ska jag använda här?
telegram-settings-choose-askers = Vem får fråga mig om domslut i den här gruppen? Alla kan fortfarande fråga mig privat.
telegram-settings-choose-answers = Hur utförligt ska jag svara här? <i>Automatiskt</i>: långa svar blir korta i grupper, med en knapp till hela svaret.
telegram-settings-choose-log = Ska jag föra logg över domsluten i den här chatten, för /log? Där står tid, bord, art, paragrafer och domslut, inga namn och inget som någon har skrivit.

telegram-only-admins-ask = I den här gruppen är det bara administratörerna som frågar mig. Fråga mig privat.
telegram-button-private = Fråga privat

telegram-group-hello =
    Tack för att jag får vara med. Fråga med /ruling och vad som hände, eller skicka /ruling som svar på meddelandet där det står. Annars är jag tyst.
    Administratörer hittar allt under /settings.
telegram-trouble = Något gick fel hos mig och din fråga är inte besvarad. Försök gärna igen. (Referens { $reference })
