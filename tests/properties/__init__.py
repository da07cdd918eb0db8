"""Laws that hold for every game; each game brings its tables and its words (`Kit`)."""
