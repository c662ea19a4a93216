"""Methods by which updates reach the bot: long polling, or a webhook that is called."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from tests.botapi.errors import bad_request, conflict
from tests.botapi.methods import method
from tests.botapi.params import Params
from tests.botapi.state import State
from tests.botapi.webhook import Webhook
from tests.botapi.world import Json

MAX_POLL_SECONDS = 50


@method("getUpdates")
async def get_updates(state: State, params: Params) -> list[Json]:
    if state.webhook is not None:
        raise conflict(
            "can't use getUpdates method while webhook is active; use deleteWebhook to delete "
            "the webhook first"
        )
    state.updates.allow(params.list("allowed_updates"))
    limit = params.number("limit")
    if limit is not None and not 1 <= limit <= 100:
        raise bad_request("limit must be between 1 and 100")
    if offset := params.number("offset"):
        state.updates.confirm(offset)
    return await state.updates.poll(
        limit or 100, min(params.number("timeout") or 0, MAX_POLL_SECONDS)
    )


@method("setWebhook")
async def set_webhook(state: State, params: Params) -> bool:
    url = params.text("url")
    if not url:
        return await delete_webhook(state, params)
    target = urlsplit(url)
    # Telegram insists on https; like a local Bot API server, this one takes http at home.
    if target.scheme != "https" and target.hostname not in {"127.0.0.1", "localhost"}:
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    secret = params.text("secret_token")
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,256}", secret):
        raise bad_request("secret token contains unallowed characters")
    connections = params.number("max_connections")
    if connections is not None and not 1 <= connections <= 100:
        raise bad_request("max_connections must be between 1 and 100")
    await delete_webhook(state, params)
    state.updates.allow(params.list("allowed_updates"))
    state.webhook = Webhook(url, secret, connections or 40, state.updates)
    state.webhook.start()
    state.notify()
    return True


@method("deleteWebhook")
async def delete_webhook(state: State, params: Params) -> bool:
    if params.flag("drop_pending_updates"):
        state.updates.clear()
    if state.webhook is not None:
        await state.webhook.stop()
        state.webhook = None
    return True


@method("getWebhookInfo")
def get_webhook_info(state: State, _params: Params) -> Json:
    hook = state.webhook
    info: Json = {
        "url": hook.url if hook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(state.updates.waiting),
        "allowed_updates": sorted(state.updates.allowed),
    }
    if hook is not None:
        info["max_connections"] = hook.max_connections
        if hook.last_error:
            info["last_error_message"] = hook.last_error
            info["last_error_date"] = hook.last_error_date
    return info
