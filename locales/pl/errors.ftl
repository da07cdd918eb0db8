# Odmowy: o co poproszono, a czego nie da się zrobić; jedno zdanie na każdy klucz, który zgłasza program.

## Pliki

file-where = { $at ->
    [line] Wiersz { $line }: { $sentence }
    [field] Pole „{ $field }”: { $sentence }
   *[line-and-field] Wiersz { $line }, pole „{ $field }”: { $sentence }
}
file-missing = Nie ma pliku { $path }.
file-is-directory = { $path } to katalog, a nie plik.
file-no-text = { $path } nie jest plikiem tekstowym w UTF-8.
file-unreadable = Nie można odczytać { $path }: { $why }.
file-no-json = To nie jest poprawny JSON; kłopot zaczyna się w kolumnie { $column }.
file-too-deep = Nawiasy w tym pliku są zagnieżdżone zbyt głęboko.
file-number = { $value } nie jest liczbą, która może stać w pliku.
file-half-letter = W { $value } jest pół litery: brakuje drugiej połowy pary.
file-type = { $wanted ->
    [a-whole-number] Tu musi być liczba całkowita, a nie { $value }.
    [a-text] Tu musi być tekst, a nie { $value }.
    [true-or-false] Tu musi być true albo false, a nie { $value }.
    [a-list] Tu musi być lista, a nie { $value }.
   *[an-object] Tu musi być obiekt w nawiasach klamrowych, a nie { $value }.
}
file-choice = { $value } tu nie pasuje; do wyboru: { $choices }.
file-minimum = { $value } to za mało; najmniej { $limit }.
file-maximum = { $value } to za dużo; najwięcej { $limit }.
file-field-missing = Brakuje pola „{ $name }”.
file-field-twice = Pole „{ $name }” stoi tu dwa razy, pierwszy raz w wierszu { $other }.
file-field-unknown = Nie ma tu pola „{ $name }”; czy to literówka?
file-pattern = { $value } nie jest zapisane tak, jak wymaga to pole.
file-does-not-fit = { $value } tu nie pasuje (reguła „{ $rule }” schematu).

## Zestawy kart

cards-remove-unknown = W rozszerzanym zestawie nie ma Pojazdu „{ $id }”, więc nie można go usunąć.
cards-remove-from-nothing = Karty może usuwać tylko zestaw, który rozszerza inny (pole „extends”).
cards-id-twice = Inny Pojazd ma już id „{ $id }”; każdy musi mieć własne.
cards-id-taken = Id „{ $id }” należy do innej karty w grze; wybierz inne.
cards-name-twice = Inny Pojazd nosi już nazwę „{ $name }”; wszystkie Pojazdy w zestawie są różne.
cards-auxiliary-needs = Jednostka Pomocnicza musi mieć własne pole „{ $name }”, od 0 do 2.
cards-class-power = Wszystkie Pojazdy rodzaju „{ $class }” mają siłę ognia { $right }, a nie { $value }.
cards-class-armor = Wszystkie Pojazdy rodzaju „{ $class }” mają opancerzenie { $right }, a nie { $value }.
cards-ability = Nie ma zdolności „{ $value }”. Zdolności to: { $choices }; reinforcements i research wymagają liczby od 1 do 15.
cards-ability-twice = Pojazd ma każdą zdolność najwyżej raz.
cards-attacks-nothing = Pojazd nie może naraz atakować tylko Baz i tylko Pojazdów.
cards-national-without-resources = Dobra narodowe wymagają pola „resources”.
cards-count-any = Zestaw ma od 1 do 1000 Pojazdów, a nie { $count }.
cards-count = Pełny zestaw ma po 25 Pojazdów z czterech krajów albo po 30 z pięciu; tutaj jest { $count } ({ $counts }).

## Osiągnięcia

achievement-id-twice = Inne Osiągnięcie ma już id „{ $id }”.
achievement-squad-or-history = Osiągnięcie liczy albo karty („squad”), albo to, co się wydarzyło („history”): dokładnie jedno z dwojga.
achievement-sum-of-history = Pole „sum” pasuje tylko do „squad”, nie do „history”.
achievement-nation = Pole „nation” pasuje tylko do historii „medals_gained”.

## Karty czołgów i żetony lokacji

components-twice = Nazwa „{ $text }” już tu jest; każda musi być inna.
components-specials = Liczba obrazków ze znakiem specjalnym „{ $special }” to { $right }, a nie { $count }.

## Opcje i miejsca

