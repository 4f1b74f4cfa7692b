"""A source as far as it can be read without running it, and the right solution most like it."""

import ast
import io
import keyword
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from difflib import SequenceMatcher
from functools import cache, cached_property, lru_cache
from typing import Any

from kata.problem.solution import Solution
from kata.problem.tree import FUNCTIONS as FUNCTIONS
from kata.problem.tree import Tree
from kata.problem.tree import parameters as parameters
from kata.wire.cells import compact

DOCUMENTED = ast.Module, ast.ClassDef, *FUNCTIONS
LINTED = re.compile(r"  # noqa:.*")  # for a linter, which says nothing to a reader
LONGEST_LINE = 60  # characters of a line that is quoted
# Expressions with names of their own.
SCOPED = ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda
OWN_MEANING = {"__bool__", "__len__", "__eq__", "__getattr__", "__getattribute__", "dataclass"}


class Code(Tree):
    """A source; everything is empty where it is not Python."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.lines = re.split(r"\r\n?|\n", source)  # as Python counts them
        starting: dict[int, list[ast.stmt]] = {}
        for node in self.nodes:
            if isinstance(node, ast.stmt):
                starting.setdefault(node.lineno, []).append(node)
        self.statements = {  # {line: the statement that starts there, with what its line holds}
            line: some[0]
            for line, some in starting.items()
            if len(some) == 1 or hasattr(some[0], "body")
        }
        names = [node for node in self.nodes if isinstance(node, ast.Name)]
        bound = Counter(node.id for node in names if not isinstance(node.ctx, ast.Load))
        bound.update(node.arg for node in self.nodes if isinstance(node, ast.arg))
        self.bound = {*bound, *(node.name for node in self.functions)}
        self.has_plain_objects = not any(word in source for word in OWN_MEANING)
        self.globals = {  # {name: the line of the module that sets it, if no other does}
            node.targets[0].id: node.lineno
            for node in self.tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and bound[node.targets[0].id] == 1
        }

    @cached_property
    def _expressions(self) -> dict[str, ast.expr]:
        """{where it starts and ends: the expression}."""
        return {
            compact([node.lineno, node.col_offset, node.end_lineno, node.end_col_offset]): node
            for node in self.nodes
            if isinstance(node, ast.expr)
        }

    def expression(self, place: Sequence[int]) -> ast.expr | None:
        """Return the expression in a place, as a recording has it; None where that is unknown."""
        return self._expressions.get(compact(place))

    def line(self, number: int) -> str:
        is_there = 0 < number <= len(self.lines)
        return LINTED.sub("", self.lines[number - 1]).strip() if is_there else ""

    def quoted(self, number: int) -> str:
        """Return a line in short."""
        text = self.line(number)
        return text if len(text) <= LONGEST_LINE else f"{text[:LONGEST_LINE]} ..."

    def whole_line(self, number: int) -> str:
        """Return a line or, where its statement takes several, all but the body as one."""
        statement = self.statements.get(number)
        if statement is None:
            return self.line(number)
        body = getattr(statement, "body", [])
        last = body[0].lineno - 1 if body else statement.end_lineno or number
        whole = self.line(number)
        for line in map(self.line, range(number + 1, last + 1)):
            whole += line if whole[-1:] in "([{" or line[:1] in ")]}" else f" {line}"
        return whole

    def outwards(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield what is around a node within its function, from the inside outwards."""
        while (outer := self.parents.get(node)) and not isinstance(outer, FUNCTIONS):
            yield outer
            node = outer

    def function(self, name: str, line: int) -> Any:
        """Return the innermost function of that name around a line, or None."""
        around = [
            node
            for node in self.functions
            if node.name == name and node.lineno <= line <= (node.end_lineno or 0)
        ]
        return max(around, key=lambda node: node.lineno, default=None)

    def may_catch(self, statement: ast.stmt, line: int) -> bool:
        """Tell whether an exception that arose in a statement may be dealt with in that line."""
        inner: Any = statement
        while outer := self.parents.get(inner):
            if isinstance(outer, ast.Try) and inner not in outer.finalbody:
                handlers = [] if inner in outer.handlers else outer.handlers
                parts: list[Any] = [*handlers, *outer.finalbody]
                if any(part.lineno <= line <= (part.end_lineno or 0) for part in parts):
                    return True
            inner = outer
        return False


