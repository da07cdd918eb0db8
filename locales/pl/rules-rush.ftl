# Zasady gry Rush, każda z własnym ID. Instrukcje są ważniejsze od tego spisu.

## Elementy gry

RU-COMP-01 = W grze jest 100 kart Pojazdów, po 25 dla każdego z krajów: ZSRR, Niemiec, USA i Francji. Pojazd ma nazwę, kraj, klasę, koszt, surowce (liczbę albo żadnych), siłę ognia 0–2, opancerzenie 0–2 oraz dowolną liczbę zdolności (także zero) w kolejności podanej na karcie.
RU-COMP-02 = Jest pięć klas: Czołg Lekki, Czołg Średni, Działo Samobieżne i Czołg Ciężki, które są Pojazdami Opancerzonymi, oraz Jednostka Pomocnicza, która nim nie jest. Wszystkie karty jednej klasy Pojazdów Opancerzonych mają tę samą siłę ognia i to samo opancerzenie; Jednostki Pomocnicze się różnią, każda z tych wartości wynosi u nich 0–2. Rozstrzygnięcie: według cyfr przy symbolach klas w angielskiej instrukcji siła ognia i opancerzenie to 1 i 1 dla Czołgu Lekkiego, 1 i 2 dla Czołgu Średniego, 2 i 1 dla Działa Samobieżnego, 2 i 2 dla Czołgu Ciężkiego.
RU-COMP-03 = Zestaw kart Koszar każdego gracza to 4 karty Inżynierów (1 surowiec; tylko do zakupów), 1 karta Techników (Badania 1; tylko dla zdolności) i 1 karta Wolontariuszy (Rekrutacja; tylko dla zdolności). Karty Koszar nigdy nie bronią Bazy.
RU-COMP-04 = Każdy gracz ma 3 karty Bazy; zniszczona Baza wroga w oddziale jest warta 3 Medale.
RU-COMP-05 = Stos Medali każdego kraju ma 9 kart z jednym Medalem (po 1 surowcu) i 3 karty z dwoma Medalami (po 2 surowce).
RU-COMP-06 = Jest 12 kart Osiągnięć: patrz RU-ACH.
RU-COMP-08 = Rozstrzygnięcie: wszystkie karty Pojazdów w zestawie są różne, bez powtórzeń. Instrukcje wymieniają tylko kilka z nich i nie podają listy kart, więc lista jest własnym projektem tego programu, zapisanym jako dane: patrz docs/cards.md.
RU-COMP-07 = Wartość w surowcach wynosi od 0 do 6. Wartość 0 też jest wartością; karta bez wartości w surowcach nie ma żadnej.

## Przygotowanie

RU-SET-01 = Jedna osoba jest pierwszym graczem przez całą grę; od niej tury idą zgodnie z ruchem wskazówek zegara. Rozstrzygnięcie: pierwszego gracza wskazuje gospodarz albo zostawia to ziarnu (opcja first_player).
RU-SET-02 = Każdy gracz kładzie 3 odkryte Bazy, tasuje 6 kart Koszar w Garaż i dobiera z niego 3 karty na rękę. Magazyn jest pusty.
RU-SET-03 = Tasuje się stos Pojazdów i wykłada Rezerwę z 4 odkrytych kart. Stos kart odrzuconych i Złomowisko są puste.
RU-SET-04 = Stosy Medali, po jednym dla każdego kraju, leżą odkryte: każdy może je przeliczyć w dowolnej chwili.
RU-SET-06 = Magazyn leży odkryty i jego właściciel może go przeglądać w dowolnej chwili. Rozstrzygnięcie: każdy Magazyn i Złomowisko są jawne; z Garażu jawna jest tylko liczba kart.
RU-SET-05 = Losuje się i odkrywa Osiągnięcia, o jedno więcej niż graczy; pozostałe nie biorą udziału w grze (ale patrz RU-SF-03).

## Tura

