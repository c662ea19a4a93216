### Vad ansvarig organisation får välja, och vad som då gäller.

regulated = Enligt bestämmelserna från { $profile }: { $what }
unregulated = { $profile }: inget eget val är känt här; som lagarna säger: { $what }
telegram-settings-regulations = Bestämmelser
telegram-settings-choose-regulations = Vems bestämmelser kompletterar lagarna här? WBF: lagarna som de är.
trace-regulated = bestämmelser
trace-unregulated = som lagarna säger

ask-any-opening_lead_open = Görs första utspelet med bildsidan upp här?
val-any-opening_lead_open-true = Öppet första utspel
val-any-opening_lead_open-false = Dolt första utspel
ask-any-agreed_variation_allowed = Får partner komma överens om att ändra metoderna efter en motståndares fel?
val-any-agreed_variation_allowed-true = Ändring tillåten
val-any-agreed_variation_allowed-false = Ändring förbjuden
ask-any-card_at_rhos_turn = Får motståndarnas deklaration läsas medan MTH är i tur att bjuda?
val-any-card_at_rhos_turn-true = Också i MTH:s tur
val-any-card_at_rhos_turn-false = Bara i egen tur
ask-any-weighted = Viktas tilldelade resultat?
val-any-weighted-true = Viktade resultat
val-any-weighted-false = Inga viktade resultat
ask-any-director_at_once = Måste tävlingsledaren tillkallas genast vid möjlig otillåten information?
val-any-director_at_once-true = Tillkalla TL genast
val-any-director_at_once-false = Får förbehålla sig rätten

p16B2-at_once = Bestämmelserna kräver att tävlingsledaren tillkallas genast; ingen får förbehålla sig att göra det senare.
p40B2aiv-forbidden = Bestämmelserna förbjuder överenskommelser om ändrade metoder efter ett fel.
p40B2ciii-rhos_turn = Under budgivningen får motståndarnas deklaration läsas också medan MTH är i tur att bjuda.
p2007-12C1ei = Den icke felande sidan får det bästa resultat som var troligt utan regelbrottet.
p2007-12C1eii = Den felande sidan får det sämsta resultat som över huvud taget var möjligt.
