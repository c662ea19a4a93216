"""Telegram's HTML: what it accepts, and the text and entities that come out of it.

Stricter than Telegram in one point: a bare `&` is refused, because it means that somebody's text
was put into the message without escaping it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.botapi.errors import ApiError, bad_request

ALIASES = {
    "strong": "bold",
    "b": "bold",
    "em": "italic",
    "i": "italic",
    "ins": "underline",
    "u": "underline",
    "del": "strikethrough",
    "strike": "strikethrough",
    "s": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
ATTRIBUTES = {
    "a": {"href"},
    "span": {"class"},
    "tg-emoji": {"emoji-id"},
    "code": {"class"},
    "blockquote": {"expandable"},
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
MAX_ENTITIES = 100

_TAG = re.compile(
    r"<(?P<end>/?)(?P<name>[A-Za-z][A-Za-z0-9-]*)"
    r"(?P<attributes>(?:\s+[A-Za-z-]+(?:\s*=\s*(?:\"[^\"<>]*\"|'[^'<>]*'|[^\s\"'<>=]+))?)*)\s*>"
)
_ATTRIBUTE = re.compile(r"([A-Za-z-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|(\S+)))?")
_REFERENCE = re.compile(r"&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|([a-zA-Z]+));")


def utf16_length(text: str) -> int:
    """Telegram counts in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


@dataclass
class _Open:
    name: str
    offset: int
    attributes: dict[str, str]


@dataclass
class _Parser:
    source: str
    text: str = ""
    stack: list[_Open] = field(default_factory=list)
    entities: list[dict[str, object]] = field(default_factory=list)
    position: int = 0

    def parse(self) -> None:
        while self.position < len(self.source):
            character = self.source[self.position]
            if character == "<":
                self._tag()
            elif character == "&":
                self._reference()
            elif character == ">":
                raise self._wrong("unescaped '>'")
            else:
                self.text += character
                self.position += 1
        if self.stack:
            raise self._wrong(f'can\'t find end tag corresponding to start tag "{self._top.name}"')

    @property
    def _top(self) -> _Open:
        return self.stack[-1]

    def _wrong(self, what: str) -> ApiError:
        at = len(self.source[: self.position].encode())
        return bad_request(f"can't parse entities: {what} at byte offset {at}")

    def _reference(self) -> None:
        found = _REFERENCE.match(self.source, self.position)
        if not found:
            raise self._wrong("unescaped '&'")
        decimal, hexadecimal, name = found.groups()
        if name is not None and name not in NAMED:
            raise self._wrong(f'unsupported entity "&{name};"')
        if name is not None:
            self.text += NAMED[name]
        else:
            self.text += chr(int(decimal) if decimal else int(hexadecimal, 16))
        self.position = found.end()

    def _tag(self) -> None:
        found = _TAG.match(self.source, self.position)
        if not found:
            raise self._wrong("unclosed or malformed start tag")
        name = found["name"].lower()
        if found["end"]:
            self._close(name, found["attributes"])
        else:
            self._open(name, found["attributes"])
        self.position = found.end()

    def _open(self, name: str, written: str) -> None:
        if name not in ALIASES:
            raise self._wrong(f'unsupported start tag "{name}"')
        attributes = {
            attribute.lower(): next((value for value in values if value), "")
            for attribute, *values in _ATTRIBUTE.findall(written)
        }
        if unknown := set(attributes) - ATTRIBUTES.get(name, set()):
            raise self._wrong(f'unsupported attribute "{min(unknown)}" in the tag "{name}"')
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise self._wrong('tag "span" must have class "tg-spoiler"')
        if name in {"a", "tg-emoji"} and not any(attributes.values()):
            raise self._wrong(f'tag "{name}" lacks its attribute')
        inside = {ALIASES[tag.name] for tag in self.stack}
        if inside & {"code", "pre"} and not (name == "code" and self._top.name == "pre"):
            raise self._wrong(f'tag "{name}" inside code')
        if name == "blockquote" and "blockquote" in inside:
            raise self._wrong("blockquote inside blockquote")
        self.stack.append(_Open(name, utf16_length(self.text), attributes))

    def _close(self, name: str, written: str) -> None:
        if written:
            raise self._wrong("end tag with attributes")
        if not self.stack:
            raise self._wrong("unexpected end tag")
        opened = self.stack.pop()
        if opened.name != name:
            raise self._wrong(f'unmatched end tag, expected "</{opened.name}>", found "</{name}>"')
        length = utf16_length(self.text) - opened.offset
        if length:
            kind = ALIASES[name]
            if "expandable" in opened.attributes:
                kind = "expandable_blockquote"
            entity: dict[str, object] = {"type": kind, "offset": opened.offset, "length": length}
            if kind == "text_link":
                entity["url"] = opened.attributes["href"]
            self.entities.append(entity)


def parse_html(source: str) -> tuple[str, list[dict[str, object]]]:
    """The visible text and its entities; raises the error that Telegram would give."""
    parser = _Parser(source)
    parser.parse()
    if len(parser.entities) > MAX_ENTITIES:
        raise bad_request("too many entities")
    return parser.text, sorted(parser.entities, key=_by_place)


def _by_place(entity: dict[str, object]) -> tuple[int, int]:
    return int(str(entity["offset"])), -int(str(entity["length"]))


_COMMAND = re.compile(r"(?<![\w/])/[a-zA-Z0-9_]{1,32}(?:@\w{3,32})?(?!\w)")
_MENTION = re.compile(r"(?<![\w@])@\w{3,32}")


def typed_entities(text: str) -> list[dict[str, object]]:
    """The entities that Telegram finds by itself in what a person typed."""
    found = [
        (match, kind)
        for pattern, kind in ((_COMMAND, "bot_command"), (_MENTION, "mention"))
        for match in pattern.finditer(text)
    ]
    commands = [match.span() for match, kind in found if kind == "bot_command"]
    return [
        {
            "type": kind,
            "offset": utf16_length(text[: match.start()]),
            "length": utf16_length(match.group()),
        }
        for match, kind in sorted(found, key=lambda item: item[0].start())
        # The @name in "/help@bot" belongs to the command.
        if kind == "bot_command" or not any(a < match.start() < b for a, b in commands)
    ]
