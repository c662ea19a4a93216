"""The command line: every command, its options and its help, in one place."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from bot.fronts.terminal.calculations import CALCULATIONS, Calculation
from bot.languages import LANGUAGES

VULNERABILITIES: Final = ("none", "ns", "ew", "all")

_EXAMPLES: Final = """examples:
  director ask "west led out of turn face up, dummy isn't down yet"
  director ask --lang sv "revoke upptäckt efter att båda spelat till nästa stick"
  director law 64A1
  director tree revoke
  director diff 27 1997 2017
  director score "4Sx-2 N" --vul ns
  director imps 620 -170
  director session results.csv --method mp
"""


class _Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    examples: Callable[[], str] | None = None
    """What the help ends with, where making it takes longer than parsing."""

    def format_help(self) -> str:
        if self.examples:
            self.epilog = self.examples()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")


def build() -> argparse.ArgumentParser:
    """The parser of ``director``."""
    parser = _Parser(
        prog="director",
        description="Describe what happened at the bridge table, get the ruling.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _serve(commands)
    _ask(commands)
    _score(commands)
    for name, calculation in CALCULATIONS.items():
        _calculation(commands, name, calculation)
    _laws(commands)
    _work(commands)
    return parser


if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[_Parser]  # noqa: SLF001


def _voice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the answer (else detected)")
    parser.add_argument("--edition", type=int, help="year of the Laws (default: the newest)")


def _under(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile", help="regulations that complete the Laws: wbf (none), acbl, dbv, ebu, ..."
    )


def _serve(commands: _Commands) -> None:
    summary = "the service: web page, HTTP API and, with a token, the Telegram bot"
    commands.add_parser("serve", help=summary, description=summary)


def _ask(commands: _Commands) -> None:
    summary = "one ruling for one described situation"
    ask = commands.add_parser("ask", help=summary, description=summary)
    ask.add_argument("text", nargs="*", metavar="TEXT", help="what happened, in a few words")
    _voice(ask)
    _under(ask)
    form = ask.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the answer object as JSON")
    form.add_argument(
        "--jsonl", action="store_true", help="JSON requests on stdin, JSON answers on stdout"
    )
    ask.add_argument("--why", action="store_true", help="the facts the ruling rests on")
    ask.add_argument("--explain", action="store_true", help="how the text was read")
    summary = "a conversation: answers, what if ..., corrections, undo, start over (/help)"
    chat = commands.add_parser("chat", help=summary, description=summary)
    _voice(chat)
    _under(chat)


def _score(commands: _Commands) -> None:
    summary = "the score of a contract, or anything else about scores, as people type it"
    score = commands.add_parser(
        "score",
        help=summary,
        description=summary,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    score.examples = _typed_examples
    score.add_argument("text", nargs="*", metavar="TEXT", help='"4Sx-2 N", "imps 620 -170", "pass"')
    score.add_argument("--vul", choices=VULNERABILITIES, help="who is vulnerable")
    score.add_argument(
        "--board", type=int, metavar="N", help="the board's number, instead of --vul"
    )
    score.add_argument("--lang", choices=LANGUAGES, help="language of the answer")
    form = score.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the result as JSON")
    form.add_argument("--jsonl", action="store_true", help="JSON requests in, JSON results out")


def _typed_examples() -> str:
    from bot.fronts.terminal.calculation_help import typed_examples

    return typed_examples()


def _calculation(commands: _Commands, name: str, known: Calculation) -> None:
    parser = commands.add_parser(
        name,
        help=known.summary,
        description=known.summary,
        epilog=f"example: {known.example}",
        usage=f"director {name} [options] {known.metavar}" + (" ..." if known.many else ""),
    )
    about = "else standard input" if known.is_file else argparse.SUPPRESS
    parser.add_argument("words", nargs="*", metavar=known.metavar, help=about)
    for option in known.options:
        parser.add_argument(
            option.flag,
            dest=option.field,
            nargs="+" if option.many else 1,
            metavar=option.metavar,
            help=option.help.replace("%", "%%"),
        )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the answer")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the result as JSON")
    if name == "session":
        exports = {
            "csv": "the ranking as CSV",
            "boards-csv": "every board as CSV",
            "usebio": "ranking and boards as USEBIO XML",
        }
        for export, about in exports.items():
            form.add_argument(
                f"--{export}", dest="export", action="store_const", const=export, help=about
            )


def _laws(commands: _Commands) -> None:
    summary = "look up a paragraph, for example 64A1"
    law = commands.add_parser("law", help=summary, description=summary)
    law.add_argument("paragraph", metavar="PARAGRAPH", nargs="+")
    _voice(law)
    law.add_argument("--json", action="store_true", help="the answer object as JSON")
    summary = "what two editions decide differently: a law or a kind, then the years"
    diff = commands.add_parser("diff", help=summary, description=summary)
    diff.add_argument(
        "words", nargs="+", metavar="KIND|LAW [OLD] [NEW]", help="27 1997 2017, revoke 2007 2017"
    )
    diff.add_argument("--lang", choices=LANGUAGES, help="language of the answer")
    diff.add_argument("--json", action="store_true", help="the differences as JSON")
    summary = "the laws that are covered"
    laws = commands.add_parser("laws", help=summary, description=summary)
    shown = laws.add_mutually_exclusive_group()
    shown.add_argument("--coverage", action="store_true", help="which paragraphs a ruling reaches")
    shown.add_argument(
        "--editions", action="store_true", help="everything that editions decide differently"
    )
    laws.add_argument("--edition", type=int, help="year of the Laws")
    summary = "everything that can follow from one kind of irregularity"
    tree = commands.add_parser("tree", help=summary, description=summary)
    tree.add_argument("kind", metavar="KIND", nargs="?", help="without it: the kinds there are")
    _voice(tree)
    tree.add_argument("--mermaid", action="store_true", help="as a Mermaid flowchart")
    tree.add_argument(
        "--whole", action="store_true", help="fork also on what is usually taken as given"
    )


def _work(commands: _Commands) -> None:
    summary = "compare answers with case files, or with labelled texts"
    evaluate = commands.add_parser("evaluate", help=summary, description=summary)
    evaluate.add_argument("files", metavar="FILE", nargs="+", type=Path)
    evaluate.add_argument("--json", action="store_true", help="the report as JSON")
    evaluate.add_argument(
        "--write", type=Path, metavar="FILE", help="put the figures between the marks of a document"
    )
    evaluate.add_argument("--detect", action="store_true", help="do not tell the language")
    evaluate.add_argument("--kinds", help="only these kinds, separated by commas")
    evaluate.add_argument("--edition", type=int, help="only this edition")
    summary = "how a language's cues for a kind do on the corpus"
    cues = commands.add_parser("cues", help=summary, description=summary)
    cues.add_argument("lang", metavar="LANG")
    cues.add_argument("kind", metavar="KIND", nargs="?")
    cues.add_argument("--texts", action="store_true", help="show texts missed and mistaken")
    cues.add_argument(
        "--unread",
        nargs="?",
        const="",
        metavar="FILE",
        help="list sentences that are not read: of a file (one a line), else of the corpus",
    )
    summary = "the labelled texts that the reader learns from"
    corpus = commands.add_parser("corpus", help=summary, description=summary)
    corpus.add_argument(
        "--check", action="store_true", help="find wrong labels and texts that are nearly the same"
    )
    corpus.add_argument(
        "--words",
        metavar="LANG",
        choices=LANGUAGES,
        help="list a language's words that have no meaning in its words.txt, the most used first",
    )
    summary = "train the reader from data/corpus (needs the development packages)"
    commands.add_parser("train", help=summary, description=summary)
