### Lag 61–71 som lagarna från 2007 och 1997 har dem.

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
