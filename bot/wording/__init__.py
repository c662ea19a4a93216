"""Wording: from a ruling tree to text in four languages."""
