"""Regulation profiles: what a regulating authority has chosen where the Laws let it choose.

A profile is a file in ``config/profiles``: the authority's name and its choices, each with the
paragraph, the editions it was made under, and its source. Only what is certain is in it; of
everything else the Laws' own default holds.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ConfigDict, Field

if TYPE_CHECKING:
    from rulings.slots import Regulations

DEFAULT_PROFILE: Final = "wbf"
"""The Laws as they stand."""

_SUFFIX: Final = ".toml"


class NoSuchProfile(LookupError):
    """A profile that is not here; the message lists those that are."""


class Choice(BaseModel):
    """One choice of a regulating authority."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slot: str
    """The name of the regulation in the laws."""
    law: str
    """The paragraph that allows the choice, as the Laws of 2017 number it."""
    editions: tuple[int, ...]
    value: bool | str
    source: str
    """Where it is written, for people."""
    address: str = Field(pattern=r"^https?://")


class Profile(BaseModel):
    """A regulating authority and what it has chosen."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    id: str
    name: str
    """As people say it: ``SBF``."""
    organization: str
    choices: tuple[Choice, ...] = Field(default=(), alias="choice")

    def regulations(self, year: int) -> Regulations:
        """The choices that complete the Laws of ``year``."""
        return frozenset((c.slot, c.value) for c in self.choices if year in c.editions)

    def choice(self, slot: str, year: int) -> Choice | None:
        """The choice that fills a regulation under the Laws of ``year``, if there is one."""
        made = (c for c in self.choices if c.slot == slot and year in c.editions)
        return next(made, None)


@cache
def profiles() -> dict[str, Profile]:
    """All profiles by id, the default first, then by name."""
    found: list[Profile] = []
    for file in (resources.files("config") / "profiles").iterdir():
        if file.name.endswith(_SUFFIX):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            found.append(Profile.model_validate(data | {"id": file.name.removesuffix(_SUFFIX)}))
    found.sort(key=lambda profile: (profile.id != DEFAULT_PROFILE, profile.name.casefold()))
    return {profile.id: profile for profile in found}


def profile_of(name: str) -> Profile:
    """The profile with an id, however it is capitalised; raises ``NoSuchProfile``."""
    profile = profiles().get(name.casefold())
    if profile is None:
        msg = f"there is no profile of that name; there are: {', '.join(profiles())}"
        raise NoSuchProfile(msg)
    return profile