def own_nodes(statement: ast.stmt | ast.expr | None) -> Iterator[ast.AST]:
    """Yield the parts of a statement, but not the statements that are in it."""
    parts = ast.iter_child_nodes(statement) if statement else ()
    for part in parts:
        if not isinstance(part, ast.stmt):
            yield from ast.walk(part)


@lru_cache(maxsize=64)  # more than the files of any page
def code_of(source: str) -> Code:
    """Return the Code of a source, the same each time: a page asks for it with each run."""
    return Code(source)


def is_branch(statement: Any, line: int) -> bool:
    """Tell whether a line is in the body of a statement."""
    return bool(statement.body[0].lineno <= line <= statement.body[-1].end_lineno)


def statements(source: str) -> list[list[int]]:
    """Return [first line, last line] of each statement in a function, or of its head."""
    found = {}
    for function in code_of(source).functions:
        for node in ast.walk(function):
            is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if isinstance(node, ast.stmt) and node is not function and not is_docstring:
                body = getattr(node, "body", [])
                last = max(body[0].lineno - 1, node.lineno) if body else node.end_lineno
                found[node.lineno] = last or node.lineno
    return [[first, last] for first, last in sorted(found.items())]


def docstrings(source: str) -> list[list[int]]:
    """Return [first line, last line] of each docstring that takes several lines."""
    found = [(doc.lineno, doc.end_lineno or 0) for doc in _docstrings(code_of(source))]
    return [[first, last] for first, last in sorted(found) if last > first]


def _docstrings(source: Code) -> Iterator[ast.stmt]:
    for node in source.nodes:
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            yield node.body[0]


def nearest(solution: Solution, right: Iterable[Solution], least: float = 0) -> Solution | None:
    """The one with the most code in common, at least so much, whatever its names and its layout."""

    def lines(one: Solution) -> list[str]:
        code = code_of(one.source)
        with suppress(RecursionError):
            code = code_of(ast.unparse(code.tree))  # in which a line is a statement
        return [_without_names(line) for line in lines_of(code).values()]

    mine, others = lines(solution), [one for one in right if one.path != solution.path]
    alike = {one: _matcher(mine, lines(one)).ratio() for one in others}
    return max((one for one in others if alike[one] >= least), key=alike.__getitem__, default=None)


@cache
def _without_names(line: str) -> str:
    """Return a line with all names alike, as everybody chooses their own."""
    parts = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(line).readline):
            is_name = token.type == tokenize.NAME and not keyword.iskeyword(token.string)
            parts.append("_" if is_name else token.string)
    except (tokenize.TokenError, SyntaxError):  # a line that goes on below
        pass
    return " ".join(filter(str.strip, parts))


def common_lines(source: Code, other: Code) -> dict[int, int]:
    """Return {line: the same line of the other source}, without docstrings and comments."""
    own, theirs = lines_of(source), lines_of(other)
    blocks = _matcher([*own.values()], [*theirs.values()]).get_matching_blocks()
    at, there = [*own], [*theirs]
    return {at[a + i]: there[b + i] for a, b, size in blocks for i in range(size)}


def _matcher(lines: list[str], others: list[str]) -> "SequenceMatcher[str]":
    return SequenceMatcher(None, lines, others, autojunk=False)


def lines_of(source: Code) -> dict[int, str]:
    """Return {number: text} of the lines of code."""
    prose = set[int]()
    for doc in _docstrings(source):
        prose |= {*range(doc.lineno, (doc.end_lineno or 0) + 1)}
    return {
        number: text.strip()
        for number, text in enumerate(source.lines, 1)
        if text.strip() and number not in prose and not text.lstrip().startswith("#")
    }
