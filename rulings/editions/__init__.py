"""The editions and their paragraph indexes, loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from rulings.edition import HOME, LAWS_1997, LAWS_2007, LAWS_2017, Edition

EDITIONS: Final = (LAWS_2017, LAWS_2007, LAWS_1997)
"""The editions that can be asked for, newest first."""

BESIDE: Final = {LAWS_2007: LAWS_2017, LAWS_1997: LAWS_2007}
"""The neighbour that each edition but ``HOME`` is compared with."""

PARTS: Final = ("laws_01_16", "laws_17_40", "laws_41_60", "laws_61_71", "laws_72_93")
"""The modules of an edition's index, in the order of the book."""


class NoSuchEdition(LookupError):
    """An edition that is not here; the message lists those that are."""


@cache
def edition_of(year: int) -> Edition:
    """The edition of a year (2017, …); raises ``NoSuchEdition``."""
    if year not in EDITIONS:
        msg = f"no edition {year}; there are {', '.join(map(str, EDITIONS))}"
        raise NoSuchEdition(msg)
    edition = Edition(year, None if year == HOME else edition_of(BESIDE[year]))
    edition.extend(import_module(f"rulings.editions.y{year}.{part}").INDEX for part in PARTS)
    return edition
