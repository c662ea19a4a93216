### Lag 61–71 som lagarna från 2007 och 1997 har dem.

ask-revoke-faced_card = Låg kortet som skulle ha spelats öppet på bordet?
val-revoke-faced_card-true = Det kortet låg öppet
val-revoke-faced_card-false = Det fanns på en dold hand
ask-revoke-won_with_card = Vann den felande själv senare ett stick med ett kort som kunde ha spelats i revokesticket?
val-revoke-won_with_card-true = Vann med ett sådant kort
val-revoke-won_with_card-false = Inte med ett sådant kort
ask-revoke-won_two = Vann den felande sidan minst två stick från och med revokesticket?
val-revoke-won_two-true = Minst två stick
val-revoke-won_two-false = Bara ett stick
ask-trick_inspection-next_trick_led = Har någon spelat ut till nästa stick?
val-trick_inspection-next_trick_led-true = Nästa stick har börjat
val-trick_inspection-next_trick_led-false = Ingen har spelat ut

## Meningar

p1997-61B-partner = En motspelare får inte fråga sin partner om färgen är slut.
p1997-63B = Partnern frågade, vilket inte är tillåtet: kortet måste bytas, men revoken räknas ändå som etablerad.
p2007-63A3 = Den felande eller partnern gjorde anspråk eller avstod stick: revoken är etablerad.
p2007-63A3-agreed = Den felande sidan godtog motståndarnas anspråk: redan det etablerar revoken.
p1997-64A-each = Båda sidor gjorde revoke: varje revoke avgörs för sig.
p1997-64A2-two = Två stick går över efter spelet: sidan vann minst två, ett av dem med ett kort som den felande kunde ha spelat i revokesticket.
p1997-64A2-partner = Ett stick går över efter spelet: den felandes partner vann revokesticket.
p1997-64A2-later = Ett stick går över efter spelet: den felande sidan vann ett stick efter revoken.
p1997-64A2-either = Om partnern vann det går också ett stick över.
p1997-64A2-defective = Ett stick går över efter spelet: sidan vann det sticket eller ett senare.
p1997-67B1a = Spelaren lägger öppet ett kort i utspelad färg bland sina spelade kort; det blir inget straff.
p1997-65B-direction = Spelföraren och motspelarna får säga till att ett kort ligger åt fel håll, träkarlen först efter spelet.
p2007-65B3 = En spelare får säga till att ett kort ligger åt fel håll: ingen har spelat ut till nästa stick.
p2007-65B3-declarer = Spelföraren får när som helst begära att kortet läggs rätt.
p2007-65B3-late = För sent för träkarlen och motspelarna att säga till: någon har spelat ut till nästa stick.
p2007-66B = Spelaren får titta på sitt senaste kort, utan att visa det, tills någon spelar ut till nästa stick.
p2007-67B-misplaced = Det är inget fel på sticket: kortet spelades, så det läggs bara på sin plats.
p2007-67B-played_later = Kortet har spelats även i ett senare stick och kan inte längre läggas på sin plats.
p2007-64B3 = Inget stick går över: kortet som inte spelades låg öppet på bordet.
p2007-64B3-designation = Träkarlens revoke kostar inget automatiskt stick; tävlingsledaren återställer vad den kostade.
p2007-64B7 = Inget stick går över: båda sidor gjorde revoke på brickan.

## Sammanfattningar

law1997-63B = Har 61B brutits rättas revoken, och lag 64 tillämpas som om den var etablerad.
    .title = Otillåtet påpekande
law2007-63A3 = Den felande eller partnern gör anspråk, avstår, eller godtar motståndarnas anspråk eller avstående.
    .title = Genom anspråk
law1997-64A2 = Ett stick om sidan vann det eller ett senare; ett till om den felande vann ett med ett kort som kunde ha spelats.
    .title = Den felande vann inte sticket
law2007-64B3 = Kortet som skulle ha spelats låg öppet eller hörde till en upplagd hand, även träkarlens.
    .title = Ett öppet kort
law2007-64B7 = Båda sidor gjorde revoke på brickan.
    .title = Båda sidor gjorde revoke
law2007-65B3 = Spelföraren får alltid be om rättning; de andra får säga till tills någon spelar ut till nästa stick.
    .title = Kort åt fel håll
law2007-66B = Tills någon spelar ut till nästa stick får en spelare titta på sitt eget senaste kort utan att visa det.
    .title = Det egna senaste kortet
law1997-67B1a = Ett kort i färgen måste väljas; det blir inget straff.
    .title = Spelaren har utspelad färg
law1997-70B2 = Alla spelare lägger upp sina återstående kort.
    .title = Korten läggs upp
law2007-70D3 = Det som spelats efter anspråket får tas som bevis för anspråkets innebörd och för troliga spel.
    .title = Spel efter anspråket
law1997-70E = Inte om en viss motståndare måste ha kortet, om inte den andre visar renons eller allt annat vore orimligt.
    .title = Oangiven mask eller toppning
law1997-71A = Sidan avstod ett stick som den faktiskt hade vunnit, eller som inget tillåtet spel förlorar.
    .title = Ett säkert stick
law1997-71B = Spelföraren gav upp ett kontrakt som redan var hemma, eller en motspelare ett som redan var bet.
    .title = Redan avgjort kontrakt
