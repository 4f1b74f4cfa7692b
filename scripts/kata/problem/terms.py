"""What the field calls techniques; terms.tsv beside this file lists the names.

Those of them that are patterns are stated in specs, which are searched by them.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("terms.tsv")


class Term(NamedTuple):
    """A name, and what it means in one sentence."""

    name: str
    spellings: tuple[str, ...]  # others than the name
    is_pattern: bool
    meaning: str

    def occurs_in(self, text: str) -> bool:
        """Tell whether a text names it, in whatever spelling, and not only within a longer name."""
        longer, names = _names(self)
        return any(found not in longer for found in names.findall(text.lower()))


@cache
def _names(term: Term) -> tuple[set[str], re.Pattern[str]]:
    """The longer names that its own is a part of; a pattern of these and of its own, as words."""
    own = [term.name.lower(), *map(str.lower, term.spellings)]
    longer = {name for one in terms() if own[0] in (name := one.name.lower()) and name != own[0]}
    return longer, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, [*longer, *own]))})(?!\w)")


@cache
def terms() -> list[Term]:
    """Return all terms, related ones together."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return [
        Term(name, tuple(filter(None, also.split(","))), mark == "P", meaning)
        for name, also, mark, meaning in rows
    ]
