"""``director evaluate``, ``train``, ``tree`` and ``laws``."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from bot.evaluation.compare import Verdict
from bot.fronts.terminal.screen import fail
from rulings.editions import EDITIONS
from rulings.engine import UnsupportedKind
from rulings.registry import KINDS

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.evaluation.run import Report


def evaluate(options: Namespace) -> int:
    """Answers against case files."""
    from bot.evaluation.run import BadCase, read_cases
    from bot.evaluation.run import evaluate as run
    from bot.fronts.terminal.asking import director

    try:
        cases = [case for file in options.files for case in read_cases(file)]
    except (BadCase, OSError, UnicodeDecodeError) as error:
        return fail(str(error))
    if options.kinds:
        wanted = set(options.kinds.split(","))
        cases = [c for c in cases if c["expect"]["kind"] in wanted]
    if options.edition:
        cases = [c for c in cases if c["edition"] == options.edition]
    report = run(director(), cases, detect=options.detect)
    if options.json:
        print(json.dumps(report.as_json(), ensure_ascii=False, indent=2))
    else:
        _print(report)
    if options.write:
        from bot.evaluation.tables import NoPlace, write_into

        try:
            write_into(options.write, report)
        except (NoPlace, OSError, UnicodeDecodeError) as error:
            return fail(str(error))
    return 0


def _print(report: Report) -> None:
    for row in report.judged:
        if row.verdict is not Verdict.CORRECT:
            print(f"{row.verdict:<18} {row.case['id']}: {'; '.join(row.lacks)}")
    print()
    for key in ("kind", "edition", "lang"):
        print(f"{key:<28}{'cases':>7}" + "".join(f"{v:>19}" for v in Verdict))
        for name, counts in report.by(key).items():
            total = sum(counts.values())
            shares = "".join(f"{counts[v]:>11} {counts[v] / total:>6.1%}" for v in Verdict)
            print(f"{name:<28}{total:>7}{shares}")
        print()
    print("confidence    answers  right kind")
    for name, answers, share in report.reliability():
        print(f"{name:<14}{answers:>7}{share:>12.1%}")
    if report.skipped:
        print(f"{report.skipped} cases of other editions left out")


def train(_: Namespace) -> int:
    """Train the reader and write its model."""
    from pathlib import Path

    import bot.understanding
    from bot.understanding import network
    from bot.understanding.corpus import BadLabel, examples, phrases
    from bot.understanding.linear import save
    from bot.understanding.model import FILE, NETWORK_FILE

    try:
        from bot.understanding.train import RETOLD, VOICES
        from bot.understanding.train import train as fit
        from bot.understanding.train_network import LATER, train_network
    except ImportError as error:
        return fail(f"{error.name} is not installed: see docs/languages.md, 'Training'")

    def progress(line: str) -> None:
        print(line, file=sys.stderr)

    try:
        corpus, said = list(examples(without=RETOLD.union(VOICES))), list(phrases())
        voices = [e for name in VOICES for e in examples(name=name)]
    except BadLabel as error:
        return fail(str(error))
    folder = Path(bot.understanding.__file__).parent
    models, lengths = fit(corpus, said, progress, voices)
    save(models, lengths, folder / FILE)
    classes = {name: found.classes for name, found in models.items()}
    read = list(examples(without=LATER))
    later = [e for name, times in LATER.items() for e in [*examples(name=name)] * times]
    learned = train_network(read, said, classes, progress, later)
    network.save(learned, folder / NETWORK_FILE)
    size = sum((folder / name).stat().st_size for name in (FILE, NETWORK_FILE)) / 1e6
    progress(f"{len(models)} models and the network, {size:.1f} MB")
    return 0


def tree(options: Namespace) -> int:
    """The tree of a kind."""
    from bot.wording.tree import tree_mermaid, tree_text

    if options.kind is None:
        print("\n".join(KINDS))
        return 0
    if options.kind not in KINDS:
        return fail(f"no kind {options.kind!r}; there are: {', '.join(KINDS)}")
    year = options.edition or max(EDITIONS)
    if year not in EDITIONS:
        return fail(f"no edition {year}; there are {', '.join(map(str, EDITIONS))}")
    draw = tree_mermaid if options.mermaid else tree_text
    try:
        print(draw(options.kind, options.lang or "en", year, whole=options.whole))
    except UnsupportedKind as error:
        return fail(str(error))
    return 0


def laws(options: Namespace) -> int:
    """The laws of an edition; what a ruling reaches of them; what editions decide differently."""
    from bot.wording.coverage import coverage_table, law_list

    if options.editions:
        from bot.wording.editions import editions_page

        print(editions_page())
        return 0
    year = options.edition or max(EDITIONS)
    if year not in EDITIONS:
        return fail(f"no edition {year}; there are {', '.join(map(str, EDITIONS))}")
    print(coverage_table(year) if options.coverage else law_list(year))
    return 0
