"""Lessons: a first game of each kind, as positions and what to do in them."""
