"""Evaluation: answers against case files."""
