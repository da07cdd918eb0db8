# motorpool play battlegrounds: plán ve větách a kreslený. $whose je you, team nebo other.

## Kde hra je

cli-bg-title = Kolo { $round }: { $who ->
    [you] tvůj tah
   *[other] na tahu je { $player }
}
cli-bg-setting-up = Příprava: { $who ->
    [you] tvoje volba
   *[other] vybírá { $player }
}
cli-bg-summary-places = Na plánu: { $places }.
cli-bg-summary-points = Body: { $points }.
cli-bg-place = { $what } na { $cell }
cli-bg-points = { $whose ->
    [you] ty
    [team] tvůj tým
   *[other] { $owner }
} { $points }{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}

## Plán

cli-bg-pawn = { $whose ->
    [you] tvoje figurka
   *[other] figurka ({ $owner })
}
cli-bg-tank = { $whose ->
    [you] tvůj tank { $tank }
   *[other] tank { $tank } ({ $owner })
}
cli-bg-token = { $special ->
    [yes] { $picture } s hvězdou
   *[no] { $picture }
}
cli-bg-face-down = zakrytý žeton
cli-bg-on-token = { $pawn }, pod ním { $token }
cli-bg-dud = nevybuchlá střela
cli-bg-artillery-tank = tank dělostřelectva
cli-bg-empty = prázdné
cli-bg-row = Řada { $name }: { $cells }.
cli-bg-column = Sloupec { $name }: { $cells }.
cli-bg-around = Kolem { $name }: { $cells }.
cli-bg-cell = { $cell }: { $contents }.
cli-bg-cell-gives = Dvojice s tímto žetonem dává: { $special }.
cli-bg-cell-tank = { $line }.
cli-bg-cell-base = Pole patří k { $whose ->
    [you] tvé základně.
   *[other] základně ({ $owner }).
}
cli-bg-face-up = { $tokens ->
    [none] Žádný žeton neleží lícem nahoru.
   *[other] Lícem nahoru: { $tokens }.
}
cli-bg-line-unknown = „{ $line }“ není řada ani sloupec; napiš board, board 3 nebo board C.
cli-bg-cell-unknown = „{ $cell }“ není pole; pole jsou A1 až H8, například: cell C4.

## Tanky a oblasti

cli-bg-no-tanks = V rodinné hře nejsou karty tanků.
cli-bg-tanks = { $who ->
    [you] Tvoje tanky:
   *[other] Tanky ({ $player }):
}
cli-bg-pawn-line = { $line }; { $cell ->
    [none] mimo plán
   *[other] na { $cell }
}{ $points ->
    [none] {""}
    [0] ; žeton s body už nemá
   *[other] ; jeho ztráta stojí { $points }
}.
cli-bg-pawn-without = Mimo plán: figurka{ $base ->
    [none] {""}
   *[other] {" "}ze základny { $base }
}{ $points ->
    [none] {""}
    [0] ; žeton s body už nemá
   *[other] ; další ztráta stojí { $points }
}.
cli-bg-pawn-removed = Odstraněna dělostřelectvem: figurka ze základny { $base }; vrátí ji jen další karta tanku.
cli-bg-waits = Čeká: { $line }{ $wrecked ->
    [yes] ; právě zničený
   *[no] {""}
}.
cli-bg-area = { $whose ->
    [you] Máš
    [team] Tvůj tým má
   *[other] { $owner }:
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}; dvojice: { $pairs }, body za zničené tanky: { $won }.
cli-bg-singles = Žetony bez dvojice: { $tokens }.
cli-bg-ready = Připraveno k použití: { $specials }.
cli-bg-pair = Do dvojice ({ $token }): { $cells ->
    [none] na plánu už takový není.
   *[other] { $cells }.
}
cli-bg-other-special = { $cell } (speciální)
cli-bg-no-singles = V tvé oblasti žádný žeton nečeká na dvojici.
cli-bg-artillery = Dělostřelectvo má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} z 20; tanky v zásobě: { $left }.
cli-bg-to-come = Jeho písmena, která teprve přijdou: { $letters }; číslice: { $digits }.
cli-bg-reach = { $whose ->
    [you] Tvůj tank { $tank }
   *[other] Tank { $tank } ({ $owner })
} na { $cell } { $cells ->
    [none] nemůže jet.
   *[other] jede na { $cells }.
}
cli-bg-reach-shots = Z { $cell } střílí na: { $cells ->
    [none] nic.
   *[other] { $cells }.
}
cli-bg-reach-none = Tento hráč nemá na plánu žádný tank.

## Kreslený stůl. Krátká slova: řádek má 80 písmen.

cli-bg-draw-player = body: { $points }{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}, { $pairs ->
    [one] { $pairs } dvojice
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}
cli-bg-draw-left = { $told }, žetony s body: { $left }
cli-bg-draw-area = { $whose ->
    [you] Tvoje oblast
    [team] Oblast tvého týmu
   *[other] Oblast ({ $owner })
}: { $tokens }{ $ready ->
    [none] {""}
   *[other] ; připraveno: { $ready }
}
cli-bg-draw-face-down = zakrytý
cli-bg-draw-base = základna
cli-bg-draw-values = 2+ 3x pohyb o 2 rovně, střela na 3 šikmo

## Příkazy. První slovo každého řádku se píše.

cli-play-help-board = board, board 3 nebo board C: přečte plán, řadu nebo sloupec
cli-play-help-cell = cell C4: co je na poli
cli-play-help-around = around A2: pole kolem pole
cli-play-help-tanks = tanks nebo tanks HRÁČ: tanky, jejich hodnoty a vylepšení
cli-play-help-area = area nebo area HRÁČ: body, žetony bez dvojice a co je připraveno k použití
cli-play-help-pairs = pairs: kde leží žetony do dvojice s tvými
cli-play-help-reach = reach nebo reach HRÁČ: kam tanky mohou jet a co by odtamtud zasáhly
