"""What does a switch, a card or a number do? The same deals are played without and with it."""
