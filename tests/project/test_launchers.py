"""`./director` and `./test` on a new machine, with a python3 that installs nothing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TOOLS = (
    *("cat", "cksum", "cp", "dirname", "mkdir", "readlink", "rm"),
    *("sed", "sh", "sort", "tail", "tee", "wc"),
)

# Answers what the launchers ask python3 for; everything harmless goes to the real one.
STAND_IN = f"""#!/bin/sh
case "$*" in
    *realpath*) echo "$0" ;;
    *%d.%d*) echo "$STAND_IN_VERSION" ;;
    *"< (3, 11)"*) [ "$STAND_IN_VERSION" != 3.9 ] ;;
    *ensurepip*) [ -z "$STAND_IN_WITHOUT_VENV" ] ;;
    "-m venv "*) echo venv >>"$STAND_IN_LOG"; mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
    "-m pip "*)
        for argument; do lock=$argument; done
        echo "install ${{lock##*/}}" >>"$STAND_IN_LOG"
        [ -z "$STAND_IN_WAIT" ] || cat "$STAND_IN_WAIT" >/dev/null
        echo "Requirement already satisfied: aiohttp==3 in ./a b (from -r x (line 1)) (3)"
        echo "Processing /some/where/typing_inspection-4-py3.whl (from -r x (line 2))"
        echo "Collecting alembic==5 (from -r x (line 3))"
        [ -z "$STAND_IN_PIP_ERROR" ] || {{ echo "$STAND_IN_PIP_ERROR"; exit 1; }}
        ;;
    "-P -m bot"*)
        shift 3
        printf '%s\\n' "$PWD" "$PYTHONPATH" "$@"
        exit 3
        ;;
    "-m "* | *importlinter*)
        echo "check $2" >>"$STAND_IN_LOG"
        [ "$2" != "$STAND_IN_FAILS" ]
        ;;
    *) exec {sys.executable} "$@" ;;
