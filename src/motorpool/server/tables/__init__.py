"""Tables: a set-up and a log, and what follows from them."""
