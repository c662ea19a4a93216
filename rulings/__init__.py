"""The Laws of duplicate bridge as functions of a case: no I/O, no language."""
