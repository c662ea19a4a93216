"""Calls out of rotation: who called, who was to call, and what came after, as far as told."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.understanding.accepting import acceptance, first_refusal, refusals
from bot.understanding.auction import dealer
from bot.understanding.callers import (
    named_caller,
    only_caller,
    opponents_call,
    own_call,
    yet_to_call,
)
from bot.understanding.events import Event, made_since
from bot.understanding.order import as_made
from bot.understanding.persons import HIS
from bot.understanding.places import where
from bot.understanding.turns import RELATIVE, beside_turn, entitled, turn_told
from bot.understanding.wrong_call import (
    asked,
    called_out_of_turn,
    only_call,
    opener,
    said_to_be_wrong,
    sentences,
)
from rulings.terms import PASS, Seat, Turn, is_bid

if TYPE_CHECKING:
    from bot.understanding.analysis import Analysis

OF_ANOTHER: Final = frozenset({"lho_called", "proper_player_called", "calls_since"})
"""What is not so of the call where somebody else has made it."""
DIRECTOR: Final = frozenset({"director", "call_director"})


def out_of_rotation(analysis: Analysis) -> dict[str, object]:
    """Who called out of turn, who was to call, and the calls after it, as far as told."""
    told: dict[str, object] = dict(acceptance(analysis))
    first = dealer(analysis)
    if first:
        told["dealer"] = first
    begins = first if analysis.seats else None  # who tells without seats tells of his own calls
    seated = [e for e in as_made(analysis, begins) if e.seat is not None]
    turn = entitled(analysis)
    if not analysis.seats:
        return _his_partners(analysis, told | _seen_by_the_teller(analysis, turn, seated, first))
    turn = None if _dealers(analysis, first, turn, seated) else turn
    wrong = _other_than(analysis, turn, seated, first) if turn else None
    if turn and wrong is None:
        marked = called_out_of_turn(analysis, seated)  # it need not have been his partner's turn
        wrong = marked if marked and marked.seat != turn else None
    if turn and wrong:
        return told | _instead_of(analysis, turn, wrong, seated, first)
    if turn:
        return told | _beside(analysis, turn, seated, first)
    return told | _by_seats(analysis, seated, first)


def _by_seats(analysis: Analysis, seated: list[Event], first: Seat | None) -> dict[str, object]:
    """What the calls themselves tell where nobody says whose turn it was."""
    marked = called_out_of_turn(analysis, seated)
    if marked is not None and seated.index(marked) > 0:
        return _told_backwards(marked, seated, first)
    if first and marked is None and all(e.seat != first for e in seated):
        opened = _opened_for(analysis, first, seated)
        if opened:
            return opened
    expected = first
    refused = first_refusal(analysis)
    before: list[str] = []
    for number, event in enumerate(seated):
        if number and event.at > refused:
            break  # what was refused came before
        if expected is None or event.seat == expected:
            before.append(event.call)
            expected = event.seat.lho if event.seat else None
            continue
        told: dict[str, object] = {"offender": event.seat, "call": event.call, "in_turn": expected}
        if any(map(is_bid, before)):
            told["bid_before"] = True
        if first:
            told["auction"] = tuple(before)
        return told | _after(analysis, event, seated[number + 1 :], expected)
    others = {m.seat for m in analysis.mentions} - {first}
    if first and not seated and len(others) == 1:
        return _instead_of_the_dealer(analysis, first, others.pop())
    only = only_call(analysis, seated)
    if only is None:
        return {}
    return {"call": only.call} | ({"offender": only.seat} if first is None else {})


def _opened_for(analysis: Analysis, first: Seat, seated: list[Event]) -> dict[str, object]:
    """``Dealer was North, West opened``: what West bid is not told; others called after it.

    Nothing where a call of his is told.
    """
    early = opener(analysis)
    if early is None or early == first or any(e.seat == early for e in seated):
        return {}
    told: dict[str, object] = {"offender": early, "in_turn": first, "auction": ()}
    called = early.lho != first and any(e.seat == early.lho for e in seated[:1])
    return told | ({"lho_called": True} if called else {})


def _dealers(
    analysis: Analysis, first: Seat | None, turn: Seat | None, seated: list[Event]
) -> bool:
    """``Dealer was North but East opened. South wants to bid``: it was North's turn.

    Where a call is said to be out of turn, whose turn it was is said of it.
    """
    if first is None or not seated or any(c.id == "out_of_turn" for c in analysis.concepts):
        return False
    return turn != first and seated[0].seat not in (first, turn)


def _seen_by_the_teller(
    analysis: Analysis, turn: Seat | None, seated: list[Event], first: Seat | None
) -> dict[str, object]:
    """``I bid at partner's turn``, ``LHO bid when it was my turn``: nobody is named by his seat.

    Whoever says ``at partner's turn`` means the offender's, most often his own.
    """
    wrong = only_call(analysis, seated) or said_to_be_wrong(analysis)
    told: dict[str, object] = {"call": wrong.call} | _replaced(analysis, wrong) if wrong else {}
    marked = called_out_of_turn(analysis, seated)
    teller = RELATIVE["me"]
    if first and (turn is None or (seated and seated[0].seat == turn == teller != first)):
        if opened := _opened_for(analysis, first, seated):
            return opened
        return told | _instead_of_the_dealer(analysis, first, teller)
    if turn is None:
        return _told_backwards(marked, seated, None) if marked and marked != seated[0] else told
    beside = {m.seat for m in beside_turn(analysis)} - {turn, teller, first}
    if turn == teller:
        ahead = beside - {turn.rho} or beside  # who calls just before him may have been in turn
        if not ahead:
            ahead = {only_caller(analysis, turn, beside, teller) or teller} - {teller}
        return told | (_ahead_of(analysis, turn, ahead.pop(), seated) if len(ahead) == 1 else {})
    if any(e.seat in beside for e in seated):
        caller = named_caller(analysis, turn, seated)
        return told | (_ahead_of(analysis, turn, caller, seated) if caller else {})
    if opponents_call(analysis):
        return told
    offender = teller if own_call(analysis, turn) else only_caller(analysis, turn, beside, teller)
    if offender is None:
        return told
    return told | _without_proper_call(_ahead_of(analysis, turn, offender, seated))


def _his_partners(analysis: Analysis, told: dict[str, object]) -> dict[str, object]:
    """``RHO opened but his partner was dealer``: whoever called, it was his own partner's turn."""
    his = where(analysis.places, HIS)
    named = {c.end for c in analysis.concepts if c.id == "partner" and c.start - 1 in his}
    partners = {m.seat for m in analysis.mentions if m.start in his and m.end in named}
    turn = told.get("in_turn")
    if not isinstance(turn, Seat) or turn not in partners or told.get("offender") == turn.partner:
        return told
    return {k: v for k, v in told.items() if k not in OF_ANOTHER} | {"offender": turn.partner}


