# Strona: stół, przy którym ktoś gra. To, o co pyta i co opowiada sama gra, stoi w jej własnych plikach.

play-title = { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
} – Motorpool
play-title-turn = ● Twoja kolej – Motorpool
play-home = Na stronę główną
play-closed = Z tego stołu zrezygnowano.
play-not-for-you = Tej gry nie mogą oglądać osoby spoza stołu.

## Kto tam siedzi

play-players = Gracze
play-you = ty
play-bot = bot
play-away = nie ma przy stole
play-decides = teraz decyduje
play-looking-on = Tylko oglądasz
play-nameless = Gracz { $number }
play-free = Wolne miejsce

## Wybieranie

play-to-do = O co chodzi
play-which = Co masz na myśli?
play-or-go-on = Albo wskaż, dokąd to ma trafić.
play-choices-here = { $count ->
    [one] { $count } możliwość w tym miejscu.
    [few] { $count } możliwości w tym miejscu.
   *[other] { $count } możliwości w tym miejscu.
}
play-nothing-to-choose = Nie masz teraz nic do wyboru.
play-choose-of = Wybierz (możliwości: { $count })
play-list = Możliwości
play-list-short = Wszystkie możliwości ({ $count })
play-skip = Pomiń
play-undo = Cofnij
play-undo-ask = Cofnij dalej…
play-hint = Podpowiedź
play-hint-says = Podpowiedź: { $action }
play-hint-why = Widzi w tym { $chance } % szans na wygraną.
play-hint-why-next = Widzi w tym { $chance } % szans na wygraną; { $next } % daje następna możliwość: { $instead }
play-act-charge = Atakuj
play-act-stop = Wystarczy
play-act-pass = Spasuj
play-act-refresh = Wymień kartę
play-act-leave = Bez zmian
play-act-recruit = Kup kilka kart
play-act-keep-later = Zatrzymaj kartę
play-act-extra-turn = Dodatkowa kolejka
play-act-extra-tank = Dodatkowy czołg

## Ostrzeżenie

play-warn = Na pewno?
play-warn-hand = Większość kart z ręki można jeszcze zagrać.
play-warn-paid = Masz zapłacone i jest coś, co można kupić.
play-warn-drive = Możesz jeszcze pojechać czołgiem.
play-warn-never = Nie pytaj mnie więcej
play-warn-back = Jeszcze nie

## Cofanie

play-back-to = Cofnąć do chwili przed którym ruchem?
play-back-asks = Najpierw zapytamy pozostałych. Gra cofnie się, gdy wszyscy się zgodzą.
play-back-alone = Grasz z samymi botami, więc nikt nie musi się zgadzać.
play-undo-asked = { $player } prosi o cofnięcie gry.
play-undo-you-asked = Czekasz na zgodę pozostałych na cofnięcie gry.
play-undo-from = Do chwili przed tym:
play-undo-yes = Zgoda
play-undo-no = Gramy dalej

## Dziennik i czat

play-panels = Możliwości, dziennik i czat
play-log = Dziennik
play-log-none = Jeszcze nic się nie wydarzyło.
play-log-new = Nowe od twojego ostatniego spojrzenia
play-log-earlier = Wcześniej
play-log-newest = Do najnowszych
play-chat = Czat
play-chat-none = Nikt jeszcze nic nie powiedział.
play-chat-write = Powiedz coś wszystkim przy stole
play-chat-send = Wyślij
play-chat-left = { $count ->
    [one] Został { $count } znak
    [few] Zostały { $count } znaki
   *[other] Zostało { $count } znaków
}
play-chat-seated = Mówić mogą tylko osoby siedzące przy stole.
play-chat-fight = Sojusznicy nie mogą rozmawiać podczas walki. Czat otworzy się znów po jej rozstrzygnięciu.

## Stół

play-menu = Stół
play-sound = Cichy dźwięk, gdy przychodzi twoja kolej
play-notify = Powiadomienie, gdy przychodzi twoja kolej
play-fast = Pokazuj wszystko od razu, bez animacji
play-warns = Ostrzegaj, zanim zmarnuję coś dobrego
play-keys = Klawisze
play-leave = Odejdź od stołu
play-leave-help = Do twojego powrotu gra za ciebie zastępca. Stół znajdziesz na stronie głównej.
play-stand-in = Niech gra zastępca
play-waits = { $player } nie podejmuje decyzji od ponad trzech minut.
play-you-away = Gra za ciebie zastępca.
play-return = Wracam do gry
play-rules = Zasady
play-lost = Połączenie zostało przerwane. Trwa jego przywracanie; nic z tego, co zrobiono, nie przepadło.
play-ended = Połączenie zostało zakończone.

## Koniec

play-over = Koniec gry
play-scores = Punkty
play-replay = Powtórka
play-again = Zagraj jeszcze raz
play-again-join = Dołącz do następnej gry
play-winner = Zwycięzca
play-score-medals = Karty Medali w Oddziale
play-score-bases = Bazy wroga w Oddziale
play-score-achievements = Osiągnięcia
play-score-sets = Zestawy Medali różnych krajów
play-score-own-bases = Własne ocalałe Bazy
play-score-pairs = Pary
play-score-won = Zdobyte żetony z punktami
play-score-count = sztuk: { $count }
play-score-total = Punkty
play-score-tie-vehicles-destroyed = Remis: zniszczone Pojazdy
play-score-tie-bases-destroyed = Remis: zniszczone Bazy
play-score-tie-achievements = Remis: Osiągnięcia
play-score-tie-pairs = Remis: pary
play-curve = Punkty w ciągu gry
play-curve-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
play-curve-move = Ruch
play-curve-table = To samo jako tabela

## Klawisze

play-key-tab = Z jednej części strony do następnej
play-key-arrows = Od jednej rzeczy, którą można wybrać, do drugiej
play-key-shift = Od jednej rzeczy do drugiej, także tam, gdzie nie ma nic do wyboru
play-key-choose = Wybierz
play-key-escape = Cofnij to, co zaczęte; pomiń animację
play-key-list = Wszystkie możliwości jako lista
play-key-digits = Na liście: wybierz numerem
play-key-end = Zakończ turę (kolejkę)
play-key-undo = Cofnij
play-key-hint = Podpowiedź
play-key-log = Dziennik
play-key-chat = Czat
play-key-explain = Wyjaśnij to, co zaznaczone; w innym razie te klawisze
