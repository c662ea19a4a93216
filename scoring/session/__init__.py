"""Whole boards and sessions: rows of results, their scores, and rankings."""