def _without_proper_call(told: dict[str, object]) -> dict[str, object]:
    """Whoever was to call may have called when the wrong call had been taken back in some words."""
    return {slot: value for slot, value in told.items() if slot != "proper_player_called"}


def _instead_of_the_dealer(analysis: Analysis, first: Seat, somebody: Seat) -> dict[str, object]:
    """``Lefty was dealer, I opened``: the first call was the dealer's, and another made it.

    ``somebody`` did where the text does not say who: not where others are named, and he is not.
    """
    calls = as_made(analysis, None)
    wrong = calls[0] if calls else None
    others = {m.seat for m in analysis.mentions} - {first} - yet_to_call(analysis)
    untold = wrong is None and others and somebody not in others
    offender = wrong.seat if wrong and wrong.seat else somebody
    if offender == first or untold:
        return {}
    told: dict[str, object] = {"offender": offender, "in_turn": first}
    if wrong is None:
        return told
    since = _after(analysis, replace(wrong, seat=offender), calls[1:], first)
    return told | {"call": wrong.call} | _without_proper_call(since)


def _ahead_of(
    analysis: Analysis, turn: Seat, offender: Seat, seated: list[Event]
) -> dict[str, object]:
    """``I was dealer, LHO opened and I bid over it``: who was to call may have called then."""
    told: dict[str, object] = {"offender": offender, "in_turn": turn}
    refused = first_refusal(analysis)
    before = [n for n, e in enumerate(seated) if e.seat == offender and e.at < refused]
    if len(before) != 1:
        return told
    wrong, later = seated[before[0]], seated[before[0] + 1 :]
    again = any(e.seat == offender for e in later)
    return told | ({"call": wrong.call} if again else {}) | _after(analysis, wrong, later, turn)


def _other_than(
    analysis: Analysis, turn: Seat, seated: list[Event], dealer: Seat | None
) -> Event | None:
    """The call that somebody else made when a player was to call.

    Calls that follow each other up to his right-hand opponent's were in turn. Otherwise it is the
    one behind which it is said whose turn it was: "W 3C, N nothing, and S doubled at E's turn".
    """
    if seated and dealer == turn and turn != seated[0].seat:
        return seated[0]  # nobody had called before the dealer
    for last, (first, second) in enumerate(pairwise(seated), 1):
        if first.seat and first.seat.lho == turn and second.seat != turn:
            return seated[last]
        if first.seat and second.seat != first.seat.lho:
            break
    ahead = _said_of(analysis, seated)
    follows = any(e.seat and e.seat.lho == ahead[-1].seat for e in ahead[-2:-1])
    if ahead and not follows and ahead[-1].seat not in (turn, turn.rho):
        return next(e for e in ahead if e.seat == ahead[-1].seat)
    return next((e for e in seated if e.seat and turn not in (e.seat, e.seat.lho)), None)


