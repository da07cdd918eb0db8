# Battlegrounds: pytania i możliwości. $who to you albo other; $player to imię tej innej osoby.

## Pytania

bg-ask-main = { $who ->
    [you] { $change ->
        [yes] Twoja kolejka: jedź i strzelaj czołgiem albo zmień czołg.
       *[no] Twoja kolejka: jedź i strzelaj czołgiem.
    }
   *[other] { $player } jedzie czołgiem albo zmienia czołg.
}
bg-ask-main-done = { $who ->
    [you] Akcja główna za tobą: użyj tego, co masz, albo zakończ kolejkę.
   *[other] { $player } może użyć tego, co ma, albo zakończyć kolejkę.
}
bg-ask-draft = { $who ->
    [you] Wybierz kartę czołgu.
   *[other] { $player } wybiera kartę czołgu.
}
bg-ask-field = { $who ->
    [you] Wybierz czołg dla swojego pionka z bazy { $base }.
   *[other] { $player } wybiera czołg dla pionka z bazy { $base }.
}
bg-ask-enter = { $who ->
    [you] Wybierz pole, na które wchodzi twój czołg { $tank }: baza { $base }.
   *[other] { $player } wybiera pole, na które wchodzi czołg { $tank }: baza { $base }.
}
bg-ask-enter-anywhere = { $who ->
    [you] Wybierz pole dowolnej wolnej bazy, na które wchodzi twój czołg { $tank }.
   *[other] { $player } wybiera bazę, do której wchodzi czołg { $tank }.
}
bg-ask-enter-family = { $who ->
    [you] Wybierz pole, na którym zaczyna twój pionek: baza { $base }.
   *[other] { $player } wybiera pole, na którym zaczyna pionek: baza { $base }.
}
bg-ask-shoot = { $who ->
    [you] Strzel czołgiem { $tank } z { $cell } albo wstrzymaj ogień.
   *[other] { $player } może strzelić czołgiem { $tank } z { $cell }.
}
bg-ask-move-after = { $who ->
    [you] Strzał oddany: teraz jedź czołgiem { $tank } z { $cell }.
   *[other] { $player } ma strzał za sobą i jedzie czołgiem { $tank } z { $cell }.
}
bg-ask-keep-card = { $who ->
    [you] Dodatkowy czołg: wybierz kartę, którą zatrzymasz.
   *[other] Dodatkowy czołg: { $player } wybiera kartę do zatrzymania.
}
bg-ask-flip = { $who ->
    [you] { $count ->
        [one] Odkryj jeszcze { $count } żeton obok swojego pionka.
        [few] Odkryj { $count } żetony obok swojego pionka: wybierz pierwszy.
       *[other] Odkryj { $count } żetonów obok swojego pionka: wybierz pierwszy.
    }
   *[other] { $count ->
        [one] { $player } odkrywa jeszcze { $count } żeton.
        [few] { $player } odkrywa { $count } żetony.
       *[other] { $player } odkrywa { $count } żetonów.
    }
}
bg-ask-collect = { $who ->
    [you] Trzy żetony są takie same: wybierz ten, który zostawiasz.
   *[other] Trzy żetony są takie same: { $player } wybiera ten, który zostaje.
}
bg-ask-family-move = { $who ->
    [you] Twoja kolejka: przesuń pionek o jedno lub dwa pola.
   *[other] { $player } przesuwa pionek o jedno lub dwa pola.
}
bg-ask-over = Gra jest skończona.

## Możliwości

