"""``traveller`` and ``session``: whole boards and whole sessions, ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from scoring.averages import Award
from scoring.denomination import Denomination
from scoring.errors import ErrorCode, ScoringError
from scoring.operations.base import MAX_LINES, MAX_TEXT, Answer, Request
from scoring.operations.cases import Known
from scoring.operations.contract import LineError
from scoring.operations.imp_pairs import (
    ButlerRequest,
    CrossImpsRequest,
    score_butler,
    score_cross_imps,
)
from scoring.operations.pairs import score_group
from scoring.penalty import Penalty
from scoring.reading.lexicon import Language
from scoring.rounding import Rounding, number
from scoring.seats import Seat, Side
from scoring.session.boards import BoardResult, SessionMethod, TableResult
from scoring.session.csv_rows import read_csv
from scoring.session.pbn_rows import is_pbn, read_pbn
from scoring.session.ranking import Standing, Winners, rank_labels
from scoring.session.rows import Row
from scoring.session.scoring import Progress, SessionRules, score_session
from scoring.session.traveller import read_traveller
from scoring.session.usebio_rows import is_usebio, read_usebio
from scoring.vulnerability import Vulnerability
from scoring.working import Step

MAX_ERRORS = 1_000
"""Bad lines of a file; with more it is something else."""
MAX_FILE = 20_000_000
"""Characters of a file of results."""


class TravellerRequest(Request):
    """The results of one board, one table a line; see ``scoring.session.traveller``."""

    op: Literal["traveller"] = "traveller"
    text: Annotated[str, Field(max_length=MAX_TEXT)]
    method: SessionMethod = SessionMethod.MATCHPOINTS
    board: Annotated[int, Field(ge=1)] | None = None
    vulnerability: Vulnerability | None = None
    drop: Annotated[int, Field(ge=0)] = 0
    language: Language | None = None


class SessionRequest(Request):
    """A file of results; ``winners`` says whether directions are ranked apart.

    ``export`` asks for the result as text too: the ranking or every board as CSV, or USEBIO XML.
    """

    op: Literal["session"] = "session"
    text: Annotated[str, Field(max_length=MAX_FILE)]
    format: Literal["auto", "csv", "pbn", "usebio"] = "auto"
    export: Literal["csv", "boards-csv", "usebio"] | None = None
    method: SessionMethod = SessionMethod.MATCHPOINTS
    winners: Winners = "auto"
    drop: Annotated[int, Field(ge=0)] = 0
    edition: Literal[1997, 2007, 2017] = 2017
    language: Language | None = None


class TableLine(BaseModel):
    """One table of a board; ``ns`` and ``ew`` are matchpoints (two for a win) or IMPs.

    Contract fields are None on a passed-out board, an artificial score, or a bare score.
    """

    model_config = ConfigDict(frozen=True)

    rank: str
    pair_ns: str
    pair_ew: str
    level: int | None
    denomination: Denomination | None
    penalty: Penalty | None
    declarer: Seat | None
    relative: int | None
    passed_out: bool
    score_ns: int | None
    award_ns: Award | int | None
    award_ew: Award | int | None
    ns: float
    ew: float
    percentage_ns: float | None
    percentage_ew: float | None


class BoardTable(BaseModel):
    """A board with its tables, best North–South result first."""

    model_config = ConfigDict(frozen=True)

    board: int | None
    top: int | None
    datum: int | None
    tables: list[TableLine]


class TravellerAnswer(Answer):
    """The ranked table, and the lines that could not be read."""

    op: Literal["traveller"] = "traveller"
    method: SessionMethod
    table: BoardTable
    errors: list[LineError]
    rounding: Rounding = Rounding()


class StandingLine(BaseModel):
    """A contestant; ``average`` is IMPs a board, ``percentage`` of the matchpoints possible."""

    model_config = ConfigDict(frozen=True)

    rank: str
    contestant: str
    boards: int
    total: float
    percentage: float | None
    average: float | None


class Ranking(BaseModel):
    """A field: all pairs (``side`` None) or one direction."""

    model_config = ConfigDict(frozen=True)

    side: Side | None
    standings: list[StandingLine]


class SessionAnswer(Answer):
    """Rankings, boards, and the lines that could not be scored; ``results`` counts the others.

    ``exported`` is the text of the format that was asked for.
    """

    op: Literal["session"] = "session"
    method: SessionMethod
    results: int
    rankings: list[Ranking]
    boards: list[BoardTable]
    errors: list[LineError]
    exported: str | None = None
    rounding: Rounding = Rounding()


def score_traveller(request: TravellerRequest) -> TravellerAnswer:
    """Scores one board.

    Raises ``ScoringError`` when nothing can be scored: the first line's error, which names the
    vulnerability when that is all that is missing.
    """
    count = len(request.text.splitlines())
    if count > MAX_LINES:
        raise ScoringError("text", ErrorCode.TOO_LONG, {"max": MAX_LINES}, value=count)
    known = Known(vulnerability=request.vulnerability, board=request.board)
    rows, errors = read_traveller(request.text, request.board or 1, known, request.language)
    for _, error in errors:
        if error.field == "vulnerability":
            raise error.at_line(None)
    if not rows:
        raise errors[0][1]
    result = score_session(rows, SessionRules(request.method, drop=request.drop))
    table = board_table(result.boards[0])
    if request.board is None:
        table = table.model_copy(update={"board": None})
    return TravellerAnswer(
        method=request.method,
        table=table,
        errors=[LineError.of(error.line or 0, text, error) for text, error in errors],
        working=_working(rows, request),
    )


def _working(rows: Sequence[Row], request: TravellerRequest) -> list[Step]:
    """How the results of a traveller were compared."""
    scores = [row.score_ns for row in rows if row.score_ns is not None]
    if not scores or (request.method is SessionMethod.CROSS_IMPS and len(scores) < 2):
        return []
    if request.method is SessionMethod.MATCHPOINTS:
        return score_group(scores, len(rows), "neuberg").working
    if request.method is SessionMethod.BUTLER:
        return score_butler(ButlerRequest(scores=scores, drop=request.drop)).working
    return score_cross_imps(CrossImpsRequest(scores=scores)).working


def score_file(request: SessionRequest, progress: Progress | None = None) -> SessionAnswer:
    """Scores a session. ``progress`` is told after each board.

    Raises the first line's ``ScoringError`` when there is no result to score, or when so many
    lines are bad that this can be no file of results.
    """
    read = _reader(request)
    rows: list[Row] = []
    errors: list[LineError] = []
    for entry in read(request.text, request.language):
        if isinstance(entry, Row):
            rows.append(entry)
        else:
            text, error = entry
            errors.append(LineError.of(error.line or 0, text, error))
        if len(errors) > MAX_ERRORS:
            break
    if not rows or len(errors) > MAX_ERRORS:
        if errors:
            raise errors[0].as_error()
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    rules = SessionRules(request.method, request.winners, request.drop, request.edition)
    result = score_session(rows, rules, progress)
    return SessionAnswer(
        method=request.method,
        results=len(rows),
        rankings=[
            Ranking(side=side, standings=[_standing(each) for each in standings])
            for side, standings in result.rankings
        ],
        boards=[board_table(board) for board in result.boards],
        errors=errors,
    )


def _reader(request: SessionRequest) -> Callable[..., Iterator[Row | tuple[str, ScoringError]]]:
    """What reads the file, by its format or by its looks."""
    if request.format == "usebio" or (request.format == "auto" and is_usebio(request.text)):
        return read_usebio
    if request.format == "pbn" or (request.format == "auto" and is_pbn(request.text)):
        return read_pbn
    return read_csv


def _standing(standing: Standing) -> StandingLine:
    sums = standing.totals
    return StandingLine(
        rank=standing.rank,
        contestant=standing.contestant,
        boards=sums.boards,
        total=number(Fraction(sums.total)),
        percentage=number(sums.measure, average=50) if sums.possible else None,
        average=None if sums.possible else number(sums.measure),
    )


def board_table(board: BoardResult) -> BoardTable:
    """The tables of a board, best North–South result first, with ranks."""
    tables = sorted(board.tables, key=lambda table: -table.ns)
    ranks = rank_labels([Fraction(table.ns) for table in tables])
    lines = [_line(rank, table, board.top) for rank, table in zip(ranks, tables, strict=True)]
    return BoardTable(board=board.number, top=board.top, datum=board.datum, tables=lines)


def _line(rank: str, table: TableResult, most: int | None) -> TableLine:
    row = table.row
    contract = row.result.contract if row.result else None
    average = Fraction(most or 0, 2)
    shares = _shares((table.ns, table.ew), most)
    return TableLine(
        rank=rank,
        pair_ns=row.ns,
        pair_ew=row.ew,
        level=contract.level if contract else None,
        denomination=contract.denomination if contract else None,
        penalty=contract.penalty if contract else None,
        declarer=contract.declarer if contract else None,
        relative=row.result.relative if row.result and contract else None,
        passed_out=row.result is not None and contract is None,
        score_ns=row.score_ns,
        award_ns=row.artificial.ns if row.artificial else None,
        award_ew=row.artificial.ew if row.artificial else None,
        ns=number(table.ns, average=average),
        ew=number(table.ew, average=average),
        percentage_ns=shares[0],
        percentage_ew=shares[1],
    )


def _shares(
    earned: Sequence[int | Fraction], most: int | None
) -> tuple[float | None, float | None]:
    """Both sides' percentages of the top; 50 where nothing was compared."""
    if most is None:
        return None, None
    if most == 0:
        return 50.0, 50.0
    ns, ew = (number(Fraction(each * 100) / most, average=50) for each in earned)
    return ns, ew
