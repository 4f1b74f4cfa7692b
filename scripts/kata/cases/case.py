"""What a case is, and the cases of a problem together."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import BinaryIO

from kata import KataError
from kata.spelling import option

EXAMPLES = "examples"
GROUPS = (EXAMPLES, "small", "generated", "killers", "constants")


@dataclass(frozen=True)
class Case:
    """Arguments, where they came from, and the answer; values as marshal bytes."""

    number: int
    group: str
    name: str
    arguments: bytes
    answer: bytes


@dataclass(frozen=True)
class Cases:
    """All cases of a problem; `file` begins with the list of their arguments, for a solution."""

    file: BinaryIO
    arguments: list[bytes]
    answers: list[bytes]
    origins: list[tuple[str, str]]  # (group, name) of each
    before: int = 0  # cases that these go on after
    made_of: str = ""  # a hash of all that they depend on, where they are kept

    def __len__(self):
        return len(self.arguments)

    def __getitem__(self, index):
        index = range(len(self))[index]
        return Case(
            self.before + index + 1,
            *self.origins[index],
            self.arguments[index],
            self.answers[index],
        )

    @property
    def last(self):
        """The number of the last case."""
        return self.before + len(self)

    @property
    def names(self):
        return [name for _, name in self.origins]

    def find(self, text):
        """The index of the case of that name or number."""
        if text in self.names:
            return self.names.index(text)
        if re.fullmatch(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]{1,9}", text):
            index = int(text.replace(",", "")) - self.before - 1
            if 0 <= index < len(self):
                return index
        near = "; ".join(get_close_matches(text, dict.fromkeys(self.names), 3, 0.4))
        raise KataError(
            f"{option('case', text)}: no such case; write a number up to {self.last}, an input"
            f" (name = value, ...), or a name{' such as: ' if near else ''}{near}"
        )
