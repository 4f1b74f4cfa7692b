"""Finds the values in an input that a name in a constraint stands for."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

from kata.problem.signature import Signature
from kata.size import length

SIZED = list, str
CALLS = "calls to "  # before the names of methods: how often these are called
SUM = "sum("  # before what is added up, and a bracket
ANY_STRING = "a string"  # which stands for all strings of an input


class InputValues(NamedTuple):
    """The values of an input by parameter and, where LeetCode plays, how often it calls what."""

    by_name: dict[str, list[Any]]  # several where LeetCode plays: those of all calls
    calls: dict[str, int]  # {method: how often it is called}, without the constructor

    def parts(self, of: str) -> list[Any]:
        """Return the values that `nums`, `nums[i]`, `words[i].length` ... stand for."""
        name, *indexes = of.removesuffix(".length").split("[")
        parts = self.by_name.get(name, [])
        if name == ANY_STRING:
            parts = [*chain.from_iterable(self.by_name.values())]
        for index in indexes:
            inside = [part for part in parts if type(part) in SIZED]
            if re.fullmatch(r"-?\d+\]", index):
                at = int(index[:-1])
                parts = [part[at] for part in inside if -len(part) <= at < len(part)]
            else:
                start = 1 if index == "1:]" else 0
                parts = [*chain.from_iterable(part[start:] for part in inside)]
        return parts

    def numbers(self, of: str) -> list[int]:
        """Return the numbers that this stands for; of nodes, nulls are not counted."""
        if of.startswith(CALLS):
            words = {*re.findall(r"\w+", of)}
            counts = [count for name, count in self.calls.items() if name in words]
            return [sum(counts or self.calls.values())]
        if of.startswith(SUM):
            return [sum(self._added(of[len(SUM) : -1]))]
        parts = self.parts(of)
        if of.endswith(".length"):
            return [length(part) for part in parts if type(part) in SIZED]
        return [part for part in parts if type(part) is int]

    def _added(self, of: str) -> list[int]:
        """Return the numbers in a sum, in which `nums` is all of its items."""
        parts = self.parts(of)
        is_list = not of.endswith(".length") and any(type(part) is list for part in parts)
        return self._added(f"{of}[i]") if is_list else self.numbers(of)

    def extremes(self, of: str) -> list[int]:
        """Return the least and the largest number that this stands for, if there are any."""
        numbers = self.numbers(of)
        return [min(numbers), max(numbers)] if numbers else []

    def texts(self, of: str) -> Iterator[str]:
        """Return the strings that this stands for, and those in lists of them."""
        return _texts_in(self.parts(of))


def values_of(signature: Signature, values: Any) -> InputValues:
    """Prepare the values of an input to be looked up by the names in constraints."""
    if not signature.plays:
        return InputValues({name: [v] for name, v in signature.named(values).items()}, {})
    names, lists = values
    by_name: dict[str, list[Any]] = {}
    for call, arguments in zip(names, lists):
        for name, value in zip(signature.methods[call].parameters, arguments):
            by_name.setdefault(name, []).append(value)
    return InputValues(by_name, {name: names.count(name) for name in [*signature.methods][1:]})


def _texts_in(parts: list[Any]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, list):
            yield from _texts_in(part)
