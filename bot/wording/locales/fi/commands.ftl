### Komennot: mitä kukin tekee, ja esimerkki siitä, mitä sen perään kirjoitetaan.

command-ruling = Ratkaisu siihen, mitä tapahtui
    .example = Länsi lähti väärällä vuorolla
command-score = Sitoumukset, IMPit, korvaavat tulokset …; yksinään se näyttää, mitä kirjoittaa
    .example = 4♠x-2 N vaaravyöhykkeessä
command-law = Hae lain kohta tai käsite
    .example = 64A
command-diff = Mitä kaksi laitosta ratkaisee eri tavoin
    .example = 27 1997 2017
command-log = Tämän illan ratkaisut
    .example = export
command-recall = Muistuta minua minuuttien kuluttua tai kierroksen jälkeen
    .example = 20 tarkista 64C, pöytä 5
command-poll = Kysy kollegoilta, mitä he harkitsisivat ja valitsisivat
command-settings = Mitä tähän keskusteluun on valittu
command-language = Valitse kieli
command-edition = Valitse, minkä vuoden lakia käytetään
command-help = Miten kysytään, ja kaikki komennot
command-privacy = Mitä tallennan ja kuinka pitkäksi aikaa
command-forget = Poista, mitä olen sinusta tallentanut
