# Zasady gry Battlegrounds, każda z własnym ID. Instrukcja jest ważniejsza od tego spisu.

## Battlegrounds: elementy gry i plansza

BG-COMP-01 = Plansza ma 8 × 8 pól, kolumny A–H i wiersze 1–8. Są na niej cztery bazy, po jednej w każdym rogu: pole narożne i dwa pola stykające się z nim bokiem (A1 A2 B1; A8 A7 B8; H1 H2 G1; H8 H7 G8). Rozstrzygnięcie: wynika to z przykładu, w którym jeden czołg stoi w swojej bazie na A2, a inny w swojej bazie na A7.
BG-COMP-02 = Są 64 żetony lokacji z obrazkami: 48 zwykłych i 16 specjalnych. Żetony specjalne to: Dodatkowa kolejka ×4 i Dodatkowy czołg ×2 (akcje jednorazowe); Kierunek ×2, Dalszy strzał ×2, Dalszy ruch ×2 i Zmiana kolejności strzału i ruchu ×2 (usprawnienia stałe); Pancerz ×2 (usprawnienie jednorazowe). Rozstrzygnięcie: jest 16 obrazków, każdy na czterech żetonach, z których jeden jest specjalny; rozkład jest zapisany jako dane.
BG-COMP-03 = Jest 12 kart czołgów. Każda ma ruch (odległość; kierunki proste albo ukośne), strzał (odległość; kierunki proste albo ukośne) i miejsce na 2 usprawnienia. Wartości są zapisane jako dane.
BG-COMP-04 = Jest 16 niewypałów: 8 z literami A–H na odwrocie i 8 z cyframi 1–8. Są 4 kolory; każdy ma pionek, żeton czołgu oraz żetony czołgu z punktami o wartości 3, 2 i 1, ułożone w stos z trójką na wierzchu.

## Bitwa: przygotowanie

BG-SET-01 = Żetony specjalne leżą odkryte i potasowane na środkowych 4 × 4 polach; zwykłe żetony tasuje się i wykłada na pozostałych polach. Dwa żetony z tym samym obrazkiem nie mogą leżeć obok siebie: zamienia się je miejscami, aż warunek będzie spełniony. Rozstrzygnięcie: obok siebie znaczy stykając się bokiem.
BG-SET-02 = Na każdy pionek rozdaje się losowo dwie karty czołgów. Przy 3–4 graczach każdy ma jeden pionek; przy 2 graczach każdy ma dwa pionki, cztery karty, dwa kolory i dwie bazy. Jedna karta na każdy pionek jest aktywna, pozostałe są nieaktywne: wybiera gracz. Reszta kart tworzy zakryty stos.
BG-SET-03 = Draft zamiast rozdania (opcja draft): przy 2, 3 lub 4 graczach odkrywa się 4, 6 lub 8 kart, które gracze wybierają w kolejności tam i z powrotem 1 2 3 4 4 3 2 1. Rozstrzygnięcie: także przy 2 graczach jest 8 kart, bo każdy potrzebuje czterech.
BG-SET-05 = Rozstrzygnięcie: pierwszego gracza wskazuje gospodarz albo zostawia to ziarnu (opcja first_player). Karty aktywne i pola startowe wybiera się jawnie, w kolejności graczy. Rogi idą zgodnie z ruchem wskazówek zegara; przy dwóch graczach miejsce 1 ma rogi 1 i 3, miejsce 2 ma rogi 2 i 4. Zamiany z BG-SET-01 nie wychodzą poza swoją strefę.
BG-SET-06 = Rozstrzygnięcie: przy dwóch graczach kolejność draftu to 1 2 2 1 1 2 2 1; karty nieaktywne nie są przypisane do pionka; zmiana czołgu bierze tylko kartę nieaktywną.
BG-SET-04 = Każdy pionek zaczyna na jednym z trzech pól swojej bazy, wybranym przez właściciela.

## Bitwa: kolejka

