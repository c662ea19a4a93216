### Lag 61-71: revoke, stick, anspråk, avståenden; dessutom lag 42 och 43: träkarlen.

kind-revoke = Revoke
kind-defective_trick = Felaktigt stick
kind-trick_inspection = Titta på spelade kort
kind-claim = Anspråk
kind-concession = Avstående
kind-dummys_rights = Träkarlens rättigheter och begränsningar

## Revoke: frågor

ask-revoke-circumstance = Är det något särskilt med denna revoke?
val-revoke-circumstance-ordinary = En vanlig revoke
val-revoke-circumstance-could_not_follow = Kunde inte följa färg
val-revoke-circumstance-twelfth_trick = Det var i tolfte sticket
val-revoke-circumstance-both_sides = Båda sidor gjorde revoke
val-revoke-circumstance-repeated = Andra gången i denna färg
val-revoke-circumstance-penalty_card_not_played = Straffkortet spelades inte
val-revoke-circumstance-dummy_asked_first = Träkarlen såg och frågade
val-revoke-circumstance-after_call_on_next_board = Motparten bjöd nästa bricka
val-revoke-circumstance-after_round = Upptäckt efter ronden
ask-revoke-established = Har den felande eller partnern spelat i nästa stick, angivit ett kort i det eller gjort anspråk?
val-revoke-established-true = Revoken är etablerad
val-revoke-established-false = Revoken är inte etablerad
ask-revoke-objection_over = Är ronden slut, eller har den felande sidan bjudit på nästa bricka?
val-revoke-objection_over-true = För sent att invända
val-revoke-objection_over-false = Ännu i tid att invända
ask-revoke-hand = Vems kort var det?
val-revoke-hand-declarer = Spelförarens eget kort
val-revoke-hand-dummy = Träkarlens kort
val-revoke-hand-defender = En motspelares kort
ask-revoke-card_faced = Låg kortet redan öppet på bordet?
val-revoke-card_faced-true = Det låg redan öppet
val-revoke-card_faced-false = Från den dolda handen
ask-revoke-won_by = Vem vann revokesticket?
val-revoke-won_by-offender = Den felande vann sticket
val-revoke-won_by-partner = Partnern vann sticket
val-revoke-won_by-other_side = Den andra sidan vann sticket
ask-revoke-won_later = Vann den felande sidan något stick efter revokesticket?
val-revoke-won_later-true = Vann ett senare stick
val-revoke-won_later-false = Vann inget senare stick
ask-revoke-hands_returned = Ligger alla fyra händerna redan i brickan igen?
val-revoke-hands_returned-true = Händerna ligger i brickan
val-revoke-hands_returned-false = Händerna ännu framme
ask-revoke-both_established = Är båda sidornas revoke etablerade?
val-revoke-both_established-true = Båda etablerade
val-revoke-both_established-false = Inte båda
ask-revoke-same_trick = Gjorde båda sidor revoke i samma stick?
val-revoke-same_trick-true = I samma stick
val-revoke-same_trick-false = I olika stick
ask-revoke-non_offenders_called = Hade en motståndare till den felande bjudit på nästa bricka innan det upptäcktes?
val-revoke-non_offenders_called-true = Motståndare hade bjudit
val-revoke-non_offenders_called-false = Ingen av dem hade bjudit
ask-revoke-too_little_redress = Hade den andra sidan fått fler stick utan revoken än den har nu?
val-revoke-too_little_redress-true = Inte nog kompenserad
val-revoke-too_little_redress-false = Tillräckligt kompenserad

## Revoke: meningar

