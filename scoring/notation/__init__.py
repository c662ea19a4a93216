"""How contracts are written: one data file a language, one for what all of them share."""
