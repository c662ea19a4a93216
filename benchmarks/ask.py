"""Questions a second in one process: ``python -m benchmarks.ask FILE…`` (case files, JSON lines).

The ratio says what the structure, the law and the words cost beside the reading of the text.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.texts import distinct, situations
from bot.answer import AskRequest
from bot.service import Director
from bot.understanding.reader import read

ROUNDS = 5


def seconds(work: Callable[[str], object], texts: list[str]) -> float:
    """The time of one round."""
    start = time.perf_counter()
    for text in texts:
        work(text)
    return time.perf_counter() - start


def main() -> None:
    """Alternate rounds of reading only and of whole answers; print medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    texts = situations(parser.parse_args().files)
    director = Director()
    endless = distinct(texts)
    for text in texts:  # loads laws, models and words
        director.ask(AskRequest(text=text))
    reading, answering = [], []
    for _ in range(ROUNDS):
        reading.append(seconds(read, list(itertools.islice(endless, len(texts)))))
        answering.append(
            seconds(
                lambda text: director.ask(AskRequest(text=text)).model_dump_json(),
                list(itertools.islice(endless, len(texts))),
            )
        )
    only, whole = statistics.median(reading), statistics.median(answering)
    print(f"{len(texts)} texts, {ROUNDS} rounds, medians")
    print(f"ask           {len(texts) / whole:8.0f} a second  {1e3 * whole / len(texts):6.2f} ms")
    print(f"reading only  {len(texts) / only:8.0f} a second  {1e3 * only / len(texts):6.2f} ms")
    print(f"ratio         {whole / only:8.2f}  (an answer costs so many readings)")


if __name__ == "__main__":
    main()