p61A-none = Det är ingen revoke: den som inte kan följa färg eller göra som krävs får spela vilket kort som helst.
p59-revoke = Ett krav som inte går att uppfylla faller bort.
p61B1 = När en motspelare inte följer färg får spelföraren fråga om färgen är slut.
p61B2a = Träkarlen får fråga spelföraren om den utspelade färgen är slut.
p61B2b = Träkarlen får inte fråga en motspelare.
p61B3 = En motspelare får fråga spelföraren om den utspelade färgen är slut.
p61B3-partner = { $edition ->
    [2007] Motspelarna får fråga varandra om inte arrangören förbjuder det, men partnern får inte använda det som frågan röjer.
   *[other] Motspelarna får fråga varandra, men frågan kan ge partnern information som inte får användas.
}
p16B-inquiry = Om frågan berättade något för partnern får det inte användas.
p61C = Att misstänka revoke ger ingen rätt att titta i vända stick under spelet.
p62A = Den felande måste ta tillbaka kortet och spela ett tillåtet kort.
p62A-if = Om det var en revoke och den inte är etablerad måste kortet bytas.
p62A-both = Ingen revoke är etablerad: båda spelarna tar tillbaka sitt kort och spelar ett tillåtet.
p62B = Var och en byter kortet mot ett som får spelas.
p62B1 = Motspelarens återtagna kort blir ett stort straffkort.
p50B-revoke = Det är stort oavsett valör, eftersom det spelades avsiktligt; det ligger kvar öppet på bordet.
p62B2 = Spelförarens eller träkarlens kort går tillbaka till handen; ingen ytterligare { word-rectification }.
p62B2-faced = Kortet låg öppet redan tidigare; det tas tillbaka utan ytterligare { word-rectification }.
p62C1 = Motståndarna får byta kort som de spelade mellan revoken och upptäckten.
p62C2 = Om någon gör det får även nästa spelare på den felande sidan byta; en motspelares kort blir straffkort.
p62C3 = Båda sidor gjorde revoke i sticket och bara en har spelat vidare: båda måste rätta sin revoke.
p16C2-revoke = Kort som motspelare tar tillbaka blir straffkort; deras sida får inte använda det som korten visar.
p62D1 = En revoke i tolfte sticket måste rättas, även etablerad, tills alla händer ligger i brickan.
p62D1-late = Alla händer ligger i brickan, så tolfte sticket kan inte längre rättas.
p62D2 = Partnern hade inte spelat i tolfte sticket än och får inte använda det som det återtagna kortet visar.
p62D2-if = Om partnern inte hade spelat i tolfte sticket än får det som det återtagna kortet visar inte användas.
p63A = Den felande eller partnern har spelat i nästa stick, angivit ett kort i det eller gjort anspråk: etablerad.
p63A1 = Den felande sidan har spelat i nästa stick: revoken är etablerad.
p63A1-not_yet = Den blir etablerad så snart den felande eller partnern spelar i nästa stick.
p63A2 = Den felande eller partnern angav ett kort till nästa stick: revoken är etablerad.
p63A3 = Den felande eller partnern gjorde anspråk eller avstod stick: revoken är etablerad.
p63A4 = Den felande sidan godtog ett anspråk och tiden för invändning är ute: revoken är etablerad.
p63A4-not_yet = Ett godtaget anspråk etablerar den först efter ronden, eller när sidan har bjudit på nästa bricka.
p47E1-revoke = Ett kort som togs tillbaka för att en motståndare felaktigt sagt åt spelaren att spela etablerar inte revoken.
p70A-after_revoke = Tävlingsledaren avgör därefter anspråket som ifrågasatt.
p63B = Den kan inte längre rättas; sticket står kvar som det spelades.
p50D1a-revoke = Straffkortet måste spelas vid första tillåtna tillfälle.
p50D2a-revoke = Ska den felandes partner spela ut innan dess får spelföraren begära eller förbjuda färgen, eller låta kortet ligga.
p64A1-two = Två stick går över efter spelet: den felande vann revokesticket och sidan vann ett senare stick.
p64A1-one = Ett stick går över efter spelet: revokesticket, som den felande själv vann.
p64A1-either = Om den felande vann revokesticket går det över; sidan vann inget senare stick.
p64A2-either = Om partnern vann det går också ett stick över.
p64A2-partner = Ett stick går över efter spelet: den felandes partner vann revokesticket.
p64A2-later = Ett stick går över efter spelet: den felande sidan vann ett stick efter revoken.
p64A2-defective = Ett stick går över efter spelet: sidan vann det sticket eller ett senare.
p64A-dummy = Efter spelet räknas sticken som vid en etablerad revoke.
p64B1 = Inget stick går över: den felande sidan vann varken det sticket eller något senare.
p64B2 = Inget stick går över för denna: den upprepar en etablerad revoke av samma spelare i samma färg, och den första döms för sig.
p64B3-penalty_card = Inget stick går över: kortet som inte spelades var ett straffkort.
p64B3-dummy = Inget stick går över: kortet som inte spelades var träkarlens och kunde ses av alla.
p64B4 = Inget stick går över: en motståndare hade bjudit på nästa bricka innan någon nämnde det.
p64B5 = Inget stick går över: ingen nämnde det före rondens slut.
p64B6 = Inget stick går över för en revoke i tolfte sticket.
p64B6-corrected = Inget stick går över.
p64B7 = Inget stick går över: båda sidor gjorde revoke på brickan och båda är etablerade.
p64B8 = Inget stick går över för en revoke som rättas på detta sätt.
p64C1 = Om den andra sidan ändå har det sämre än utan revoken korrigerar tävlingsledaren resultatet.
p64C1-adjust = Den andra sidan har det ändå sämre än utan revoken: tävlingsledaren korrigerar resultatet.
p64C2a = Tävlingsledaren korrigerar resultatet om den andra sidan hade fått fler stick utan de senare revokerna.
p64C2a-adjust = Utan de senare revokerna hade den andra sidan fått fler stick: tävlingsledaren korrigerar resultatet.
p64C2b = Om en sida har skadats korrigerar tävlingsledaren till det troliga resultatet helt utan revoke.
p64C2b-adjust = En sida har skadats: tävlingsledaren korrigerar till det troliga resultatet helt utan revoke.

## Felaktigt stick

ask-defective_trick-both_played_on = Har en spelare från vardera sidan spelat i nästa stick?
val-defective_trick-both_played_on-true = Båda sidor har spelat vidare
val-defective_trick-both_played_on-false = Inte båda har spelat vidare
ask-defective_trick-fault = Vad är fel med sticket?
val-defective_trick-fault-missing = Ett kort saknas
val-defective_trick-fault-fifth_card = Ett femte kort spelades
val-defective_trick-fault-two_at_once = Två kort på en gång
val-defective_trick-fault-too_many = För många spelade kort
val-defective_trick-fault-misplaced = Spelat men felplacerat kort
ask-defective_trick-hand = Vems är det överflödiga kortet?
val-defective_trick-hand-declarer = Spelförarens kort
val-defective_trick-hand-dummy = Träkarlens kort
val-defective_trick-hand-defender = En motspelares kort
ask-defective_trick-meant_as_lead = Var det femte kortet ett utspel till nästa stick?
val-defective_trick-meant_as_lead-true = Utspel till nästa stick
val-defective_trick-meant_as_lead-false = Inget utspel
ask-defective_trick-has_suit_led = Har spelaren som inte spelade något kort den färg som spelades ut i sticket?
val-defective_trick-has_suit_led-true = Har färgen
val-defective_trick-has_suit_led-false = Har ingen i färgen
ask-defective_trick-side_won_trick = Vann spelarens sida det sticket eller något senare?
val-defective_trick-side_won_trick-true = Vann det eller ett senare
val-defective_trick-side_won_trick-false = Vann inget av dem
ask-defective_trick-played_later = Spelades det felplacerade kortet igen i ett senare stick?
val-defective_trick-played_later-true = Spelades igen senare
val-defective_trick-played_later-false = Spelades inte igen

