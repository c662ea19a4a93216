### Ramen kring varje svar.

edition-tag = { $year }
edition-missing = Lagarna från { $year } finns inte här; detta är enligt lagarna från { $used }.
greeting = Vad hände vid bordet? (Ctrl-D avslutar.)
understood = Uppfattat: { $what }
chooses = { $who } väljer nu:
chooses-after = Sedan väljer { $who }:
then = Sedan
later = Efteråt
later-some = Efteråt, beroende på vad som gäller
later-see = efteråt, se nedan
depends = beror på: { $what }
assumed = Förutsatt: { $what }
may-be = möjliga paragrafer
director-decides = Tävlingsledaren dömer, inte roboten (10A). Ingen gör något förrän tävlingsledaren har förklarat (9B2).
depends-on-answer = Det beror på:
ask-kind = Vad hände? Välj det närmaste:
unknown = Jag ser inget fel som jag kan döma om. Säg vem som gjorde vad, och när: ”Väst spelade ut i fel tur med framsidan upp, träkarlen ligger inte än”.
unknown-talk = Domslut, lagar och poäng är vad jag kan. Säg vem som gjorde vad, och när, så får du domslutet.
unknown-nearest = Jag är inte säker på vad som hände. Menade du något av detta?
not-in-edition = { $kind }: avgörs inte här enligt lagarna från { $year }. Fråga efter en annan utgåva.
unsourced = Lagtexten från { $year } fanns inte till hands för { $what }: slå upp den i lagboken.
no-term-in-edition = Lagarna från { $year } känner inte till den här termen.
no-such-paragraph = Det finns ingen paragraf { $text } i lagarna från { $year }. Närmast: { $nearest }.
see-also = Se även { $what }
decides-kinds = Avgör: { $what }
trace-told = sagt
trace-assumed = förutsatt
trace-supposed = antaget

## Personer

seat-N = Nord
seat-E = Öst
seat-S = Syd
seat-W = Väst
role-offender = den felande
role-partner = den felandes partner
role-lho = MTV
role-rho = MTH
role-declarer = spelföraren
role-dummy = träkarlen
role-defender = motspelaren
role-either_defender = endera motspelaren
role-player = spelaren
role-contestant = den tävlande
role-offending_side = den felande sidan
role-non_offending_side = den icke felande sidan
role-non_claiming_side = sidan som inte gjorde anspråk
role-director = tävlingsledaren
seat-as-role = { $seat } ({ $role })
who-offender = felande { $seat }
who-declarer = spelförare { $seat }

## Valmöjligheter

option-accept = Godkänn
option-accept_become_dummy = Godkänn och bli träkarl
option-accept_play_second = Godkänn och spela från handen
option-refuse = Godkänn inte
option-require_suit = Begär färgen
option-forbid_suit = Förbjud färgen
option-leave_penalty_card = Låt straffkortet ligga
option-require_highest = Begär högsta kortet
option-require_lowest = Begär lägsta kortet
option-require_other_suit = Begär en annan färg
option-forbid_other_suit = Förbjud en annan färg
option-repeat_call = Upprepa budet
option-comparable_call = Ett jämförbart bud
option-lowest_same_denomination = Lägsta tillräckliga bud i samma benämning
option-any_sufficient_bid_or_pass = Något annat tillräckligt bud, eller pass
option-substitute_legal_call = Ett annat tillåtet bud
option-withdraw_card = Ta tillbaka kortet
option-continue_play = Spela vidare
option-call_director = Tillkalla tävlingsledaren

## Words that the editions have of their own

word-rectification = { $edition ->
    [1997] bestraffning
   *[other] korrigering
}
word-rectification-the = { $edition ->
    [1997] bestraffningen
   *[other] korrigeringen
}
word-rectifications = { $edition ->
    [1997] bestraffningar
   *[other] korrigeringar
}
