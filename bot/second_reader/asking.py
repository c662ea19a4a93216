"""When the second reader is asked, and how what it says comes into a conversation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.answer import Answer, AnswerStatus, AskRequest
from bot.conversation import Ask, Reply, opened
from bot.proposals import PROPOSAL, proposal_of

if TYPE_CHECKING:
    from rulings.irregularity import Irregularity


class SecondReader(Protocol):
    """Fills an irregularity in from a text."""

    @property
    def host(self) -> str:
        """Where texts are sent, for telling people."""

    async def read(self, text: str) -> Irregularity | None:
        """What a text tells; None where it tells nothing, or nothing came of it in time."""


async def proposal_for(
    reader: SecondReader | None, request: AskRequest, answer: Answer
) -> AskRequest | None:
    """The request with a proposal to confirm; None where the built-in answer stands.

    Only a text by itself that is not understood is passed on.
    """
    if reader is None or answer.status is not AnswerStatus.UNKNOWN or answer.kind or request.facts:
        return None
    irregularity = await reader.read(request.text)
    if irregularity is None:
        return None
    return request.model_copy(
        update={
            "facts": {PROPOSAL: proposal_of(irregularity)},
            "language": request.language or answer.language,
            "conversation": None,
        }
    )


async def reply_with(
    reader: SecondReader | None, ask: Ask, request: AskRequest, reply: Reply
) -> Reply:
    """A reply, or in its place the question whether the second reader is right."""
    if not reply.tells_its_own:
        return reply
    proposed = await proposal_for(reader, request, reply.answer)
    return reply if proposed is None else opened(ask, proposed)
