"""A solution as a file, or a class in one: its name, and what can be read without running it."""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import shown
from kata.problem.contract import DECLARED, require_fit
from kata.problem.parts import UNPARSED, part

NO_CODE = {getattr(tokenize, name) for name in "COMMENT NL NEWLINE INDENT DEDENT ENDMARKER".split()}


@dataclass(frozen=True)
class Solution:
    """One file that is judged; its name is `bfs`, `wrong/digits_spread`, or a path elsewhere.

    Where several stand in a file, it is the one whose class starts in that `line`.
    """

    problem: Any  # the Problem that it solves
    path: Path
    line: int = 0

    def __reduce__(self):
        return Solution, (self.problem, self.path, self.line)  # what was parsed stays here

    @property
    def name(self):
        if self.is_elsewhere:
            return f"{self.path}{self.place}"
        return "wrong/" * (self.path.parent.name == "wrong") + self.path.stem

    @property
    def is_elsewhere(self):
        folder = self.problem.folder
        return self.path.parent not in (folder / "solutions", folder / "wrong")

    @property
    def place(self):
        """What follows the path of the file, to say which part of it is meant."""
        return f":{self.line}" if self.line else ""

    def __str__(self):
        return shown(self.path) + self.place

    @cached_property
    def tree(self):
        try:
            return ast.parse(self.source if self.line else self.path.read_bytes())
        except (*UNPARSED, OSError):
            return ast.Module([], [])

    @property
    def source(self):
        """Its text, as far as it can be read."""
        try:
            text = self.path.read_text(encoding="utf-8-sig", errors="replace")
        except OSError:
            return ""
        return part(self.path, text, self.line) if self.line else text

    @property
    def shape(self):
        """The shape of the problem; what stands in a file beside others may have its own name.

        A file from elsewhere may have a function in place of the class; LeetCode would refuse it.
        """
        shape = self.problem.signature.shape | {"bare": self.is_elsewhere}
        for node in self.tree.body if self.line else ():
            if node.lineno == self.line:
                shape["class"] = node.name
        return shape

    @property
    def docstring(self):
        return ast.get_docstring(self.tree) or ""

    def declared(self, name, default):
        """The constant `name` that the file sets, read without running it."""
        for statement in self.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=found)], value=ast.Constant(value=value)):
                    if found == name:
                        require_fit(DECLARED, name, value, self)
                        return value
        return default

    @property
    def lines(self):
        """The number of lines of code, without comments and docstrings; 0 if it is not Python."""
        prose = {
            (node.lineno, node.col_offset)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        try:
            tokens = [*tokenize.generate_tokens(io.StringIO(self.source).readline)]
        except (tokenize.TokenError, SyntaxError):
            return 0
        code = [t for t in tokens if t.type not in NO_CODE and t.start not in prose]
        return len({line for t in code for line in range(t.start[0], t.end[0] + 1)})

    def complexity(self, kind):
        """What the docstring says after `Time:` or `Space:`; an error where it says nothing."""
        for line in self.docstring.splitlines():
            if line.strip().startswith(f"{kind}:"):
                stated = line.split(":", 1)[1].strip()
                if "?" not in stated:
                    return stated
        raise KataError(f"{self}: the docstring does not say `{kind}: O(...)`; add it")