RU-TURN-01 = Tura ma trzy fazy w tej kolejności: I naprawa i odkrycie ręki, II zagrywanie kart, III uzupełnienie Rezerwy i dobranie kart.
RU-TURN-02 = Faza I: naprawiane są wszystkie uszkodzone Bazy i Pojazdy aktywnego gracza.
RU-TURN-03 = Faza I: aktywny gracz odkrywa karty z ręki i do końca tury wszyscy je widzą. Rozstrzygnięcie: wszyscy widzą także karty dobrane na rękę w trakcie tury.
RU-TURN-04 = Faza II: każdą kartę z ręki można zagrać na jeden sposób: zapłacić jej surowcami, użyć jej zdolności (lub wystawić ją do obrony, albo jedno i drugie) albo użyć jej w ataku. Karty zagrywa się w dowolnej kolejności; sposób wybiera gracz.
RU-TURN-05 = Karta, której nie można zagrać lub której gracz nie zagrał, trafia na koniec tury do Magazynu.
RU-TURN-06 = Kto ma dobrać kartę z pustego Garażu, tasuje Magazyn w nowy Garaż i dobiera dalej. Jeśli oba są puste, dobiera mniej kart.
RU-TURN-07 = Jeden egzemplarz karty można zagrać najwyżej raz w turze, nawet jeśli w tej turze wrócił do Garażu i został znów dobrany. Rozstrzygnięcie: dotyczy to każdej karty, nie tylko Pojazdów, zgodnie z brzmieniem instrukcji Drugiego frontu.
RU-TURN-08 = Zniszczonej Bazy dobranej na rękę nie można zagrać: od razu trafia do Magazynu i nie dobiera się za nią innej karty.
RU-TURN-09 = Faza III: karta Rezerwy leżąca najdalej od stosu trafia na stos kart odrzuconych, pozostałe się przesuwa, a wolne miejsce uzupełnia ze stosu.
RU-TURN-10 = Faza III: niezagrane karty trafiają do Magazynu, potem gracz dobiera 3 karty (z RU-TURN-06).
RU-TURN-12 = Rozstrzygnięcie: tura kończy się w tej kolejności: najpierw RU-SF-11 i Medale za atak, jeśli jeszcze się należą (RU-ALT-18), potem Medale za Oblężenie; dalej wymiana karty Rezerwy; dalej wybór w słabej turze i karty zatrzymane dzięki Rekrutacji; dalej Tyły; dalej pozostałe karty trafiają do Magazynu; na końcu dobranie kart. Dzięki temu wszystkie Medale są w Magazynie przed tasowaniem i liczą się do warunku końca gry w tej turze.
RU-TURN-13 = Rozstrzygnięcie: kartę z czynną zdolnością można zagrać, choć zdolność nie da efektu. Co da się wykonać, to trzeba wykonać: Demontaż zabiera co najmniej jedną kartę, Badania biorą kartę, jeśli jakaś pasuje.
RU-TURN-14 = Rozstrzygnięcie: karty dobiera się po jednej; dobrana Baza od razu trafia do Magazynu i bierze udział w tasowaniu, które nastąpi w ramach tego samego dobierania. Stos kart odrzuconych tasuje się dopiero wtedy, gdy potrzebna jest karta.
RU-TURN-11 = Gdy stos Pojazdów jest pusty, stos kart odrzuconych tasuje się w nowy stos; karty ze Złomowiska nigdy nie wracają. Jeśli oba są puste, miejsce w Rezerwie pozostaje puste.

## Zakupy

RU-BUY-01 = Gracz płaci co najmniej jedną kartą z ręki, która ma wartość w surowcach: te karty trafiają do Magazynu. Bierze jedną kartę z Rezerwy o koszcie nie większym niż ich suma: kładzie ją na wierzch Magazynu.
RU-BUY-02 = Po zabraniu każdej karty Rezerwa przesuwa się w stronę od stosu i od razu jest uzupełniana.
RU-BUY-03 = Kartą bez wartości w surowcach nie można płacić. Nawet za kartę o koszcie 0 trzeba zapłacić co najmniej jedną kartą; wystarczy karta warta 0 surowców. Rozstrzygnięcie: sama karta z Dobrami narodowymi nie wystarcza na kartę innego kraju, nawet o koszcie 0.
RU-BUY-04 = W turze można zrobić jeden zakup, chyba że zagrano w niej Rekrutację.
RU-BUY-05 = Przy Rekrutacji można zrobić dowolną liczbę zakupów: surowce wydane w tej turze muszą pokryć koszty kart kupionych w tej turze, więc to, co zostało z jednego zakupu, służy do następnego. Rozstrzygnięcie: liczy się także to, co zostało z zakupu zrobionego przed zagraniem Rekrutacji; na następną turę nic nie przechodzi.
RU-BUY-06 = Dobra narodowe (zdolność bierna): surowcami z tej karty kupuje się tylko karty jej kraju; przy zakupie takiej karty można je połączyć ze zwykłymi surowcami.
RU-BUY-08 = Rozstrzygnięcie: dla każdego kraju od kosztów kart kupionych w tej turze odejmuje się wydane w tej turze surowce z Dóbr narodowych tego kraju; wynik poniżej 0 liczy się jako 0. Zakupy są dozwolone, jeśli suma po wszystkich krajach nie przekracza wydanych zwykłych surowców; kolejność nie ma znaczenia.
RU-BUY-09 = Rozstrzygnięcie: przy Rekrutacji kartę o koszcie 0 można kupić bez dokładania karty, jeśli w tej turze zapłacono już jakąś kartą. Wolno przepłacić; nie wolno płacić bez kupowania.
RU-BUY-07 = Nowa karta zawsze trafia do Magazynu, nigdy do Garażu ani na rękę.

