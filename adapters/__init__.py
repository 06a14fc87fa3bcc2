"""The platforms, and the command line that starts them. Only these know a platform."""
