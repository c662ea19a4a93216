### Mitä kaksi lakien laitosta ratkaisee eri tavoin, ja ratkaisun seuraukset yksitellen.

diff-law = Laki { $what }
diff-tag = { $old } → { $new }
diff-count = { $count ->
    [0] Mitään tapausta ei ratkaista toisin.
    [one] Yksi tapaus ratkaistaan toisin:
   *[other] { $count } tapausta ratkaistaan toisin:
}
diff-more = { $count ->
    [one] Vielä yksi tapaus
   *[other] Vielä { $count } tapausta
}
diff-always = Joka tapauksessa
diff-besides = Mitä tuli lisää ja mitä jäi pois
diff-only = vain { $year }
diff-or = tai:
diff-renumbered = Sama sääntö, eri numero
diff-unknown = En tunne kohdetta ”{ $text }”. Nimeä rikkomus tai laki ja sitten vuodet: 27 1997 2017.
diff-nearest = Lähinnä: { $nearest }
telegram-ask-diff = Mikä laki tai rikkomus, ja mitkä laitokset? <code>/diff 27 1997 2017</code> tai <code>/diff revokki 2007 2017</code>

fact-established = Revokki
    .true = pysyvä
    .false = ei pysyvä
fact-tricks_transferred = Siirrettävät tikit
fact-equity_check = Korjattu tulos, jos tikit eivät riitä
    .true = kyllä
    .false = ei
fact-must_correct = On korjattava
    .true = kyllä
    .false = ei
fact-penalty_card = Rangaistuskortti
    .none = ei
    .minor = pieni
    .major = iso
fact-accept_by = Saa hyväksyä
    .lho = VPV
    .declarer = pelinviejä
    .either_defender = kumpi tahansa puolustaja
    .none = ei kukaan
fact-call_stands = Tarjous
    .true = jää voimaan
    .false = perutaan
fact-offender_must = Rikkoja
    .repeat_call = toistaa tarjouksensa
    .pass_once = passaa kerran
    .pass_rest_of_auction = passaa tarjoussarjan loppuun
    .any_legal_call = antaa minkä tahansa laillisen tarjouksen
    .legal_call_or_pass = antaa laillisen tarjouksen tai passaa
fact-partner_must_pass = Rikkojan partneri
    .no = on vapaa
    .once = passaa kerran
    .rest_of_auction = passaa tarjoussarjan loppuun
fact-lead_restriction = Lähtökorttirajoitukset
    .none = ei
    .possible = mahdollisia
fact-auction = Tarjoussarja
    .continues = jatkuu
    .reverts = palaa vuorossa olleelle
    .cancelled_calls = myöhemmät tarjoukset peruutetaan
fact-card_played = Kortti
    .true = on pelattu
    .false = ei ole pelattu
fact-may_change = Muutos
    .true = on sallittu
    .false = ei ole sallittu
fact-withdrawn_card = Takaisin otettu kortti
    .returned = palaa käteen
    .penalty_card = jää rangaistuskortiksi
fact-lead_from = Lähtö
    .correct_hand = tehdään oikeasta kädestä
    .either_hand = tehdään kummasta kädestä tahansa
    .stands = jää voimaan
fact-partner_options = Pelinviejä saa
    .highest = vaatia korkeimman kortin
    .lowest = vaatia pienimmän kortin
    .require_suit = vaatia maata
    .forbid_suit = kieltää maan
    .forbid_other_suit = kieltää toisen maan
    .require_other_suit = vaatia toista maata
    .any_card = jättää valinnan vapaaksi
fact-adjusted_score = Korjattu tulos
    .no = ei
    .possible = mahdollinen
    .required = kyllä
fact-artificial = Prosenttitulos
    .avg- = keskipeli miinus
    .avg = keskipeli
    .avg+ = keskipeli plus
fact-board = Jako
    .play_on = pelataan loppuun
    .cancelled = mitätöidään
    .result_stands = tulos jää voimaan
    .redeal = jaetaan uudelleen
fact-doubtful_to = Epäselvät kohdat ratkaistaan
    .non_claimers = puolelle, joka ei tehnyt vaatimusta
fact-play_ceases = Peli
    .true = päättyy
    .false = jatkuu
fact-ui_to = Tietoa ei saa käyttää
    .offending_side = rikkonut puoli
    .none = ei kukaan
fact-penalty = Rangaistus
    .none = ei
    .possible = mahdollinen
    .warning_or_procedural = varoitus tai menettelytaparangaistus
    .disciplinary = kurinpitorangaistus
