# Odmítnutí: oč bylo požádáno a co nejde; jedna věta pro každý klíč, který program hlásí.

## Soubory

file-where = { $at ->
    [line] Řádek { $line }: { $sentence }
    [field] Pole „{ $field }“: { $sentence }
   *[line-and-field] Řádek { $line }, pole „{ $field }“: { $sentence }
}
file-missing = Soubor { $path } neexistuje.
file-is-directory = { $path } je adresář, ne soubor.
file-no-text = { $path } není textový soubor v UTF-8.
file-unreadable = { $path } nelze přečíst: { $why }.
file-no-json = Toto není platný JSON; potíž začíná ve sloupci { $column }.
file-too-deep = Závorky v tomto souboru jsou vnořené příliš hluboko.
file-number = { $value } není číslo, které smí být v souboru.
file-half-letter = V { $value } je půl písmene: druhá polovina páru chybí.
file-type = { $wanted ->
    [a-whole-number] Zde musí být celé číslo, ne { $value }.
    [a-text] Zde musí být text, ne { $value }.
    [true-or-false] Zde musí být true nebo false, ne { $value }.
    [a-list] Zde musí být seznam, ne { $value }.
   *[an-object] Zde musí být objekt ve složených závorkách, ne { $value }.
}
file-choice = { $value } zde není možné; vyber jedno z: { $choices }.
file-minimum = { $value } je příliš málo; nejméně { $limit }.
file-maximum = { $value } je příliš mnoho; nejvíce { $limit }.
file-field-missing = Chybí pole „{ $name }“.
file-field-twice = Pole „{ $name }“ je zde dvakrát, poprvé na řádku { $other }.
file-field-unknown = Pole „{ $name }“ zde není; není to překlep?
file-pattern = { $value } není zapsáno tak, jak toto pole vyžaduje.
file-does-not-fit = { $value } se sem nehodí (pravidlo „{ $rule }“ schématu).

## Sady karet

cards-remove-unknown = Rozšiřovaná sada nemá vozidlo „{ $id }“, které by šlo odebrat.
cards-remove-from-nothing = Karty smí odebírat jen sada, která rozšiřuje jinou (pole „extends“).
cards-id-twice = Jiné vozidlo už má id „{ $id }“; každé potřebuje vlastní.
cards-id-taken = Id „{ $id }“ patří jiné kartě hry; zvol jiné.
cards-name-twice = Jiné vozidlo se už jmenuje „{ $name }“; všechna vozidla v sadě jsou různá.
cards-auxiliary-needs = Pomocná jednotka potřebuje vlastní pole „{ $name }“, od 0 do 2.
cards-class-power = Všechna vozidla druhu „{ $class }“ mají útočné číslo { $right }, ne { $value }.
cards-class-armor = Všechna vozidla druhu „{ $class }“ mají obranné číslo { $right }, ne { $value }.
cards-ability = Vlastnost „{ $value }“ neexistuje. Vlastnosti jsou: { $choices }; reinforcements a research potřebují číslo od 1 do 15.
cards-ability-twice = Vozidlo má každou vlastnost nejvýše jednou.
cards-attacks-nothing = Vozidlo nemůže zároveň útočit jen na základny a jen na vozidla.
cards-national-without-resources = Nákup omezen jen na vlastní vyžaduje pole „resources“.
cards-count-any = Sada má 1 až 1000 vozidel, ne { $count }.
cards-count = Celá sada má po 25 vozidlech čtyř národů, nebo po 30 vozidlech pěti; zde jich je { $count } ({ $counts }).

## Karty úspěchu

achievement-id-twice = Jiná karta úspěchu už má id „{ $id }“.
achievement-squad-or-history = Karta úspěchu počítá buď karty („squad“), nebo co se stalo („history“): právě jedno z toho.
achievement-sum-of-history = Pole „sum“ patří jen k „squad“, ne k „history“.
achievement-nation = Pole „nation“ patří jen k historii „medals_gained“.

## Karty tanků a žetony lokací

components-twice = „{ $text }“ se tu už jmenuje něco jiného; všechny jsou různé.
components-specials = Počet obrázků se zvláštní značkou „{ $special }“ je { $right }, ne { $count }.

## Volby a místa

