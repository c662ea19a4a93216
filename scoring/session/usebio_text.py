"""A scored session as USEBIO 1.2 XML: ranking, boards and traveller lines.

What a session does not know (the club, the date, the players' names) is left out; a national body
wants it filled in before it takes the file.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from scoring.contract import BOOK
from scoring.operations.traveller import BoardTable, Ranking, SessionAnswer, TableLine
from scoring.seats import Side
from scoring.session.boards import SessionMethod
from scoring.session.outputs import contract_text

_PROLOGUE: Final = (
    '<?xml version="1.0" encoding="utf-8"?>\n'
    '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">\n'
)
_METHODS: Final = {
    SessionMethod.MATCHPOINTS: "MATCH_POINTS",
    SessionMethod.BUTLER: "BUTLER",
    SessionMethod.CROSS_IMPS: "CROSS_IMPS",
}


def to_usebio(answer: SessionAnswer) -> str:
    """The session as one event of one section."""
    root = Element("USEBIO", Version="1.2")
    event = SubElement(root, "EVENT", EVENT_TYPE="PAIRS")
    _put(event, "BOARD_SCORING_METHOD", _METHODS[answer.method])
    _put(event, "WINNER_TYPE", len(answer.rankings))
    session = SubElement(event, "SESSION", SESSION_ID="1")
    section = SubElement(session, "SECTION", SECTION_ID="A")
    participants = SubElement(section, "PARTICIPANTS")
    for ranking in answer.rankings:
        _pairs(participants, ranking)
    for board in answer.boards:
        _board(section, board, answer.method)
    indent(root)
    return f"{_PROLOGUE}{tostring(root, encoding='unicode')}\n"


def _put(parent: Element, name: str, value: object) -> None:
    SubElement(parent, name).text = str(value)


def _pairs(participants: Element, ranking: Ranking) -> None:
    for standing in ranking.standings:
        pair = SubElement(participants, "PAIR")
        _put(pair, "PAIR_NUMBER", standing.contestant)
        if ranking.side is not None:
            _put(pair, "DIRECTION", ranking.side)
        if standing.percentage is not None:
            _put(pair, "PERCENTAGE", f"{standing.percentage:.2f}")
        _put(pair, "TOTAL_SCORE", f"{standing.total:.2f}")
        _put(pair, "PLACE", standing.rank)


def _board(section: Element, table: BoardTable, method: SessionMethod) -> None:
    board = SubElement(section, "BOARD")
    _put(board, "BOARD_NUMBER", table.board)
    for line in table.tables:
        _line(SubElement(board, "TRAVELLER_LINE"), line, method)


def _line(element: Element, line: TableLine, method: SessionMethod) -> None:
    _put(element, "NS_PAIR_NUMBER", line.pair_ns)
    _put(element, "EW_PAIR_NUMBER", line.pair_ew)
    contract = "" if line.award_ns is not None else contract_text(line)
    _put(element, "CONTRACT", contract)
    _put(element, "PLAYED_BY", line.declarer or "")
    if line.level is not None and line.relative is not None:
        _put(element, "TRICKS", BOOK + line.level + line.relative)
    awards = f"{line.award_ns}/{line.award_ew}"
    _put(element, "SCORE", awards if line.score_ns is None else line.score_ns)
    unit = "MATCH_POINTS" if method is SessionMethod.MATCHPOINTS else "IMPS"
    for side, points in ((Side.NS, line.ns), (Side.EW, line.ew)):
        _put(element, f"{side}_{unit}", f"{points:.2f}")
