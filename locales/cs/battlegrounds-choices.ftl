# Battlegrounds: otázky a možnosti. $who je you nebo other; $player je jméno toho druhého.

## Otázky

bg-ask-main = { $who ->
    [you] { $change ->
        [yes] Tvůj tah: jeď a střílej tankem, nebo vyměň tank.
       *[no] Tvůj tah: jeď a střílej tankem.
    }
   *[other] { $player } jede tankem, nebo mění tank.
}
bg-ask-main-done = { $who ->
    [you] Hlavní akci máš za sebou: použij, co máš, nebo ukonči tah.
   *[other] { $player } smí použít, co má, nebo ukončit tah.
}
bg-ask-draft = { $who ->
    [you] Vyber si kartu tanku.
   *[other] { $player } si vybírá kartu tanku.
}
bg-ask-field = { $who ->
    [you] Vyber tank pro svou figurku ze základny { $base }.
   *[other] { $player } vybírá tank pro figurku ze základny { $base }.
}
bg-ask-enter = { $who ->
    [you] Vyber pole, na které vstoupí tvůj tank { $tank }: základna { $base }.
   *[other] { $player } vybírá pole, na které vstoupí tank { $tank }: základna { $base }.
}
bg-ask-enter-anywhere = { $who ->
    [you] Vyber pole kterékoli volné základny, na které vstoupí tvůj tank { $tank }.
   *[other] { $player } vybírá základnu, do které vstoupí tank { $tank }.
}
bg-ask-enter-family = { $who ->
    [you] Vyber pole, na kterém začne tvoje figurka: základna { $base }.
   *[other] { $player } vybírá pole, na kterém začne figurka: základna { $base }.
}
bg-ask-shoot = { $who ->
    [you] Vystřel tankem { $tank } z { $cell }, nebo nestřílej.
   *[other] { $player } smí vystřelit tankem { $tank } z { $cell }.
}
bg-ask-move-after = { $who ->
    [you] Vystřeleno: teď jeď tankem { $tank } z { $cell }.
   *[other] { $player } má výstřel za sebou a jede tankem { $tank } z { $cell }.
}
bg-ask-keep-card = { $who ->
    [you] Tank navíc: vyber kartu, kterou si necháš.
   *[other] Tank navíc: { $player } vybírá kartu, která zůstane.
}
bg-ask-flip = { $who ->
    [you] { $count ->
        [one] Otoč ještě { $count } žeton vedle své figurky.
        [few] Otoč { $count } žetony vedle své figurky: vyber první.
       *[other] Otoč { $count } žetonů vedle své figurky: vyber první.
    }
   *[other] { $count ->
        [one] { $player } otáčí ještě { $count } žeton.
        [few] { $player } otáčí { $count } žetony.
       *[other] { $player } otáčí { $count } žetonů.
    }
}
bg-ask-collect = { $who ->
    [you] Tři žetony jsou stejné: vyber ten, který necháš ležet.
   *[other] Tři žetony jsou stejné: { $player } vybírá ten, který zůstane.
}
bg-ask-family-move = { $who ->
    [you] Tvůj tah: posuň figurku o jedno nebo dvě pole.
   *[other] { $player } posouvá figurku o jedno nebo dvě pole.
}
bg-ask-over = Hra skončila.

## Možnosti

