"""Where each kind of irregularity lives, so that only the law that is needed is imported."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rulings.irregularity import Irregularity

_LAWS: Final = "rulings.laws."

KINDS: Final[dict[str, tuple[str, str]]] = {
    # auction
    "insufficient_bid": ("ch05_auction.law27_insufficient_bid", "InsufficientBid"),
    "call_out_of_rotation": ("ch05_auction.law28_32_call_out_of_rotation", "CallOutOfRotation"),
    "changed_call": ("ch05_auction.law25_changed_call", "ChangedCall"),
    "inadmissible_double": ("ch05_auction.law36_inadmissible_double", "InadmissibleDouble"),
    "call_when_required_to_pass": (
        "ch05_auction.law37_call_when_required_to_pass",
        "CallWhenRequiredToPass",
    ),
    "bid_above_seven": ("ch05_auction.law38_bid_above_seven", "BidAboveSeven"),
    "call_after_final_pass": ("ch05_auction.law39_call_after_final_pass", "CallAfterFinalPass"),
    "simultaneous_calls": ("ch05_auction.law33_simultaneous_calls", "SimultaneousCalls"),
    "auction_ended_early": ("ch05_auction.law17_34_auction_ended_early", "AuctionEndedEarly"),
    "exposed_card_in_auction": ("ch05_auction.law24_exposed_card", "ExposedCardInAuction"),
    "review_of_auction": ("ch05_auction.law20_review", "ReviewOfAuction"),
    # information
    "misinformation": ("ch05_auction.law21_misinformation", "Misinformation"),
    "partnership_understanding": ("ch05_auction.law40_understandings", "PartnershipUnderstanding"),
    "unauthorized_information": (
        "ch04_irregularities.law16_unauthorized_information",
        "UnauthorizedInformation",
    ),
    "extraneous_information": (
        "ch04_irregularities.law16_extraneous_information",
        "ExtraneousInformation",
    ),
    "deception": ("ch07_proprieties.law73_deception", "Deception"),
    "conduct": ("ch07_proprieties.law74_conduct", "Conduct"),
    # cards and boards
    "wrong_number_of_cards": ("ch04_irregularities.law13_wrong_number_of_cards", "WrongNumber"),
    "missing_card": ("ch04_irregularities.law14_missing_card", "MissingCard"),
    "wrong_board_or_hand": ("ch04_irregularities.law15_wrong_board", "WrongBoardOrHand"),
    "fouled_board": ("ch10_director.law87_fouled_board", "FouledBoard"),
    "shuffle_and_deal": ("ch03_preparation.law06_shuffle_and_deal", "ShuffleAndDeal"),
    "seating": ("ch02_preliminaries.law05_seating", "Seating"),
    # play
    "opening_lead_out_of_turn": ("ch06_play.law54_opening_lead", "OpeningLeadOutOfTurn"),
    "lead_out_of_turn": ("ch06_play.law53_56_lead_out_of_turn", "LeadOutOfTurn"),
    "premature_play": ("ch06_play.law57_premature_play", "PrematurePlay"),
    "simultaneous_plays": ("ch06_play.law58_simultaneous_plays", "SimultaneousPlays"),
    "exposed_card": ("ch06_play.law48_49_exposed_card", "ExposedCard"),
    "penalty_card": ("ch06_play.law50_52_penalty_card", "PenaltyCard"),
    "revoke": ("ch06_play.law61_64_revoke", "Revoke"),
    "played_card": ("ch06_play.law45_47_played_card", "PlayedCard"),
    "dummy_designation": ("ch06_play.law46_dummy_designation", "DummyDesignation"),
    "defective_trick": ("ch06_play.law67_defective_trick", "DefectiveTrick"),
    "unable_to_comply": ("ch06_play.law59_unable_to_comply", "UnableToComply"),
    "play_after_irregularity": ("ch06_play.law60_play_after", "PlayAfterIrregularity"),
    "dummys_rights": ("ch06_play.law42_43_dummy", "DummysRights"),
    "trick_inspection": ("ch06_play.law65_66_tricks", "TrickInspection"),
    "claim": ("ch06_play.law68_70_claim", "Claim"),
    "concession": ("ch06_play.law71_concession", "Concession"),
    # result and direction
    "score_correction": ("ch08_score.law79_score_correction", "ScoreCorrection"),
    "adjusted_score": ("ch04_irregularities.law12_adjusted_score", "AdjustedScore"),
    "team_match": ("ch10_director.law86_team_match", "TeamMatch"),
    "director_error": ("ch10_director.law82_director_error", "DirectorError"),
    "procedural_penalty": ("ch10_director.law90_procedural_penalty", "ProceduralPenalty"),
    "spectator": ("ch07_proprieties.law76_spectator", "Spectator"),
    "forfeited_rectification": ("ch04_irregularities.law11_forfeiture", "ForfeitedRectification"),
    "calling_the_director": ("ch04_irregularities.law09_10_calling", "CallingTheDirector"),
    "disputed_facts": ("ch10_director.law84_85_facts", "DisputedFacts"),
    "appeal": ("ch11_appeals.law83_92_93_appeal", "Appeal"),
}
"""Kind -> (module below ``rulings.laws``, class), in the order of the public contract."""


class NoSuchKind(LookupError):
    """A kind that the contract does not know."""


def load_kind(kind: str) -> type[Irregularity]:
    """The irregularity class of a kind; its law functions are registered by the import."""
    try:
        module, name = KINDS[kind]
    except KeyError:
        raise NoSuchKind(kind) from None
    loaded: type[Irregularity] = getattr(import_module(_LAWS + module), name)
    return loaded


def read_irregularity(data: dict[str, object]) -> Irregularity:
    """An irregularity from its public form; raises ``NoSuchKind`` or pydantic's errors."""
    return load_kind(str(data.get("kind"))).model_validate(data)
