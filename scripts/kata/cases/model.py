"""Defines a case, what one is made from, and the cases of a problem together."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from marshal import loads
from typing import Any, NamedTuple, TypeAlias

from kata import KataError
from kata.text import near, option

# The groups, in their order; then those of cases made for one solution, or by hand.
EXAMPLES, SMALL, GENERATED, ORDERS = "examples", "small", "generated", "orders"
KILLERS, CONSTANTS, TYPED, KEPT = "killers", "constants", "typed", "kept"
SAMPLED = ", large ranges sampled"  # the end of a name if smaller inputs may have been left out

LeftOut: TypeAlias = dict[str, tuple[int, str]]  # {group: how many illegal inputs, why the first}


class Input(NamedTuple):
    """The arguments and the name of a case that is yet to be made."""

    name: str
    arguments: Any
    by_recipe: bool = False  # if so, it is left out if it is illegal; otherwise that is an error


@dataclass(frozen=True)
class Case:
    """Arguments and the answer, both as marshal's bytes, and where the arguments came from."""

    number: int
    group: str
    name: str
    arguments: bytes
    answer: bytes

    @cached_property
    def values(self) -> Any:
        """The arguments, only to be read; to change them, decode a copy."""
        return loads(self.arguments)

    def fresh(self) -> Any:
        """Return a copy of the arguments, which may be changed."""
        return loads(self.arguments)

    @cached_property
    def expected(self) -> Any:
        """The answer, only to be read; None if nobody knows it."""
        return loads(self.answer) if self.answer else None


@dataclass(frozen=True)
class Cases:
    """The cases of a problem, stored as columns; a Case is made when it is asked for."""

    arguments: list[bytes]
    answers: list[bytes]
    origins: list[tuple[str, str]]  # (group, name) of each
    illegal: LeftOut
    offset: int = 0  # the number of the last case before these
    size: tuple[int, int] = 0, 0  # of the small inputs of a derived recipe, and of their values

    @classmethod
    def of(cls, cases: list[Case], offset: int = 0, illegal: LeftOut | None = None) -> Cases:
        """Return these cases, taken apart."""
        return cls(
            [case.arguments for case in cases],
            [case.answer for case in cases],
            [(case.group, case.name) for case in cases],
            illegal or {},
            offset,
        )

    def __len__(self) -> int:
        return len(self.arguments)

    def __getitem__(self, index: int) -> Case:
        index = range(len(self))[index]
        return Case(
            self.offset + index + 1,
            *self.origins[index],
            self.arguments[index],
            self.answers[index],
        )

    @property
    def last(self) -> int:
        """The number of the last case."""
        return self.offset + len(self)

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.origins]

    def in_group(self, group: str) -> list[int]:
        """Return the indexes of the cases in a group."""
        return [index for index, (its, _) in enumerate(self.origins) if its == group]

    def find(self, text: str) -> int:
        """Return the index of the case with that name or number."""
        if text in self.names:
            return self.names.index(text)
        if re.fullmatch(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]{1,9}", text):
            index = int(text.replace(",", "")) - self.offset - 1
            if 0 <= index < len(self):
                return index
        names = "; ".join(near(text, dict.fromkeys(self.names), least=0.4))
        raise KataError(
            f"{option('case', text)}: no such case; write a number up to {self.last}, an input"
            f" (name = value, ...), or a name{' such as: ' if names else ''}{names}"
        )
