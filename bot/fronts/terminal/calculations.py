"""What ``director`` calculates: one table from command lines to the fields of requests.

Nothing is imported from the scoring room, so that the parser stays quick; what is impossible is
refused there, in the language of the answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

Value: TypeAlias = int | str
Read: TypeAlias = Callable[[str], list[object]]
"""From one word of the command line to the values it holds."""

MINUS: Final = "−"
_INTEGER: Final = re.compile(r"[+-]?[0-9]{1,18}")
_DECIMAL_COMMA: Final = re.compile(r"([+-]?[0-9]+),([0-9]+)")


def value(text: str) -> Value:
    """A number where it is whole, else the text; ``−``, ``%`` and ``7,5`` as people write them."""
    plain = text.strip().replace(MINUS, "-").removesuffix("%").rstrip()
    if _INTEGER.fullmatch(plain):
        return int(plain)
    return _DECIMAL_COMMA.sub(r"\1.\2", plain) if _DECIMAL_COMMA.fullmatch(plain) else plain


def one(text: str) -> list[object]:
    """The word as it is."""
    return [value(text)]


def scores(text: str) -> list[object]:
    """Whole numbers, between which there may be commas."""
    return [value(part) for part in re.split(r"[,;\s]+", text) if part]


def outcomes(text: str) -> list[object]:
    """``420:60`` as a score and its weight; a score alone weighs all."""
    return [_named(part, ":", ("score", "weight")) for part in text.split()]


def awards(text: str) -> list[object]:
    """``avg+/avg-`` as what each side gets."""
    return [_named(text, "/", ("ns", "ew"))]


def _named(text: str, separator: str, names: tuple[str, str]) -> dict[str, Value]:
    found = text.strip(",; ").split(separator, maxsplit=1)
    return {name: value(each) for name, each in zip(names, found, strict=False)}


@dataclass(frozen=True, slots=True)
class Option:
    """``--flag`` fills ``field``; ``many`` takes a list."""

    flag: str
    field: str
    help: str
    metavar: str = "N"
    many: bool = False
    read: Read = one


@dataclass(frozen=True, slots=True)
class Calculation:
    """A command: the operation, what the words after it are, and its options.

    ``forms`` are the fields for one word, for two, …; ``many`` is one field for all words;
    with neither the word is a file, and the request's ``text`` is what it holds.
    """

    op: str
    summary: str
    example: str
    metavar: str
    forms: tuple[tuple[str, ...], ...] = ()
    many: str = ""
    read: Read = one
    options: tuple[Option, ...] = ()

    @property
    def is_file(self) -> bool:
        """Whether it reads a file."""
        return not (self.forms or self.many)


_TABLES: Final = "mp, imp or cross-imp"
_COMPARED: Final = "mp, imps, butler or cross-imp"
_METHOD: Final = Option("--method", "method", _TABLES, "METHOD")
_COMPARISON: Final = Option("--method", "method", _COMPARED, "METHOD")
_EDITION: Final = Option("--edition", "edition", "year of the Laws", "YEAR")
_DROP: Final = Option("--drop", "drop", "extremes left out of the datum at each end")
_WIN: Final = Option("--win", "win", "matchpoints for beating a table: 2 (default) or 1")
_FIELD: Final = Option("--field", "field", "how often the board should have been played")

CALCULATIONS: Final = {
    "imps": Calculation(
        "imps",
        "two scores, or their difference, in IMPs",
        "director imps 620 -170",
        "SCORE",
        forms=(("difference",), ("ours", "theirs")),
    ),
    "vps": Calculation(
        "vps",
        "the IMPs of a match in Victory Points",
        "director vps 17 --boards 16",
        "IMPS",
        forms=(("imps",),),
        options=(
            Option("--boards", "boards", "boards of the match"),
            Option("--scale", "scale", "wbf-continuous (default), wbf-discrete, vp25", "SCALE"),
            Option("--bands", "bands", "least margins of vp25, from 16–14 on", many=True),
        ),
    ),
    "matchpoints": Calculation(
        "matchpoints",
        "the North–South scores of a board in matchpoints",
        "director matchpoints 620 650 -100",
        "SCORE",
        many="scores",
        read=scores,
        options=(
            Option(
                "--adjusted",
                "adjusted",
                "tables with artificial scores, North–South's first",
                "avg+/avg-",
                many=True,
                read=awards,
            ),
            _FIELD,
            _WIN,
        ),
    ),
    "neuberg": Calculation(
        "neuberg",
        "matchpoints of a board that was played less often, on the field's top",
        "director neuberg 7 --results 6 --field 8",
        "MP",
        many="matchpoints",
        options=(Option("--results", "results", "how often it was played"), _FIELD, _WIN),
    ),
    "butler": Calculation(
        "butler",
        "the North–South scores of a board in IMPs against the datum",
        "director butler 620 650 -100 --drop 1",
        "SCORE",
        many="scores",
        read=scores,
        options=(_DROP,),
    ),
    "cross-imps": Calculation(
        "cross_imps",
        "the North–South scores of a board in IMPs against every other table",
        "director cross-imps 620 650 -100",
        "SCORE",
        many="scores",
        read=scores,
    ),
    "average": Calculation(
        "average",
        "what an average plus, average or average minus is worth (Law 12C2)",
        "director average avg+ --method mp --session 63.2",
        "AWARD",
        forms=(("award",),),
        options=(
            Option("--method", "method", "mp or imps", "METHOD"),
            Option("--session", "session", "percentage, or IMPs a board, on the other boards"),
            Option("--value", "value", "what the regulations give instead"),
            Option("--top", "top", "top of the board, for the matchpoints"),
            _EDITION,
        ),
    ),
    "weighted": Calculation(
        "weighted",
        "a weighted adjusted score (Law 12C1(c)) from scores and percentages",
        "director weighted 420:60 -50:40 --against 420 450 --method mp",
        "SCORE:WEIGHT",
        many="outcomes",
        read=outcomes,
        options=(
            Option(
                "--against",
                "against",
                "North–South scores of the other tables",
                "SCORE",
                many=True,
                read=scores,
            ),
            _COMPARISON,
            _DROP,
            Option("--decimals", "decimals", "decimals of the result"),
        ),
    ),
    "whatis": Calculation(
        "whatis",
        "the contracts that score so much",
        "director whatis 790",
        "SCORE",
        forms=(("score",),),
    ),
    "board": Calculation(
        "board",
        "who deals and who is vulnerable",
        "director board 12",
        "NUMBER",
        forms=(("number",),),
    ),
    "traveller": Calculation(
        "traveller",
        "the results of one board, one table a line",
        "director traveller results.txt --board 5 --method mp",
        "FILE",
        options=(
            Option("--board", "board", "the board's number"),
            Option("--vul", "vulnerability", "none, ns, ew or all, instead of --board", "WHO"),
            _METHOD,
            _DROP,
        ),
    ),
    "session": Calculation(
        "session",
        "a file of results, CSV, PBN or USEBIO, ranked",
        "director session results.csv --method mp",
        "FILE",
        options=(
            _METHOD,
            Option("--winners", "winners", "rankings: 1, 2 or auto (default)"),
            Option("--format", "format", "csv, pbn, usebio or auto (default)", "FORMAT"),
            _DROP,
            _EDITION,
        ),
    ),
}
"""Every command by its name."""


def minus_kept(argv: list[str]) -> list[str]:
    """The command line with numbers below zero written so that they are no options."""
    known = CALCULATIONS.get(argv[0]) if argv else None
    if known is None or known.is_file:
        return argv
    return [re.sub(r"^-(?=[.,]?[0-9])", MINUS, word) for word in argv]
