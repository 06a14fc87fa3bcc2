"""The terminal as a platform: a room of one's own, with the own dice below the prompt."""
