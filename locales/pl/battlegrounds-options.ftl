# Battlegrounds: zestawy zasad i opcje.

bg-preset-battle = Bitwa
bg-preset-battle-help = Każdy za siebie, 2 do 4 graczy; we dwoje każdy ma dwa czołgi.
bg-preset-battle-draft = Bitwa z draftem
bg-preset-battle-draft-help = Jak Bitwa, ale gracze po kolei wybierają karty czołgów.
bg-preset-team = Drużynowy
bg-preset-team-help = Dwoje na dwoje, ze wspólnym obszarem; wygrywa 20 punktów.
bg-preset-family = Familijny
bg-preset-family-help = Gra pamięciowa dla 2 do 4 graczy; wygrywa 10 punktów.
bg-preset-solo = Solo
bg-preset-solo-help = Ty z dwoma czołgami przeciw artylerii, o najwyżej sześć gwiazdek.

bg-option-mode = Wariant
bg-option-mode-help = Sposób gry.
bg-option-draft = Draft
bg-option-draft-help = Karty czołgów wybiera się po kolei, zamiast je rozdawać.
bg-option-choose_tanks = Wybór czołgów
bg-option-choose_tanks-help = W wariancie solo wybierasz dwie karty czołgów, zamiast je losować.
bg-option-first_player = Pierwszy gracz
bg-option-first_player-help = Miejsce, które zaczyna, albo los.

bg-value-battle = bitwa
bg-value-team = drużynowy
bg-value-family = familijny
bg-value-solo = solo
bg-value-random = losowo
