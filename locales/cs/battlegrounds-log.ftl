# Battlegrounds: co se stalo. $who je you nebo other; $player je jméno toho druhého.
# $whose je you, team (tým čtenáře) nebo other.

bg-log-turn = { $who ->
    [you] Tah { $turn }: tvůj.
   *[other] Tah { $turn }: { $player }.
}
bg-log-fielded = { $who ->
    [you] Jedeš tankem { $tank }.
   *[other] { $player } jede tankem { $tank }.
}
bg-log-entered = { $who ->
    [you] Vstupuješ na { $cell }.
   *[other] { $player } vstupuje na { $cell }.
}
bg-log-entered-family = { $who ->
    [you] Tvoje figurka začíná na { $cell }.
   *[other] { $player } začíná na { $cell }.
}
bg-log-moved = { $who ->
    [you] Jedeš z { $start } na { $cell }.
   *[other] { $player } jede z { $start } na { $cell }.
}
bg-log-moved-family = { $who ->
    [you] Jdeš z { $start } na { $cell }.
   *[other] { $player } jde z { $start } na { $cell }.
}
bg-log-moved-family-back = { $who ->
    [you] Jdeš a vracíš se na { $cell }.
   *[other] { $player } jde a vrací se na { $cell }.
}
bg-log-shot = { $who ->
    [you] Střílíš na { $cell }.
   *[other] { $player } střílí na { $cell }.
}
bg-log-shot-token = { $who ->
    [you] Střílíš na { $cell } a bereš { $star ->
        [yes] speciální žeton „{ $picture }“.
       *[no] žeton „{ $picture }“.
    }
   *[other] { $player } střílí na { $cell } a bere { $star ->
        [yes] speciální žeton „{ $picture }“.
       *[no] žeton „{ $picture }“.
    }
}
bg-log-shot-dud-laid = { $who ->
    [you] Střílíš na { $cell } a zůstává tam nevybuchlá střela.
   *[other] { $player } střílí na { $cell } a zůstává tam nevybuchlá střela.
}
bg-log-shot-cleared = { $who ->
    [you] Střílíš na { $cell } a pole je volné.
   *[other] { $player } střílí na { $cell } a pole je volné.
}
bg-log-shot-destroyed = { $who ->
    [you] Střílíš na { $cell } a ničíš tank { $tank } ({ $owner }).
   *[other] { $player } střílí na { $cell } a ničí { $whose ->
        [you] tvůj tank { $tank }.
       *[other] tank { $tank } ({ $owner }).
    }
}
bg-log-shot-armor-saved = { $who ->
    [you] Střílíš na tank { $tank } ({ $owner }) na { $cell }, ale zachrání ho Pancíř.
   *[other] { $player } střílí na { $whose ->
        [you] tvůj tank { $tank }
       *[other] tank { $tank } ({ $owner })
    } na { $cell }, ale zachrání ho Pancíř.
}
bg-log-token = { $whose ->
    [you] Bereš žetony „{ $picture }“ z { $cells }.
    [team] Tvůj tým bere žetony „{ $picture }“ z { $cells }.
   *[other] { $owner } bere žetony „{ $picture }“ z { $cells }.
}
bg-log-pair = Dvojice ({ $picture }), 2 body: { $whose ->
    [you] pro tebe.
    [team] pro tvůj tým.
   *[other] { $owner }.
}
bg-log-special = { $whose ->
    [you] Získáváš: { $special }.
    [team] Tvůj tým získává: { $special }.
   *[other] { $owner } získává: { $special }.
}
bg-log-dud-laid = Na { $cell } teď leží nevybuchlá střela.
bg-log-cleared = Pole { $cell } je zase volné.
bg-log-destroyed = { $who ->
    [you] Tvůj tank { $tank } (z { $cell }) je cestou zničen.
   *[other] Tank { $tank } ({ $player }, z { $cell }) je cestou zničen.
}
bg-log-boxed = { $who ->
    [you] Tvůj tank { $tank } na { $cell } je zasažen a nadobro ztracen.
   *[other] Tank { $tank } ({ $player }) na { $cell } je zasažen a nadobro ztracen.
}
bg-log-armor-saved = { $who ->
    [you] Pancíř zachrání tvůj tank { $tank } a spotřebuje se.
   *[other] Pancíř zachrání tank { $tank } ({ $player }) a spotřebuje se.
}
bg-log-points = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
}: { $whose ->
    [you] pro tebe.
    [team] pro tvůj tým.
   *[other] { $owner }.
}
bg-log-changed = { $who ->
    [you] Měníš tank: { $new } místo { $tank }.
   *[other] { $player } mění tank: { $new } místo { $tank }.
}
bg-log-upgraded = { $who ->
    [you] Pokládáš vylepšení „{ $special }“ na kartu { $tank }.
   *[other] { $player } pokládá vylepšení „{ $special }“ na kartu { $tank }.
}
bg-log-extra-turn = { $who ->
    [you] Používáš Tah navíc.
   *[other] { $player } používá Tah navíc.
}
bg-log-card-drawn = { $who ->
    [you] Tank navíc: lízáš { $tanks }.
   *[other] Tank navíc: { $player } líže { $tanks }.
}
bg-log-card-kept = { $who ->
    [you] Necháváš si tank { $tank }.
   *[other] { $player } si nechává tank { $tank }.
}
bg-log-picked = { $who ->
    [you] Bereš si tank { $tank }.
   *[other] { $player } si bere tank { $tank }.
}
bg-log-skipped = { $who ->
    [you] Vynecháváš tah: tank byl právě zničen.
   *[other] { $player } vynechává tah: tank byl právě zničen.
}
bg-log-artillery-fires = Dělostřelectvo střílí na { $cell }.
bg-log-artillery-token = Bere odtamtud { $star ->
    [yes] speciální žeton „{ $picture }“.
   *[no] žeton „{ $picture }“.
}
bg-log-artillery-tank = Staví na { $cell } svůj tank.
bg-log-ranges-mixed = { $kind ->
    [letters] Všechna písmena už padla
   *[digits] Všechny číslice už padly
}; znovu se míchají.
bg-log-turned-up = Otočeno: { $tokens }.
bg-log-turned-up-token = { $picture } na { $cell }
bg-log-turned-up-hidden = { $cell } (zase zakrytý)
bg-log-turned-down = Zase zakryto: { $cells }.
bg-log-again = { $who ->
    [you] Máš ještě jeden tah.
   *[other] { $player } má ještě jeden tah.
}
bg-log-over = Hra skončila.
