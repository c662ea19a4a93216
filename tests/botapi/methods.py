"""The table of methods; every module of methods registers its own here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tests.botapi.params import Params
from tests.botapi.state import State

Method = Callable[[State, Params], object | Awaitable[object]]
Function = TypeVar("Function", bound=Method)

METHODS: dict[str, Method] = {}


def method(name: str) -> Callable[[Function], Function]:
    """Register the function that does what the Bot API method `name` does."""

    def register(function: Function) -> Function:
        METHODS[name.lower()] = function
        return function

    return register
