"""How fast the page is: `make page-speed`."""
