"""Matrix as a platform: rooms where a table is played, and a direct room for each player."""
