"""Search that every game shares: the tree, and what a game has to tell it."""
