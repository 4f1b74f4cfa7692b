"""Every single change that may repair a solution, by what people get wrong; likely ones come first.

A kind of change is a row, or an entry, in REPAIRS. What is no longer Python fails when it is run.
"""

import ast
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any, NamedTuple

from kata.edits.additions import added_statements, base_cases, both_ends, compared_values
from kata.edits.changes import CONDITIONS, RANGES, SLICES, STATEMENTS, constants, open_slices
from kata.edits.confusions import ARITHMETIC, COMPARISONS, TWINS, operators, twins
from kata.edits.moves import moved_statements
from kata.edits.patterns import Rows
from kata.edits.source import Change, Edit, Source
from kata.problem.solution import ADDED


class Repair(NamedTuple):
    """The text of a solution with one change; a lower rank is a likelier kind of mistake."""

    text: str
    line: int  # of the change, in the text as it was
    rank: int

    is_sturdy: bool  # whether it is no accident that a few cases do not fail any more
    number: int | None = None  # that stands in place of the one beside it


def repairs(text: str) -> list[Repair]:
    """Return every text that differs from this one by a single change, the likely ones first."""
    own = text.partition(ADDED)[0]
    source, found = Source(own), dict[str, Repair]()
    for rank, kinds in enumerate(REPAIRS):
        for node, edits in product(source.shown, kinds):
            for edit in edits(source, node):
                changed = source.edited(edit) + text[len(own) :]
                if changed != text and changed not in found:
                    is_number = edits is constants and edit.new.lstrip("-").isdecimal()
                    number = int(edit.new) if is_number else None
                    line, is_sturdy = source.line_of(edit), edits in STURDY
                    found[changed] = Repair(changed, line, rank, is_sturdy, number)
    return [*found.values()]


comparisons = operators(ast.Compare, group=COMPARISONS)
junctions = operators(ast.BoolOp)
operations = operators(ast.BinOp, group=ARITHMETIC)
steps = operators(ast.AugAssign, ast.UnaryOp)


def of_names(edits: Change) -> Change:
    """Return the change of what is no sum of numbers: `2**31 - 1` is meant as it is written."""

    def changes(source: Source, node: Any) -> Iterator[Edit]:
        names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
        if any(names) or not isinstance(node, ast.BinOp):
            yield from edits(source, node)

    return changes


def other_attributes(source: Source, node: Any) -> Iterator[Edit]:
    """Yield its twin or another attribute, one fewer or one more; rows name no attribute."""
    if not isinstance(node, ast.Attribute):
        return
    others = TWINS.get(node.attr, set()) | (set() if source.is_called(node) else source.fields)
    end = source.extent(node)[1]
    for other in sorted(others - {node.attr}):
        yield Edit(end - len(node.attr.encode()), end, other)
    if isinstance(node.value, ast.Attribute) or source.is_value(node):
        further = (f"{source.text(node)}.{field}" for field in sorted(source.fields))
        yield from source.replacements(node, source.text(node.value), *further)


def swapped(source: Source, node: Any) -> Iterator[Edit]:
    """Yield two arguments, items or indices in the other order; of them there may be any number."""
    match node:
        case ast.Call(args=some) | ast.Tuple(elts=some) | ast.List(elts=some):
            pairs = [*pairwise(some)]
        case ast.Subscript(value=ast.Subscript(slice=left), slice=right):
            pairs = [(left, right)]
        case _:
            return
    for left, right in pairs:
        yield source.swap(source.extent(left), source.extent(right))


