"""Rush in the terminal."""
