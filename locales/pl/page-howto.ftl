# Strona: jak się gra, każdy tryb na pół strony.

howto-title = Jak się gra
howto-lead = Pół strony na każdy tryb. Całość znajdziesz w zasadach.
howto-turn-rush = Twoja tura
howto-turn-battlegrounds = Twoja kolejka
howto-different = Co jest inaczej
howto-end = Koniec gry
howto-points = Punkty
# $span: alone, same or range
howto-players = { $span ->
    [alone] Dla jednej osoby
    [same] { $most } graczy
   *[range] { $least }–{ $most } graczy
}
howto-play = Zagraj tak teraz
howto-rules = Zasady
howto-cards = Karty
howto-lesson = Naucz się, grając

## Rush

howto-rush-base-aim = Prowadzisz mały Oddział i ulepszasz go karta po karcie. Kupuj Pojazdy, niech bronią twoich Baz albo atakują cudze, i zdobywaj Medale. Wygrywa ten, kto ma najwięcej punktów.
howto-rush-base-turn-1 = To, co masz uszkodzone, zostaje naprawione, a twoje trzy karty leżą odkryte przed wszystkimi.
howto-rush-base-turn-2 = Każdą kartę zagraj na jeden sposób: wydaj ją, użyj jej zdolności albo nią zaatakuj. Za surowce kupujesz jeden Pojazd z Rezerwy; trafia do twojego Magazynu. Użyty Pojazd z opancerzeniem broni potem jednej z twoich Baz.
howto-rush-base-turn-3 = Raz na turę Pojazdy jednego kraju atakują, jeden po drugim. Siła ognia, która dorównuje opancerzeniu, niszczy obrońcę, mniejsza go uszkadza. Baza bez obrońcy jest najpierw uszkodzona, potem zniszczona; Czołg Ciężki niszczy ją od razu. Każdy zniszczony Pojazd to Medal.
howto-rush-base-turn-4 = Na końcu Rezerwa przesuwa się o jedną kartę, niezagrane karty trafiają do Magazynu, a ty dobierasz trzy. Gdy Garaż jest pusty, przetasowany Magazyn staje się nowym Garażem.
howto-rush-base-end = Gdy ktoś straci wszystkie Bazy albo ktoś weźmie ostatnią kartę z jednym Medalem jakiegoś kraju, rundę się dogrywa. Bez Baz grasz dalej i możesz wygrać.
howto-rush-base-points = Jeden za każdy Medal w Oddziale, trzy za każdą zniszczoną Bazę, którą w nim masz, pięć za każde Osiągnięcie. Osiągnięcie dostaje ten, kto sam jest w nim najlepszy.

howto-rush-second-front-aim = Gra podstawowa rośnie: Wielka Brytania jest piątym krajem, Pojazdów jest 150, Osiągnięć dwa razy więcej, a grać może sześć osób.
howto-rush-second-front-turn-1 = Sztab to twoja czwarta Baza. Dopóki masz inną, nie można go atakować ani oblegać; Pojazd, który go broni, można.
howto-rush-second-front-turn-2 = Na Tyłach możesz zostawić jedną niezagraną kartę i zagrać ją w późniejszej turze tak jak z ręki. Wszyscy ją widzą; Sabotaż jej nie sięga.
howto-rush-second-front-turn-3 = Po ataku jeden z atakujących Pojazdów z opancerzeniem idzie bronić jednej z twoich Baz.
howto-rush-second-front-turn-4 = Rezerwa ma pięć kart i nie przesuwa się na końcu tury. Zamiast tego możesz na początku swojej tury wymienić kartę leżącą najdalej od stosu.
howto-rush-second-front-turn-5 = Nowe zdolności: Przegrupowanie cofa obrońcę na Tyły, Planowanie wymienia Osiągnięcie. A Niezniszczalność daje Medal dowolnego kraju.
howto-rush-second-front-end = Gdy zniszczony zostanie któryś Sztab albo ktoś weźmie ostatnią kartę z jednym Medalem jakiegoś kraju, rundę się dogrywa.
howto-rush-second-front-points = Jak w grze podstawowej. Niektóre nowe Osiągnięcia patrzą na całą grę, nie tylko na Oddział na jej końcu.

