"""Times the scoring room against endplay, and a whole session: ``python -m benchmarks.scoring``.

Prints one line a measurement; every ratio is of medians over the same texts in the same run.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from itertools import product

from scoring import points
from scoring.matchpoints import frequencies, matchpoints
from scoring.operations.traveller import SessionRequest
from scoring.reading.contract_text import read_contract
from scoring.service import answer, score

ROUNDS = 7
BOARDS, TABLES = 1_000, 20


def texts() -> list[str]:
    """Contracts in the one notation that endplay reads: ``4SNX-2``."""
    found = []
    for level, denomination, penalty in product(range(1, 8), ("C", "D", "H", "S", "NT"), ("", "X")):
        for relative in range(-3, 8 - level):
            result = f"{relative:+d}" if relative else "="
            found.append(f"{level}{denomination}N{penalty}{result}")
    return found


def median_seconds(work: Callable[[], object]) -> float:
    """The median time of several runs."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def parse_and_score() -> None:
    """The same contracts, vulnerable: text to points."""
    contracts = texts()

    def ours() -> list[int]:
        return [
            points.score(reading.result, vulnerable=True)
            for text in contracts
            for reading in read_contract(text)
        ]

    def whole_service() -> list[object]:
        return [answer({"text": text, "vulnerability": "all"}) for text in contracts]

    mine, service = median_seconds(ours), median_seconds(whole_service)
    each = 1e6 / len(contracts)
    print(f"parse and score: {mine * each:.2f} us a contract")
    print(f"parse and score, whole answer with working: {service * each:.2f} us a contract")
    try:
        from endplay.types import Contract, Vul
    except ImportError:
        print("endplay is not installed: no comparison")
        return

    def theirs() -> list[int]:
        return [Contract(text).score(Vul.both) for text in contracts]

    if ours() != theirs():
        sys.exit("the scores differ from endplay's")
    other = median_seconds(theirs)
    print(f"endplay parse and score: {other * each:.2f} us a contract")
    print(f"ratio endplay / ours: {other / mine:.2f}")


def session_text(seed: int = 78) -> str:
    """A CSV file of ``BOARDS`` boards at ``TABLES`` tables."""
    chance = random.Random(seed)
    lines = ["Board,NS,EW,Contract,Declarer,Result"]
    for board, table in product(range(1, BOARDS + 1), range(1, TABLES + 1)):
        level = chance.randint(1, 7)
        denomination, penalty = chance.choice(["C", "D", "H", "S", "NT"]), chance.choice(["", "X"])
        relative = chance.randint(-3, 7 - level)
        result = f"{relative:+d}" if relative else "="
        pair = (table + board) % TABLES + TABLES + 1
        declarer = chance.choice("NESW")
        lines.append(f"{board},{table},{pair},{level}{denomination}{penalty},{declarer},{result}")
    return "\n".join(lines)


def session() -> None:
    """A file of results to a ranking, and the matchpointing alone."""
    request = SessionRequest(text=session_text())
    whole = median_seconds(lambda: score(request))
    print(f"session of {BOARDS} boards x {TABLES} tables, file to ranking: {whole:.3f} s")
    chance = random.Random(1)
    boards = [[chance.randrange(-150, 150) * 10 for _ in range(TABLES)] for _ in range(BOARDS)]
    alone = median_seconds(lambda: [matchpoints(frequencies(scores)) for scores in boards])
    print(f"matchpoints alone: {alone:.3f} s")


if __name__ == "__main__":
    parse_and_score()
    session()
