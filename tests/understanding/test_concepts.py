"""Ideas, cues and negation."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from bot.understanding.analysis import analyse
from bot.understanding.concepts import MEANING
from bot.understanding.cues import cues, fired_values
from bot.understanding.meanings import saying
from rulings.registry import KINDS, load_kind
from rulings.slots import tellable

LANGUAGES = ("en", "sv", "de", "fi")
PACKS = resources.files("bot.understanding") / "packs"


def _ideas(text: str, language: str) -> dict[str, bool]:
    return {c.id: c.negated for c in analyse(text, language).concepts}


def test_a_negation_colours_what_follows() -> None:
    assert _ideas("dummy is not on lead", "en")["on_lead"]
    assert not _ideas("dummy is on lead", "en")["on_lead"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "comparable it is not"),
        ("sv", "jämförbart är det inte"),
        ("de", "vergleichbar ist das nicht"),
        ("fi", "vastaava se ei ole"),
    ],
)
def test_a_negation_may_come_behind(language: str, text: str) -> None:
    assert _ideas(text, language)["comparable"]


def test_a_phrase_that_denies_is_not_denied_by_its_own_word() -> None:
    assert not _ideas("Links nimmt das Gebot nicht an", "de")["refuse"]
    assert not _ideas("mir passt die Karte nicht", "de")["refuse"]


@pytest.mark.parametrize(
    ("language", "text", "idea"),
    [
        ("en", "the declaerr revoked", "declarer"),
        ("sv", "spelföraen la upp", "declarer"),
        ("de", "der Strohmnan liegt", "dummy"),
        ("fi", "rangaistuskortiti", "penalty_card"),
    ],
)
def test_misspelt_words_are_understood(language: str, text: str, idea: str) -> None:
    assert idea in _ideas(text, language)


@pytest.mark.parametrize(
    ("language", "text", "idea"),
    [
        ("en", "villain dropped a card", "opponent"),
        ("sv", "spf vann sticket", "declarer"),
        ("de", "AL spielt vom falschen Blatt", "declarer"),
        ("fi", "viejä löi väärästä kädestä", "declarer"),
        ("fi", "kortti löi leparista", "dummy"),
        ("fi", "lholla oli vuoro", "lho"),
    ],
)
def test_all_words_for_a_person_name_him(language: str, text: str, idea: str) -> None:
    assert idea in _ideas(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_meanings_that_ideas_name_have_words(language: str) -> None:
    text = (PACKS / language / "concepts.toml").read_text(encoding="utf-8")
    ideas = [phrases for group in tomllib.loads(text).values() for phrases in group.values()]
    named = {p.removeprefix(MEANING) for phrases in ideas for p in phrases if p[0] == MEANING}
    assert named
    assert all(map(saying(language).words, named))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_know_the_same_ideas(language: str) -> None:
    def ideas(name: str) -> set[str]:
        text = (PACKS / name / "concepts.toml").read_text(encoding="utf-8")
        return {idea for group in tomllib.loads(text).values() for idea in group}

    assert ideas(language) == ideas("en")


def _phrases(file: Traversable) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _domain(kind: str, slot: str) -> set[str]:
    values = tellable(load_kind(kind))[slot]
    return {str(v).lower() if isinstance(v, bool) else str(v) for v in values}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_cues_name_slots_and_values_that_exist(language: str, kind: str) -> None:
    for slot, values in _phrases(PACKS / language / "kinds" / f"{kind}.toml").items():
        assert set(values) <= _domain(kind, slot), slot


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_says_a_fact_in_every_kind_stands_in_one_place(language: str) -> None:
    shared = _phrases(PACKS / language / "facts.toml")
    own = {kind: _phrases(PACKS / language / "kinds" / f"{kind}.toml") for kind in KINDS}
    kinds_of: dict[str, list[str]] = {}
    for kind in KINDS:
        for slot in tellable(load_kind(kind)):
            kinds_of.setdefault(slot, []).append(kind)
    assert set(shared) <= {slot for slot, kinds in kinds_of.items() if len(kinds) > 1}
    for slot, kinds in kinds_of.items():
        for value in set.intersection(*(_domain(kind, slot) for kind in kinds)):
            said = [set(own[kind].get(slot, {}).get(value, ())) for kind in kinds]
            everywhere = set(shared.get(slot, {}).get(value, ()))
            assert not everywhere & set.union(*said), (slot, value)
            assert len(kinds) == 1 or not set.intersection(*said), (slot, value)
    for slot, values in shared.items():
        assert all(set(values) <= _domain(kind, slot) for kind in kinds_of[slot]), slot


@pytest.mark.parametrize("kind", ["lead_out_of_turn", "opening_lead_out_of_turn", "penalty_card"])
def test_what_is_said_in_every_kind_is_heard_in_each(kind: str) -> None:
    heard = fired_values(analyse("declarer asked for no suit", "en"), kind)
    assert set(heard["partner_lead"]) == {"leave_penalty_card"}


def test_a_cue_after_a_negation_does_not_count() -> None:
    fired = {
        (c.slot, c.value)
        for c, _, _ in cues("en", "revoke").fired(analyse("it was not established", "en"))
    }
    assert ("established", "true") not in fired
