# Polecenie motorpool. Słowa takie jak play, you czy undo wpisuje czytelnik: pozostają bez zmian.

## Polecenie

cli-description = Stół do gier czołgowych Rush i Battlegrounds: graj, sprawdzaj, zaglądaj do zasad.
cli-usage = Użycie:
cli-arguments = Na czym działa
cli-options = Opcje
cli-commands = Polecenia
cli-command = POLECENIE
cli-file = PLIK
cli-option-value = OPCJA=WARTOŚĆ
cli-help-help = pokaż tę pomoc
cli-help-lang = język wszystkich słów; domyślnie język systemu
cli-help-version = pokaż wersję i sposób jej zbudowania
cli-version = motorpool { $version } (skompilowany: { $compiled }, strona: { $page })

## Argumenty, które są niemożliwe

cli-bad-unknown = Nie ma tu „{ $argument }”; { $command } --help pokazuje, co jest.
cli-bad-required = Czegoś brakuje: { $argument }; { $command } --help pokazuje, czego trzeba.
cli-bad-value-missing = Po { $argument } brakuje wartości; { $command } --help pokazuje jakiej.
cli-bad-flag = { $argument } stoi samo, bez „{ $value }”.
cli-bad-choice = „{ $value }” nie pasuje do { $argument }; do wyboru: { $choices }.
cli-bad-value = „{ $value }” nie pasuje do { $argument }; { $command } --help pokazuje, co pasuje.
cli-bad-together = { $argument } nie może stać razem z { $value }.
cli-bad-arguments = Te argumenty nie pasują do siebie; { $command } --help pokazuje, co jest.
cli-set = „{ $text }” to nie opcja z wartością; napisz na przykład: --set reserve_size=5.
cli-file-bad = { $file }: { $reason }

## motorpool verify

cli-verify-help = odtwórz zapisy gier i powiedz, czy są prawdziwe
cli-verify-description = Odtwarza każdy zapis według zasad i podaje jego wynik albo dokładne miejsce, w którym zapis od nich odbiega.
cli-verify-files = zapisy gier
cli-verify-valid = { $file }: poprawny: { $count ->
    [0] porażka, punkty: { $points }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
    [one] zwycięża { $winners } { $points }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
    [few] zwyciężają { $winners } { $points }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
   *[other] zwyciężają { $winners } { $points }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
}
cli-verify-unfinished = { $file }: na razie poprawny: gra nie jest skończona, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
cli-verify-unproven = Nie zawiera dowodu, że losowanie było uczciwe.
cli-verify-proven = { $since ->
    [position] Uczciwość wszystkich losowań od tej pozycji ({ $draws })
   *[set-up] Uczciwość wszystkich losowań ({ $draws })
} jest udowodniona, jeśli przed grą pokazano ci to zobowiązanie: { $commitment }.
cli-verify-departs = { $file }: niepoprawny: { $reason }
cli-points-against = { " do " }

## motorpool rules

cli-rules-help = pokaż zasady
cli-rules-description = Wypisuje zasady gry Rush albo pokazuje te, o które pytasz.
cli-rules-wanted = ID
cli-rules-wanted-help = zasada (RU-BUY-01), grupa (RU-BUY) albo słowo
cli-rules-none = Nie ma zasady „{ $wanted }” i w żadnej nie ma tego słowa.
cli-rules-close = Nie ma zasady „{ $wanted }”; może chodzi o jedną z tych: { $close }?
cli-rules-argument = Powiedz, o którą zasadę chodzi, na przykład: rules { $rule } albo rules czołg.

## motorpool cards

cli-cards-help = pokaż karty albo sprawdź własny zestaw kart
cli-cards-description = Wypisuje wszystkie Pojazdy z Rush albo karty czołgów i żetony z Battlegrounds, albo objaśnia to, co ma nazwę; „cards check PLIK” sprawdza własny zestaw kart.
cli-cards-tanks = Karty czołgów
cli-cards-tokens = Co daje para z żetonem specjalnym
cli-cards-wanted = NAZWA
cli-cards-wanted-help = co objaśnić, według id lub nazwy; albo gra: rush, battlegrounds; albo: check PLIK
cli-cards-set-help = inny zestaw kart: cards=second_front albo cards=PLIK
cli-cards-good = { $file }: w porządku, { $count ->
    [one] { $count } Pojazd
    [few] { $count } Pojazdy
   *[other] { $count } Pojazdów
}
cli-cards-check-one = Podaj jeden plik do sprawdzenia: { $command } check PLIK.

