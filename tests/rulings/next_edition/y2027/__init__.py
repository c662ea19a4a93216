"""The index of the invented Laws of 2027."""
