"""What somebody asks on the page, as its address carries it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self
from urllib.parse import urlencode

from aiohttp import web
from pydantic_core import to_json

from bot.answer import AskRequest
from bot.conversation.merging import as_fact
from bot.proposals import PROPOSAL, settled
from bot.wording.catalogue import LANGUAGES

TEXT: Final = "text"
LANGUAGE: Final = "language"
EDITION: Final = "edition"
FACT: Final = "fact"
"""``fact=slot:value``, once for each button that was pressed."""
WHAT_IF: Final = "if"
"""``if=slot:value``: all that holds in what is only supposed, instead of the facts."""
SAY: Final = "say"
"""What is said next: an answer in words, a correction, a what-if."""
DROP: Final = "drop"
"""``drop=slot``: the fact to take back."""

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Asked:
    """A situation, what was chosen beside it, and the language of the page around it."""

    shown_in: str
    """The language of the page."""
    text: str = ""
    language: str | None = None
    """The language that was chosen; None leaves the page's to the browser, the answer's to the
    text."""
    edition: str = ""
    facts: tuple[Pair, ...] = ()
    supposed: tuple[Pair, ...] = ()
    """What would hold; nothing as long as nobody asks what if."""
    say: str = ""

    @classmethod
    def of(cls, request: web.Request, default: str) -> Self:
        """Read an address; what makes no sense is left out, except for what is asked."""
        query = request.query
        chosen = query.get(LANGUAGE)
        language = chosen if chosen in LANGUAGES else None
        facts, supposed = _pairs(query.getall(FACT, [])), _pairs(query.getall(WHAT_IF, []))
        drop = query.get(DROP, "")
        if drop in supposed and supposed[drop] != facts.get(drop):
            supposed.clear()
        else:
            facts.pop(drop, None)
            supposed.pop(drop, None)
        return cls(
            shown_in=language or accepted(request.headers.get("Accept-Language", ""), default),
            text=query.get(TEXT, "").strip(),
            language=language,
            edition=query.get(EDITION, ""),
            facts=tuple(facts.items()),
            supposed=tuple(supposed.items()) if supposed != facts else (),
            say=query.get(SAY, "").strip(),
        )

    @property
    def standing(self) -> tuple[Pair, ...]:
        """What the answer rests on: the facts, or what is supposed instead."""
        return self.supposed or self.facts

    def request(self) -> AskRequest:
        """The request object. Raises pydantic's errors."""
        return AskRequest.model_validate(
            {
                "text": self.text,
                "language": self.language,
                "edition": self.edition or None,
                "facts": dict(self.standing),
            }
        )

    def pairs(self) -> list[Pair]:
        """The address's query as pairs, for hidden fields."""
        pairs = [(TEXT, self.text), (LANGUAGE, self.language or ""), (EDITION, self.edition)]
        kept = [(name, value) for name, value in pairs if value]
        kept += [(FACT, f"{slot}:{value}") for slot, value in self.facts]
        return kept + [(WHAT_IF, f"{slot}:{value}") for slot, value in self.supposed]

    def address(self) -> str:
        """Where this is asked again."""
        query = urlencode(self.pairs())
        path = "/ask" if self.text else "/"
        return f"{path}?{query}" if query else path

    def with_settled(self) -> Asked:
        """With what was confirmed as facts of its own, which can be taken back one by one."""
        told = settled({slot: as_fact(value) for slot, value in self.facts})
        return replace(self, facts=tuple((slot, as_value(value)) for slot, value in told.items()))

    def with_proposal(self, proposal: dict[str, bool | str] | None) -> Asked:
        """With what is to be confirmed, so that the answer's buttons carry it."""
        if proposal is None or any(slot == PROPOSAL for slot, _ in self.facts):
            return self
        return replace(self, facts=(*self.facts, (PROPOSAL, to_json(proposal).decode())))

    def in_language(self, language: str) -> Asked:
        """The same in another language."""
        return replace(self, language=language, shown_in=language)


def _pairs(said: list[str]) -> dict[str, str]:
    cut = (fact.partition(":") for fact in said)
    return {slot: value for slot, _, value in cut if slot and value}


def as_value(fact: bool | str) -> str:
    """A fact as the address carries it."""
    return str(fact).lower() if isinstance(fact, bool) else fact


def accepted(header: str, default: str) -> str:
    """The best of our languages that a browser asks for (RFC 9110, 12.5.4)."""
    ranked: list[tuple[float, str]] = []
    for part in header[:1000].split(","):
        tag, _, weight = part.partition(";")
        primary = tag.strip().split("-")[0].lower()
        try:
            quality = float(weight.partition("=")[2] or 1)
        except ValueError:
            continue
        if primary in LANGUAGES and quality > 0:
            ranked.append((quality, primary))
    return max(ranked, key=lambda item: item[0])[1] if ranked else default