CALLS = Rows("""
$name($a, ...) -> $a
$name($a, $b, ...) -> $b
$name($a, $b, $c, ...) -> $c
$name($a, $b, $c, $d, ...) -> $d
$heap.append($a) -> heappush($heap, $a)
sorted($a) -> sorted($a, reverse=True)
sorted($a, key=@b) -> $b, reverse=True
$a.sort() -> $a.sort(reverse=True)
$a.sort(key=@b) -> $b, reverse=True
$a.pop() -> $a.pop(0)
$a.pop($b) -> $a.pop()
""")
ORDERS = Rows(
    """
$a // $b -> int($a / $b) | -(-$a // $b)
$a / $b -> $a // $b
"""
    + "\n".join(f"$a {sign} $b -> $b {sign} $a" for sign in ARITHMETIC)
    + "\n".join(
        f"\n$a {sign} ($b {other} $c) -> ($a {sign} $b) {other} $c"
        for sign, other in product(ARITHMETIC, repeat=2)
    )
)
VALUES = Rows("""
$term -> $term + 1 | $term - 1 | -$term
$operand -> ($operand + 1) | ($operand - 1) | -$operand
-$a -> $a
~$a -> $a
not $a -> $a
$a @ $b -> $a | $b
$a and $b -> $a | $b
$a or $b -> $a | $b
$a and $b and $c -> $b and $c | $a and $c | $a and $b
$a or $b or $c -> $b or $c | $a or $c | $a or $b
""")
CONSTANTS = Rows("""
$constant -> $neutral
$compared -> $number
$text -> ""
[] -> $neutral
[[]] -> $neutral
{} -> $neutral
inf -> $neutral
return @a -> $neutral
""")
TESTS = Rows("""
if @test: ... -> not $test
while @test: ... -> not $test
$a if @test else $b -> not $test
$a or $b and $c -> ($a or $b) and $c
not $name -> $name is None
$truth -> $truth is not None | $truth == 1 | $truth & 1
""")
NAMES = Rows("""
$variable -> $other
return @variable -> $other.$field
$compared -> $other
""")
KEYS = Rows("""
$a[$key] -> $a.get($key, 0) | $a.get($key, -1) | $a.get($key, []) | $a.get($key, 1)
{} -> defaultdict(int) | defaultdict(list) | defaultdict(set)
defaultdict(@a) -> int | list | set
""")
ASSIGNMENTS = Rows("""
$target = $a -> $target += $a | $target[:] = $a
$target = $a -> $target = max($target, $a) | $target = min($target, $a)
$a @= $b -> $a = $b
$line -> return $line
""")
RESULTS = Rows("""
return $a[$b] -> return max($a) | return sum($a) | return min($a) | return len($a)
return True -> return not $other | return bool($other)
return False -> return not $other | return bool($other)
""")
FURTHER_TESTS = Rows("""
if @test: ... -> $other and $test | not $other and $test | $other or $test | not $other or $test
while @test: ... -> $other and $test | not $other and $test | $other or $test | not $other or $test
""")
GUARDS = Rows("""
$a[$key] = $b -> if $key not in $a: $a[$key] = $b
return $call -> if $call: return True | if not $call: return False
$simple -> if $read >= 0: $simple | if $read > 0: $simple | if $read is not None: $simple
""")
COPIES = Rows("""
$value -> $value[:] | $value.copy() | list($value) | tuple($value) | set($value) | sorted($value)
$value -> $value[::-1] | len($value) | abs($value) | str($value) | int($value)
$value -> max($value, 0) | max($value, 1)
$a[:] -> [row[:] for row in $a]
$a.copy() -> [row[:] for row in $a]
list($a) -> [row[:] for row in $a]
[[$a] * $b] * $c -> [[$a] * $b for _ in range($c)]
""")
TRUTHS = Rows("""
$simple -> if $read: $simple | if not $read: $simple
""")
# Those whose effect does not depend on luck, as that of another number does where hashes collide.
STURDY: set[Change] = {comparisons, twins, CALLS, moved_statements, RANGES}
REPAIRS: tuple[tuple[Change, ...], ...] = (  # by rank
    (comparisons,),
    (twins, CALLS),
    (moved_statements,),
    (of_names(operations), of_names(ORDERS), steps),
    (constants,),
    (RANGES, SLICES, open_slices, VALUES),
    (CONSTANTS,),
    (CONDITIONS, junctions, TESTS),
    (swapped,),
    (NAMES, other_attributes),
    (KEYS,),
    (ASSIGNMENTS,),
    (STATEMENTS,),
    (both_ends,),
    (RESULTS,),
    (added_statements,),
    (FURTHER_TESTS,),
    (base_cases,),
    (compared_values,),
    (GUARDS,),
    (COPIES,),
    (TRUTHS,),
)