## Zdolności i obrona

RU-ABI-01 = Zdolności karty zagranej dla zdolności rozpatruje się w kolejności podanej na karcie, każdą w całości przed następną, a wszystkie przed zagraniem innej karty.
RU-ABI-02 = Karta opuszcza rękę, gdy trafi na swoje miejsce (na Bazę, do Magazynu albo na Złomowisko); w trakcie rozpatrywania zdolności nie ma jej w żadnym z tych miejsc, więc tasowanie jej nie obejmuje.
RU-ABI-03 = Pojazd może pominąć swoje zdolności (albo ich nie mieć) i po prostu stanąć do obrony. Rozstrzygnięcie: wszystko albo nic: albo zdolności rozpatruje się po kolei, albo żadnej.
RU-ABI-04 = Po rozpatrzeniu zdolności Pojazd z opancerzeniem 1 lub 2 musi bronić jednej z Baz swojego gracza, chyba że zdolność posyła go gdzie indziej (Badania).
RU-ABI-05 = Wybiera się Bazę niebronioną, dopóki taka jest; gdy wszystkie są bronione, wybiera się jedną z nich, a jej dotychczasowy obrońca trafia do Magazynu.
RU-ABI-06 = Baza ma najwyżej jednego obrońcę. W ataku nie można wybrać na cel Bazy bronionej.
RU-ABI-07 = Karta z opancerzeniem 0 lub bez opancerzenia nie może bronić; po rozpatrzeniu zdolności trafia do Magazynu. Pojazdu z opancerzeniem 0 i bez czynnej zdolności nie można zagrać w ten sposób.
RU-ABI-08 = Gracz bez Baz odkłada zagrane karty do Magazynu.
RU-ABI-10 = Posiłki N: dobierz na rękę N kart z Garażu.
RU-ABI-11 = Rekrutacja: patrz RU-BUY-05.
RU-ABI-12 = Zwiad: odłóż całą Rezerwę na stos kart odrzuconych i wyłóż nową.
RU-ABI-13 = Sabotaż: każdy przeciwnik, który ma karty na ręce, wybiera jedną z nich i odkłada ją do swojego Magazynu; rąk się nie uzupełnia. Rozstrzygnięcie: przeciwnicy robią to po kolei, zgodnie z ruchem wskazówek zegara, licząc od aktywnego gracza.
RU-ABI-14 = Oblężenie: wybierz dowolną Bazę wroga, bronioną lub nie, albo Pojazd wroga, który broni Bazy. Nieuszkodzony cel zostaje uszkodzony, uszkodzony zostaje zniszczony. Opancerzenie i klasa nie mają znaczenia.
RU-ABI-15 = Oblężenie, jego cele: angielska instrukcja mówi o opancerzonym Pojeździe, polska o Pojeździe. Rozstrzygnięcie: każdy broniący Pojazd (opcja siege_targets = "any", domyślnie) albo tylko Pojazdy Opancerzone ("armored").
RU-ABI-16 = Oblężenie: zniszczona Baza trafia do Magazynu gracza, a jej obrońca (jeśli był) do Magazynu swojego właściciela, bez Medalu. Zniszczony Pojazd trafia do Magazynu swojego właściciela, a na koniec tury gracz otrzymuje za każdy taki Pojazd jeden Medal ze stosu kraju, z którego jest karta z Oblężeniem.
RU-ABI-17 = Oblężenie nie jest atakiem: można go użyć obok ataku Pojazdami innego kraju.
RU-ABI-18 = Badania N: ta karta trafia na Złomowisko; weź z Rezerwy do Magazynu kartę o koszcie najwyżej N; uzupełnij Rezerwę. To nie jest zakup (RU-BUY-04 go nie liczy) i nie można dokładać surowców. Pojazdem z Badaniami można zamiast tego zapłacić. Rozstrzygnięcie: jeśli w Rezerwie nie ma takiej karty, karta z Badaniami i tak trafia na Złomowisko.
RU-ABI-19 = Demontaż: odłóż na Złomowisko jedną lub dwie wybrane karty z własnego Magazynu (dowolne, także Medale i Bazy); nigdy samą kartę z Demontażem. Przy pustym Magazynie nic się nie dzieje.
RU-ABI-20 = Niezniszczalność: weź do Magazynu kartę z jednym Medalem kraju tej karty; jeśli żadnej nie ma, nic się nie dzieje.
RU-ABI-23 = Rozstrzygnięcie: Badania od razu posyłają swoją kartę na Złomowisko; dalsze zdolności karty mimo to się rozpatruje.
RU-ABI-21 = Tylko do ataku na Bazę (zdolność bierna): w ataku celem tej karty nie może być Pojazd.
RU-ABI-22 = Tylko do ataku na Pojazd (zdolność bierna): w ataku celem tej karty nie może być Baza.

