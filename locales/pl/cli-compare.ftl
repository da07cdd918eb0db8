# motorpool compare. Słowa takie jak compare, greedy, --games czy option=value wpisuje czytelnik.

cli-compare-help = sprawdź, co daje przełącznik, karta albo liczba
cli-compare-description = Boty rozgrywają te same rozdania dwa razy: bez zmiany i z nią. Kto wygrywa, jak blisko, jak długo i jak się kończy, porównuje się rozdanie po rozdaniu; raport mówi, które różnice są jasne, a które mogą być przypadkiem. To samo ziarno daje ten sam raport na dowolnej liczbie rdzeni.
cli-compare-items = POZYCJE
cli-compare-base = z czym się porównuje, na bazie zestawu; pozycje oddzielone przecinkami: zestaw; OPCJA=WARTOŚĆ, na przykład headquarters=on albo cards=PLIK; card.ID.POLE=WARTOŚĆ dla jednego pola Pojazdu, na przykład card.t-34.cost=3; card.ID=none dla talii bez niego
cli-compare-change = co się zmienia względem podstawy; pozycje jak w --base. Zestaw wśród nich zaczyna od nowa od tego zestawu
cli-compare-players = ilu graczy w obu; domyślnie po jednym na każdego wymienionego bota, co najmniej dwóch; w Battlegrounds czterech w team i jeden w solo
cli-compare-bots = kto gra, powtarzając aż do zapełnienia stołu; różne boty grają każde rozdanie we wszystkich rotacjach miejsc. Domyślnie { $usual }: szybki; veteran i ace grają lepiej, ale potrzebują sekund na grę
cli-compare-games = ile gier bez zmiany i tyle samo z nią, w górę do pełnych rozdań; domyślnie { $usual }

cli-compare-arm-base = Podstawa: { $told }
cli-compare-arm-change = Zmiana: { $told }
cli-compare-head-measure = miara
cli-compare-head-base = podstawa
cli-compare-head-change = zmiana
cli-compare-head-difference = różnica
cli-compare-head-interval = 95 %
cli-compare-head-clear = czy jasna?
cli-compare-clear = jasna
cli-compare-unclear = niejasna
cli-compare-same = tak samo
cli-compare-points-of-percent = { $value } p.p.

cli-compare-seat = wygrywa miejsce { $which }
cli-compare-place = wygrywa { $which }. w kolejności tur
cli-compare-bot = wygrywa { $which }
cli-compare-margin = punkty między pierwszym a drugim
cli-compare-close = rozstrzygnięte najwyżej 1 punktem
cli-compare-shared = wspólne zwycięstwo
cli-compare-points = punkty gracza
cli-compare-winner = punkty zwycięzcy
cli-compare-stars = gwiazdki
cli-compare-rounds = rundy
cli-compare-decisions = decyzje
cli-compare-end-bases = zakończone przez Bazy
cli-compare-end-medals = zakończone przez Medale
cli-compare-decided-target = rozstrzygnięte punktami
cli-compare-decided-standstill = rozstrzygnięte po zastoju
cli-compare-decided-artillery = zakończone punktami artylerii
cli-compare-decided-tanks = zakończone utratą wszystkich czołgów
cli-compare-decided-pairs = zakończone brakiem dalszych par
cli-compare-awarded = zdobyte Osiągnięcia
cli-compare-achievement = zdobyte: { $which }

cli-compare-about = Wszystko na jedną grę. Przedziały są 95-procentowe, przedział różnicy rozdanie po rozdaniu; p.p. to punkty procentowe. „Jasna” uwzględnia wszystkie zadane pytania (Holm): gdy zmiana nic nie daje, cokolwiek nazywa się jasnym najwyżej w 5 porównaniach na 100.
cli-compare-all-same = Wszystkie gry przebiegły dokładnie tak samo: w tych rozdaniach zmiana nic nie daje.
cli-compare-nothing = Żadne rozdanie nie dobiegło końca w obu, więc nie ma czego porównać.
cli-compare-how-many-clear = { $count ->
    [0] Żadna różnica nie jest jasna (zbadano: { $questions }): wszystkie mogą być przypadkiem. Więcej gier pokazuje mniejsze różnice.
    [one] Jedna różnica jest jasna (zbadano: { $questions }).
    [few] { $count } różnice są jasne (zbadano: { $questions }).
   *[other] { $count } różnic jest jasnych (zbadano: { $questions }).
}
cli-compare-clear-line = { $name }: { $base } → { $change } ({ $difference }; 95 %: { $limits }).
cli-compare-not-clear = Niejasne, mogą być przypadkiem: { $names }.

cli-compare-item = „{ $text }” to nie pozycja: wpisz zestaw ({ $choices }), OPCJA=WARTOŚĆ albo card.ID.POLE=WARTOŚĆ.
cli-compare-no-cards = „{ $text }” nie jest możliwe: tylko Rush ma talie kart.
cli-compare-card-field = „{ $text }” to nie zmiana karty: wpisz card.ID.POLE=WARTOŚĆ z jednym z tych pól: { $fields }; albo card.ID=none.
cli-compare-card = „{ $text }” nie jest możliwe: { $reason }

## Strona

cli-compare-page-verdict = Co daje zmiana
cli-compare-page-effects = Wszystkie miary
cli-compare-page-effects-about = Różnica każdej miary, sprowadzona do wspólnej skali: 1 to jedno odchylenie standardowe rozdania. Na prawo od linii po zmianie jest tego więcej, na lewo mniej.
cli-compare-page-effects-axis = odchylenia standardowe
cli-compare-page-who = Kto wygrywa
cli-compare-page-seats = Zwycięstwa według miejsc
cli-compare-page-places = Zwycięstwa według kolejności tur
cli-compare-page-bots = Zwycięstwa według botów
cli-compare-page-fair = równy udział
cli-compare-page-length = Jak długo to trwa
cli-compare-page-rounds = Długość w rundach
cli-compare-page-rounds-axis = rundy
cli-compare-page-games-axis = udział gier
cli-compare-page-tenth = dziesiąta część w najwyżej
cli-compare-page-median = mediana
cli-compare-page-nine-tenths = dziewięć dziesiątych w najwyżej
cli-compare-page-course = Jak przebiegają gry
cli-compare-page-leader = Kto prowadzi po rundzie, ten w końcu wygrywa
cli-compare-page-leader-axis = prowadzący wygrywa
cli-compare-page-leader-about = Gra jest otwarta, dopóki krzywa jest nisko: wtedy prowadzenie mówi niewiele. Gier zakończonych wcześniej tu nie ma.
cli-compare-page-course-points = Punkty po każdej rundzie
cli-compare-page-winners = { $arm }, zwycięzcy
cli-compare-page-others = { $arm }, pozostali
cli-compare-page-ends = Jak się kończy
cli-compare-page-endings = Zakończenia i jak blisko bywa
cli-compare-page-achievements = Osiągnięcia
cli-compare-page-awarded = Gry, w których zdobyto każde Osiągnięcie
cli-compare-page-round = runda
cli-compare-page-bots-fact = boty