p67A = Sticket måste rättas till så länge inte båda sidor har spelat i nästa stick.
p67A1 = Spelaren lägger nu till ett kort som får spelas i det sticket.
p67A2 = Ett överflödigt kort tas tillbaka.
p67A2-two_at_once = Bara ett av korten räknas som spelat.
p58B1-trick = Om en bildsida syntes är det kortet spelat och de andra tas upp.
p58B2-trick = Om flera syntes anger spelaren vilket som spelas; en motspelares övriga blir straffkort.
p67A-misplaced = Kortet läggs nu på sin plats bland de spelade korten.
p45E1 = Motspelarens femte kort blir ett straffkort.
p45E1-lead = Tävlingsledaren bedömer det femte kortet som utspel till nästa stick.
p50B-fifth_card = Straffkortet är stort om det är en honnör eller spelades avsiktligt, annars litet.
p53A-fifth_card = Om det var ett utspel utom tur får spelföraren godkänna det.
p56-fifth_card = Annars blir det ett stort straffkort.
p45E2 = Det femte kortet går tillbaka till spelförarens eller träkarlens hand utan ytterligare { word-rectification }.
p45E2-lead = Tävlingsledaren bedömer det femte kortet som utspel till nästa stick.
p55A-fifth_card = Om det kom från fel hand får endera motspelaren godkänna eller avvisa det.
p67B1a = Spelaren lägger öppet ett kort i utspelad färg bland sina spelade kort; det räknas som revoke i det sticket.
p67B1b = { $edition ->
    [1997] Spelaren lägger öppet ett valfritt kort bland sina spelade kort; det räknas som revoke i det sticket.
   *[other] Spelaren lägger öppet ett valfritt kort bland sina spelade kort; det räknas ändå som revoke i det sticket.
}
p67B2a = Tävlingsledaren ger tillbaka de överflödiga korten; det kort som syntes blir kvar. Stickets vinnare står fast.
p67B2a-shown = En motspelares överflödiga kort som då visas blir ett straffkort.
p67B2a-if = Om båda sidor har spelat i nästa stick ger tävlingsledaren i stället tillbaka kortet till handen.
p67B2b = Ett återlämnat kort anses ha funnits på handen hela tiden; att inte ha spelat det kan vara revoke.
p67B3 = Tävlingsledaren letar reda på kortet och lägger det på sin plats bland de spelade korten.
p67B3-played_later = Kortet spelades i ett senare stick och felet kan inte rättas: tävlingsledaren korrigerar resultatet.

## Titta på spelade kort

ask-trick_inspection-wish = Vad vill spelaren, eller vad hände?
val-trick_inspection-wish-see_trick = Se senaste sticket igen
val-trick_inspection-wish-see_own_card = Se sitt eget senaste kort
val-trick_inspection-wish-see_earlier_trick = Se ett tidigare stick
val-trick_inspection-wish-check_after_play = Kontrollera efter spelet
val-trick_inspection-wish-point_out_direction = Säga att ett kort ligger fel
val-trick_inspection-wish-mixed_cards = Spelade kort blandades
ask-trick_inspection-play_over = Är spelet slut?
val-trick_inspection-play_over-true = Spelet är slut
val-trick_inspection-play_over-false = Spelet pågår
ask-trick_inspection-side_played_on = Har spelaren eller partnern spelat i nästa stick?
val-trick_inspection-side_played_on-true = Egna sidan har spelat vidare
val-trick_inspection-side_played_on-false = Egna sidan har inte spelat
ask-trick_inspection-own_card_turned = Har spelaren vänt sitt eget kort?
val-trick_inspection-own_card_turned-true = Eget kort är vänt
val-trick_inspection-own_card_turned-false = Eget kort ligger öppet
ask-trick_inspection-both_mixed = Vem blandade de spelade korten?
val-trick_inspection-both_mixed-true = Båda sidor
val-trick_inspection-both_mixed-false = Bara en sida

p65B3 = En spelare får säga till att ett kort ligger åt fel håll.
p65B3-late = För sent att säga till: den egna sidan har spelat i nästa stick.
p16B-trick = Om anmärkningen berättade något för partnern får det inte användas.
p65D = Den som blandar sina kort innan resultatet är klart kan förlora rätten till stick, eller att hävda eller förneka revoke.
p66A = Ja, spelaren får be att alla kort i sticket visas igen.
p66A-turned = Nej, det egna kortet är vänt, så de andra korten visas inte igen.
p66A-dummy = Nej, bara spelföraren eller en motspelare får be om det.
p66B = Spelaren får titta på sitt senaste kort, utan att visa det, tills den egna sidan spelar i nästa stick.
p66C = Nej, vända stick granskas inte före spelets slut om inte tävlingsledaren säger till.
p66D = Efter spelet får korten granskas för att reda ut en revoke eller antalet stick; var och en rör bara sina egna.
p66D-one_mixed = Om fakta inte går att fastställa dömer tävlingsledaren till förmån för sidan som inte blandade sina kort.
p66D-both_mixed = Tävlingsledaren dömer efter det som talar för; båda sidor blandade sina kort, så ingen gynnas.

## Anspråk

ask-claim-nature = Vad var det?
val-claim-nature-claim = Ett verkligt anspråk
val-claim-nature-only_current_trick = Gällde bara detta stick
val-claim-nature-not_meant = Tydligt inget anspråk
val-claim-nature-partner_objected = Partnern protesterade genast
ask-claim-response = Godtas anspråket, eller ifrågasätter någon det?
val-claim-response-agreed = Anspråket godtogs
val-claim-response-doubted = Anspråket ifrågasätts
val-claim-response-agreed_then_objected = Godtogs, senare invändning
ask-claim-objection_time = När invänder sidan som godtog anspråket?
val-claim-objection_time-before_next_board = Före nästa bricka
val-claim-objection_time-correction_period = Inom rättelsetiden
val-claim-objection_time-too_late = Efter rättelsetiden
ask-claim-lost_trick = Vad var det för stick som sidan gick med på att förlora?
val-claim-lost_trick-actually_won = Det var faktiskt vunnet
val-claim-lost_trick-likely_won = Troligen vunnet vid spel
val-claim-lost_trick-neither = Inget av dem
ask-claim-contest = Vad vill sidan som inte gjorde anspråk?
val-claim-contest-call_director = Tävlingsledaren tillkallas
val-claim-contest-continue_play = De vill spela vidare
ask-claim-all_agree = Går alla fyra spelarna med på att spela vidare?
val-claim-all_agree-true = Alla fyra är överens
val-claim-all_agree-false = Inte alla fyra är överens
ask-claim-objection = Vad gäller tvivlet?
val-claim-objection-outstanding_trump = En trumf som är ute
val-claim-objection-unstated_line = En oangiven spelplan
val-claim-objection-card_position = En mask eller gissning
val-claim-objection-partners_choice = Partnerns rätta kort
val-claim-objection-other = Något annat
ask-claim-trump_mentioned = Nämnde den som gjorde anspråk trumfen som är ute?
val-claim-trump_mentioned-true = Trumfen nämndes
val-claim-trump_mentioned-false = Trumfen nämndes inte
ask-claim-likely_unaware = Är det alls troligt att den som gjorde anspråk inte kände till trumfen?
val-claim-likely_unaware-true = Visste troligen inte om den
val-claim-likely_unaware-false = Visste säkert om den
ask-claim-trump_can_win = Kan ett stick förloras till trumfen vid någon normal spelföring, även vårdslös?
val-claim-trump_can_win-true = Den kan ta ett stick
val-claim-trump_can_win-false = Den kan aldrig ta ett stick
ask-claim-worse_normal_line = Finns det någon annan normal spelföring, även vårdslös, som ger färre stick?
val-claim-worse_normal_line-true = Sämre normal linje finns
val-claim-worse_normal_line-false = Ingen sämre normal linje
ask-claim-other_shows_out = Har den andra motståndaren visat renons i färgen, eller skulle det ske vid varje normal spelföring?
val-claim-other_shows_out-true = Visar renons
val-claim-other_shows_out-false = Ingen visar renons
ask-claim-partner_could_err = Har partnern till den som gjorde anspråk en annan normal spelföring som ger färre stick?
val-claim-partner_could_err-true = Partnern kan spela fel
val-claim-partner_could_err-false = Partnern kan inte spela fel

