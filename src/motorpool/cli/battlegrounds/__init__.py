"""Battlegrounds in the terminal."""
