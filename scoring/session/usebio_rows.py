"""Rows from USEBIO 1.2, the XML in which clubs send results to their national body.

Read are the boards with their traveller lines, under an event, a section or a match. Names follow
the DTD that files name (``usebio_v1_2.dtd``); what else a file holds is left alone. Entities are
refused: no scoring program writes them, and they can make a small text endless.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NoReturn, TypeAlias
from xml.parsers import expat

from scoring.errors import ErrorCode, ScoringError
from scoring.operations.cases import Known
from scoring.reading.lexicon import Language
from scoring.session.rows import Row, numbered_board, read_outcome, with_tricks

Failed: TypeAlias = tuple[str, ScoringError]
_HEAD: Final = 2_000
"""Characters in which the root element stands."""
_SECTION, _BOARD, _MATCH, _LINE = "SECTION", "BOARD", "MATCH", "TRAVELLER_LINE"
_PAIRS: Final = ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")
_DEEPEST: Final = 50
"""Elements within each other; results lie seven deep."""


@dataclass(slots=True)
class _Place:
    """Where in a file the reader is."""

    section: str = ""
    sections: set[str] = field(default_factory=set)
    board: str = ""
    match: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Line:
    """A traveller line with what stands above it."""

    number: int
    section: str
    cells: dict[str, str]


def is_usebio(text: str) -> bool:
    """Whether the text looks like USEBIO."""
    return "<USEBIO" in text[:_HEAD].upper()


def read_usebio(text: str, language: Language | None) -> Iterator[Row | Failed]:
    """The rows of all traveller lines.

    Raises ``ScoringError`` when the text is no XML, or has no traveller line at all.
    """
    lines, sections = _lines(text)
    if not lines:
        raise ScoringError("text", ErrorCode.EMPTY, {"min_items": 1})
    for line in lines:
        try:
            yield _row(line, language, apart=len(sections) > 1)
        except ScoringError as error:
            shown = " ".join(filter(None, line.cells.values()))
            yield shown, error.at_line(line.number)


class _Reader:
    """What happens at each element of a file."""

    def __init__(self) -> None:
        self.lines: list[_Line] = []
        self.place = _Place()
        self._path: list[str] = []
        self._text = ""
        self._cells: dict[str, str] | None = None
        self._started = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.EntityDeclHandler = self._entity

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        name = name.upper()
        self._path.append(name)
        self._text = ""
        if len(self._path) > _DEEPEST:
            self._refuse()
        if name == _SECTION:
            self.place.section = attributes.get("SECTION_ID", "")
            self.place.sections.add(self.place.section)
        elif name == _MATCH:
            self.place.match = {}
        elif name == _BOARD:
            self.place.board = attributes.get("BOARD_NUMBER", "")
        elif name == _LINE:
            self._cells = {}
            self._started = self.parser.CurrentLineNumber

    def _characters(self, text: str) -> None:
        self._text += text

    def _end(self, name: str) -> None:
        name = self._path.pop()
        above = self._path[-1] if self._path else ""
        text = self._text.strip()
        self._text = ""
        if name == _LINE and self._cells is not None:
            cells = {"BOARD_NUMBER": self.place.board, **self.place.match, **self._cells}
            self.lines.append(_Line(self._started, self.place.section, cells))
            self._cells = None
        elif above == _LINE and self._cells is not None:
            self._cells[name] = text
        elif above == _BOARD and name == "BOARD_NUMBER":
            self.place.board = text
        elif above == _MATCH and name in _PAIRS:
            self.place.match[name] = text

    def _entity(self, *_: object) -> None:
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise _not_xml(self.parser.CurrentLineNumber)


def _lines(text: str) -> tuple[list[_Line], set[str]]:
    """The traveller lines of a file, and its sections."""
    reader = _Reader()
    try:
        reader.parser.Parse(text.removeprefix("\ufeff"), True)
    except expat.ExpatError as error:
        raise _not_xml(error.lineno) from None
    return reader.lines, reader.place.sections


def _not_xml(line: int) -> ScoringError:
    return ScoringError("text", ErrorCode.WRONG_TYPE, {"type": "xml"}, line=line)


def _row(line: _Line, language: Language | None, *, apart: bool) -> Row:
    """A row; in several sections a pair's number is told apart by its section."""
    board = numbered_board(line.cells.get("BOARD_NUMBER", ""))
    section = line.section if apart else ""
    ns, ew = (line.cells.get(name, "") for name in _PAIRS)
    if not ns or not ew:
        raise ScoringError("ew" if ns else "ns", ErrorCode.MISSING)
    known = Known(vulnerability=board.vulnerability)
    outcome = read_outcome(_outcome_text(line.cells), known, language)
    return Row(
        line.number,
        board.number,
        f"{section}{ns}",
        f"{section}{ew}",
        outcome.score_ns,
        outcome.result,
        outcome.artificial,
    )


def _outcome_text(cells: dict[str, str]) -> str:
    """Contract, tricks and declarer in one line; the score where there is no contract."""
    contract, tricks = cells.get("CONTRACT", ""), cells.get("TRICKS", "")
    score = cells.get("SCORE", "")
    if contract[:1].isdecimal() and tricks.isdecimal():
        return f"{with_tricks(contract, int(tricks))} {cells.get('PLAYED_BY', '')}".strip()
    text = contract if contract and not contract[:1].isdecimal() else score
    if not text:
        raise ScoringError("contract", ErrorCode.MISSING, {"form": "4S"})
    return text
