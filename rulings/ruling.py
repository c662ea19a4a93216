"""What a law function returns: the paragraphs that speak, in order, and the machine's facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from rulings.edition import HOME, marked

PartnerOption = Literal[
    "highest",
    "lowest",
    "require_suit",
    "forbid_suit",
    "forbid_other_suit",
    "require_other_suit",
    "any_card",
]


class Facts(TypedDict, total=False):
    """The machine-readable outcome; the vocabulary is public and stable."""

    established: bool
    tricks_transferred: Literal[0, 1, 2]
    equity_check: bool
    must_correct: bool
    penalty_card: Literal["none", "minor", "major"]
    accept_by: Literal["lho", "declarer", "either_defender", "none"]
    call_stands: bool
    offender_must: Literal[
        "repeat_call", "pass_once", "pass_rest_of_auction", "any_legal_call", "legal_call_or_pass"
    ]
    partner_must_pass: Literal["no", "once", "rest_of_auction"]
    lead_restriction: Literal["none", "possible"]
    auction: Literal["continues", "reverts", "cancelled_calls"]
    card_played: bool
    may_change: bool
    withdrawn_card: Literal["returned", "penalty_card"]
    lead_from: Literal["correct_hand", "either_hand", "stands"]
    partner_options: tuple[PartnerOption, ...]
    adjusted_score: Literal["no", "possible", "required"]
    artificial: dict[str, str]
    board: Literal["play_on", "cancelled", "result_stands", "redeal"]
    doubtful_to: Literal["non_claimers"]
    play_ceases: bool
    ui_to: Literal["offending_side", "none"]
    penalty: Literal["none", "possible", "warning_or_procedural", "disciplinary"]


@dataclass(frozen=True, slots=True)
class Say:
    """One sentence of a ruling: the paragraph it rests on, and which of its sentences.

    Written ``"27B1(a)"``, or ``"64A1:two"`` where a paragraph has several sentences, or
    ``"1997-27B1"`` where it is numbered as an edition of its own prints it.
    """

    paragraph: str
    numbering: int
    """The edition by which the paragraph is numbered; the one that is asked in a decided case."""
    message: str
    """The catalogue's message id: ``p27B1a``, ``p64A1-two``, ``p1997-27B1``."""

    @classmethod
    def of(cls, text: str) -> Say:
        """Read the written form."""
        cited, _, variant = text.partition(":")
        numbering, paragraph = marked(cited)
        year = "" if numbering == HOME else f"{numbering}-"
        bare = paragraph.replace("(", "").replace(")", "")
        return cls(paragraph, numbering, f"p{year}{bare}" + (f"-{variant}" if variant else ""))


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decided case.

    ``says`` is the ruling itself, the deciding paragraph first; ``later`` is what happens
    afterwards (a lead restriction, an adjusted score after play).
    """

    says: tuple[Say, ...]
    later: tuple[Say, ...]
    facts: Facts

    @property
    def sentences(self) -> tuple[Say, ...]:
        """All sentences in order."""
        return self.says + self.later

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs without repetition, the deciding one first."""
        return tuple(dict.fromkeys(s.paragraph for s in self.sentences))


def ruling(
    *says: str, later: tuple[str, ...] = (), base: Facts | None = None, **facts: Unpack[Facts]
) -> Ruling:
    """A ruling from its sentences (``"27A1"``, ``"64A1:two"``, ``"1997-27B1"``) and its facts.

    ``base`` holds facts that several leaves share; ``facts`` add to them or replace them.
    """
    if not says:
        msg = "a ruling rests on at least one paragraph"
        raise ValueError(msg)
    return Ruling(
        says=tuple(Say.of(s) for s in says),
        later=tuple(Say.of(s) for s in later),
        facts={**(base or {}), **facts},
    )
