"""The door of this room: a request in, an answer out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from scoring.operations.board import BoardAnswer, BoardRequest, board
from scoring.operations.contract import (
    ContractAnswer,
    ContractRequest,
    ContractsAnswer,
    contract,
)
from scoring.operations.imps import ImpsAnswer, ImpsRequest, imps_of
from scoring.refusal import refusal

AnyRequest: TypeAlias = Annotated[
    ContractRequest | ImpsRequest | BoardRequest, Field(discriminator="op")
]
AnyAnswer: TypeAlias = Annotated[
    ContractAnswer | ContractsAnswer | ImpsAnswer | BoardAnswer, Field(discriminator="op")
]
REQUEST: Final[TypeAdapter[AnyRequest]] = TypeAdapter(AnyRequest)
ANSWER: Final[TypeAdapter[AnyAnswer]] = TypeAdapter(AnyAnswer)
DEFAULT_OP: Final = "contract"

_OPERATIONS: Final[dict[type, Callable[[Any], AnyAnswer]]] = {
    ContractRequest: contract,
    ImpsRequest: imps_of,
    BoardRequest: board,
}


def parse(data: Mapping[str, object]) -> AnyRequest:
    """A request from a JSON object; ``op`` defaults to ``contract``. Raises ``ScoringError``."""
    try:
        return REQUEST.validate_python({"op": DEFAULT_OP, **data})
    except ValidationError as error:
        raise refusal(error) from None


def score(request: AnyRequest) -> AnyAnswer:
    """The answer to a request. Raises ``ScoringError`` on impossible input."""
    return _OPERATIONS[type(request)](request)


def answer(data: Mapping[str, object]) -> AnyAnswer:
    """``score(parse(data))``."""
    return score(parse(data))
