"""How large and how quick the page is."""
