"""Problems and solutions as they lie on disk; selecting one loads no other."""

import builtins
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from types import ModuleType

from kata import KataError
from kata.paths import ROOT, at, shown
from kata.problem import spec
from kata.problem.contract import check_rules
from kata.problem.names import either, meant, near, number_of, slug_of
from kata.problem.signature import parse
from kata.problem.solution import Solution
from kata.spelling import call, option
from kata.text import one_line
from kata.wire.call import Caller, given_by
from kata.wire.prelude import prelude

MANY = 20  # names, of which a message lists all


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
                f"{shown(self.rules_file)} is missing; problems/README.md says what goes into it"
            ) from None
        except (Exception, SystemExit) as error:
            raise KataError(f"{at(self.rules_file, error)}: {one_line(error)}") from None
        check_rules(module, self.reference_name, self.signature.plays, shown(self.rules_file))
        return module

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
        start = call("new", problem="<name>")
        raise KataError(f"{folder}: there is no problem here; {start} starts one")
    return [Problem(path) for path in found]


def find_problem(text):
    """The problem of that slug, number, title or address, or an error that names the near ones."""
    known = {problem.slug: problem for problem in problems()}
    text = text.strip()
    if not text:
        names = ", ".join(known) if len(known) <= MANY else f"the {len(known):,} in problems/"
        raise KataError(f"name a problem with {option('problem')}, one of: {names}")
    found = meant(text, known)
    if len(found) == 1:
        return known[found[0]]
    slug, number = slug_of(text), number_of(text)
    if found := found or near(slug, known):
        raise KataError(f"unknown problem {text!r}; did you mean {either(found)}?")
    if number:
        start = call("new", problem="<name>")
        raise KataError(f"no problem here has the number {number}; start it by its name: {start}")
    start = call("new", problem=slug or "<name>")
    raise KataError(f"no problem here has a name like {text!r}; start it: {start}")


def suggestions(name, known):
    """The names somebody may have meant: all, or the nearest where there are many."""
    near = sorted(known) if len(known) <= MANY else get_close_matches(name, known, 5)
    return ", ".join(near) or f"{len(known)} others, none with a similar name"