bg-choice-end = Ukonči tah.
bg-choice-move = Jeď tankem { $tank } z { $start } na { $cell }.
bg-choice-move-turning = Jeď tankem { $tank } z { $start } přes { $path } na { $cell }.
bg-choice-armor-used = Co stojí na { $cell }, spotřebuje jeho Pancíř.
# $by: dud (nevybuchlá střela), artillery (tank dělostřelectva) nebo tank
bg-choice-dies = Na { $cell } bude zničen: v cestě { $by ->
    [dud] leží nevybuchlá střela
    [artillery] stojí tank dělostřelectva
   *[tank] { $whose ->
        [you] stojí tvůj tank { $tank }
       *[other] stojí tank { $tank } ({ $owner })
    }
}{ $points ->
    [0] .
    [one] , { $points } bod dostane { $owner }.
    [few] , { $points } body dostane { $owner }.
   *[other] , { $points } bodů dostane { $owner }.
}
bg-choice-stay = Zůstaň na { $cell }: tank { $tank } se nemůže hnout, ale smí vystřelit.
# $result: take (sebrání), pair (dvojice) nebo special (dvojice, která něco dává)
bg-choice-shoot-token = Vystřel na { $special ->
    [yes] speciální žeton „{ $picture }“
   *[no] žeton „{ $picture }“
} na { $cell }: { $result ->
    [special] tvoří dvojici (2 body) a dává: { $gives }.
    [pair] tvoří dvojici (2 body).
   *[take] vezmeš si ho.
}
bg-choice-shoot-tank = Vystřel na { $whose ->
    [you] svůj tank { $tank }
   *[other] tank { $tank } ({ $owner })
} na { $cell }: { $saved ->
    [yes] zachrání ho Pancíř, který se spotřebuje.
   *[no] { $points ->
        [0] bude zničen; žeton s body už nemá.
        [one] bude zničen, bereš si { $points } bod.
        [few] bude zničen, bereš si { $points } body.
       *[other] bude zničen, bereš si { $points } bodů.
    }
}
bg-choice-lay = Vystřel na prázdné pole { $cell }: polož tam nevybuchlou střelu (zbývá: { $left }).
bg-choice-clear = Vystřel na { $cell }: odstraň { $what ->
    [dud] nevybuchlou střelu
   *[artillery] tank dělostřelectva
}.
bg-choice-fire-first = To ještě před pohybem, tankem { $tank } z { $start }.
bg-choice-then-drives = Potom tank { $tank } může jet jen na { $cell }.
bg-choice-then-drives-turning = Potom tank { $tank } může jet jen přes { $path } na { $cell }.
bg-choice-then-stays = Potom tank { $tank } zůstane na místě, protože se nemůže hnout.
bg-choice-then-dies = Potom už tank { $tank } nemá pohyb, který by přežil.
bg-choice-wins = Tím { $whose ->
    [team] tvůj tým má
   *[you] máš
} { $target } bodů, které vítězí.
bg-choice-hold = Nestřílej.
bg-choice-change = Na { $cell } vyměň tank { $old } za { $tank }.
bg-choice-extra-turn = Použij Tah navíc: ještě jedna hlavní akce v tomto tahu.
bg-choice-extra-tank = Použij Tank navíc: { $count ->
    [0] balíček je prázdný, takže nic nepřinese.
    [one] vezmi poslední kartu tanku z balíčku.
    [few] lízni { $count } karty tanků a jednu si nech.
   *[other] lízni { $count } karet tanků a jednu si nech.
}
bg-choice-upgrade = Polož vylepšení „{ $upgrade }“ na { $whose ->
    [you] svou kartu: { $tank }.
   *[other] kartu ({ $owner }): { $tank }.
}
bg-choice-pick = Vezmi si tank { $line }.
bg-choice-field = Jeď tankem { $line }.
bg-choice-field-wrecked = Byl právě zničen, takže celý tento tah vynecháš.
bg-choice-enter = Vstup na { $cell }.
bg-choice-keep = Nech si tank { $line }.
bg-choice-go = { $back ->
    [yes] Jdi a vrať se na { $cell }
   *[no] Jdi na { $cell }
}: { $count ->
    [0] vedle není žádný zakrytý žeton.
    [one] vedle { $count } zakrytý žeton.
    [few] vedle { $count } zakryté žetony.
   *[other] vedle { $count } zakrytých žetonů.
}
bg-choice-turn = Otoč žeton na { $cell }.
bg-choice-leave = Nech ležet žeton „{ $picture }“ na { $cell } a vezmi si zbylé dva.
