"""A decided case as the answer object: worded, with what it rests on."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.answer import (
    Answer,
    AnswerStatus,
    AssumptionOut,
    BranchOut,
    ChoiceOut,
    OptionOut,
    QuestionOut,
    RegulationOut,
    TraceStep,
)
from bot.wording.compose import Composer, open_names
from bot.wording.document import Block, Document, Line, plain
from config.regulations import DEFAULT_PROFILE, Profile, profile_of
from rulings.engine import Origin, leaves
from rulings.outcome import Option, Outcome, citations_of, decide, facts_of, options_of, value_id
from rulings.slots import slots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.wording.catalogue import Words
    from rulings.engine import Read
    from rulings.irregularity import Irregularity
    from rulings.outcome import Branch


@lru_cache(maxsize=512)
def outcome_of(
    irregularity: Irregularity,
    edition: int,
    profile: str = DEFAULT_PROFILE,
    doubted: frozenset[str] = frozenset(),
) -> Outcome:
    """The ruling under the regulations of a profile.

    Nothing is assumed of slots that are ``doubted``.
    Raises ``UnsupportedKind`` and ``NoSuchProfile``.
    """
    regulations = profile_of(profile).regulations(edition)
    return decide(irregularity, edition, regulations, doubted)


@lru_cache(maxsize=512)
def worded(
    irregularity: Irregularity,
    edition: int,
    language: str,
    profile: str = DEFAULT_PROFILE,
    doubted: frozenset[str] = frozenset(),
) -> Answer:
    """The same in words; many texts tell the same irregularity."""
    outcome = outcome_of(irregularity, edition, profile, doubted)
    return _worded(outcome, language, profile_of(profile))


def _worded(outcome: Outcome, language: str, profile: Profile) -> Answer:
    irregularity = outcome.irregularity
    composer = Composer(language, irregularity, outcome.year)
    say = composer.words
    slots = slots_of(type(irregularity))
    asked = {n for n, slot in slots.items() if slot.asked_in(outcome.year)}
    told = [(slots[n], v) for n, v in irregularity.known().items() if n in asked]
    understood = composer.understood(told)
    assumptions = [_assumption(composer, read) for read in outcome.assumptions]
    document = Document(
        title=composer.title(), tag=say("edition-tag", None, year=str(outcome.year))
    )
    if understood:
        what = say("understood", None, what=understood)
        document.blocks.append(Block((Line(what),), small=True))
    document.blocks += composer.blocks(outcome.tree)
    if assumptions:
        taken = tuple(Line(f"{a.text} · {a.law}") for a in assumptions)
        head = say("assumed", None, what="")
        document.blocks.append(Block(taken, head=head.strip(), small=True, fold=True))
    regulations = [_regulation(composer, read, profile) for read in outcome.regulations]
    document.blocks += _regulated(say, regulations, profile)
    if unsourced := outcome.unsourced:
        line = say("unsourced", None, year=str(outcome.year), what=", ".join(unsourced))
        document.blocks.append(Block((Line(line),), small=True))
    document.blocks.append(Block((Line(say("director-decides")),), small=True))
    return Answer(
        status=AnswerStatus(outcome.status.value),
        language=language,
        edition=outcome.year,
        kind=irregularity.kind,
        irregularity=irregularity.as_json(),
        citations=list(outcome.citations),
        unsourced=list(outcome.unsourced),
        facts=outcome.facts,
        options=[_option(composer, o) for o in outcome.options],
        branches=[_branch(composer, branch) for branch in outcome.branches],
        question=_question(composer, outcome),
        assumptions=assumptions,
        profile=profile.id,
        regulations=regulations,
        trace=_trace(composer, outcome),
        understood=understood,
        text=plain(document),
        document=document,
    )


def _assumption(composer: Composer, read: Read) -> AssumptionOut:
    return AssumptionOut(
        slot=read.slot.name,
        value=read.value,
        text=composer.label(read.slot, read.value),
        law=read.slot.law,
        alternatives=[
            ChoiceOut(id=value_id(v), label=composer.label(read.slot, v))
            for v in read.slot.domain
            if v != read.value
        ],
    )


def _branch(composer: Composer, branch: Branch) -> BranchOut:
    return BranchOut(
        when={branch.slot.name: branch.value},
        citations=list(citations_of(branch.tree)),
        facts=facts_of(branch.tree),
        options=[_option(composer, o) for o in options_of(branch.tree)],
        open=open_names(branch.tree),
        text=composer.branch_text(branch.slot, branch.value, branch.tree),
    )


def _regulation(composer: Composer, read: Read, profile: Profile) -> RegulationOut:
    choice = profile.choice(read.slot.name, composer.year)
    return RegulationOut(
        slot=read.slot.name,
        value=read.value,
        text=composer.label(read.slot, read.value),
        law=read.slot.law,
        chosen=read.origin is Origin.REGULATED,
        source=choice.source if choice else "",
        address=choice.address if choice else "",
    )


def _regulated(say: Words, regulations: list[RegulationOut], profile: Profile) -> Iterator[Block]:
    """Whose choices the ruling rests on; aside, where none is known."""
    for message, chosen in (("regulated", True), ("unregulated", False)):
        lines = tuple(
            Line(say(message, None, profile=profile.name, what=one.text), (one.law,))
            for one in regulations
            if one.chosen is chosen
        )
        if lines and (chosen or profile.id != DEFAULT_PROFILE):
            yield Block(lines, small=not chosen)


def _question(composer: Composer, outcome: Outcome) -> QuestionOut | None:
    slot = outcome.question
    if slot is None:
        return None
    choices = [
        ChoiceOut(id=value_id(b.value), label=composer.label(slot, b.value))
        for b in outcome.branches
    ]
    return QuestionOut(slot=slot.name, text=composer.question(slot), choices=choices)


def _option(composer: Composer, option: Option) -> OptionOut:
    return OptionOut(
        id=option.id,
        chooser=option.chooser.value,
        when={option.slot.name: option.value},
        label=composer.label(option.slot, option.value),
        citations=list(citations_of(option.tree)),
        facts=facts_of(option.tree),
        text=composer.branch_text(option.slot, option.value, option.tree),
        after=[value_id(v) if not isinstance(v, bool) else "refuse" for _, v in option.after],
    )


def _trace(composer: Composer, outcome: Outcome) -> list[TraceStep]:
    """What the law asked for on the way to the first ruling, supposed values left out."""
    first = next(leaves(outcome.tree))
    return [
        TraceStep(
            slot=read.slot.name,
            question=composer.question(read.slot),
            value=read.value,
            label=composer.label(read.slot, read.value),
            origin=read.origin.value,
            law=read.slot.law,
        )
        for read in first.reads
        if read.origin is not Origin.SUPPOSED
    ]