p68 = Inget anspråk eller avstående: det gällde bara pågående stick. Spelet fortsätter, visade kort blir inte straffkort.
p16A1-claim = Partnern får inte använda det som yttrandet eller det visade kortet berättade.
p57A-claim = En motspelare som spelar utom tur i sticket kan ge spelföraren fler rättigheter.
p68A = Det är ett anspråk att säga att sidan vinner vissa stick, att föreslå att spelet avbryts eller att visa sin hand.
p68A-not_meant = Kort som visas tydligt utan sådan avsikt är inget anspråk; spelet fortsätter.
p68B1 = Att säga att sidan förlorar stick eller ge upp handen är ett avstående; anspråk på några stick avstår resten.
p68B2 = Inget anspråk eller avstående finns, eftersom partnern protesterade genast: spelet fortsätter, visade kort blir inte straffkort.
p68B2-if = Om en motspelares partner genast protesterar finns inget avstående.
p16C2-claim = Partnern till en motspelare som visat kort får inte använda det; tillkalla tävlingsledaren nu.
p68C = { $edition ->
    [1997] Den som gör anspråk bör genast säga hur och i vilken ordning korten spelas.
    [2007] Den som gör anspråk bör genast säga hur och i vilken ordning korten spelas.
   *[other] Den som gör anspråk bör genast säga hur och i vilken ordning korten spelas, och visa sin hand.
}
p68C-nothing_said = Ingen spelplan angavs, så den som gjorde anspråk får inget val som inte tillkännagivits.
p68D = { $edition ->
    [1997] Spelet upphör.
    [2007] Spelet upphör.
   *[other] Spelet avbryts.
}
p68D2a = { $edition ->
    [1997] Spelet upphör: tävlingsledaren tillkallas och ingen gör något innan tävlingsledaren är där.
    [2007] Spelet upphör: tävlingsledaren tillkallas och ingen gör något innan tävlingsledaren är där.
   *[other] Spelet avbryts: tävlingsledaren tillkallas och ingen gör något innan tävlingsledaren är där.
}
p68D2bi = Att spela vidare kräver att alla fyra spelarna samtycker.
p68D2bi-refused = Alla fyra är inte överens om att spela vidare, så tävlingsledaren avgör.
p68D2bii = Anspråket finns inte längre och resultatet vid bordet gäller: alla fyra gick med på att spela vidare.
p69A = Brickan räknas enligt anspråket om inte andra sidan invänder innan den bjudit på nästa bricka eller ronden är slut.
p69A-in_time = Invändningen kommer i tid, så anspråket är inte godtaget utan ifrågasatt.
p69A-stands = Det godtagna anspråket gäller.
p69B = { $edition ->
    [1997] Inom rättelsetiden får en sida tillbaka ett stick som den hade vunnit, eller som ingen normal spelföring förlorar.
   *[other] Inom rättelsetiden får en sida tillbaka ett stick som den hade vunnit, eller troligen skulle ha vunnit.
}
p69B-period = Detta gäller inom tiden för rättelse av resultat.
p69B1 = Sticket som faktiskt var vunnet ges tillbaka och brickan räknas om.
p69B2 = Sticket som troligen hade vunnits i spel ges tillbaka och brickan räknas om.
p79C1-claim = Rättelsetiden är ute.
p70A = Tävlingsledaren dömer så rättvist som möjligt för båda sidor; tvivel går emot den som gjorde anspråk.
p70B1 = Tävlingsledaren låter den som gjorde anspråk upprepa vad som då sades.
p70B2 = { $edition ->
    [1997] Tävlingsledaren hör därefter motståndarnas invändningar.
   *[other] Tävlingsledaren hör motståndarnas invändningar men är inte bunden av dem.
}
p70B3 = Tävlingsledaren får låta alla återstående kort läggas upp.
p70C = De stick som den utestående trumfen kan ta går till motståndarna.
p70C1 = Den som gjorde anspråk nämnde inte trumfen.
p70C1-mentioned = Den som gjorde anspråk talade om trumfen, så den tar inget stick automatiskt.
p70C2 = Det är troligt att den som gjorde anspråk inte visste att den var ute.
p70C2-aware = Den som gjorde anspråk kände säkert till trumfen, så den tar inget stick automatiskt.
p70C3 = Någon normal spelföring, även vårdslös, förlorar ett stick till den.
p70C3-harmless = Ingen normal spelföring förlorar ett stick till trumfen, så den tar inget stick automatiskt.
p70D1 = En spelplan som inte angavs godtas inte om en annan normal linje ger färre stick.
p70D1-accepted = Ingen normal linje ger färre stick, så anspråket kan godtas.
p70D2 = En motspelare får inte stick som kräver att partnern väljer rätt bland flera normala kort.
p70D2-accepted = Partnern har ingen normal spelföring som förlorar ett stick, så anspråket kan godtas.
p70E1 = Ingen oangiven mask eller gissning: ett spel som kräver att en viss motståndare har ett kort godtas inte.
p70E1-accepted = Den andra motståndaren visar renons innan eller vid varje normal spelföring, så spelet godtas.

## Avstående

