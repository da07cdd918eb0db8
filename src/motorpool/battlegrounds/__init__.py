"""Battlegrounds, the board game on 8x8 cells: battle, team, family, solo."""
