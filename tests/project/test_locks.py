"""The locks give every machine the same packages and tell nothing of where they were made."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock")
Pins = dict[str, set[str]]


def text(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def requirements(lock: str) -> list[str]:
    """The lock's entries, each on one line with its markers and hashes."""
    lines = text(lock).replace("\\\n", " ").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pins(lock: str) -> Pins:
    """Each package with its versions: markers may choose between several."""
    found: Pins = {}
    for entry in requirements(lock):
        name, version = re.match(r"([\w.-]+)==([\w.]+)", entry).groups()  # type: ignore[union-attr]
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes(lock: str) -> None:
    assert all("--hash=sha256:" in entry for entry in requirements(lock))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_server_and_no_folder(lock: str) -> None:
    assert not re.findall(
        r"\S*(?:://|@ |file:|--\w*(?:index|find-links)|(?<!\w)/\w)\S*", text(lock)
    )


def test_the_lock_for_development_adds_to_the_runtime_lock() -> None:
    development = pins("requirements-dev.lock")

    assert {name: development.get(name) for name in pins("requirements.lock")} == pins(
        "requirements.lock"
    )


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = list(project["project"]["dependencies"])
    if lock == "requirements-dev.lock":
        asked += project["dependency-groups"]["dev"]
    pinned = pins(lock)

    for requirement in map(Requirement, asked):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement.name} is not in {lock}: make the locks again"
        assert all(requirement.specifier.contains(version) for version in versions), requirement
