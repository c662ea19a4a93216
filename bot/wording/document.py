"""A worded answer as blocks, and its renderings: plain text, Telegram HTML, page HTML."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

Address = Callable[[str], str]
"""From a paragraph to where it is looked up."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the paragraphs it rests on."""

    text: str
    cites: tuple[str, ...] = ()
    lead: str = ""
    """A few words shown strong before the sentence (an option's name, a branch's condition)."""
    below: tuple[Line, ...] = ()
    """Sentences that belong under this one."""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or a list."""

    lines: tuple[Line, ...]
    head: str = ""
    numbered: bool = False
    small: bool = False
    """Secondary: what was understood, what was taken as given, who decides."""
    fold: bool = False
    """May be folded away where the place is small."""


@dataclass(slots=True)
class Document:
    """An answer in the order in which it is read."""

    title: str = ""
    tag: str = ""
    """What stands after the title: the edition."""
    blocks: list[Block] = field(default_factory=list)


def _cited(line: Line) -> str:
    return f"{line.text} · {', '.join(line.cites)}" if line.cites else line.text


def _plain_line(line: Line, indent: str, mark: str) -> list[str]:
    lead = f"{line.lead}: " if line.lead and line.text else line.lead
    first = f"{indent}{mark}{lead}{_cited(line)}".rstrip()
    deeper = indent + " " * max(len(mark), 2)
    return [first, *(row for sub in line.below for row in _plain_line(sub, deeper, "– "))]


def plain(document: Document) -> str:
    """Plain text, for terminals and the JSON answer."""
    rows: list[str] = []
    if document.title:
        rows.append(" · ".join(filter(None, (document.title, document.tag))))
    for block in document.blocks:
        if block.head:
            rows.append(block.head)
        for number, line in enumerate(block.lines, 1):
            mark = f"{number}. " if block.numbered else ""
            rows += _plain_line(line, "", mark)
    return "\n".join(rows)


def _html_line(line: Line, *, mark: str, cited: str) -> str:
    lead = f"<b>{escape(line.lead)}</b>" if line.lead else ""
    if lead and line.text:
        lead += ": "
    return f"{mark}{lead}{escape(line.text)}{cited}"


def _telegram_line(line: Line, mark: str) -> str:
    cited = f" · <i>{escape(', '.join(line.cites))}</i>" if line.cites else ""
    return _html_line(line, mark=mark, cited=cited)


def telegram_html(document: Document) -> str:
    """Telegram's HTML: what may be folded stands in an expandable quotation."""
    parts: list[str] = []
    if document.title:
        tag = f" · {escape(document.tag)}" if document.tag else ""
        parts.append(f"<b>{escape(document.title)}</b>{tag}")
    for block in document.blocks:
        rows = [escape(block.head)] if block.head else []
        for number, line in enumerate(block.lines, 1):
            mark = f"{number}. " if block.numbered else ""
            rows.append(_telegram_line(line, mark))
            rows += [_telegram_line(s, "  – ") for s in _flat(line)]
        body = "\n".join(rows)
        if block.fold:
            body = f"<blockquote expandable>{body}</blockquote>"
        elif block.small:
            body = f"<i>{body.replace('<i>', '').replace('</i>', '')}</i>"
        parts.append(body)
    return "\n".join(parts)


def _flat(line: Line) -> list[Line]:
    return [row for sub in line.below for row in (sub, *_flat(sub))]


def _page_item(line: Line, address: Address) -> str:
    links = (f'<a href="{escape(address(p))}">{escape(p)}</a>' for p in line.cites)
    # The dot keeps to the first paragraph where a line breaks.
    cites = f' ·\N{NO-BREAK SPACE}<span class="cite">{", ".join(links)}</span>'
    cited = cites if line.cites else ""
    own = _html_line(line, mark="", cited=cited)
    below = "".join(f"<li>{_page_item(s, address)}</li>" for s in line.below)
    return f"{own}<ul>{below}</ul>" if below else own


def page_html(document: Document, address: Address) -> str:
    """HTML for the page: headings, lists, and ``<details>`` for what may be folded.

    ``address`` is where a paragraph is looked up.
    """
    parts: list[str] = []
    if document.title:
        tag = f' <span class="tag">{escape(document.tag)}</span>' if document.tag else ""
        parts.append(f"<h2>{escape(document.title)}{tag}</h2>")
    for block in document.blocks:
        items = [_page_item(line, address) for line in block.lines]
        if block.numbered:
            body = f"<ol>{''.join(f'<li>{i}</li>' for i in items)}</ol>"
        else:
            body = "".join(f'<div class="line">{i}</div>' for i in items)
        head = escape(block.head)
        if block.fold:
            parts.append(f"<details><summary>{head or '…'}</summary>{body}</details>")
            continue
        css = ' class="small"' if block.small else ""
        parts.append(f"<section{css}>{f'<h3>{head}</h3>' if head else ''}{body}</section>")
    return "\n".join(parts)
