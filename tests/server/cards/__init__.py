"""Tests of motorpool.server.cards."""
