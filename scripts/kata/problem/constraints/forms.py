"""Reads and checks the form of a text, or of a tree, that a line names: no leading zeros, HH:MM."""

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kata.problem.constraints.lines import (
    NAMES,
    Line,
    Meanings,
    matched,
    meant_by,
    names_in,
    ordered,
)
from kata.problem.constraints.named_values import InputValues
from kata.text import text_of

TRIMMED, SPACED, WORDED = "no spaces at its ends", "single spaces", "a word"
CANONICAL, CLOCK, PALINDROME = "no leading zeros", "the form HH:MM", "a palindrome"
SEARCH_TREE, COMPLETE_TREE = "a binary search tree", "a complete binary tree"
TREES = {SEARCH_TREE, COMPLETE_TREE}
LACKS = (
    r"(?:(?:does not|do not|doesn't|don't|cannot|will not) (?:contain|have)(?: any)?"
    r"|(?:contains?|has|have) no)"
)
ENDS = r"(?:any )?leading (?:or|and) trailing spaces"
ZERO = r"(?:,? ?\(?except (?:for )?(?:the )?(?:number )?(?:zero|0)(?: itself)?\)?)?"
WORDS = (
    r"(?:all |any |every two consecutive )?(?:of )?(?:the )?(?:adjacent )?"
    r"(?:words|tokens|integers|numbers)"
)
SPACE = (
    r"(?:is|are) (?:always )?separated by (?:exactly )?(?:a|one) (?:single )?space(?: character)?"
)
OF = rf"(?: (?:in|of) ({NAMES}))?"
FORMAT = r"in the (?:24-hour )?(?:format|form) (?:of )?\"?(?-i:HH:MM)\"?"
TREE = rf"({NAMES}|the (?:input |given )?tree)"
READ: list[tuple[tuple[str, ...], str]] = [  # forms, and the wording; the group names of what
    ((TRIMMED,), rf"({NAMES}) {LACKS} {ENDS}"),
    ((TRIMMED,), rf"there (?:is|are) no {ENDS}{OF}"),
    ((TRIMMED,), rf"({NAMES}) does not (?:begin|start) or end with (?:a space|spaces)"),
    ((SPACED, TRIMMED), rf"{WORDS}{OF} {SPACE}"),
    ((SPACED, TRIMMED), rf"{WORDS}{OF} {SPACE} (?:and|with) (?:there (?:is|are) )?no {ENDS}"),
    (
        (SPACED, TRIMMED),
        rf"({NAMES}) consists? of words separated by (?:a|one) single space(?: without {ENDS})?",
    ),
    ((SPACED,), rf"({NAMES}) {LACKS} (?:two )?consecutive spaces"),
    ((WORDED,), rf"there is at least one word in ({NAMES})"),
    ((WORDED,), rf"({NAMES}) contains at least one word"),
    ((CANONICAL,), rf"(?:both )?({NAMES}) (?:both )?{LACKS} (?:any )?leading zeros{ZERO}"),
    ((CLOCK,), rf"({NAMES}) (?:is|are) (?:an? )?(?:valid )?(?:times? )?{FORMAT}"),
    ((PALINDROME,), rf"({NAMES}) is (?:a palindrome|palindromic)"),
    ((SEARCH_TREE,), rf"{TREE} is a (?:valid )?binary search tree"),
    ((COMPLETE_TREE,), rf"{TREE} is (?:a )?complete(?: binary tree)?"),
]


class Form(NamedTuple):
    """The form of `s`, of each of `words[i]`, or of the tree `root`."""

    of: str
    how: str

    @staticmethod
    def read(line: Line) -> list["Form"]:
        """Return the forms that a line states."""
        for hows, wording in READ:
            if not (found := matched(line, [wording])):
                continue
            named = next(filter(None, found.groups()), "")
            names = [*map(ordered, names_in(named))] if re.fullmatch(NAMES, named) else []
            if TREES & {*hows}:
                names = [name for name in names if name in line.nodes] or [*line.nodes]
            elif not names:
                names = [*line.parameters] if len(line.parameters) == 1 else []
            return [Form(name, how) for name in names for how in hows]
        return []

    def meant(self, meanings: Meanings) -> list["Form"]:
        """Return the form of each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values have another form."""
        for part in values.parts(self.of):
            for value in _texts_of(part):
                if not FORMS[self.how](value):
                    yield f"{self.of} is {text_of(value)}; want {self.how}"


def _texts_of(part: Any) -> list[Any]:
    """Return a text, the only text that letters make, each text of a list, or a list of numbers."""
    if isinstance(part, list) and part and all(isinstance(one, str) for one in part):
        return ["".join(part)] if all(len(one) == 1 for one in part) else part
    return [part] if isinstance(part, (str, list)) else []


def _is_search_tree(tree: list[Any]) -> bool:
    """Tell whether the values of a tree in LeetCode's notation rise from left to right."""
    waiting: deque[tuple[float, float]] = deque([(float("-inf"), float("inf"))])
    for value in tree:
        if not waiting:
            return False
        low, high = waiting.popleft()
        if value is not None:
            if not low < value < high:
                return False
            waiting += (low, value), (value, high)
    return True


FORMS: dict[str, Callable[[Any], bool]] = {
    TRIMMED: lambda text: [*text[:1], *text[-1:]].count(" ") == 0,
    SPACED: lambda text: "  " not in text,
    WORDED: lambda text: {*text} != {" "} and len(text) > 0,
    CANONICAL: lambda text: len(text) < 2 or text[0] not in ("0", 0),
    CLOCK: lambda text: bool(re.fullmatch(r"(?:[01]\d|2[0-3]):[0-5]\d", str(text))),
    PALINDROME: lambda text: text == text[::-1],
    SEARCH_TREE: _is_search_tree,
    COMPLETE_TREE: lambda tree: None not in tree,
}
