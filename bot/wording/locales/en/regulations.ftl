### What a regulating authority may choose, and what then holds.

regulated = Under the regulations of { $profile }: { $what }
unregulated = { $profile }: no choice of its own is known here; as the Laws say: { $what }
telegram-settings-regulations = Regulations
telegram-settings-choose-regulations = Whose regulations complete the Laws here? WBF: the Laws as they stand.
trace-regulated = regulations
trace-unregulated = the Laws’ default

ask-any-opening_lead_open = Are opening leads made face up here?
val-any-opening_lead_open-true = Opening leads face up
val-any-opening_lead_open-false = Opening leads face down
ask-any-agreed_variation_allowed = May partners agree to vary their methods after an opponent’s irregularity?
val-any-agreed_variation_allowed-true = Variation allowed
val-any-agreed_variation_allowed-false = Variation forbidden
ask-any-card_at_rhos_turn = May the opponents’ card be looked at while RHO is to call?
val-any-card_at_rhos_turn-true = Also at RHO’s turn
val-any-card_at_rhos_turn-false = Only at the own turn
ask-any-weighted = Are assigned scores weighted?
val-any-weighted-true = Weighted scores
val-any-weighted-false = No weighted scores
ask-any-director_at_once = Must the director be called at once about possible unauthorized information?
val-any-director_at_once-true = Call the director at once
val-any-director_at_once-false = Rights may be reserved

p16B2-at_once = The regulations want the director called at once; the right to call him later cannot be reserved.
p40B2aiv-forbidden = The regulations forbid agreements to vary the methods after an irregularity.
p40B2ciii-rhos_turn = During the auction the opponents’ system card may also be looked at while RHO is to call.
p2007-12C1ei = The innocent side gets the best result that was likely without the infraction.
p2007-12C1eii = The offending side gets the worst result that was at all probable.
