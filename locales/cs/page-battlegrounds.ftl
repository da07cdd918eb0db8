# Stránka: stůl Battlegrounds. $whose je you nebo other; $owner je jméno toho druhého.

## Hrací plán

page-bg-board = Hrací plán
page-bg-face-down = zakrytý žeton
page-bg-known = leží zakrytý
page-bg-token = { $special ->
    [yes] žeton { $picture } s hvězdou
   *[no] žeton { $picture }
}
page-bg-pawn = { $whose ->
    [you] tvoje figurka
   *[other] figurka ({ $owner })
}
page-bg-tank = { $whose ->
    [you] tvůj tank { $tank }
   *[other] tank { $tank } ({ $owner })
}
page-bg-base = { $whose ->
    [you] tvoje základna
   *[other] základna ({ $owner })
}
page-bg-artillery-tank = tank dělostřelectva
page-bg-empty = prázdné
# $notes říká, co se tam dá dělat, nebo none
page-bg-cell = { $cell }, { $contents }{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
page-bg-can-at-hand = vybraný
page-bg-can-begin = může jet nebo střílet
page-bg-can-reach = lze sem dojet
page-bg-can-risky = v cestě je něco nebezpečného
page-bg-can-shoot = lze sem střelit
page-bg-can-enter = tady můžeš vstoupit
page-bg-can-go = sem můžeš jít
page-bg-can-turn = lze otočit
page-bg-can-leave = lze nechat ležet
page-bg-can-pair = dal by dvojici
page-bg-can-danger = dělostřelectvo sem může hned zasáhnout

## Pod hracím plánem

page-bg-several = { $count ->
    [one] { $count } možnost zde.
    [few] { $count } možnosti zde: ukaž na pole a rozhodni se.
   *[other] { $count } možností zde: ukaž na pole a rozhodni se.
}
page-bg-begin = Ukaž na některý svůj tank a uvidíš, kam může jet.
page-bg-duds-left = { $left ->
    [one] Zbývá { $left } nevybuchlá střela
    [few] Zbývají { $left } nevybuchlé střely
   *[other] Zbývá { $left } nevybuchlých střel
}

## Oblasti

page-bg-area = { $whose ->
    [you] Tvoje oblast
   *[other] Oblast: { $owner }
}
# $target je none, když žádný počet bodů nestačí k výhře
page-bg-strip = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}
page-bg-you = ty
page-bg-turn = { $actions ->
    [0] na tahu, po akci
    [one] na tahu
    [few] na tahu, { $actions } akce
   *[other] na tahu, { $actions } akcí
}
page-bg-turn-family = { $extra ->
    [0] na tahu
   *[other] na tahu, ještě { $extra }
}
page-bg-of = z { $target }
page-bg-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
# $won je none tam, kde se na tanky nestřílí
page-bg-points-from = { $pairs ->
    [one] { $pairs } dvojice
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}{ $won ->
    [none] {""}
   *[other] , za tanky { $won }
}
page-bg-no-singles = Žádné jednotlivé žetony.
page-bg-single = { $special ->
    [yes] { $picture } s hvězdou, čeká na dvojici
   *[no] { $picture }, čeká na dvojici
}
page-bg-ready = Připraveno k použití
page-bg-drives-on = na { $cell }
page-bg-wrecked = právě zničený
page-bg-draft = Vyber kartu tanku
page-bg-drawn = Tank navíc: jednu kartu si nech

## Dělostřelectvo

page-bg-artillery = Dělostřelectvo
page-bg-artillery-from = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}, { $tanks ->
    [one] { $tanks } tank
    [few] { $tanks } tanky
   *[other] { $tanks } tanků
}
page-bg-letters = Písmena, která ještě padnou
page-bg-digits = Číslice, které ještě padnou
page-bg-range-left = ještě padne
page-bg-range-gone = už padlo
page-bg-artillery-stock = { $left ->
    [one] { $left } tank v zásobě
    [few] { $left } tanky v zásobě
   *[other] { $left } tanků v zásobě
}
