"""The paragraph index of the 2007 Laws, in the parts of the book."""
