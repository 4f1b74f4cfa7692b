"""What one line of the constraints says in words of the letters that a string may have."""

import re
from string import ascii_lowercase, ascii_uppercase, digits
from typing import NamedTuple

from kata.problem.bounds import NAMES, names_in

OF_KINDS = re.compile(rf"\W*({NAMES}) consists? (?:only )?of ([\w ,]+)")
ONE_OF = re.compile(rf"\W*({NAMES}) (?:is|are) (?:either )?(.+)")
SETS = {  # {word: the characters that it stands for}
    **dict.fromkeys(("lowercase", "small"), ascii_lowercase),
    **dict.fromkeys(("uppercase", "capital"), ascii_uppercase),
    "digits": digits,
    "spaces": " ",
}
CASES = {"lowercase", "small", "uppercase", "capital"}


class Letters(NamedTuple):
    """What the characters of `s` or `words[i]` may be, or the one that `grid[i][j]` is."""

    of: str
    allowed: frozenset[str]
    is_one: bool


def letters_in(line: str) -> list[Letters]:
    """The letters that a line allows."""
    kinds, choice = OF_KINDS.fullmatch(line), ONE_OF.fullmatch(line)
    if not (found := kinds or choice):
        return []
    allowed = _allowed(found[2]) if kinds else _chosen(found[2])
    return [Letters(name, allowed, not kinds) for name in names_in(found[1]) if allowed]


def _allowed(words: str) -> frozenset[str]:
    """The characters that some words stand for, such as `digits and English letters`, or none."""
    said = {*re.findall(r"\w+", words.lower())} - {"only", "and", "or", "english"}
    kinds = said - {"letters"}
    if "letters" in said and kinds.isdisjoint(CASES):
        kinds |= CASES
    return frozenset("".join(SETS[kind] for kind in kinds)) if kinds <= {*SETS} else frozenset()


def _chosen(words: str) -> frozenset[str]:
    """The characters in `'X', 'O' or '.'`; none if anything else is said."""
    quoted = re.split(r", (?:or |and )?| or | and ", words)
    found = [re.fullmatch(r"""(["'])(.)\1""", one.strip()) for one in quoted]
    return frozenset(one[2] for one in found if one) if all(found) else frozenset()
