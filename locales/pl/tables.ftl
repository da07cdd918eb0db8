# Odmowy przy stole serwera

table-unknown = Nie ma takiego stołu.
table-gone = Ten stół usunięto: od dawna nic się przy nim nie działo.
table-not-open = Stół nie jest otwarty: gra się zaczęła albo z niego zrezygnowano.
table-not-started = Gra jeszcze się nie zaczęła.
table-not-playing = Przy tym stole nie toczy się gra.
table-not-over = Gra jeszcze się nie skończyła.
table-full = Wszystkie miejsca są zajęte.
table-already-seated = Już siedzisz przy tym stole.
table-not-seated = Nie siedzisz przy tym stole.
table-left-already = Już nie ma cię przy stole.
table-not-away = Jesteś przy stole.
table-away = Gra za ciebie zastępca. Najpierw wróć do gry.
table-host-only = Może to zrobić tylko gospodarz stołu.
table-not-yours = Nie jesteś gospodarzem takiego stołu.
table-chairs-free = { $count ->
    [one] Wolne jest jeszcze jedno miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
   *[many] Wolnych jest jeszcze { $count } miejsc.
}
table-invite-needed = Do tego stołu można usiąść tylko z zaproszeniem.
table-busy = Przy tym stole dzieje się zbyt wiele. Spróbuj jeszcze raz.
table-without-people = Przy stole musi być miejsce dla człowieka.
invite-unknown = Do tego zaproszenia nie ma stołu.
chair-unknown = Miejsce { $chair } nie jest dla człowieka.
chair-taken = Miejsce { $chair } jest zajęte.
clock-seconds = Zegar „{ $kind }” i jego sekundy nie pasują do siebie.
salt-unfit = Część ziarna ma najwyżej 64 zwykłe znaki.
decision-stale = Ta decyzja nie jest już otwarta.
stand-in-not-needed = Nikt nie każe ci czekać.
stand-in-too-early = Poczekaj jeszcze { $seconds } s, zanim zagra zastępca.
undo-revealed = Nie można tego po prostu cofnąć: odkryto coś nowego. Możesz zapytać pozostałych.
undo-others-chose = Nie można tego po prostu cofnąć: ktoś inny już wybrał. Możesz zapytać pozostałych.
undo-nothing = Nie ma czego cofnąć.
undo-moves = Gra może wrócić do 0–{ $most } ruchów.
undo-asked-already = Ktoś już poprosił o cofnięcie.
undo-others-away = Nie ma tu nikogo, kto mógłby się zgodzić.
undo-not-asked = Nikt nie prosi cię o cofnięcie.
branch-moves = Ta gra ma { $most } ruchów.
branch-over = W tym miejscu gra już się skończyła.
chat-off = Przy tym stole nie ma czatu.
chat-seated-only = Mówić może tylko ten, kto siedzi przy stole.
chat-fight = Sojusznicy nie mogą rozmawiać podczas walki.
chat-empty = Wiadomość jest pusta.
message-unreadable = Tej wiadomości nie można zrozumieć.
hints-off = Przy tym stole nie ma podpowiedzi.
hint-none = Żaden bot nie ma teraz odpowiedzi; spróbuj ponownie za chwilę.
replay-seat = Ten stół ma { $seats ->
    [one] { $seats } miejsce.
    [few] { $seats } miejsca.
   *[other] { $seats } miejsc.
}
lesson-unknown = Nie ma takiej lekcji.
