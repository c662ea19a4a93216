"""What the invented Laws of 2027 change in Law 27; it would stand in the law's own module."""

from __future__ import annotations

from dataclasses import replace

from rulings.edition import law
from rulings.laws.ch05_auction.law27_insufficient_bid import (
    LAW_27_2017,
    InsufficientBid,
    insufficient_bid,
)


def _never(case: InsufficientBid) -> bool:
    del case
    return False


LAW_27_2027 = replace(LAW_27_2017, lowest_frees=_never)

law(27, of=InsufficientBid, editions={2027: LAW_27_2027})(insufficient_bid)
