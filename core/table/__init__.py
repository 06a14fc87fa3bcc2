"""The table, whatever is played at it: lobby, seats, turns, clock, and the questions people ask."""
