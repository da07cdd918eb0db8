"""Bots for Battlegrounds."""