ask-concession-about_current_trick = Gällde yttrandet bara det stick som spelades?
val-concession-about_current_trick-true = Gällde bara detta stick
val-concession-about_current_trick-false = Gällde senare stick
ask-concession-partner_objected = Protesterade den avstående motspelarens partner genast?
val-concession-partner_objected-true = Partnern protesterade genast
val-concession-partner_objected-false = Ingen protest genast
ask-concession-within_correction_period = Kan resultatet ännu rättas (normalt 30 minuter efter att det anslagits)?
val-concession-within_correction_period-true = Ännu i tid att rätta
val-concession-within_correction_period-false = För sent att rätta
ask-concession-trick = Vad var det för stick som gavs upp?
val-concession-trick-actually_won = Sticket var redan vunnet
val-concession-trick-cannot_be_lost = Sticket kan inte förloras
val-concession-trick-could_be_lost = Sticket kunde förloras

p71 = Avståendet gäller.
p71-stands = Avståendet gäller: sticket kunde förloras vid någon normal spelföring.
p71-cancelled = Den delen av avståendet upphävs och brickan räknas om.
p71A = Den avstående sidan får tillbaka sticket: det var redan vunnet.
p71B = Den avstående sidan får tillbaka sticket: ingen normal spelföring av återstående kort kunde förlora det.

## Träkarlen

ask-dummys_rights-act = Vad gjorde träkarlen?
val-dummys_rights-act-informs_director = Informerar tävlingsledaren
val-dummys_rights-act-counts_tricks = Räknar sticken
val-dummys_rights-act-plays_cards = Spelar korten som begärs
val-dummys_rights-act-asks_declarer = Frågar spelföraren om revoke
val-dummys_rights-act-asks_defender = Frågar en motspelare
val-dummys_rights-act-warns_wrong_hand = Varnar för fel hand
val-dummys_rights-act-prevents_irregularity = Förhindrar ett fel
val-dummys_rights-act-draws_attention = Påpekar ett fel
val-dummys_rights-act-calls_director = Tillkallar tävlingsledaren
val-dummys_rights-act-takes_part = Deltar i spelet
val-dummys_rights-act-suggests_card = Rör vid eller föreslår kort
val-dummys_rights-act-exchanges_hands = Tittar i spelförarens hand
val-dummys_rights-act-leaves_seat = Lämnar platsen för att titta
val-dummys_rights-act-looks_at_defender = Ser på en motspelares kort
val-dummys_rights-act-shown_by_defender = Motspelare visar sin hand
ask-dummys_rights-looked_before = Hade träkarlen bytt hand, lämnat sin plats för att titta eller sett på en motspelares kort?
val-dummys_rights-looked_before-true = Träkarlen hade tittat
val-dummys_rights-looked_before-false = Träkarlen hade inte tittat
ask-dummys_rights-play_over = Är spelet slut?
val-dummys_rights-play_over-true = Spelet är slut
val-dummys_rights-play_over-false = Spelet pågår
ask-dummys_rights-attention_drawn = Har en annan spelare redan påpekat ett fel?
val-dummys_rights-attention_drawn-true = En annan har påpekat felet
val-dummys_rights-attention_drawn-false = Ingen annan har påpekat det
ask-dummys_rights-irregularity_by = Vems är felet?
val-dummys_rights-irregularity_by-declaring = Spelförarens
val-dummys_rights-irregularity_by-defending = En motspelares
ask-dummys_rights-declarer_revoked = Var kortet en revoke?
val-dummys_rights-declarer_revoked-true = Det var en revoke
val-dummys_rights-declarer_revoked-false = Ingen revoke

p42A1 = Träkarlen får, i tävlingsledarens närvaro, säga vad som har hänt och vad lagarna säger.
p42A2 = Träkarlen får räkna vunna och förlorade stick.
p42A3 = { $edition ->
    [2007] Träkarlen spelar korten som spelföraren anger.
    [1997] Träkarlen spelar korten som spelföraren anger.
   *[other] Träkarlen spelar korten som spelföraren anger och ser till att följa färg.
}
p42B-lost = Träkarlen har förlorat den rätten genom att titta i en otillåten hand.
p42B1 = Träkarlen får fråga spelföraren om den utspelade färgen är slut.
p42B1-not_defender = Om en möjlig revoke får träkarlen fråga spelföraren, men ingen motspelare.
p42B2 = { $edition ->
    [2007] Träkarlen får försöka hindra spelföraren från ett fel innan det har skett.
    [1997] Träkarlen får försöka hindra spelföraren från ett fel innan det har skett.
   *[other] Innan ett fel har skett får träkarlen försöka hindra det.
}
p42B2-wrong_hand = Träkarlen får varna spelföraren före ett utspel från fel hand.
p42B3 = Träkarlen får påpeka ett fel när spelet är slut.
p43A1a = { $edition ->
    [2007] Träkarlen bör inte själv tillkalla tävlingsledaren under spelet; en annan spelare ska påpeka felet först.
    [1997] Träkarlen bör inte själv tillkalla tävlingsledaren under spelet; en annan spelare ska påpeka felet först.
   *[other] Träkarlen får inte själv tillkalla tävlingsledaren under spelet; en annan spelare måste påpeka felet först.
}
p43A1a-may = Träkarlen får tillkalla tävlingsledaren: en annan spelare har redan påpekat ett fel.
p43A1b = Träkarlen får inte påpeka ett fel under spelet.
p43A1c = Träkarlen får inte delta i spelet eller säga något om det till spelföraren.
p43A2a = Träkarlen får inte byta hand med spelföraren.
p43A2b = Träkarlen ska sitta kvar och inte gå runt för att följa spelet.
p43A2c = Träkarlen får inte titta på bildsidan av ett kort i en motspelares hand.
p43A3 = Felet är motspelarens, som inte får visa sin hand för träkarlen.
p43B1 = Tävlingsledaren får ge träkarlen en procedurbestraffning.
p43B2 = Från och med nu kan träkarlen inte varna spelföraren eller fråga om revoke utan att det kostar.
p43B2a = Endera motspelaren väljer nu från vilken hand spelföraren spelar ut till nästa stick, eftersom träkarlen hade tittat.
p43B2b = Spelföraren måste byta kortet mot ett tillåtet: träkarlen hade tittat och frågade först.
p43B2b-revoke = Kortet byts, men revoken räknas ändå som etablerad: träkarlen hade tittat och frågade först.
p43B3 = Träkarlen hade tittat: spelet fortsätter utan { word-rectification }; efteråt tas bara motspelarnas vinst ifrån dem.
p43B3-if = Om träkarlen är först att påpeka en motspelares fel korrigeras det inte genast.
p45F-dummy = Spelet fortsätter; resultatet korrigeras efteråt om kortet föreslogs och motspelarna skadades.

