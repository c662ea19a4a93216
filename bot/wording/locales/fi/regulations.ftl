### Mitä säännöistä vastaava liitto saa valita, ja mitä silloin noudatetaan.

regulated = Liiton { $profile } määräysten mukaan: { $what }
unregulated = { $profile }: omaa valintaa ei tunneta; lain mukaan: { $what }
telegram-settings-regulations = Määräykset
telegram-settings-choose-regulations = Minkä liiton määräykset täydentävät lakia täällä? WBF: laki sellaisenaan.
trace-regulated = määräykset
trace-unregulated = lain mukaan

ask-any-opening_lead_open = Tehdäänkö aloituslähtö täällä kuvapuoli ylöspäin?
val-any-opening_lead_open-true = Aloituslähtö kuva ylöspäin
val-any-opening_lead_open-false = Aloituslähtö kuva alaspäin
ask-any-agreed_variation_allowed = Saavatko partnerit sopia vaihtavansa tarjoustapoja vastustajan virheen jälkeen?
val-any-agreed_variation_allowed-true = Vaihto sallittu
val-any-agreed_variation_allowed-false = Vaihto kielletty
ask-any-card_at_rhos_turn = Saako vastustajien konventiokorttia katsoa OPV:n tarjousvuorolla?
val-any-card_at_rhos_turn-true = Myös OPV:n vuorolla
val-any-card_at_rhos_turn-false = Vain omalla vuorolla
ask-any-weighted = Painotetaanko korvaavia tuloksia?
val-any-weighted-true = Painotetut tulokset
val-any-weighted-false = Ei painotettuja tuloksia
ask-any-director_at_once = Pitääkö kilpailunjohtaja kutsua heti, kun luvatonta tietoa on voinut välittyä?
val-any-director_at_once-true = Kutsu heti
val-any-director_at_once-false = Oikeuden saa varata

p16B2-at_once = Määräykset vaativat kutsumaan kilpailunjohtajan heti; oikeutta kutsua myöhemmin ei voi varata.
p40B2aiv-forbidden = Määräykset kieltävät sopimukset, joilla tarjoustapoja vaihdetaan virheen jälkeen.
p40B2ciii-rhos_turn = Tarjoussarjan aikana vastustajien konventiokorttia saa katsoa myös OPV:n tarjousvuorolla.
p2007-12C1ei = Syytön puoli saa parhaan tuloksen, joka ilman rikkomusta oli todennäköinen.
p2007-12C1eii = Rikkonut puoli saa huonoimman tuloksen, joka oli ylipäätään mahdollinen.
