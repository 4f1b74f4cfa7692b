"""Changes as rows of text: `range(@end) -> 1, $end | $end + 1`.

On the left of the arrow stands a pattern.
`$a` matches any expression; a name that KINDS lists matches only nodes of that kind.
`...` matches any body, or whatever other arguments there are; ` @ ` matches any operator.
`;` ends a line. An `if` or a loop matches whatever its `else`, unless the pattern has one.
On the right stands what is put in place of what matches or, where a name has an `@`, of that part.
`$a` is the text of that node; a name that SEVERAL lists is each of several texts.
"""

import ast
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from kata.edits.placeholders import IN_PARENTHESES, KINDS, SEVERAL
from kata.edits.source import SHOWN, Edit, Source

NAME = re.compile(r"[$@]([a-z_]+)")
MARK = "any_"  # what a name begins with in the tree of a pattern
UNSEEN = "type_comment", "kind"  # fields


class Row(NamedTuple):
    """A pattern, the name of the part to be replaced, and templates: texts and names in turn."""

    pattern: ast.AST
    part: str
    templates: list[list[str]]

    def edits(self, source: Source, node: Any) -> Iterator[Edit]:
        """Yield what the row puts in place of a node, or of a part of it, if the node matches."""
        found: dict[str, Any] = {}
        if _matches(self.pattern, node, source, found):
            for template in self.templates:
                texts = [[one] for one in template]
                texts[1::2] = [_texts(name, source, node, found) for name in template[1::2]]
                new = map("".join, product(*texts))
                yield from source.replacements(found.get(self.part, node), *new)


class Rows:
    """A table of rows, each of them tried at each node."""

    def __init__(self, text: str) -> None:
        self.rows = [_row(line) for line in text.splitlines() if line]
        self.by_type: dict[type[ast.AST], list[Row]] = {}

    def __call__(self, source: Source, node: Any) -> Iterator[Edit]:
        kind = type(node)
        if kind not in self.by_type:
            fitting = kind, ast.Name
            self.by_type[kind] = [row for row in self.rows if isinstance(row.pattern, fitting)]
        for row in self.by_type[kind]:
            yield from row.edits(source, node)


def _row(line: str) -> Row:
    pattern, _, others = line.partition(" -> ")
    (tree,) = ast.parse(NAME.sub(rf"{MARK}\1", pattern.replace("; ", "\n"))).body
    part = "".join(re.findall(r"@([a-z_]+)", pattern))
    templates = [NAME.split(other) for other in others.split(" | ")]
    return Row(tree.value if isinstance(tree, ast.Expr) else tree, part, templates)


def _texts(name: str, source: Source, node: Any, found: dict[str, Any]) -> list[str]:
    """Return what a name in a template stands for."""
    if name not in found:
        return [*SEVERAL[name](source, node)]
    text, loose = source.text(found[name]), IN_PARENTHESES.get(name, ())
    is_open = text == source.cut(*source.extent(found[name]))
    return [f"({text})" if is_open and isinstance(found[name], loose) else text]


def _matches(pattern: Any, node: Any, source: Source, found: dict[str, Any]) -> bool:
    """Tell whether a node is what a pattern says, and find the nodes that its names stand for."""
    if isinstance(pattern, ast.Name) and pattern.id.startswith(MARK):
        name = pattern.id.removeprefix(MARK)
        found[name] = node
        return isinstance(node, SHOWN) and (name not in KINDS or KINDS[name](source, node))
    if isinstance(pattern, list):
        return _all_match(pattern, node, source, found)
    if not isinstance(pattern, ast.AST) or type(pattern) is not type(node):
        is_equal = type(pattern) is type(node) and pattern == node
        return is_equal or isinstance(pattern, ast.MatMult)
    fields = [name for name in pattern._fields if name not in UNSEEN]
    if not getattr(pattern, "orelse", True):
        fields.remove("orelse")
    if isinstance(pattern, ast.Call) and _is_rest(pattern.args):
        fields.remove("keywords")
    pairs = ((getattr(pattern, name, None), getattr(node, name, None)) for name in fields)
    return all(_matches(*pair, source, found) for pair in pairs)


def _all_match(patterns: list[Any], nodes: list[Any], source: Source, found: Any) -> bool:
    if _is_rest(patterns):
        *patterns, dots = patterns
        if isinstance(dots, ast.stmt) and not nodes:
            return False
        nodes = nodes[: len(patterns)]
    pairs = zip(patterns, nodes)
    return len(patterns) == len(nodes) and all(_matches(*pair, source, found) for pair in pairs)


def _is_rest(patterns: list[Any]) -> bool:
    """Tell whether `...` stands at the end, as an argument or as a statement."""
    return bool(patterns) and ast.unparse(patterns[-1]) == "..."
