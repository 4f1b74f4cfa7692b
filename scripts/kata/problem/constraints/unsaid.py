"""What the constraints leave open: the lengths and values of which they say nothing."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kata.problem.constraints.belonging import Among, OneOf, Permutation
from kata.problem.constraints.bounds import Bound
from kata.problem.constraints.forms import Form
from kata.problem.constraints.lines import inner
from kata.problem.constraints.named_values import ANY_STRING
from kata.problem.constraints.numbers import NAME
from kata.problem.constraints.worded import Letters
from kata.wire.model import Kind

SIZED = ".length"


def unsaid(kinds: Mapping[str, Kind], entries: Iterable[Any]) -> list[str]:
    """Return the paths of the parameters, their lengths and items that no constraint bounds."""
    said = {path for one in entries for path in _said_by(one)}
    paths = (path for name, kind in kinds.items() for path in _paths(name, kind))
    return [path for path in paths if not _is_said(path, said)]


def _said_by(one: Any) -> Iterator[str]:
    """Yield the paths of which a constraint speaks."""
    for text in (one.of, getattr(one, "other", ""), *getattr(one, "lengths", ())):
        yield from map(_of_any, re.findall(NAME, text))
    if isinstance(one, Permutation):
        yield inner(one.of)
    if isinstance(one, (Bound, Form, OneOf, Among)) or (isinstance(one, Letters) and one.is_one):
        yield f"{_of_any(one.of)}{SIZED}"  # of a string: then its length goes without saying
    if one.of == ANY_STRING:
        yield ANY_STRING


def _of_any(path: str) -> str:
    """Return a path such as `edges[i][0]` as that of any item, `edges[i][j]`."""
    of, *places = path.split("[")
    for place in places:
        of = inner(of) + place.partition("]")[2]
    return of


def _paths(path: str, kind: Kind) -> Iterator[str]:
    """Yield the paths of a value of this kind that have to be bounded."""
    if kind[0] == "Optional":
        kind = kind[1]
    if kind[0] == "List" or kind in ("str", "ListNode", "TreeNode"):
        yield f"{path}{SIZED}"
    if kind[0] == "List":
        yield from _paths(inner(path), kind[1])
    elif kind in ("ListNode", "TreeNode"):
        yield inner(path)
    elif kind in ("int", "float", "str"):
        yield path


def _is_said(path: str, said: set[str]) -> bool:
    """Tell whether constraints speak of a path or, if it is no length, of its items."""
    if path in said or path.endswith(SIZED):
        return path in said
    return ANY_STRING in said or any(one.startswith(f"{path}[") for one in said)
