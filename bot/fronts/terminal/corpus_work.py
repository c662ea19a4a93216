"""``director corpus`` and ``cues``: what the reader learns from, and what it makes of it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.fronts.terminal.screen import fail
from bot.understanding.corpus import NOT_TRAINED_ON, BadLabel, examples, phrases

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from bot.understanding.corpus import Example

FOUND: Final = 1
"""Exit status when a check has found something."""


def corpus(options: Namespace) -> int:
    """How many texts there are; with ``--check`` wrong labels and near-duplicates."""
    try:
        told = [*examples()]
        said = [*phrases()] if options.check or options.words else []
    except BadLabel as error:
        return fail(str(error), FOUND)
    if options.words:
        return _without_meaning(options.words, [*told, *said])
    if not options.check:
        _count(told)
        return 0
    from bot.understanding.similar import near_duplicates

    try:
        told += [e for folder in NOT_TRAINED_ON for e in examples(folder)]
    except BadLabel as error:
        return fail(str(error), FOUND)
    pairs = [*near_duplicates(told)]
    for pair in pairs:
        what = "labelled in two ways" if pair.contradicts else f"{pair.share:.0%} alike"
        print(f"{pair.first.language}, {what}:\n  {pair.first.text}\n  {pair.second.text}")
    print(
        f"{len(told)} texts and {len(said)} phrases have good labels; {len(pairs)} near-duplicates"
    )
    return FOUND if pairs else 0


def _without_meaning(language: str, told: list[Example]) -> int:
    """The words that a language's texts have and its ``words.txt`` has not, the most used first."""
    from bot.understanding.analysis import analyse
    from bot.understanding.meanings import meanings

    known = meanings(language)
    used = Counter(
        word
        for example in told
        if example.language == language
        for word in (p.word for p in analyse(example.text, language).places if p.says)
        if word[0].isalpha() and known.nearest(word) != word
    )
    for word, times in used.most_common():
        near = known.nearest(word)
        print(
            f"{times:>5}  {word}"
            + (f"  (taken for {near}: {' '.join(known.of(near))})" if near else "")
        )
    print(f"{len(used)} words without a meaning")
    return 0


def _count(told: list[Example]) -> None:
    languages = sorted({example.language for example in told})
    counts = Counter((e.kind or e.intent.value, e.language) for e in told)
    print(f"{'':<28}" + "".join(f"{language:>7}" for language in languages))
    for name in sorted({name for name, _ in counts}):
        print(f"{name:<28}" + "".join(f"{counts[name, each]:>7}" for each in languages))
    totals = Counter(example.language for example in told)
    print(f"{len(told):<28}" + "".join(f"{totals[each]:>7}" for each in languages))


def cues(options: Namespace) -> int:
    """What a language's cues find in the corpus, or the sentences that are not read."""
    if options.unread is not None:
        return _unread(options)
    if options.kind is None:
        return fail("name a kind (director tree lists them), or --unread")
    from bot.understanding.cue_report import report

    told = [e for e in examples() if e.language == options.lang]
    for line in report(told, options.kind, texts=options.texts):
        print(line)
    return 0


def _unread(options: Namespace) -> int:
    """Sentences of a file, else of the corpus, that are read as no kind or as another."""
    from bot.understanding.reader import read

    try:
        sentences = [*_sentences(options)]
    except (OSError, UnicodeDecodeError, ValueError) as error:
        return fail(str(error))
    missed = 0
    for text, kind in sentences:
        reading = read(text, language=options.lang)
        if reading.kind and kind in ("", reading.kind):
            continue
        missed += 1
        nearest = ", ".join(f"{name} {share:.2f}" for name, share in reading.candidates[:2])
        told = f"{kind} " if kind else ""
        print(f"{told}({nearest or reading.intent}): {text}")
    print(f"{missed} of {len(sentences)} sentences without a reading")
    return 0


def _sentences(options: Namespace) -> Iterator[tuple[str, str]]:
    """Texts with the kind that they tell, where that is known."""
    if not options.unread:
        for example in examples():
            wanted = example.kind and options.kind in (None, example.kind)
            if wanted and example.language == options.lang:
                yield example.text, example.kind
        return
    path = Path(options.unread)
    for line in filter(str.strip, path.read_text(encoding="utf-8").splitlines()):
        if path.suffix == ".jsonl":
            row = json.loads(line)
            yield row["text"], row.get("irregularity", {}).get("kind", "")
        else:
            yield line, ""
