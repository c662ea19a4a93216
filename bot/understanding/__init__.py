"""Understanding: text to irregularity, with what it is sure of. It never sees law text."""
