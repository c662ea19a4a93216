"""The editions and their paragraph indexes, loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rulings.edition import HOME, LAWS_1997, LAWS_2007, LAWS_2017, Edition, function_for

if TYPE_CHECKING:
    from rulings.edition import LawFunction

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


def law_of(year: int, kind: str) -> LawFunction[Any] | None:
    """The function that decides a kind in an edition, once its module is imported.

    An edition newer than ``HOME`` names only the laws that it changes; the others stay as in the
    edition before it. Of an older one every law must be known to be decided.
    """
    own = function_for(year, kind)
    if own is None and year > HOME:
        return law_of(BESIDE[year], kind)
    return own
