"""Scores that are a list: boards, factored results, sessions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from bot.wording.amounts import Amounts
from bot.wording.document import Block, Line
from scoring.operations.imp_pairs import ButlerAnswer, CrossImpsAnswer
from scoring.operations.pairs import FouledAnswer, MatchpointsAnswer, NeubergAnswer
from scoring.operations.traveller import BoardTable, SessionAnswer, TravellerAnswer
from scoring.operations.whatis import Match, WhatisAnswer
from scoring.session.outputs import contract_text, result_text

Table = tuple[str, list[Block]]
"""A title and the blocks below it."""


def _shares(matchpoints: list[float], percentages: list[float], amounts: Amounts) -> Block:
    """One line a table: its matchpoints and their share of the top."""
    pairs = zip(matchpoints, percentages, strict=True)
    return Block(
        tuple(
            Line(
                f"{amounts.matchpoints(points)}, {amounts.percent(share)}",
                lead=amounts.say("score-table", None, number=str(number)),
            )
            for number, (points, share) in enumerate(pairs, 1)
        )
    )


def _matchpoints(answer: MatchpointsAnswer, amounts: Amounts) -> Table:
    title = amounts.say("score-result-matchpoints", None, top=str(answer.top))
    adjusted = tuple(
        Line(f"{amounts.matchpoints(a.ns)} – {amounts.matchpoints(a.ew)}") for a in answer.adjusted
    )
    blocks = [_shares(answer.matchpoints, answer.percentages, amounts)]
    return title, [*blocks, Block(adjusted)] if adjusted else blocks


def _neuberg(answer: NeubergAnswer, amounts: Amounts) -> Table:
    title = amounts.say("score-result-neuberg", None, top=str(answer.top))
    points, shares = answer.matchpoints, answer.percentages
    if isinstance(points, list) and isinstance(shares, list):
        return title, [_shares(points, shares, amounts)]
    alone = f"{amounts.matchpoints(float(points))}, {amounts.percent(float(shares))}"  # type: ignore[arg-type]
    return title, [Block((Line(alone),))]


def _fouled(answer: FouledAnswer, amounts: Amounts) -> Table:
    title = amounts.say("score-result-fouled", None, top=str(answer.top))
    blocks = []
    for number, group in enumerate(answer.groups, 1):
        head = amounts.say("score-group", None, number=str(number))
        blocks.append(replace(_shares(group.matchpoints, group.percentages, amounts), head=head))
    return title, blocks


def _imps(imps: list[int] | list[float], amounts: Amounts) -> Block:
    return Block(
        tuple(
            Line(amounts.imps(won), lead=amounts.say("score-table", None, number=str(number)))
            for number, won in enumerate(imps, 1)
        )
    )


def _butler(answer: ButlerAnswer, amounts: Amounts) -> Table:
    title = amounts.say("score-result-butler", None, datum=amounts.number(answer.datum))
    return title, [_imps(answer.imps, amounts)]


def _cross_imps(answer: CrossImpsAnswer, amounts: Amounts) -> Table:
    return amounts.say("score-result-cross_imps"), [_imps(answer.imps, amounts)]


def _whatis(answer: WhatisAnswer, amounts: Amounts) -> Table:
    say = amounts.say
    title = say("score-result-whatis", None, score=amounts.number(answer.score))
    blocks = [
        Block(tuple(_match(match, amounts) for match in found), head=head)
        for found, head in (
            (answer.declaring, ""),
            (answer.defending, say("score-whatis-defending")),
        )
        if found
    ]
    if answer.passed_out:
        blocks.append(Block((Line(say("score-passed-out")),)))
    return title, blocks or [Block((Line(say("score-whatis-nothing")),))]


def _match(match: Match, amounts: Amounts) -> Line:
    levels = "/".join(map(str, match.levels)) if len(match.levels) < len(range(1, 8)) else ""
    suits = "".join(amounts.say(f"score-denomination-{d}") for d in match.denominations)
    parts = (
        f"{levels}{suits}" if levels else "",
        amounts.doubled(match.penalty),
        amounts.relative(match.relative),
        amounts.vulnerable(match.vulnerable),
    )
    return Line(", ".join(filter(None, parts)))


def _traveller(answer: TravellerAnswer, amounts: Amounts) -> Table:
    return amounts.say("score-result-traveller"), [_board(answer.table, amounts)]


def _board(table: BoardTable, amounts: Amounts) -> Block:
    lines = []
    for row in table.tables:
        contract = f"{contract_text(row)}{result_text(row)} {row.declarer or ''}".strip()
        score = "" if row.score_ns is None else amounts.number(row.score_ns, signed=True)
        points = amounts.number(row.ns, signed=table.top is None)
        pairs = f"{row.pair_ns}–{row.pair_ew}" if row.pair_ns or row.pair_ew else ""
        lead = " ".join(filter(None, (row.rank, pairs)))
        lines.append(Line(" · ".join(filter(None, (contract, score, points))), lead=lead))
    return Block(tuple(lines))


def _session(answer: SessionAnswer, amounts: Amounts) -> Table:
    blocks = []
    for ranking in answer.rankings:
        lines = tuple(
            Line(
                amounts.number(s.total, signed=True)
                if s.percentage is None
                else amounts.percent(s.percentage),
                lead=f"{s.rank} {s.contestant}",
            )
            for s in ranking.standings
        )
        blocks.append(Block(lines, head=amounts.where(ranking.side) if ranking.side else ""))
    return amounts.say("score-result-session"), blocks


TABLES: Final[dict[type, Callable[[Any, Amounts], Table]]] = {
    MatchpointsAnswer: _matchpoints,
    NeubergAnswer: _neuberg,
    FouledAnswer: _fouled,
    ButlerAnswer: _butler,
    CrossImpsAnswer: _cross_imps,
    WhatisAnswer: _whatis,
    TravellerAnswer: _traveller,
    SessionAnswer: _session,
}
"""Results that are a list."""
