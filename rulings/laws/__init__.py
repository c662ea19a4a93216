"""The Laws: one package a chapter of the book, one module a law or a group of laws."""
