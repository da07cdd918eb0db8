"""The server under load: `python -m benchmarks.load`, or `make load` (see docs/load.md)."""
