"""Laws 3-10 under the Laws of 2007 and 1997: seats, boards, and who may speak."""

from __future__ import annotations

from tests.rulings.ch06_play.older_editions import both, never_reached, row
from tests.rulings.situations import Situation, table

SEATING = [
    *both("nobody has looked at a card", {"matter": "wrong_seat", "progress": "not_started"}, "5B"),
    *both(
        "wrong seats in the middle of a board",
        {"matter": "wrong_seat", "progress": "in_progress"},
        "5B 15A 82B2",
        penalty="possible",
    ),
    *both(
        "wrong seats noticed when the board is over",
        {"matter": "wrong_seat", "progress": "finished"},
        "5B 82B1 15A",
        penalty="possible",
        adjusted_score="possible",
    ),
    *both("partners want to change places", {"matter": "change_seats"}, "5A"),
    *both("partners choose their seats", {"matter": "choose_seats"}, "5A"),
    *both("a substitute", {"matter": "change_partner"}, "4"),
    *both("the move was announced badly", {"matter": "unclear_move"}, "5B 8A1", "5B 8A"),
    *both("which side is North", {"matter": "tables"}, "3"),
    *both("the boards were not passed on", {"matter": "moving_boards"}, "8A2 8A1", "8A"),
    *both(
        "a table still plays when the round is called", {"matter": "round_end"}, "8B1 8C", "8B 8C"
    ),
    *both("a board is played later", {"matter": "postponed_board"}, "8B2", "8B"),
    *both("the last boards are scored", {"matter": "session_end"}, "8C"),
]
SHUFFLE_AND_DEAL = [
    *both("all passed", {"what": "passed_out"}, "22A1 6D3", "22A 6D3", board="result_stands"),
    *both(
        "dealt wrongly, nobody has called",
        {"what": "misdealt", "auction_begun": False},
        "6D1",
        board="redeal",
    ),
    *both(
        "dealt wrongly, the auction has begun",
        {"what": "misdealt", "auction_begun": True},
        "6D1 13",
        board="play_on",
    ),
    row(
        2007,
        "a card flashed in dealing, the auction has begun",
        {"what": "card_seen", "auction_begun": True},
        "6D1 16C3 24",
        board="play_on",
        adjusted_score="possible",
    ),
    row(
        1997,
        "a card flashed in dealing, the auction has begun",
        {"what": "card_seen", "auction_begun": True},
        "6D1 16B",
        adjusted_score="possible",
    ),
    *both("a sorted pack", {"what": "not_shuffled"}, "6D2", board="cancelled"),
    row(
        2007,
        "old deals in an event that replays them",
        {"what": "other_session", "replay": True},
        "6D2",
        board="play_on",
    ),
    row(
        1997,
        "a deal that was played in another event",
        {"what": "other_session"},
        "6D2",
        board="cancelled",
    ),
    *both("tables share boards", {"what": "shared_boards"}, "6D2", board="play_on"),
    *both("the director wants a new deal", {"what": "directors_redeal"}, "6D3", board="redeal"),
    *both(
        "a new deal when the match may be decided",
        {"what": "directors_redeal", "result_known": True},
        "86C 6D3",
        adjusted_score="required",
    ),
    *both("duplicated boards", {"what": "duplicated"}, "6F"),
    *both("how to shuffle", {"what": "shuffling"}, "6A"),
    *both("how to deal", {"what": "dealing"}, "6B 6E4"),
    *both("who must be there", {"what": "presence"}, "6C"),
    *both("who deals", {"what": "who_deals"}, "6E1 6E2 6E3 6E4"),
    *both("the board was moved", {"what": "board_moved"}, "7A", penalty="possible"),
    *both("cards not counted", {"what": "not_counted"}, "7B2 90B7", "7B1 90B7", penalty="possible"),
    *both(
        "called without looking", {"what": "not_looked"}, "7B2 7B1", "7B1 7B", penalty="possible"
    ),
    *both(
        "touched others' cards with leave",
        {"what": "touched_cards", "permitted": True},
        "7B3",
        "7B2",
        penalty="none",
    ),
    *both(
        "touched others' cards",
        {"what": "touched_cards"},
        "7B3 90B5",
        "7B2 90B5",
        penalty="possible",
    ),
    *both("putting the cards back", {"what": "returning_cards"}, "7C"),
    *both(
        "a hand taken out with both sides there",
        {"what": "hand_taken_out", "permitted": True},
        "7C",
        penalty="none",
    ),
    *both("a hand taken out", {"what": "hand_taken_out"}, "7C 90B5", penalty="possible"),
    *both("who is responsible", {"what": "responsibility"}, "7D"),
]
CALLING_THE_DIRECTOR = [
    *both(
        "attention has been drawn",
        {"act": "call_director"},
        "9B1(b) 9B2 9B1(a) 9B1(c) 11A",
        "9B1 9B2 11A",
        options="call_director continue_play",
    ),
    *both(
        "dummy would be the first to speak",
        {"act": "call_director", "dummy": True, "attention_drawn": False},
        "43A1(a) 9A4 42B3",
        "43A1(a) 9A2 42B3",
        penalty="possible",
    ),
    *both(
        "dummy calls when somebody else has spoken",
        {"act": "call_director", "dummy": True, "attention_drawn": True},
        "9B1(b) 9B2 9B1(a) 9B1(c) 43A1(a) 11A",
        "9B1 9B2 43A1(a) 11A",
        options="call_director continue_play",
    ),
    *both(
        "an irregularity is pointed out in the auction",
        {"act": "draw_attention", "phase": "auction"},
        "9A1 9B1(a) 9B1(d)",
        "9A1 9B1",
    ),
    *both(
        "a defender points one out in the play",
        {"act": "draw_attention", "phase": "play"},
        "9A2 9B1(a) 9B1(d)",
        "9A2 9B1",
    ),
    *both(
        "dummy points one out in the play",
        {"act": "draw_attention", "dummy": True},
        "9A4 43A1(b) 42B3",
        "9A2 43A1(b) 42B3",
        penalty="possible",
    ),
    *both(
        "dummy points one out after the play",
        {"act": "draw_attention", "dummy": True, "phase": "after_play"},
        "9A4 42B3 9B1(a)",
        "9A2 42B3 9B1",
    ),
    *both("a defender wants to prevent one", {"act": "prevent"}, "9A3", "9A2"),
    *both("dummy wants to prevent one", {"act": "prevent", "dummy": True}, "9A3 42B2", "42B2 9A2"),
    *both("his own side's irregularity", {"act": "own_side"}, "9A5 72B2 9B1(d)", "72B3 9B1"),
    *both(
        "going on before the director comes",
        {"act": "act_before_ruling"},
        "9B2 9B1(a) 11A",
        "9B2 9B1 11A",
    ),
    *both(
        "the offender puts it right himself",
        {"act": "correct_oneself"},
        "9C 9B2",
        penalty="possible",
    ),
    *both("the players settle it", {"act": "settle"}, "10A 10B 9B1(a) 11A", "10A 10B 9B1 11A"),
    *both("the innocent side wants nothing", {"act": "waive"}, "81C5 10A 10B", "81C8 10A 10B"),
    *both("partner is asked what to choose", {"act": "consult"}, "10C2 10C1", "10C"),
    *both("the best option is chosen", {"act": "choose_best"}, "10C3 10C2", "72A4 10C"),
    *both(
        "the offenders gain by good play",
        {"act": "profit"},
        "10C4 16D2 23",
        "72A5 16C2 72B1",
        adjusted_score="possible",
    ),
    *both("the options are explained", {"act": "options"}, "10C1 9B2", "10C 9B2"),
]


@table(SEATING)
def test_seating(situation: Situation) -> None:
    situation.check("seating")


@table(SHUFFLE_AND_DEAL)
def test_shuffle_and_deal(situation: Situation) -> None:
    situation.check("shuffle_and_deal")


@table(CALLING_THE_DIRECTOR)
def test_calling_the_director(situation: Situation) -> None:
    situation.check("calling_the_director")


def test_the_situations_reach_every_sentence() -> None:
    assert never_reached("seating", SEATING) == set()
    assert never_reached("shuffle_and_deal", SHUFFLE_AND_DEAL) == set()
    assert never_reached("calling_the_director", CALLING_THE_DIRECTOR) == set()
