"""Running the server: settings, logs, metrics."""