howto-rush-alternative-aim = Dla tych, którzy znają grę podstawową: ręce są zakryte, na atak można odpowiedzieć, a słaba ręka nie idzie na marne.
howto-rush-alternative-turn-1 = Karty pokazuje się po jednej, gdy się je zagrywa. Pierwsza atakująca karta wyznacza kraj, którym atakujesz w tej turze.
howto-rush-alternative-turn-2 = Na atak można odpowiedzieć: obrońca dokłada Pojazd albo Medal kraju broniącego Pojazdu, atakujący – kartę kraju, którym atakuje; tak na zmianę, aż obie strony spasują. Każda karta dodaje 1 do opancerzenia albo siły ognia. Na koniec cel jest zniszczony albo nic mu się nie stało.
howto-rush-alternative-turn-3 = Kto w turze nie zagra żadnej karty, może jedną zatrzymać na następną albo jednej pozbyć się na zawsze. Kartę można zatrzymać także Rekrutacją.
howto-rush-alternative-turn-4 = Kto broni ponad połowy swoich Baz, dobiera o kartę więcej; na ręce może być najwyżej pięć.
howto-rush-alternative-turn-5 = Rezerwa ma sześć kart i jest uzupełniana dopiero na końcu tury. Magazyn staje się nowym Garażem najwyżej raz na turę.
howto-rush-alternative-end = Jak w grze podstawowej.
howto-rush-alternative-points = Jak w grze podstawowej, a zestaw Medali dwóch krajów to jeden punkt więcej, trzech dwa, czterech cztery.

howto-rush-team-aim = Zasady alternatywne z dwiema stronami: wygrywacie albo przegrywacie razem.
howto-rush-team-turn-1 = Strony grają na zmianę, a w nich na zmianę gracze. Przy trzech lub pięciu osobach gracze mniejszej strony mają turę częściej.
howto-rush-team-turn-2 = W walce karty mogą dokładać także sojusznicy, najpierw po stronie atakowanej. Nikt nie pokazuje ręki, nikt nie umawia się, co dołoży, a czat jest na ten czas zamknięty.
howto-rush-team-turn-3 = Sojusznika nie można atakować, oblegać ani sabotować. Można za to postawić Pojazd z opancerzeniem przed jego Bazą; zdolności się wtedy nie używa, a karta należy odtąd do niego.
howto-rush-team-end = Jak w grze podstawowej; przy trzech lub pięciu graczach wtedy, gdy obie strony miały tyle samo tur.
howto-rush-team-points = Wszystkie karty strony tworzą jeden stos: liczy się w nim Medale, Bazy, Osiągnięcia i zestawy.

## Battlegrounds

howto-battlegrounds-battle-aim = Plansza osiem na osiem pól pełna żetonów i czołgi, które jadą i strzelają dokładnie tak daleko, jak mówi ich karta. Zbieraj pary obrazków, niszcz czołgi innych i zdobądź dość punktów przed innymi.
howto-battlegrounds-battle-turn-1 = Jedź: tak daleko, jak mówi karta, prosto albo na ukos; jeśli możesz, musisz. Żetony nie przeszkadzają. Niewypał albo czołg na drodze niszczy twój, a na innym czołgu nie można stanąć.
howto-battlegrounds-battle-turn-2 = Potem możesz strzelić, znów dokładnie tak daleko; nic po drodze nie przeszkadza. Żeton jest twój, czołg przeciwnika zniszczony, niewypał można usunąć, a na pustym polu położyć.
howto-battlegrounds-battle-turn-3 = Albo zmień czołg: na tym samym polu zastępuje go inna twoja karta, bez ruchu i bez strzału.
howto-battlegrounds-battle-turn-4 = Dwa takie same obrazki to para. Z żetonem specjalnym daje też akcję jednorazową albo usprawnienie na kartę czołgu.
howto-battlegrounds-battle-turn-5 = Kto stracił czołg, wraca w następnej kolejce w swoim rogu z inną kartą. Nikt nigdy nie odpada.
howto-battlegrounds-battle-end = Po każdej kolejce sprawdza się punkty: do wygranej potrzeba 16 przy dwóch graczach (każdy ma dwa czołgi), 14 przy trzech, 12 przy czterech.
howto-battlegrounds-battle-points = Dwa za każdą parę. Za zniszczony czołg bierzesz jego wierzchni żeton z punktami: trzy, potem dwa, potem jeden w każdym kolorze.

