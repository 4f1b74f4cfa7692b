"""Problems and solutions as they lie on disk; selecting one loads no other."""

import inspect
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from types import ModuleType

from kata import KataError
from kata.solution import ROOT, Solution, shown

CONTRACT = ("METHOD", "LARGEST", "check", "bounds", "answer", "small", "killers", "workloads")
OPTIONAL = ("accepts", "picture", "focus", "COMPARED")


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

    @cached_property
    def rules(self):
        rules = load(self.folder / "problem.py")
        missing = [name for name in CONTRACT if not getattr(rules, name, None)]
        if not generators(rules):
            missing.append("gen_* (at least one generator)")
        if missing:
            raise KataError(f"{shown(self.folder)}/problem.py lacks {', '.join(missing)}; add it")
        return rules

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
            "problem.py (what the judge needs)": (self.folder / "problem.py").is_file(),
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


def problem(slug):
    """The problem of that name, or an error that lists the near ones."""
    known = {found.slug: found for found in problems()}
    slug = slug.strip("/").removeprefix("problems/")
    if slug in known:
        return known[slug]
    if not slug:
        raise KataError(f"name the problem: P= and one of {suggestions(slug, known)}")
    raise KataError(f"unknown problem {slug!r}; there are: {suggestions(slug, known)}")


def suggestions(name, known):
    """The names somebody may have meant: all, or the nearest where there are many."""
    near = sorted(known) if len(known) <= 20 else get_close_matches(name, known, 5)
    return ", ".join(near) or f"{len(known)} of other names"


def generators(rules):
    """The `gen_*` functions by what they are after, in the order of their names."""
    return {name[4:]: make for name, make in sorted(vars(rules).items()) if name[:4] == "gen_"}


def parameters(rules):
    """The names of the method's parameters, in their order."""
    return tuple(inspect.signature(rules.answer).parameters)


def load(path):
    """Run a problem.py and give it back as a module."""
    module = ModuleType(path.parent.name)
    try:
        exec(compile(path.read_bytes(), str(path), "exec"), vars(module))
    except FileNotFoundError:
        raise KataError(f"{shown(path)} is missing; the README says what goes into it") from None
    except (Exception, SystemExit) as error:
        raise KataError(f"{shown(path)}{line_of(error, path)}: {describe(error)}") from None
    return module


def line_of(error, path):
    """`:12` for the innermost line of that file that the error passed through."""
    lines = [getattr(error, "lineno", None)] if isinstance(error, SyntaxError) else []
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == str(path):
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return f":{lines[-1]}" if lines else ""


def describe(error):
    """An exception in one line."""
    message = error.msg if isinstance(error, SyntaxError) else " ".join(str(error).split())
    return message if isinstance(error, KataError) else f"{type(error).__name__}: {message}"
