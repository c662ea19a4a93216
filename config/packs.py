"""The folder of language packs beside the built-in ones: known before the other settings are read.

Which languages there are decides what a request may say, so that it cannot wait for the service.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

NAME: Final = "DIRECTOR_PACKS"
ENV_FILE: Final = ".env"
MARK: Final = "language.toml"
"""The file by which a folder is known to hold a language."""
BUILT_IN: Final = ("en", "sv", "de", "fi")


@cache
def added_packs() -> Path | None:
    """The folder that the environment, else the ``.env`` file, names; None where there is none."""
    named = os.environ.get(NAME)
    if not named and Path(ENV_FILE).is_file():
        from dotenv import dotenv_values

        named = dotenv_values(ENV_FILE, interpolate=False).get(NAME)
    folder = Path(named) if named else None
    return folder if folder is not None and folder.is_dir() else None


def added_languages() -> tuple[str, ...]:
    """The languages of that folder, in the order of their codes."""
    folder = added_packs()
    if folder is None:
        return ()
    found = {file.parent.name for file in folder.glob(f"*/{MARK}")}
    return tuple(sorted(found - set(BUILT_IN)))
