# Strona: przygotowanie stołu, zaproszenie i czekanie przy stole na pozostałych.

## Nowy stół

new-title = Nowy stół
new-lead = Wybierz, co na nim leży i kto przy nim siedzi. Czego nie zmienisz, zostaje jak w instrukcjach.
new-game = Co ma leżeć na stole?
new-game-rush = Gra karciana: zbierz Oddział, szturmuj Bazy.
new-game-battlegrounds = Gra planszowa: jazda i strzały na polach 8×8.
new-preset = Jakie zasady?
new-preset-seats = { $same ->
    [yes] { $fewest ->
        [one] 1 gracz
        [few] { $fewest } graczy
       *[many] { $fewest } graczy
    }
   *[no] { $fewest }–{ $most } graczy
}
new-changed = { $count ->
    [one] jedna zasada zmieniona
    [few] { $count } zasady zmienione
   *[many] { $count } zasad zmienionych
}
new-switches = Każda zasada z osobna
new-switches-line = { $count ->
    [one] Jeden przełącznik. Ustawił go zestaw; możesz go zmienić.
    [few] { $count } przełączniki. Ustawił je zestaw; zmień, co chcesz.
   *[many] { $count } przełączników. Ustawił je zestaw; zmień, co chcesz.
}
new-switches-show = Pokaż przełączniki
new-switches-hide = Ukryj przełączniki
new-switches-reset = Jak w zestawie
new-rule = Zasada { $id }
new-changed-mark = zmienione
new-needs = Wymaga: { $what }.
new-needs-off = Możliwe tylko bez: { $what }.
new-needs-value = { $name }: { $value }
new-with = Włącz razem
new-without = Wyłącz razem
new-set-together = Ustaw razem
new-seats-only = Tylko dla graczy: { $seats }.
new-own = Własny plik
new-own-pick = Wybierz plik
new-own-other = Inny plik
new-own-drop = Usuń
new-own-too-large = Plik jest za duży: można wysłać najwyżej { $most } KB.
new-own-help = Jak pisze się taki plik, opisuje docs/cards.md.

new-seats = Kto przy nim siedzi?
new-seats-fewer = O jedno miejsce mniej
new-seats-more = O jedno miejsce więcej
new-seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
new-seats-fixed = Ta gra ma dokładnie tyle miejsc.
new-chair-you = Ty
new-chair-you-line = Twoje miejsce
new-chair-here = Usiądź tutaj
new-chair-friend = Ktoś znajomy
new-chair-friend-line = z linkiem albo kodem QR od ciebie
new-bot-recruit = gra z sensem, ale się myli
new-bot-veteran = gra z doświadczeniem
new-bot-ace = przewiduje; nad każdym wyborem myśli około sekundy

new-first = Kto zaczyna?
new-first-random = Los
new-first-seat = Miejsce { $number }: { $who }

new-clock = Zegar?
new-clock-none = Bez zegara
new-clock-none-line = Każdy myśli tak długo, jak trzeba.
new-clock-turn = Na każdą turę
new-clock-turn-line = { $length } na każdą turę; potem gra zastępca.
new-clock-game = Na całą grę
new-clock-game-line = { $length } na całą grę dla każdego; potem gra zastępca.
new-clock-shorter = Krócej
new-clock-longer = Dłużej
new-clock-length = Długość

new-doors = Dla kogo są drzwi otwarte?
new-invited = Na zaproszenie
new-invited-line = Stół znajdzie tylko ten, kto ma twój link.
new-listed = Otwarty stół
new-listed-line = Widoczny na stronie głównej; każdy może usiąść.
new-spectators = Widzowie
new-spectators-line = Kto nie siedzi, może patrzeć i widzi to, co leży odkryte.
new-chat = Czat
new-chat-line = Osoby przy stole mogą do siebie pisać.
new-hints = Podpowiedzi
new-hints-line = Kto decyduje, może zapytać, co zrobiłby najsilniejszy bot.

new-create = Przygotuj stół
new-begin = Zacznij grę
new-summary = { $game }, { $preset }
new-refused = Tak się jeszcze nie da: zobacz, co jest zaznaczone.

## Zaproszenie

join-title = Masz zaproszenie
join-line = Przy tym stole czeka na ciebie miejsce.
join-pick = Wybierz miejsce
join-back = Już tu siedzisz
join-go = Do stołu
join-full = Wszystkie miejsca są zajęte
join-full-line = Ktoś był szybszy. Możesz popatrzeć, jeśli stół na to pozwala, albo zagrać gdzie indziej.
join-begun = Gra już się zaczęła
join-begun-line = Miejsc już się nie rozdaje. Możesz popatrzeć, jeśli stół na to pozwala.
join-over = Ta gra jest skończona
join-over-line = Możesz jeszcze obejrzeć, jak przebiegała.
join-closed = Z tego stołu zrezygnowano
join-closed-line = Kto cię zaprosił, schował już krzesła. Poproś o nowy link albo zagraj gdzie indziej.
join-unknown = Ten link nie prowadzi do żadnego stołu
join-unknown-line = Może przy kopiowaniu zginęła litera albo stół już uprzątnięto. Poproś o link jeszcze raz.
join-trouble = Stół jest nieosiągalny
join-look = Popatrz
join-watch = Obejrzyj powtórkę
join-home = Na stronę główną
join-fair = Los jest wspólny: twoja przeglądarka dokłada do tasowania własną losową liczbę, więc nikt sam go nie ustawi.

## Czekanie przy stole

lobby-title = Stół jest gotowy
lobby-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
lobby-ready = Wszyscy są.
lobby-ready-host = Wszyscy są. Zacznij, kiedy chcesz.
lobby-ready-guest = Wszyscy są. Grę zaczyna gospodarz.
lobby-start = Zacznij grę
lobby-sit = Usiądź tutaj
lobby-stand = Wstań
lobby-close = Zrezygnuj ze stołu
lobby-close-sure = Stół zniknie dla wszystkich.
lobby-close-yes = Tak, rezygnuję
lobby-close-no = Nie, zostaje
lobby-invite = Zaproś znajomych
lobby-invite-line = Kto otworzy ten link, może tu usiąść.
lobby-invite-unknown = Link ma gospodarz stołu.
lobby-invite-message = { $game }: czeka na ciebie miejsce!
lobby-code = Kod QR zaproszenia
lobby-rules = Zasady tego stołu
lobby-no-hints = Przy tym stole nie ma podpowiedzi.
lobby-look-only = Patrzysz z boku.
lobby-clock-none = bez zegara
lobby-clock-turn = { $length } na każdą turę
lobby-clock-game = { $length } na całą grę
