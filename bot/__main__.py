"""The command line: ``director COMMAND …``."""

import argparse
import sys
from collections.abc import Sequence

COMMANDS = {
    "serve": "the service: web page, HTTP API and, with a token, the Telegram bot",
    "ask": "one ruling for one described situation",
    "chat": "the same as a conversation in the terminal",
    "score": "the score of a contract and its result",
    "evaluate": "compare answers with case files",
    "law": "look up a paragraph, for example 64A1",
    "tree": "everything that can follow from one kind of irregularity",
}


def build_parser() -> argparse.ArgumentParser:
    """The parser of the command line; its help is what ``director`` alone prints."""
    parser = argparse.ArgumentParser(
        prog="director", description="Describe what happened at the bridge table, get the ruling."
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        commands.add_parser(name, help=summary, add_help=False)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in COMMANDS:
        from bot.fronts import terminal

        return terminal.main(arguments)
    parser = build_parser()
    parser.parse_args(arguments)
    parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
