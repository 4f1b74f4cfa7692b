"""A problem on disk; selecting one loads no other."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from kata import KataError
from kata.paths import at, is_fixed, practice_folder, read_file, require_plain, shown
from kata.problem.header import parse
from kata.problem.rules import Rules, read_rules
from kata.problem.signature import Signature
from kata.problem.solution import Place, Solution
from kata.problem.spec import Example, examples, parse_input
from kata.text import did_you_mean, near, one_line
from kata.ticks import alarm
from kata.wire.call import Caller
from kata.wire.model import RETURNED, ROUND_TRIP
from kata.wire.prelude import given_by, prelude

LOADING = 5  # seconds of processor time in which problem.py and given.py must run
LAST = 9  # the place of a solution that states no level
MANY = 20  # the number of names up to which a message lists all


@dataclass(frozen=True)
class Problem:
    """One folder; each part of it is read when it is first needed.

    Without problem.py, nobody knows the answer; what its solutions agree on stands for it.
    """

    folder: Path
    statement: str = ""  # the spec, if it was read from elsewhere
    others: tuple[Place, ...] = field(default=(), compare=False)  # solutions to compare with first

    @property
    def slug(self) -> str:
        return self.folder.name

    @property
    def spec(self) -> Path:
        return self.folder / "README.md"

    @property
    def rules_file(self) -> Path:
        return self.folder / "problem.py"

    @property
    def given_file(self) -> Path:
        return self.folder / "given.py"

    def __reduce__(self) -> tuple[Any, ...]:
        return Problem, (self.folder, self.statement, self.others)  # not what was loaded

    @cached_property
    def text(self) -> str:
        """The spec as text."""
        if self.statement:
            return self.statement
        try:
            return read_file(self.spec)
        except FileNotFoundError:
            raise KataError(f"{shown(self.spec)} is missing; write the spec") from None

    @property
    def title(self) -> str:
        return self.text.split("\n")[0].removeprefix("# ")

    @property
    def address(self) -> str:
        """The address of its page at LeetCode, or nothing."""
        return self._stated(r"\]\((https://leetcode[^)\s]*)\)")

    @property
    def number(self) -> str:
        """LeetCode's number, from the text of the link: `529`, `16.04`, `LCR 120`, or nothing."""
        return self._stated(r"\[((?:[A-Z]+ )?[\d.]+)\]\(https://leetcode")

    @property
    def topic(self) -> str:
        """The topic after the link and the difficulty, as in `easy, arrays`; or nothing."""
        return self._stated(r"\]\(https://leetcode.*?\), \w+, ([\w ]+)")

    @property
    def patterns(self) -> list[str]:
        """The techniques that the spec names above its solutions, as in `Patterns: hashing`."""
        return list(filter(None, self._stated(r"^Patterns: *(.*?)\.?$").split(", ")))

    def _stated(self, pattern: str) -> str:
        """Return the group of the first match in the spec, or nothing."""
        found = re.search(pattern, self.text, re.MULTILINE)
        return found[1] if found else ""

    @cached_property
    def signature(self) -> Signature:
        has_given = not self.statement and self.given_file.is_file()
        given = read_file(self.given_file) if has_given else ""
        return parse(self.text, shown(self.spec), given)

    @cached_property
    def examples(self) -> list[Example]:
        return examples(self.text, self.signature, shown(self.spec))

    @property
    def kept_file(self) -> Path:
        """Where inputs that refuted something are kept: beside the spec, or where one practises."""
        is_own = is_fixed(self.folder)
        return practice_folder() / f"{self.slug}.txt" if is_own else self.folder / "cases.txt"

    @cached_property
    def kept(self) -> list[tuple[str, tuple[Any, ...]]]:
        """The inputs there, each with its place; a line may end with a comment."""
        if self.statement or not self.kept_file.is_file():
            return []
        lines = enumerate(read_file(self.kept_file).splitlines(), 1)
        found = [(n, line) for n, line in lines if line.strip() and line.lstrip()[0] != "#"]
        name = shown(self.kept_file)
        return [
            (f"{self.kept_file.name}:{n}", parse_input(line, self.signature, f"{name}:{n}"))
            for n, line in found
        ]

    @cached_property
    def given(self) -> ModuleType:
        """The module given.py, for the reference."""
        with _located_errors(self.given_file):
            return given_by(self.signature.shape)

    @property
    def has_answer(self) -> bool:
        """True if problem.py says what is right."""
        return not self.statement and self.rules_file.exists()

    @cached_property
    def rules(self) -> Rules:
        """The rules in problem.py, which runs with the names that LeetCode offers in scope."""
        if not self.has_answer:
            from kata.problem.stated import rules_without_answer  # here, as few problems need it

            return rules_without_answer(self.text, [one.answer for one in self.examples])
        given = {name: value for name, value in vars(self.given).items() if name[0] != "_"}
        scope = vars(builtins) | given | prelude(self.given)
        names = {"__name__": self.slug, "__builtins__": scope}
        where = shown(self.rules_file)
        with _located_errors(self.rules_file):
            require_plain(self.rules_file)
            text = self.rules_file.read_bytes()
            exec(compile(text, str(self.rules_file), "exec"), names)
        return read_rules(names, self.reference_name, self.signature.plays, where)

    @property
    def reference_name(self) -> str:
        return self.signature.name if self.signature.plays else "answer"

    @cached_property
    def reference(self) -> Caller:
        """Calls answer() exactly as a solution is called."""
        found, shape = self.rules.reference, self.signature.shape
        if self.signature.plays:
            return Caller(shape, self.given, found, is_reference=True)
        if shape.way == ROUND_TRIP:  # of which the reference knows the end
            kinds, _ = shape.methods[shape.main]
            methods = {shape.main: (kinds, self.signature.result)}
            shape = shape._replace(way=RETURNED, methods=methods)
        return Caller(shape, self.given, lambda _: found, is_reference=True)

    @property
    def solutions(self) -> list[Solution]:
        """The solutions, from the one that comes to mind first to curiosities."""
        return by_derivation(self._files("solutions"))

    @property
    def mistakes(self) -> list[Solution]:
        return self._files("wrong")

    def _files(self, folder: str) -> list[Solution]:
        if self.statement:
            return []
        paths = sorted((self.folder / folder).glob("[!.]*.py"))
        for path in paths:
            if not path.is_file():
                raise KataError(f"{shown(path)} is not a file; move it away")
            if not re.fullmatch(r"\w+", path.stem):
                raise KataError(f"{shown(path)}: name it with letters, digits and _ only")
        return [Solution(self, path) for path in paths]

    def solution(self, name: str) -> Solution:
        """Return the solution of that name, in solutions/ or, as `wrong/name`, in wrong/."""
        solutions = self.solutions
        for solution in solutions + self.mistakes:
            if solution.name == name:
                return solution
        known = [solution.name for solution in solutions]
        meant = did_you_mean(near(name, [*known, *(mistake.name for mistake in self.mistakes)]))
        names = names_of(known or ["none yet"])
        raise KataError(f"{self.slug} has no solution {name!r}{meant or f'; it has: {names}'}")


@contextmanager
def _located_errors(path: Path) -> Iterator[None]:
    """Name the line of this file at which an error was raised, or that has run for too long."""
    try:
        with alarm(LOADING):
            yield
    except KataError:
        raise
    except TimeoutError as error:
        why = f"running it takes longer than {LOADING} s; does its loop end?"
        raise KataError(f"{at(path, error)}: not read: {why}") from None
    except (Exception, SystemExit) as error:
        raise KataError(f"{at(path, error)}: {one_line(error)}") from None


def by_derivation(solutions: list[Solution]) -> list[Solution]:
    """Sort solutions by level, and within a level each after the one that it is derived from."""
    levels = {one.name: one.level or LAST for one in solutions}
    parents = {one.name: one.parent for one in solutions}

    def lineage(name: str) -> list[str]:
        found = [name]
        while levels.get(before := parents[found[0]]) == levels[name] and before not in found:
            found.insert(0, before)
        return found

    return sorted(solutions, key=lambda one: (levels[one.name], lineage(one.name)))


def names_of(known: list[str]) -> str:
    """Return all known names or, if there are many, how many they are."""
    some = ", ".join(sorted(known))
    return some if len(known) <= MANY else f"{len(known)}, none with a similar name"
