"""Settings come from the environment or the file, and a wrong one says what is allowed."""

import os
from pathlib import Path

import pytest
from dotenv import dotenv_values

from config.settings import PREFIX, Settings, SettingsError, load_settings, setting_name

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.upper().startswith(PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_it_starts_with_nothing_set() -> None:
    settings = load_settings()

    assert (settings.host, settings.port) == ("127.0.0.1", 8080)
    assert settings.database_url.get_secret_value() == "sqlite+aiosqlite:///director.db"
    assert (settings.language, settings.edition) == ("en", 2017)
    assert settings.telegram_token is None
    assert settings.telegram_mode == "polling"


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DIRECTOR_PORT=9000\nDIRECTOR_LANGUAGE=fi\nOTHER=1\n", encoding="utf-8")
    monkeypatch.setenv("DIRECTOR_LANGUAGE", "sv")

    settings = load_settings()

    assert (settings.port, settings.language) == (9000, "sv")


def test_the_webhook_secret_is_random_when_absent() -> None:
    first, second = load_settings(), load_settings()

    assert len(first.telegram_webhook_secret.get_secret_value()) >= 32
    assert first.telegram_webhook_secret != second.telegram_webhook_secret


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("DIRECTOR_HOST", "http://localhost", "host name"),
        ("DIRECTOR_PORT", "eighty", "0 to 65535"),
        ("DIRECTOR_PORT", "65536", "0 to 65535"),
        ("DIRECTOR_LANGUAGE", "no", "en, sv, de or fi"),
        ("DIRECTOR_EDITION", "2018", "2017, 2007 or 1997"),
        ("DIRECTOR_EDITION", "latest", "2017, 2007 or 1997"),
        ("DIRECTOR_DATABASE_URL", "sqlite:///director.db", "sqlite+aiosqlite:///FILE"),
        ("DIRECTOR_DATABASE_URL", "sqlite+aiosqlite:director.db", "sqlite+aiosqlite:///FILE"),
        ("DIRECTOR_DATABASE_URL", "postgresql://host/database", "postgresql+asyncpg://"),
        ("DIRECTOR_DATABASE_URL", "postgresql+asyncpg://host", "postgresql+asyncpg://"),
        ("DIRECTOR_MAX_TEXT_LENGTH", "0", "100 to 100000"),
        ("DIRECTOR_CONVERSATION_TTL_MINUTES", "-5", "1 to 10080"),
        ("DIRECTOR_RETENTION_DAYS", "forever", "1 to 3650"),
        ("DIRECTOR_LOG_DAYS", "0", "1 to 3650"),
        ("DIRECTOR_TIMEZONE", "Europe/Uppsala", "Europe/Stockholm"),
        ("DIRECTOR_TIMEZONE", "../../etc/passwd", "Europe/Stockholm"),
        ("DIRECTOR_REPLICA", "my machine", "letters, digits"),
        ("DIRECTOR_TELEGRAM_TOKEN", "your token here", "@BotFather"),
        ("DIRECTOR_TELEGRAM_TOKEN", "1:a/../b", "@BotFather"),
        ("DIRECTOR_TELEGRAM_API_URL", "api.telegram.org", "http or https address"),
        ("DIRECTOR_TELEGRAM_API_URL", "http://localhost:port", "http or https address"),
        ("DIRECTOR_TELEGRAM_MODE", "push", "polling or webhook"),
        ("DIRECTOR_TELEGRAM_WEBHOOK_URL", "ftp://example.org", "http or https address"),
        ("DIRECTOR_TELEGRAM_WEBHOOK_SECRET", "fünf", "1 to 256 characters"),
        ("DIRECTOR_TELEGRAM_WEBHOOK_SECRET", "x" * 257, "1 to 256 characters"),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, allowed: str
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(SettingsError) as caught:
        load_settings()

    assert str(caught.value).startswith(f"{name}: must be ")
    assert allowed in str(caught.value)


def test_every_wrong_setting_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIRECTOR_PORT", "x")
    monkeypatch.setenv("DIRECTOR_EDITION", "x")

    with pytest.raises(SettingsError) as caught:
        load_settings()

    names = [line.partition(":")[0] for line in str(caught.value).splitlines()]
    assert names == ["DIRECTOR_PORT", "DIRECTOR_EDITION"]


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:////var/lib/director.db",
        "postgresql+asyncpg://user:p%40ss@host:5432/director",
        "postgresql+asyncpg:///director?host=/run/postgresql",
    ],
)
def test_both_databases_are_welcome(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("DIRECTOR_DATABASE_URL", url)

    assert load_settings().database_url.get_secret_value() == url


def test_a_bot_api_base_loses_its_last_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIRECTOR_TELEGRAM_API_URL", "http://127.0.0.1:8081/")

    assert load_settings().telegram_api_url == "http://127.0.0.1:8081"


def test_webhook_mode_asks_for_its_address_only_when_there_is_a_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DIRECTOR_TELEGRAM_MODE", "webhook")
    assert load_settings().telegram_mode == "webhook"

    monkeypatch.setenv("DIRECTOR_TELEGRAM_TOKEN", "1:a")
    with pytest.raises(SettingsError, match=r"^DIRECTOR_TELEGRAM_WEBHOOK_URL: .*must be set when"):
        load_settings()


def test_no_secret_is_ever_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIRECTOR_TELEGRAM_TOKEN", "1:hush")
    monkeypatch.setenv("DIRECTOR_TELEGRAM_WEBHOOK_SECRET", "hush-hush")
    monkeypatch.setenv("DIRECTOR_DATABASE_URL", "postgresql+asyncpg://user:hush@host/db")
    settings = load_settings()
    assert "hush" not in f"{settings!r}{settings!s}{settings.model_dump()!r}"

    monkeypatch.setenv("DIRECTOR_TELEGRAM_TOKEN", "1:hush hush")
    monkeypatch.setenv("DIRECTOR_TELEGRAM_WEBHOOK_SECRET", "hush!")
    monkeypatch.setenv("DIRECTOR_DATABASE_URL", "postgres://user:hush@host/db")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert "hush" not in str(caught.value)
    assert caught.value.__suppress_context__


def test_a_misspelt_name_in_the_file_is_pointed_at() -> None:
    Path(".env").write_text("DIRECTOR_TELEGRAM_TOKN=1:a\n", encoding="utf-8")

    with pytest.raises(SettingsError) as caught:
        load_settings()

    message = "DIRECTOR_TELEGRAM_TOKN in .env: no such setting. Allowed: DIRECTOR_TELEGRAM_TOKEN."
    assert str(caught.value) == message


def test_somebody_elses_name_in_the_environment_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DIRECTOR_SERVICE_HOST", "10.0.0.1")

    assert load_settings().host == "127.0.0.1"


def test_a_file_that_is_no_text_is_refused_by_its_name() -> None:
    Path(".env").write_bytes(b"DIRECTOR_LANGUAGE=\xff\xfe\n")

    with pytest.raises(SettingsError, match=r"^\.env: must be a text file in UTF-8"):
        load_settings()


def test_the_example_lists_every_setting_and_nothing_else() -> None:
    assert list(dotenv_values(EXAMPLE)) == [setting_name(field) for field in Settings.model_fields]


def test_the_example_as_it_stands_changes_nothing() -> None:
    secret = {"telegram_webhook_secret"}  # random each time

    assert load_settings(EXAMPLE).model_dump(exclude=secret) == load_settings().model_dump(
        exclude=secret
    )
