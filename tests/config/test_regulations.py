"""Regulation profiles: what they may say, and that the laws know it."""

from __future__ import annotations

import pytest

from config.regulations import DEFAULT_PROFILE, NoSuchProfile, profile_of, profiles
from rulings.editions import EDITIONS
from rulings.placing import slot_in
from rulings.registry import KINDS, load_kind
from rulings.slots import ForkKind, slots_of

CHOICES = [(profile, choice) for profile in profiles().values() for choice in profile.choices]


def test_the_federations_of_our_languages_are_there() -> None:
    assert next(iter(profiles())) == DEFAULT_PROFILE
    assert set(profiles()) == {"wbf", "sbf", "sbl", "oebv", "dbv", "ebu", "acbl"}


def test_the_default_chooses_nothing() -> None:
    assert profile_of(DEFAULT_PROFILE).choices == ()


def test_a_profile_is_found_however_it_is_written_or_refused() -> None:
    assert profile_of("ACBL").id == "acbl"
    with pytest.raises(NoSuchProfile, match="oebv"):
        profile_of("nowhere")


@pytest.mark.parametrize(("profile", "choice"), CHOICES)
def test_a_law_asks_for_each_choice_under_its_paragraph(profile: object, choice: object) -> None:
    """A choice that no law reads, or of a value that it does not know, would change nothing."""
    from config.regulations import Choice, Profile

    assert isinstance(profile, Profile)
    assert isinstance(choice, Choice)
    found = [slots_of(load_kind(kind)).get(choice.slot) for kind in KINDS]
    slots = [slot for slot in found if slot is not None]
    assert slots
    assert all(slot.fork is ForkKind.REGULATION for slot in slots)
    assert all(choice.value in slot.domain and slot.law == choice.law for slot in slots)
    assert all(year in EDITIONS for year in choice.editions)
    models = [load_kind(kind) for kind in KINDS if choice.slot in slots_of(load_kind(kind))]
    assert all(slot_in(model, choice.slot, y) for model in models for y in choice.editions)
    assert profile.choice(choice.slot, choice.editions[0]) == choice
