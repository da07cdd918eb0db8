"""The `motorpool` command."""
