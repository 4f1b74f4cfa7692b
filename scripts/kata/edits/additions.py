"""What may be missing: a line, a base case, or one more condition; a row has no place for these."""

import ast
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from kata.edits.patterns import Rows
from kata.edits.placeholders import RETURNED
from kata.edits.source import Edit, Source, stored
from kata.problem.tree import FUNCTIONS, parameters

PLAIN = ast.Name, ast.Attribute, ast.Subscript
COMPARED = "!=", "==", "<", ">"
MOST_COMPARED = 6  # values that are compared with each other
BASE_CASES = (  # tests of an argument, and what may be returned then
    ("not {0}", RETURNED),
    ("{0} < 0", RETURNED[:6]),
    ("len({0}) == 1", ("{0}[0]", "{0}")),
    ("len({0}) < 2", (*RETURNED[:6], "{0}")),
    ("{0} == 1", RETURNED[:2]),
)
ITEM_CASES = tuple((f"{{0}} == {zero}", RETURNED[:6]) for zero in ("0", "'0'", '""'))
ENDS = {  # the other end of a range, by how its parts are joined and compared
    ast.Or: ((ast.GtE, ast.Gt), "{} < 0 or "),
    ast.And: ((ast.LtE, ast.Lt), "{} >= 0 and "),
}

LINES = Rows("""
$a.append($b) -> $a.pop()
$a.add($b) -> $a.remove($b)
$name.next -> $name.next = None
$name.next = $a -> $name.next = None
$counter -> $counter += 1 | $counter -= 1
$a[$key] = $mark -> $a[$key] = $marks
""")


def base_cases(source: Source, node: Any) -> Iterator[Edit]:
    """Yield a return at the beginning of a function, or after those that are there."""
    if not isinstance(node, FUNCTIONS):
        return
    names = parameters(node)
    first = next((k for k, one in enumerate(node.body) if not _is_plain_if(one)), 0)
    places = [node.body[k] for k in sorted({0, first})]
    items = sorted({source.text(one) for one in ast.walk(node) if _is_item_of(one, names)})
    tried = [(place, name, case) for place in places for case in BASE_CASES for name in names]
    tried += product(places[-1:], items[:MOST_COMPARED], ITEM_CASES)
    for place, name, (test, values) in tried:
        start, indent = source.extent(place)[0], source.indent(place)
        deeper = indent + ("\t" if "\t" in indent else " " * 4)
        for value in values:
            lines = f"if {test}:\n{deeper}return {value}\n".format(name)
            yield Edit(start, start, lines + indent)


def _is_plain_if(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and not statement.orelse


def _is_item_of(node: Any, names: list[str]) -> bool:
    """Tell whether all that an item depends on are arguments, or names from outside."""
    is_read = isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
    return is_read and isinstance(node.slice, ast.Name) and node.slice.id in names


def compared_values(source: Source, node: Any) -> Iterator[Edit]:
    """Yield a condition that also compares two of the values in it or in what it guards."""
    if not isinstance(node, (ast.If, ast.While)):
        return
    found = (one for part in (node.test, *node.body) for one in ast.walk(part))
    values = [one for one in found if isinstance(one, PLAIN) and isinstance(one.ctx, ast.Load)]
    texts = [*dict.fromkeys(map(source.text, values))][: 2 * MOST_COMPARED]
    texts = sorted(texts, key=lambda text: "[" not in text)[:MOST_COMPARED]
    test = source.text(node.test)
    for (a, b), sign in product(combinations(texts, 2), COMPARED):
        yield from source.replacements(node.test, f"({test}) and {a} {sign} {b}")


def both_ends(source: Source, node: Any) -> Iterator[Edit]:
    """Yield the other end of a range, for all that is compared with one end of it."""
    match node:
        case ast.If(test=ast.BoolOp(op=op, values=values) as test):
            kinds, other_end = ENDS[type(op)]
            names = [
                one.left.id
                for one in values
                if isinstance(one, ast.Compare)
                and isinstance(one.ops[0], kinds)
                and isinstance(one.left, ast.Name)
            ]
            if names:
                first = "".join(map(other_end.format, names))
                yield from source.replacements(test, first + source.text(test))


def added_statements(source: Source, node: Any) -> Iterator[Edit]:
    """Yield a return, a step of a loop, an order, what takes back a change, or a line once more."""
    if not isinstance(node, FUNCTIONS):
        return
    start, indent = source.extent(node.body[0])[0], source.indent(node.body[0])
    if outer := source.around(node):
        for name in sorted(stored(node) & stored(outer)):
            yield Edit(start, start, f"nonlocal {name}\n{indent}")
    for name in parameters(node):
        yield Edit(start, start, f"{name} = sorted({name})\n{indent}")
    end = source.extent(node)[1]
    for value in (*sorted(source.names(node.body[0])), *RETURNED):
        yield Edit(end, end, f"\n{indent}return {value}")
    inside = [one for one in ast.walk(node) if isinstance(one, ast.stmt) and one is not node]
    texts = sorted({"break", "continue", "return"} | _lines(source, node, inside))
    for one in filter(source.stands_alone, inside):
        (at, _), (_, stop), indent = source.extent(one), source.rows(one), source.indent(one)
        for text in texts:
            yield Edit(at, at, f"{text}\n{indent}")
            yield Edit(stop, stop, f"{indent}{text}\n")


def _lines(source: Source, node: Any, inside: list[ast.stmt]) -> set[str]:
    """Return the lines of a function, what takes them back, and steps of its variables."""
    kinds = ast.Expr, ast.AugAssign, ast.Assign
    found = {source.text(one) for one in inside if isinstance(one, kinds)}
    found |= {edit.new for one in ast.walk(node) for edit in LINES(source, one)}
    return {text for text in found if "\n" not in text}
