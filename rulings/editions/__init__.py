"""The editions and their paragraph indexes, loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from rulings.edition import LAWS_2017, Edition

EDITIONS = (LAWS_2017,)
"""The editions that can be asked for, newest first."""

PARTS = ("laws_01_16", "laws_17_40", "laws_41_60", "laws_61_71", "laws_72_93")
"""The modules of an edition's index, in the order of the book."""


class NoSuchEdition(LookupError):
    """An edition that is not here; the message lists those that are."""


@cache
def edition_of(year: int) -> Edition:
    """The edition of a year (2017, …); raises ``NoSuchEdition``."""
    if year not in EDITIONS:
        msg = f"no edition {year}; there are {', '.join(map(str, EDITIONS))}"
        raise NoSuchEdition(msg)
    edition = Edition(year)
    for part in PARTS:
        edition.extend(import_module(f"rulings.editions.y{year}.{part}").INDEX)
    return edition
