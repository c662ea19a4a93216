"""Links that lead from a group into the private chat with the bot, to a ruling told at length.

The payload of a link is `full_<case>_<seal>`: the case in base 36, and a seal that only this bot
can make, so that nobody reads the cases of others by counting.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from telegram import Bot
from telegram.helpers import create_deep_linked_url

from bot.fronts.telegram.codec import base36

_FULL = "full"
_SEAL_BYTES = 12


def link_to(bot: Bot, case: int) -> str:
    """The address that opens the private chat and asks for this case."""
    return create_deep_linked_url(bot.username, f"{_FULL}_{base36(case)}_{_seal(bot, case)}")


def case_of(bot: Bot, payload: str) -> int | None:
    """The case that a link's payload asks for; `None` when it is none of ours."""
    kind, _, rest = payload.partition("_")
    number, _, seal = rest.partition("_")
    if kind != _FULL or not number.isascii() or not number.isalnum():
        return None
    case = int(number, 36)
    right = hmac.compare_digest(seal.encode(), _seal(bot, case).encode())
    return case if right else None


def _seal(bot: Bot, case: int) -> str:
    digest = hmac.new(bot.token.encode(), f"{_FULL}:{case}".encode(), sha256).digest()
    return urlsafe_b64encode(digest[:_SEAL_BYTES]).decode()