language-unknown = Nie ma języka „{ $language }”; do wyboru: { $choices }.
game-unknown = Nie ma gry „{ $game }”; do wyboru: { $choices }.
preset-unknown = Nie ma zestawu reguł „{ $preset }”; do wyboru: { $choices }.
option-unknown = Nie ma opcji „{ $option }”; do wyboru: { $choices }.
option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
option-value-or-file = Opcja „{ $option }” nie może mieć wartości „{ $value }”; do wyboru: { $choices } albo własny plik.
option-no-file = Opcja „{ $option }” nie przyjmuje pliku.
option-needs = Opcja „{ $option }” wymaga opcji „{ $needs }”.
seats-count = { $seats ->
    [one] Jest { $seats } miejsce; Rush to gra dla { $fewest }–{ $most } graczy, z kartami Drugiego frontu dla jednego więcej.
    [few] Są { $seats } miejsca; Rush to gra dla { $fewest }–{ $most } graczy, z kartami Drugiego frontu dla jednego więcej.
   *[other] Jest { $seats } miejsc; Rush to gra dla { $fewest }–{ $most } graczy, z kartami Drugiego frontu dla jednego więcej.
}
seats-six = Gra na tylu graczy ({ $seats }) wymaga kart Drugiego frontu; bez nich może ich być najwyżej { $most }.
teams-seats = Gra drużynowa wymaga co najmniej 3 graczy, a nie { $seats }.
mode-seats = { $seats ->
    [one] Jest { $seats } miejsce
    [few] Są { $seats } miejsca
   *[other] Jest { $seats } miejsc
}; tryb „{ $mode }” jest dla { $fewest } do { $most } graczy.
option-needs-mode = Opcja „{ $option }” pasuje tylko do trybów: { $modes }.
first-player-seat = Miejsce { $seat } nie może zaczynać: liczba miejsc to { $seats }.
first-player-side = Miejsce { $seat } nie może zaczynać: zaczyna większa strona, czyli miejsca nieparzyste.

## Ruchy

action-empty = Wpisz ruch, na przykład „end”.
action-verb = „{ $verb }” to nie ruch (w „{ $text }”).
action-needs-argument = Po „{ $verb }” musi stać jeszcze jedno słowo, i tylko jedno („{ $text }”).
action-has-no-argument = „{ $verb }” stoi samo, bez dalszych słów („{ $text }”).
action-card = W tej grze nie ma karty „{ $card }” (w „{ $text }”).
action-base = „{ $word }” to nie Baza (w „{ $text }”); Bazę zapisuje się jako 2.1, Sztab jako 2.hq.
action-argument = Nie można odczytać „{ $word }” (w „{ $text }”).
action-words = „{ $verb }” potrzebuje po sobie { $count } słów („{ $text }”).
action-cell = „{ $word }” nie jest polem (w „{ $text }”); pola to A1 do H8.
action-line = Tak czołg nie może pojechać („{ $text }”); napisz „move A2 A4” albo, gdy skręca, „move A2-A3-B3”.
illegal-action = „{ $action }” nie jest teraz dozwolone.
not-your-turn = Miejsce { $seat } nie ma teraz nic do zdecydowania: decyduje miejsce { $decider }.
game-is-over = Gra jest skończona.
cannot-undo = Ostatniego ruchu nie można cofnąć: nie jest twój albo ujawnił coś nowego.

## Zapisy gier

record-foreign = To nie jest zapis gry.
record-version = Wersja { $version } zapisów nie jest tu znana.
record-game-unknown = Nie ma gry „{ $game }”.
record-rules-version = Zapis powstał według wersji zasad { $found }; tu znana jest wersja { $known }.
record-unreadable = Ruch { $move }: „{ $action }” nie jest ruchem w tej grze.
record-illegal = Ruch { $move }: „{ $action }” nie jest w tym miejscu dozwolone.
record-seat = Ruch { $move }: wykonuje go miejsce { $seat }, a decyduje miejsce { $decider }.
record-after-end = Ruch { $move } następuje po końcu gry.
record-draw-unknown = { $move ->
    [0] Przygotowanie: „{ $draw }” to nic, co można dobrać.
   *[other] Ruch { $move }: „{ $draw }” to nic, co można dobrać.
}
record-draw-missing = { $move ->
    [0] Przygotowanie: dobiera się więcej kart, niż jest w zapisie ({ $count }).
   *[other] Ruch { $move }: dobiera się więcej kart, niż jest w zapisie ({ $count }).
}
record-draw-impossible = { $move ->
    [0] Przygotowanie: „{ $draw }” nie można w tym miejscu dobrać.
   *[other] Ruch { $move }: „{ $draw }” nie można w tym miejscu dobrać.
}
record-draws-left = { $move ->
    [0] Przygotowanie: „{ $draw }” zapisano jako dobrane, ale nic już się nie dobiera.
   *[other] Ruch { $move }: „{ $draw }” zapisano jako dobrane, ale nic już się nie dobiera.
}
record-draw-unproven = { $move ->
    [0] Przygotowanie: losowanie { $count } to w zapisie „{ $draw }”, a według dowodu „{ $proven }”.
   *[other] Ruch { $move }: losowanie { $count } to w zapisie „{ $draw }”, a według dowodu „{ $proven }”.
}
record-proof-commitment = Sekret w dowodzie nie jest tym, z którego powstało jego zobowiązanie.
record-proof-salts = Liczba soli w dowodzie to { $salts }, a liczba graczy to { $seats }.
record-options = Opcje nie są opcjami pozycji, od której zaczyna się zapis.
record-seats = Liczba miejsc w zapisie to { $names }, a liczba graczy to { $seats }.
record-result = Wynik w zapisie ({ $told }) nie jest tym, do którego prowadzą jego ruchy, razem { $move } ({ $found }).

