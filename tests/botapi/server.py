"""The HTTP side: `/bot<token>/<method>`, one call at a time from request to answer."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from inspect import isawaitable

from aiohttp import web

from tests.botapi import delivery, members, messages, profile, queries
from tests.botapi.errors import ApiError, not_found, unauthorized
from tests.botapi.faults import Fault
from tests.botapi.methods import METHODS
from tests.botapi.params import Params
from tests.botapi.state import Call, State

# Importing these modules has filled the table of methods.
MODULES = (delivery, members, messages, profile, queries)
STATE: web.AppKey[State] = web.AppKey("state", State)
MAX_BODY_BYTES = 50 * 2**20


@asynccontextmanager
async def serve(state: State) -> AsyncIterator[str]:
    """Run on a free port of 127.0.0.1; gives the base URL without a slash at its end."""
    app = web.Application(client_max_size=MAX_BODY_BYTES)
    app[STATE] = state
    app.router.add_route("*", r"/bot{token:[^/]+}/{method}", handle)
    # A poller that hangs up must not take updates that nobody would ever see.
    runner = web.AppRunner(app, handler_cancellation=True, access_log=None, shutdown_timeout=0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        if state.webhook is not None:
            await state.webhook.stop()
        await runner.cleanup()


async def handle(request: web.Request) -> web.StreamResponse:
    """One call of the bot."""
    state = request.app[STATE]
    name = request.match_info["method"]
    try:
        _check_token(state, request.match_info["token"])
        params = await Params.read(request)
        chat = params.number("chat_id")
        fault = state.faults.take(name, chat)
        if fault is None:
            return web.json_response({"ok": True, "result": await _run(state, name, params)})
        return await _strike(state, fault, name, params, request)
    except ApiError as error:
        return web.json_response(error.body(), status=error.code)


def _check_token(state: State, token: str) -> None:
    if not re.fullmatch(r"\d+:[A-Za-z0-9_-]+", token):
        raise not_found()
    if token != state.token:
        raise unauthorized()


async def _run(state: State, name: str, params: Params) -> object:
    """Do what the method does, and write down that it was called."""
    function = METHODS.get(name.lower())
    try:
        if function is None:
            raise not_found()
        result = function(state, params)
        if isawaitable(result):
            result = await result
    except ApiError as error:
        _record(state, Call(name, params.values, error=error))
        raise
    _record(state, Call(name, params.values, result=result))
    return result


def _record(state: State, call: Call) -> None:
    state.calls.append(call)
    state.notify()


async def _strike(
    state: State, fault: Fault, name: str, params: Params, request: web.Request
) -> web.StreamResponse:
    if fault.refuse is not None:
        _record(state, Call(name, params.values, error=fault.refuse))
        raise fault.refuse
    result = await _run(state, name, params) if fault.processed else None
    state.notify()
    if fault.gate is not None:
        await fault.gate.wait()
    if fault.cut:
        if request.transport is not None:
            request.transport.abort()
        # The connection is gone; this is only what aiohttp wants to see returned.
        return web.Response()
    if not fault.processed:
        result = await _run(state, name, params)
    return web.json_response({"ok": True, "result": result})