## Szukanie po nazwie

cli-name-none = W tej grze nic się nie nazywa „{ $wanted }”.
cli-name-close = Nic się nie nazywa „{ $wanted }”; może chodzi o jedno z tych: { $close }?
cli-name-several = „{ $wanted }” może oznaczać kilka rzeczy: { $found }. Podaj więcej z nazwy.

## motorpool play: argumenty

cli-play = graj w terminalu
cli-play-description = Rozgrywa grę w terminalu: przeciw botom albo ze znajomymi przy jednej klawiaturze.
cli-play-game = gra
cli-play-preset = zasady na początek; Rush: base, second-front, alternative albo team; Battlegrounds: battle, battle-draft, team, family albo solo
cli-play-set = zmień jedną opcję, na przykład reserve_size=5 albo cards=PLIK; można powtarzać
cli-play-seats = kto gra, po kolei: you, recruit, veteran, ace, exec:POLECENIE (program) albo IMIĘ=you; domyślnie you przeciw veteran
cli-play-seed = to samo ziarno rozdaje tę samą grę
cli-play-from = graj dalej zapisaną grę albo zacznij od pozycji
cli-play-save = zapisuj grę w tym pliku, cały czas
cli-play-plain = same zdania, dla czytnika ekranu; domyślnie, gdy wyjście nie jest terminalem
cli-from-has-options = Zapisana gra ma własne opcje: pomiń --preset i --set.
cli-from-foreign = To ani zapisana gra, ani pozycja.
cli-seat-unknown = „{ $seat }” nie może zasiąść do stołu; do wyboru: { $choices }, exec:POLECENIE albo IMIĘ=you.
cli-seats-differ = { $given ->
    [one] Podajesz { $given } miejsce
    [few] Podajesz { $given } miejsca
   *[other] Podajesz { $given } miejsc
}, a w tej grze jest ich { $count }.
cli-name = „{ $name }” to nie imię gracza: musi mieć od 1 do { $most } liter, bez nawiasów.
cli-name-twice = Dwoje graczy nazywa się „{ $name }”; każdy musi mieć własne imię.
cli-player-name = Gracz { $number }

## motorpool play: co leży na stole. $who to you albo other; $player to imię tej innej osoby.

