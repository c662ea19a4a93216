"""What the story of a revoke does not tell of its trick, of who won that, and of the next one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding import afterwards, inquiring
from bot.understanding.doers import NEAR
from bot.understanding.places import where
from bot.understanding.roles import Role
from bot.understanding.shapes import numbered_tricks
from bot.understanding.turns import CLAUSE_ENDS, broken
from bot.understanding.winners import not_known, offender_won, same_side_won, trick_before
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.concepts import Concept
    from bot.understanding.roles import Named

BOTH_SIDES: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("circumstance", "both_sides"),
        ("same_trick", True),
        ("same_trick", False),
        ("both_established", True),
        ("both_established", False),
    }
)
"""That both sides revoked, and when; of one player who revoked twice it is not so."""
SINGLE: Final = frozenset({"lho", "rho", "partner", "declarer", "dummy"})
"""Ideas that name one player."""
PARTNERS: Final = (
    frozenset({"seat 0", "seat 2"}),
    frozenset({"me", "partner"}),
    frozenset({"lho", "rho"}),
    frozenset({"declarer", "dummy"}),
)
"""Who is named where it is a player and his partner."""
WINNERS: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("won_by", "offender"),
        ("won_by", "partner"),
        ("won_by", "other_side"),
        ("side_won_trick", True),
        ("side_won_trick", False),
    }
)
"""Who won the trick of the revoke, where only the winner of another is told."""
NOBODYS: Final = WINNERS | frozenset(
    {
        ("side", "declaring"),
        ("side", "defending"),
        ("hand", "declarer"),
        ("hand", "dummy"),
        ("hand", "defender"),
    }
)
"""What is not told where somebody won the trick, and nobody is said to have revoked."""
NOT_THE_OFFENDER: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {("won_by", "partner"), ("won_by", "other_side"), ("side_won_trick", False)}
)
"""What is not so where the one who revoked won the trick."""
OF_ONE_SIDE: Final[Mapping[bool, frozenset[tuple[str, bool | str]]]] = {
    True: frozenset({("won_by", "other_side"), ("side_won_trick", False)}),
    False: frozenset({("won_by", "offender"), ("won_by", "partner"), ("side_won_trick", True)}),
}
"""What is not so where the side that revoked won the trick, or the other one."""
REACH: Final = 6
"""Tokens between "both" and what they did."""
ENDS: Final = frozenset({"end"})
"""Meanings of words before a trick that was already played to: "the end of the next trick"."""
PLAYED_ON: Final[frozenset[tuple[str, bool | str]]] = frozenset(
    {
        ("established", True),
        ("moment", "side_played_on"),
        ("moment", "later_trick"),
        ("next_act", "played"),
    }
)
"""What is not so where a revoke was noticed before the next trick."""

NOT_KNOWN: Final[Mapping[str, frozenset[tuple[str, bool | str]]]] = {
    "won_trick": WINNERS,
    "later_trick": frozenset({("won_later", True), ("won_later", False), ("won_two", True)}),
    "next_trick": PLAYED_ON
    | {
        ("established", False),
        ("moment", "before_next_trick"),
        ("moment", "only_opponents_played_on"),
        ("next_act", "nothing"),
    },
}
"""What is not told where the text says that it is not known."""


def not_so(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """Values that a text on a revoke only seems to tell."""
    revoke = _first(analysis, "not_follow")
    won = _first(analysis, "won_trick")
    if won is not None and _won_by_a_side(analysis, won):
        yield "won_by", "offender"
        yield "won_by", "partner"
    if offender_won(analysis):
        yield from NOT_THE_OFFENDER
    same = same_side_won(analysis)
    if same is not None:
        yield from OF_ONE_SIDE[same]
    if trick_before(analysis):
        yield from WINNERS
    yield from _not_known(analysis)
    yield from afterwards.not_so(analysis)
    yield from inquiring.not_so(analysis)
    if _dummy_only_notices(analysis):
        yield "hand", "dummy"
    if won is not None and revoke is not None and _only_the_winner(analysis, revoke, won):
        yield from NOBODYS
    single = len(named := {one.who for one in analysis.named}) == 1 and named <= SINGLE
    if single or named in PARTNERS or _both_played_on(analysis):
        yield from BOTH_SIDES
    if len({number for number, _ in numbered_tricks(analysis)}) > 1:
        yield "circumstance", "twelfth_trick"  # one of several: "revoked at trick 11, won trick 12"
    if noticed_before_the_next_trick(analysis):
        yield from PLAYED_ON
    if _declarer_claimed(analysis):
        yield "next_act", "claimed"
        if _first(analysis, "both_sides") is None:
            yield from BOTH_SIDES


def _not_known(analysis: Analysis) -> Iterator[tuple[str, bool | str]]:
    """What is told nowhere but where the text says that it is not known."""
    for idea, values in NOT_KNOWN.items():
        told = [c for c in analysis.concepts if c.id == idea] if analysis.unknown else []
        if told and all(not_known(analysis, c) for c in told):
            yield from values


def doubtful(analysis: Analysis) -> frozenset[tuple[str, bool | str]]:
    """What is at most a doubt unless a phrase says it: hardly anybody is named to have revoked.

    ``both at trick 3 and at trick 5`` is of one player.
    """
    several = len({one.who for one in analysis.named}) > 1
    return frozenset() if several or _first(analysis, "both_sides") is not None else BOTH_SIDES


def _first(analysis: Analysis, *ideas: str) -> int | None:
    found = [c.start for c in analysis.concepts if c.id in ideas and not c.negated]
    return min(found, default=None)


def _won_by_a_side(analysis: Analysis, won: int) -> bool:
    """``we won the trick``, ``E-W won it``: which of the two is not told."""
    if any(c.id == "we" and c.end <= won <= c.end + NEAR for c in analysis.concepts):
        return True
    return any(
        Seat(one.value).partner == Seat(other.value)
        and other.start - one.end <= 1
        and other.end <= won <= other.end + NEAR
        for one, other in pairwise(analysis.seats)
    )


def _dummy_only_notices(analysis: Analysis) -> bool:
    """``dummy noticed my revoke``: he did nothing else, as "dummy ruffed my ace" tells."""
    dummies = [c for c in analysis.concepts if c.id == Role.DUMMY]
    mine = where(analysis.places, {"my"}) if dummies else []
    if not mine:
        return False
    wrong = [c.start for c in analysis.concepts if c.id in ("ruff", "discard")]
    noticed = [c.start for c in analysis.concepts if c.id == "notice"]

    def clause(dummy: Concept, places: Sequence[int]) -> bool:
        return any(
            dummy.end <= at and not broken(analysis, dummy.end, at, CLAUSE_ENDS) for at in places
        )

    return all(
        clause(dummy, mine) and clause(dummy, noticed) and not clause(dummy, wrong)
        for dummy in dummies
    )


def _only_the_winner(analysis: Analysis, revoke: int, won: int) -> bool:
    """``a revoke was noticed later, declarer won with a trump``: who revoked is not told."""

    def wins(one: Named) -> bool:
        told_since = broken(analysis, revoke, one.start, CLAUSE_ENDS)
        return told_since and one.end <= won <= one.end + NEAR

    return bool(analysis.named) and all(map(wins, analysis.named))


def _both_played_on(analysis: Analysis) -> bool:
    """``both had played to the next trick``, ``both sides played on``: not that both revoked."""
    both = [place.start for place in analysis.places if "both" in place.means]
    played = [place.start for place in analysis.places if "play" in place.means]
    played += [c.start for c in analysis.concepts if c.id in ("next_trick", "play_on")]
    revoked = [c.start for c in analysis.concepts if c.id == "not_follow"]
    return bool(both) and all(
        any(at < later <= at + REACH for later in played)
        and not any(at < start <= at + REACH for start in revoked)
        for at in both
    )


def _declarer_claimed(analysis: Analysis) -> bool:
    """``I revoked in defence and declarer claimed``: the offending side did not (63A3, 63A4)."""
    claim, wrong = _first(analysis, "claim"), _first(analysis, "not_follow", "discard", "ruff")
    if claim is None or wrong is None or wrong > claim:
        return False
    behind = next((one for one in analysis.named if claim < one.start <= claim + NEAR), None)
    claimer, offender = _last_named(analysis, claim), _last_named(analysis, wrong)
    if claimer is None or claimer.end <= wrong:
        claimer = behind or claimer  # "claimt der Alleinspieler"
    defended = analysis.teller is Role.DEFENDER or any(
        c.id == "defender" and c.start < claim for c in analysis.concepts
    )
    return defended and _declaring(claimer) and not _declaring(offender)


def _declaring(one: Named | None) -> bool:
    return one is not None and one.role not in (None, Role.DEFENDER)


def _last_named(analysis: Analysis, at: int) -> Named | None:
    """Who is named last before a place."""
    return next((one for one in reversed(analysis.named) if one.end <= at), None)


def noticed_before_the_next_trick(analysis: Analysis) -> bool:
    """``noticed before he or his partner led to the next trick``, in one sentence.

    Or the other way round, in one clause: ``vor dem nächsten Stich gemerkt``.
    """

    def places(idea: str) -> list[int]:
        return [c.start for c in analysis.concepts if c.id == idea]

    denied = any(c.id == "notice" and c.negated for c in analysis.concepts)
    if denied or places("nobody"):
        return False
    ends = where(analysis.places, ENDS)
    noticed = max(places("notice"), default=len(analysis.tokens))
    spans = [
        (early, later)
        for early in places("before")
        for later in places("next_trick")
        if early < later and not any(early < at < later for at in ends)
    ]
    return any(
        (noticed < early and not broken(analysis, noticed, later))
        or (
            later < noticed < len(analysis.tokens)
            and not broken(analysis, early, noticed, CLAUSE_ENDS)
        )
        for early, later in spans
    )
