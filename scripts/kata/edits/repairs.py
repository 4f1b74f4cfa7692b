"""The single changes that may repair a solution in some of its lines; likely ones come first.

What is no longer Python fails when it is run.
"""

import ast
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from kata.edits.moves import moved_statements
from kata.edits.slips import SIGNS, operators, slips
from kata.edits.source import Change, Edit, Source
from kata.problem.solution import ADDED

ORDERS = "<", "<=", ">", ">="
COMPARISONS = *ORDERS, "==", "!="
TRUTHS = "True", "False"
TWINS: dict[str, set[str]] = {}  # {a name: those that it is taken for}
for _pair in (
    "min max, any all, append appendleft, append extend, add remove, remove discard, pop popleft, "
    "left right, next prev, lower upper, bisect_left bisect_right, isdigit isalnum, "
    "isalpha isalnum, heappop heappushpop, heapreplace heappushpop, keys values, values items, "
    "intersection union, startswith endswith, find rfind, lstrip rstrip, strip lstrip, ceil floor"
).split(", "):
    for _one, _other in permutations(_pair.split()):
        TWINS.setdefault(_one, set()).add(_other)


def repairs(text: str, lines: set[int], is_rare: bool = False) -> Iterator[str]:
    """Yield the texts that differ from this one by a change that touches one of these lines.

    If a failure is rare, only by those changes whose effect does not depend on luck, as that of
    another number does where hashes collide.
    """
    own = text.partition(ADDED)[0]
    source, tried = Source(own), set[Edit]()
    for kinds in STURDY if is_rare else REPAIRS:
        for node, edits in product(source.shown, kinds):
            for edit in edits(source, node):
                old = source.cut(edit.start, edit.end)
                if edit.new == old or (edit.new in TRUTHS and old not in TRUTHS):
                    continue  # it changes nothing, or only disables a branch
                if edit not in tried and not lines.isdisjoint(source.lines_of(edit)):
                    tried.add(edit)
                    yield source.edited(edit) + text[len(own) :]


def comparisons(source: Source, node: Any) -> Iterator[Edit]:
    """Yield other comparisons; of an equality only of order, and none if it is what is returned."""
    is_returned = isinstance(source.parents[node], ast.Return)  # which luck would make right
    for at, sign in operators(source, node):
        others = COMPARISONS if sign in ORDERS else ORDERS
        if sign in (ORDERS if is_returned else COMPARISONS):
            yield from (Edit(at, at + len(sign), new) for new in others if new != sign)


def dropped(source: Source, node: Any) -> Iterator[Edit]:
    """Yield an operation without one of its operands."""
    match node:
        case ast.BoolOp(op=op, values=operands):
            sign = f" {SIGNS[type(op)]} "
            for one in operands:
                rest = (source.text(other) for other in operands if other is not one)
                yield from source.replacements(node, sign.join(rest))
        case ast.BinOp(left=left, op=ast.Add() | ast.Mult(), right=right):
            yield from source.replacements(node, source.text(left), source.text(right))
        case ast.BinOp(left=left, op=ast.Sub()):
            yield from source.replacements(node, source.text(left))


def twins(source: Source, node: Any) -> Iterator[Edit]:
    """Yield its twin in place of an attribute, or of a function that is called."""
    match node:
        case ast.Attribute(attr=name) if name != "next" or b".prev" in source.data:
            pass
        case ast.Name(id=name) if getattr(source.parents[node], "func", None) is node:
            pass
        case _:
            return
    end = source.extent(node)[1]
    for twin in sorted(TWINS.get(name, ())):
        yield Edit(end - len(name.encode()), end, twin)


STURDY: tuple[tuple[Change, ...], ...] = ((comparisons, dropped), (twins, moved_statements))
REPAIRS = *STURDY, (slips,)  # by rank
