"""Terms that are explained, and the paragraphs of the Laws where each has its place.

The explanation is the catalogue's ``term-ID``, the names people use stand in ``terms.toml`` of
each language pack. The first paragraph is the one that says most about the term. Paragraphs are
written as the Laws of 2017 number them; one of an edition's own is marked: ``1997-26A2``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulings.edition import marked
from rulings.paragraphs import NoSuchParagraph
from rulings.placing import place

if TYPE_CHECKING:
    from rulings.edition import Edition
    from rulings.paragraphs import Paragraph

_TERMS: Final = """
# cards and boards
board                 2 7A 87A
deal                  6B 6A
hand                  7B 1
wrong_number_of_cards 13 13A 13B
honour                1A 50B
suit                  1A 18E
notrump               18E 44F
trump                 44E 1A

# people
lho                   4 17C
rho                   4 17C
declarer              22A 41D
presumed_declarer     54 22A
dummy                 41D 42 43
dummys_hand           41D
dummys_rights         42 42A 42B
dummys_limits         43 43A 43B
defender              44B 49
director              81 10A
contestant            4 92A
spectator             76 76D
regulating_authority  80A 80A1

# the contest
round                 8A 8B1
session               8C 8B
appeal                92 92A 93

# auction
call                  17C 18 19
bid                   18A 18C
pass                  17D2 22
double                19A 19D
redouble              19B 19D
auction               17B 17C 22
auction_period        17A 17D
clarification_period  41B 22A 20F2
play_period           41C
denomination          18E 18A
contract              22A 77
call_out_of_rotation  29 30 31 32
insufficient_bid      18D 27
sufficient_bid        18C 18B
comparable_call       23A 23B 23C 2007-27B1(b)
artificial_call       40B1(c) 29C
psychic_call          40C1 40A3 40B2(a)(v)
inadmissible_call     35
unintended_call       25A 25A1 25A2
withdrawn_call        16C 26
changed_call          25 25A 25B

# information
authorized_information    16A1 16A
unauthorized_information  16B1 16B1(a) 73C
extraneous_information    16D 16D1
logical_alternative       16B1(b) 16B1(a)
hesitation                73D1 16B1
misinformation            21B 20F 40B3(a)
mistaken_explanation      75B 20F4 20F5
mistaken_call             75C 21A
alert                     40B2(a)(iii) 20F
system_card               40B2(a)(ii) 40B2(b) 40B2(c)
partnership_understanding 40A1 40A1(a) 40A1(b)
special_understanding     40B1 40B2(a)

# play
lead                      44A 44G
opening_lead              41A 41C
opening_lead_out_of_turn  54
lead_out_of_turn          53 55 56
simultaneous_plays    58 58A 58B
follow_suit               44C 44D
trick                     44B 65A
odd_trick                 18A 77
overtrick                 77
undertrick                77
quitted_trick             65A 66C
played_card               45C 45A 45B
exposed_card              49 48 24
penalty_card              50 50A
minor_penalty_card        50B 50C
major_penalty_card        50B 50D
lead_restriction          26B 50D2(a) 26
revoke                    61A 62A
established_revoke        63A 63B 64A
revoke_rectification  64 64A 64B
defective_trick           67 67A 67B
claim                     68A 68C
concession                68B1 68B 71
normal_play               70D1 70E1 71B

# irregularities and their redress
irregularity              9A
infraction                72B 72B1
offender                  10C 72C
non_offending_side        12B1 11A
rectification             10A 10C
damage                    12B1
adjusted_score            12 12A 12C
assigned_score            12C1 12C1(a) 12C1(b)
artificial_score          12C2 12C2(a)
weighted_score            12C1(c)
serious_error         12C1(e) 2007-12C1(b)
average_plus              12C2(a) 12C2(b)
procedural_penalty        90A 90B
disciplinary_penalty      91A 91B
fouled_board              87A 87B 87C

# scoring
correction_period         79C1 79C 79C2
vulnerable                2 77
partscore                 77
game                      77
slam                      77
matchpoint                78A
imp                       78B
vp                        78D
neuberg                   78A 78D 87B
"""


def _read(table: str) -> dict[str, tuple[str, ...]]:
    rows = (line.split() for line in table.splitlines() if line.strip() and line[0] != "#")
    return {row[0]: tuple(row[1:]) for row in rows}


TERMS: Final = _read(_TERMS)
"""Term -> paragraphs, as citations."""


def paragraphs_of(term: str, edition: Edition) -> list[Paragraph]:
    """The paragraphs of a term that the edition has; none where it does not know the term."""
    found: dict[str, Paragraph] = {}
    for written in TERMS[term]:
        numbering, paragraph = marked(written)
        try:
            here = place(paragraph, numbering, edition.year)
        except NoSuchParagraph:
            continue
        found[here] = edition.paragraphs[here]
    return list(found.values())
