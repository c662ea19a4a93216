"""Contracts and results: exact, pure, without a language.

``scoring.service`` is the door: typed requests in, typed answers out.
"""
