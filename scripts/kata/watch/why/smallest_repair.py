"""Finds the smallest change that repairs a solution: no case, and none of its own, refutes it."""

from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import takewhile
from time import monotonic

from kata import KataError
from kata.cases.constants import own_cases
from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.edits.repairs import repairs
from kata.faults import guarded
from kata.judge.batch import cases_kept
from kata.judge.declared import limits_for
from kata.judge.model import Sentence, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.problem.solution import Solution
from kata.run.usage import used
from kata.watch.steps.states import shared_ends
from kata.wire.limits import Limits

LONGEST = 20_000  # characters of a file that is searched
SEARCHING = 4.5  # of processor time for the search, which a busy machine does not affect
ON_CLOCK = 60.0  # seconds for a change, for a machine that is too busy to run anything
LARGE = 512  # bytes of an input on which a run may take its time
QUICK, PATIENT = 0.05, 0.5  # seconds of its time for a change: on a small input, on any other
SOON = 0.001
COMMON = EXAMPLES, SMALL  # elsewhere few cases fail, and those may be repaired by luck
ACCEPTED, NOT_REFUTED = "it would be Accepted", "it would give what others give"


def hinted(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Return the verdict with a change that repairs the solution, if one is found in time."""
    if not verdict.refuted_by or verdict.passes_alone or verdict.unsteady:
        return verdict
    if len(verdict.solution.source) > LONGEST:
        return verdict
    find = partial(hint_of, verdict, limits_for(verdict.solution, limits))
    return replace(verdict, hint=guarded(f"looking for a hint on {verdict.solution}", find, ()))


def hint_of(verdict: Verdict, limits: Limits) -> tuple[Sentence, ...]:
    """Return a change of a line that the report names, if it repairs the solution; or nothing."""
    solution, case = verdict.solution, verdict.refuted_by
    assert case
    lines = {one.line for one in verdict.how.why} | {one.line for one in verdict.how.moments}
    checked = ACCEPTED if solution.problem.has_answer else NOT_REFUTED
    cases, end = cases_kept(solution.problem), used() + SEARCHING
    for text in repairs(solution.source, lines, is_rare=case.group not in COMMON):
        if end - used() <= 0:
            break
        found = described(solution.source, text, checked)
        if found and _passes(replace(solution, part=text), case, cases, end, limits):
            return found
    return ()


def _passes(solution: Solution, case: Case, cases: Cases, end: float, limits: Limits) -> bool:
    """Tell whether a repaired solution is right in all cases, as far as there is time."""
    small = cases.in_group(SMALL) or cases.in_group(EXAMPLES)
    first = small[-1] + 1  # so many are judged before the others
    quick = QUICK if len(case.arguments) <= LARGE else PATIENT
    with Trial(solution, limits, end=monotonic() + ON_CLOCK) as trial:
        for some, indexes, most in (
            (Cases.of([case]), range(1), quick),
            (cases, range(first), PATIENT),
            (cases, range(first, len(cases)), limits.case),
        ):
            if not _all_right(trial, some, indexes, end, limits._replace(case=most)):
                return False
        try:
            own = own_cases(cases, solution, max(end - used(), SOON)) or Cases.of([])
        except KataError:  # there was no time to make them
            return False
        return _all_right(trial, own, range(len(own)), end, limits)


def _all_right(trial: Trial, cases: Cases, indexes: range, end: float, limits: Limits) -> bool:
    """Tell whether each outcome is right, and there is time for all of them."""
    left = max(end - used(), SOON)
    trial.limits = limits._replace(run=left, case=min(left, limits.case))
    with closing(trial.outcomes(cases, indexes)) as outcomes:
        right = sum(1 for _ in takewhile(lambda one: one.kind == VerdictKind.ACCEPTED, outcomes))
    return right == len(indexes)


def described(old: str, new: str, checked: str) -> tuple[Sentence, ...]:
    """Return a change of a text in words and a line of code, if these say all of it."""
    before, after = old.splitlines(), new.splitlines()
    first, last = shared_ends(before, after)
    was, now = before[first : len(before) - last], after[first : len(after) - last]
    change, code = _change(first + 1, was, now)
    return (Sentence(f"{change}, {checked}", code),) if change else ()


def _change(line: int, was: list[str], now: list[str]) -> tuple[str, str]:
    """Return what becomes of the lines from `line` on, and the code that is quoted."""
    old, new = [*map(str.strip, was)], [*map(str.strip, now)]
    if old == new:
        return f"with {_lines(line, len(was))} one indentation level{_way(was[0], now[0])}", old[0]
    for size in range(1, len(old)):
        if old[size:] + old[:size] == new:
            return _move(line, size, was, now)
    match old, new:
        case [_, *_], [] | ["pass"]:
            return f"without {_lines(line, len(was))}", old[0]
        case [_], [one]:
            return f"with this as line {line}", one
        case [_, _], [one] if one:
            return f"with this in place of {_lines(line, 2)}", one
    return "", ""


def _move(line: int, size: int, was: list[str], now: list[str]) -> tuple[str, str]:
    """Return the first lines, so many, go behind the others; what is shorter is said to move."""
    rest = len(was) - size
    first, others = _lines(line, size), _lines(line + size, rest)
    if size <= rest:
        return f"with {first} after {others}{_way(was[0], now[rest])}", was[0].strip()
    return f"with {others} before {first}{_way(was[size], now[0])}", was[size].strip()


def _way(old: str, new: str) -> str:
    """` further in` or ` further out`, if the indentation of a line is another than before."""
    before, after = (len(line) - len(line.lstrip()) for line in (old, new))
    if before == after:
        return ""
    return " further in" if before < after else " further out"


def _lines(first: int, count: int) -> str:
    """`line 3`, or `lines 3 to 5`."""
    return f"line {first}" if count == 1 else f"lines {first} to {first + count - 1}"
