"""Settings of the service, from the environment or a ``.env`` file in the working directory.

The names in the environment are those of the fields with ``DIRECTOR_`` in front. The environment
wins over the file; an empty value counts as not set. Secrets are ``SecretStr`` and appear in no
message, neither does any other value that could hold a password.
"""

import difflib
import re
import secrets
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BeforeValidator,
    DirectoryPath,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from config.packs import BUILT_IN, added_languages
from config.regulations import DEFAULT_PROFILE, profiles

PREFIX: Final = "DIRECTOR_"

Edition = Literal[2017, 2007, 1997]
TelegramMode = Literal["polling", "webhook"]


class SettingsError(ValueError):
    """A setting is wrong; the message names each such setting and says what is allowed."""


def _check_profile(value: str) -> str:
    if value not in profiles():
        raise ValueError
    return value


def _check_host(value: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", value):
        raise ValueError
    return value


def _check_language(value: str) -> str:
    if value not in (*BUILT_IN, *added_languages()):
        raise ValueError
    return value


def _check_database_url(value: SecretStr) -> SecretStr:
    text = value.get_secret_value()
    sqlite = re.fullmatch(r"sqlite\+aiosqlite://(/.*)?", text)
    postgresql = re.fullmatch(r"postgresql\+asyncpg://[^/]*/[^/?]+(\?.*)?", text)
    if not sqlite and not postgresql:
        raise ValueError
    return value


def _check_timezone(value: str) -> str:
    try:
        ZoneInfo(value)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError from error
    return value


def _check_web_url(value: str) -> str:
    url = urlsplit(value)
    _ = url.port  # a port that is no number raises ValueError here
    if url.scheme not in {"http", "https"} or not url.hostname or url.query or url.fragment:
        raise ValueError
    return value.rstrip("/")


def _check_token(value: SecretStr) -> SecretStr:
    # The token becomes part of a path: whatever would break out of it is refused.
    if not re.fullmatch(r"[A-Za-z0-9_:-]+", value.get_secret_value()):
        raise ValueError
    return value


def _check_webhook_secret(value: SecretStr) -> SecretStr:
    # What setWebhook takes as secret_token.
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", value.get_secret_value()):
        raise ValueError
    return value


def _random_secret() -> SecretStr:
    return SecretStr(secrets.token_urlsafe(32))


def _allowed(text: str) -> dict[str, Any]:
    """What a wrong value's message says is allowed; kept on the field, beside its type."""
    return {"allowed": text}


class Settings(BaseSettings):
    """All settings of one process; immutable. Times and sizes have their unit in the name."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    host: Annotated[str, AfterValidator(_check_host)] = Field(
        "127.0.0.1",
        description="Address that the service listens on.",
        json_schema_extra=_allowed("a host name or an IP address, such as 127.0.0.1 or 0.0.0.0"),
    )
    port: int = Field(
        8080,
        ge=0,
        le=65535,
        description="Port that the service listens on; 0 takes any free one.",
        json_schema_extra=_allowed("a whole number from 0 to 65535"),
    )
    database_url: Annotated[SecretStr, AfterValidator(_check_database_url)] = Field(
        SecretStr("sqlite+aiosqlite:///director.db"),
        description="Where chats are kept.",
        json_schema_extra=_allowed(
            "sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE"
        ),
    )
    language: Annotated[str, AfterValidator(_check_language)] = Field(
        "en",
        description="Language where nothing else says.",
        json_schema_extra=_allowed("en, sv, de or fi, or a language of DIRECTOR_PACKS"),
    )
    edition: Annotated[Edition, BeforeValidator(int)] = Field(
        2017,
        description="Edition of the Laws where nothing else says.",
        json_schema_extra=_allowed("2017, 2007 or 1997"),
    )
    packs: DirectoryPath | None = Field(
        None,
        description="Folder of further languages, a folder each.",
        json_schema_extra=_allowed("a folder that exists, or nothing"),
    )
    profile: Annotated[str, AfterValidator(_check_profile)] = Field(
        DEFAULT_PROFILE,
        description="Regulations that complete the Laws where nothing else says.",
        json_schema_extra=_allowed(
            "wbf (the Laws as they stand), acbl, dbv, ebu, oebv, sbf or sbl"
        ),
    )
    max_text_length: int = Field(
        4096,
        ge=100,
        le=100_000,
        description="Longest text, in characters, that is read as one situation.",
        json_schema_extra=_allowed("a whole number from 100 to 100000"),
    )
    conversation_ttl_minutes: int = Field(
        240,
        ge=1,
        le=10_080,
        description="How long an open question waits for its answer.",
        json_schema_extra=_allowed("a whole number of minutes from 1 to 10080 (a week)"),
    )
    retention_days: int = Field(
        30,
        ge=1,
        le=3650,
        description="How long finished conversations and processed update numbers are kept.",
        json_schema_extra=_allowed("a whole number of days from 1 to 3650"),
    )
    log_days: int = Field(
        90,
        ge=1,
        le=3650,
        description="How long the rulings of a chat that keeps a log are kept.",
        json_schema_extra=_allowed("a whole number of days from 1 to 3650"),
    )
    timezone: Annotated[str, AfterValidator(_check_timezone)] = Field(
        "UTC",
        description="Where the clock of the log hangs.",
        json_schema_extra=_allowed(
            "a time zone that this machine knows, such as Europe/Stockholm or UTC"
        ),
    )
    replica: Annotated[str, AfterValidator(_check_host)] | None = Field(
        None,
        description="Name of this process among several on one database; else host and port.",
        json_schema_extra=_allowed("a name of letters, digits, dots, colons, _ and -, or nothing"),
    )
    telegram_token: Annotated[SecretStr, AfterValidator(_check_token)] | None = Field(
        None,
        description="Token of the bot; the bot runs only when it is set.",
        json_schema_extra=_allowed(
            "the token that @BotFather gave, such as 123456789:AbC-dEf, or nothing"
        ),
    )
    telegram_api_url: Annotated[str, AfterValidator(_check_web_url)] = Field(
        "https://api.telegram.org",
        description="Base of the Bot API; /bot<token>/<method> is appended.",
        json_schema_extra=_allowed("an http or https address without query"),
    )
    telegram_mode: TelegramMode = Field(
        "polling",
        description="How updates arrive.",
        json_schema_extra=_allowed("polling or webhook"),
    )
    telegram_webhook_url: Annotated[str, AfterValidator(_check_web_url)] | None = Field(
        None,
        description="Public base URL of this service, for webhook mode.",
        json_schema_extra=_allowed(
            "an http or https address without query; it must be set when "
            f"{PREFIX}TELEGRAM_MODE is webhook"
        ),
    )
    telegram_webhook_secret: Annotated[SecretStr, AfterValidator(_check_webhook_secret)] = Field(
        default_factory=_random_secret,
        description="What Telegram must send along; made at random when absent.",
        json_schema_extra=_allowed("1 to 256 characters: A-Z, a-z, 0-9, _ and -"),
    )
    reader_url: Annotated[str, AfterValidator(_check_web_url)] | None = Field(
        None,
        description="Base of an OpenAI-compatible API whose model reads what is not understood.",
        json_schema_extra=_allowed(
            "an http or https address without query, such as http://127.0.0.1:8000/v1, or nothing"
        ),
    )
    reader_model: str | None = Field(
        None,
        max_length=200,
        description="Name of that model.",
        json_schema_extra=_allowed(
            f"the name of a model; it must be set when {PREFIX}READER_URL is"
        ),
    )
    reader_key: SecretStr | None = Field(
        None,
        description="Key for that API, where it wants one.",
        json_schema_extra=_allowed("the key that the API gave, or nothing"),
    )
    reader_seconds: float = Field(
        10,
        gt=0,
        le=60,
        description="How long that model may take before the built-in answer is given.",
        json_schema_extra=_allowed("a number of seconds, more than 0 and at most 60"),
    )

    @model_validator(mode="after")
    def _reader_needs_its_model(self) -> Self:
        if self.reader_url and not self.reader_model:
            raise PydanticCustomError("setting_missing", "{setting}", {"setting": "reader_model"})
        return self

    @model_validator(mode="after")
    def _webhook_needs_its_address(self) -> Self:
        if (
            self.telegram_token
            and self.telegram_mode == "webhook"
            and not self.telegram_webhook_url
        ):
            raise PydanticCustomError(
                "setting_missing", "{setting}", {"setting": "telegram_webhook_url"}
            )
        return self


def setting_name(field: str) -> str:
    """The name of a field of :class:`Settings` in the environment: ``DIRECTOR_…``."""
    return PREFIX + field.upper()


def load_settings(env_file: Path | str | None = ".env") -> Settings:
    """Read the settings from the environment and, when it exists, from ``env_file``.

    Raises:
        SettingsError: a value is not allowed, the file is unreadable, or the file has a
            ``DIRECTOR_…`` name that is no setting. Never holds a value.
    """
    try:
        _refuse_unknown_names(env_file)
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(_explain(error)) from None
    except UnicodeDecodeError:
        raise SettingsError(f"{env_file}: must be a text file in UTF-8.") from None
    except OSError as error:
        raise SettingsError(f"{env_file}: cannot be read ({error.strerror}).") from None


def _refuse_unknown_names(env_file: Path | str | None) -> None:
    """A misspelt name in our own file is a mistake; the environment may hold anybody's names."""
    if env_file is None or not Path(env_file).is_file():
        return
    known = {setting_name(field) for field in Settings.model_fields}
    for name in dotenv_values(env_file, interpolate=False):
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            near = difflib.get_close_matches(name.upper(), sorted(known), n=1) or sorted(known)
            raise SettingsError(
                f"{name} in {env_file}: no such setting. Allowed: {', '.join(near)}."
            )


def _explain(error: ValidationError) -> str:
    lines = []
    for detail in error.errors(include_url=False, include_input=False):
        field = str(detail["loc"][0]) if detail["loc"] else detail["ctx"]["setting"]
        extra = Settings.model_fields[field].json_schema_extra
        assert isinstance(extra, dict)  # noqa: S101 every field above has its `allowed`
        lines.append(f"{setting_name(field)}: must be {extra['allowed']}.")
    return "\n".join(dict.fromkeys(lines))
