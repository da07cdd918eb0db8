"""What every table game shares: chance, decisions, events, records, errors."""
