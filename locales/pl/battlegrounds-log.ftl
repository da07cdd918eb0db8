# Battlegrounds: co się wydarzyło. $who to you albo other; $player to imię tej innej osoby.
# $whose to you, team (drużyna czytelnika) albo other.

bg-log-turn = { $who ->
    [you] Kolejka { $turn }: twoja.
   *[other] Kolejka { $turn }: { $player }.
}
bg-log-fielded = { $who ->
    [you] Jedziesz czołgiem { $tank }.
   *[other] { $player } jedzie czołgiem { $tank }.
}
bg-log-entered = { $who ->
    [you] Wchodzisz na { $cell }.
   *[other] { $player } wchodzi na { $cell }.
}
bg-log-entered-family = { $who ->
    [you] Twój pionek zaczyna na { $cell }.
   *[other] { $player } zaczyna na { $cell }.
}
bg-log-moved = { $who ->
    [you] Jedziesz z { $start } na { $cell }.
   *[other] { $player } jedzie z { $start } na { $cell }.
}
bg-log-moved-family = { $who ->
    [you] Idziesz z { $start } na { $cell }.
   *[other] { $player } idzie z { $start } na { $cell }.
}
bg-log-moved-family-back = { $who ->
    [you] Idziesz i wracasz na { $cell }.
   *[other] { $player } idzie i wraca na { $cell }.
}
bg-log-shot = { $who ->
    [you] Strzelasz w { $cell }.
   *[other] { $player } strzela w { $cell }.
}
bg-log-shot-token = { $who ->
    [you] Strzelasz w { $cell } i bierzesz { $star ->
        [yes] żeton specjalny „{ $picture }”.
       *[no] żeton „{ $picture }”.
    }
   *[other] { $player } strzela w { $cell } i bierze { $star ->
        [yes] żeton specjalny „{ $picture }”.
       *[no] żeton „{ $picture }”.
    }
}
bg-log-shot-dud-laid = { $who ->
    [you] Strzelasz w { $cell } i kładziesz tam niewypał.
   *[other] { $player } strzela w { $cell } i kładzie tam niewypał.
}
bg-log-shot-cleared = { $who ->
    [you] Strzelasz w { $cell } i oczyszczasz pole.
   *[other] { $player } strzela w { $cell } i oczyszcza pole.
}
bg-log-shot-destroyed = { $who ->
    [you] Strzelasz w { $cell } i niszczysz czołg { $tank } ({ $owner }).
   *[other] { $player } strzela w { $cell } i niszczy { $whose ->
        [you] twój czołg { $tank }.
       *[other] czołg { $tank } ({ $owner }).
    }
}
bg-log-shot-armor-saved = { $who ->
    [you] Strzelasz w czołg { $tank } ({ $owner }) na { $cell }, ale ratuje go Pancerz.
   *[other] { $player } strzela w { $whose ->
        [you] twój czołg { $tank }
       *[other] czołg { $tank } ({ $owner })
    } na { $cell }, ale ratuje go Pancerz.
}
bg-log-token = { $whose ->
    [you] Bierzesz żetony „{ $picture }” z { $cells }.
    [team] Twoja drużyna bierze żetony „{ $picture }” z { $cells }.
   *[other] { $owner } bierze żetony „{ $picture }” z { $cells }.
}
bg-log-pair = Para ({ $picture }), 2 punkty: { $whose ->
    [you] twoje.
    [team] twojej drużyny.
   *[other] { $owner }.
}
bg-log-special = { $whose ->
    [you] Dostajesz: { $special }.
    [team] Twoja drużyna dostaje: { $special }.
   *[other] { $owner } dostaje: { $special }.
}
bg-log-dud-laid = Na { $cell } leży teraz niewypał.
bg-log-cleared = Pole { $cell } jest znów wolne.
bg-log-destroyed = { $who ->
    [you] Twój czołg { $tank } (z { $cell }) zostaje zniszczony w drodze.
   *[other] Czołg { $tank } ({ $player }, z { $cell }) zostaje zniszczony w drodze.
}
bg-log-boxed = { $who ->
    [you] Twój czołg { $tank } na { $cell } zostaje trafiony i przepada na dobre.
   *[other] Czołg { $tank } ({ $player }) na { $cell } zostaje trafiony i przepada na dobre.
}
bg-log-armor-saved = { $who ->
    [you] Pancerz ratuje twój czołg { $tank } i zużywa się.
   *[other] Pancerz ratuje czołg { $tank } ({ $player }) i zużywa się.
}
bg-log-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[other] { $value } punktów
}: { $whose ->
    [you] dla ciebie.
    [team] dla twojej drużyny.
   *[other] { $owner }.
}
bg-log-changed = { $who ->
    [you] Zmieniasz czołg: { $new } zamiast { $tank }.
   *[other] { $player } zmienia czołg: { $new } zamiast { $tank }.
}
bg-log-upgraded = { $who ->
    [you] Kładziesz usprawnienie „{ $special }” na karcie { $tank }.
   *[other] { $player } kładzie usprawnienie „{ $special }” na karcie { $tank }.
}
bg-log-extra-turn = { $who ->
    [you] Używasz akcji Dodatkowa kolejka.
   *[other] { $player } używa akcji Dodatkowa kolejka.
}
bg-log-card-drawn = { $who ->
    [you] Dodatkowy czołg: dobierasz { $tanks }.
   *[other] Dodatkowy czołg: { $player } dobiera { $tanks }.
}
bg-log-card-kept = { $who ->
    [you] Zatrzymujesz czołg { $tank }.
   *[other] { $player } zatrzymuje czołg { $tank }.
}
bg-log-picked = { $who ->
    [you] Bierzesz czołg { $tank }.
   *[other] { $player } bierze czołg { $tank }.
}
bg-log-skipped = { $who ->
    [you] Tracisz kolejkę: czołg był dopiero co zniszczony.
   *[other] { $player } traci kolejkę: czołg był dopiero co zniszczony.
}
bg-log-artillery-fires = Artyleria strzela w { $cell }.
bg-log-artillery-token = Zabiera stamtąd { $star ->
    [yes] żeton specjalny „{ $picture }”.
   *[no] żeton „{ $picture }”.
}
bg-log-artillery-tank = Stawia na { $cell } swój czołg.
bg-log-ranges-mixed = { $kind ->
    [letters] Wszystkie litery już były
   *[digits] Wszystkie cyfry już były
}; zostają przetasowane.
bg-log-turned-up = Odkryte: { $tokens }.
bg-log-turned-up-token = { $picture } na { $cell }
bg-log-turned-up-hidden = { $cell } (znów zakryty)
bg-log-turned-down = Znów zakryte: { $cells }.
bg-log-again = { $who ->
    [you] Masz jeszcze jedną kolejkę.
   *[other] { $player } ma jeszcze jedną kolejkę.
}
bg-log-over = Gra jest skończona.
