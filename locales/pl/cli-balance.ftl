# motorpool balance. Słowa takie jak balance czy --games wpisuje czytelnik.

cli-balance-help = zmierz, czy karty spełniają cele swojego projektu
cli-balance-description = Najlepszy bot rozgrywa ze sobą wiele gier. Liczy się, co kupuje albo czym jeździ, kto wygrywa, jak długo to trwa i jak się kończy, i porównuje z celami projektu. To samo ziarno daje ten sam wynik na dowolnej liczbie rdzeni.
cli-balance-players = ilu graczy; domyślnie 2, w Battlegrounds 4 w team
cli-balance-games = ile gier; Rush rozgrywa jeszcze ćwierć tego dla każdego kraju, Battlegrounds drugie tyle z czołgami rozdanymi przez los; domyślnie { $usual }

cli-balance-cards = koszt i karta
cli-balance-costs = koszt
cli-balance-classes = rodzaj
cli-balance-abilities = zdolność
cli-balance-no-ability = brak
cli-balance-head-offered = można było
cli-balance-head-bought = kupiono
cli-balance-head-share = udział
cli-balance-head-ratio = stosunek
cli-balance-flag = poza granicami
cli-balance-about-ratio = Kartę można było kupić, gdy leżała w Rezerwie i gracz mógł za nią zapłacić. Stosunek odnosi się do średniej tego samego kosztu; przy koszcie – do tylu samo kart dowolnego kosztu. Ma wynosić od 1/3 do 3.
cli-balance-seats = zwycięstwa według miejsc
cli-balance-places = zwycięstwa według kolejności tur
cli-balance-nations = bot, który woli jeden kraj: pokonani przeciwnicy
cli-balance-nation = { $nation } ({ $own } kart, które bierze)
cli-balance-ends = koniec
cli-balance-end-bases = przez Bazy
cli-balance-end-medals = przez Medale
cli-balance-achievements-decide = decydują Osiągnięcia
cli-balance-rounds = Rundy: mediana { $median }; dziesiąta część gier w najwyżej { $p10 }, dziewięć dziesiątych w najwyżej { $p90 }.

cli-balance-head-goal = cel
cli-balance-head-found = zmierzono
cli-balance-head-reached = spełniony
cli-balance-goal-cards = karty poza granicami: żadna
cli-balance-goal-classes = rodzaje poza granicami: żaden
cli-balance-goal-abilities = zdolności poza granicami: żadna
cli-balance-goal-costs = koszty poza granicami: żaden
cli-balance-goal-seats = największa odchyłka od równego udziału: najwyżej 3 %
cli-balance-goal-nations = najlepsza gra jednym krajem: najwyżej 55 %
cli-balance-goal-rounds = mediana rund: od 8 do 16
cli-balance-goal-triggers = rzadszy koniec: co najmniej 10 %
cli-balance-goal-achievements = decydują Osiągnięcia: co najmniej 25 %

## Battlegrounds. $direction to straight (prosto) albo diagonal (po skosie).

cli-balance-solo = W solo nie ma przeciwników, z którymi można by się równać; wybierz battle, battle-draft, team albo family.
cli-balance-tanks = czołg
cli-balance-head-move = ruch
cli-balance-head-shot = strzał
cli-balance-head-fielded = na polu
cli-balance-head-dealt = w ręku
cli-balance-way = { $direction ->
    [straight] { $distance } prosto
   *[diagonal] { $distance } po skosie
}
cli-balance-about-tanks = Jaką część przeciwników pokonuje strona, po odliczeniu wpływu kolejności tur. Na polu: los decyduje, kto którym czołgiem zaczyna. W ręku: czołg jest jedną z jej kart, a bot wybiera spośród nich. Równy udział to 50 %.
cli-balance-corners = zwycięstwa według rogów
cli-balance-end-target = przez punkty
cli-balance-end-standstill = po zastoju
cli-balance-goal-tanks-fielded = najlepszy czołg na polu: najwyżej 58 %
cli-balance-goal-tanks-dealt = najlepszy czołg w ręku: najwyżej 58 %
cli-balance-goal-corners = największa odchyłka rogu od równego udziału: najwyżej 3 %
cli-balance-goal-places = największa odchyłka miejsca w kolejności tur od równego udziału: najwyżej 3 %
