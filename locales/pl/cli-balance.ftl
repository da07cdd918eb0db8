# motorpool balance. Słowa takie jak balance czy --games wpisuje czytelnik.

cli-balance-help = zmierz, czy karty spełniają cele swojego projektu
cli-balance-description = Najlepszy bot rozgrywa ze sobą wiele gier. Liczy się, co kupuje, kto wygrywa, jak długo to trwa i jak się kończy, i porównuje z celami projektu kart. To samo ziarno daje ten sam wynik na dowolnej liczbie rdzeni.
cli-balance-players = ilu graczy; domyślnie { $usual }
cli-balance-games = ile gier, i jeszcze ćwierć tego dla każdego kraju; domyślnie { $usual }

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
