# Strona: nauka, zasady i karty.

rules-game = Gra
rules-search = Szukaj w zasadach
rules-headings = Nagłówki
rules-about = Naszymi słowami. Instrukcje mają pierwszeństwo przed tym zbiorem; „rozstrzygnięcie” oznacza to, co pozostawiają otwarte, i jak się tu gra.
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-none = Żadna zasada nie zawiera wszystkich tych słów.

## Nauka

learn-lead = Ucz się przy prawdziwym stole: ty grasz, trener mówi, czego spróbować, a zasady nad tym czuwają.
learn-lessons = Pierwsze gry
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-once-more = Jeszcze raz
learn-progress = { $done } z { $count ->
    [one] { $count } sceny
    [few] { $count } scen
   *[many] { $count } scen
}

## Trener

coach = Trener
coach-back = Do wszystkich lekcji
coach-scene = Scena { $number } z { $count }
coach-step = Krok { $number } z { $count }
coach-scenes = Sceny tej lekcji
coach-scene-named = Scena { $number }: { $name }
coach-scene-done = Scena { $number }: { $name }, ukończona
coach-missed = W grze możesz tak zrobić. Tu spróbuj najpierw tego:
coach-or = albo
coach-show = Pokaż mi, gdzie
coach-well = Dobrze!
coach-next = Dalej
coach-finish = Do końca
coach-repeat = Powtórz tę scenę
coach-happened = Co się stało
coach-unknown = Nie ma takiej lekcji.

## Po ostatniej scenie

lesson-end = Umiesz grać w { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
}.
lesson-end-lead = Reszta przyjdzie podczas gry: każda karta i każdy znak wyjaśnia się, gdy na nie wskażesz, a podpowiedź mówi, co zrobiłby dobry gracz.
lesson-end-play = Zagraj teraz prawdziwą grę
lesson-end-play-line = Cała gra przeciw dwóm botom.
lesson-end-other = Druga lekcja
lesson-end-again = Ta lekcja jeszcze raz
lesson-end-howto = Jak się gra w każdym trybie
