"""Errors as Telegram words them; python-telegram-bot and our code both read the wording."""

from __future__ import annotations

from collections.abc import Mapping


class ApiError(Exception):
    """An answer with `ok: false`."""

    def __init__(
        self, code: int, description: str, parameters: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = dict(parameters or {})

    def body(self) -> dict[str, object]:
        """The JSON that goes back to the bot."""
        body: dict[str, object] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = self.parameters
        return body


def bad_request(what: str) -> ApiError:
    return ApiError(400, f"Bad Request: {what}")


def forbidden(what: str) -> ApiError:
    return ApiError(403, f"Forbidden: {what}")


def conflict(what: str) -> ApiError:
    return ApiError(409, f"Conflict: {what}")


def too_many_requests(seconds: int) -> ApiError:
    return ApiError(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def migrated(to: int) -> ApiError:
    return ApiError(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        {"migrate_to_chat_id": to},
    )


def unauthorized() -> ApiError:
    return ApiError(401, "Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, "Not Found")


QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the "
    "same as a current content and reply markup of the message"
)
