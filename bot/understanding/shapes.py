"""What a text looks like whatever its words say: the form of its auction, the trick it names."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.auction import low_in_rotation, sufficient
from bot.understanding.notation import notation
from bot.understanding.roles import PARTS
from rulings.terms import HIGHEST_LEVEL, PASS, bid_rank, is_bid

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.understanding.analysis import Analysis
    from bot.understanding.events import Event

TRICKS: Final = 13
TRICK: Final = "t"
"""Short for a trick in every language that has no suit by this letter."""
FIRST_TRICK: Final = "first_trick"
LATER_TRICK: Final = "later_trick"
"""What the number of a trick tells, or that it was the one before."""
ENDED_EARLY: Final = "ended_early"
"""Three passes in a row, one of them out of turn, so that a player was left out (Law 34)."""
LOW_IN_TURN: Final = "low_in_turn"
"""An insufficient bid at the end of calls that are told in rotation."""
SKIPPED: Final = "skipped"
"""The idea that a player was left out."""
LATER: Final = frozenset({"previous_trick", "midplay"})
"""Ideas that tell that the first trick is over."""


def trick_number(analysis: Analysis) -> int | None:
    """The number of the first trick that a text names by one."""
    named = numbered_tricks(analysis)
    return named[0][0] if named else None


def numbered_tricks(analysis: Analysis) -> list[tuple[int, int]]:
    """The numbers of tricks and where they stand: ``trick 5``, ``5. Stich``, ``T5``.

    A word before it counts tricks: ``two tricks later``; and so does a mere number where another
    trick is named: ``in trick 12, now all 13 tricks are played``.
    """
    levels = notation(analysis.language).levels
    several = notation(analysis.language).several_tricks.words
    found: list[tuple[int, int]] = []
    named: list[tuple[int, int]] = []
    for idea in analysis.concepts:
        if idea.id != "trick":
            continue
        before = [t.word for t in analysis.tokens[max(0, idea.start - 2) : idea.start]]
        fifth = before[1:] == ["."]
        before = before[:1] if fifth else before[-1:]
        if not fifth and analysis.tokens[idea.start].word in several:
            before = []  # "they got 2 tricks"
        after = [levels.get(t.word) or t.word for t in analysis.tokens[idea.end : idea.end + 1]]
        numbers = [n for n in before + after if n.isdigit() and 1 <= int(n) <= TRICKS]
        told = [(int(number), idea.start) for number in numbers[:1]]
        found += told
        named += told if fifth or numbers[:1] == after else []
    return [*named, *_noted(analysis)] or found


def _noted(analysis: Analysis) -> Iterator[tuple[int, int]]:
    """``T5``, where T is no suit."""
    if TRICK in notation(analysis.language).suits.words:
        return
    for at, (letter, number) in enumerate(pairwise(analysis.tokens)):
        noted = letter.raw == TRICK.upper() and number.start == letter.end and number.raw.isdigit()
        if noted and 1 <= int(number.raw) <= TRICKS:
            yield int(number.raw), at


def _in_sequence(calls: Sequence[Event]) -> bool:
    """A player and the next in rotation, and the second bid is the lower."""
    return any(
        first.seat
        and second.seat == first.seat.lho
        and is_bid(first.call)
        and is_bid(second.call)
        and bid_rank(second.call) < bid_rank(first.call)
        for first, second in pairwise(calls)
    )


def shapes(analysis: Analysis) -> set[str]:
    """What the calls of a text look like, whatever its words say."""
    calls = analysis.events
    found: set[str] = set()
    who = analysis.people
    if who.declarer and who.actor:
        same = who.actor in (who.declarer, who.declarer.partner)
        found.add("declaring_side_acts" if same else "defender_acts")
    if analysis.teller:
        found.add(f"teller_{analysis.teller}")
    parts = [c.id for c in analysis.concepts if c.id in PARTS]
    if parts:
        found.add(f"first_{parts[0]}")
    if number := trick_number(analysis):
        found.add(FIRST_TRICK if number == 1 else LATER_TRICK)
    if any(is_bid(e.call) and int(e.call[0]) > HIGHEST_LEVEL for e in calls):
        found.add("above_seven")
    ideas = {c.id for c in analysis.concepts}
    if not LATER.isdisjoint(ideas):
        found.add(LATER_TRICK)
    if low_in_rotation(calls):
        found.add(LOW_IN_TURN)
    if "over" in analysis.insufficient and "out_of_turn" not in ideas:
        found.add("insufficient")
        if _in_sequence(calls):
            found.add("insufficient_in_sequence")
    elif "insufficient" not in ideas and sufficient(analysis):
        found.add("sufficient")
    return found | set(_out_of_turn(analysis)) | set(_doubles(calls))


def _out_of_turn(analysis: Analysis) -> Iterator[str]:
    """That a call was out of turn; that only passes followed; that they ended the auction."""
    calls, turn = analysis.events, analysis.out_of_rotation
    if _ended(calls) and any(c.id == SKIPPED and not c.negated for c in analysis.concepts):
        yield ENDED_EARLY
    if "in_turn" not in turn:
        return
    yield "out_of_turn"
    wrong = next((e for e in calls if e.seat == turn["offender"]), None)
    rest = [e.call for e in calls if wrong and e.at >= wrong.at]
    if rest and len(rest) >= len(("wrong", "last")) and set(rest) == {PASS}:
        yield "passed_out_of_turn"
    if turn.get("call") == PASS and _ended(calls):
        yield ENDED_EARLY


def _ended(calls: Sequence[Event]) -> bool:
    """Whether the calls end with three passes after another call."""
    last = [e.call for e in calls]
    return last[-3:] == [PASS] * 3 and set(last) != {PASS}


def _doubles(calls: Sequence[Event]) -> Iterator[str]:
    """Doubles of a bid: by an opponent, or by the bidder's own side."""
    for first, second in pairwise(e for e in calls if e.seat):
        if second.call == "X" and is_bid(first.call) and first.seat and second.seat:
            same = second.seat in (first.seat, first.seat.partner)
            yield "own_side_doubled" if same else "doubled"
