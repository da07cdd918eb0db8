# Battlegrounds: presets and options.

bg-preset-battle = Battle
bg-preset-battle-help = Every player for themselves, 2 to 4 players; with two, each has two tanks.
bg-preset-battle-draft = Battle with a draft
bg-preset-battle-draft-help = As Battle, but the players choose their tank cards in turn.
bg-preset-team = Team
bg-preset-team-help = Two against two, with a common area; 20 points win.
bg-preset-family = Family
bg-preset-family-help = A game of memory for 2 to 4 players; 10 points win.
bg-preset-solo = Solo
bg-preset-solo-help = You alone with two tanks against the artillery, for up to six stars.

bg-option-mode = Mode
bg-option-mode-help = The way to play.
bg-option-draft = Draft
bg-option-draft-help = Tank cards are chosen in turn instead of dealt.
bg-option-choose_tanks = Choice of tanks
bg-option-choose_tanks-help = In solo you choose your two tank cards instead of drawing them.
bg-option-first_player = First player
bg-option-first_player-help = The seat that begins, or left to chance.

bg-value-battle = battle
bg-value-team = team
bg-value-family = family
bg-value-solo = solo
bg-value-random = random
