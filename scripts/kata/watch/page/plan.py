"""What a page is to show: its files by name, its cases, the pair that it opens with."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from kata.cases.model import EXAMPLES, GENERATED, SMALL, TYPED, Case, Cases
from kata.judge.batch import verdict_on
from kata.judge.model import Verdict, VerdictKind
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.watch.page.model import Opening, PageRequest
from kata.watch.steps.code import nearest
from kata.watch.why.explain import explained

MOST_STEPS = 5000  # of a run that is recorded; those that follow are only counted
MOST_BYTES = 5000  # of an input that is none of the problem's cases
SHORT = VerdictKind.WRONG, VerdictKind.RUNTIME  # verdicts on runs that can be watched
LONGEST_PART = 50  # characters in one part of a file's name
EARLIER = 100  # calls that may have left something behind


def plan_of(problem: Problem, cases: Cases, request: PageRequest) -> "Plan":
    """Judge the files, and choose the cases; what is recorded of these follows from both."""
    verdicts = _verdicts(problem, cases, request.solutions)
    names = names_on_page(verdict.solution for verdict in verdicts)
    shown = [request.case] if request.case else _cases_to_show(cases, verdicts)
    return Plan(problem, names, verdicts, shown, cases, is_part=request != PageRequest())


@dataclass(frozen=True)
class Plan:
    """What is on a page, and from that, what it opens with and the runs it wants."""

    problem: Problem
    names: dict[Solution, str]
    verdicts: list[Verdict]
    cases: list[Case]  # that it shows
    all_cases: Cases
    is_part: bool  # of what the problem has

    def beside(self, verdict: Verdict) -> Solution:
        """Return a right solution to watch one beside, itself where there is no other."""
        right = [one.solution for one in self.verdicts if one.accepted and one is not verdict]
        found = right[0] if verdict.accepted and right else nearest(verdict.solution, right)
        return found or verdict.solution

    @cached_property
    def opening(self) -> Opening:
        """The pair that a page opens with, on what refutes either.

        It is the first mistake that LeetCode was told of, or the first one, beside the right
        solution most like it; on a page that shows only a part, the first two files.
        """
        left, right = self.verdicts[0], self.verdicts[:2][-1].solution
        if wrong := [one for one in self.verdicts if one.kind in SHORT and not self.is_part]:
            left = min(wrong, key=lambda one: not one.solution.declared("REPORTED", ""))
            right = self.beside(left)
        pair = left.solution, right
        fails = (self.fails_on(one) for one in self.verdicts if one.solution in pair)
        number = next(filter(None, fails), self.cases[0].number)
        return Opening(self.names[left.solution], self.names[right], number)

    def fails_on(self, verdict: Verdict) -> int:
        """Return the number of the case on the page that refutes a solution; 0 for none."""
        case = verdict.refuted_by
        return case.number if case and case in self.cases else 0

    def recorded_on(self, case: Case) -> list[Verdict]:
        """Return the verdicts on the solutions whose runs on a case are recorded.

        A page that shows only a part carries them all. A full page carries the pair that it opens
        with; a browser records any other pair when it is chosen.
        """
        if self.is_part:
            return self.verdicts
        pair = (self.opening.left, self.opening.right) if case.number == self.opening.case else ()
        return [one for one in self.verdicts if self.names[one.solution] in pair]


def _verdicts(problem: Problem, cases: Cases, chosen: tuple[Solution, ...]) -> list[Verdict]:
    """The verdicts on these files, or on all: then our own solutions are taken to be right."""
    right = [Verdict(one, len(cases), len(cases), 0.0, None) for one in problem.solutions]
    found = [_verdict(one, cases) for one in chosen or problem.mistakes]
    verdicts = found if chosen else right + found
    shrunk = Counter(verdict.refuted_by.number for verdict in verdicts if verdict.refuted_by)
    for i, verdict in enumerate(verdicts):
        case, original = verdict.refuted_by, verdict.original
        if case and original:
            is_ambiguous = shrunk[original.number] > 1  # a number stands for one input on a page
            if is_ambiguous or len(case.arguments) > MOST_BYTES:
                verdicts[i] = _verdict(verdict.solution, cases, explain=False)
    return verdicts


def _verdict(solution: Solution, cases: Cases, explain: bool = True) -> Verdict:
    """Return the verdict, explained by the smallest input that was found; its case is named so."""
    verdict = verdict_on(solution, lambda: cases, explain=explained if explain else None)
    case, failure = verdict.refuted_by, verdict.failure
    if not verdict.original or not case or not failure:
        return verdict
    smaller = replace(case, name=f"{case.name}, shrunk")
    return replace(verdict, failure=replace(failure, case=smaller))


def _cases_to_show(cases: Cases, verdicts: list[Verdict]) -> list[Case]:
    """The examples, two small cases, and what refutes a mistake; a number stands for one input."""
    small = cases.in_group(SMALL)
    indexes = cases.in_group(EXAMPLES) + small[len(small) // 2 :][:1] + small[-1:]
    found = {case.number: case for case in map(cases.__getitem__, indexes)}
    found |= {case.number: case for verdict in verdicts if (case := verdict.refuted_by)}
    return [found[number] for number in sorted(found)]


def names_on_page(solutions: Iterable[Solution]) -> dict[Solution, str]:
    """{solution: its name on a page}; a file from elsewhere loses its folder."""
    names = {solution: solution.name for solution in solutions}
    own = [name for solution, name in names.items() if not solution.is_elsewhere]
    ends = distinct_ends([name for s, name in names.items() if s.is_elsewhere], own)
    return {solution: ends.get(name, name) for solution, name in names.items()}


def distinct_ends(paths: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """{path: the shortest end of it that no other path ends with, and no name that is taken}."""
    parts = {path: Path(path).absolute().parts[1:] for path in paths}
    found = {}
    for path, own in parts.items():
        others = [other for other in parts.values() if other != own]
        others += [tuple(name.split("/")) for name in taken]
        sizes = range(1, len(own))
        distinct = (n for n in sizes if all(other[-n:] != own[-n:] for other in others))
        found[path] = "/".join(own[-next(distinct, len(own)) :])
    return found


def file_name(problem: Problem, request: PageRequest, typed: str = "") -> str:
    """The name of a page's file; a page that shows only a part never replaces the full one."""
    parts, right = [problem.slug], {solution.name for solution in problem.solutions}
    if request.case:
        named = {TYPED: typed, GENERATED: request.case.name}  # whose numbers may be no kept case's
        case = named.get(request.case.group, str(request.case.number))
        parts.append(f"case-{_legal(case)}")
    if request.solutions:
        names = names_on_page(request.solutions).values()
        bare = ((name.removeprefix("wrong/"), name) for name in names)
        shortest = [name if short in right else short for short, name in bare]
        parts.append(_legal("-".join(shortest).replace("/", "-").replace(":", "-")))
    return f"{'.'.join(parts)}.html"


def _legal(text: str) -> str:
    """Return the text as a part of a file's name; a digest stands for what cannot be kept."""
    kept = re.sub(r"[^\w.]+", "-", text, flags=re.ASCII)[:LONGEST_PART].strip("-.")
    if kept == text:
        return text
    digest = sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:6]
    return f"{kept}-{digest}".lstrip("-")
