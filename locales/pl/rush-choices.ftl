# Rush: pytania i możliwości. $who to you albo other; $player to imię tej innej osoby.

## Pytania

ask-main = { $who ->
    [you] Twoja tura: zagraj kartę albo zakończ turę.
   *[other] { $player } zagrywa kartę albo kończy turę.
}
ask-main-paying = { $who ->
    [you] Kup kartę albo zapłać kolejnymi kartami. Do wydania: { $left }.
   *[other] { $player } kupuje kartę albo płaci kolejnymi kartami. Do wydania: { $left }.
}
ask-main-recruitment = { $who ->
    [you] Twoja tura: zagraj kartę, kup następną albo zakończ turę. Zostało: { $left }.
   *[other] { $player } zagrywa kartę, kupuje następną albo kończy turę. Zostało: { $left }.
}
ask-resources = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[other] { $count } surowców
}
ask-resources-nation = { $count ->
    [one] { $count } surowiec tylko na karty jednego kraju ({ $nation })
    [few] { $count } surowce tylko na karty jednego kraju ({ $nation })
   *[other] { $count } surowców tylko na karty jednego kraju ({ $nation })
}
ask-refresh = { $who ->
    [you] Czy chcesz wymienić ostatnią kartę Rezerwy ({ $card })?
   *[other] { $player } może wymienić ostatnią kartę Rezerwy ({ $card }).
}
ask-guard = { $who ->
    [you] Wybierz Bazę, której będzie bronić { $card }.
   *[other] { $player } wybiera Bazę, której będzie bronić { $card }.
}
ask-guard-ally = { $who ->
    [you] Wybierz Bazę sojusznika, której będzie bronić { $card }.
   *[other] { $player } wybiera Bazę sojusznika, której będzie bronić { $card }.
}
ask-sabotaged = { $who ->
    [you] Sabotaż: wybierz kartę z ręki, którą odłożysz do Magazynu.
   *[other] Sabotaż: { $player } wybiera kartę z ręki do odłożenia do Magazynu.
}
ask-besiege = { $who ->
    [you] Oblężenie: wybierz cel.
   *[other] Oblężenie: { $player } wybiera cel.
}
ask-researching = { $who ->
    [you] Badania: wybierz kartę o koszcie najwyżej { $limit }.
   *[other] Badania: { $player } wybiera kartę o koszcie najwyżej { $limit }.
}
ask-repairing = { $who ->
    [you] Demontaż: wybierz kartę ze swojego Magazynu, która trafi na Złomowisko.
   *[other] Demontaż: { $player } wybiera kartę z Magazynu, która trafi na Złomowisko.
}
ask-repairing-second = { $who ->
    [you] Demontaż: wybierz drugą kartę ze swojego Magazynu, która trafi na Złomowisko, albo na tym poprzestań.
   *[other] Demontaż: { $player } może wybrać drugą kartę z Magazynu, która trafi na Złomowisko.
}
ask-honour = { $who ->
    [you] Niezniszczalność: wybierz kraj, którego Medal bierzesz.
   *[other] Niezniszczalność: { $player } wybiera kraj Medalu.
}
ask-regrouping = { $who ->
    [you] Przegrupowanie: wybierz obrońcę, który przejdzie na Tyły.
   *[other] Przegrupowanie: { $player } wybiera obrońcę, który przejdzie na Tyły.
}
ask-plan = { $who ->
    [you] Planowanie: wybierz Osiągnięcie do odrzucenia.
   *[other] Planowanie: { $player } wybiera Osiągnięcie do odrzucenia.
}
ask-recruiting = { $who ->
    [you] Rekrutacja: wybierz, jak jej użyjesz.
   *[other] Rekrutacja: { $player } wybiera sposób jej użycia.
}
ask-announce = { $who ->
    [you] Atak: dołącz Pojazdy ({ $nation }) albo atakuj tymi, które są wskazane: { $cards }.
   *[other] Atak: { $player } może dołączyć Pojazdy ({ $nation }) do wskazanych: { $cards }.
}
ask-attacker = { $who ->
    [you] Atak: wybierz Pojazd, który zaatakuje teraz.
   *[other] Atak: { $player } wybiera Pojazd, który zaatakuje teraz.
}
ask-target = { $who ->
    [you] Wybierz cel ataku karty { $card }.
   *[other] { $player } wybiera cel ataku karty { $card }.
}
ask-support = { $card } (siła ognia { $power }) atakuje. Cel: { $defender } (opancerzenie { $armor }), obrońca { part-base-genitive }. { $who ->
    [you] { $attacking ->
        [yes] Dołóż kartę do ataku albo spasuj.
       *[no] Dołóż kartę do obrony albo spasuj.
    }
   *[other] { $attacking ->
        [yes] { $player } może dołożyć kartę do ataku.
       *[no] { $player } może dołożyć kartę do obrony.
    }
}
ask-medals = { $who ->
    [you] Wybierz swoje Medale ({ $nation }). Liczba zniszczonych Pojazdów: { $kills }.
   *[other] { $player } wybiera Medale ({ $nation }). Liczba zniszczonych Pojazdów: { $kills }.
}
ask-posting = { $who ->
    [you] Wybierz atakujący Pojazd, który będzie bronić jednej z twoich Baz.
   *[other] { $player } wybiera atakujący Pojazd, który będzie bronić Bazy.
}
ask-weak = { $who ->
    [you] Bez zagranej karty w tej turze możesz zatrzymać jedną kartę na następną turę albo odłożyć jedną na Złomowisko.
   *[other] { $player } nie zagrywa kart w tej turze i może zatrzymać jedną albo odłożyć jedną na Złomowisko.
}
ask-keeping = { $who ->
    [you] Rekrutacja: wybierz kartę, którą zatrzymasz na następną turę.
   *[other] Rekrutacja: { $player } może zatrzymać kartę na następną turę.
}
ask-storing = { $who ->
    [you] Wybierz kartę, którą odłożysz na Tyły.
   *[other] { $player } może odłożyć kartę na Tyły.
}
ask-over = Gra jest skończona.