BG-TURN-02 = Gra toczy się zgodnie z ruchem wskazówek zegara.
BG-TURN-01 = Kolejka to jedna akcja główna: ruch i strzał albo zmiana czołgu. Akcje jednorazowe można dodać do każdej z nich. Rozstrzygnięcie: decyduje pełny tekst instrukcji, nie strona ze skrótem. W grze dla 2 osób gracz wybiera na tę kolejkę jeden ze swoich dwóch czołgów.

## Bitwa: ruch

BG-MOVE-01 = Ruch jest obowiązkowy, gdy istnieje jakikolwiek dozwolony ruch, nawet niekorzystny. Wykonuje się go na dokładną odległość w jednym z kierunków podanych na karcie; nie można go skrócić, wyjechać poza planszę ani zakończyć na polu z czołgiem. Rozstrzygnięcie: bez dozwolonego ruchu czołg stoi i może strzelać.
BG-MOVE-02 = Przejechanie przez niewypał lub zakończenie na nim ruchu niszczy czołg; niewypał wraca do puli. Nikt nie dostaje punktów.
BG-MOVE-03 = Przejechanie przez czołg innego gracza niszczy jadący czołg; jego wierzchni żeton czołgu z punktami dostaje ten gracz. Przy przejechaniu przez własny czołg (2 graczy, solo) lub przez czołg gracza z drużyny czołg jest zniszczony, ale żetonu z punktami się nie traci.
BG-MOVE-05 = Rozstrzygnięcie: zagrożenia rozpatruje się pole po polu; czołg ginie na pierwszym, przed którym nic go nie chroni, a każdy Pancerz zatrzymuje jedno. Pancerz nigdy nie pozwala zakończyć ruchu na czołgu; czołg z Pancerzem, który kończy ruch na niewypale, zostaje na tym polu.
BG-MOVE-06 = Rozstrzygnięcie: ruch, do którego potrzebne jest usprawnienie, nigdy nie jest obowiązkowy. Przy dwóch pionkach można wybrać czołg bez dozwolonego ruchu.
BG-MOVE-04 = Żetony lokacji nie przeszkadzają w ruchu; czołgi stają na nich.

## Bitwa: strzał

BG-SHOT-01 = Po ruchu ten sam czołg może oddać jeden strzał: na dokładną odległość, w jednym z kierunków podanych na karcie. Rozstrzygnięcie: nic po drodze nie zatrzymuje strzału; na każdą akcję główną przypada jeden strzał, więc Dodatkowa kolejka daje następny.
BG-SHOT-02 = Strzał w żeton lokacji: gracz go zabiera.
BG-SHOT-03 = Strzał w puste pole: gracz może położyć tam niewypał, dopóki jest jakiś w puli.
BG-SHOT-04 = Strzał w niewypał: gracz może go odłożyć do puli.
BG-SHOT-05 = Strzał w czołg innego gracza niszczy go i daje jego wierzchni żeton czołgu z punktami: 3, potem 2, potem 1, potem nic.
BG-SHOT-06 = Gdy czołg stoi na żetonie, gracz wybiera przed strzałem, co trafia: trafienie w czołg zostawia żeton, trafienie w żeton zostawia czołg.
BG-SHOT-07 = Rozstrzygnięcie: nie można strzelać w czołgi własne i graczy z drużyny; w żeton pod nimi można.

## Bitwa: zniszczone czołgi

