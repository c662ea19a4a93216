"""The paragraph index of the 2017 Laws, in the parts of the book."""