## Możliwości

choice-end = Zakończ turę.
choice-spend = { $rear ->
    [yes] Zapłać kartą { $card } z Tyłów
   *[no] Zapłać kartą { $card }
} ({ $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[other] { $resources } surowców
}{ $national ->
    [yes] , tylko na karty jej kraju: { $nation }).
   *[no] ).
}
choice-buy = Kup kartę { $card } za { $cost ->
    [one] { $cost } surowiec
    [few] { $cost } surowce
   *[other] { $cost } surowców
}.
choice-use = { $rear ->
    [yes] Użyj zdolności karty { $card } z Tyłów
   *[no] Użyj zdolności karty { $card }
} ({ $abilities }); { $then ->
    [base] potem karta broni jednej z twoich Baz.
    [graveyard] karta trafia na Złomowisko.
   *[depot] potem karta trafia do twojego Magazynu.
}
choice-defend = { $rear ->
    [yes] Wystaw kartę { $card } z Tyłów
   *[no] Wystaw kartę { $card }
} { $then ->
    [base] { $abilities ->
        [yes] do obrony jednej ze swoich Baz (opancerzenie { $armor }), bez użycia zdolności.
       *[no] do obrony jednej ze swoich Baz (opancerzenie { $armor }).
    }
   *[depot] i odłóż ją do Magazynu: nie masz Bazy do obrony.
}
choice-cover = { $rear ->
    [yes] Wystaw kartę { $card } z Tyłów
   *[no] Wystaw kartę { $card }
} do obrony Bazy sojusznika (opancerzenie { $armor }); odtąd karta należy do sojusznika.
choice-attack = { $rear ->
    [yes] Rozpocznij atak kartą { $card } z Tyłów (siła ognia { $power }).
   *[no] Rozpocznij atak kartą { $card } (siła ognia { $power }).
} Pozostałe Pojazdy muszą być z tego samego kraju: { $nation }.
choice-attack-gradual = { $rear ->
    [yes] Zaatakuj kartą { $card } z Tyłów (siła ognia { $power }).
   *[no] Zaatakuj kartą { $card } (siła ognia { $power }).
} { $first ->
    [yes] Dalsze ataki w tej turze muszą być z tego samego kraju: { $nation }.
   *[no] {""}
}
choice-join = { $rear ->
    [yes] Dołącz do ataku kartę { $card } z Tyłów (siła ognia { $power }).
   *[no] Dołącz do ataku kartę { $card } (siła ognia { $power }).
}
choice-charge = Atakuj wskazanymi kartami: { $cards }.
choice-fire = Zaatakuj teraz kartą { $card } (siła ognia { $power }).
choice-hit-vehicle = Zaatakuj Pojazd { $card }, obrońcę { part-base-genitive }: { $result ->
    [fight] siła ognia { $power } przeciw opancerzeniu { $armor }, bez wsparcia.
    [destroyed] zostanie zniszczony.
   *[damaged] zostanie uszkodzony.
}
choice-hit-base = Zaatakuj { part-base-accusative }: { $result ->
    [destroyed] { $base ->
        [hq] zostanie zniszczony.
       *[other] zostanie zniszczona.
    }
   *[damaged] { $base ->
        [hq] zostanie uszkodzony.
       *[other] zostanie uszkodzona.
    }
}
choice-siege-vehicle = Oblegaj Pojazd { $card }, obrońcę { part-base-genitive }: { $result ->
    [destroyed] zostanie zniszczony.
   *[damaged] zostanie uszkodzony.
}
choice-siege-base = Oblegaj { part-base-accusative }: { $result ->
    [destroyed] { $base ->
        [hq] zostanie zniszczony.
       *[other] zostanie zniszczona.
    }
   *[damaged] { $base ->
        [hq] zostanie uszkodzony.
       *[other] zostanie uszkodzona.
    }
}
choice-ends-game = To będzie ostatnia runda gry.
choice-guard = Broń { part-own-base-genitive }.
choice-guard-damaged = { $base ->
    [hq] Broń { part-own-base-genitive }, który jest uszkodzony.
   *[other] Broń { part-own-base-genitive }, która jest uszkodzona.
}
choice-guard-instead = Broń { part-own-base-genitive }; dotychczasowy obrońca trafia do Magazynu: { $card }.
choice-lose = Odłóż do Magazynu kartę { $card }.
choice-take = Weź do Magazynu kartę { $card } (koszt { $cost }).
choice-scrap-depot = Odłóż na Złomowisko kartę { $card } z Magazynu.
choice-scrap-hand = Odłóż na Złomowisko kartę { $card } z ręki.
choice-stop = Nie odkładaj drugiej karty na Złomowisko.
choice-claim = Weź Medal: { $card } ({ $nation }; zostało: { $left }).
choice-regroup = Przenieś na Tyły Pojazd { $card }, obrońcę { part-own-base-genitive }.
choice-regroup-instead = Przenieś na Tyły Pojazd { $card }, obrońcę { part-own-base-genitive }; dotychczasowa karta z Tyłów trafia do Magazynu: { $old }.
choice-drop = Odrzuć Osiągnięcie { $achievement }: { $help }
choice-recruit = Kup w tej turze kilka kart.
choice-keep-later = Zatrzymaj na koniec tej tury jedną kartę z ręki.
choice-keep = Zatrzymaj na ręce na następną turę kartę { $card }.
choice-support = { $rear ->
    [yes] Daj wsparcie kartą { $card } z Tyłów
   *[no] Daj wsparcie kartą { $card }
}: siła ognia { $power } przeciw opancerzeniu { $armor }.
choice-pass = Spasuj: nie dokładaj karty.
choice-two = { $twos ->
    [0] Weź karty z jednym Medalem: { $ones } ({ $nation }).
   *[other] { $ones ->
        [0] Weź karty z dwoma Medalami: { $twos } ({ $nation }).
       *[other] Weź karty z dwoma Medalami: { $twos }, z jednym Medalem: { $ones } ({ $nation }).
    }
}
choice-two-short = Kart z jednym Medalem zostało tylko: { $left }.
choice-post = Wyślij kartę { $card } do obrony jednej ze swoich Baz (opancerzenie { $armor }).
choice-store = Odłóż na Tyły kartę { $card }.
choice-store-instead = Odłóż na Tyły kartę { $card }; dotychczasowa karta z Tyłów trafia do Magazynu: { $old }.
choice-none = { $step ->
    [weak] Odłóż wszystkie karty do Magazynu.
    [keeping] Nie zatrzymuj żadnej karty.
   *[storing] Nie odkładaj karty na Tyły.
}
choice-refresh = Odłóż kartę { $card } na stos kart odrzuconych i wyłóż nową.
choice-leave = Pozostaw Rezerwę bez zmian.
