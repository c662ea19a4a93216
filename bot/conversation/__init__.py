"""The open case of a person: answers to questions, follow-ups, what-ifs, and the way back.

Pure: what is open comes in, what is open then goes out; keeping it is the front ends' business.
"""

from __future__ import annotations

from bot.conversation.hearing import Move
from bot.conversation.offers import Offer, alternatives, assumed, offers
from bot.conversation.talk import Ask, Reply, go_on, opened, pressed, retold, standing, undone
from bot.conversation.thread import Step, Thread

__all__ = [
    "Ask",
    "Move",
    "Offer",
    "Reply",
    "Step",
    "Thread",
    "alternatives",
    "assumed",
    "go_on",
    "offers",
    "opened",
    "pressed",
    "retold",
    "standing",
    "undone",
]
