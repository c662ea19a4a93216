"""The page about the bot shows what the bot says."""

from __future__ import annotations

from tests.telegram.document import PAGE, page


async def test_commands_and_screens_in_the_documentation_are_what_is_sent() -> None:
    written = PAGE.read_text()
    assert await page(written) == written, "make them anew: python -m tests.telegram.document"
