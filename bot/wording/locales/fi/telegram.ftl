### Mitä Telegram-botti sanoo vastauksen ympärillä. Arvot ovat Telegramin HTML:ää.

telegram-name = Kilpailunjohtaja, kiitos!
telegram-short-description = Kerro, mitä bridgepöydässä tapahtui, niin saat ratkaisun lain kohtineen. Suomi, svenska, English, Deutsch.
telegram-description =
    Kerro omin sanoin, mitä bridgepöydässä tapahtui. Kerron, mitä kilpailubridgen laki siitä säätää, kohta kohdalta, ja kysyn, jos jokin ratkaiseva tieto puuttuu.

    Tunnen vuosien 2017, 2007 ja 1997 lait suomeksi, ruotsiksi, englanniksi ja saksaksi. En korvaa kilpailunjohtajaa.

telegram-start =
    <b>Kilpailunjohtaja, kiitos!</b>
    Kerro omin sanoin, mitä pöydässä tapahtui, niin katson, mitä laki siitä säätää.

    Esimerkiksi:
    • <i>Länsi lähti väärällä vuorolla kuvapuoli ylöspäin, lepääjä ei ole vielä pöydässä</i>
    • <i>Etelä tarjosi 1♥ tarjouksen 1♠ päälle, eikä länsi ole vielä tarjonnut</i>
    • <i>Pelinviejä revokoi 5. tikissä, huomasimme sen 9. tikissä</i>

    Jos jokin ratkaiseva tieto puuttuu, kysyn sitä. En korvaa kilpailunjohtajaa: kutsukaa hänet ensin (9B1 §).
    /help kertoo, mitä muuta osaan.
telegram-help =
    <b>Näin kysyt</b>
    Täällä: kirjoita vain, mitä tapahtui. Ryhmässä: /ruling ja mitä tapahtui, tai /ruling vastauksena viestiin, jossa se kerrotaan, tai mainitse minut.

    Hyvä kertoa: kuka rikkoi, mitä siihen mennessä oli tarjottu tai pelattu ja oliko lepääjä pöydässä.

    <b>Näin jatketaan</b>
    Vastaa painikkeella tai sanoin ja jatka: <i>entä jos hyväksyn?</i> · <i>ei, Itä lähti</i> · <i>vuoden 2007 mukaan?</i> · <i>miksi?</i> · <i>peru</i> · <i>alusta</i>. Vastaus viestiini jatkaa sitä tapausta; kun korjaat viestisi, korjaan vastaukseni.

    <b>Komennot</b>
telegram-help-group-note = Ryhmissä olen hiljaa, kunnes minulta kysytään.

telegram-privacy =
    <b>Mitä tallennan</b>
    • Keskustelusta: mitä komennolla /settings on valittu.
    • Avoimesta kysymyksestä: sen tekstin, vastauksesi sekä Telegramin numerot sinulle ja keskustelulle, jotta painikkeet ja korjaukset toimivat. Ne poistetaan { $hours ->
        [one] tunnin
       *[other] { $hours } tunnin
    } kuluttua siitä, kun viimeksi käytit niitä.
    • Viestin, kunnes olen vastannut siihen, ja sen jälkeen viestin numeron { $days ->
        [one] yhden päivän
       *[other] { $days } päivän
    } ajan, jotta en vastaa kahdesti.
    • Ratkaisujen lokin vain, jos ylläpitäjä on sen ottanut käyttöön: aika, pöytä, laji, lain kohdat ja ratkaisu, { $log_days ->
        [one] yhden päivän
       *[other] { $log_days } päivän
    } ajan.
    • Muistutuksen ja sen muistiinpanon, kunnes olen sen sanonut, enintään kaksi päivää.
    • Äänestysten ääniä en lainkaan: Telegram laskee ne.

    En tallenna nimiä, en lue ryhmissä mitään, mitä ei ole osoitettu minulle, enkä kirjoita viestien tekstiä lokitiedostoihin. { $passed_on }
    /forget poistaa, mitä olen sinusta tallentanut; ylläpitäjät poistavat, mitä olen ryhmästä tallentanut.

telegram-privacy-nothing = Mitään ei luovuteta kenellekään.
telegram-privacy-model = Se, mitä en ymmärrä, lähetetään ilman nimeäsi kielimallille ({ $host }) tulkittavaksi. Muuta ei luovuteta kenellekään.

