"""An edition that does not exist, made as a maintainer makes the next one; only tests use it.

Invented: the Laws of 2027 ask of every replacement of an insufficient bid whether it is
comparable, the lowest bid in the same denomination included. So 27B1(a) goes, and what was
27B1(b) becomes 27B1.
"""
