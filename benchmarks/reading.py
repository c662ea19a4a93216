"""The cost of reading: ``python -m benchmarks.reading [FILE…]`` (else the corpus).

Reading time a text in one process (median, 99th percentile, the slowest), the time that loading the
language packs takes in a new process, the largest resident size of a process that reads them, and
the slowest text of the longest that are read. Every text is made distinct, so that nothing that was
kept helps.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.texts import distinct, situations
from bot.answer import MAX_TEXT
from bot.understanding.corpus import CORPUS
from bot.understanding.reader import read

TEXTS = 4_000
LONG = 200
LOADS = 7
_LOAD = """
import time
from bot.understanding.concepts import lexicon
from bot.understanding.language import available, detect
from bot.understanding.meanings import meanings
from bot.understanding.notation import notation
from bot.understanding.text import tokenise
start = time.perf_counter()
for language in available():
    lexicon(language)
    notation(language)
    meanings(language)
detect(tokenise("west led"), "en")
print(1e3 * (time.perf_counter() - start))
"""


_SIZE = """
import json, sys
from pathlib import Path
from bot.understanding.reader import read
for line in sys.stdin:
    read(json.loads(line))
status = Path("/proc/self/status").read_text()
print(int(status.partition("VmHWM:")[2].split()[0]) / 1024)
"""
"""Asked of the kernel: ``getrusage`` tells how large the process was from which this one came."""


def milliseconds(texts: list[str]) -> list[float]:
    """How long each text takes."""
    found = []
    for text in texts:
        start = time.perf_counter()
        read(text)
        found.append(1e3 * (time.perf_counter() - start))
    return found


def _fresh(program: str, lines: str = "") -> float:
    """The number that a program prints, in a new process."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        check=True,
        capture_output=True,
        text=True,
        input=lines,
        env={"PYTHONPATH": str(Path(__file__).parents[1])},
    )
    return float(done.stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    files = parser.parse_args().files or sorted(CORPUS.glob("*/*.jsonl"))
    texts = situations(files)
    chance = random.Random(1)
    chance.shuffle(texts)
    endless = distinct(texts[:TEXTS])
    milliseconds(list(itertools.islice(endless, TEXTS)))  # loads packs and models
    found = sorted(milliseconds(list(itertools.islice(endless, TEXTS))))
    size = _fresh(_SIZE, "\n".join(map(json.dumps, itertools.islice(endless, TEXTS))))
    heaps = [" ".join(chance.sample(texts, 60))[:MAX_TEXT] for _ in range(LONG)]
    longest = sorted(milliseconds(heaps))
    print(f"{len(found)} texts: median {statistics.median(found):.2f} ms, ", end="")
    print(f"99th percentile {found[len(found) * 99 // 100]:.2f} ms, slowest {found[-1]:.2f} ms")
    print(f"{LONG} texts of {MAX_TEXT} characters: ", end="")
    print(f"median {statistics.median(longest):.1f} ms, slowest {longest[-1]:.1f} ms")
    loads = [_fresh(_LOAD) for _ in range(LOADS)]
    print(f"packs load in {statistics.median(loads):.0f} ms (median of {LOADS})")
    print(f"largest resident size {size:.0f} MB")


if __name__ == "__main__":
    main()
