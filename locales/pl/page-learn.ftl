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
