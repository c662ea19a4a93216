"""A law's tree, drawn: as text for the terminal, as a Mermaid flowchart for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording.compose import Composer
from rulings.engine import Leaf, Tree, resolve
from rulings.registry import load_kind

if TYPE_CHECKING:
    from collections.abc import Iterator


def _rows(tree: Tree, composer: Composer, indent: str) -> Iterator[str]:
    if isinstance(tree, Leaf):
        for say in tree.ruling.sentences:
            line = composer.sentence(say)
            yield f"{indent}→ {line.text} · {', '.join(line.cites)}"
        return
    who = f" [{composer.who(tree.slot.chooser)}]" if tree.slot.chooser else ""
    yield f"{indent}{composer.question(tree.slot)}{who} · {tree.slot.law}"
    for value, branch in tree.branches:
        yield f"{indent}  {composer.label(tree.slot, value)}"
        yield from _rows(branch, composer, indent + "    ")


def _drawn(kind: str, language: str, year: int, *, whole: bool) -> tuple[Tree, Composer]:
    irregularity = load_kind(kind)()
    return resolve(irregularity, year, whole=whole), Composer(language, irregularity, year)


def tree_text(kind: str, language: str, year: int, *, whole: bool = False) -> str:
    """The tree of a kind; with ``whole`` also what is usually taken as given."""
    tree, composer = _drawn(kind, language, year, whole=whole)
    return "\n".join([f"{composer.title()} · {year}", *_rows(tree, composer, "")])


def tree_mermaid(kind: str, language: str, year: int, *, whole: bool = False) -> str:
    """The tree of a kind as a Mermaid flowchart."""
    tree, composer = _drawn(kind, language, year, whole=whole)
    rows = ["flowchart TD", f'  title(["{_quoted(composer.title())} · {year}"])']
    rows += _nodes(tree, composer, "n", "title", "")
    return "\n".join(rows)


def _nodes(tree: Tree, composer: Composer, name: str, above: str, label: str) -> Iterator[str]:
    arrow = f'-->|"{_quoted(label)}"|' if label else "-->"
    if isinstance(tree, Leaf):
        first = composer.sentence(tree.ruling.says[0])
        cites = ", ".join(tree.ruling.paragraphs)
        yield f'  {above} {arrow} {name}["{_quoted(first.text)}<br/><i>{cites}</i>"]'
        return
    yield f'  {above} {arrow} {name}{{"{_quoted(composer.question(tree.slot))}"}}'
    for number, (value, branch) in enumerate(tree.branches):
        named = composer.label(tree.slot, value)
        yield from _nodes(branch, composer, f"{name}_{number}", name, named)


def _quoted(text: str) -> str:
    return text.replace('"', "#quot;")
