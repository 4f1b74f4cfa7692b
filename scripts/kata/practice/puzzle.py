"""Find the mistake: one of a problem's mistakes without a word about it, and the smallest input."""

from collections.abc import Iterable
from functools import partial
from random import Random

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.model import SMALL, Case
from kata.judge.batch import verdict_on
from kata.judge.declared import declared
from kata.judge.model import Verdict, VerdictKind
from kata.practice.model import Entry
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.size import cells
from kata.text import plural
from kata.watch.why.explain import explained

FOUND = {VerdictKind.WRONG.value, VerdictKind.RUNTIME.value}  # what a typed input can show


def puzzles(problem: Problem, only_reported: bool = False) -> list[Solution]:
    """Return the mistakes that a small input refutes, or all that were reported as accepted."""
    return [
        mistake
        for mistake in problem.mistakes
        if (how := declared(mistake)).VERDICT in FOUND
        and (mistake.declared("REPORTED", "") or (not only_reported and how.CAUGHT_BY == SMALL))
    ]


def chosen(
    problem: Problem, before: Iterable[Entry], left: Iterable[Entry], only_reported: bool
) -> Solution:
    """Return the mistake that was left, one that was not looked for yet, or that of longest ago."""
    some, names = puzzles(problem, only_reported), [one.mistake for one in before]
    for one in some:
        if one.path.stem in {entry.mistake for entry in left}:
            return one
    if not some:
        kind = "mistake that was reported to LeetCode" * only_reported or "mistake to find"
        raise KataError(f"{problem.slug} has no {kind}; choose another problem")
    new = [one for one in some if one.path.stem not in names]
    if not new:
        return min(some, key=lambda one: len(names) - 1 - names[::-1].index(one.path.stem))
    return Random(f"{problem.slug} {len(names)}").choice(new)


def smallest(mistake: Solution) -> Verdict:
    """Return the verdict on it by the smallest input that the judge knows to refute it."""
    verdict = verdict_on(mistake, cases := partial(cases_of, mistake.problem))
    if verdict.refuted_by and verdict.refuted_by.group != SMALL:
        verdict = verdict_on(mistake, cases, explain=explained)
    if not verdict.refuted_by:
        raise KataError(f"{mistake}: no input refutes it here; choose another problem")
    return verdict


def size_of(case: Case, problem: Problem) -> int:
    """Return how many values an input holds; of calls, how many there are, with their arguments."""
    values = case.values
    return len(values[0]) + cells(values[1]) if problem.signature.plays else cells(values)


def score(size: int, least: int) -> str:
    """Return how large an input is, beside the smallest that is known."""
    values = plural(size, "value")
    if size > least:
        return f"has {values}; the smallest input that is known has {least:,}"
    few = "fewer than any that the judge tries" if size < least else "as few as the smallest known"
    return f"has {values}, {few}"
