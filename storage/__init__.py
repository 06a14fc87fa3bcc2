"""Where tables live: Redis, by one implementation, embedded or on a server."""
