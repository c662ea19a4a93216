### Was der Verband wählen darf, und was dann gilt.

regulated = Nach den Bestimmungen von { $profile }: { $what }
unregulated = { $profile }: eine eigene Wahl ist hier nicht bekannt; wie die Regeln sagen: { $what }
telegram-settings-regulations = Bestimmungen
telegram-settings-choose-regulations = Wessen Bestimmungen ergänzen hier die Regeln? WBF: die Regeln, wie sie sind.
trace-regulated = Bestimmungen
trace-unregulated = wie die Regeln sagen

ask-any-opening_lead_open = Wird hier das erste Ausspiel offen gemacht?
val-any-opening_lead_open-true = Erstes Ausspiel offen
val-any-opening_lead_open-false = Erstes Ausspiel verdeckt
ask-any-agreed_variation_allowed = Dürfen Partner vereinbaren, nach einem Fehler der Gegner anders zu spielen?
val-any-agreed_variation_allowed-true = Wechsel erlaubt
val-any-agreed_variation_allowed-false = Wechsel verboten
ask-any-card_at_rhos_turn = Darf man in die Konventionskarte der Gegner sehen, während der rechte Gegner anzusagen hat?
val-any-card_at_rhos_turn-true = Auch wenn der rechte dran ist
val-any-card_at_rhos_turn-false = Nur wenn man dran ist
ask-any-weighted = Werden zugewiesene Ergebnisse gewichtet?
val-any-weighted-true = Gewichtete Ergebnisse
val-any-weighted-false = Keine Gewichtung
ask-any-director_at_once = Muss der Turnierleiter bei möglicher unerlaubter Information sofort gerufen werden?
val-any-director_at_once-true = Turnierleiter sofort rufen
val-any-director_at_once-false = Vorbehalt ist erlaubt

p16B2-at_once = Die Bestimmungen verlangen, den Turnierleiter sofort zu rufen; ein Vorbehalt für später genügt nicht.
p40B2aiv-forbidden = Die Bestimmungen verbieten Vereinbarungen, nach einem Fehler anders zu spielen.
p40B2ciii-rhos_turn = In der Lizitation darf man auch dann in die Konventionskarte der Gegner sehen, wenn der rechte Gegner dran ist.
p2007-12C1ei = Die nichtschuldige Seite erhält das beste Ergebnis, das ohne den Regelverstoß wahrscheinlich war.
p2007-12C1eii = Die schuldige Seite erhält das schlechteste Ergebnis, das überhaupt noch wahrscheinlich war.