language-unknown = Jazyk „{ $language }“ zde není; vyber jeden z: { $choices }.
game-unknown = Hra „{ $game }“ zde není; vyber jednu z: { $choices }.
preset-unknown = Sada pravidel „{ $preset }“ zde není; vyber jednu z: { $choices }.
option-unknown = Volba „{ $option }“ zde není; vyber jednu z: { $choices }.
option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“; vyber jednu z: { $choices }.
option-value-or-file = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“; vyber jednu z: { $choices }, nebo dej vlastní soubor.
option-no-file = Volba „{ $option }“ nepřijímá soubor.
option-needs = Volba „{ $option }“ vyžaduje volbu „{ $needs }“.
seats-count = { $seats ->
    [one] Je tu { $seats } místo; Rush je hra pro { $fewest } až { $most } hráčů, s kartami Druhé fronty o jednoho víc.
    [few] Jsou tu { $seats } místa; Rush je hra pro { $fewest } až { $most } hráčů, s kartami Druhé fronty o jednoho víc.
   *[other] Je tu { $seats } míst; Rush je hra pro { $fewest } až { $most } hráčů, s kartami Druhé fronty o jednoho víc.
}
seats-six = Tolik hráčů ({ $seats }) vyžaduje karty Druhé fronty; bez nich jich smí být nejvýše { $most }.
teams-seats = Týmová hra potřebuje nejméně 3 hráče, ne { $seats }.
mode-seats = { $seats ->
    [one] Je tu { $seats } místo
    [few] Jsou tu { $seats } místa
   *[other] Je tu { $seats } míst
}; režim „{ $mode }“ je pro { $fewest } až { $most } hráčů.
option-needs-mode = Volba „{ $option }“ patří jen k režimům: { $modes }.
first-player-seat = Místo { $seat } nemůže začínat: počet míst je { $seats }.
first-player-side = Místo { $seat } nemůže začínat: začíná větší strana, ta má lichá místa.

## Akce

action-empty = Napiš akci, například „end“.
action-verb = „{ $verb }“ není akce (v „{ $text }“).
action-needs-argument = Za „{ $verb }“ musí být ještě jedno slovo, a jen jedno („{ $text }“).
action-has-no-argument = „{ $verb }“ stojí samo, bez dalšího slova („{ $text }“).
action-card = Karta „{ $card }“ v této hře není (v „{ $text }“).
action-base = „{ $word }“ není základna (v „{ $text }“); základna se píše jako 2.1, štáb jako 2.hq.
action-argument = „{ $word }“ nelze přečíst (v „{ $text }“).
action-words = „{ $verb }“ potřebuje za sebou { $count } slova („{ $text }“).
action-cell = „{ $word }“ není pole (v „{ $text }“); pole jsou A1 až H8.
action-line = Takhle tank jet nemůže („{ $text }“); napiš „move A2 A4“, nebo když zatáčí, „move A2-A3-B3“.
illegal-action = „{ $action }“ teď není dovoleno.
not-your-turn = Místo { $seat } teď nemá o čem rozhodovat: rozhoduje místo { $decider }.
game-is-over = Hra skončila.
cannot-undo = Poslední akci nelze vzít zpět: není tvoje, nebo odhalila něco nového.

## Záznamy her

record-foreign = Toto není záznam hry.
record-version = Záznamy verze { $version } zde nejsou známé.
record-game-unknown = Hra „{ $game }“ zde není.
record-rules-version = Záznam vznikl podle pravidel verze { $found }; zde je známá verze { $known }.
record-unreadable = Akce { $move }: „{ $action }“ není akce této hry.
record-illegal = Akce { $move }: „{ $action }“ v tomto místě není dovoleno.
record-seat = Akce { $move }: provádí ji místo { $seat }, ale rozhoduje místo { $decider }.
record-after-end = Akce { $move } přichází až po konci hry.
record-draw-unknown = { $move ->
    [0] Příprava: „{ $draw }“ není nic, co lze dobrat.
   *[other] Akce { $move }: „{ $draw }“ není nic, co lze dobrat.
}
record-draw-missing = { $move ->
    [0] Příprava: dobírá se více karet, než kolik jich záznam obsahuje ({ $count }).
   *[other] Akce { $move }: dobírá se více karet, než kolik jich záznam obsahuje ({ $count }).
}
record-draw-impossible = { $move ->
    [0] Příprava: „{ $draw }“ v tomto místě nelze dobrat.
   *[other] Akce { $move }: „{ $draw }“ v tomto místě nelze dobrat.
}
record-draws-left = { $move ->
    [0] Příprava: „{ $draw }“ je zapsáno jako dobrané, ale už se nic nedobírá.
   *[other] Akce { $move }: „{ $draw }“ je zapsáno jako dobrané, ale už se nic nedobírá.
}
record-draw-unproven = { $move ->
    [0] Příprava: losování { $count } je v záznamu „{ $draw }“, ale podle důkazu „{ $proven }“.
   *[other] Akce { $move }: losování { $count } je v záznamu „{ $draw }“, ale podle důkazu „{ $proven }“.
}
record-proof-commitment = Tajemství v důkazu není to, ze kterého vznikl jeho závazek.
record-proof-salts = Počet solí v důkazu je { $salts }, ale počet hráčů je { $seats }.
record-options = Volby neodpovídají pozici, kterou záznam začíná.
record-seats = Počet míst v záznamu je { $names }, ale počet hráčů je { $seats }.
record-result = Výsledek v záznamu ({ $told }) není ten, ke kterému vedou jeho akce, celkem { $move } ({ $found }).