## Atak

RU-ASLT-01 = W turze można przeprowadzić najwyżej jeden atak, jednym lub kilkoma Pojazdami z ręki, z jednego kraju, każdym o sile ognia 1 lub 2. Najpierw wskazuje się je wszystkie.
RU-ASLT-02 = Potem po kolei gracz wybiera jedną ze wskazanych kart, wybiera jej cel i rozstrzyga jej atak; karta trafia do Magazynu. Celem jest Pojazd broniący Bazy wroga albo niebroniona Baza wroga; następny cel może być ten sam albo inny, u tego samego albo innego wroga. Rozstrzygnięcie: wybrać można tylko kartę, która ma dozwolony cel; gdy nie ma go żadna z pozostałych wskazanych kart, trafiają one do Magazynu bez efektu.
RU-ASLT-03 = Atak na Pojazd: siła ognia co najmniej równa opancerzeniu niszczy go; mniejsza go uszkadza; trafiony uszkodzony Pojazd zostaje zniszczony. Zniszczony Pojazd trafia do Magazynu swojego właściciela.
RU-ASLT-04 = Atak na niebronioną Bazę uszkadza ją; uszkodzona Baza zostaje zniszczona. Siła ognia nie ma znaczenia.
RU-ASLT-05 = Czołg Ciężki od razu niszczy niebronioną Bazę.
RU-ASLT-06 = Zniszczona Baza trafia do Magazynu atakującego.
RU-ASLT-07 = W jednym ataku jedna karta może zniszczyć obrońcę, a następna trafić Bazę.
RU-ASLT-08 = Po ataku gracz otrzymuje do Magazynu jeden Medal za każdy zniszczony w nim Pojazd, ze stosu kraju atakujących Pojazdów. Za Bazę nie ma Medalu.
RU-ASLT-09 = Za każde dwa Pojazdy gracz może wziąć kartę z dwoma Medalami zamiast dwóch kart z jednym Medalem, dopóki takie są; wybór należy do gracza. Rozstrzygnięcie: Pojazdy zniszczone w ataku rozlicza się razem po ataku; wszystkie Pojazdy zniszczone w turze przez Oblężenie rozlicza się razem, osobno dla każdego kraju, na koniec tury i za nie także można wziąć karty z dwoma Medalami; jednych i drugich się nie łączy.
RU-ASLT-10 = Jeśli nie ma już karty z jednym Medalem, gracz nie otrzymuje tego Medalu.
RU-ASLT-12 = Rozstrzygnięcie: od wskazania kart do końca ataku nie zagrywa się innych kart; w chwili wskazania co najmniej jedna wskazana karta musi mieć dozwolony cel; karta, która ma dozwolony cel, musi zaatakować.
RU-ASLT-11 = Uszkodzenie pozostaje do najbliższej fazy I właściciela.

## Koniec gry i punktacja

