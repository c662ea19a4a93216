### Vad två utgåvor av lagarna dömer olika, och följderna av ett domslut en för en.

diff-law = Lag { $what }
diff-tag = { $old } → { $new }
diff-count = { $count ->
    [0] Inget fall döms annorlunda.
    [one] Ett fall döms annorlunda:
   *[other] { $count } fall döms annorlunda:
}
diff-more = { $count ->
    [one] Ett fall till
   *[other] { $count } fall till
}
diff-always = I alla fall
diff-besides = Det som kom till och det som försvann
diff-only = bara { $year }
diff-or = eller:
diff-renumbered = Samma regel, annat nummer
diff-unknown = Jag känner inte till ”{ $text }”. Nämn ett regelbrott eller en lag och sedan åren: 27 1997 2017.
diff-nearest = Närmast: { $nearest }
telegram-ask-diff = Vilken lag eller vilket regelbrott, och vilka utgåvor? <code>/diff 27 1997 2017</code> eller <code>/diff revoke 2007 2017</code>

fact-established = Revoken
    .true = etablerad
    .false = inte etablerad
fact-tricks_transferred = Överförda stick
fact-equity_check = Tilldelat resultat om sticken inte räcker
    .true = ja
    .false = nej
fact-must_correct = Måste rättas
    .true = ja
    .false = nej
fact-penalty_card = Straffkort
    .none = inget
    .minor = litet
    .major = stort
fact-accept_by = Får godkännas av
    .lho = MTV
    .declarer = spelföraren
    .either_defender = endera motspelaren
    .none = ingen
fact-call_stands = Budet
    .true = står kvar
    .false = tas tillbaka
fact-offender_must = Den felande
    .repeat_call = upprepar budet
    .pass_once = måste passa en gång
    .pass_rest_of_auction = måste passa resten av budgivningen
    .any_legal_call = avger valfritt tillåtet bud
    .legal_call_or_pass = avger ett tillåtet bud eller passar
fact-partner_must_pass = Partnern till den felande
    .no = är fri
    .once = måste passa en gång
    .rest_of_auction = måste passa resten av budgivningen
fact-lead_restriction = Utspelsbegränsningar
    .none = inga
    .possible = möjliga
fact-auction = Budgivningen
    .continues = fortsätter
    .reverts = går tillbaka till den som var i tur
    .cancelled_calls = senare bud annulleras
fact-card_played = Kortet
    .true = är spelat
    .false = är inte spelat
fact-may_change = En ändring
    .true = är tillåten
    .false = är inte tillåten
fact-withdrawn_card = Det tillbakatagna kortet
    .returned = går tillbaka till handen
    .penalty_card = blir straffkort
fact-lead_from = Utspelet
    .correct_hand = görs från rätt hand
    .either_hand = görs från valfri hand
    .stands = står kvar
fact-partner_options = Spelföraren får
    .highest = kräva det högsta kortet
    .lowest = kräva det lägsta kortet
    .require_suit = kräva färgen
    .forbid_suit = förbjuda färgen
    .forbid_other_suit = förbjuda en annan färg
    .require_other_suit = kräva en annan färg
    .any_card = lämna valet fritt
fact-adjusted_score = Justerat resultat
    .no = nej
    .possible = möjligt
    .required = ja
fact-artificial = Artificiellt resultat
    .avg- = knappt medel
    .avg = medel
    .avg+ = drygt medel
fact-board = Brickan
    .play_on = spelas vidare
    .cancelled = annulleras
    .result_stands = resultatet står kvar
    .redeal = ges om
fact-doubtful_to = Tvivel avgörs till förmån för
    .non_claimers = sidan som inte gjorde anspråk
fact-play_ceases = Spelet
    .true = upphör
    .false = fortsätter
fact-ui_to = Informationen får inte användas av
    .offending_side = den felande sidan
    .none = ingen
fact-penalty = Bestraffning
    .none = ingen
    .possible = möjlig
    .warning_or_procedural = varning eller procedurbestraffning
    .disciplinary = disciplinstraff
