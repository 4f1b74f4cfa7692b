"""A solution as a file: its name, and what can be read in it without running it."""

import ast
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import shown

NO_CODE = {getattr(tokenize, name) for name in "COMMENT NL NEWLINE INDENT DEDENT ENDMARKER".split()}


@dataclass(frozen=True)
class Solution:
    """One file that is judged; its name is `bfs`, `wrong/digits_spread`, or a path elsewhere."""

    problem: Any  # the Problem that it solves
    path: Path

    @property
    def name(self):
        if self.path.parent == self.problem.folder / "solutions":
            return self.path.stem
        if self.path.parent == self.problem.folder / "wrong":
            return f"wrong/{self.path.stem}"
        return str(self.path)

    def __str__(self):
        return shown(self.path)

    @cached_property
    def tree(self):
        try:
            return ast.parse(self.path.read_bytes())
        except (SyntaxError, ValueError, RecursionError, MemoryError, OSError):
            return ast.Module([], [])

    @property
    def source(self):
        """Its text, as far as it can be read."""
        try:
            return self.path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""

    @property
    def docstring(self):
        return ast.get_docstring(self.tree) or ""

    def declared(self, name, default):
        """The constant `name` that the file sets, read without running it."""
        for statement in self.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=found)], value=ast.Constant(value=value)):
                    if found == name:
                        return value
        return default

    @property
    def lines(self):
        """How many lines of code there are: not blank, no comment, no docstring."""
        prose = {
            (node.lineno, node.col_offset)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        with tokenize.open(self.path) as file:
            tokens = [t for t in tokenize.generate_tokens(file.readline) if t.type not in NO_CODE]
        code = [t for t in tokens if t.start not in prose]
        return len({line for t in code for line in range(t.start[0], t.end[0] + 1)})

    def complexity(self, kind):
        """What the docstring says after `Time:` or `Space:`; an error where it says nothing."""
        for line in self.docstring.splitlines():
            if line.strip().startswith(f"{kind}:"):
                stated = line.split(":", 1)[1].strip()
                if "?" not in stated:
                    return stated
        raise KataError(f"{self}: the docstring does not say `{kind}: O(...)`; add it")
