# Stránka: úvodní stránka, kdo sedí u stolu a co se týká tebe.

## Kdo kde sedí

seat-you = Ty
seat-free = Volné místo
seat-nameless = Někdo beze jména
seat-bot = Bot { $name }
seat-number = Místo { $number }

## Úvodní stránka

home-title = Tankové hry u tvého stolu
home-eyebrow = Dvě tankové stolní hry v prohlížeči
home-headline = Motory nahodit, sedáme ke stolu.
home-lead = Jedno kliknutí a hraješ proti botům, jeden odkaz a přisednou přátelé. Nic se neinstaluje a nikdo se neptá, kdo jsi.
home-new-here = Poprvé? Nauč se to za deset minut.
home-play = Hrát hned
home-setting-up = Připravujeme stůl…
home-against = { $count ->
    [0] jen ty
    [one] proti jednomu botovi
    [few] proti { $count } botům
   *[other] proti { $count } botům
}
home-play-as = { $preset }: hrát hned, { $against }
home-friends = S přáteli přes odkaz
home-friends-count = { $count ->
    [one] { $count } přítel
    [few] { $count } přátelé
   *[other] { $count } přátel
}
home-friends-table = { $count ->
    [one] stůl pro tebe a { $count } přítele
    [few] stůl pro tebe a { $count } přátele
   *[other] stůl pro tebe a { $count } přátel
}
home-other-ways = S boty jinak
home-rush-line = Karty. Kupuj vozidla, chraň své základny a dobývej cizí.
home-battlegrounds-line = Hrací plán 8×8. Jezdi, otáčej se, střílej a hledej dvojice obrázků.
home-name = Hraješ jako
home-name-none = Zatím nemáš jméno

home-mine = Tvoje stoly
home-mine-none = Žádný motor ještě není zahřátý. Začni hru nahoře; počká tu na tebe, jak dlouho bude třeba.
home-your-turn = Jsi na tahu
home-turn-of = Na tahu: { $name }
home-in-lobby = { $count ->
    [0] Může se začít
    [one] Jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
home-alone = bez spoluhráčů
home-with = u stolu také: { $names }
home-all = Ukázat všechny ({ $count })
home-go-play = Hrát
home-go-look = Nakouknout
home-go-lobby = Ke stolu

home-open = Otevřené stoly
home-open-none = Nikdo nevynesl židle ven. Připrav stůl a uvidíš, kdo přisedne.
home-sit = Přisednout
home-hosted = u stolu: { $names }
home-nobody-yet = zatím tu nikdo nesedí

home-new = Připravit nový stůl
home-new-line = Přátelé přes odkaz, boti, hodiny a každé pravidlo podle chuti.

home-finished = Dohrané hry
home-finished-none = Tady najdeš každou svou dohranou hru a můžeš ji sledovat znovu krok za krokem.
home-won = Vítězství je tvoje
home-lost = Vítězství: { $names }
home-shared = Společné vítězství
home-ended = Dohráno
home-replay = Přehrát znovu

home-look-around = Rozhlédni se
home-learn-line = První hra krok za krokem, za deset minut.
home-rules-line = Každé pravidlo se svým číslem, k hledání i citování.
home-cards-line = Všechny karty a tanky, vysvětlené slovy.
home-trouble = Seznamy teď nelze načíst.

## Jméno a nastavení

name-label = Tvoje jméno
name-set = Zadat jméno
name-change = Změnit
name-save = Uložit
name-saved = Teď se jmenuješ { $name }.
name-later = Ostatní je vidí u každého stolu, u kterého sedíš.

me-title = Ty
me-lead = Kdo tady jsi a jak se stránka chová na tomto zařízení.
me-how = Jak se stránka chová
me-how-line = Pamatuje si to jen toto zařízení.
me-language-line = Přepne se hned, všude.
me-sound = Zvuk
me-sound-line = Tiché cvaknutí, když se u stolu něco děje.
me-notify = Oznámení
me-notify-line = Když jsi na tahu a díváš se jinam.
me-notify-denied = Prohlížeč této stránce oznámení zakazuje; povol je v nastavení prohlížeče pro tuto stránku.
me-notify-missing = Tento prohlížeč oznámení neumí.
me-fast = Rychlý režim
me-fast-line = Co se děje, se ukáže hned, bez pohybu.

me-devices = Tvoje zařízení
me-devices-line = Jsi to ty, v telefonu i v počítači: všechny tvoje stoly tady i tam.
me-device-here = Toto zařízení
me-device-other = Jiné zařízení
me-device-seen = naposledy { $when }
me-device-since = tvoje od: { $when }
me-device-forget = Zapomenout
me-device-forget-here = Zapomenout mě tady
me-device-forget-sure = Toto zařízení tě přestane znát a tvoje stoly odtud zmizí. Bez jiného tvého zařízení je nikdo nevrátí.
me-device-forget-yes = Ano, zapomenout mě tady
me-device-forget-no = Ne, pamatovat si mě
me-device-forgotten = Zařízení je zapomenuto.
me-gone = Toto zařízení tě už nezná.
me-link-new = Přidat zařízení
me-link-again = Vytvořit nový kód
me-link-line = Naskenuj to druhým zařízením, nebo tam otevři odkaz. Funguje jednou, deset minut.
me-link-left = { $minutes ->
    [0] Zbývá necelá minuta
    [one] Zbývá jedna minuta
    [few] Zbývají { $minutes } minuty
   *[other] Zbývá { $minutes } minut
}
me-link-over = Tento kód už neplatí.
me-link-code = QR kód odkazu pro tvoje druhé zařízení

me-tokens = Tokeny pro boty
me-tokens-line = Tvůj program může sedat ke stolům tvým jménem. Potřebuje token; smí hrát, ale tvoje zařízení nevidí.
me-tokens-docs = Jak program hraje, popisuje docs/api.md.
me-token-label = K čemu je?
me-token-make = Vytvořit token
me-token-once = Zkopíruj ho teď: je vidět jen tentokrát.
me-token-since = vytvořen { $when }
me-token-revoke = Zneplatnit
me-token-revoked = Token už nefunguje.
me-nobody = Zatím tě tu nikdo nezná a nevadí to: po první hře nebo po zadání jména půjde přidat zařízení i boty.

share-copy = Kopírovat
share-copied = Zkopírováno
share-send = Sdílet
share-failed = Zkopírovat se to nepovedlo; označ to a zkopíruj ručně.

## Moje zařízení

link-title = Je i toto zařízení tvoje?
link-line = Pak tu máš stejné jméno a stejné stoly jako tam.
link-go = Ano, je to moje zařízení
link-replace = Nahradit toho, koho toto zařízení zná
link-done = Vítej zpátky. Toto zařízení tě už zná.
link-done-named = Vítej zpátky, { $name }. Toto zařízení tě už zná.
link-home = Na úvodní stránku
