"""From what a person types to a contract and its result."""
