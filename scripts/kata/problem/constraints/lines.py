"""One line of the constraints: the terms and signs in it, and the names in those."""

import re
from collections.abc import Collection
from itertools import pairwise
from typing import NamedTuple

from kata.problem.constraints.named_values import SUM
from kata.problem.constraints.numbers import NAME, parsed
from kata.problem.constraints.plain_lines import in_signs

AND = r"(?: ?,? and | ?, ?)"
NAMES = rf"{NAME}(?:(?:{AND}| ?==? ?){NAME})*"
SIGN = re.compile(r" *(<=|>=|<|>|!=|==) *")
BESIDE = re.compile(r"\[[ij] ?[-+] ?\d+\]|\babs\(")  # nums[i + 1], abs(nums[i])
RISING = re.compile(r"(\w+)\[i\] (<=?) \1\[i ?\+ ?1\]")
ALONE = re.compile(r"(?<!\[)\b[ij]\b(?!\])")  # an index that is a number
Meanings = dict[str, list[str]]  # {name: what it stands for}, as in {"xi": ["points[i][0]"]}


class Line(NamedTuple):
    """One line of the constraints."""

    text: str
    nodes: list[str]  # the parameters with nodes that it speaks of
    items: Meanings  # the names that the spec gives to items
    parameters: Collection[str] = ()
    records: tuple[
        str, ...
    ] = ()  # of these, the ones whose items are said to have two or three parts
    is_directed: bool = False  # whether the spec speaks of directed edges

    def is_of_each(self, *terms: str) -> bool:
        """Tell whether terms speak of an index by itself, of neighbours, or of what is mirrored."""
        orders = [re.findall(r"\[([a-z])\]", name) for term in terms for name in names_in(term)]
        sides = [re.findall(r"\[([a-z])\]", term) for term in terms]
        return (
            any(BESIDE.search(term) for term in terms)
            or any(ALONE.search(term) and re.search(r"\[[ij]\b", self.text) for term in terms)
            or any(len({*order}) < len(order) for order in orders)
            or any(one != other and [*one] == other[::-1] for one, other in pairwise(sides))
        )


def terms_in(line: Line) -> tuple[list[str], list[str]]:
    """Split a line into terms and the signs between them; into nothing if it says anything else."""
    parts = SIGN.split(in_signs(line.text))
    terms, signs = parts[::2], parts[1::2]
    if {*signs} & {">", ">="} and not {*signs} & {"<", "<="}:
        terms, signs = terms[::-1], [sign.replace(">", "<") for sign in reversed(signs)]
    is_plain = all(are_names(term) or parsed(term) for term in terms)
    return (terms, signs) if is_plain else ([], [])


def are_names(term: str) -> bool:
    return bool(re.fullmatch(NAMES, term))


def names_in(text: str) -> list[str]:
    """Return the names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, re.sub(r" and\b", ", ", text))


def ordered(name: str) -> str:
    """Return the name with its indexes called i, j, k: `colSum[j]` is `colSum[i]`."""
    letters = iter("ijklmnop")
    return re.sub(r"\[[a-z]\]", lambda _: f"[{next(letters)}]", name)


def meant_by(name: str, meanings: Meanings) -> list[str]:
    """Return what a name stands for; `fromᵢ.length` is the length of what `fromᵢ` stands for."""
    if name.startswith(SUM):
        return [f"{SUM}{one})" for one in meant_by(name[len(SUM) : -1], meanings)]
    field, dot, rest = name.partition(".")
    if name in meanings:
        return [*map(ordered, meanings[name])]
    return [ordered(f"{one}{dot}{rest}") for one in meanings.get(field, [field])]


def matched(line: Line, wordings: list[str]) -> re.Match[str] | None:
    """Return the first of the wordings that the whole line has."""
    found = (re.fullmatch(wording, line.text, re.IGNORECASE) for wording in wordings)
    return next(filter(None, found), None)


def inner(path: str) -> str:
    """Return the path of the items of a list."""
    return f"{path}[{'ijkl'[min(path.count('['), 3)]}]"
