"""Laws that hold in every game of Rush, whatever the options and the play."""
