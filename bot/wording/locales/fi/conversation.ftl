### Mitä keskustelussa sanotaan vastauksen ympärillä.

conversation-noted = Merkitty: { $what }
conversation-changed = Muutettu: { $what }
conversation-supposed = Entä jos: { $what }
conversation-quoted = ”{ $text }”
conversation-same = Niin olen sen jo ymmärtänyt.
conversation-open = Asia jää siis avoimeksi; alla on, mitä eri vaihtoehdoista seuraa.
conversation-nothing-to-undo = Peruttavaa ei ole.
conversation-unclear = En ymmärrä, mitä se muuttaa avoimessa tapauksessa ({ $kind }). Kerro, mikä oli toisin, vastaa kysymykseen tai sano ”alusta”.
conversation-closed = Sinulla ei ole täällä enää avointa tapausta. Kerro alusta asti, mitä tapahtui.
conversation-fresh = Hyvä, aloitetaan alusta. Mitä tapahtui?
chat-help = Vastaa numerolla tai sanoin; jatka sanomalla ”entä jos …”, ”ei, Itä lähti”, ”vuoden 2007 mukaan?”, ”miksi?”, ”peru” tai ”alusta”.
chat-no-command = Täällä ei ole komentoa { $command }; /help näyttää, mitä on.
conversation-thanks = Ole hyvä!

telegram-button-what-if = Entä jos …
telegram-what-if = Minkä pitäisi olla toisin? Napauta sitä tai kirjoita se vastauksena tähän viestiin, esimerkiksi <i>entä jos lepääjä oli jo levitetty?</i>
telegram-what-if-open = Sinulla on tämä tapaus jo auki: vastaa viestiin, jossa ovat omat painikkeesi.

page-say = Jatka omin sanoin
page-say-hint = Entä jos lepääjä oli jo levitetty? Ei, Itä lähti. Vuoden 2007 mukaan?
page-say-submit = Jatka

telegram-inline-button = Näin kysytään
telegram-inline-law = Laki
telegram-inline-title = Kysy ratkaisua
telegram-inline-hint = Kirjoita, mitä pöydässä tapahtui, esimerkiksi: pysyvä revokki, partneri voitti tikin
telegram-inline-help = Kirjoita missä tahansa keskustelussa <code>@{ $bot }</code> ja mitä tapahtui, esimerkiksi <i>pysyvä revokki, partneri voitti tikin</i>, ja valitse, mitä lähetetään: ratkaisu, jokin sen haaroista tai laki.

also-told = Kerroit myös tästä: { $what }. Se on oma tapauksensa.

proposal-right = Pitääkö tämä paikkansa?
proposal-yes = Kyllä
proposal-no = Ei
proposal-from-model = Näin sen luki kielimalli; tarkista joka tieto. Itse ratkaisu tulee laista.
