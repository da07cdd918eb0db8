"""The server: tables that friends share over the network, each kept as its log."""