## Lag för lag

law-42 = Vad träkarlen alltid får göra, och vad som är tillåtet tills träkarlen tittar i en otillåten hand.
    .title = Träkarlens rättigheter
law-42A = Dessa rättigheter behåller träkarlen alltid.
    .title = Rättigheter som aldrig går förlorade
law-42A1 = I tävlingsledarens närvaro får träkarlen säga vad som hänt och vad lagarna föreskriver.
    .title = Informera tävlingsledaren
law-42A2 = Träkarlen får räkna sticken, både vunna och förlorade.
    .title = Räkna stick
law-42A3 = { $edition ->
    [2007] Träkarlen spelar de kort spelföraren anger.
    [1997] Träkarlen spelar de kort spelföraren anger.
   *[other] Träkarlen spelar de kort spelföraren anger och ser till att bordet följer färg.
}
    .title = Spela träkarlens kort
law-42B = Rättigheter som går förlorade vid brott mot lag 43A2.
    .title = Rättigheter som kan gå förlorade
law-42B1 = Träkarlen får fråga spelföraren, men ingen motspelare, om den utspelade färgen är slut.
    .title = Fråga spelföraren om revoke
law-42B2 = { $edition ->
    [2007] Träkarlen får försöka hindra spelföraren från att begå ett fel.
    [1997] Träkarlen får försöka hindra spelföraren från att begå ett fel.
   *[other] Träkarlen får försöka hindra vem som helst från att begå ett fel.
}
    .title = Förhindra ett fel
law-42B3 = Träkarlen får påpeka ett fel, men först när spelet är slut.
    .title = Påpeka ett fel
law-43 = Vad träkarlen inte får göra, och vad det kostar.
    .title = Träkarlens begränsningar
law-43A = Gränser för träkarlen, bortsett från rättigheterna i lag 42.
    .title = Vad träkarlen inte får göra
law-43A1 = Träkarlen tillkallar inte tävlingsledaren först, påpekar inte fel och deltar inte.
    .title = Under spelet
law-43A1a = { $edition ->
    [2007] Under spelet bör träkarlen inte vara först med att tillkalla tävlingsledaren; någon annan ska ha påpekat felet.
    [1997] Under spelet bör träkarlen inte vara först med att tillkalla tävlingsledaren; någon annan ska ha påpekat felet.
   *[other] Under spelet får träkarlen inte vara först med att tillkalla tävlingsledaren; någon annan måste ha påpekat felet.
}
    .title = Tillkalla tävlingsledaren
law-43A1b = Träkarlen får inte påpeka ett fel medan spelet pågår.
    .title = Påpeka fel
law-43A1c = Träkarlen får varken delta i spelet eller tala om det med spelföraren.
    .title = Delta i spelet
law-43A2 = Träkarlen får inte titta i händer; det kostar rättigheterna i lag 42B.
    .title = Titta i händer
law-43A2a = Träkarlen och spelföraren får inte byta händer.
    .title = Byta händer
law-43A2b = Träkarlen sitter kvar och går inte runt för att följa spelet.
    .title = Lämna platsen
law-43A2c = { $edition ->
    [2007] Träkarlen får inte på eget initiativ titta på bildsidan av ett kort i en motspelares hand.
    [1997] Träkarlen får inte på eget initiativ titta på bildsidan av ett kort i en motspelares hand.
   *[other] Träkarlen får inte titta på bildsidan av ett kort i en motspelares hand.
}
    .title = Titta på en motspelares kort
law-43A3 = Motspelarna ska inte låta träkarlen se deras händer.
    .title = Visa en hand för träkarlen
law-43B = Följderna av en överträdelse.
    .title = När träkarlen går över gränsen
law-43B1 = Brott mot A1 eller A2 kan ge träkarlen en procedurbestraffning.
    .title = Bestraffning av träkarlen
law-43B2 = Två varningar som kostar spelförarens sida när träkarlen har tittat i en hand.
    .title = Efter att träkarlen har tittat
law-43B2a = Efter att ha tittat: en varning låter endera motspelaren välja hand för spelförarens utspel.
    .title = Varning för fel hand
law-43B2b = Efter att ha tittat och frågat först: kortet rättas och lag 64 gäller som om revoken vore etablerad.
    .title = Fråga om revoke
law-43B3 = Efter att ha tittat: ingen { word-rectification } nu; senare förlorar bara motspelarna sin vinst.
    .title = Påpeka en motspelares fel
law-61 = Vad en revoke är, vem som får fråga vem, och ingen rätt att granska stick.
    .title = När färgen inte följs; frågor om det
law-61A = Att inte följa färg, eller inte spela ett krävt kort eller en krävd färg, trots att det går.
    .title = Vad en revoke är
law-61B = Vem som får fråga en spelare om färgen är slut.
    .title = Vem som får fråga om revoke
law-61B1 = Följer en motspelare inte färg får spelföraren fråga.
    .title = Spelföraren frågar
law-61B2 = Träkarlen får bara fråga spelföraren.
    .title = Träkarlen frågar
law-61B2a = Träkarlen får fråga spelföraren, om inte rätten gått förlorad genom att titta i en hand.
    .title = Träkarlen frågar spelföraren
law-61B2b = Träkarlen får inte fråga en motspelare; frågan kan ge otillåten information.
    .title = Träkarlen frågar en motspelare
law-61B3 = Motspelare kan fråga spelföraren eller varandra, men riskerar då otillåten information.
    .title = Motspelarna frågar
law-61C = Att påstå revoke öppnar inte de stick som redan är vända.
    .title = Ingen rätt att granska
law-62 = När och hur en revoke rättas, och vad som händer med korten.
    .title = Att rätta en revoke
law-62A = En revoke som upptäcks innan den är etablerad måste rättas.
    .title = Skyldighet att rätta
law-62B = Revokekortet tas tillbaka och ersätts med ett tillåtet.
    .title = Hur den rättas
law-62B1 = Ett kort som tas tillbaka från en motspelares dolda hand blir ett stort straffkort.
    .title = En motspelares kort