esac
"""


class Machine:
    """A checkout and the commands of a machine, with the stand-in as its python3."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "the checkout"
        (self.checkout / "scripts").mkdir(parents=True)
        for name in ("director", "test", "scripts/environment.sh"):
            shutil.copy(ROOT / name, self.checkout / name)
        self.lock("requirements.lock", "aiohttp==3\ntyping-inspection==4\nalembic==5\n")
        self.lock("requirements-dev.lock", "aiohttp==3\npytest==9\n")
        self.commands = folder / "bin"
        self.commands.mkdir()
        for tool in TOOLS:
            (self.commands / tool).symlink_to(str(shutil.which(tool)))
        self.add_python("python3")
        self.log = folder / "log"
        self.log.touch()
        self.environment = {
            "PATH": str(self.commands),
            "STAND_IN_LOG": str(self.log),
            "STAND_IN_VERSION": "3.11",
        }

    def lock(self, name: str, text: str) -> None:
        (self.checkout / name).write_text(text, encoding="utf-8")

    def add_python(self, name: str, script: str = STAND_IN) -> None:
        python = self.commands / name
        python.write_text(script, encoding="utf-8")
        python.chmod(0o755)

    def start(
        self, command: str = "director", *arguments: str, **environment: str
    ) -> Iterator[str]:
        """Begin a command; yields the lines of its standard error as they come."""
        with subprocess.Popen(
            [self.checkout / command, *arguments],
            env=self.environment | environment,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        ) as process:
            assert process.stderr
            yield from process.stderr

    def run(
        self, command: str | Path = "director", *arguments: str, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.checkout / command, *arguments],
            env=self.environment | environment,
            cwd=self.commands,
            capture_output=True,
            text=True,
            check=False,
        )

    def done(self) -> list[str]:
        """What was made and installed since the last call."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        self.log.write_text("", encoding="utf-8")
        return lines


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_only_the_first_start_installs(machine: Machine) -> None:
    first = machine.run()
    assert machine.done() == ["venv", "install requirements.lock"]
    assert first.stderr.splitlines()[1:] == [
        "  package 1 of 3: aiohttp",
        "  package 2 of 3: typing_inspection",
        "  package 3 of 3: alembic",
        "The environment is ready.",
    ]

    second = machine.run()
    assert machine.done() == []
    assert second.stderr == ""


def test_the_program_gets_arguments_status_and_working_directory(
    machine: Machine, tmp_path: Path
) -> None:
    link = tmp_path / "director"
    link.symlink_to(machine.checkout / "director")

    result = machine.run(link, "ask", "W led *", "--", "")

    root = machine.checkout
    expected = [str(machine.commands), str(root), "ask", "W led *", "--", ""]
    assert result.stdout.split("\n")[:-1] == expected
    assert result.returncode == 3


def test_a_changed_lock_is_installed_on_top(machine: Machine) -> None:
    machine.run()
    machine.done()
    machine.lock("requirements.lock", "aiohttp==4\n")

    assert "requirements.lock has changed" in machine.run().stderr
    assert machine.done() == ["install requirements.lock"]
    machine.run()
    assert machine.done() == []


def test_the_checks_bring_what_the_program_needs(machine: Machine) -> None:
    machine.run("test", "tests")
    assert machine.done() == ["venv", "install requirements-dev.lock", "check pytest"]

    machine.run()
    assert machine.done() == []


def test_an_installation_that_was_cut_short_begins_again(machine: Machine) -> None:
    machine.run()
    machine.done()
    (machine.checkout / ".venv/.incomplete").touch()

    machine.run()
    assert machine.done() == ["venv", "install requirements.lock"]
    machine.run()
    assert machine.done() == []


def test_a_python_that_went_away_is_replaced(machine: Machine) -> None:
    machine.run()
    machine.done()
    (machine.checkout / ".venv/bin/python").unlink()

    machine.run()
    assert machine.done() == ["venv", "install requirements.lock"]


@pytest.mark.parametrize(
    ("pip_says", "sentence"),
    [
        ("NewConnectionError: Temporary failure in name resolution", "check the network"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "is not the one that"),
        ("error: something else", "the reason stands above"),
    ],
)
def test_a_failed_installation_says_why_and_the_next_start_recovers(
    machine: Machine, pip_says: str, sentence: str
) -> None:
    failed = machine.run(STAND_IN_PIP_ERROR=pip_says)
    assert failed.returncode == 1
    assert sentence in failed.stderr.splitlines()[-1]
    assert failed.stdout == ""

    machine.done()
    assert machine.run().returncode == 3
    assert machine.done() == ["venv", "install requirements.lock"]


def test_a_failed_update_keeps_the_environment(machine: Machine) -> None:
    machine.run()
    machine.lock("requirements.lock", "aiohttp==4\n")
    machine.run(STAND_IN_PIP_ERROR="NewConnectionError")
    machine.done()

    machine.run()
    assert machine.done() == ["install requirements.lock"]


def test_two_starts_at_once_install_once(machine: Machine, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    first = machine.start(STAND_IN_WAIT=str(gate))
    assert next(first).startswith("Making the Python environment")
    second = machine.start()
    assert next(second).startswith("Another start is preparing the environment")

    gate.write_text("go on", encoding="utf-8")

    assert list(first)[-1] == "The environment is ready.\n"
    assert list(second) == []
    assert machine.done() == ["venv", "install requirements.lock"]


def test_a_python_that_is_too_old(machine: Machine) -> None:
    result = machine.run(STAND_IN_VERSION="3.9")

    assert result.returncode == 1
    assert result.stderr.startswith(
        "director: Python 3.11 or newer is needed (python3 is 3.9): install a newer one"
    )


def test_a_newer_python_beside_a_broken_one_is_found(machine: Machine) -> None:
    machine.add_python("python3", "#!/bin/sh\nexit 127\n")
    machine.add_python("python3.13")

    assert machine.run().returncode == 3


def test_no_python_at_all(machine: Machine) -> None:
    (machine.commands / "python3").unlink()

    result = machine.run()

    assert result.returncode == 1
    assert "there is no working python3: install it" in result.stderr


def test_a_missing_venv_module(machine: Machine) -> None:
    result = machine.run(STAND_IN_WITHOUT_VENV="yes")

    assert result.returncode == 1
    assert "sudo apt install python3-venv" in result.stderr


def test_a_missing_lock(machine: Machine) -> None:
    (machine.checkout / "requirements.lock").unlink()

    assert "requirements.lock is missing" in machine.run().stderr


def test_a_failed_check_fails_the_run_after_the_others_had_their_turn(machine: Machine) -> None:
    result = machine.run("test", STAND_IN_FAILS="mypy")

    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == "test: failed: types"
    assert machine.done()[-1] == "check pytest"
