"""Finds powers that lost their exponents when a statement was copied: `104` that was 10⁴."""

import re
from typing import NamedTuple

POWER = re.compile(r"(?<![\w.*^])(10)([3-9]|1[0-8])(?![\w.])|(?<![\w.*^])(2)(31|32|63|64)(?![\w.])")
EXPONENT = re.compile(r"\^\d|\*\*\d|[⁰¹²³⁴⁵⁶⁷⁸⁹]|<sup>|\d[eE]\d")
SURE = re.compile(  # a negative one, a multiple, a power of 2 less 1, and a large one
    r"-(?:10[3-9]|101[0-8]|231|263)\b|\d \* 10\d{1,2}\b|\b2(?:31|63) - 1|\b10(?:[6-9]|1[0-8])\b"
)
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Powers(NamedTuple):
    """The lines of constraints with the powers that they had, and what is to be said of them."""

    lines: list[str]
    notes: list[str]  # of what was read as a power
    doubted: list[tuple[str, str]]  # lines that may mean either, and why


def restored(lines: list[str]) -> Powers:
    """Return the lines with powers, if they lost their exponents, and it is clear that they did."""
    text = "\n".join(lines)
    if EXPONENT.search(text) or not POWER.search(text):
        return Powers(lines, [], [])
    is_sure = SURE.search(text) is not None
    kept, notes, doubted = [], [], []
    for line in lines:
        raised = POWER.sub(_raised, line)
        if raised == line or is_sure:
            kept.append(raised)
            notes += [f"{line}: read as {raised}"] * (raised != line)
        else:
            doubted.append((line, f"may mean {raised}"))
    return Powers(kept, notes, doubted)


def _raised(found: re.Match[str]) -> str:
    base, exponent = found[1] or found[3], found[2] or found[4]
    return base + exponent.translate(RAISED)
