# Stránka: učení, pravidla a karty.

rules-game = Hra
rules-search = Hledat v pravidlech
rules-headings = Nadpisy
rules-about = Našimi slovy. Tištěná pravidla mají přednost před tímto seznamem; „výklad“ značí, co nechávají otevřené a jak se to hraje tady.
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Žádné pravidlo nemá všechna tato slova.

## Učení

learn-lead = Uč se u skutečného stolu: ty hraješ, trenér říká, co zkusit, a pravidla na to dohlížejí.
learn-lessons = První hry
learn-begin = Začít
learn-go-on = Pokračovat
learn-once-more = Ještě jednou
learn-progress = { $done } z { $count ->
    [one] { $count } scény
    [few] { $count } scén
   *[other] { $count } scén
}

## Trenér

coach = Trenér
coach-back = Ke všem lekcím
coach-scene = Scéna { $number } z { $count }
coach-step = Krok { $number } z { $count }
coach-scenes = Scény této lekce
coach-scene-named = Scéna { $number }: { $name }
coach-scene-done = Scéna { $number }: { $name }, hotová
coach-missed = Ve hře to udělat můžeš. Tady zkus nejdřív tohle:
coach-or = nebo
coach-show = Ukaž mi, kde
coach-well = Výborně!
coach-next = Dál
coach-finish = Na konec
coach-repeat = Zopakovat scénu
coach-happened = Co se stalo
coach-unknown = Taková lekce není.

## Po poslední scéně

lesson-end = Umíš hrát { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
}.
lesson-end-lead = Zbytek přijde při hře: každá karta a každý znak se vysvětlí, když na ně ukážeš, a rada řekne, co by udělal dobrý hráč.
lesson-end-play = Zahrát si teď skutečnou hru
lesson-end-play-line = Celá hra proti dvěma botům.
lesson-end-other = Druhá lekce
lesson-end-again = Tato lekce ještě jednou
lesson-end-howto = Jak se hrají jednotlivé způsoby
