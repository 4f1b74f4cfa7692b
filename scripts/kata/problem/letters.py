"""What one line of the constraints says in words of the letters that a string may have."""

import re
from string import ascii_lowercase, ascii_uppercase, digits
from typing import NamedTuple

from kata.problem.bounds import NAMES, names_in

SAID = re.compile(
    rf"\W*(?:both |each |all (?:the )?(?:characters|strings|words) (?:in|of) )?({NAMES})"
    r"(?: in \w+)? (?:will )?(?:only |all )?(consists?|contains?|is|are) (.+)",
    re.IGNORECASE,
)
PRINTABLE = "".join(map(chr, range(32, 127)))
SETS = {  # {word: the characters that it stands for}
    **dict.fromkeys(("lowercase", "lower-case", "lower", "small"), ascii_lowercase),
    **dict.fromkeys(("uppercase", "upper-case", "upper", "capital"), ascii_uppercase),
    **dict.fromkeys(("letter", "letters"), ""),  # of both cases, if no case is named
    **dict.fromkeys(("digit", "digits"), digits),
    **dict.fromkeys(("space", "spaces"), " "),
    "printable": PRINTABLE,
    "parentheses": "",  # which are then listed
}
LETTERS = {"letter", "letters"}
CASES = {word for word, some in SETS.items() if some.isalpha()}
FILLING = {*"a an the of and or only either one both character characters from to".split()}
FILLING |= {*"english latin case ascii alphabet plus minus sign".split()}
QUOTE = r"""(?:'([^']+)'|"([^"]+)")"""
SPAN = re.compile(r"'(\w)' ?(?:-|to) ?'(\w)'|\b(\w)-(\w)\b")  # '1'-'9', a-z


class Letters(NamedTuple):
    """What the characters of `s` or `words[i]` may be, or the texts that `grid[i][j]` may be."""

    of: str
    allowed: frozenset[str]
    is_one: bool


def letters_in(line: str) -> list[Letters]:
    """The letters that a line allows."""
    if not (found := SAID.fullmatch(line)):
        return []
    names, verb, words = found.groups()
    is_one = verb.lower() in ("is", "are")
    allowed = _allowed(words, is_one)
    is_vague = "contain" in verb and "only" not in line and not {*words.split()} & {*SETS}
    return [Letters(name, allowed, is_one) for name in names_in(names) if allowed and not is_vague]


def _allowed(words: str, is_one: bool) -> frozenset[str]:
    """What some words stand for, such as `digits, 'x' and English letters`; or nothing."""
    spans = [[*filter(None, span)] for span in SPAN.findall(words)]
    words = SPAN.sub(" ", words)
    quoted = ["".join(pair) for pair in re.findall(QUOTE, words)]
    said = re.findall(r"[\w-]+|[^\s,()\w]", re.sub(QUOTE, " ", words).lower())
    kinds = {*said} - FILLING
    if not kinds <= {*SETS} or not (kinds or spans or quoted):
        return frozenset()
    if kinds & LETTERS and kinds.isdisjoint(CASES):
        kinds |= CASES
    ranges = "".join(chr(c) for low, high in spans for c in range(ord(low), ord(high) + 1))
    texts = quoted if is_one else "".join(quoted)
    return frozenset([*texts, *ranges, *"".join(SETS[kind] for kind in kinds)])
