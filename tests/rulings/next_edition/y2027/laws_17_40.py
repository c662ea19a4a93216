"""Laws 17-40 of 2027: 27B1 in one sentence, without (a) and (b)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rulings.editions.y2017.laws_17_40 import INDEX as LAWS_2017
from rulings.paragraphs import next_to

_GONE: Final = ("27B1(a)", "27B1(b)")


def _printed() -> Iterator[str]:
    """A line for each law, as the new book prints them."""
    for number, group in groupby(LAWS_2017.paragraphs, key=lambda paragraph: paragraph.law):
        ids = (paragraph.id for paragraph in group if paragraph.id not in _GONE)
        yield f"{number}: {' '.join(i.removeprefix(str(number)) for i in ids)}"


INDEX: Final = next_to("\n".join(_printed()), moved={"27B1(b)": "27B1"})
