"""Problems and solutions as they lie on disk; selecting one loads no other."""

import builtins
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from types import ModuleType

from kata import KataError, spec
from kata.inside.call import Caller, given_by
from kata.inside.load import prelude
from kata.paths import ROOT, at, shown
from kata.signature import parse
from kata.solution import Solution
from kata.text import one_line

OPTIONAL = (
    "SMALL", "LARGEST", "inputs", "check", "bounds", "small", "killers", "workloads", "canonical",
    "accepts", "picture", "focus", "COMPARED",
)  # fmt: skip


@dataclass(frozen=True)
class Problem:
    """One folder; `rules` is its problem.py, loaded when first needed."""

    folder: Path

    @property
    def slug(self):
        return self.folder.name

    @property
    def spec(self):
        return self.folder / "README.md"

    @property
    def rules_file(self):
        return self.folder / "problem.py"

    def __reduce__(self):
        return Problem, (self.folder,)  # what was loaded stays in its process

    @cached_property
    def text(self):
        """The spec as text."""
        try:
            return self.spec.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise KataError(f"{shown(self.spec)} is missing; write the spec") from None
        except (OSError, UnicodeDecodeError) as error:
            raise KataError(f"{shown(self.spec)} cannot be read as UTF-8 text: {error}") from None

    @property
    def title(self):
        return self.text.split("\n")[0].removeprefix("# ")

    @property
    def address(self):
        """Of its page at LeetCode, or nothing."""
        found = re.search(r"\]\((https://leetcode[^)\s]*)\)", self.text)
        return found[1] if found else ""

    @property
    def number(self):
        """LeetCode's, as it stands in the link to the problem: `529`, `16.04`, or nothing."""
        found = re.search(r"\[([\d.]+)\]\(https://leetcode", self.text)
        return found[1] if found else ""

    @cached_property
    def signature(self):
        path = self.folder / "given.py"
        try:
            given = path.read_text(encoding="utf-8") if path.is_file() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise KataError(f"{shown(path)} cannot be read as UTF-8 text: {error}") from None
        return parse(self.text, shown(self.spec), given)

    @cached_property
    def examples(self):
        return spec.examples(self.text, self.signature, shown(self.spec))

    @cached_property
    def given(self):
        """What given.py defines, for the reference."""
        path = self.folder / "given.py"
        try:
            return given_by(self.signature.shape)
        except Exception as error:
            raise KataError(f"{at(path, error)}: {one_line(error)}") from None

    @cached_property
    def rules(self):
        """problem.py as a module; what LeetCode has in scope is in scope in it."""
        module = ModuleType(self.slug)
        vars(module)["__builtins__"] = vars(builtins) | prelude(self.given)
        try:
            code = compile(self.rules_file.read_bytes(), str(self.rules_file), "exec")
            exec(code, vars(module))
        except FileNotFoundError:
            raise KataError(
                f"{shown(self.rules_file)} is missing; the README says what goes into it"
            ) from None
        except (Exception, SystemExit) as error:
            raise KataError(f"{at(self.rules_file, error)}: {one_line(error)}") from None
        if missing := self._missing_names(module):
            raise KataError(f"{shown(self.rules_file)} lacks {', '.join(missing)}; add it")
        return module

    def _missing_names(self, rules):
        """What problem.py neither gives nor lets the engine derive."""
        there = {name for name, value in vars(rules).items() if value is not None}
        recipe = "inputs" in there
        for name in sorted(there - set(OPTIONAL)):
            if name[0] != "_" and (near := get_close_matches(name, OPTIONAL, 1, 0.85)):
                hint = f"did you mean {near[0]}? (a helper can be named _{name})"
                raise KataError(
                    f"{shown(self.rules_file)}: {name} is not a name the judge knows; {hint}"
                )
        if {"SMALL", "LARGEST"} <= there and rules.SMALL > rules.LARGEST:
            raise KataError(f"{shown(self.rules_file)}: SMALL is larger than LARGEST; lower it")
        wanted = {
            self.reference_name: True,
            "inputs() (or small())": not recipe and "small" not in there,
            "SMALL": recipe and "small" not in there,
            "LARGEST": recipe or generators(rules),
            "workloads()": not recipe and "small" in there,
        }
        return [
            name for name, needed in wanted.items() if needed and name.rstrip("()") not in there
        ]

    @property
    def reference_name(self):
        return self.signature.name if self.signature.plays else "answer"

    @cached_property
    def reference(self):
        """Calls the reference exactly as a solution is called."""
        found = getattr(self.rules, self.reference_name)
        make = found if self.signature.plays else lambda: found
        return Caller(self.signature.shape, self.given, make, is_reference=True)

    @property
    def is_whole_domain(self):
        """Whether the recipe at SMALL makes every input there is."""
        rules = self.rules
        smallest, largest = (getattr(rules, name, None) for name in ("SMALL", "LARGEST"))
        return hasattr(rules, "inputs") and smallest == largest and not hasattr(rules, "small")

    @property
    def solutions(self):
        return self._files("solutions")

    @property
    def wrong(self):
        return self._files("wrong")

    def _files(self, folder):
        paths = sorted(p for p in (self.folder / folder).glob("[!.]*.py") if p.is_file())
        for path in paths:
            if not re.fullmatch(r"\w+", path.stem):
                raise KataError(f"{shown(path)}: name it with letters, digits and _ only")
        return [Solution(self, path) for path in paths]

    def solution(self, name):
        """The solution of that name, in solutions/ or, as `wrong/name`, in wrong/."""
        known = {solution.name: solution for solution in self.solutions + self.wrong}
        if name in known:
            return known[name]
        names = [solution.name for solution in self.solutions] or ["none yet"]
        raise KataError(f"{self.slug} has no solution {name!r}; it has: {suggestions(name, names)}")

    def missing(self):
        """The parts of the folder that are not there yet."""
        parts = {
            "README.md (the spec)": self.spec.is_file(),
            "problem.py (what the judge needs)": self.rules_file.is_file(),
            "solutions/*.py (at least one)": bool(self.solutions),
            "wrong/*.py (at least one mistake that must be caught)": bool(self.wrong),
        }
        return [part for part, there in parts.items() if not there]


def problems():
    """Every folder in problems/, in the order of their names."""
    folder = ROOT / "problems"
    found = sorted(path for path in folder.glob("*") if path.is_dir() and path.name[0] not in "._")
    if not found:
        raise KataError(f"{folder}: there is no problem here; make new P=<name> starts one")
    return [Problem(path) for path in found]


def find_problem(slug):
    """The problem of that name, or an error that lists the near ones."""
    known = {problem.slug: problem for problem in problems()}
    slug = slug.strip("/").removeprefix("problems/")
    if slug in known:
        return known[slug]
    if not slug:
        raise KataError(f"name the problem: P= and one of {suggestions(slug, known)}")
    raise KataError(f"unknown problem {slug!r}; there are: {suggestions(slug, known)}")


def suggestions(name, known):
    """The names somebody may have meant: all, or the nearest where there are many."""
    near = sorted(known) if len(known) <= 20 else get_close_matches(name, known, 5)
    return ", ".join(near) or f"{len(known)} others, none with a similar name"


def generators(rules):
    """The `gen_*` functions by what they are after, in the order of their names."""
    return {name[4:]: make for name, make in sorted(vars(rules).items()) if name[:4] == "gen_"}