RU-END-01 = Koniec gry wywołuje zniszczenie wszystkich Baz któregokolwiek gracza albo zabranie dziewiątej karty z jednym Medalem któregokolwiek kraju.
RU-END-02 = Rundę się dogrywa: gra toczy się według zwykłych zasad, aż turę zakończy gracz siedzący po prawej stronie pierwszego gracza. Gracze bez Baz grają dalej i mogą wygrać.
RU-END-03 = Końcowy oddział to ręka, Garaż i Magazyn. Ocalałe własne Bazy do niego nie należą. Rozstrzygnięcie: nie należą do niego także Pojazdy broniące Baz (dosłowne odczytanie), chyba że włączona jest opcja defenders_in_squad, domyślnie wyłączona.
RU-END-04 = Wynik to Medale na kartach Medali w oddziale, 3 za każdą Bazę wroga w oddziale i 5 za każde Osiągnięcie.
RU-END-05 = Remis rozstrzyga większa liczba zniszczonych Pojazdów, potem większa liczba zniszczonych Baz, potem większa liczba Osiągnięć; dalej zwycięstwo jest wspólne.
RU-END-06 = Rozstrzygnięcie: „zniszczone Pojazdy” to te zniszczone w ataku i przez Oblężenie, bez względu na to, czy został jeszcze Medal; obrońca usunięty wskutek zniszczenia jego Bazy nie jest zniszczony.
RU-ACH-00 = Osiągnięcie otrzymuje ten jeden gracz, który sam jeden spełnia je najlepiej; przy remisie (także przy zerze) nie otrzymuje go nikt. Karty Osiągnięć nie należą do oddziału.
RU-ACH-01 = Zniszczone bazy: najwięcej Baz zniszczonych w ciągu gry.
RU-ACH-02 = Lekkie czołgi: najwięcej Czołgów Lekkich w końcowym oddziale, z dowolnych krajów.
RU-ACH-03 = Czołgi średnie: najwięcej Czołgów Średnich w końcowym oddziale, z dowolnych krajów.
RU-ACH-04 = Działa samobieżne: najwięcej Dział Samobieżnych w końcowym oddziale, z dowolnych krajów.
RU-ACH-05 = Ciężkie czołgi: najwięcej Czołgów Ciężkich w końcowym oddziale, z dowolnych krajów.
RU-ACH-06 = Jednostki pomocnicze: najwięcej Jednostek Pomocniczych w końcowym oddziale, z dowolnych krajów.
RU-ACH-07 = Medale radzieckie: najwięcej Medali ZSRR; karta z dwoma Medalami liczy się za dwa.
RU-ACH-08 = Medale niemieckie: najwięcej Medali Niemiec; karta z dwoma Medalami liczy się za dwa.
RU-ACH-09 = Medale amerykańskie: najwięcej Medali USA; karta z dwoma Medalami liczy się za dwa.
RU-ACH-10 = Medale francuskie: najwięcej Medali Francji; karta z dwoma Medalami liczy się za dwa.
RU-ACH-11 = Skomasowany atak: najwięcej kart z dwoma Medalami w oddziale.
RU-ACH-12 = Największy oddział: najwięcej kart w oddziale, razem z kartami Medali i Baz.

## Drugi front (według wskazówek w jego instrukcji każdego punktu można użyć też osobno)

