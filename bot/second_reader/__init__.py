"""A second reader for texts that the built-in one does not understand; off unless it is set up.

It only fills an irregularity in, which the slot models check and somebody confirms; every ruling
comes from the laws. Whatever goes wrong with it, the built-in answer stands.
"""

from __future__ import annotations

from bot.second_reader.asking import SecondReader, proposal_for, reply_with
from bot.second_reader.endpoint import ChatEndpoint, reader_of

__all__ = ["ChatEndpoint", "SecondReader", "proposal_for", "reader_of", "reply_with"]
