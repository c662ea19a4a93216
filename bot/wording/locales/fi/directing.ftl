### Kilpailunjohtajille: ratkaisujen loki, muistutukset ja äänestykset. Arvot ovat Telegramin HTML:ää.

telegram-log-title = Tämän illan ratkaisut
telegram-log-help = <code>/log</code> näyttää tämän illan ratkaisut, <code>/log export</code> lähettää ne taulukkona ja tulostettavana sivuna, <code>/log export 7</code> seitsemän päivän ajalta. Ylläpitäjät kytkevät lokin komennoilla <code>/log on</code> ja <code>/log off</code>.
telegram-log-is-off = Täällä ei pidetä lokia. Ylläpitäjä ottaa sen käyttöön komennolla <code>/log on</code>: sen jälkeen kirjaan ajan, pöydän, lajin, lain kohdat ja ratkaisun, en nimiä enkä mitään, mitä joku on kirjoittanut.
telegram-log-switched-on = Tästä lähtien pidän ratkaisuista lokia. Mainitkaa kysymyksessä pöytä (<i>pöytä 5: Länsi lähti väärällä vuorolla</i>), niin kirjaan senkin. Katso /log ja /log export.
telegram-log-switched-off = En enää pidä täällä lokia. Jo kirjattu säilyy, kunnes sen aika umpeutuu tai kunnes komento /forget annetaan.
telegram-log-empty = Yhtään ratkaisua ei ole vielä kirjattu.
telegram-log-file = ratkaisut
telegram-log-time = Aika
telegram-log-at = { $hour }.{ $minute }
telegram-log-table = Pöytä
telegram-log-table-words = pöytä pöydässä pöydän pöydällä
telegram-log-kind = Laji
telegram-log-understood = Tiedot
telegram-log-decision = Ratkaisu
telegram-log-paragraphs = Lain kohdat
telegram-log-edition = Laki

telegram-recall-what =
    Mistä muistutan? <code>/recall 20 tarkista 64C, pöytä 5</code> muistuttaa 20 minuutin kuluttua, <code>/recall kierros tarkista 64C, pöytä 5</code> kierroksen päätyttyä. Vastauksena ratkaisuuni riittää <code>/recall 20</code> tai <code>/recall kierros</code>.
telegram-recall-limits = Enintään { $minutes } minuutin päähän, ja muistiinpanossa enintään { $limit } merkkiä.
telegram-recall-full = Täällä on jo { $count } muistutusta. Peru ensin jokin niistä.
telegram-recall-minutes = min minuutti minuuttia minuutin
telegram-recall-round = kierros kierroksen
telegram-recall-in-minutes = Muistutan { $minutes ->
        [one] minuutin
       *[other] { $minutes } minuutin
    } kuluttua: <b>{ $note }</b>
telegram-recall-after-round = Muistutan kierroksen päätyttyä: <b>{ $note }</b>
telegram-recall-list = Vielä muistettavaa
telegram-recall-when-round = kierroksen jälkeen
telegram-recall-when-minutes = { $minutes } min kuluttua
telegram-recall-now = ⏰ <b>{ $note }</b>
telegram-recall-round-over = Kierros on päättynyt.
telegram-recall-cancelled = Peruttu.
telegram-recall-not-yours = Sen voi tehdä vain se, jota muistutetaan, tai ylläpitäjä.
telegram-button-round-over = Kierros on päättynyt
telegram-button-cancel = Peru

telegram-poll-help =
    Kirjoita komennon /poll perään kukin omalle rivilleen: käsi, tarjoussarja ja viimeiseksi mahdolliset vaihtoehdot pilkuilla erotettuina, esimerkiksi

    <code>/poll KQ5 A72 QT94 K83
    L 1♠ – P pass – I 2♠ (hitaasti) – E pass – L?
    pass, 3♦, 3♠, 4♠</code>

    Kollegat äänestävät näkemättä toistensa ääniä. Yksityisesti saat äänestykset minulta ja välität molemmat haluamillesi.
telegram-poll-hand = Kädessä on 13 korttia. Kirjoita maat padasta ristiin välilyönnein erotettuina, renonssi merkillä –.
telegram-poll-too-many = Enintään { $count } vaihtoehtoa, kussakin enintään 100 merkkiä.
telegram-poll-too-long = Kädessä, tarjoussarjassa ja kysymyksessä saa olla yhteensä enintään { $limit } merkkiä.
telegram-poll-choose = Mitä valitset?
telegram-poll-consider = Entä mitä muuta harkitsisit vakavasti?
telegram-button-count = Laske äänet
telegram-poll-not-yours = Äänet voi laskea vain äänestyksen aloittaja tai ylläpitäjä.
telegram-poll-result = Mitä kollegat sanovat
telegram-poll-voters = { $count ->
        [0] Kukaan ei ole äänestänyt.
        [one] Yksi ääni
       *[other] { $count } ääntä
    }
telegram-poll-row = harkitsisi { $considered } ({ $percent } %), valitsisi { $chosen }
telegram-poll-test = ✓ Näiden äänten mukaan looginen vaihtoehto: merkittävä osa harkitsisi sitä vakavasti (tässä vähintään joka viides), ja joku valitsi sen. Kilpailunjohtaja arvioi, ovatko kysytyt pelaajan vertaisia ja pelaavatko he samoja menetelmiä ja viittasiko tieto johonkin vaihtoehtoon.
