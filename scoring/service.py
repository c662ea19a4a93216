"""The door of this room: a request in, an answer out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from scoring.operations.awards import (
    AverageAnswer,
    AverageRequest,
    PenaltyAnswer,
    PenaltyRequest,
    score_average,
    score_penalty,
)
from scoring.operations.base import Request
from scoring.operations.board import BoardAnswer, BoardRequest, board
from scoring.operations.contract import ContractAnswer, ContractRequest, ContractsAnswer, contract
from scoring.operations.imp_pairs import (
    ButlerAnswer,
    ButlerRequest,
    CrossImpsAnswer,
    CrossImpsRequest,
    score_butler,
    score_cross_imps,
)
from scoring.operations.imps import ImpsAnswer, ImpsRequest, imps_of
from scoring.operations.pairs import (
    FouledAnswer,
    FouledRequest,
    MatchpointsAnswer,
    MatchpointsRequest,
    NeubergAnswer,
    NeubergRequest,
    score_fouled,
    score_matchpoints,
    score_neuberg,
)
from scoring.operations.serious_error import (
    AssignedAnswer,
    AssignedRequest,
    SeriousErrorAnswer,
    SeriousErrorRequest,
    score_assigned,
    score_serious_error,
)
from scoring.operations.traveller import (
    SessionAnswer,
    SessionRequest,
    TravellerAnswer,
    TravellerRequest,
    score_file,
    score_traveller,
)
from scoring.operations.vps import VpsAnswer, VpsRequest, score_vps
from scoring.operations.weighted import (
    SplitAnswer,
    SplitRequest,
    WeightedAnswer,
    WeightedRequest,
    score_split,
    score_weighted,
)
from scoring.operations.whatis import WhatisAnswer, WhatisRequest, whatis
from scoring.refusal import refusal
from scoring.session.scoring import Progress

AnyRequest: TypeAlias = Annotated[
    BoardRequest
    | ContractRequest
    | ImpsRequest
    | VpsRequest
    | MatchpointsRequest
    | NeubergRequest
    | FouledRequest
    | ButlerRequest
    | CrossImpsRequest
    | WeightedRequest
    | SplitRequest
    | SeriousErrorRequest
    | AssignedRequest
    | AverageRequest
    | PenaltyRequest
    | WhatisRequest
    | TravellerRequest
    | SessionRequest,
    Field(discriminator="op"),
]
AnyAnswer: TypeAlias = Annotated[
    ContractAnswer
    | ContractsAnswer
    | BoardAnswer
    | ImpsAnswer
    | VpsAnswer
    | MatchpointsAnswer
    | NeubergAnswer
    | FouledAnswer
    | ButlerAnswer
    | CrossImpsAnswer
    | WeightedAnswer
    | SplitAnswer
    | SeriousErrorAnswer
    | AssignedAnswer
    | AverageAnswer
    | PenaltyAnswer
    | WhatisAnswer
    | TravellerAnswer
    | SessionAnswer,
    Field(discriminator="op"),
]
REQUEST: Final[TypeAdapter[AnyRequest]] = TypeAdapter(AnyRequest)
ANSWER: Final[TypeAdapter[AnyAnswer]] = TypeAdapter(AnyAnswer)
DEFAULT_OP: Final = "contract"

_OPERATIONS: Final[dict[type[Request], Callable[[Any], AnyAnswer]]] = {
    BoardRequest: board,
    ContractRequest: contract,
    ImpsRequest: imps_of,
    VpsRequest: score_vps,
    MatchpointsRequest: score_matchpoints,
    NeubergRequest: score_neuberg,
    FouledRequest: score_fouled,
    ButlerRequest: score_butler,
    CrossImpsRequest: score_cross_imps,
    WeightedRequest: score_weighted,
    SplitRequest: score_split,
    SeriousErrorRequest: score_serious_error,
    AssignedRequest: score_assigned,
    AverageRequest: score_average,
    PenaltyRequest: score_penalty,
    WhatisRequest: whatis,
    TravellerRequest: score_traveller,
}


def parse(data: Mapping[str, object]) -> AnyRequest:
    """A request from a JSON object; ``op`` defaults to ``contract``. Raises ``ScoringError``."""
    try:
        return REQUEST.validate_python({"op": DEFAULT_OP, **data})
    except ValidationError as error:
        raise refusal(error) from None


def score(request: AnyRequest, progress: Progress | None = None) -> AnyAnswer:
    """The answer to a request. Raises ``ScoringError`` on impossible input.

    ``progress`` is told how many boards of a session are done, of how many.
    """
    if isinstance(request, SessionRequest):
        return score_file(request, progress)
    return _OPERATIONS[type(request)](request)


def answer(data: Mapping[str, object]) -> AnyAnswer:
    """``score(parse(data))``."""
    return score(parse(data))
