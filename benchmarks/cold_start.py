"""Time and memory of one cold ``director ask``: ``python -m benchmarks.cold_start [TEXT]``.

Prints process time and the largest resident size, and ratios to a Python that does nothing and to
one that only loads NumPy, all from one run.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 9
ROOT = Path(__file__).parents[1]
TEXT = "West led out of turn face up, dummy is not down yet"

Cost = tuple[float, float, float]
"""Seconds on the clock, seconds of the processor, megabytes."""


def run(*arguments: str) -> Cost:
    """What one process costs."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-P", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main() -> None:
    """Alternate the three; print medians and ratios."""
    text = " ".join(sys.argv[1:]) or TEXT
    commands = {
        "director ask": ("-m", "bot", "ask", text),
        "nothing": ("-c", "pass"),
        "only NumPy": ("-c", "import numpy"),
    }
    costs: dict[str, list[Cost]] = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            costs[name].append(run(*command))
    medians = {
        name: tuple(statistics.median(column) for column in zip(*found, strict=True))
        for name, found in costs.items()
    }
    print(f"{ROUNDS} rounds, medians")
    print(f"{'':14}{'clock s':>9}{'process s':>11}{'MB':>7}")
    for name, (clock, process, memory) in medians.items():
        print(f"{name:14}{clock:9.2f}{process:11.2f}{memory:7.0f}")
    ask = medians["director ask"]
    for name in ("nothing", "only NumPy"):
        ratios = [ours / theirs for ours, theirs in zip(ask, medians[name], strict=True)]
        print(f"ask / {name:10} {ratios[0]:6.1f}x{ratios[1]:10.1f}x{ratios[2]:6.1f}x")


if __name__ == "__main__":
    main()
