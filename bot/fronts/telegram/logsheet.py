"""The log as a table: for a spreadsheet, and as a page to print."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape

from bot.fronts.telegram.texts import Say
from bot.store import LogEntry
from bot.wording.catalogue import words

COLUMNS = ("time", "table", "kind", "understood", "decision", "paragraphs", "edition")
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Without it spreadsheets read UTF-8 as something else."""

_STYLE = (
    "body{font:11pt/1.4 system-ui,sans-serif;margin:2em}"
    "table{border-collapse:collapse;width:100%}"
    "th,td{border:1px solid #999;padding:.3em .5em;text-align:left;vertical-align:top}"
    "thead{display:table-header-group}tr{break-inside:avoid}"
    "td:first-child,td:nth-child(2){white-space:nowrap}"
    "@page{size:A4 landscape;margin:15mm}@media print{body{margin:0;font-size:9pt}}"
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rulings in one language, at the time of one place."""

    entries: Sequence[LogEntry]
    say: Say
    clock: Callable[[int], datetime]

    def heading(self, entry: LogEntry) -> list[str]:
        """Time, table where one was named, and kind."""
        table = f"{self.say('log-table')} {entry.table}" if entry.table else ""
        return [part for part in (self._time(entry), table, self._kind(entry)) if part]

    def last_day(self) -> str:
        """The day of the last ruling, as in a file's name."""
        return self.clock(self.entries[-1].at).date().isoformat()

    def csv(self) -> bytes:
        """The table for a spreadsheet; most of Europe writes a comma into numbers."""
        written = io.StringIO()
        delimiter = "," if self.say.language == "en" else ";"
        rows = csv.writer(written, delimiter=delimiter)
        rows.writerow(self._head())
        rows.writerows(self._row(entry) for entry in self.entries)
        return (BYTE_ORDER_MARK + written.getvalue()).encode()

    def page(self, title: str) -> bytes:
        """The table as a page that needs nothing else, to be printed."""
        heading = f"{title} · {self.say('log-title')}"
        head = "".join(f"<th>{escape(name)}</th>" for name in self._head())
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in self._row(entry))}</tr>\n"
            for entry in self.entries
        )
        note = words(self.say.language)("director-decides")
        return (
            f'<!doctype html>\n<html lang="{self.say.language}"><head><meta charset="utf-8">'
            f"<title>{escape(heading)}</title><style>{_STYLE}</style></head>\n"
            f"<body><h1>{escape(heading)}</h1>\n<table><thead><tr>{head}</tr></thead>\n"
            f"<tbody>\n{body}</tbody></table>\n<p>{escape(note)}</p></body></html>\n"
        ).encode()

    def _head(self) -> list[str]:
        return [self.say(f"log-{column}") for column in COLUMNS]

    def _row(self, entry: LogEntry) -> list[str]:
        return [
            f"{self.clock(entry.at):%Y-%m-%d} {self._time(entry)}",
            entry.table,
            self._kind(entry),
            entry.understood,
            entry.decision,
            ", ".join(entry.citations),
            str(entry.edition),
        ]

    def _time(self, entry: LogEntry) -> str:
        at = self.clock(entry.at)
        return self.say("log-at", hour=f"{at:%H}", minute=f"{at:%M}")

    def _kind(self, entry: LogEntry) -> str:
        return words(self.say.language)(f"kind-{entry.kind}")
