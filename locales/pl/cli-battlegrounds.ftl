# motorpool play battlegrounds: plansza w zdaniach i rysowana. $whose to you, team albo other.

## Gdzie jest gra

cli-bg-title = Runda { $round }: { $who ->
    [you] twoja kolejka
   *[other] kolejka: { $player }
}
cli-bg-setting-up = Przygotowanie: { $who ->
    [you] twój wybór
   *[other] wybiera { $player }
}
cli-bg-summary-places = Na planszy: { $places }.
cli-bg-summary-points = Punkty: { $points }.
cli-bg-place = { $what } na { $cell }
cli-bg-points = { $whose ->
    [you] ty
    [team] twoja drużyna
   *[other] { $owner }
} { $points }{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}

## Plansza

cli-bg-pawn = { $whose ->
    [you] twój pionek
   *[other] pionek ({ $owner })
}
cli-bg-tank = { $whose ->
    [you] twój czołg { $tank }
   *[other] czołg { $tank } ({ $owner })
}
cli-bg-token = { $special ->
    [yes] { $picture } z gwiazdką
   *[no] { $picture }
}
cli-bg-face-down = zakryty żeton
cli-bg-on-token = { $pawn }, pod nim { $token }
cli-bg-dud = niewypał
cli-bg-artillery-tank = czołg artylerii
cli-bg-empty = puste
cli-bg-row = Rząd { $name }: { $cells }.
cli-bg-column = Kolumna { $name }: { $cells }.
cli-bg-around = Wokół { $name }: { $cells }.
cli-bg-cell = { $cell }: { $contents }.
cli-bg-cell-gives = Para z tym żetonem daje: { $special }.
cli-bg-cell-tank = { $line }.
cli-bg-cell-base = To pole należy do { $whose ->
    [you] twojej bazy.
   *[other] bazy gracza { $owner }.
}
cli-bg-face-up = { $tokens ->
    [none] Żaden żeton nie jest odkryty.
   *[other] Odkryte: { $tokens }.
}
cli-bg-line-unknown = „{ $line }” to ani rząd, ani kolumna; wpisz board, board 3 albo board C.
cli-bg-cell-unknown = „{ $cell }” nie jest polem; pola to A1 do H8, na przykład: cell C4.

## Czołgi i obszary

cli-bg-no-tanks = W wariancie familijnym nie ma kart czołgów.
cli-bg-tanks = { $who ->
    [you] Twoje czołgi:
   *[other] Czołgi ({ $player }):
}
cli-bg-pawn-line = { $line }; { $cell ->
    [none] poza planszą
   *[other] na { $cell }
}{ $points ->
    [none] {""}
    [0] ; nie ma już żetonów z punktami
   *[other] ; jego strata kosztuje { $points }
}.
cli-bg-pawn-without = Poza planszą: pionek{ $base ->
    [none] {""}
   *[other] {" "}z bazy { $base }
}{ $points ->
    [none] {""}
    [0] ; nie ma już żetonów z punktami
   *[other] ; następna strata kosztuje { $points }
}.
cli-bg-pawn-removed = Usunięty przez artylerię: pionek z bazy { $base }; wraca tylko z dodatkową kartą czołgu.
cli-bg-waits = Czeka: { $line }{ $wrecked ->
    [yes] ; dopiero co zniszczony
   *[no] {""}
}.
cli-bg-area = { $whose ->
    [you] Masz
    [team] Twoja drużyna ma
   *[other] { $owner }:
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}; pary: { $pairs }, punkty za zniszczone czołgi: { $won }.
cli-bg-singles = Żetony bez pary: { $tokens }.
cli-bg-ready = Gotowe do użycia: { $specials }.
cli-bg-pair = Do pary ({ $token }): { $cells ->
    [none] na planszy nie ma już takiego.
   *[other] { $cells }.
}
cli-bg-other-special = { $cell } (specjalny)
cli-bg-no-singles = W twoim obszarze żaden żeton nie czeka na parę.
cli-bg-artillery = Artyleria ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} z 20; czołgi w zapasie: { $left }.
cli-bg-to-come = Jej litery, które jeszcze będą: { $letters }; cyfry: { $digits }.
cli-bg-reach = { $whose ->
    [you] Twój czołg { $tank }
   *[other] Czołg { $tank } ({ $owner })
} na { $cell } { $cells ->
    [none] nie może jechać.
   *[other] jedzie na { $cells }.
}
cli-bg-reach-shots = Z { $cell } strzela w: { $cells ->
    [none] nic.
   *[other] { $cells }.
}
cli-bg-reach-none = Ten gracz nie ma czołgu na planszy.

## Rysowany stół. Krótkie słowa: wiersz ma 80 znaków.

cli-bg-draw-player = punkty: { $points }{ $target ->
    [none] {""}
   *[other] {" "}z { $target }
}, { $pairs ->
    [one] { $pairs } para
    [few] { $pairs } pary
   *[other] { $pairs } par
}
cli-bg-draw-left = { $told }, żetony z punktami: { $left }
cli-bg-draw-area = { $whose ->
    [you] Twój obszar
    [team] Obszar twojej drużyny
   *[other] Obszar ({ $owner })
}: { $tokens }{ $ready ->
    [none] {""}
   *[other] ; gotowe: { $ready }
}
cli-bg-draw-face-down = zakryty
cli-bg-draw-base = baza
cli-bg-draw-values = 2+ 3x ruch o 2 prosto, strzał na 3 po skosie

## Polecenia. Pierwsze słowo każdego wiersza się wpisuje.

cli-play-help-board = board, board 3 albo board C: czyta planszę, rząd albo kolumnę
cli-play-help-cell = cell C4: co jest na polu
cli-play-help-around = around A2: pola wokół pola
cli-play-help-tanks = tanks albo tanks GRACZ: czołgi, ich wartości i usprawnienia
cli-play-help-area = area albo area GRACZ: punkty, żetony bez pary i to, co gotowe do użycia
cli-play-help-pairs = pairs: gdzie leżą żetony do pary z twoimi
cli-play-help-reach = reach albo reach GRACZ: dokąd czołgi mogą pojechać i w co stamtąd strzelić
