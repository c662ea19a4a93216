"""Contracts and results (Laws 77 and 78): no I/O."""
