"""A director who understands a few fixed words; everything after that is the real thing.

Front-end tests need answers with and without a question, not a good reader: so they stay true
however the reader learns. Rulings, wording and buttons are those of the service.
"""

from __future__ import annotations

from typing import Any

from bot.answer import Answer, AskRequest
from bot.scores import is_asked
from bot.service import Director, assemble
from bot.understanding.reading import Intent, Reading

WORDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "led out of turn": ("en", "opening_lead_out_of_turn", {}),
    "spelade ut i fel tur": ("sv", "opening_lead_out_of_turn", {}),
    "außer Reihenfolge ausgespielt": ("de", "opening_lead_out_of_turn", {}),
    "lähti väärällä vuorolla": ("fi", "opening_lead_out_of_turn", {}),
    "insufficient": ("en", "insufficient_bid", {}),
    "revoked": ("en", "revoke", {}),
}
NEAREST = ("revoke", "insufficient_bid")


class FixedDirector(Director):
    """Understands `WORDS`, and a text with "somehow" as nearly understood."""

    def ask(self, request: AskRequest) -> Answer:
        if is_asked(request.text):
            return super().ask(request)
        edition = request.edition or self.edition
        language, kind, slots = next(
            (found for words, found in WORDS.items() if words in request.text),
            (self.language, "", {}),
        )
        language = request.language or language
        facts = dict(request.facts)
        kind = str(facts.pop("kind", "")) or kind
        if kind:
            reading = Reading(Intent.SITUATION, language, kind=kind, confidence=0.9)
            return self.rule(assemble(kind, slots, facts), reading, edition, request.profile)
        nearly = "somehow" in request.text
        candidates = tuple((near, 0.3) for near in NEAREST) if nearly else ()
        return self._unknown(Reading(Intent.SITUATION, language, candidates=candidates), edition)
