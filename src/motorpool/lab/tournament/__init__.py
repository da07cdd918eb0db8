"""Which bot is better, and how sure is that? Mirrored deals, ratings, a stop when it is clear."""
