"""The public request and answer objects: one shape for every front end.

Fields may be added; those here keep their names and meaning (see ``docs/api.md``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, field_validator

from bot.languages import LanguageCode
from bot.wording.document import Document
from config.regulations import DEFAULT_PROFILE, NoSuchProfile, profile_of

MAX_TEXT = 4096
"""Characters of a situation; longer texts are refused."""


class AnswerStatus(StrEnum):
    """What kind of answer it is."""

    RULED = "ruled"
    CONDITIONAL = "conditional"
    UNKNOWN = "unknown"
    LOOKUP = "lookup"


class AskRequest(BaseModel):
    """One question, from any front end."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(max_length=MAX_TEXT, description="What happened, in a few words.")
    language: LanguageCode | None = None
    edition: int | None = None
    facts: dict[str, bool | str] = Field(
        default_factory=dict,
        description="Slots known besides the text, and `kind` to fix the irregularity.",
    )
    conversation: str | None = Field(
        default=None,
        max_length=128,
        description="A name of the caller's own, hard to guess: the text goes on from what was "
        "said under it before.",
    )
    profile: str | None = Field(
        default=None,
        description="The regulations that complete the Laws: `wbf` (the Laws as they stand), "
        "`sbf`, `sbl`, `oebv`, `dbv`, `ebu`, `acbl`.",
    )
    id: str | int | None = None

    @field_validator("profile")
    @classmethod
    def _known_profile(cls, profile: str | None) -> str | None:
        try:
            return profile if profile is None else profile_of(profile).id
        except NoSuchProfile as error:
            raise ValueError(str(error)) from None

    @field_validator("text")
    @classmethod
    def _something(cls, text: str) -> str:
        if not text.strip():
            msg = "text must not be empty"
            raise ValueError(msg)
        return text

    @field_validator("facts")
    @classmethod
    def _buttons(cls, facts: dict[str, bool | str]) -> dict[str, bool | str]:
        """A button sends the id of its choice, and of a yes or no that is a word."""
        words: dict[bool | str, bool] = {"true": True, "false": False}
        return {name: words.get(value, value) for name, value in facts.items()}


class OptionOut(BaseModel):
    """A choice that the laws give to a player."""

    id: str
    chooser: str
    when: dict[str, Any] = Field(default={}, description="The slot and the value that it means.")
    label: str = Field(default="", description="A few words, as on a button.")
    citations: list[str]
    facts: dict[str, Any]
    text: str
    after: list[str] = Field(default=[], description="Option ids that are chosen first.")


class BranchOut(BaseModel):
    """What follows from one value of the slot that the question asks."""

    when: dict[str, Any]
    citations: list[str]
    facts: dict[str, Any]
    options: list[OptionOut]
    open: list[str]
    text: str


class ChoiceOut(BaseModel):
    """A button."""

    id: str
    label: str


class QuestionOut(BaseModel):
    """The one question that is asked back."""

    slot: str
    text: str
    choices: list[ChoiceOut]


class AssumptionOut(BaseModel):
    """Something taken as given because nothing else was said."""

    slot: str
    value: Any
    text: str
    law: str
    alternatives: list[ChoiceOut]


class RegulationOut(BaseModel):
    """Something that a regulating authority may choose, and that the ruling rests on."""

    slot: str
    value: Any
    text: str
    law: str
    chosen: bool = Field(
        description="The authority has chosen it; else no choice is known and the Laws' own "
        "default holds."
    )
    source: str = Field(default="", description="Where the choice is written.")
    address: str = ""


class TraceStep(BaseModel):
    """One fact that the laws asked for, in their order."""

    slot: str
    question: str
    value: Any
    label: str
    origin: str
    law: str


class AlsoOut(BaseModel):
    """Another irregularity that the text tells of."""

    kind: str
    label: str
    text: str = Field(description="The part of the text that tells of it; ask it by itself.")


class ConversationOut(BaseModel):
    """Where a named conversation stands after a request."""

    id: str
    move: str = Field(
        description="What the text was taken for: `new`, `answer`, `change`, `suppose`, "
        "`edition`, `undo`, `restart`, `why`, `unsure`, `thanks`, `unclear`, `closed`."
    )
    facts: dict[str, bool | str] = Field(description="What has been told besides the first text.")
    supposed: bool = Field(description="The answer is to a what-if; undoing leads back.")
    steps: int = Field(description="The first text and each step since; 0 when nothing is open.")


class Answer(BaseModel):
    """The answer object of the contract."""

    id: str | int | None = None
    status: AnswerStatus
    language: LanguageCode
    edition: int
    kind: str = ""
    irregularity: dict[str, Any] = {}
    confidence: float = 0.0
    citations: list[str] = []
    unsourced: list[str] = Field(
        default=[],
        description="Paragraphs cited for which no text of the edition was at hand.",
    )
    facts: dict[str, Any] = {}
    options: list[OptionOut] = []
    branches: list[BranchOut] = []
    question: QuestionOut | None = None
    assumptions: list[AssumptionOut] = []
    profile: str = Field(default=DEFAULT_PROFILE, description="The regulations that were used.")
    regulations: list[RegulationOut] = []
    trace: list[TraceStep] = []
    understood: str = ""
    also: list[AlsoOut] = Field(
        default=[], description="Other irregularities that the text tells of, each to be asked."
    )
    proposal: dict[str, bool | str] | None = Field(
        default=None,
        description="What a language model made of a text that was not understood, where the "
        "service has one: to be confirmed. Send it as `facts` with the same text, if it is right.",
    )
    score: dict[str, Any] | None = Field(
        default=None, description="The answer of `/score`, where the text asked for a score."
    )
    text: str = ""
    conversation: ConversationOut | None = Field(
        default=None, description="Where the conversation stands, if the request named one."
    )
    document: Document = Field(default_factory=Document, exclude=True)
