# Stránka: učení, pravidla a karty.

rules-game = Hra
rules-search = Hledat v pravidlech
rules-headings = Nadpisy
rules-about = Našimi slovy. Pravidla v knížkách mají přednost před tímto seznamem; „výklad“ značí, co nechávají otevřené a jak se to hraje tady.
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Žádné pravidlo nemá všechna tato slova.
