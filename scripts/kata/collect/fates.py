"""What can become of a file, and how to tell from its text and path alone."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

LARGEST = 1 << 20  # bytes of a file


class Fate(NamedTuple):
    """What became of a file, in words for many files and for one."""

    many: str
    one: str


JUDGED = Fate("judged", "judged")
DOUBTFUL = Fate("doubtful, perhaps for another problem", "doubtful")
UNJUDGED = Fate("that could not be judged, for the reasons above", "could not be judged")
ELSEWHERE = Fate("for other problems", "for another problem")
CLASSES = Fate("with a class that fits no problem here", "no class fits a problem here")
FUNCTIONS = Fate(
    "with only functions, none of which fits a problem here", "no function fits a problem here"
)
UNREADABLE = Fate("not readable as Python", "not readable as Python")
LACKING = Fate("that need a module which is not here", "needs a module which is not here")
FOREIGN = Fate("in other languages", "not Python")
CLOSED = Fate("that could not be opened", "could not be opened")
LARGE = Fate(f"larger than {LARGEST >> 20} MB", f"larger than {LARGEST >> 20} MB")
EMPTY = Fate("without a Python solution", "no Python solution in it")
UNREACHED = Fate("not reached before the interruption", "not reached before the interruption")
BROKEN = {UNREADABLE, CLOSED}  # such a file is a failure of the whole call
FORCED = CLASSES, FUNCTIONS, LARGE, LACKING  # such a file is judged if its problem is named
COUNTED = ELSEWHERE, CLASSES, FUNCTIONS, LACKING, LARGE  # such files are named only on demand
FATES = (
    JUDGED,
    DOUBTFUL,
    UNJUDGED,
    ELSEWHERE,
    CLASSES,
    FUNCTIONS,
    LACKING,
    UNREADABLE,
    CLOSED,
    LARGE,
    FOREIGN,
    EMPTY,
    UNREACHED,
)

CLASS = re.compile(r"\nclass[ \t]+(\w+)")
FUNCTION = re.compile(r"\n(?:async )?def\s|\n\w+[ \t]*=[ \t]*lambda\b")
NUMBERED = re.compile(r"(?:^|/)[\W_]*\d")

WORDS = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
NUMBER = re.compile(r"^(?:\d+-)+(?=.)")
GENERIC = re.compile(r"(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*")


def fate_of(path: Path, text: str) -> Fate:
    """What becomes of a file that defines none of our methods; it is searched, never parsed."""
    text = f"\n{text}"
    classes = CLASS.findall(text)
    if any(name.startswith("Solution") for name in classes):
        return ELSEWHERE
    if classes:
        return ELSEWHERE if NUMBERED.search("/".join(path.parts[-2:])) else CLASSES
    return FUNCTIONS if FUNCTION.search(text) else EMPTY


@cache
def label(path: Path) -> str:
    """The problem's name according to the path: `two-sum` for `Easy/0001-two-sum/solution.py`."""
    for name in (path.stem, *reversed(path.parent.parts)):
        words = WORDS.sub("-", name).strip("-").lower()
        if words and not GENERIC.fullmatch(words):
            break
    else:
        words = path.stem
    return NUMBER.sub("", words).lstrip("0") or words
