"""What a browser without JavaScript makes of a page: its links, and its forms with their fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urlencode

Pair = tuple[str, str]
VOID = {"meta", "link", "input", "br", "rect", "path"}


@dataclass
class Form:
    """A form: where it goes, what it always sends, and its buttons by their label."""

    action: str = ""
    fields: list[Pair] = field(default_factory=list)
    buttons: dict[str, Pair | None] = field(default_factory=dict)

    def press(self, label: str) -> str:
        """The address that a press of the button leads to."""
        sent = [pair for pair in (*self.fields, self.buttons[label]) if pair]
        return f"{self.action.partition('#')[0]}?{urlencode(sent)}"


class Page(HTMLParser):
    """A page that was read; raises for markup that does not nest."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: dict[str, str] = {}
        self.loaded: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self._button: tuple[Pair | None, int] | None = None
        self._link: tuple[str, int] | None = None
        self._select = ""
        self._textarea = ""
        self._option: str | None = None
        self.feed(html)
        self.close()
        assert self._open == []

    def form_with(self, label: str) -> Form:
        return next(form for form in self.forms if label in form.buttons)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = dict(attrs)
        self.elements.append((tag, of))
        if tag not in VOID:
            self._open.append(tag)
        self.loaded += [of[name] or "" for name in ("src",) if name in of]
        name, value = of.get("name") or "", of.get("value") or ""
        match tag:
            case "link":
                self.loaded.append(of.get("href") or "")
            case "form":
                self.forms.append(Form(of.get("action") or ""))
            case "input":
                self.forms[-1].fields.append((name, value))
            case "button":
                self._button = ((name, value) if name else None, len(self.text))
            case "a":
                self._link = (of.get("href") or "", len(self.text))
            case "select":
                self._select = name
            case "textarea":
                self._textarea = name
                self.forms[-1].fields.append((name, ""))
            case "option":
                self._option = ""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._textarea:
            self.forms[-1].fields[-1] = (self._textarea, data)
        if self._option is not None:
            self._option += data

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag
        if tag == "button" and self._button:
            pair, start = self._button
            self.forms[-1].buttons[self.text[start:]] = pair
        if tag == "a" and self._link:
            href, start = self._link
            self.links[self.text[start:]] = href
        if tag == "option" and self._option and self._select not in dict(self.forms[-1].fields):
            self.forms[-1].fields.append((self._select, self._option))
            self._option = None
        if tag == "textarea":
            self._textarea = ""