BG-DEST-01 = Pionek zniszczonego czołgu schodzi z planszy, a jego karta staje się nieaktywna razem z usprawnieniami; aktywna staje się inna nieaktywna karta. W następnej kolejce pionek wchodzi na wolne pole swojej bazy i może od razu się ruszyć.
BG-DEST-02 = Jeśli gracz znów wybierze zniszczoną kartę, pionek wchodzi, ale cała kolejka przepada, razem z akcjami jednorazowymi. Rozstrzygnięcie: bez innej karty jest to jedyna możliwość. Rozstrzygnięcie: jeśli wszystkie trzy pola bazy są zajęte, pionek wchodzi na najbliższe wolne pole.
BG-DEST-04 = Zniszczona karta jest później zwykłą kartą nieaktywną: zmiana czołgu może ją potem aktywować bez kary.
BG-DEST-05 = Rozstrzygnięcie: na początku kolejki właściciela wchodzi każdy jego pionek spoza planszy, a jego kartę wybiera się wtedy; potem gracz wybiera czołg. „Zniszczona karta” to każda własna karta zniszczona od początku poprzedniej kolejki właściciela; wybranie takiej karty odbiera całą kolejkę, także przy dwóch pionkach.
BG-DEST-06 = Rozstrzygnięcie: na wolnym polu nie ma czołgu, niewypału ani czołgu artylerii; żeton lokacji nie ma znaczenia. Odległość liczy się ruchami króla szachowego, a wśród równie bliskich pól wybiera właściciel.
BG-DEST-07 = Rozstrzygnięcie: czołg zniszczony we własnej kolejce pozostaje poza planszą do następnej kolejki właściciela; Dodatkowa kolejka może użyć tylko czołgu na planszy, w przeciwnym razie się ją zachowuje. Strzał oddany dzięki Zmianie kolejności strzału i ruchu liczy się, nawet jeśli czołg potem ginie.
BG-DEST-03 = Zwykłego żetonu czołgu z aktywnej karty nigdy się nie oddaje. Gracz nigdy nie odpada z gry.

## Bitwa: zmiana czołgu

BG-CHANGE-01 = Zmiana czołgu: inna własna karta staje się aktywna na tym samym polu; nie ma ruchu ani strzału.

## Bitwa: pary

BG-PAIR-01 = Dwa żetony z jednym obrazkiem w obszarze gry gracza tworzą parę: 2 punkty, które zostają nawet po wykorzystaniu jej akcji lub usprawnienia.
BG-PAIR-02 = Para z żetonem specjalnym daje jego akcję lub usprawnienie. Rozstrzygnięcie: „w dowolnym momencie” znaczy od razu lub później, w dowolnej chwili własnej kolejki, bez reagowania w kolejkach innych; gdy jest wybór, para bierze najpierw żeton specjalny.

## Bitwa: akcje jednorazowe

BG-ACT-01 = Dodatkowa kolejka: jeszcze jedna akcja główna w tej kolejce.
BG-ACT-02 = Dodatkowy czołg: gracz dobiera ze stosu dwie karty i zachowuje jedną, nieaktywną; druga opuszcza grę. Jeśli w stosie jest mniej kart, dobiera tyle, ile jest.
BG-ACT-03 = Rozstrzygnięcie: Dodatkowa kolejka może użyć dowolnego z dwóch czołgów; w jednej kolejce można użyć kilku, także świeżo zdobytych; w kolejce, która przepadła, żadnej.

## Bitwa: usprawnienia

BG-UPG-01 = Usprawnienie kładzie się na karcie czołgu (najwyżej 2) i tam zostaje; działa tylko wtedy, gdy karta jest aktywna. Gracz zawsze może je pominąć i użyć zwykłych wartości karty.
BG-UPG-02 = Kierunek: ruch może skręcać na każdym kroku w kierunkach podanych na karcie, na tę samą odległość i bez kończenia tam, gdzie się zaczął; wymaga ruchu o 2 lub więcej.
BG-UPG-03 = Dalszy strzał: odległość + 1 jest dodatkową możliwością; dwa takie dają + 1 i + 2.
BG-UPG-04 = Dalszy ruch: odległość + 1 jest dodatkową możliwością; dwa takie dają + 1 i + 2.
BG-UPG-05 = Zmiana kolejności strzału i ruchu: strzał może nastąpić przed ruchem.
BG-UPG-06 = Pancerz: raz chroni czołg przed strzałem, niewypałem lub czołgiem innego gracza na drodze; potem jest zużyty i nikt nie dostaje punktów. Rozstrzygnięcie: działa sam, także przy własnym czołgu na drodze; ruch trwa dalej; niewypał jest zużyty; miejsce Pancerza jest znów wolne.
BG-UPG-07 = Rozstrzygnięcie: usprawnienie można położyć na każdej własnej karcie, aktywnej lub nie; bez wolnego miejsca czeka w obszarze gry.
BG-UPG-08 = Rozstrzygnięcie: z Kierunkiem można zawrócić; każde pole, na które czołg wjechał, liczy się jako przejechane.

