# Stránka: dohraná hra prohlížená znovu. Tah je celý tah hráče; jednotlivé volby v něm jsou kroky.

replay-title = Přehrání – { $game }
replay-not-over = Tato hra ještě neskončila. Až skončí, bude ji zde možné přehrát.
replay-to-table = Ke stolu
replay-seen-by = Pohled
replay-open = Vše odkryté
replay-outside = Divák
replay-points-now = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
replay-decides = má se rozhodnout

## Okamžik

replay-moment = Krok { $at } z { $last }
replay-round = Kolo { $round }
replay-moment-at = Krok { $at } z { $last }, kolo { $round }.
replay-begins = Hra začíná.
replay-quiet = Na stole se nic nezměnilo.
replay-slider = Okamžik hry
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-on = O krok dál
replay-turn-back-rush = O tah zpět
replay-turn-back-battlegrounds = O tah zpět
replay-turn-on-rush = O tah dál
replay-turn-on-battlegrounds = O tah dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-controls = Pohyb ve hře
replay-speed = Rychlost
replay-speed-is = Rychlost { $speed }

## Vedle stolu

replay-panels = Záznam, body a losování
replay-log = Záznam
replay-log-earlier = Dřívější kroky
replay-log-later = Pozdější kroky
replay-points = Body
replay-shuffles = Losování
replay-more = Další
replay-go-to = K okamžiku po kroku { $move }
replay-curve = Body v průběhu hry. Kliknutím přejdeš na dané místo.
replay-curve-now = Body nyní

## Odkaz, jiný konec, záznam

replay-link = Odkaz na tento okamžik
replay-link-short = Odkaz
replay-link-about = Kdo jej otevře, uvidí hru v tomto okamžiku tak jako ty nyní.
replay-link-message = Podívej se na tento okamžik
replay-branch = Hrát dál odtud
replay-branch-about = { $at ->
    [0] Nová hra začne stejně jako tato. Ty si vybereš místo a za ostatní hrají boti.
   *[other] Nová hra pokračuje po kroku { $at }. Ty si vybereš místo a za ostatní hrají boti.
}
replay-branch-over = Zde už hra skončila. Vrať se k okamžiku, od kterého může pokračovat.
replay-branch-new = Odtud se losuje znovu, takže hra může skončit jinak.
replay-branch-chair = Tvé místo
replay-branch-bots = Za ostatní hraje
replay-branch-start = Začít
replay-download = Stáhnout záznam hry
replay-download-short = Stáhnout

## Klávesy

replay-keys = Klávesy
replay-key-step = O krok zpět nebo dál
replay-key-turn-rush = O tah zpět nebo dál
replay-key-turn-battlegrounds = O tah zpět nebo dál
replay-key-round = O kolo zpět nebo dál
replay-key-ends = Na začátek, na konec
replay-key-play = Přehrát a pozastavit
replay-key-speed = Rychlost: pomalu, běžně, rychle, velmi rychle
replay-key-log = Záznam
replay-key-explain = Vysvětlit to, co je vybrané; jinak tyto klávesy

## Losování

replay-fair-about = Karty a žetony losuje server. Aby mu nikdo nemusel věřit na slovo, zavázal se před prvním losováním k tajemství a hráči přidali soli: náhodné texty, které nemohl znát. Z nich vyplývá každé losování. Tvůj prohlížeč je může všechna spočítat znovu, aniž by komukoli věřil.
replay-fair-check = Ověřit losování
replay-fair-again = Ověřit znovu
replay-fair-checking = Ověřování losování
replay-fair-progress = { $checked } z { $draws }
replay-fair-good = Losování bylo poctivé
replay-fair-bad = Losování není takové, jaké bylo slíbeno
replay-fair-none = V této hře se nic nelosovalo
replay-fair-committed-yes = Tajemství je to, ke kterému se stůl zavázal.
replay-fair-committed-no = Tajemství není to, ke kterému se stůl zavázal.
replay-fair-shown-yes = Závazek je ten, který byl tomuto zařízení ukázán před hrou.
replay-fair-shown-no = Závazek není ten, který byl tomuto zařízení ukázán před hrou.
replay-fair-shown-unknown = Tomuto zařízení nebyl závazek před hrou ukázán, takže jej nemůže porovnat. Tak je tomu, když se hra jen sledovala, hrála se na jiném zařízení nebo začala jedním kliknutím.
replay-fair-salt-yes = Sůl tohoto zařízení je součástí semínka.
replay-fair-salt-no = Sůl tohoto zařízení není v semínku na tvém místě.
replay-fair-salt-unknown = Toto zařízení žádnou sůl nedalo. Bez tvé soli si server mohl vybrat jednu z mnoha her.
replay-fair-draws-yes = { $draws ->
    [one] Jediné losování odpovídá důkazu.
    [few] Všechna { $draws } losování odpovídají důkazu.
   *[other] Všech { $draws } losování odpovídá důkazu.
}
replay-fair-draws-no = Losování { $draw } neodpovídá důkazu.
replay-fair-where-setup = Patří k přípravě hry.
replay-fair-where-move = Patří ke kroku { $move }.
replay-fair-departure = Počet věcí, ze kterých se losovalo: { $things }. Podle důkazu je to „{ $proven }“, ale vylosováno bylo „{ $drawn }“.
replay-fair-unsorted = To, z čeho se losovalo, není v pořadí, které důkaz potřebuje. Vylosováno bylo „{ $drawn }“.
replay-fair-rest = Další losování už nebyla ověřena.
replay-fair-show = Ukázat tento krok
replay-fair-not = Co to nedokazuje
replay-fair-not-secret = Že server tajemství nikomu neprozradil: mohl předpovědět každé losování.
replay-fair-not-bags = Že se losovalo ze správných karet a žetonů. Kdo si stáhne záznam, může celou hru znovu přehrát příkazem „motorpool verify“.
replay-fair-not-start = Nic o losováních před pozicí, od které hra začala.
replay-fair-numbers = Tajemství, soli a semínko
replay-fair-commitment = Závazek
replay-fair-secret = Tajemství
replay-fair-salt-of = Sůl, { $player }
replay-fair-no-salt = žádná
replay-fair-seed = Semínko
