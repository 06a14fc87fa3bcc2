"""What is kept of a person: what that is, and what becomes of a table that forgets them."""
