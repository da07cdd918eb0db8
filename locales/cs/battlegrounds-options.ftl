# Battlegrounds: sady pravidel a volby.

bg-preset-battle = Bitva
bg-preset-battle-help = Každý za sebe, 2 až 4 hráči; ve dvou má každý dva tanky.
bg-preset-battle-draft = Bitva s výběrem
bg-preset-battle-draft-help = Jako Bitva, ale hráči si karty tanků postupně vybírají.
bg-preset-team = Týmová
bg-preset-team-help = Dva proti dvěma, se společnou oblastí; vítězí 20 bodů.
bg-preset-family = Rodinná
bg-preset-family-help = Hra na paměť pro 2 až 4 hráče; vítězí 10 bodů.
bg-preset-solo = Sólo
bg-preset-solo-help = Ty se dvěma tanky proti dělostřelectvu, až o šest hvězd.

bg-option-mode = Režim
bg-option-mode-help = Způsob hry.
bg-option-draft = Výběr karet
bg-option-draft-help = Karty tanků se postupně vybírají, místo aby se rozdávaly.
bg-option-choose_tanks = Výběr tanků
bg-option-choose_tanks-help = V sóle si dvě karty tanků vybereš, místo aby se losovaly.
bg-option-first_player = První hráč
bg-option-first_player-help = Místo, které začíná, nebo los.

bg-value-battle = bitva
bg-value-team = týmová
bg-value-family = rodinná
bg-value-solo = sólo
bg-value-random = náhodně
