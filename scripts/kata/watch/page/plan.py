"""What a page is to show: its files and cases, what it opens with, and which runs are recorded."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.judge.batch import verdict_on
from kata.judge.model import Verdict, VerdictKind
from kata.problem.folder import Problem
from kata.problem.solution import CURIOUS, Solution
from kata.watch.page.labels import names_on_page
from kata.watch.page.model import Opening, PageRequest
from kata.watch.steps.code import nearest, statements
from kata.watch.why.explain import explained

FEWEST_STATEMENTS = 4  # statements of a solution that is worth watching
MOST_STEPS = 5000  # of a run that is recorded; those that follow are only counted
MOST_BYTES = 5000  # of an input that is none of the problem's cases
MOST_PAIRS = 3  # of a mistake and its sibling, of which a page opens with one
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

    @cached_property
    def siblings(self) -> dict[Solution, Solution]:
        """{mistake: the right solution most like it}, if there is any right solution."""
        right = self._solutions(accepted=True)
        wrong = self._solutions(accepted=False)
        return {one: found for one in wrong if (found := nearest(one, right))}

    def beside(self, solution: Solution) -> Solution:
        """Return a right solution to watch one beside, itself where there is no other."""
        others = (one for one in self._solutions(accepted=True) if one != solution)
        return self.siblings.get(solution) or next(others, solution)

    @cached_property
    def refuted(self) -> dict[int, list[Verdict]]:
        """{case number: what it refutes} of the cases that refute anything."""
        pairs = ((case, [v for v in self.verdicts if v.refuted_by == case]) for case in self.cases)
        return {case.number: some for case, some in pairs if some}

    @cached_property
    def chosen(self) -> Opening:
        """The pair of a page that shows only a part."""
        return self._opening([verdict.solution for verdict in self.verdicts])

    @cached_property
    def reported(self) -> dict[Solution, int]:
        """{mistake that LeetCode was told of: the case that refutes it}, shortest first."""
        return {
            verdict.solution: case.number
            for case in sorted(self.cases, key=lambda case: len(case.arguments))
            for verdict in self.refuted.get(case.number, [])
            if verdict.solution.declared("REPORTED", "") and verdict.kind != VerdictKind.TIME
            if verdict.solution in self.siblings
        }

    @cached_property
    def techniques(self) -> Opening:
        """Two plain techniques."""
        right = self._solutions(accepted=True)
        return self._opening([*self._techniques(right), *self.siblings, *right])

    def _solutions(self, accepted: bool) -> list[Solution]:
        return [one.solution for one in self.verdicts if one.accepted == accepted]

    def _techniques(self, right: list[Solution]) -> list[Solution]:
        """Return two techniques, those that most mistakes come from: not bfs beside bfs_hashed.

        A curiosity, or one that says everything in a line or two, comes last.
        """
        children = Counter(self.siblings.values())

        def rank(solution: Solution) -> tuple[bool, bool, int]:
            is_short = len(statements(solution.source)) < FEWEST_STATEMENTS
            return is_short, solution.level == CURIOUS, -children[solution]

        first, *others = sorted(right, key=rank)
        technique = first.name.split("_")[0]
        return [first, *(one for one in others if one.name.split("_")[0] != technique)][:2]

    def _opening(self, solutions: list[Solution]) -> Opening:
        """Return the first two of these (or the only one twice), on what refutes either."""
        left, right = (solutions * 2)[:2]
        refuting = (
            n for n, some in self.refuted.items() for v in some if v.solution in (left, right)
        )
        number = next(refuting, self.cases[0].number)
        return Opening(self.names[left], self.names[right], number)

    def fails_on(self, verdict: Verdict) -> int:
        """Return the number of the case on the page that refutes a solution; 0 for none."""
        case = verdict.refuted_by
        is_another = case and any(case.number == one.number and case != one for one in self.cases)
        return case.number if case and not is_another else 0

    def recorded_on(self, case: Case) -> list[Verdict]:
        """Return the verdicts on the solutions whose runs on a case are recorded.

        A page that shows only a part carries them all. A full page carries the pair that it opens
        with, which is one of these; a browser records any other pair when it is chosen.
        """
        if self.is_part:
            return self.verdicts
        opening, names = self.techniques, set[str]()
        if case.number == opening.case:
            names |= {opening.left, opening.right}
        for mistake, number in [*self.reported.items()][:MOST_PAIRS]:
            if number == case.number:
                names |= {self.names[mistake], self.names[self.siblings[mistake]]}
        return [one for one in self.verdicts if self.names[one.solution] in names]

    def before(self, case: Case) -> list[Case]:
        """The last cases before one of the problem's, which may have left something behind."""
        is_own = case.number <= len(self.all_cases)
        indexes = range(max(case.number - 1 - EARLIER, 0), case.number - 1 if is_own else 0)
        return [self.all_cases[i] for i in indexes]


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
