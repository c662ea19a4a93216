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
from scoring.operations.base import MAX_TEXT, Request
from scoring.operations.board import BoardAnswer, BoardRequest, board
from scoring.operations.cases import Known
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
from scoring.reading.command import read_command, without_prefix
from scoring.reading.compact import compact
from scoring.reading.lexicon import LANGUAGES
from scoring.reading.outcomes import OUTCOMES
from scoring.refusal import refusal
from scoring.session.outputs import (
    BOARD_COLUMNS,
    RANKING_COLUMNS,
    board_rows,
    ranking_rows,
    to_csv,
)
from scoring.session.scoring import Progress
from scoring.session.usebio_text import to_usebio
from scoring.vulnerability import Vulnerability

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
_EVERY: Final = (1997, 2007, 2017)
_EDITIONS: Final[Mapping[str, tuple[int, ...]]] = {
    **dict.fromkeys(("average", "session", "weighted", "split", "serious_error"), _EVERY),
    "assigned": (1997, 2007),
}
"""The operations that an edition of the Laws changes, and the editions that are passed on.

Without a serious error in the Laws of 1997, asking for one there is refused; an assigned score is
worked out as of old whatever is in force.
"""
_KNOWN: Final = ("board", "vulnerability", "vulnerable")
"""What may stand beside a text with contracts in it."""

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

_MODELS: Final = {str(model.model_fields["op"].default): model for model in _OPERATIONS} | {
    "session": SessionRequest
}


def parse(data: Mapping[str, object], edition: int | None = None) -> AnyRequest:
    """A request from a JSON object. Raises ``ScoringError``.

    Without ``op`` its ``text`` is read as people write: a command, or else contracts.
    ``edition`` holds where the operation knows editions and the request names none.
    """
    understood = {"op": DEFAULT_OP, **_understood(data)}
    if edition in _EDITIONS.get(str(understood["op"]), ()):
        understood.setdefault("edition", edition)
    try:
        return REQUEST.validate_python(understood)
    except ValidationError as error:
        raise refusal(error, _MODELS) from None


def _understood(data: Mapping[str, object]) -> Mapping[str, object]:
    """The request that a text makes; what it says itself goes before what stands beside it."""
    text, language = data.get("text"), data.get("language")
    if "op" in data or not isinstance(text, str) or len(text) > MAX_TEXT:
        return data
    if compact(text, None) is not None:
        return data
    text = without_prefix(text)
    speaks = next((each for each in LANGUAGES if each == language), None)
    command = read_command(text, speaks, _known(data))
    if command is None:
        return {**data, "text": text}
    dropped = {"text", "language", *(() if command["op"] not in OUTCOMES else _KNOWN)}
    beside = {k: v for k, v in data.items() if k not in dropped and v is not None}
    return {**beside, **{k: v for k, v in command.items() if v is not None}}


def _known(data: Mapping[str, object]) -> Known:
    """What stands beside a text about its board, as far as it makes sense."""
    board, who, vulnerable = (data.get(name) for name in _KNOWN)
    return Known(
        vulnerability=next((each for each in Vulnerability if each == who), None),
        vulnerable=vulnerable if isinstance(vulnerable, bool) else None,
        board=board if isinstance(board, int) and board > 0 else None,
    )


def score(request: AnyRequest, progress: Progress | None = None) -> AnyAnswer:
    """The answer to a request. Raises ``ScoringError`` on impossible input.

    ``progress`` is told how many boards of a session are done, of how many.
    """
    if isinstance(request, SessionRequest):
        scored = score_file(request, progress)
        return scored.model_copy(update={"exported": _exported(scored, request.export)})
    return _OPERATIONS[type(request)](request)


def _exported(scored: SessionAnswer, form: str | None) -> str | None:
    """A session as text in the format that was asked for."""
    if form == "csv":
        return to_csv(RANKING_COLUMNS, ranking_rows(scored))
    if form == "boards-csv":
        return to_csv(BOARD_COLUMNS, board_rows(scored.boards))
    return to_usebio(scored) if form == "usebio" else None


def answer(data: Mapping[str, object], edition: int | None = None) -> AnyAnswer:
    """``score(parse(data, edition))``."""
    return score(parse(data, edition))