def _said_of(analysis: Analysis, seated: list[Event]) -> list[Event]:
    """The calls behind which the same sentence says whose turn it was."""
    sentence_of = sentences(analysis)
    last = {sentence_of[at]: at for at in sorted(turn_told(analysis))}
    return [e for e in seated if e.at < last.get(sentence_of[e.at], 0)]


def _beside(
    analysis: Analysis, turn: Seat, seated: list[Event], dealer: Seat | None
) -> dict[str, object]:
    """The offender where his call is not told, or is his second: "N bid, and again at E's turn".

    A dealer who is named as that only did nothing, nor did who is told not to have called yet.
    """
    calling = {e.seat for e in seated}
    waiting = yet_to_call(analysis) - calling
    others = {m.seat for m in analysis.mentions} - {turn} - waiting - ({dealer} - calling)
    silent = others - calling
    (offender,) = silent if len(silent) == 1 else others if len(others) == 1 else (None,)
    if offender is None or (waiting and offender not in calling):
        return {}
    told: dict[str, object] = {"offender": offender, "in_turn": turn}
    calls = [e.call for e in seated if e.seat == offender]
    return told | {"call": calls[-1]} if calls else told


def _instead_of(
    analysis: Analysis, turn: Seat, wrong: Event, seated: list[Event], first: Seat | None
) -> dict[str, object]:
    """``Väst bjöd 2♥ fast Syd var på tur``: who was to call is said, another called."""
    told: dict[str, object] = {"offender": wrong.seat, "call": wrong.call, "in_turn": turn}
    at = seated.index(wrong)
    if any(is_bid(e.call) for e in seated[:at]):
        told["bid_before"] = True
    elif first == turn and not at:
        told["auction"] = ()
    return told | _after(analysis, wrong, seated[at + 1 :], turn)


def _replaced(analysis: Analysis, wrong: Event) -> dict[str, object]:
    """What whoever passed out of turn bids when his pass is refused.

    A pass that is named again may be the one that was refused, and whether a bid may be comparable
    with another depends on what was called in between.
    """
    refused = min((at for at in refusals(analysis) if at > wrong.at), default=None)
    if refused is None or wrong.seat is None or wrong.call != PASS:
        return {}
    own = [e.call for e in analysis.events if e.at > refused and e.seat == wrong.seat]
    return {"replacement_call": own[0]} if own and is_bid(own[0]) else {}


def _told_backwards(marked: Event, seated: list[Event], first: Seat | None) -> dict[str, object]:
    """``I overcalled; it was West's opening before me that was out of turn``."""
    told: dict[str, object] = {"offender": marked.seat, "call": marked.call}
    others = [e for e in seated if e is not marked]
    if first and first != marked.seat and not any(e.seat == first for e in others):
        told |= {"in_turn": first, "auction": ()}
    if marked.seat and any(e.seat == marked.seat.lho for e in others):
        told["lho_called"] = True
    return told


def _told_at_once(analysis: Analysis, wrong: Event, after: Event, turn: Seat) -> dict[str, object]:
    """What the next call after one out of turn does, before anybody refused.

    Where the Director came first, who was to call may have called upon his ruling.
    """
    if wrong.seat and after.seat == wrong.seat.lho != turn:
        return {"lho_called": True}
    ruled = any(c.id in DIRECTOR and wrong.at < c.start < after.at for c in analysis.concepts)
    if after.seat == turn and is_bid(after.call) and not ruled:
        return {"proper_player_called": True}
    return {}


def _after(analysis: Analysis, wrong: Event, later: list[Event], turn: Seat) -> dict[str, object]:
    """The calls after a refusal, in rotation; the offender's own is the replacement."""
    if not any(start > wrong.at for start in refusals(analysis)):
        after = made_since(analysis, later)
        return _told_at_once(analysis, wrong, after[0], turn) if after else {}
    since: list[str] = []
    for event in later:
        if event.seat != turn:
            break
        if turn == wrong.seat:
            made = {} if _asked_for(analysis, event) else {"replacement_call": event.call}
            return {"calls_since": tuple(since), **made}
        since.append(event.call)
        turn = turn.lho
    return {"calls_since": tuple(since)} if since else {}


def _asked_for(analysis: Analysis, event: Event) -> bool:
    """``Must I pass again?``: the first call of a question was not made."""
    sentence_of = sentences(analysis)
    own = {n for n, sentence in enumerate(sentence_of) if sentence == sentence_of[event.at]}
    first = not any(other.at in own and other.at < event.at for other in analysis.events)
    return first and asked(analysis, event.at)


def without_seats(told: dict[str, object]) -> dict[str, object]:
    """The same details where the text names no seats: whose turn, seen from the offender."""
    kept = {k: v for k, v in told.items() if k not in ("offender", "in_turn", "dealer")}
    offender, in_turn = told.get("offender"), told.get("in_turn")
    if isinstance(offender, Seat) and isinstance(in_turn, Seat):
        turns = {offender.rho: Turn.RHO, offender.partner: Turn.PARTNER, offender.lho: Turn.LHO}
        kept["whose_turn"] = turns[in_turn]
    return kept