telegram-forget = Poistanko kaiken, mitä olen sinusta tallentanut? Se tarkoittaa avoimia kysymyksiäsi ja muistutuksiasi kaikissa keskusteluissa sekä tämän keskustelun asetuksia ja lokia.
telegram-forget-group = Mitä poistan? <i>Omat tietoni</i>: avoimet kysymyksesi ja muistutuksesi kaikissa keskusteluissa.
telegram-forget-me = Omat tietoni
telegram-forget-chat = Kaikki tästä ryhmästä
telegram-forget-no = Älä poista mitään
telegram-forget-done = Poistettu.
telegram-forget-kept = Mitään ei poistettu.

telegram-ask-ruling = Mitä tapahtui? Kirjoita se komennon perään, esimerkiksi <code>/ruling Länsi lähti väärällä vuorolla</code>, tai lähetä /ruling vastauksena viestiin, jossa se kerrotaan.
telegram-ask-private = Mitä tapahtui? Kerro muutamalla sanalla, esimerkiksi <i>Länsi lähti väärällä vuorolla, lepääjä ei ole vielä pöydässä</i>.
telegram-ask-law = Mikä lain kohta? Esimerkiksi <code>/law 64A1</code> tai <code>/law revokki</code>.
telegram-too-long = Se on minulle liian pitkä: luen enintään { $limit } merkkiä. Jätä pois se, mikä ei vaikuta ratkaisuun.
telegram-text-only = Osaan lukea vain tekstiä. Kerro sanoin, mitä tapahtui.
telegram-cut = … Vastaus on pidempi kuin viesti saa olla.

telegram-button-why = Miksi?
telegram-button-back = Takaisin
telegram-button-different = Asia oli toisin …
telegram-button-undo = Kumoa
telegram-button-full = Koko vastaus
telegram-why = Miksi näin

telegram-not-yours = Vain kysyjä voi vastata tähän. Napauta ”Entä jos …” tai kysy komennolla /ruling, niin saat omat painikkeet.
telegram-expired = Tämä kysymys on jo suljettu. Kysy uudelleen.
telegram-outdated = Painike on vanhasta versiosta. Kysy uudelleen.
telegram-admins-only = Vain ryhmän ylläpitäjät voivat muuttaa tätä.

telegram-language-automatic = Automaattinen
telegram-language-now = Tämän keskustelun kieli: <b>{ $language }</b>.
telegram-language-choose = Mitä kieltä käytän täällä?
telegram-language-unknown = Osaan suomea, ruotsia, englantia ja saksaa.
telegram-edition-now = Tässä keskustelussa käytetään vuoden <b>{ $edition }</b> lakia.
telegram-edition-choose = Minkä vuoden lakia käytän täällä?
telegram-edition-unknown = Tunnen vuosien 2017, 2007 ja 1997 lait.

telegram-settings = Tämän keskustelun asetukset
telegram-settings-language = Kieli
telegram-settings-language-default = Automaattinen
telegram-settings-edition = Laki
telegram-settings-askers = Kuka saa kysyä
telegram-settings-askers-everybody = Kaikki
telegram-settings-askers-admins = Ylläpitäjät
telegram-settings-answers = Vastaukset
telegram-settings-answers-default = Automaattinen
telegram-settings-answers-short = Lyhyet
telegram-settings-answers-full = Kokonaiset
telegram-settings-log = Ratkaisujen loki
telegram-settings-log-on = Päällä
telegram-settings-log-off = Pois
telegram-settings-choose-language = Mitä kieltä käytän täällä? <i>Automaattinen</i>: vastaan kysymyksen kielellä.
telegram-settings-choose-edition = Minkä vuoden lakia käytän täällä?
telegram-settings-choose-askers = Kuka saa kysyä minulta ratkaisuja tässä ryhmässä? Yksityisesti saavat edelleen kysyä kaikki.
telegram-settings-choose-answers = Kuinka laajasti vastaan täällä? <i>Automaattinen</i>: pitkät vastaukset ovat ryhmissä lyhyitä, ja painikkeesta saa koko vastauksen.
telegram-settings-choose-log = Pidänkö tämän keskustelun ratkaisuista lokia komentoa /log varten? Siinä on aika, pöytä, laji, lain kohdat ja ratkaisu, ei nimiä eikä mitään, mitä joku on kirjoittanut.

telegram-only-admins-ask = Tässä ryhmässä vain ylläpitäjät kysyvät minulta. Kysy minulta yksityisesti.
telegram-button-private = Kysy yksityisesti

telegram-group-hello =
    Kiitos kutsusta. Kysykää komennolla /ruling ja kertokaa, mitä tapahtui, tai lähettäkää /ruling vastauksena viestiin, jossa se kerrotaan. Muuten olen hiljaa.
    Ylläpitäjille kaikki on komennossa /settings.
telegram-trouble = Minulle sattui virhe, eikä kysymykseesi tullut vastausta. Yritä uudelleen. (Viite { $reference })
