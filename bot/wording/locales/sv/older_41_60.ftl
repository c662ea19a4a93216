### Lag 41–60 som lagarna från 2007 och 1997 har dem.

ask-played_card-same_trick = Spelades det senare kortet i samma stick?
val-played_card-same_trick-true = I samma stick
val-played_card-same_trick-false = I nästa stick
ask-dummy_designation-last_to_play = Var träkarlen sist att spela i sticket?
val-dummy_designation-last_to_play-true = Träkarlen var sist
val-dummy_designation-last_to_play-false = Träkarlen var inte sist
ask-dummy_designation-without_pause = Rättades felsägningen genast, utan tankepaus?
val-dummy_designation-without_pause-true = Genast
val-dummy_designation-without_pause-false = Efter en tankepaus

## Meningar: träkarlen

p42B2-defender = Träkarlen får bara hindra spelföraren från att göra fel, inte varna för en motspelares fel.
p43A2c-shown = Träkarlen tittade inte på eget initiativ utan fick handen visad av motspelaren: inga rättigheter går förlorade.
p2007-43B3 = Träkarlen hade tittat: spelet fortsätter utan { word-rectification }; efteråt korrigeras resultatet om någon skadats.
p2007-43B3-if = Om träkarlen är först att påpeka en motspelares fel blir det ingen { word-rectification } för felet.
p1997-43B3 = Träkarlen hade tittat: motspelarna bestraffas inte; har de vunnit på felet får båda sidor ett korrigerat resultat.
p1997-43B3-if = Om träkarlen är först att påpeka en motspelares fel bestraffas det inte.

## Meningar: spelade kort

p45C1-premature = Partnern kunde se kortet, och därför måste det spelas i detta stick.
p2007-45C4b = En felsägning, rättad utan tankepaus: det avsedda kortet spelas i stället.
p2007-45C4b-late = Den egna sidan har spelat ett annat kort sedan dess: för sent att rätta felsägningen.
p2007-45C4b-mind = Det angivna kortet är spelat: att ändra sig eller tappa koncentrationen hjälper inte.
p2007-45C4b-pause = Det angivna kortet är spelat: rättelsen kom inte genast utan efter en tankepaus.
p2007-45C4b-unless = Bara en felsägning får ändras, och bara utan tankepaus.
p2007-45D-late = Båda sidor har spelat i nästa stick: det är för sent att ta tillbaka kortet som träkarlen lade fram.
p1997-46B1-last = Träkarlen är sist att spela, så ”högt” spelar det lägsta kort som vinner sticket.
p47E2a-next_trick = Det senare kortet hör till nästa stick: kortet som spelats på en felaktig förklaring får fortfarande tas tillbaka.

## Meningar: visade kort och straffkort

p48A-lead = Ett kort som spelförarens sida har spelat ut tas upp igen utan { word-rectification }.
p1997-49-objected = Partnern protesterade, så inget är avstått; men de här lagarna gör inget undantag för kortet som visades.
p49-premature = Kortet får inte spelas i detta stick, och partnern kunde se det: det blir ett straffkort.
p1997-50-damage = Resultatet korrigeras om partnern använt det otillåtna, eller om spelaren kunde ha insett att det lönade sig att visa kortet.
p50C-information = Partnern får inte använda det som kortet berättar.
p2007-50E1 = Även partnern får känna till att kortet måste spelas.
p2007-50E2 = Det övriga som kortet berättar får ägarens partner inte använda; spelföraren får det.
p2007-50E2-afterwards = Det som kortet har berättat får ägarens partner inte använda; spelföraren får det.

## Meningar: turordningen i spelet

p53A-declarer = Spelföraren godkänner motspelarens utspel: det gäller och spelet fortsätter därifrån.
p1997-53C-defenders = Motspelarna får inte använda det som den egna sidans återtagna kort har visat.
p1997-55A-differ = Motspelarna är oense, och det avgör inte de här lagarna: det räcker att en av dem vill ha utspelet tillbaka.
p1997-57-declarer = Lag 57 gäller bara motspelare: en spelförare som spelar för tidigt bestraffas inte.
p57A-after_partner = Lag 57 gäller inte: partnern hade redan spelat.
p57A-other_suit = De här lagarna låter inte spelföraren begära en annan färg, bara högsta eller lägsta kortet, eller förbjuda en färg.

## Sammanfattningar

law1997-43B3 = Efter att ha tittat: ingen bestraffning för motspelarna; har de vunnit på felet får båda sidor ett korrigerat resultat.
    .title = Träkarl utan rättigheter påpekar fel
law2007-43B3 = Efter att ha tittat: ingen { word-rectification }, spelet fortsätter, och resultatet korrigeras om någon skadats.
    .title = Träkarl utan rättigheter påpekar fel
law2007-45C4b = { $edition ->
    [1997] En spelare får rätta en felsägning om det sker utan tankepaus.
   *[other] En spelare får rätta en felsägning utan tankepaus, tills partnern har spelat.
}
    .title = Felsägning om ett kort
law2007-50E1 = Alla får känna till vad ett straffkort kräver.
    .title = Skyldigheten att spela det
law2007-50E2 = Det övriga som det berättar får ägarens partner inte använda; spelföraren får det.
    .title = Vad det annars berättar