## Bitwa: koniec

BG-END-01 = Na koniec kolejki gracza sprawdza się: 16, 14 lub 12 punktów przy 2, 3 lub 4 graczach natychmiast wygrywa. Punkty to 2 za każdą parę oraz zdobyte żetony czołgów z punktami.
BG-END-03 = Rozstrzygnięcie: na koniec każdej kolejki sprawdza się wyniki wszystkich, najpierw aktywnego gracza (drużyny), potem zgodnie z ruchem wskazówek zegara; liczą się wtedy także punkty zdobyte w cudzej kolejce.
BG-END-02 = Rozstrzygnięcie: gdy żaden gracz nie może już zdobyć punktu albo po 60 rundach wygrywa najwyższy wynik; remis rozstrzyga większa liczba par, a potem zwycięstwo jest wspólne.

## Wariant drużynowy, 2 + 2

BG-TEAM-01 = Gracze siedzą na przemian A B A B; przygotowanie jak w Bitwie. Drużyna ma jeden wspólny obszar gry na żetony i punkty; wygrywa 20 punktów.
BG-TEAM-02 = Gracz, którego jest kolejka, decyduje za drużynę, który z jej czołgów dostaje usprawnienie i kto wykorzystuje akcję. Rozstrzygnięcie: gracz wykorzystuje ją we własnej kolejce.
BG-TEAM-03 = Rozstrzygnięcie: pary powstają same w całym wspólnym obszarze gry; gracz, którego jest kolejka, może położyć usprawnienie na karcie gracza z drużyny; karta z akcji Dodatkowy czołg należy do tego, kto jej użył.

## Wariant familijny, 2–4 graczy

BG-FAM-01 = Wszystkie 64 żetony leżą zakryte i potasowane; D4 i E5 są odkryte. Każdy gracz ma jeden pionek, także przy dwóch graczach, na polu swojej bazy. Nie ma kart czołgów, żetonów czołgów ani niewypałów; ikonki nie działają. 10 punktów natychmiast wygrywa.
BG-FAM-02 = W kolejce gracz rusza się o 1–2 pola w dowolnych kierunkach (może wrócić na pole, z którego ruszył), a potem odkrywa dwa zakryte żetony stykające się z polem pionka bokiem lub rogiem (mniej, jeśli jest ich mniej). Rozstrzygnięcie: ruch nie kończy się na innym pionku.
BG-FAM-03 = Zbiera się pary spośród wszystkich odkrytych żetonów (po 2 punkty); każda para daje kolejną kolejkę, dwie pary dwie.
BG-FAM-04 = Na koniec każdej kolejki (dodatkowej też) zakrywa się żetony odkryte w kolejce poprzedniej; żetony z tej kolejki zostają na następną. Dwa żetony z początku gry liczą się jak kolejka przed pierwszą.
BG-FAM-05 = Zakryte obrazki są ukryte przed wszystkimi, także przed botami; co ktoś widział, może pamiętać.
BG-FAM-06 = Rozstrzygnięcie: gdy zakrytych sąsiednich żetonów jest mniej niż dwa, odkrywa się tyle, ile jest, także żadnego. Pole samego pionka nie jest sąsiednie; żeton pod innym pionkiem można odkryć. Pionki można mijać.
BG-FAM-07 = Rozstrzygnięcie: trzy jednakowe odkryte żetony to jedna para, a gracz wybiera, które dwa; cztery to dwie pary.
BG-FAM-08 = Rozstrzygnięcie: jeśli D4 i E5 są przy przygotowaniu jednakowe, E5 zamienia się z losowym innym żetonem.
BG-FAM-09 = Rozstrzygnięcie: dodatkowe kolejki się sumują; dziesiąty punkt kończy grę, a niewykorzystane dodatkowe kolejki przepadają.

