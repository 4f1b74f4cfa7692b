"""Judges many solutions on all cores, and remembers verdicts until what they depend on changes."""

import os
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kata import KataError
from kata.cases.cache import EXPLANATIONS, VERDICTS, cache_path, load, store
from kata.cases.generate import cases_of
from kata.cases.inputs import inputs_of
from kata.cases.model import Cases
from kata.faults import guarded
from kata.judge.declared import is_as_it_should_be
from kata.judge.model import Verdict, VerdictKind, not_judged
from kata.judge.verdict import judge
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.forks import start_template
from kata.text import one_line
from kata.wire.limits import Limits

# Looks into a verdict that is not plain: adds a smaller input, and why the solution fails there.
Explain: TypeAlias = Callable[[Verdict, Limits], Verdict]


RECENT = 2  # problems whose cases stay in memory: solutions come sorted by problem
recent: dict[Problem, Cases] = {}


def cases_kept(problem: Problem, say: Callable[[str], None] = lambda _: None) -> Cases:
    """Return the cases of a problem, which stay in memory for a while."""
    if problem not in recent:
        for old in [*recent][: 1 - RECENT]:
            del recent[old]
        recent[problem] = cases_of(problem, say)
    cases = recent[problem]
    inputs_of(problem, cases.size)  # this one may be new: only its equal was seen before
    return cases


class Terms(NamedTuple):
    """How solutions are judged, and what is found out about those that fail."""

    limits: Limits = Limits()
    explain: Explain | None = None
    hint: Explain | None = None  # asked after `explain`, and never remembered
    remembers: bool = False  # whether verdicts of earlier runs count
    is_fresh: bool = False  # whether they do not, but are replaced

    def verdict_on(self, solution: Solution) -> Verdict:
        """Judge one solution, and let no error of its problem stop the others."""
        limits, cases = self.limits, partial(cases_kept, solution.problem)
        try:
            if self.remembers:
                verdict = verdict_on(solution, cases, limits, self.explain, self.is_fresh)
            else:
                verdict = judge(solution, cases(), limits)
                verdict = certain(explained_by(self.explain, verdict, limits), cases)
        except Exception as error:
            return not_judged(solution, one_line(error))
        return self.hint(verdict, limits) if self.hint else verdict


def judged(
    solutions: list[Solution], terms: Terms, say: Callable[[str], None]
) -> Generator[Verdict, None, None]:
    """Yield the verdict on each solution, in order, each as soon as its problem's cases are made.

    A solution cannot be judged if these cannot be made; if all solutions are of one problem, that
    is an error.
    """
    if len(solutions) == 1:
        (solution,) = solutions
        if not terms.remembers:  # else it may not be run at all
            start_template()
        cases_kept(solution.problem, say)
        yield terms.verdict_on(solution)
        return
    from kata.judge.pool import cores, on_all_cores  # here, since a single solution needs no pool

    def work(item: Problem | Solution) -> Verdict | str:
        if isinstance(item, Solution):
            return terms.verdict_on(item)
        try:
            cases_of(item, say)
        except Exception as error:  # such as one of our own: it belongs to this problem alone
            return one_line(error)
        return ""

    items, faults = _in_turn(solutions, cores()), dict[Problem, str]()
    for item, found in on_all_cores(work, items):
        if isinstance(item, Problem):
            faults[item] = str(found or "")
            if faults[item] and all(one.problem == item for one in solutions):
                raise KataError(faults[item])
        elif fault := faults[item.problem]:
            yield not_judged(item, fault)
        elif isinstance(found, Verdict):
            yield found
        else:
            yield not_judged(item, "its judge was killed, twice")


def _in_turn(solutions: list[Solution], ahead: int) -> list[Problem | Solution]:
    """Return each problem, and later its solutions; up to `ahead` problems run in advance.

    While the cases of some are made, the solutions of others can be judged.
    """
    groups: dict[Problem, list[Solution]] = {}
    for solution in solutions:
        groups.setdefault(solution.problem, []).append(solution)
    waiting = [*groups]
    found: list[Problem | Solution] = [*waiting[:ahead]]
    for following, some in zip_longest(waiting[ahead:], groups.values()):
        found += [*(some or ()), *([following] if following else [])]
    return found


def verdict_on(
    solution: Solution,
    cases: Callable[[], Cases],
    limits: Limits = Limits(),
    explain: Explain | None = None,
    fresh: bool = False,
) -> Verdict:
    """Return the verdict on a solution, from an earlier run unless it must be fresh."""

    def judge_now() -> Verdict:
        return judge(solution, cases(), limits, in_order=fresh)

    known = None if fresh else cached_verdict(solution, limits, bool(explain))
    if not known:
        bare = cached_verdict(solution, limits) if explain and not fresh else None
        known = bare or judge_cached(solution, limits, judge_now, fresh=fresh)
        if explain and not known.accepted:
            look = partial(explained_by, explain, known, limits)
            known = judge_cached(solution, limits, look, explained=True)
    return certain(known, cases)


def certain(verdict: Verdict, cases: Callable[[], Cases]) -> Verdict:
    """Return the verdict; for a problem without an answer, claim only what is certain there."""
    if verdict.solution.problem.has_answer:
        return verdict
    from kata.judge.compared import without_answer  # here, as few problems lack an answer()

    return without_answer(verdict, cases())


def explained_by(explain: Explain | None, verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with its explanation; if explaining fails, the verdict stays as it is."""
    if not explain or verdict.accepted:
        return verdict
    return guarded(f"explaining {verdict.solution}", partial(explain, verdict, limits), verdict)


def cached_verdict(solution: Solution, limits: Limits, explained: bool = False) -> Verdict | None:
    """Return the verdict from an earlier run, explained if that is asked for and it fails."""
    verdict = load(_place(solution, limits, VERDICTS), Verdict, solution=solution)
    if explained and not (verdict and verdict.accepted):
        verdict = load(_place(solution, limits, EXPLANATIONS), Verdict, solution=solution)
    return replace(verdict, before=True) if verdict else None


def judge_cached(
    solution: Solution,
    limits: Limits,
    find: Callable[[], Verdict],
    explained: bool = False,
    fresh: bool = False,
) -> Verdict:
    """Return the verdict that `find` returns, which later runs recall unless it says little.

    An unexpected verdict on a solution of our own is not stored: it will be corrected, or is the
    machine's fault. A fresh verdict takes the place of what earlier runs found.
    """
    source, verdict = solution.source, find()
    if fresh:
        for kind in VERDICTS, EXPLANATIONS:
            with suppress(OSError):
                _place(solution, limits, kind).unlink()
    is_sound = solution.is_elsewhere or is_as_it_should_be(verdict)
    if is_sound and verdict.kind != VerdictKind.NOT_JUDGED and source == solution.source:
        kind = EXPLANATIONS if explained and not verdict.accepted else VERDICTS
        store(_place(solution, limits, kind), verdict, without="solution")
    return verdict


def _place(solution: Solution, limits: Limits, kind: str) -> Path:
    """Return where the verdict is kept; an explanation may name a solution that is right."""
    place = shown(Path(os.path.realpath(solution.path))), solution.line  # however it was named
    about = [place, tuple(solution.shape), solution.source, tuple(limits)]
    if kind == EXPLANATIONS:
        about += [other.source for other in solution.problem.solutions]
    return cache_path(kind, solution.problem, *about)
