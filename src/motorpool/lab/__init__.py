"""Many games at once: simulation and benchmarks."""
