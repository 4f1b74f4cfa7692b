"""The typical mistakes of a problem: those that some input refutes which a person can type.

Which inputs do is found out once, on the smallest cases, and kept.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from kata import KataError
from kata.cases import checker
from kata.cases.cache import EXPLANATIONS, cache_path, load, store
from kata.cases.generate import WHAT_WAS_TYPED
from kata.cases.model import (
    EXAMPLES,
    GENERATED,
    KEPT,
    KILLERS,
    ORDERS,
    SMALL,
    TYPED,
    Case,
    Cases,
)
from kata.judge.batch import verdict_on
from kata.judge.declared import LOADING, declared
from kata.judge.model import VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge_one
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.size import cells, weight
from kata.wire.limits import Limits

TRIED = 500  # inputs on which each mistake runs, of the small ones and of the others
TYPABLE = 40  # numbers and letters of an input that a person types
SECONDS = 3.0  # after which a mistake, such as one that hangs, runs on no more of them
QUICK = Limits(case=0.5)  # what takes longer on an input that is typed fails there
REFUTING = VerdictKind.WRONG, VerdictKind.RUNTIME  # what an input can show on which one is quick


@dataclass(frozen=True)
class Known:
    """What is known of the typical mistakes of a problem, with inputs as bytes."""

    refuted: dict[bytes, list[str]]  # {small input: the mistakes that it refutes}
    passed: dict[bytes, list[str]]  # and those that are right on it
    least: dict[str, bytes]  # {mistake: the smallest input that refutes it}
    fewest: list[bytes]  # as few inputs as refute them all


def known_of(problem: Problem, cases: Cases) -> Known:
    """Return what is known of the typical mistakes, found now or earlier."""
    path = known_path(problem)
    found = load(path, Known)
    if not found:
        found = _find_out(problem, cases)
        store(path, found)
    return found


def known_path(problem: Problem) -> Path:
    """Return where that is kept."""
    sources = [one.path.read_bytes() for one in problem.mistakes] + [Path(__file__).read_bytes()]
    return cache_path(EXPLANATIONS, problem, "typical", sources)


def _find_out(problem: Problem, cases: Cases) -> Known:
    mistakes = [one for one in problem.mistakes if may_be_typical(one)]
    plays = problem.signature.plays

    def is_short(case: Case) -> bool:
        """Tell whether a person can type it; of calls, each name is as one letter."""
        calls, *_ = case.values if plays else ((),)
        return len(calls) + cells(case.values[1] if plays else case.values) <= TYPABLE

    def smallest(groups: set[str]) -> list[Case]:
        indexes = [i for i, (group, _) in enumerate(cases.origins) if group in groups]
        some = sorted(indexes, key=lambda i: len(cases.arguments[i]))[: 2 * TRIED]
        short = filter(is_short, map(cases.__getitem__, some))
        return sorted(short, key=lambda case: weight(case.values))[:TRIED]

    tried = [*smallest({EXAMPLES, KEPT, SMALL}), *smallest({GENERATED, ORDERS, KILLERS})]
    ran = {one.name: dict(_results(one, tried)) for one in mistakes}
    rest = [one for one in mistakes if True not in ran[one.name].values()]
    more = [case for one in rest if (case := verdict_on(one, lambda: cases).refuted_by)]
    tried += (more := [*filter(is_short, more)])
    for one in mistakes if more else ():
        ran[one.name] |= _results(one, more)
    sizes = {one.arguments: weight(one.values) for one in tried}
    least = {}
    for one in mistakes:
        some = [data for data, fails in ran[one.name].items() if fails]
        data = min(some, key=sizes.__getitem__, default=None)
        if data and not judge_one(one, single(problem, data), 0)[0].accepted:
            least[one.name] = data

    def named(wanted: bool) -> dict[bytes, list[str]]:
        return {data: [n for n in least if ran[n].get(data) is wanted] for data in sizes}

    refuted = named(True)
    sets = {data: frozenset(refuted[data]) for data in sorted(sizes, key=sizes.__getitem__)}
    return Known(refuted, named(False), least, fewest(sets))


def may_be_typical(mistake: Solution) -> bool:
    """Tell whether a mistake is one of the result, and not merely slow."""
    how = declared(mistake)
    return how.VERDICT in {kind.value for kind in REFUTING} and how.CAUGHT_BY != LOADING


def single(problem: Problem, arguments: bytes) -> Cases:
    """Return an input as the only case."""
    return Cases.of([checker.case_of(problem, 1, TYPED, WHAT_WAS_TYPED, arguments)])


def first_example(problem: Problem) -> Case:
    """Return the first documented example as a case."""
    return single(problem, checker.encoded(tuple(problem.examples[0].arguments)))[0]


def _results(mistake: Solution, tried: list[Case]) -> Iterator[tuple[bytes, bool]]:
    """Yield inputs, and whether a mistake fails on each."""
    end = monotonic() + SECONDS
    with Trial(mistake, QUICK) as trial:
        for case, outcome in zip(tried, trial.outcomes(Cases.of(tried), range(len(tried)))):
            if outcome.kind == VerdictKind.NOT_JUDGED:
                break
            yield case.arguments, outcome.kind.rejects
            if monotonic() > end:
                break


def fewest(refuted: dict[bytes, frozenset[str]]) -> list[bytes]:
    """Return as few inputs as refute all that any does; of two that do as much, the first."""
    first: dict[frozenset[str], bytes] = {}
    for data, names in refuted.items():
        first.setdefault(names, data)
    widest = [names for names in first if not any(names < other for other in first)]

    def cover(left: frozenset[str], count: int) -> list[frozenset[str]] | None:
        if not left or not count:
            return None if left else []
        hardest = min(left, key=lambda name: (sum(name in names for names in widest), name))
        for names in widest:
            if hardest in names and (rest := cover(left - names, count - 1)) is not None:
                return [names, *rest]
        return None

    every, count = frozenset[str]().union(*widest), 0
    while (found := cover(every, count)) is None:
        count += 1
    return [first[names] for names in found]


class Mistakes(ExitStack):
    """The typical mistakes of a problem, each of which may wait for inputs in a process."""

    def __init__(self, problem: Problem, known: Known, waits: bool = True) -> None:
        super().__init__()
        self.problem, self.known, self.waits = problem, known, waits
        some = [one for one in problem.mistakes if one.name in known.least]
        self.trials = {one.name: self.enter_context(Trial(one, QUICK)) for one in some}
        if waits:  # and has begun when a person has typed an input
            first = first_example(problem)
            for trial in self.trials.values():
                trial.outcome(first)

    def refuted_by(self, case: Case) -> frozenset[str]:
        """Return the names of those that fail on an input."""
        refuted = {*self.known.refuted.get(case.arguments, ())}
        passed = {*self.known.passed.get(case.arguments, ())}
        for name in self.trials.keys() - refuted - passed:
            outcome = self.trials[name].outcome(case)
            if not self.waits:
                self.trials[name].end_session()
            if outcome and outcome.kind == VerdictKind.NOT_JUDGED:
                raise KataError(f"{self.problem.slug} cannot be judged: {outcome.message}")
            refuted |= {name} if outcome and outcome.kind.rejects else set()
        return frozenset(refuted & self.trials.keys())

    def refuted_by_any(self, cases: Cases) -> set[str]:
        """Return the names of those that fail on at least one of these inputs."""
        return {name for i in range(len(cases)) for name in self.refuted_by(cases[i])}