## Pozycje

position-foreign = To nie jest pozycja żadnej ze znanych tu gier.
position-reserve = W Rezerwie mieści się kart: { $most }.
position-card-unknown = W tej grze nie ma karty „{ $card }”.
position-card-twice = Karta „{ $card }” pojawia się więcej razy, niż jest jej w grze.
position-card-place = Karta „{ $card }” nie może tu leżeć: mogą tylko Pojazdy.
position-card-not-there = Karta „{ $card }” nie leży tam, dokąd to wskazuje.
position-card-owner = Ten gracz nie może mieć karty „{ $card }”.
position-base-in-hand = Zniszczona Baza nigdy nie jest na ręce: od razu trafia do Magazynu.
position-needs-option = To wymaga opcji „{ $option }”.
position-bases = Liczba Baz gracza w tej grze, stojących i zniszczonych, to { $count }.
position-base-elsewhere = Baza „{ $card }” nie może stać: jest już podana jako zniszczona ({ $other }).
position-guards-nothing = Zniszczona Baza nie ma obrońcy.
position-cannot-defend = Karta „{ $card }” nie ma opancerzenia i nie może bronić.
position-steps = Kroki nie kończą się decyzją ani początkiem tury.
position-step-place = { $below ->
    [nothing] Krok „{ $step }” nie może być pierwszy.
   *[other] Krok „{ $step }” nie może stać na kroku „{ $below }”.
}
position-step-value = Krok „{ $step }” jest niemożliwy: jego „{ $name }” nie pasuje do stołu.
position-turn-value = „{ $name }” nie pasuje do stołu i kroków tury.
position-target = „{ $value }” to nie cel; Bazę zapisuje się jako 2.1, a Pojazd na niej jako 2.1v.
position-seat = Nie ma miejsca { $value }: miejsca mają numery od 1 do { $seats }.
position-achievement = W tej grze nie ma Osiągnięcia „{ $achievement }”.
position-medal-order = Karty Medali bierze się w kolejności numerów: „{ $card }” została przed późniejszą.
position-no-action = W tej pozycji nie ma nic do zdecydowania.
position-needs-mode = To należy do innych wariantów: { $modes }.
position-token-unknown = W tej grze nie ma żetonu „{ $token }”.
position-token-twice = Żeton „{ $token }” pojawia się więcej razy, niż jest go w grze.
position-cell-taken = Na polu { $cell } jest już coś innego.
position-unseen = Pól z żetonami, których nigdy nie odkryto, jest { $cells }, a żetonów zostało dla nich { $tokens }.
position-tanks = Podczas przygotowania gry miejsce { $seat } ma kart czołgów: { $count }.
position-pawns = Liczba pionków tego gracza to { $count }.
position-pawn = Pionek nie może tam być z tym czołgiem: nie pasuje to do kroków.
position-pawn-number = Nie ma pionka { $value }: pionki mają numery od 1 do { $pawns }.
position-base = Każdy pionek ma własną bazę, od chwili gdy wjeżdża na planszę.
position-sides = Liczba stron w tej grze to { $count }.
position-pairs = Pary nie pasują do żetonów ani do akcji i usprawnień.
position-specials = „{ $special }” występuje więcej razy, niż mogły dać pary.
position-points = Żetony z punktami się nie zgadzają: co stracił pionek, zdobyła inna strona.
