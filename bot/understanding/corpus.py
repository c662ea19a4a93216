"""The labelled corpus: reading it, checking it, and what a label means.

A line of ``data/corpus/<language>/*.jsonl`` is a text with its intent; a situation carries the
filled irregularity. A label that the engine refuses is an error of the label.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.understanding.details import value_of
from bot.understanding.reading import Intent
from rulings.registry import NoSuchKind, load_kind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

DATA = Path(__file__).parents[2] / "data"
CORPUS = DATA / "corpus"
HELD_OUT = DATA / "held_out"
"""Labelled texts that nothing is trained on: between two trainings, and on how sure a reading has
to be, these decide, so that the cases of ``tests/cases`` stay measured only."""
NOT_TRAINED_ON = (HELD_OUT, *(HELD_OUT / name for name in ("rare", "voices", "pairs")))
"""Texts of a club night, of situations that are rarely told, of one told in many voices, and
minimal pairs."""
PHRASES = DATA / "phrases"


class BadLabel(ValueError):
    """A corpus line that cannot be used; the message names file, line and reason."""


@dataclass(frozen=True, slots=True)
class Example:
    """One labelled text."""

    text: str
    language: str
    intent: Intent
    kind: str = ""
    slots: dict[str, Any] = field(default_factory=dict)
    """Told and derived slots, as JSON values."""


def parse(line: str, where: str) -> Example:
    """An example from one corpus line; raises ``BadLabel``."""
    try:
        row = json.loads(line)
        intent = Intent(row.get("intent", "situation"))
        text, language = row["text"], row["lang"]
    except (ValueError, KeyError) as error:
        raise BadLabel(f"{where}: {error}") from error
    if intent is not Intent.SITUATION:
        return Example(text, language, intent)
    told = dict(row.get("irregularity", {}))
    kind = told.pop("kind", "")
    try:
        built = load_kind(kind).model_validate(told)
    except (NoSuchKind, ValidationError) as error:
        reason = str(error).replace("\n", " ")
        raise BadLabel(f"{where}: {kind}: {reason}") from error
    slots = built.as_json()
    slots.pop("kind")
    return Example(text, language, intent, kind, slots)


def examples(
    folder: Path = CORPUS, *, without: Collection[str] = (), name: str = "*"
) -> Iterator[Example]:
    """All examples, in the order of the files; raises ``BadLabel``.

    ``without`` names files that are left out, in all languages; ``name`` the only one to be read.
    """
    for file in sorted(folder.glob(f"*/{name}.jsonl")):
        if file.stem in without:
            continue
        lines = file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield parse(line, f"{file.parent.name}/{file.name}:{number}")


def phrases(folder: Path = PHRASES) -> Iterator[Example]:
    """Ways to say one fact, or to name one irregularity: ``<language>/<kind>.toml``.

    A table for each slot with a list of phrases for each value; ``_kind.texts`` tell no fact.
    Raises ``BadLabel``.
    """
    for file in sorted(folder.glob("*/*.toml")):
        language, kind = file.parent.name, file.stem
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        named = tables.pop("_kind", {}).get("texts", [])
        for text in named:
            yield Example(text, language, Intent.SITUATION, kind)
        for slot, values in tables.items():
            for value, said in values.items():
                told = {"kind": kind, slot: value_of(value)}
                where = f"{language}/{file.name}: {slot}.{value}"
                for text in said:
                    line = json.dumps({"text": text, "lang": language, "irregularity": told})
                    yield parse(line, where)
