"""Motorpool: an unofficial digital table for two tank table games, Rush and Battlegrounds."""

__version__ = "0.1.0"