RU-SF-01 = Piąty kraj, Wielka Brytania, ma 30 Pojazdów, a każdy z pozostałych krajów o 5 więcej: razem 150, po 30 na kraj. Brytyjskich kart Medali jest 12: 9 z jednym Medalem i 3 z dwoma (opcja cards: "base" albo "second_front").
RU-SF-02 = Może grać do 6 osób.
RU-SF-03 = Jest 12 dodatkowych Osiągnięć (opcja achievements: "base" albo "second_front"). Nieużyte tworzą stos dobierania dla Planowania; gdy się wyczerpie, tasuje się odrzucone. Wszystkich oprócz Medali brytyjskich można używać także w grze podstawowej.
RU-SF-04 = Sztab (opcja headquarters): czwarta Baza każdego gracza. Dotyczą go wszystkie zasady Baz (obrona, Oblężenie, 3 Medale), ale nie można go atakować ani oblegać, dopóki jego właściciel ma inną Bazę.
RU-SF-05 = W grze ze Sztabem koniec gry wywołuje zniszczenie któregoś Sztabu (a nie trzeciej Bazy) albo Medale.
RU-SF-06 = Tyły (opcja rear): na koniec tury, przed dobraniem kart, gracz może odłożyć na Tyły jedną niezagraną kartę z ręki. Mieści się tam jedna karta; poprzednia trafia do Magazynu.
RU-SF-07 = W swojej turze gracz może zagrać kartę z Tyłów tak jak z ręki: zapłacić nią, użyć jej zdolności albo użyć jej w ataku. Rozstrzygnięcie: nieużyta karta zostaje na Tyłach; jest jawna dla wszystkich; liczy się do końcowego oddziału.
RU-SF-08 = Sabotaż nie dotyczy Tyłów.
RU-SF-09 = Rezerwa ma 5 kart (opcja reserve_size: 4, 5 albo 6).
RU-SF-10 = Nie ma wymiany karty Rezerwy na koniec tury; zamiast tego gracz może jej dokonać w fazie I, po naprawie i odkryciu ręki, jeśli zechce (opcja reserve_refresh: "end" albo "start_optional").
RU-SF-11 = Po ataku jeden z atakujących Pojazdów z opancerzeniem większym od 0 musi zamiast do Magazynu pójść bronić własnej Bazy (RU-ABI-05); gracz wybiera który. Jeśli nie ma takiego Pojazdu albo żadnej Bazy, nic się nie dzieje (opcja attackers_defend).
RU-SF-12 = Jeden egzemplarz karty można w turze zagrać raz z ręki i raz z Tyłów.
RU-SF-13 = Przegrupowanie (zdolność): przenieś na Tyły jeden Pojazd, który broni własnej Bazy lub Sztabu.
RU-SF-14 = Planowanie (zdolność): odrzuć jedno z odkrytych Osiągnięć i odkryj wierzchnie ze stosu.
RU-SF-15 = Medal dowolnego kraju (opcja heroic_deed): Niezniszczalność daje kartę z jednym Medalem dowolnego kraju, który wybierze gracz.
RU-SF-16 = Każda ocalała własna Baza, także Sztab, jest warta 3 Medale; zasada jest nieobowiązkowa (opcja score_own_bases).
RU-SF-17 = Rozstrzygnięcie: chroniona jest tylko karta Sztabu: Pojazd, który go broni, można atakować i oblegać zawsze. Gdy padnie ostatnia inna Baza, Sztab jest dozwolonym celem, także w tym samym ataku.
RU-SF-18 = Rozstrzygnięcie: Sztab liczy się jako Baza w RU-ABI-05, RU-ABI-08, RU-ALT-07, RU-ACH-01 i RU-SF-ACH-10.
RU-SF-19 = Rozstrzygnięcie: w RU-SF-11 liczą się tylko karty, które zaatakowały, a nie karty wsparcia ani wskazane karty bez celu; Baza musi być własna, nie sojusznika.
RU-SF-20 = Rozstrzygnięcie: Przegrupowanie nic nie robi, gdy nie ma obrońcy albo gdy wyłączona jest opcja rear; gdy Tyły są zajęte, poprzednia karta trafia do Magazynu.
RU-SF-21 = Rozstrzygnięcie: Planowanie najpierw odrzuca; przy pustym stosie tasowanie obejmuje także tę kartę. Decydujący strzał śledzi się od początku gry, bez względu na to, czy jego karta leży odkryta.
RU-SF-22 = Rozstrzygnięcie: gdy razem działają opcja reserve_refresh = "start_optional" i opcja reserve_refill = "end_of_turn", odrzucenie karty jest wyborem w fazie I (przesunięcie, uzupełnienie tego jednego miejsca); na koniec tury Rezerwę się tylko uzupełnia.
RU-SF-23 = Rozstrzygnięcie: karta z Tyłów nie jest na ręce: w słabej turze nie można jej zatrzymać ani odłożyć na Złomowisko, nie liczy się do limitu 5 kart i nie może dać wsparcia w cudzej turze; w turze swojego właściciela może.
RU-SF-24 = Rozstrzygnięcie: Osiągnięcie Medale brytyjskie wymaga, by ustawiona była opcja cards = "second_front".
RU-SF-ACH-01 = Medale brytyjskie: najwięcej brytyjskich Medali zdobytych w ciągu gry, także tych, które potem trafiły na Złomowisko.
RU-SF-ACH-02 = Najwięcej medali: najwięcej Medali zdobytych w ciągu gry, bez względu na kraj, także tych, które potem trafiły na Złomowisko.
RU-SF-ACH-03 = Medale wielu krajów: Medale największej liczby różnych krajów zdobyte w ciągu gry, także te, które potem trafiły na Złomowisko.
RU-SF-ACH-04 = Pojazdy bez zdolności: najwięcej Pojazdów bez żadnej zdolności w oddziale (bierne też są zdolnościami).
RU-SF-ACH-05 = Piechota: najwięcej kart Koszar oraz Jednostek Pomocniczych z siłą ognia 0 i opancerzeniem 0 w oddziale, liczonych razem.
RU-SF-ACH-06 = Karty z Rekrutacją: najwięcej kart z Rekrutacją w oddziale.
RU-SF-ACH-07 = Suma Posiłków: największa suma Posiłków na kartach oddziału.
RU-SF-ACH-08 = Suma Badań: największa suma Badań na kartach oddziału.
RU-SF-ACH-09 = Najdroższa armia: największa suma kosztów kart oddziału.
RU-SF-ACH-10 = Własne bazy: najwięcej ocalałych własnych Baz.
RU-SF-ACH-11 = Bez Koszar: najmniej kart Koszar w oddziale.
RU-SF-ACH-12 = Decydujący strzał: dla tego, kto pierwszy weźmie ostatnią kartę z jednym Medalem któregoś kraju albo zniszczy Sztab. Rozstrzygnięcie: chodzi o kartę z jednym Medalem, tak jak w warunku końca gry; w grze bez Sztabu chodzi o ostatnią Bazę któregoś gracza.
RU-SF-ACH-13 = Dwie karty Osiągnięć są puste: gracze wpisują własne (opcja own_achievements). Własne Osiągnięcie to dane (co się liczy lub sumuje i na jakich kartach, najwięcej czy najmniej), a nie kod programu.

## Zasady alternatywne (każda osobno lub w dowolnym połączeniu)

