"""Rush, the deck-building card game: base game, Second Front, alternative rules."""