## Wariant solo, przeciwko artylerii

BG-SOLO-01 = Wszystkie 64 żetony leżą odkryte w losowym układzie (specjalne gdziekolwiek), bez jednakowych sąsiadów. Losuje się lub wybiera 2 karty czołgów (opcja choose_tanks) i obie są aktywne. Pod ręką są 4 pionki i żetony czołgów; 2 pionki zaczynają w dwóch różnych bazach. Niewypały dzieli się na litery i cyfry i tasuje zakryte. Artyleria ma 12 żetonów czołgów.
BG-SOLO-02 = W kolejce gracz wybiera czołg, rusza się nim i strzela tym samym czołgiem; akcje i usprawnienia są jak w Bitwie. Rozstrzygnięcie: strzał nie jest obowiązkowy, a niewypałów się nie kładzie.
BG-SOLO-03 = Potem artyleria odkrywa jedną literę i jedną cyfrę i trafia w to pole. Własny czołg na nim jest usuwany na stałe, a jego karta trafia do pudełka (Pancerz go ratuje); trafiony jest zawsze czołg, nie żeton pod nim, i artyleria nie dostaje za niego punktów. Żeton zabiera. Na pustym polu staje żeton czołgu artylerii, dopóki jakiś jej został. Rozstrzygnięcie: na jej własnym czołgu nic się nie dzieje.
BG-SOLO-04 = Czołgi artylerii przeszkadzają jak niewypały: przejechanie przez taki czołg niszczy twój (Pancerz go ratuje), a kończyć na nim ruchu nie wolno; jeden strzał usuwa go bez punktów. Rozstrzygnięcie: czołg stracony podczas jazdy nie jest usuwany na stałe: obowiązuje BG-DEST.
BG-SOLO-05 = Odkryte niewypały pozostają odkryte, więc litery i cyfry, które jeszcze mogą wypaść, są jawne; gdy wszystkie są odkryte, znów się je zakrywa i tasuje.
BG-SOLO-06 = Artyleria ma 1 punkt za każdy zabrany żeton (pary nic jej nie dodają) i 1 za każdy swój żeton czołgu na planszy. Gra kończy się, gdy ma 20 punktów albo zniszczyła wszystkie twoje czołgi. Rozstrzygnięcie: karta czołgu zdobyta akcją Dodatkowy czołg i jeszcze nie w grze sprawia, że gra trwa dalej.
BG-SOLO-07 = Ranga zależy od twoich punktów (2 za każdą parę): 16 ★, 18 ★★, 20 ★★★, 22 ★★★★, 24 ★★★★★, 26 i więcej ★★★★★★. Mniej niż 16 to przegrana.
BG-SOLO-08 = Rozstrzygnięcie: dodatkowa karta jest nieaktywna: wchodzi do gry przez zmianę czołgu albo za zniszczony czołg, z jego pionkiem z bazy. Nigdy nie ma naraz trzeciego czołgu.
BG-SOLO-09 = Rozstrzygnięcie: artyleria strzela raz po całej kolejce, razem z Dodatkowymi kolejkami, i także po kolejce, która przepadła. Koniec gry sprawdza się zaraz po jej strzale.
BG-SOLO-10 = Rozstrzygnięcie: czołg artylerii, przez który się przejechało, zostaje; usuwa go tylko strzał, z powrotem do zapasu artylerii.
BG-SOLO-11 = Rozstrzygnięcie: artyleria może trafić w każde pole bazy: na pustym staje żeton czołgu, a wejście odbywa się według BG-DEST-06. Pionków poza planszą trafić nie można.
BG-SOLO-12 = Rozstrzygnięcie: czołg, który jest poza planszą po stracie podczas jazdy, nie jest zniszczony przez artylerię. Usprawnienia na karcie odłożonej do pudełka przepadają, ich pary nadal dają punkty.
BG-SOLO-13 = Rozstrzygnięcie: gra kończy się też wtedy, gdy żadna para nie jest już możliwa.