law-62B2 = Ett sådant kort byts utan ytterligare { word-rectification }.
    .title = Spelförarens, träkarlens eller öppet kort
law-62C = Vad som får tas tillbaka av korten som följde.
    .title = Kort spelade efter revoken
law-62C1 = Motståndarna får ta tillbaka kort som de spelade efter revoken och innan den påpekades.
    .title = Den andra sidans kort
law-62C2 = Efter ett sådant byte får nästa spelare på den felande sidan byta; för en motspelare kostar det ett straffkort.
    .title = Den felande sidans nästa kort
law-62C3 = Om bara en sida har spelat vidare rättas båda; motspelarnas kort blir straffkort.
    .title = Båda sidor i samma stick
law-62D = Särskilda regler för det näst sista sticket.
    .title = Tolfte sticket
law-62D1 = Den rättas även etablerad, tills alla fyra händer ligger i brickan.
    .title = Rätta tolfte sticket
law-62D2 = Gör en motspelare revoke innan partnern har spelat får partnern inte använda det som kommit fram.
    .title = Innan partnern har spelat
law-63 = Tidpunkter efter vilka en revoke inte längre rättas.
    .title = När en revoke är etablerad
law-63A = { $edition ->
    [1997] Att spela vidare, ange ett kort, göra anspråk eller godta ett anspråk etablerar den.
    [2007] Att spela vidare, ange ett kort, göra anspråk eller godta ett anspråk etablerar den.
   *[other] Att spela vidare, ange ett kort, göra anspråk eller slutgiltigt godta ett anspråk etablerar den.
}
    .title = Etablering
law-63A1 = Den felande eller partnern spelar i nästa stick, på rätt eller fel sätt.
    .title = Genom att spela vidare
law-63A2 = Den felande eller partnern anger eller pekar ut ett kort till nästa stick.
    .title = Genom att ange ett kort
law-63A3 = Den felande eller partnern gör anspråk eller avstår, i ord, genom att visa kort eller på annat sätt.
    .title = Genom anspråk
law-63A4 = Motståndarnas anspråk är godtaget och tiden för invändning är ute.
    .title = Genom att godta ett anspråk
law-63B = { $edition ->
    [1997] Sticket står kvar som det spelats; bara tolfte sticket är ett undantag.
    [2007] Sticket står kvar som det spelats; bara tolfte sticket är ett undantag.
   *[other] Sticket står kvar som det spelats, med två undantag (båda sidor i ett stick, tolfte sticket).
}
    .title = Ingen rättelse därefter
law-64 = Hur många stick som går över, när inga gör det, och gottgörelse därutöver.
    .title = Efter en etablerad revoke
law-64A = Vad den andra sidan får automatiskt, efter spelet.
    .title = Stick som går över
law-64A1 = Revokesticket går över, och ett till om sidan vann ett senare stick.
    .title = Den felande vann sticket
law-64A2 = Ett stick går över om partnern vann revokesticket eller sidan vann ett senare.
    .title = Den felande vann inte sticket
law-64B = Etablerade revoker utan automatisk stickövergång; gottgörelse är ändå möjlig.
    .title = När inget stick går över
law-64B1 = Varken revokesticket eller något senare vanns av den felande sidan.
    .title = Sidan vann inget därefter
law-64B2 = Samma spelare, samma färg, och den första är etablerad.
    .title = Upprepad revoke
law-64B3 = Kortet som skulle ha spelats var ett straffkort eller träkarlens.
    .title = Straffkort eller träkarlens kort
law-64B4 = En motståndare hade bjudit på nästa bricka innan revoken nämndes.
    .title = Efter bud på nästa bricka
law-64B5 = Revoken nämndes först efter rondens slut.
    .title = Efter ronden
law-64B6 = En revoke i tolfte sticket kostar inget stick.
    .title = Tolfte sticket
law-64B7 = Båda sidor gjorde revoke på brickan och båda är etablerade.
    .title = Båda sidor gjorde revoke
law-64B8 = Revoken rättades eftersom båda sidor gjorde revoke i samma stick.
    .title = Rättad i samma stick
law-64C = Tävlingsledaren återställer rättvisan när stickövergången inte räcker.
    .title = Gottgörelse
law-64C1 = Resultatet korrigeras när sidan har det sämre än utan revoken.
    .title = För liten kompensation
law-64C2 = Gottgörelse efter upprepade revoker och när båda sidor gjort revoke.
    .title = Flera revoker
law-64C2a = Korrigeras om den andra sidan troligen hade fått fler stick utan de senare.
    .title = Upprepade revoker
law-64C2b = En skadad sida får det troliga resultatet helt utan revoke.
    .title = Revoke av båda sidor
law-65 = Hur spelade kort läggs.
    .title = Sticken på bordet
law-65A = Efter fyra kort vänder var och en sitt eget kort framför sig.
    .title = Avslutat stick
law-65B = Kortets riktning visar vem som vann sticket.
    .title = Vunna och förlorade stick
law-65B1 = Kortet pekar mot partnern.
    .title = Ett vunnet stick
law-65B2 = Kortet pekar mot motståndarna.
    .title = Ett förlorat stick
law-65B3 = En spelare får säga till tills den egna sidan har spelat i nästa stick.
    .title = Ett kort som ligger fel
law-65C = Korten ligger överlappande i den ordning de spelats, så att spelet kan kontrolleras.
    .title = Ordning
law-65D = Den som rubbar sina kort innan dess kan förlora anspråk på stick eller om en revoke.
    .title = Tills resultatet är klart
law-66 = Vem som får titta på spelade kort, och när.
    .title = Granskning av stick
law-66A = Tills den egna sidan spelar vidare, och det egna kortet är ovänt, får en spelare se alla fyra korten.
    .title = Det pågående sticket
law-66B = Tills den egna sidan spelar vidare får en spelare titta på sitt eget senaste kort utan att visa det.
    .title = Det egna senaste kortet
law-66C = Därefter granskar ingen ett stick före spelets slut, om inte tävlingsledaren säger till.
    .title = Vända stick
law-66D = Kort får granskas för att reda ut revoker och stickantal; den som blandat sina kort får tvivlet emot sig.
    .title = Efter spelet
law-67 = Ett stick med ett kort för lite eller för mycket.
    .title = Felaktigt stick
