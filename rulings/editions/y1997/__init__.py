"""The paragraph index of the 1997 Laws, in the parts of the book."""
