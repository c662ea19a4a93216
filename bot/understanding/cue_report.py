"""How the cues of a language do on its corpus: what they find, miss and mistake."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.understanding.analysis import analyse
from bot.understanding.cues import cues, fired_values
from bot.understanding.reading import Intent
from rulings.registry import load_kind
from rulings.slots import tellable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.understanding.corpus import Example

SHOWN: Final = 6
"""Texts shown of each sort."""


def report(corpus: Iterable[Example], kind: str, *, texts: bool) -> Iterator[str]:
    """Lines: for each slot value how often it is told, found, missed, and wrongly found."""
    found: Counter[tuple[str, str]] = Counter()
    told: Counter[tuple[str, str]] = Counter()
    false: Counter[tuple[str, str]] = Counter()
    missed_texts: dict[tuple[str, str], list[str]] = {}
    false_texts: dict[tuple[str, str], list[str]] = {}
    slots = tellable(load_kind(kind))
    for example in corpus:
        if example.intent is not Intent.SITUATION or example.kind != kind:
            continue
        fired = fired_values(analyse(example.text, example.language), kind)
        labels = {
            slot: str(value).lower() if isinstance(value, bool) else str(value)
            for slot, value in example.slots.items()
            if slot in slots
        }
        for slot, value in labels.items():
            told[slot, value] += 1
            if value in fired.get(slot, {}):
                found[slot, value] += 1
            else:
                missed_texts.setdefault((slot, value), []).append(example.text)
        for slot, values in fired.items():
            for value in values:
                if labels.get(slot) != value:
                    false[slot, value] += 1
                    false_texts.setdefault((slot, value), []).append(example.text)
    for key in sorted(set(told) | set(false)):
        slot, value = key
        yield f"{slot}={value}: told {told[key]}, found {found[key]}, wrongly {false[key]}"
        if texts:
            yield from (f"    missed: {t}" for t in missed_texts.get(key, [])[:SHOWN])
            yield from (f"    wrong:  {t}" for t in false_texts.get(key, [])[:SHOWN])


def which(text: str, language: str, kind: str) -> list[str]:
    """The cues that fire in one text, for finding the one that is wrong."""
    analysis = analyse(text, language)
    return [
        f"{cue.slot}={cue.value}: {cue.phrase}"
        for cue, _, _ in cues(language, kind).fired(analysis)
    ]
