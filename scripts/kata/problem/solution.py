"""A solution as a file, or a part of one: its name, and what can be read without running it."""

from __future__ import annotations

import ast
import io
import os
import re
import sys
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kata.paths import shown
from kata.problem.rules import string
from kata.wire.model import Shape

if TYPE_CHECKING:
    from kata.problem.folder import Problem

LEVELS = {
    "1": "what one thinks of first",
    "2": "what one should know",
    "3": "better, or another idea",
    "4": "a curiosity",
}
TO_KNOW = 2  # of these
LEVEL = re.compile(rf"^ *Level: *([{''.join(LEVELS)}]) *$", re.MULTILINE)
FROM = re.compile(r"^From: *([\w/]+)", re.MULTILINE)
FACTS = "Level", "From", "Ask", "Beware", "Time", "Space"  # that end a docstring, in this order
ADDED = "# what LeetCode calls:"  # above the line of ours that a part may end with
PASTED = Path("-")  # stands for standard input; what came from there is a part of it
CRASHING = 10_000  # characters; deep code that is shorter does not overflow the stack
UNPARSED = (SyntaxError, ValueError, RecursionError, MemoryError)  # raised for what is not Python
DECLARED = {  # what a file in wrong/ may declare
    "VERDICT": string('VERDICT = "Runtime Error"'),
    "CAUGHT_BY": string('CAUGHT_BY = "killers"'),
    "REPORTED": string('REPORTED = "LeetCode-Feedback #1036"'),
}


def parsed(code: str | bytes) -> ast.Module:
    """The tree of some code; an error where Python 3.10 would crash because it is nested deeply."""
    if sys.version_info < (3, 11) and len(code) > CRASHING and hasattr(os, "fork"):
        child = os.fork()
        if not child:
            try:
                ast.parse(code)
            finally:
                os._exit(0)
        if os.waitpid(child, 0)[1]:
            raise RecursionError
    return ast.parse(code)


class Place(NamedTuple):
    """Where a solution stands: a file, and of a part its first line and its text."""

    path: Path
    line: int = 0
    part: str = ""


@dataclass(frozen=True)
class Solution:
    """One file that is judged; its name is `bfs`, `wrong/digits_spread`, or a path elsewhere.

    If a file holds several, it is the part whose class or function starts at `line`.
    """

    problem: Problem
    path: Path
    line: int = 0
    part: str = ""  # the text of that part, its lines numbered as in the file

    def __reduce__(self) -> tuple[Any, ...]:
        return Solution, (self.problem, self.path, self.line, self.part)  # not what was parsed

    @property
    def name(self) -> str:
        if self.is_elsewhere:
            return f"{self.path}{self.place}"
        return "wrong/" * self.is_mistake + self.path.stem

    @property
    def is_elsewhere(self) -> bool:
        folder = self.problem.folder
        return self.path.parent not in (folder / "solutions", folder / "wrong")

    @property
    def is_mistake(self) -> bool:
        """True if it is one of the problem's own mistakes."""
        return self.path.parent == self.problem.folder / "wrong"

    @property
    def place(self) -> str:
        """The suffix of the path that names a part of the file: `:12`, or nothing."""
        return f":{self.line}" if self.line else ""

    def __str__(self) -> str:
        return shown(self.path) + self.place

    @cached_property
    def tree(self) -> ast.Module:
        try:
            return parsed(self.part or self.path.read_bytes())
        except (*UNPARSED, OSError):
            return ast.Module([], [])

    @property
    def source(self) -> str:
        """Its text, as far as it can be read; nothing where reading might never end."""
        if self.part or not self.path.is_file():
            return self.part
        try:
            return self.path.read_text(encoding="utf-8-sig", errors="replace")
        except OSError:
            return ""

    @property
    def shape(self) -> Shape:
        return self.problem.signature.shape

    @property
    def docstring(self) -> str:
        return ast.get_docstring(self.tree) or ""

    @property
    def idea(self) -> str:
        """The first sentence of the docstring, without its full stop."""
        return re.split(r"(?<!\.)\.(?: |$)", self.docstring.partition("\n")[0])[0]

    @property
    def title(self) -> str:
        """What a reader calls it: its technique, or what a mistake does that states no Level."""
        technique = self.idea.partition(": ")[0]
        return (technique if self.level or not self.is_mistake else self.idea) or self.name

    def declared(self, name: str, default: str) -> str:
        """Return the constant `name` that the file sets, read without running it."""
        for statement in self.tree.body:
            match statement:
                case ast.Assign([ast.Name(found)], ast.Constant(value)) if found == name:
                    DECLARED[name].check(name, value, self)
                    return str(value)
        return default

    @property
    def declarations(self) -> set[int]:
        """The lines with what it declares, which is for the judge and says nothing to a reader."""
        return {
            line
            for part in self.tree.body
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) in DECLARED
            for line in range(part.lineno, (part.end_lineno or 0) + 1)
        }

    @property
    def lines(self) -> int:
        """The number of lines of code, without comments and docstrings; 0 if it is not Python."""
        try:
            return len([*filter(str.strip, self.without_words.splitlines())])
        except (tokenize.TokenError, SyntaxError):
            return 0

    @property
    def without_words(self) -> str:
        """Its code without docstrings, comments, what it declares, and what we added."""
        source = self.source.partition(ADDED)[0]
        lines = source.splitlines()
        gone = self.declarations
        for node in ast.walk(self.tree):
            body = getattr(node, "body", None)
            for part in body if isinstance(body, list) else ():
                is_text = isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
                if is_text and len(body or ()) > 1:
                    gone |= {*range(part.lineno, (part.end_lineno or 0) + 1)}
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                row, column = token.start
                lines[row - 1] = lines[row - 1][:column].rstrip()
                gone |= set() if lines[row - 1] else {row}
        kept = [line for number, line in enumerate(lines, 1) if number not in gone]
        return re.sub("\n{4,}", "\n\n\n", "\n".join(kept).strip("\n"))

    def stated(self, what: str) -> str:
        """Return what follows one of FACTS in the docstring, or nothing.

        A fact goes on in lines that are indented.
        """
        found = re.search(rf"^{what}: *(.*(?:\n {{2,}}.*)*)", self.docstring, re.MULTILINE)
        return " ".join(found[1].split()) if found else ""

    @property
    def prose(self) -> str:
        """What the docstring says between the idea and the facts."""
        _, _, more = self.docstring.partition("\n")
        facts = re.search(rf"^(?:{'|'.join(FACTS)}):", more, re.MULTILINE)
        return more[: facts.start() if facts else None].strip("\n")

    @property
    def came_from(self) -> tuple[str, str]:
        """The solution that it is derived from, and what changes and why; or nothing."""
        name, _, why = self.stated("From").partition("; ")
        return name, why

    @property
    def bewares(self) -> list[str]:
        """The mistakes that one makes first, as in `Beware: wrong/own_partner`."""
        return [name for name in self.stated("Beware").split(", ") if name]

    @property
    def level(self) -> int:
        """Its place among the solutions of the problem; 0 if none of LEVELS is stated.

        The source is not parsed for it: solutions are sorted by it wherever they are listed.
        """
        found = LEVEL.search(self.source)
        return int(found[1]) if found else 0

    @property
    def parent(self) -> str:
        """The name of the solution that it is derived from; the source is not parsed for it."""
        found = FROM.search(self.source)
        return found[1] if found else ""