howto-battlegrounds-draft-aim = Bitwa, w której nikt nie dostaje czołgów z rozdania: wybierasz je, patrząc, co zostaje innym.
howto-battlegrounds-draft-turn-1 = Odkrytych jest osiem kart czołgów przy dwóch lub czterech graczach, sześć przy trzech. Wybieracie po kolei, a potem w odwrotnej kolejności: kto wybierał na końcu, wybiera pierwszy.
howto-battlegrounds-draft-turn-2 = Dwoje graczy ma po cztery karty i jeździ dwoma czołgami, troje lub czworo ma po dwie karty i jeździ jednym.
howto-battlegrounds-draft-turn-3 = Dla każdego pionka wybierz kartę, z którą zaczyna, i jedno z trzech pól jego rogu. Pozostałe karty czekają na zmianę czołgu.
howto-battlegrounds-draft-end = Jak w bitwie: 16 punktów przy dwóch graczach, 14 przy trzech, 12 przy czterech.
howto-battlegrounds-draft-points = Jak w bitwie: dwa za każdą parę i żetony z punktami za zniszczone czołgi.

howto-battlegrounds-team-aim = Dwoje na dwoje według zasad bitwy. Każdy jeździ jednym czołgiem, a to, co zbieracie, leży razem.
howto-battlegrounds-team-turn-1 = Drużyny grają na zmianę. Twoje żetony i żetony partnera tworzą pary razem.
howto-battlegrounds-team-turn-2 = Kto ma kolejkę, decyduje, który czołg drużyny dostaje usprawnienie i kto wykorzysta akcję.
howto-battlegrounds-team-turn-3 = Do czołgu partnera nie można strzelać, ale do żetonu pod nim tak. Przejechanie po nim niszczy twój czołg, lecz nie kosztuje punktów.
howto-battlegrounds-team-end = Wygrywa drużyna, która ma 20 punktów.
howto-battlegrounds-team-points = Dwa za każdą parę i żetony z punktami za zniszczone czołgi, wszystko liczone razem.

howto-battlegrounds-family-aim = Gra pamięciowa dla dwóch do czterech osób, bez kart czołgów, strzałów i niewypałów. Wszystkie żetony oprócz dwóch leżą zakryte; znajdź pary.
howto-battlegrounds-family-turn-1 = Rusz pionek o jedno lub dwa pola, w dowolnych kierunkach.
howto-battlegrounds-family-turn-2 = Potem odkryj dwa żetony, które stykają się z jego polem bokiem albo rogiem.
howto-battlegrounds-family-turn-3 = Czy wśród odkrytych jest para? Jest twoja, a ty masz za nią jeszcze jedną kolejkę.
howto-battlegrounds-family-turn-4 = Żetony odkryte w poprzedniej kolejce zakrywa się z powrotem. Twoje zostają odkryte na następną: patrz uważnie.
howto-battlegrounds-family-end = Kto ma dziesięć punktów, od razu wygrywa.
howto-battlegrounds-family-points = Dwa za każdą parę.

howto-battlegrounds-solo-aim = Ty z dwoma czołgami i artyleria, która ostrzeliwuje mapę. Zbieraj pary, zanim ona zbierze swoje.
howto-battlegrounds-solo-turn-1 = Wybierz jeden ze swoich czołgów, jedź nim i strzelaj. Akcje i usprawnienia są jak w bitwie; niewypałów się nie kładzie.
howto-battlegrounds-solo-turn-2 = Potem odkrywa się literę i cyfrę, i to pole zostaje trafione. Twój czołg przepada na dobre, żeton zostaje zabrany, a na pustym polu stoi odtąd czołg artylerii.
howto-battlegrounds-solo-turn-3 = Czołgi artylerii przeszkadzają jak niewypały i nie można na nich stanąć; strzał usuwa taki czołg.
howto-battlegrounds-solo-turn-4 = Litery i cyfry zostają odkryte, aż pokażą się wszystkie. Wiesz więc, które pola są jeszcze zagrożone.
howto-battlegrounds-solo-end = Gdy artyleria ma 20 punktów albo zniszczyła wszystkie twoje czołgi, albo gdy nie da się już zebrać żadnej pary.
howto-battlegrounds-solo-points = Dwa za każdą parę. Artyleria ma jeden za każdy zabrany żeton i za każdy swój czołg na planszy. 16 punktów to pierwsza gwiazdka, każde dwa następne kolejna, najwyżej sześć.
