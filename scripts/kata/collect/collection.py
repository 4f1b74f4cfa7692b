"""Solutions in files from anywhere: which problem one solves is read from the code, never run."""

import ast
import re
from dataclasses import dataclass, field

from kata import KataError
from kata.collect import fates
from kata.collect.files import files_meant
from kata.collect.fit import attempts
from kata.collect.recognize import candidates, fitting, solutions
from kata.problem.parts import UNPARSED, parts
from kata.spelling import option


@dataclass
class Collection:
    """What was found."""

    files: list = field(default_factory=list)
    inside: dict = field(default_factory=dict)  # {file: the solutions in it}
    doubtful: set = field(default_factory=set)  # those of them that may solve another problem
    fates: dict = field(default_factory=dict)  # {file: what becomes of it}
    left_out: dict = field(default_factory=dict)  # {file: [(line, why)]} of what could be ours

    @property
    def solutions(self):
        """All that were found, in the order of their problems and paths."""
        found = [solution for some in self.inside.values() for solution in some]
        return sorted(found, key=lambda s: (s.problem.slug, str(s.path), s.line))

    def reason(self, path):
        """Why there is no solution in a file."""
        told = (f"line {line}: {why}" if line else why for line, why in self.left_out.get(path, ()))
        return "; ".join(told) or self.fates[path].one

    def leave_out(self, path, why, line=0):
        """Note why something that could be a solution of ours is not judged."""
        self.left_out.setdefault(path, []).append((line, why))


class Wanted:
    """What tells the files that may hold a solution of these problems, before any is parsed."""

    def __init__(self, problems):
        self.problems = problems
        names = "|".join(sorted({name for one in problems for name in one.signature.methods}))
        self.functions = re.compile(rf"def\s+(?:{names})\b")
        self.lambdas = re.compile(rf"\b(?:{names})\s*=\s*lambda\b")
        self.labels = {text for one in problems for text in (one.slug, one.number)}

    def may_be_in(self, code):
        return self.functions.search(code) or ("lambda" in code and self.lambdas.search(code))


def collected(text, problems):
    """The solutions of these problems in a file, a folder, or all that a pattern matches.

    `file.py:12` is the one whose class or function starts in that line.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.wrong}
    wanted = Wanted(problems)
    meant, line = files_meant(text)
    found.files = list(meant.values())
    for real, path in meant.items():
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], fates.JUDGED
            continue
        try:
            found.fates[path] = _look_into(path, wanted, found, line)
        except (OSError, ValueError) as error:  # the latter from a broken notebook
            found.leave_out(path, getattr(error, "strerror", None) or str(error))
            found.fates[path] = fates.UNREADABLE
    return found


def _look_into(path, wanted, found, line):
    """Add the solutions in one file; what becomes of the file."""
    if path.stat().st_size > fates.LARGEST:
        found.leave_out(path, fates.LARGE.one)
        return fates.LARGE
    codes, nodes = parts(path, path.read_text(encoding="utf-8-sig", errors="replace")), []
    for code in filter(wanted.may_be_in, codes):
        try:
            nodes += candidates(code)
        except UNPARSED as error:
            why = getattr(error, "msg", "") or str(error) or type(error).__name__
            found.leave_out(path, " ".join(why.split()), getattr(error, "lineno", None) or 0)
    fits = fitting(nodes, wanted.problems, path)
    if line and line not in (lines := [node.lineno for node, _, _ in fits]):
        starts = f"those that do start in {', '.join(map(str, lines))}" if lines else "nothing does"
        place = option("file", f"{path}:{line}")
        raise KataError(f"{place}: nothing that fits a problem starts there; {starts}")
    for solution, is_doubtful in solutions(path, nodes, fits, line):
        found.inside.setdefault(path, []).append(solution)
        found.doubtful |= {solution} if is_doubtful else set()
    if fits:
        return fates.JUDGED
    if path in found.left_out:
        return fates.UNREADABLE
    return _without(path, codes, nodes, wanted, found)


def _without(path, codes, nodes, wanted, found):
    """What becomes of a file without a solution of ours; noted where there is an attempt at one."""
    signatures = [problem.signature for problem in wanted.problems]
    attempted = [node for node in nodes if any(attempts(node, one) for one in signatures)]
    fate = fates.fate_of(path, "\n".join(codes))
    if any(isinstance(node, ast.ClassDef) for node in attempted):
        fate = fates.CLASSES
    elif attempted:
        fate = fates.FUNCTIONS
    elif fate == fates.ELSEWHERE and fates.label(path) in wanted.labels:
        fate = fates.CLASSES
    else:
        return fate
    found.leave_out(path, fate.one)
    return fate
