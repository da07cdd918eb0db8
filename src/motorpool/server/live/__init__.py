"""Tables in memory: who watches them, what they are told, and who plays for the bots."""
