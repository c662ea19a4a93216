"""``director serve``: the page, the API and, with a token, the Telegram bot in one process."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from bot.fronts.http import problems
from bot.fronts.http.app import CONNECTION, create_app
from bot.fronts.http.keys import SETTINGS, STORE, CleanupContext
from bot.fronts.logs import AccessLog, configure
from bot.fronts.terminal.screen import fail
from bot.store import StoreUnavailable
from config.settings import Settings, SettingsError, load_settings
from rulings.editions import EDITIONS

if TYPE_CHECKING:
    from argparse import Namespace

FAILED: Final = 1
"""Exit status when the service cannot start."""
GRACE_SECONDS: Final = 10
"""How long requests may take to end once the process was asked to stop."""

_TROUBLE: Final = {
    errno.EADDRINUSE: "another program uses it: stop that one, or set DIRECTOR_PORT to another "
    "port (0 takes any free one)",
    errno.EACCES: "this user may not use that port: set DIRECTOR_PORT to one from 1024 up",
    errno.EADDRNOTAVAIL: "this machine does not have that address: set DIRECTOR_HOST to one that "
    "it has, such as 127.0.0.1",
}


class CannotStart(Exception):
    """Why the service does not start, in a sentence."""


def serve(_: Namespace) -> int:
    """Serve until SIGINT or SIGTERM; the exit status."""
    try:
        settings = load_settings()
    except SettingsError as error:
        return fail(str(error))
    if settings.edition not in EDITIONS:
        return fail(f"DIRECTOR_EDITION: must be one of {', '.join(map(str, EDITIONS))}.")
    configure()
    try:
        with _listen(settings.host, settings.port) as listener:
            asyncio.run(_run(settings, listener))
    except (CannotStart, StoreUnavailable) as error:
        return fail(str(error), FAILED)
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, taken before anything else is set up. Raises ``CannotStart``."""
    try:
        family, *_, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(address[:2], family=family, backlog=512)
    except socket.gaierror:
        msg = f"cannot listen on {host}: no such host; DIRECTOR_HOST must name this machine"
        raise CannotStart(msg) from None
    except OSError as error:
        why = _TROUBLE.get(error.errno or 0, error.strerror or "the system refuses")
        raise CannotStart(f"cannot listen on {host} port {port}: {why}") from None


async def _run(settings: Settings, listener: socket.socket) -> None:
    """Set up, answer until asked to stop, finish what was begun."""
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, task.cancel)  # type: ignore[union-attr]
    runner = web.AppRunner(
        create_app(settings, contexts=_contexts(settings)), shutdown_timeout=GRACE_SECONDS
    )
    try:
        await runner.setup()
        await _accept(runner, listener)
        print(f"Director, please! listens on {_address(listener)} (Ctrl-C stops)", flush=True)
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        listener.close()
    finally:
        await runner.cleanup()


async def _accept(runner: web.AppRunner, listener: socket.socket) -> None:
    """Hand connections to the application, through a protocol whose own errors are ours."""
    loop = asyncio.get_running_loop()
    server = runner.server
    assert server is not None  # noqa: S101 the runner is set up
    options: dict[str, Any] = {**CONNECTION, "access_log_class": AccessLog}
    await loop.create_server(lambda: Protocol(server, loop=loop, **options), sock=listener)


class Protocol(web.RequestHandler):
    """A connection; what is no HTTP is refused like everything else, and not quoted in a log."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """A problem instead of a text that quotes the request."""
        del exc, message
        if request.writer.output_size > 0:
            raise ConnectionError
        response = problems.respond(problems.problem_for(status))
        response.force_close()
        return response


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _contexts(settings: Settings) -> list[CleanupContext]:
    """What runs beside the page and the API."""
    return [_telegram] if settings.telegram_token else []


async def _telegram(app: web.Application) -> AsyncIterator[None]:
    """The Telegram bot: its own loop of updates, or a route for Telegram to call."""
    from bot.fronts.telegram import TelegramFront, TelegramRefused

    settings = app[SETTINGS]
    front = TelegramFront(settings, app[STORE])
    if settings.telegram_mode == "webhook":
        app.router.add_post(front.webhook_path, front.webhook_route(), name="telegram")
    try:
        await front.start()
    except TelegramRefused as error:
        raise CannotStart(str(error)) from None
    try:
        yield
    finally:
        await front.stop()
