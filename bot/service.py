"""The one service behind every front end: a request in, an answer out.

Pure and synchronous: everything that waits (network, store) belongs to the front ends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from bot.answer import Answer, AnswerStatus, AskRequest, ChoiceOut, QuestionOut
from bot.asides import say_also
from bot.decided import law_of
from bot.doubts import SURE_ENOUGH, same_outcome, surely
from bot.lookup import look_up
from bot.proposals import PROPOSAL, is_open, settled, to_confirm
from bot.ruled import outcome_of, worded
from bot.scores import is_asked, score_answer
from bot.terms import paragraphs_of
from bot.topics import about
from bot.understanding.amending import amended
from bot.understanding.asked import looked_up
from bot.understanding.reader import read
from bot.understanding.reading import Intent, Reading
from bot.understanding.several import irregularities
from bot.wording.catalogue import words
from bot.wording.document import Block, Document, Line, plain
from config.regulations import DEFAULT_PROFILE
from rulings.editions import EDITIONS, edition_of
from rulings.engine import UnsupportedKind
from rulings.registry import KINDS, load_kind

if TYPE_CHECKING:
    from bot.understanding.amending import Amended
    from rulings.irregularity import Irregularity
    from rulings.outcome import Outcome

NEAREST_KINDS = 3
FAR_AHEAD = 5.0
"""Of a kind that is not sure enough a definite ruling is given where it is so many times likelier
than the next; so is its law where it is only looked up."""
OF_A_TOPIC = 0.0005
"""Probability from which on a look-up is about a kind of irregularity."""


@dataclass(frozen=True, slots=True)
class _Besides:
    """What a ruling rests on beside the reading of a text."""

    meant: Amended
    """What its writer put right himself."""
    facts: dict[str, Any]
    """What is beyond doubt."""
    edition: int
    profile: str


class Director:
    """Answers questions; holds only the defaults."""

    def __init__(
        self, *, language: str = "en", edition: int = 2017, profile: str = DEFAULT_PROFILE
    ) -> None:
        self.language = language
        self.edition = edition
        self.profile = profile

    def ask(self, request: AskRequest) -> Answer:
        """Understand a text, resolve it, word the answer.

        Raises ``NoSuchEdition``, ``NoSuchKind``, or pydantic's errors for facts that cannot be.
        """
        if request.edition is not None:
            edition_of(request.edition)
        if PROPOSAL in request.facts:
            if is_open(request.facts):
                return self._to_confirm(request)
            request = request.model_copy(update={"facts": settled(request.facts)})
        told = irregularities(request.text, request.language, self.language)
        text = told[0].text if told else request.text
        meant = amended(text, request.language, self.language)
        reading = read(meant.text, language=request.language, default=self.language)
        named = reading.edition
        edition = request.edition or (named if named in EDITIONS else None) or self.edition
        facts = dict(request.facts)
        given = str(facts.pop("kind", ""))
        besides = _Besides(meant, facts, edition, request.profile or self.profile)
        if given:
            if given != reading.kind:  # what was read is of another irregularity
                reading = replace(reading, kind=given, slots={}, evidence=(), doubts=())
            answer = self._rule_on(replace(reading, confidence=1.0), besides)
        elif reading.intent is Intent.SITUATION and reading.kind:
            answer = self._rule_if_sure(reading, besides)
        elif reading.intent is Intent.LOOKUP:
            answer = self._look_up(request.text, reading, edition)
        else:
            answer = self._unknown(reading, edition)
        may_score = answer.status is AnswerStatus.UNKNOWN or reading.figure
        if (may_score and not given) or is_asked(request.text):
            asked = reading.intent is Intent.SCORE or is_asked(request.text)
            scored = score_answer(request.text, reading.language, edition, facts, asked=asked)
            answer = scored or answer
        if named and named not in EDITIONS and request.edition is None:
            _say_which_edition(answer, named)
        if told and answer.kind:
            say_also(answer, told[1:])
        answer.profile = request.profile or self.profile
        answer.id = request.id
        return answer

    def _rule_if_sure(self, reading: Reading, besides: _Besides) -> Answer:
        """The ruling on what a text tells; the nearest kinds where it may be another.

        Of two kinds that look alike it need not say which, if both leave everybody with the same.
        """
        answer = self._rule_on(reading, besides)
        definite = answer.status is AnswerStatus.RULED
        if definite and reading.alike:
            found, _ = _decide(reading, besides)
            other, _ = _decide(reading.alike, besides)
            definite = same_outcome(found, other)
        may_be_another = _doubtful(reading) if definite else reading.alike
        return self._unknown(reading, besides.edition) if may_be_another else answer

    def _rule_on(self, reading: Reading, besides: _Besides) -> Answer:
        """The ruling on a reading, in words."""
        try:
            found, doubted = _decide(reading, besides)
        except UnsupportedKind:
            case = assemble(reading.kind, reading.slots, besides.facts)
            return _not_decided(case, reading, besides.edition)
        case = found.irregularity
        return self.rule(case, reading, besides.edition, besides.profile, doubted)

    def _to_confirm(self, request: AskRequest) -> Answer:
        """Ask whether what another reader made of a text is what happened."""
        language = request.language or read(request.text, default=self.language).language
        answer = to_confirm(request.facts, language, request.edition or self.edition)
        answer.id = request.id
        return answer

    def _look_up(self, text: str, reading: Reading, edition: int) -> Answer:
        """A paragraph or a term by its name; a topic by what the summaries say.

        Where a term is named in a question about an irregularity, its law is meant.
        """
        law = law_of(_asked_about(reading), edition) if reading.tells_more else None
        own = {p.law for p in paragraphs_of(reading.term, edition_of(edition))} if law else {}
        if law and law not in own:
            return look_up(replace(reading, paragraphs=(str(law),), term=""), edition)
        if not reading.paragraphs and not reading.term:
            found = about(text, reading.language, edition)
            if not found:
                return self._unknown(reading, edition)
            reading = replace(reading, paragraphs=found)
        return look_up(reading, edition)

    def law(self, text: str, *, language: str | None = None, edition: int | None = None) -> Answer:
        """Look a paragraph or a term up, as somebody writes it.

        What is not given is taken from the text, where it tells: its language, an edition.
        Raises ``NoSuchEdition``.
        """
        named = looked_up(text, language, self.language)
        reading = Reading(
            Intent.LOOKUP,
            named.language,
            confidence=named.lookup.confidence,
            paragraphs=named.lookup.paragraphs,
            term=named.lookup.term,
        )
        return look_up(reading, edition or named.edition or self.edition)

    def greeting(self, language: str | None = None) -> str:
        """The first line of a conversation."""
        return words(language or self.language)("greeting")

    def rule(
        self,
        irregularity: Irregularity,
        reading: Reading,
        edition: int,
        profile: str | None = None,
        doubted: frozenset[str] = frozenset(),
    ) -> Answer:
        """Resolve an irregularity and word the ruling, under the regulations of a profile.

        Nothing is assumed of slots that are ``doubted``.
        """
        try:
            found = worded(
                irregularity, edition, reading.language, profile or self.profile, doubted
            )
        except UnsupportedKind:
            return _not_decided(irregularity, reading, edition)
        own = {
            "confidence": round(reading.confidence, 3),
            "document": replace(found.document, blocks=[*found.document.blocks]),
        }
        return found.model_copy(update=own)

    def _unknown(self, reading: Reading, edition: int) -> Answer:
        say = words(reading.language, edition)
        nearest = [k for k, p in reading.candidates[:NEAREST_KINDS] if k in KINDS and p > 0]
        if reading.alike:  # one of the two it is
            nearest = [reading.kind, reading.alike.kind]
        if reading.intent is Intent.CHAT:
            nearest, text = [], say("unknown-talk")
        else:
            text = say("unknown-nearest") if nearest else say("unknown")
        choices = [ChoiceOut(id=k, label=say(f"kind-{k}")) for k in nearest]
        document = Document(blocks=[Block((Line(text),))])
        if choices:
            document.blocks.append(Block(tuple(Line(c.label) for c in choices), numbered=True))
        return Answer(
            status=AnswerStatus.UNKNOWN,
            language=reading.language,
            edition=edition,
            confidence=round(reading.confidence, 3),
            question=QuestionOut(slot="kind", text=text, choices=choices),
            text=plain(document),
            document=document,
        )


def _say_which_edition(answer: Answer, named: int) -> None:
    """The text names an edition that is not here: say under which one it was answered."""
    line = words(answer.language)(
        "edition-missing", None, year=str(named), used=str(answer.edition)
    )
    answer.document.blocks.insert(0, Block((Line(line),)))
    answer.text = plain(answer.document)


def _not_decided(irregularity: Irregularity, reading: Reading, edition: int) -> Answer:
    """The kind is understood, but not decided under the edition: say so, and no more."""
    say = words(reading.language, edition)
    kind = say(f"kind-{irregularity.kind}")
    line = Line(say("not-in-edition", None, kind=kind, year=str(edition)))
    document = Document(tag=say("edition-tag", None, year=str(edition)), blocks=[Block((line,))])
    return Answer(
        status=AnswerStatus.UNKNOWN,
        language=reading.language,
        edition=edition,
        kind=irregularity.kind,
        irregularity=irregularity.as_json(),
        confidence=round(reading.confidence, 3),
        text=plain(document),
        document=document,
    )


def _decide(reading: Reading, besides: _Besides) -> tuple[Outcome, frozenset[str]]:
    """The ruling on a reading, what its writer put right, and facts beyond doubt.

    With it come the slots that are in doubt. Raises ``UnsupportedKind``.
    """
    kind, facts = reading.kind, besides.facts
    put_right = besides.meant.told(kind)
    read = {k: v for k, v in reading.slots.items() if k not in put_right}

    def rule(slots: dict[str, Any], doubted: frozenset[str]) -> Outcome:
        case = assemble(kind, slots, facts)
        try:
            return outcome_of(case, besides.edition, besides.profile, doubted)
        except ValidationError:
            if not slots:
                raise
        *fewer, _ = slots.items()  # together they leave some fact no value
        return rule(dict(fewer), doubted)

    return surely(rule, {**put_right, **read}, reading, {*facts, *put_right})


def _asked_about(reading: Reading) -> str:
    """The kind that a look-up is about, if its words may as well tell of one and of no other."""
    (kind, share), (_, next_share) = [*reading.candidates, ("", 0.0), ("", 0.0)][:2]
    return kind if share >= OF_A_TOPIC and share >= FAR_AHEAD * next_share else ""


def _doubtful(reading: Reading) -> bool:
    """Whether the kind is not sure enough for a definite ruling; a question may still be asked."""
    ahead = reading.confidence >= FAR_AHEAD * reading.runner_up
    return reading.confidence < SURE_ENOUGH and not ahead


def assemble(kind: str, slots: dict[str, Any], facts: dict[str, Any]) -> Irregularity:
    """The irregularity of a reading: told facts win, readings that contradict are left out."""
    told = load_kind(kind).model_validate(facts)
    return told.with_most({name: value for name, value in slots.items() if name not in facts})
