"""The games, the table and what everybody should be seeing: pure values and functions.

Nothing in here reads a clock, draws a random number, knows a platform or holds a
sentence; `core.service` alone may wait for a store and a platform.
"""
