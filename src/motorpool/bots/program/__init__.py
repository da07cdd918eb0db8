"""Bots in any language: programs that read lines of JSON and answer with lines of JSON."""
