# motorpool balance. Słowa takie jak balance czy --games wpisuje czytelnik.

cli-balance-help = zmierz, czy karty spełniają cele swojego projektu
cli-balance-description = Bot rozgrywa ze sobą wiele gier. Liczy się, co kupuje, zagrywa albo czym jeździ, co daje posiadanie karty, kto wygrywa, jak długo to trwa i jak się kończy, i porównuje z celami projektu. To samo ziarno daje ten sam wynik na dowolnej liczbie rdzeni.
cli-balance-players = ilu graczy; domyślnie 2, w Battlegrounds 4 w team
cli-balance-games = ile gier; Rush rozgrywa drugie tyle z kartami wybranymi przez los i ćwierć tego dla każdego kraju, Battlegrounds drugie tyle z czołgami rozdanymi przez los; domyślnie { $usual }

cli-balance-bot = kto gra, na przykład veteran albo ace:500; domyślnie { $usual }, bo jest szybki
cli-balance-plain = tylko gry zwykłych botów: szybciej, ale nic o krajach, o tym, co daje posiadanie karty, ani o czołgach rozdanych przez los
cli-balance-cards = koszt i karta
cli-balance-costs = koszt
cli-balance-classes = rodzaj
cli-balance-abilities = zdolność
cli-balance-no-ability = brak
cli-balance-head-there = leżała
cli-balance-head-offered = można było
cli-balance-head-bought = kupiono
cli-balance-head-share = udział
cli-balance-head-ratio = stosunek
cli-balance-head-played = zagrano
cli-balance-head-for = głównie jako
cli-balance-head-owning = posiadanie daje
cli-balance-way-resources = surowce
cli-balance-way-ability = zdolność
cli-balance-way-attack = atak
cli-balance-way-support = wsparcie
cli-balance-way-defence = obrona
cli-balance-clear = wyraźnie
cli-balance-flag = poza granicami
cli-balance-about-ratio = Kartę można było kupić, gdy leżała w Rezerwie i gracz mógł za nią zapłacić. Stosunek odnosi się do średniej tego samego kosztu; przy koszcie – do tylu samo kart dowolnego kosztu. Ma wynosić od 1/3 do 3.
cli-balance-about-played = Leżała: była w Rezerwie, gdy ktoś kupował albo kończył turę bez zakupu. Zagrano: ile razy na każdy zakup.
cli-balance-about-owning = Posiadanie daje: tyle punktów szansy na zwycięstwo w porównaniu z inną kartą tego samego kosztu, z marginesem 95 %. W osobnych grach los decyduje, którą kartę danego kosztu dostaje kupujący, więc przyczyną może być tylko karta. Wyraźnie: także gdy pyta się o wszystkie karty naraz (Holm).
cli-balance-seats = zwycięstwa według miejsc
cli-balance-places = zwycięstwa według kolejności tur
cli-balance-nations = bot, który woli jeden kraj: pokonani przeciwnicy
cli-balance-nation = { $nation } ({ $own } kart, które bierze)
cli-balance-ends = koniec
cli-balance-end-bases = przez Bazy
cli-balance-end-medals = przez Medale
cli-balance-achievements-decide = decydują Osiągnięcia
cli-balance-achievements = Osiągnięcie
cli-balance-head-in-play = w grze
cli-balance-head-won = zdobyte
cli-balance-head-by-winner = przez zwycięzcę
cli-balance-head-decisive = decyduje
cli-balance-about-achievements = Zdobyte: przez kogokolwiek, z gier, w których było. Decyduje: bez niego wygrałby kto inny.
cli-balance-squads = w Oddziale na końcu
cli-balance-head-winner = zwycięzca
cli-balance-head-others = inni
cli-balance-head-more = więcej
cli-balance-part-vehicles = Pojazdy
cli-balance-part-cost = ich koszt
cli-balance-part-medals = Medale
cli-balance-rounds = Rundy: mediana { $median }; dziesiąta część gier w najwyżej { $p10 }, dziewięć dziesiątych w najwyżej { $p90 }.

cli-balance-head-goal = cel
cli-balance-head-found = zmierzono
cli-balance-head-reached = spełniony
cli-balance-yes-so-far = jak dotąd tak
cli-balance-no-so-far = jak dotąd nie
cli-balance-about-so-far = Jak dotąd: błąd pomiaru zostawia to otwarte, więcej gier może to zmienić.
cli-balance-goal-cards = karty poza granicami: żadna
cli-balance-goal-classes = rodzaje poza granicami: żaden
cli-balance-goal-abilities = zdolności poza granicami: żadna
cli-balance-goal-costs = koszty poza granicami: żaden
cli-balance-goal-seats = największa odchyłka miejsca przy stole od równego udziału: najwyżej 3 %
cli-balance-goal-places = największa odchyłka miejsca w kolejności tur od równego udziału: najwyżej 3 %
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

## Strona, którą zapisuje --html

cli-balance-head-name = nazwa
cli-balance-head-note = uwaga
cli-balance-page-points = punkty procentowe
cli-balance-page-goals = Cele projektu
cli-balance-page-reached = { $count ->
    [one] Jedyny zmierzony cel projektu jest spełniony.
    [few] Wszystkie { $count } zmierzone cele projektu są spełnione.
   *[many] Wszystkie zmierzone cele projektu ({ $count }) są spełnione.
}
cli-balance-page-missed = { $count ->
    [one] Jeden cel nie jest spełniony: { $goals }.
    [few] { $count } cele nie są spełnione: { $goals }.
   *[many] { $count } celów nie jest spełnionych: { $goals }.
}
cli-balance-page-open = { $count ->
    [one] Jeden cel jest jeszcze otwarty: błąd pomiaru jest za duży.
    [few] { $count } cele są jeszcze otwarte: błędy pomiaru są za duże.
   *[many] { $count } celów jest jeszcze otwartych: błędy pomiaru są za duże.
}
cli-balance-page-bot = Na wszystkich miejscach grał { $bot }.
cli-balance-page-seats = Miejsca i kolejność tur
cli-balance-page-length = Jak długie są gry
cli-balance-page-rounds = rundy
cli-balance-page-share = udział w grach
cli-balance-page-cards = Karty: kupowane i warte tego?
cli-balance-page-ratio = zakupy wobec innych tego kosztu
cli-balance-page-adds = co posiadanie dodaje do szansy na zwycięstwo
cli-balance-page-owning = Co karty dają i do czego się je zagrywa
cli-balance-page-most = Karty o najwyraźniejszym wpływie
cli-balance-page-classes = Co daje karta danego rodzaju
cli-balance-page-abilities = Co daje karta z daną zdolnością
cli-balance-page-nations = Co daje karta danego kraju
cli-balance-page-unclear = może to przypadek
cli-balance-page-draws = dostał / nie dostał
cli-balance-page-uses = Do czego zagrywa się karty
cli-balance-page-groups = Koszty, rodzaje i zdolności
cli-balance-page-strategies = Kraje i Oddziały
cli-balance-page-squads = Czego zwycięzcy mają więcej niż inni
cli-balance-page-more = więcej niż inni na końcu
cli-balance-page-achievements = Osiągnięcia i koniec
cli-balance-page-tanks = Czołgi
cli-balance-page-corners = Rogi i koniec