law-67A = Innan båda sidor har spelat vidare rättas det till.
    .title = Upptäckt i tid
law-67A1 = Spelaren lägger till ett kort som får spelas.
    .title = Ett kort saknas
law-67A2 = Behandlas som ett femte kort eller som kort som spelats samtidigt.
    .title = Ett kort för mycket
law-67B = Vad tävlingsledaren gör när det upptäcks senare.
    .title = Efter att båda sidor spelat vidare
law-67B1 = Spelaren lägger ett kort bland de spelade; det ändrar inte vem som vann.
    .title = Ett kort saknas
law-67B1a = Ett kort i färgen måste väljas; det räknas som revoke som kan kosta ett stick.
    .title = Spelaren har utspelad färg
law-67B1b = { $edition ->
    [1997] Valfritt kort; det räknas som revoke som kan kosta ett stick.
   *[other] Valfritt kort; det räknas också som revoke som kan kosta ett stick.
}
    .title = Spelaren har ingen i färgen
law-67B2 = Överflödiga kort går tillbaka till handen.
    .title = Ett kort för mycket
law-67B2a = Kortet som syntes blir kvar, de andra går tillbaka; en motspelares kort som då visas är straffkort.
    .title = Återlämna kort
law-67B2b = Ett återlämnat kort anses aldrig ha lämnat handen; det kan innebära revoke.
    .title = Fanns på handen hela tiden
law-67B3 = Kortet letas upp och läggs rätt; om det spelats igen och inte kan rättas korrigeras resultatet.
    .title = Spelat men felplacerat
law-68 = Ord eller handling om andra stick än det pågående.
    .title = Anspråk eller avstående
law-68A = Att säga att sidan vinner stick, föreslå att sluta eller avsiktligt visa sin hand.
    .title = Vad ett anspråk är
law-68B = Att ge upp stick.
    .title = Vad ett avstående är
law-68B1 = Att säga att sidan förlorar stick; anspråk på några avstår resten; att ge upp handen avstår alla.
    .title = Ge upp stick
law-68B2 = En motspelares avstående faller om partnern genast protesterar; spelet fortsätter.
    .title = Partnern protesterar genast
law-68C = { $edition ->
    [1997] Ett anspråk följs av en tydlig spelplan.
    [2007] Ett anspråk följs av en tydlig spelplan.
   *[other] Ett anspråk följs av en tydlig spelplan, och handen visas.
}
    .title = Förklaring
law-68D = Spelet upphör när någon gör anspråk eller avstår.
    .title = Spelet avbryts
law-68D1 = Ett godtaget anspråk avgörs enligt lag 69.
    .title = Godtaget
law-68D2 = Vem som helst, även träkarlen, får ifrågasätta det.
    .title = Ifrågasatt
law-68D2a = Tävlingsledaren tillkallas, inget görs innan dess, och lag 70 gäller.
    .title = Tävlingsledaren
law-68D2b = Den andra sidan får i stället be att spela vidare.
    .title = Spela vidare
law-68D2bi = Utan samtycke från alla fyra tillkallas tävlingsledaren.
    .title = Samtycke av alla fyra
law-68D2bii = Om spelet fortsätter gäller inte anspråket längre och resultatet vid bordet står.
    .title = Anspråket faller
law-69 = När ett anspråk är godtaget, och hur det upphävs.
    .title = Godtaget anspråk eller avstående
law-69A = Ingen invändning innan sidan bjuder på nästa bricka eller ronden slutar: räknas enligt anspråket.
    .title = När det är godtaget
law-69B = Inom rättelsetiden tas godkännandet tillbaka för vissa stick.
    .title = Ta tillbaka godkännandet
law-69B1 = Sidan hade faktiskt vunnit sticket som den gick med på att förlora.
    .title = Ett redan vunnet stick
law-69B2 = Sidan skulle troligen ha vunnit sticket om spelet hade fortsatt.
    .title = Ett troligen vunnet stick
law-70 = Hur tävlingsledaren avgör ett ifrågasatt anspråk.
    .title = Ifrågasatt anspråk eller avstående
law-70A = Ett resultat som är rättvist för båda, med tvivel emot den som gjorde anspråk.
    .title = Syfte
law-70B = Hur tävlingsledaren utreder saken.
    .title = Tillvägagångssätt
law-70B1 = Den som gjorde anspråk upprepar vad som sades då.
    .title = Förklaringen upprepas
law-70B2 = { $edition ->
    [1997] Motståndarna framför invändningar.
   *[other] Motståndarna framför invändningar, som inte binder tävlingsledaren.
}
    .title = Invändningar
law-70B3 = Tävlingsledaren får låta alla återstående kort läggas upp.
    .title = Korten läggs upp
law-70C = Tre villkor tillsammans ger stick åt en utestående trumf.
    .title = En trumf som är ute
law-70C1 = Den som gjorde anspråk sade inget om trumfen.
    .title = Inte nämnd
law-70C2 = Det är alls troligt att den som gjorde anspråk inte kände till den.
    .title = Troligen inte medveten
law-70C3 = En normal spelföring kunde förlora ett stick till den.
    .title = Kan ta ett stick
law-70D = Spelplaner som inte godtas.
    .title = Vad tävlingsledaren beaktar
law-70D1 = Godtas inte om en annan normal linje är mindre lyckad; normal omfattar vårdslöst spel.
    .title = Oangiven spelplan
law-70D2 = Inget stick som beror på att partnern väljer rätt bland normala kort.
    .title = En motspelares anspråk
law-70E = När en oangiven plan kan räknas.
    .title = Oangivet spelsätt
law-70E1 = Godtas inte om det kräver att en motståndare har ett visst kort, om inte den andre visar renons.
    .title = En viss motståndares kort
law-70E2 = Ansvarig organisation får bestämma i vilken ordning en oangiven färg spelas.
    .title = Bestämd spelordning
law-71 = { $edition ->
    [1997] Ett avstående gäller, med tre undantag inom rättelsetiden.
   *[other] Ett avstående gäller, med två undantag inom rättelsetiden.
}
    .title = Upphävt avstående
law-71A = Sidan avstod ett stick som den faktiskt hade vunnit.
    .title = Ett redan vunnet stick
law-71B = Sidan avstod ett stick som ingen normal spelföring förlorar.
    .title = Ett stick som inte kan förloras