cli-you = ty
cli-title = Runda { $round }: { $who ->
    [you] twoja tura
   *[other] tura: { $player }
}{ $last ->
    [yes] , ostatnia runda
   *[no] {""}
}
cli-times = { $count } × { $line }
cli-offer = { $card } za { $cost }
cli-summary-hand = { $cards ->
    [none] Nie masz kart na ręce.
   *[other] Twoja ręka: { $cards }.
}
cli-summary-reserve = { $cards ->
    [none] Rezerwa jest pusta.
   *[other] Rezerwa: { $cards }.
}
cli-hand = { $who ->
    [you] { $count ->
        [0] Nie masz kart na ręce.
        [one] { $count } karta na twojej ręce:
        [few] { $count } karty na twojej ręce:
       *[other] { $count } kart na twojej ręce:
    }
   *[other] { $count ->
        [0] { $player } nie ma kart na ręce.
        [one] { $player } ma { $count } kartę na ręce, zakrytych: { $hidden }.
        [few] { $player } ma { $count } karty na ręce, zakrytych: { $hidden }.
       *[other] { $player } ma { $count } kart na ręce, zakrytych: { $hidden }.
    }
}
cli-rear = { $who ->
    [you] Na twoich Tyłach: { $card }
   *[other] Na Tyłach ({ $player }): { $card }
}
cli-rear-empty = { $who ->
    [you] Twoje Tyły są puste.
   *[other] { $player } ma puste Tyły.
}
cli-reserve = { $count ->
    [0] Rezerwa jest pusta.
    [one] { $count } karta w Rezerwie, od najbliższej stosu.
    [few] { $count } karty w Rezerwie, od najbliższej stosu.
   *[other] { $count } kart w Rezerwie, od najbliższej stosu.
} W stosie Pojazdów: { $deck }. Na stosie kart odrzuconych: { $discard }.
cli-base = { $whose ->
    [you] { $base ->
        [hq] Twój Sztab
       *[other] Twoja Baza { $base }
    }
   *[other] { $base ->
        [hq] Sztab ({ $owner })
       *[other] Baza { $base } ({ $owner })
    }
}: { $state ->
    [destroyed] { $base ->
        [hq] zniszczony.
       *[other] zniszczona.
    }
    [damaged] { $base ->
        [hq] uszkodzony, bez obrońcy.
       *[other] uszkodzona, bez obrońcy.
    }
   *[whole] bez obrońcy.
}
cli-base-defended = { $whose ->
    [you] { $base ->
        [hq] Twój Sztab
       *[other] Twoja Baza { $base }
    }
   *[other] { $base ->
        [hq] Sztab ({ $owner })
       *[other] Baza { $base } ({ $owner })
    }
}: { $state ->
    [damaged] { $base ->
        [hq] uszkodzony, obrońca
       *[other] uszkodzona, obrońca
    }
   *[whole] obrońca
} { $card }, opancerzenie { $armor }{ $damaged ->
    [yes] , uszkodzony.
   *[no] .
}
cli-player = { $who ->
    [you] Masz
   *[other] { $player } ma
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; Bazy: { $standing }, bronione: { $defended }; karty na ręce: { $hand }, w Garażu: { $garage }, w Magazynie: { $depot }.
cli-medals = { $nation }: zostało { $ones ->
    [one] { $ones } karta z jednym Medalem
    [few] { $ones } karty z jednym Medalem
   *[other] { $ones } kart z jednym Medalem
} i { $twos ->
    [one] { $twos } karta z dwoma Medalami
    [few] { $twos } karty z dwoma Medalami
   *[other] { $twos } kart z dwoma Medalami
}.
cli-achievement = { $achievement }: { $help } { $leader ->
    [none] Na razie nie przypada nikomu.
   *[other] Na razie prowadzi: { $leader }.
}
cli-depot = { $who ->
    [you] { $count ->
        [0] Twój Magazyn jest pusty.
        [one] { $count } karta w twoim Magazynie:
        [few] { $count } karty w twoim Magazynie:
       *[other] { $count } kart w twoim Magazynie:
    }
   *[other] { $count ->
        [0] { $player } ma pusty Magazyn.
        [one] { $count } karta w Magazynie ({ $player }):
        [few] { $count } karty w Magazynie ({ $player }):
       *[other] { $count } kart w Magazynie ({ $player }):
    }
}
cli-graveyard = { $count ->
    [0] Złomowisko jest puste.
    [one] { $count } karta na Złomowisku:
    [few] { $count } karty na Złomowisku:
   *[other] { $count } kart na Złomowisku:
}

## motorpool play: rysowany stół. Krótkie słowa: wiersz ma 80 znaków.

cli-nation-ussr = ZSRR
cli-nation-germany = Niemcy
cli-nation-usa = USA
cli-nation-france = Francja
cli-nation-uk = W. Bryt.
cli-class-light = Lekki
cli-class-medium = Średni
cli-class-spg = Działo
cli-class-heavy = Ciężki
cli-class-auxiliary = Pomocn.
cli-draw-achievements = Osiągnięcia:
cli-draw-medals = Zostało Medali (1/2):
cli-draw-player = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, ręka { $hand }, Garaż { $garage }, Magazyn { $depot }
cli-draw-rear = { $told }, Tyły { $card }
cli-draw-you = { $player } (ty)
cli-draw-side = { $player }, strona { $side }
cli-draw-base = { $base ->
    [hq] Sztab
   *[other] Baza { $base }
}
cli-draw-open = { $state ->
    [destroyed] zniszcz.
    [damaged] wolne, uszk.
   *[whole] wolne
}
cli-draw-defender = (op { $armor }{ $damaged ->
    [yes] , uszk.
   *[no] {""}
}{ $state ->
    [damaged] ; Baza uszk.
   *[whole] {""}
})
cli-draw-reserve = Rezerwa (stos { $deck })
cli-draw-hand = Twoja ręka
cli-draw-your-rear = Twoje Tyły
cli-draw-nation = Kraj
cli-draw-class = Rodzaj
cli-draw-cost = Kosz
cli-draw-resources = Sur
cli-draw-power = Siła
cli-draw-armor = Op
cli-draw-abilities = Zdolności

## motorpool play: pytania i odpowiedzi

cli-prompt = { $count ->
    [0] save, help lub Enter:
    [one] Enter lub help:
    [few] 1 do { $count } lub help:
   *[other] 1 do { $count } lub help:
}
cli-welcome = { $game }: { $players }. W każdej chwili możesz wpisać help.
cli-undone = Twoja ostatnia akcja została cofnięta.
cli-choose = Wpisz liczbę od 1 do { $count } albo help.
cli-choose-number = { $count ->
    [one] Nie ma możliwości { $line }: jedyna to 1.
    [few] Nie ma możliwości { $line }: są od 1 do { $count }.
   *[other] Nie ma możliwości { $line }: są od 1 do { $count }.
}
cli-choose-several = „{ $line }” może oznaczać kilka akcji: { $found }.
cli-choose-unknown = „{ $line }” to ani możliwość, ani polecenie; wpisz liczbę albo help.
cli-explain-no-card = W możliwości { $number } nie ma nic do objaśnienia.
cli-log-argument = „{ $argument }” nie jest częścią dziennika; wpisz log albo log all.
cli-player-unknown = Nie ma gracza „{ $player }”; grają: { $players }.
cli-pass-keyboard = Klawiaturę przejmuje { $player }.
cli-pass-enter = { $player }, naciśnij Enter, gdy nikt inny nie patrzy:

## motorpool play: polecenia. Pierwsze słowo każdego wiersza się wpisuje.

cli-play-help = Wpisz numer możliwości, akcję taką jak „{ $example }” albo jedno z poniższych:
cli-play-help-explain = ? NAZWA albo ? 2: objaśnia to, co się tak nazywa, albo możliwość 2
cli-play-help-help = help: ta lista
cli-play-help-table = table: pokazuje jeszcze raz cały stół
cli-play-help-choices = choices: pokazuje jeszcze raz, co możesz zrobić
cli-play-help-hand = hand albo hand GRACZ: karty na twojej ręce albo to, co wiesz o cudzej
cli-play-help-reserve = reserve: karty w Rezerwie
cli-play-help-bases = bases: wszystkie Bazy i ich obrońcy
cli-play-help-players = players: punkty, Bazy i stosy wszystkich graczy
cli-play-help-medals = medals: ile zostało Medali
cli-play-help-achievements = achievements: co liczą Osiągnięcia i kto by je teraz dostał
cli-play-help-depot = depot albo depot GRACZ: karty w Magazynie
cli-play-help-graveyard = graveyard: karty, które wypadły z gry
cli-play-help-score = score: punkty na tę chwilę
cli-play-help-log = log albo log all: co się ostatnio działo albo wszystko od początku
cli-play-help-rules = rules { $rule } albo rules SŁOWO: zasady
cli-play-help-undo = undo: cofa twoją ostatnią akcję, dopóki nic nowego się nie ujawniło
cli-play-help-save = save albo save PLIK: zapisuje grę i gra się dalej
cli-play-help-quit = quit: zapisuje grę i kończy

## motorpool play: zapis i koniec

cli-saved = Gra jest zapisana w { $file }.
cli-saved-leaving = Gra jest zapisana w { $file }. Aby grać dalej:
cli-saved-result = Zapis gry jest w { $file }.
cli-save-failed = Nie można zapisać { $path }: { $why }.
cli-save-exists = { $file } już istnieje; wybierz inną nazwę, żeby nic nie przepadło.
cli-over = Gra jest skończona
cli-over-offer = Wpisz save albo save PLIK, aby zachować zapis tej gry; Enter kończy.
