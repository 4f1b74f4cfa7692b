"""Finds the smallest change that repairs a solution, and says on what it was checked."""

from contextlib import closing
from dataclasses import replace
from time import monotonic

from kata import KataError
from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.edits.repairs import Repair, repairs
from kata.faults import raise_or_log
from kata.judge.batch import cases_kept
from kata.judge.declared import limits_for
from kata.judge.model import Outcome, Sentence, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import own_cases
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.usage import Allowance
from kata.watch.why.candidates import PATIENT_WALL, CandidateRunner
from kata.wire.limits import Limits

SEARCHING = 4.5  # of processor time for the search, which a busy machine does not affect
TRYING, SIFTING = 0.45, 0.2  # of these, for trying changes, and for trying some on more inputs
SOON = 0.001
SOME = 40  # small inputs that a change must get right before it is judged
COMMON = EXAMPLES, SMALL  # elsewhere few cases fail, and those may be repaired by luck
ACCEPTED, NOT_REFUTED = "it would be Accepted", "it would give what others give"


def hinted(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Return the verdict with a change that repairs the solution, if one is found in time."""
    if not verdict.refuted_by or verdict.passes_alone or verdict.unsteady:
        return verdict
    if verdict.kind == VerdictKind.NOT_JUDGED:
        return verdict
    try:
        return replace(verdict, hint=hint_of(verdict, limits_for(verdict.solution, limits)))
    except Exception as error:  # what cannot be hinted at changes no verdict
        raise_or_log(f"looking for a hint on {verdict.solution}", error)
        return verdict


def hint_of(verdict: Verdict, limits: Limits) -> tuple[Sentence, ...]:
    """Return a change, and on what the solution is right with it; or nothing."""
    solution, case = verdict.solution, verdict.refuted_by
    assert case
    cases, best = cases_kept(verdict.solution.problem), tuple[Sentence, ...]()
    allowance = Allowance(SEARCHING)
    for repair in _promising(solution, case, cases, limits):
        if allowance.left() <= 0:
            break
        repaired = replace(solution, part=repair.text)
        checked = _checked(repaired, case, cases, allowance, limits)
        found = described(solution.source, repair.text, checked) if checked else ()
        if found and checked in (ACCEPTED, NOT_REFUTED):
            return found
        best = best or found
    return best


def _promising(solution: Solution, case: Case, cases: Cases, limits: Limits) -> list[Repair]:
    """Return the changes that are right on the failing input and some others, likely ones first."""
    small = cases.in_group(SMALL)
    spread = small[:: max(len(small) // SOME, 1)] + small[-1:]
    others = [cases[i] for i in cases.in_group(EXAMPLES) + spread]
    attempts = CandidateRunner(solution, limits, TRYING * SEARCHING)
    if attempts.right([solution.source], [case]):  # it does not fail every time
        return []
    ran = attempts.lines(case)
    is_common = case.group in COMMON
    stated = bounds_of(solution.problem)
    tried = {
        one.text: one
        for one in repairs(solution.source)
        if is_common or one.is_sturdy or one.number in stated
    }
    likely = sorted(tried.values(), key=lambda one: (one.line not in ran, one.rank))
    found = attempts.right([one.text for one in likely], [case])
    found.sort(key=lambda text: tried[text].rank)
    found = CandidateRunner(solution, limits, SIFTING * SEARCHING).right(found, others)
    return [tried[text] for text in found]


def bounds_of(problem: Problem) -> set[int]:
    """Return the numbers that constraints state, and their neighbours: no luck makes them right."""
    ends = {end for bound in problem.constraints.bounds for end in (bound.low, bound.high)}
    return {end + beside for end in ends if end is not None for beside in (-1, 0, 1)}


def _checked(
    solution: Solution, case: Case, cases: Cases, allowance: Allowance, limits: Limits
) -> str:
    """Return what is certain of a repaired solution; nothing if it is wrong anywhere."""
    small = cases.in_group(SMALL)
    first = (small or cases.in_group(EXAMPLES))[-1] + 1  # so many are judged before the others
    with Trial(solution, limits, end=monotonic() + PATIENT_WALL) as trial:
        for some, indexes in (Cases.of([case]), range(1)), (cases, range(first)):
            if _first_failure(trial, some, indexes, allowance, limits):
                return ""
        failure = _first_failure(trial, cases, range(first, len(cases)), allowance, limits)
        if not failure and (left := allowance.left()) > 0:
            try:
                own = own_cases(cases, trial, left) or Cases.of([])
            except KataError:  # there was no time to make them
                failure = Outcome(VerdictKind.TIME)
            else:
                failure = _first_failure(trial, own, range(len(own)), allowance, limits)
            if not failure:
                return ACCEPTED if solution.problem.has_answer else NOT_REFUTED
    if failure and not failure.kind.may_pass:
        return ""
    return f"it is right on all {len(small):,} small inputs" if case.group in COMMON else ""


def _first_failure(
    trial: Trial, cases: Cases, indexes: range, allowance: Allowance, limits: Limits
) -> Outcome | None:
    """Return the first outcome that is not right, or Time Limit Exceeded if time runs out."""
    left, right = max(allowance.left(), SOON), 0
    trial.limits = limits._replace(run=left, case=min(left, limits.case))
    with closing(trial.outcomes(cases, indexes)) as outcomes:
        for outcome in outcomes:
            if outcome.kind != VerdictKind.ACCEPTED:
                return outcome
            right += 1
    return None if right == len(indexes) else Outcome(VerdictKind.TIME)


def described(old: str, new: str, checked: str) -> tuple[Sentence, ...]:
    """Return a change of a text in words and a line of code, if these say all of it."""
    before, after = old.splitlines(), new.splitlines()
    most = min(len(before), len(after))
    first = next((i for i in range(most) if before[i] != after[i]), most)
    most -= first
    last = next((i for i in range(most) if before[-1 - i] != after[-1 - i]), most)
    was, now = before[first : len(before) - last], after[first : len(after) - last]
    how = _change(first + 1, was, now) if was else _addition(before, first, now)
    if not how:
        return ()
    change, code = how
    return (Sentence(f"{change}, {checked}", code),)


def _addition(lines: list[str], first: int, new: list[str]) -> tuple[str, str] | None:
    """Say where a line, or an `if` with one, is added: beside a line indented like it."""
    above = next((i for i in range(first - 1, -1, -1) if lines[i].strip()), None)
    below = next((i for i in range(first, len(lines)) if lines[i].strip()), None)
    if above is not None and (_depth(lines[above]) == _depth(new[0]) or lines[above][-1:] == ":"):
        place = f"after line {above + 1}"
    elif below is not None and _depth(lines[below]) == _depth(new[0]):
        place = f"before line {below + 1}"
    else:
        return None
    match [*map(str.strip, new)]:
        case [one]:
            return f"with this {place}", one
        case [one, other] if one.endswith(":"):
            return f"with this {place}", f"{one} {other}"
    return None


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _change(line: int, was: list[str], now: list[str]) -> tuple[str, str] | None:
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
    return None


def _move(line: int, size: int, was: list[str], now: list[str]) -> tuple[str, str]:
    """Return the first lines, so many, go behind the others; what is shorter is said to move."""
    rest = len(was) - size
    first, others = _lines(line, size), _lines(line + size, rest)
    if size <= rest:
        return f"with {first} after {others}{_way(was[0], now[rest])}", was[0].strip()
    return f"with {others} before {first}{_way(was[size], now[0])}", was[size].strip()


def _way(old: str, new: str) -> str:
    """` further in` or ` further out`, if the indentation of a line is another than before."""
    if _depth(old) == _depth(new):
        return ""
    return " further in" if _depth(old) < _depth(new) else " further out"


def _lines(first: int, count: int) -> str:
    """`line 3`, or `lines 3 to 5`."""
    return f"line {first}" if count == 1 else f"lines {first} to {first + count - 1}"
