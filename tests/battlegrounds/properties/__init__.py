"""Laws that hold in every game of Battlegrounds, whatever the mode and the play."""
