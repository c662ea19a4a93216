"""From a tree of rulings to sentences: the worded parts of an answer.

The words come from the catalogues; which sentences stand where is read off the tree. No law is
known here: a sentence that holds in every branch is said once, before the branches.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.wording.catalogue import Words, words
from bot.wording.document import Block, Document, Line, plain
from rulings.engine import Fork, Leaf, Tree, leaves
from rulings.outcome import citations_of, open_slots, option_id, value_id
from rulings.slots import ForkKind
from rulings.terms import Role, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulings.irregularity import Irregularity
    from rulings.ruling import Say
    from rulings.slots import Slot, Value

MAX_PARAGRAPHS = 6
"""So many paragraphs are named where a branch is still open."""
READ_AT_A_GLANCE = 1_150
"""Characters of an answer's body that stay unfolded; with the lines around it that is 1,500."""
DEPTHS = (3, 2, 1)
"""Choices within choices that are told, so many deep, as long as the answer stays short."""


class Composer:
    """Words one case in one language."""

    def __init__(self, language: str, irregularity: Irregularity, year: int) -> None:
        self.words: Words = words(language, year)
        self.irregularity = irregularity
        self.kind = irregularity.kind
        self.year = year

    def title(self) -> str:
        """The kind's name."""
        return self.words(f"kind-{self.kind}")

    def question(self, slot: Slot) -> str:
        """The question that asks for a slot."""
        return self.words.first(f"ask-{self.kind}-{slot.name}", f"ask-any-{slot.name}")

    def label(self, slot: Slot, value: Value) -> str:
        """The name of a value: a button, a branch, an option."""
        name = f"{slot.name}-{value_id(value)}"
        return self.words.first(
            f"val-{self.kind}-{name}", f"val-any-{name}", f"option-{option_id(value)}"
        )

    def who(self, role: Role) -> str:
        """A role, with the seat where it is known: ``South (declarer)``."""
        named = self.words(f"role-{role.value}")
        seat = self._seat(role)
        if seat is None:
            return named
        return self.words("seat-as-role", None, seat=self.words(f"seat-{seat.value}"), role=named)

    def _seat(self, role: Role) -> Seat | None:
        offender: Seat | None = self.irregularity.offender
        declarer: Seat | None = self.irregularity.declarer
        if role is Role.DECLARER:
            return declarer
        if role is Role.DUMMY:
            return declarer.partner if declarer else None
        if offender is None:
            return None
        return {
            Role.OFFENDER: offender,
            Role.PARTNER: offender.partner,
            Role.LHO: offender.lho,
            Role.RHO: offender.rho,
        }.get(role)

    def sentence(self, say: Say) -> Line:
        """One sentence with its paragraph."""
        return Line(self.words(say.message), (say.paragraph,))

    def understood(self, told: Iterable[tuple[Slot, Value]]) -> str:
        """One line: who is who, and the slots that were told."""
        parts: list[str] = []
        for role in (Role.OFFENDER, Role.DECLARER):
            seat = self._seat(role)
            if seat is not None:
                named = self.words(f"seat-{seat.value}")
                parts.append(self.words(f"who-{role.value}", None, seat=named))
        bare = {self.words("proposal-yes"), self.words("proposal-no")}
        for slot, value in told:
            label = self.label(slot, value)
            if label in bare:
                label = f"{self.question(slot)} {label}"
            parts.append(label)
        return " · ".join(parts)

    def blocks(self, tree: Tree) -> list[Block]:
        """The body of an answer: what holds anyway, what is open, what comes afterwards."""
        for depth in DEPTHS:
            blocks = self._blocks(tree, depth)
            shown = Document(blocks=[block for block in blocks if not block.fold])
            if len(plain(shown)) <= READ_AT_A_GLANCE:
                return blocks
        longest = max(blocks, key=lambda block: len(block.lines))
        return [replace(b, fold=b.fold or b is longest) for b in blocks]

    def _blocks(self, tree: Tree, depth: int) -> list[Block]:
        later = _later(tree)
        shared = [s for s in _shared(tree) if s not in later]
        blocks = [Block(self._sentences(shared))] if shared else []
        if isinstance(tree, Fork):
            blocks.append(self._fork_block(tree, frozenset(shared), depth))
        if later:
            always = all(s in leaf.ruling.sentences for leaf in leaves(tree) for s in later)
            head = self.words("later" if always else "later-some")
            blocks.append(Block(self._sentences(later), head=head, fold=True))
        return blocks

    def _sentences(self, says: Iterable[Say]) -> tuple[Line, ...]:
        """The sentences; what two paragraphs say alike is said once, with both."""
        cites: dict[str, tuple[str, ...]] = {}
        for line in map(self.sentence, says):
            cites[line.text] = cites.get(line.text, ()) + line.cites
        return tuple(Line(text, places) for text, places in cites.items())

    def _fork_block(self, fork: Fork, said: frozenset[Say], depth: int) -> Block:
        if fork.slot.fork is ForkKind.CHOICE:
            head = self.words("chooses", None, who=_capital(self.who(_chooser(fork))))
        else:
            head = self.question(fork.slot)
        lines = tuple(self._branch(fork.slot, v, t, said, depth) for v, t in fork.branches)
        return Block(lines, head=head, numbered=fork.slot.fork is ForkKind.CHOICE)

    def _branch(
        self, slot: Slot, value: Value, tree: Tree, said: frozenset[Say], depth: int
    ) -> Line:
        """A value and what follows from it, without what was said already."""
        later = _later(tree)
        shared = [s for s in _shared(tree) if s not in said and s not in later]
        sentences = self._sentences(shared)
        below: list[Line] = []
        if isinstance(tree, Fork):
            deeper = said | frozenset(shared)
            if tree.slot.fork is ForkKind.CHOICE and depth > 1:
                options = tuple(
                    self._branch(tree.slot, v, t, deeper, depth - 1) for v, t in tree.branches
                )
                who = self.words("chooses-after", None, who=self.who(_chooser(tree)))
                below = [Line(who, below=options)]
            else:
                known = _paragraphs(shared) | _paragraphs(later)
                cites = tuple(p for p in citations_of(tree) if p not in known)
                asked = self.words("depends", None, what=self.question(tree.slot))
                below = [Line(asked, cites[:MAX_PARAGRAPHS])]
        elif later:
            below = [Line(self.words("later-see"), tuple(_paragraphs(later)))]
        first = sentences[0] if sentences else Line("")
        lead = self.label(slot, value)
        text = _without_label(lead, first.text)
        return Line(text, first.cites, lead=lead, below=(*sentences[1:], *below))

    def branch_text(self, slot: Slot, value: Value, tree: Tree) -> str:
        """What follows from a value, an option's or a branch's, in plain text."""
        return self._line_text(self._branch(slot, value, tree, frozenset(), DEPTHS[0]))

    def _line_text(self, line: Line) -> str:
        own = f"{line.lead}: {line.text}" if line.lead and line.text else line.lead or line.text
        cites = f" · {', '.join(line.cites)}" if line.cites else ""
        return " ".join([own + cites, *(self._line_text(s) for s in line.below)])


def _without_label(label: str, text: str) -> str:
    """A sentence without a head that only says its label again: "A pass: pass: the …"."""
    head, colon, rest = text.partition(": ")
    return rest if colon and _words_of(head) <= _words_of(label) else text


def _words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _chooser(fork: Fork) -> Role:
    return fork.slot.chooser or Role.PLAYER


def _paragraphs(says: Iterable[Say]) -> dict[str, None]:
    return dict.fromkeys(s.paragraph for s in says)


def _shared(tree: Tree) -> list[Say]:
    """The sentences that all leaves of a tree have, in the order of the first."""
    found = [leaf.ruling.sentences for leaf in leaves(tree)]
    return [s for s in found[0] if all(s in other for other in found[1:])]


def _later(tree: Tree) -> dict[Say, None]:
    """The sentences about what comes afterwards, in the order of the leaves."""
    found = [s for leaf in leaves(tree) for s in leaf.ruling.later]
    now = {s for leaf in leaves(tree) for s in leaf.ruling.says}
    return dict.fromkeys(s for s in found if s not in now)


def open_names(tree: Tree) -> list[str]:
    """The names of the slots on which a branch still depends."""
    return [] if isinstance(tree, Leaf) else [s.name for s in open_slots(tree)]
