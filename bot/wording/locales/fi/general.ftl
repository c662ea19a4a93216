### Jokaisen vastauksen kehys.

edition-tag = { $year }
edition-missing = Vuoden { $year } lakeja ei ole täällä; tämä on vuoden { $used } lakien mukaan.
greeting = Mitä pöydässä tapahtui? (Ctrl-D lopettaa.)
understood = Ymmärretty: { $what }
chooses = { $who } valitsee nyt:
chooses-after = Sitten { $who } valitsee:
then = Sitten
later = Myöhemmin
later-some = Myöhemmin, tapauksen mukaan
later-see = jälkeenpäin, ks. alla
depends = riippuu tästä: { $what }
assumed = Oletettu: { $what }
may-be = mahdolliset pykälät
director-decides = Kilpailunjohtaja ratkaisee, ei botti (10A). Kukaan ei tee mitään, ennen kuin kilpailunjohtaja on selittänyt (9B2).
depends-on-answer = Se riippuu:
ask-kind = Mitä tapahtui? Valitse lähin:
unknown = En tunnista tästä virhettä, jonka voisin ratkaista. Kerro, kuka teki mitä ja milloin: ”Länsi lähti väärällä vuorolla kuvapuoli ylöspäin, lepääjä ei ole vielä pöydässä”.
unknown-talk = Tuomiot, lait ja pisteet ovat minun alaani. Kerro, kuka teki mitä ja milloin, niin saat ratkaisun.
unknown-nearest = En ole varma, mitä tapahtui. Tarkoititko jotain näistä?
not-in-edition = { $kind }: tätä ei ratkaista täällä vuoden { $year } lakien mukaan. Kysy toisen vuoden lakien mukaan.
unsourced = Vuoden { $year } lakitekstiä ei ollut käytettävissä kohdasta { $what }: tarkista lakikirjasta.
no-term-in-edition = Vuoden { $year } lait eivät tunne tätä termiä.
no-such-paragraph = Vuoden { $year } laeissa ei ole pykälää { $text }. Lähimmät: { $nearest }.
see-also = Katso myös { $what }
decides-kinds = Ratkaisee: { $what }
trace-told = kerrottu
trace-assumed = oletettu
trace-supposed = otaksuttu

## Henkilöt

seat-N = Pohjoinen
seat-E = Itä
seat-S = Etelä
seat-W = Länsi
role-offender = rikkoja
role-partner = rikkojan partneri
role-lho = VPV
role-rho = OPV
role-declarer = pelinviejä
role-dummy = lepääjä
role-defender = puolustaja
role-either_defender = kumpi tahansa puolustaja
role-player = pelaaja
role-contestant = kilpailija
role-offending_side = rikkonut puoli
role-non_offending_side = syytön puoli
role-non_claiming_side = puoli, joka ei tehnyt vaatimusta
role-director = kilpailunjohtaja
seat-as-role = { $seat } ({ $role })
who-offender = rikkoja { $seat }
who-declarer = pelinviejä { $seat }

## Vaihtoehdot

option-accept = Hyväksy
option-accept_become_dummy = Hyväksy ja ryhdy lepääjäksi
option-accept_play_second = Hyväksy ja pelaa toinen kortti kädestä
option-refuse = Älä hyväksy
option-require_suit = Vaadi väriä
option-forbid_suit = Kiellä väri
option-leave_penalty_card = Jätä rangaistuskortti pöytään
option-require_highest = Vaadi korkein kortti
option-require_lowest = Vaadi alin kortti
option-require_other_suit = Vaadi toista väriä
option-forbid_other_suit = Kiellä toinen väri
option-repeat_call = Toista tarjous
option-comparable_call = Vastaava tarjous
option-lowest_same_denomination = Alin riittävä maalaus samassa vaihtoehdossa
option-any_sufficient_bid_or_pass = Jokin muu riittävä maalaus tai passi
option-substitute_legal_call = Jokin muu laillinen tarjous
option-withdraw_card = Ota kortti takaisin
option-continue_play = Jatka peliä
option-call_director = Kutsu kilpailunjohtaja

## Words that the editions have of their own

word-rectification = { $edition ->
    [1997] rangaistus
   *[other] oikaisu
}
word-rectification-of = { $edition ->
    [1997] rangaistuksen
   *[other] oikaisun
}
word-rectification-some = { $edition ->
    [1997] rangaistusta
   *[other] oikaisua
}
word-rectification-from = { $edition ->
    [1997] rangaistuksesta
   *[other] oikaisusta
}
word-rectification-into = { $edition ->
    [1997] rangaistukseen
   *[other] oikaisuun
}
