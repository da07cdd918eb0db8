"""Bots think in worker processes, with a limit. The door is `thinkers.Thinkers`.

A worker gets what a seat was shown, never a state or a record. This file imports
nothing, so that a worker starts quickly.
"""