RU-ALT-01 = Rezerwa ma 6 kart i nie uzupełnia się jej w trakcie tury; na koniec tury odrzuca się kartę leżącą najdalej od stosu, a potem uzupełnia Rezerwę do 6 kart (opcja reserve_refill: "at_once" albo "end_of_turn").
RU-ALT-02 = Słaba tura (opcja weak_turn): gracz, który nie zagra w turze żadnej karty, może albo zatrzymać jedną kartę z ręki na następną turę (ma wtedy na ręce 4 karty), albo odłożyć jedną kartę z ręki na Złomowisko; pozostałe trafiają do Magazynu.
RU-ALT-03 = Stopniowe odkrywanie (opcja gradual_reveal): w fazie I ręka pozostaje zakryta; karty odkrywa się po jednej przy zagraniu. Kart do ataku nie wskazuje się razem; każdy kolejny atak w turze musi być z tego samego kraju co pierwszy.
RU-ALT-04 = Walka ze wsparciem przy ataku na Pojazd (opcja interactive_assault; w parze z RU-ALT-03): obrońca może dołożyć z ręki kartę Pojazdu lub Medalu z kraju broniącego Pojazdu, co zwiększa opancerzenie o 1, potem atakujący kartę z kraju karty atakującej, co zwiększa siłę ognia o 1, i tak na przemian, aż obaj spasują. Każda karta wsparcia daje dokładnie 1.
RU-ALT-05 = Po wsparciu siła ognia co najmniej równa opancerzeniu niszczy cel; w przeciwnym razie cel nie zostaje uszkodzony. Baz nie można wspierać: atak na niebronioną Bazę przebiega jak w grze podstawowej.
RU-ALT-06 = Karta wsparcia trafia do Magazynu tego, kto ją zagrał. Rozstrzygnięcie: strona, która spasowała, może wrócić do walki tylko wtedy, gdy druga strona potem dołoży kartę; dwa pasy z rzędu kończą walkę.
RU-ALT-07 = Premia za bronione Bazy (opcja defended_bonus): w fazie III gracz dobiera o jedną kartę więcej, jeśli broniona jest ponad połowa jego Baz (wszystkie, gdy ma jedną lub dwie; dwie z trzech; trzy z czterech). Na początku tury gracz nigdy nie ma na ręce więcej niż 5 kart.
RU-ALT-08 = Zestawy Medali (opcja medal_sets): na koniec każdy zestaw kart Medali dwóch różnych krajów daje dodatkowo 1 punkt, trzech 2, czterech 4; karta z dwoma Medalami może należeć do dwóch zestawów. Rozstrzygnięcie: liczy się najlepszy podział na zestawy; przy pięciu krajach zestaw nadal ma najwyżej cztery.
RU-ALT-09 = Jeden nowy Garaż na turę (opcja single_reshuffle): drugie tasowanie w tej samej turze jest niedozwolone, więc dobiera się mniej kart. Dobranie kart na następną rękę następuje po turze i może się wiązać z tasowaniem.
RU-ALT-10 = Rekrutacja może zamiast tego zatrzymać jedną kartę z ręki na następną turę, bez pokazywania jej, w ramach limitu 5 kart z RU-ALT-07 (opcja recruitment_keeps_card).
RU-ALT-11 = Drużyny (opcja teams): są dwie strony; wymaga to RU-ALT-04. Tury stron następują na przemian, a w obrębie strony jej gracze grają po kolei: czterech graczy A1 B1 A2 B2; pięciu A1 B1 A2 B2 A3 B1 A1 B2 A2 B1 A3 B2; trzech A1 B1 A2 B1. Rozstrzygnięcie: przy trzech graczach zaczyna liczniejsza strona; sześciu (z Drugim frontem) gra A1 B1 A2 B2 A3 B3.
RU-ALT-12 = Drużyny punktują razem: wszystkie karty strony składa się na jeden stos i z niego liczy się Medale, Bazy, Osiągnięcia i zestawy. Rozstrzygnięcie: to, co rozstrzyga remis, sumuje się w obrębie strony.
RU-ALT-13 = Sojusznicy mogą dawać wsparcie w walce swojej strony. Pierwsza wybiera strona atakowana (najpierw właściciel, potem sojusznicy zgodnie z ruchem wskazówek zegara), po czym strony wybierają na przemian, aż wszyscy spasują. Ręce są zakryte także przed sojusznikami i nie wolno im uzgadniać konkretnego wsparcia (czat drużyny jest zamknięty w trakcie walki). Rozstrzygnięcie: po stronie atakującej najpierw pytany jest atakujący, potem sojusznicy zgodnie z ruchem wskazówek zegara.
RU-ALT-14 = Atak, Oblężenie i Sabotaż nie działają na sojusznika.
RU-ALT-15 = Gracz może położyć Pojazd z opancerzeniem większym od 0 na Bazie sojusznika, bez użycia zdolności; od tej chwili karta należy do właściciela tej Bazy.
RU-ALT-16 = Rozstrzygnięcie: gra drużynowa na 4 lub 6 osób kończy się według RU-END-02; na 3 lub 5 osób wtedy, gdy po spełnieniu warunku końca obie strony rozegrały tyle samo tur.
RU-ALT-17 = Dopóki atakujący zamierza atakować dalej, jedna karta atakująca zostaje na stole, aby wskazywać kraj; nie wpływa na dalsze walki. Rozstrzygnięcie: jest to pierwsza z nich; trafia do Magazynu na koniec fazy II, więc wcześniejsze tasowanie jej nie obejmuje.
RU-ALT-18 = Rozstrzygnięcie: przy stopniowym odkrywaniu między atakami można zagrywać inne karty; atak kończy się wraz z fazą II i wtedy przyznaje się wszystkie jego Medale. Dobrane karty pozostają zakryte.
RU-ALT-19 = Rozstrzygnięcie: gdy przy stopniowym odkrywaniu włączona jest opcja attackers_defend, atakujące Pojazdy z opancerzeniem większym od 0 zostają na stole do końca fazy II; wtedy jeden idzie do obrony, a pozostałe trafiają do Magazynu, zanim sprawdzi się RU-ALT-07.
RU-ALT-20 = Rozstrzygnięcie: opcja interactive_assault wymaga, by włączona była opcja gradual_reveal; opcja teams wymaga obu.
RU-ALT-21 = Rozstrzygnięcie: danie wsparcia jest zagraniem karty: liczy się do RU-TURN-07, a u aktywnego gracza wyklucza słabą turę. Kart z ręki zużytych w obronie nie uzupełnia się przed fazą III ich właściciela. Na Oblężenie nie można odpowiedzieć.
RU-ALT-22 = Rozstrzygnięcie: w walce ze wsparciem wcześniejsze uszkodzenie się nie liczy: siła ognia mniejsza od opancerzenia nic nie robi.
RU-ALT-23 = Rozstrzygnięcie: gracza, który ma karty na ręce, zawsze pyta się o wsparcie, nawet jeśli nie ma pasującej karty (samoczynny pas zdradziłby to innym); gracz z pustą ręką pasuje samoczynnie.
RU-ALT-24 = Rozstrzygnięcie: przy stopniowym odkrywaniu Sabotaż się nie zmienia; graczy z pustą ręką się pomija.
RU-ALT-25 = Rozstrzygnięcie: zagranie dowolnej karty z ręki lub z Tyłów wyklucza słabą turę; wymiana karty Rezerwy i odłożenie karty na Tyły jej nie wykluczają. Gdy włączona jest opcja rear, można skorzystać z obu: najpierw zatrzymać kartę lub odłożyć ją na Złomowisko, potem odłożyć kartę na Tyły. Zatrzymana karta, która była odkryta, pozostaje wszystkim znana.
RU-ALT-26 = Rozstrzygnięcie: zatrzymanie karty dzięki Rekrutacji wybiera się przy rozpatrywaniu zdolności, a kartę wskazuje w fazie III spośród niezagranych kart z ręki; każda taka Rekrutacja zatrzymuje jedną. Karta, która była odkryta, pozostaje wszystkim znana.
RU-ALT-27 = Rozstrzygnięcie: przy limicie 5 dobiera się mniej kart. Gracz bez Baz nie ma premii z RU-ALT-07.
RU-ALT-28 = Rozstrzygnięcie: gdy działa opcja reserve_refill = "end_of_turn", po zabraniu karty rząd się przesuwa, a luki czekają; Zwiad od razu wykłada pełny rząd; Badania nie uzupełniają Rezerwy; z pustego rzędu nic się nie odrzuca.
RU-ALT-29 = Rozstrzygnięcie: w grze drużynowej krok strony to najwyżej jedna karta wsparcia; jej graczy pyta się po kolei, a pierwsza karta kończy krok; gdy wszyscy spasują, strona pasuje.
RU-ALT-30 = Rozstrzygnięcie: przy obronie Bazy sojusznika RU-ABI-05 dotyczy Baz tego sojusznika; zastąpiony obrońca trafia do Magazynu właściciela Bazy.
RU-ALT-31 = Rozstrzygnięcie: Osiągnięcia, liczniki z przebiegu gry i własne Bazy sumuje się w obrębie strony, bez przeliczania na jej liczebność.
