"""Rules of thumb for Rush, by topic."""