bg-choice-end = Zakończ kolejkę.
bg-choice-move = Jedź czołgiem { $tank } z { $start } na { $cell }.
bg-choice-move-turning = Jedź czołgiem { $tank } z { $start } przez { $path } na { $cell }.
bg-choice-armor-used = To, co stoi na { $cell }, zużywa jego Pancerz.
# $by: dud (niewypał), artillery (czołg artylerii) albo tank (czołg)
bg-choice-dies = Na { $cell } zostanie zniszczony: na drodze { $by ->
    [dud] leży niewypał
    [artillery] stoi czołg artylerii
   *[tank] { $whose ->
        [you] stoi twój czołg { $tank }
       *[other] stoi czołg { $tank } ({ $owner })
    }
}{ $points ->
    [0] .
    [one] , { $points } punkt dostaje { $owner }.
    [few] , { $points } punkty dostaje { $owner }.
   *[other] , { $points } punktów dostaje { $owner }.
}
bg-choice-stay = Zostań na { $cell }: czołg { $tank } nie może się ruszyć, ale może strzelić.
# $result: take (zabranie), pair (para) albo special (para, która coś daje)
bg-choice-shoot-token = Strzel w { $special ->
    [yes] żeton specjalny „{ $picture }”
   *[no] żeton „{ $picture }”
} na { $cell }: { $result ->
    [special] tworzy parę (2 punkty) i daje: { $gives }.
    [pair] tworzy parę (2 punkty).
   *[take] zabierasz go.
}
bg-choice-shoot-tank = Strzel w { $whose ->
    [you] swój czołg { $tank }
   *[other] czołg { $tank } ({ $owner })
} na { $cell }: { $saved ->
    [yes] ratuje go Pancerz, który się zużywa.
   *[no] { $points ->
        [0] zostanie zniszczony; nie ma już żetonów z punktami.
        [one] zostanie zniszczony, bierzesz { $points } punkt.
        [few] zostanie zniszczony, bierzesz { $points } punkty.
       *[other] zostanie zniszczony, bierzesz { $points } punktów.
    }
}
bg-choice-lay = Strzel w puste pole { $cell }: połóż tam niewypał (zostało: { $left }).
bg-choice-clear = Strzel w { $cell }: zdejmij { $what ->
    [dud] niewypał
   *[artillery] czołg artylerii
}.
bg-choice-fire-first = To przed ruchem, czołgiem { $tank } z { $start }.
bg-choice-then-drives = Potem czołg { $tank } może jechać tylko na { $cell }.
bg-choice-then-drives-turning = Potem czołg { $tank } może jechać tylko przez { $path } na { $cell }.
bg-choice-then-stays = Potem czołg { $tank } zostaje na miejscu, bo nie może się ruszyć.
bg-choice-then-dies = Potem czołg { $tank } nie ma już ruchu, który przetrwa.
bg-choice-wins = Z tym { $whose ->
    [team] twoja drużyna ma
   *[you] masz
} { $target } punktów, które dają zwycięstwo.
bg-choice-hold = Wstrzymaj ogień.
bg-choice-change = Na { $cell } zmień czołg { $old } na { $tank }.
bg-choice-extra-turn = Użyj akcji Dodatkowa kolejka: jeszcze jedna akcja główna.
bg-choice-extra-tank = Użyj akcji Dodatkowy czołg: { $count ->
    [0] stos jest pusty, więc nic nie daje.
    [one] weź ostatnią kartę czołgu ze stosu.
    [few] dobierz { $count } karty czołgów i zatrzymaj jedną.
   *[other] dobierz { $count } kart czołgów i zatrzymaj jedną.
}
bg-choice-upgrade = Połóż usprawnienie „{ $upgrade }” na { $whose ->
    [you] swojej karcie: { $tank }.
   *[other] karcie ({ $owner }): { $tank }.
}
bg-choice-pick = Weź czołg { $line }.
bg-choice-field = Jedź czołgiem { $line }.
bg-choice-field-wrecked = Dopiero co został zniszczony, więc tracisz całą tę kolejkę.
bg-choice-enter = Wejdź na { $cell }.
bg-choice-keep = Zatrzymaj czołg { $line }.
bg-choice-go = { $back ->
    [yes] Idź i wróć na { $cell }
   *[no] Idź na { $cell }
}: { $count ->
    [0] obok nie ma zakrytych żetonów.
    [one] obok { $count } zakryty żeton.
    [few] obok { $count } zakryte żetony.
   *[other] obok { $count } zakrytych żetonów.
}
bg-choice-turn = Odkryj żeton na { $cell }.
bg-choice-leave = Zostaw żeton „{ $picture }” na { $cell } i weź dwa pozostałe.
