"""The cards of a game as data for a card browser: what is printed on them, and what it means."""