## Pozice

position-foreign = Toto není pozice žádné ze zde známých her.
position-reserve = Do obchodu se vejde karet: { $most }.
position-card-unknown = Karta „{ $card }“ v této hře není.
position-card-twice = Karta „{ $card }“ je uvedena vícekrát, než kolikrát ve hře je.
position-card-place = Karta „{ $card }“ zde nemůže ležet: smějí jen vozidla.
position-card-not-there = Karta „{ $card }“ neleží tam, kam to ukazuje.
position-card-owner = Kartu „{ $card }“ tento hráč nemůže mít.
position-base-in-hand = Zničená základna není nikdy v ruce: jde hned do skladu.
position-needs-option = Toto vyžaduje volbu „{ $option }“.
position-bases = Počet základen hráče v této hře, stojících i zničených, je { $count }.
position-base-elsewhere = Základna „{ $card }“ nemůže stát: už je uvedena jako zničená ({ $other }).
position-guards-nothing = Zničená základna nemá obránce.
position-cannot-defend = Karta „{ $card }“ nemá obranné číslo vyšší než 0 a nemůže chránit základnu.
position-steps = Kroky nekončí rozhodnutím ani začátkem tahu.
position-step-place = { $below ->
    [nothing] Krok „{ $step }“ nemůže být první.
   *[other] Krok „{ $step }“ nemůže stát na kroku „{ $below }“.
}
position-step-value = Krok „{ $step }“ není možný: jeho „{ $name }“ neodpovídá stolu.
position-turn-value = „{ $name }“ neodpovídá stolu a krokům tahu.
position-target = „{ $value }“ není cíl; základna se píše jako 2.1, vozidlo na ní jako 2.1v.
position-seat = Místo { $value } neexistuje: místa mají čísla 1 až { $seats }.
position-achievement = Karta úspěchu „{ $achievement }“ v této hře není.
position-medal-order = Karty medailí se berou v pořadí svých čísel: „{ $card }“ zbyla před pozdější.
position-no-action = V této pozici není o čem rozhodovat.
position-needs-mode = Toto patří k jiným variantám: { $modes }.
position-token-unknown = Žeton „{ $token }“ v této hře není.
position-token-twice = Žeton „{ $token }“ je uveden vícekrát, než kolikrát ve hře je.
position-cell-taken = Na poli { $cell } už je něco jiného.
position-unseen = Polí s nikdy neotočenými žetony je { $cells }, ale žetonů pro ně zbývá { $tokens }.
position-tanks = Při přípravě hry má místo { $seat } tolik karet tanků: { $count }.
position-pawns = Počet figurek tohoto hráče je { $count }.
position-pawn = Figurka tam s tímto tankem být nemůže: neodpovídá to krokům.
position-pawn-number = Figurka { $value } není: figurky mají čísla 1 až { $pawns }.
position-base = Každá figurka má vlastní základnu, a to od chvíle, kdy vjede na plán.
position-sides = Počet stran v této hře je { $count }.
position-pairs = Dvojice neodpovídají žetonům ani akcím a vylepšením.
position-specials = „{ $special }“ je zde vícekrát, než kolikrát ho dvojice mohly dát.
position-points = Bodové žetony nesouhlasí: co figurka ztratila, získala jiná strana.
