"""No answer is longer than what is read on a phone at a glance, before it is folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ruled import worded
from bot.service import assemble
from bot.wording.catalogue import LANGUAGES
from bot.wording.document import Document, plain
from rulings.coverage import decided
from rulings.editions import EDITIONS
from rulings.engine import Leaf, resolve
from rulings.registry import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulings.irregularity import Irregularity

MOST = 1_500
"""Characters."""


def _cases(irregularity: Irregularity, year: int) -> Iterator[Irregularity]:
    """A case, and all that become of it when one open fact after another is told."""
    yield irregularity
    tree = resolve(irregularity, year)
    if isinstance(tree, Leaf):
        return
    for value, _ in tree.branches:
        known = irregularity.given(**{tree.slot.name: value})
        if known is not None:
            yield from _cases(known, year)


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_answer_is_too_long_before_it_is_folded(kind: str, year: int) -> None:
    if not decided(kind, year):
        pytest.skip(f"{kind} is not decided under the Laws of {year}")
    for case in _cases(assemble(kind, {}, {}), year):
        for language in LANGUAGES:
            document = worded(case, year, language).document
            shown = [block for block in document.blocks if not block.fold]
            text = plain(Document(document.title, document.tag, shown))
            assert len(text) <= MOST, text
