"""Finds the smallest change that repairs a solution, and says on what it was checked."""

from contextlib import closing, suppress
from dataclasses import replace
from time import monotonic

from kata import KataError
from kata.cases.keep import temporary_cases
from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.edits.repairs import Repair, repairs
from kata.judge.declared import limits_for
from kata.judge.many import cases_kept
from kata.judge.model import Outcome, Verdict, Word
from kata.judge.one import own_cases
from kata.judge.trial import Trial
from kata.problem.solution import Solution
from kata.watch.why.attempts import Attempts
from kata.wire.model import Limits

SECONDS = 4.5  # on the clock for the search, so that all is over after five
TRYING, SIFTING = 0.45, 0.65  # of these, until when changes are tried, and tried on more inputs
SOON = 0.001
SOME = 40  # small inputs that a change must get right before it is judged
UNSURE = Word.TIME, Word.MEMORY  # it may be right, and there was no time to find out
COMMON = EXAMPLES, SMALL  # elsewhere few cases fail, and those may be repaired by luck
ACCEPTED = "it would be Accepted"


def hinted(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """The verdict with a change that repairs the solution, if one is found in time."""
    if not verdict.refuted_by or verdict.passes_alone or verdict.unsteady:
        return verdict
    if verdict.word == Word.NOT_JUDGED:
        return verdict
    with suppress(Exception):  # what cannot be hinted at changes no verdict
        return replace(verdict, hint=hint_of(verdict, limits_for(verdict.solution, limits)))
    return verdict


def hint_of(verdict: Verdict, limits: Limits) -> str:
    """A change, and on what the solution is right with it; or nothing."""
    solution, case = verdict.solution, verdict.refuted_by
    assert case
    begun, cases, best = monotonic(), cases_kept(verdict.solution.problem), ""
    end = begun + SECONDS
    for repair in _promising(solution, case, cases, begun, limits):
        if monotonic() > end:
            break
        repaired = replace(solution, part=repair.text)
        checked = _checked(repaired, case, cases, end, limits)
        found = described(solution.source, repair.text, checked) if checked else ""
        if found and checked == ACCEPTED:
            return found
        best = best or found
    return best


def _promising(
    solution: Solution, case: Case, cases: Cases, begun: float, limits: Limits
) -> list[Repair]:
    """The changes that are right on the failing input and on some others, the likely ones first."""
    small = cases.in_group(SMALL)
    spread = small[:: max(len(small) // SOME, 1)] + small[-1:]
    others = [cases[i] for i in cases.in_group(EXAMPLES) + spread]
    attempts = Attempts(solution, limits, begun + TRYING * SECONDS)
    if attempts.right([solution.source], [case]):  # it does not fail every time
        return []
    ran = attempts.lines(case)
    is_common = case.group in COMMON
    all_of_them = repairs(solution.source)
    tried = {one.text: one for one in all_of_them if is_common or one.is_sturdy}
    likely = sorted(tried.values(), key=lambda one: (one.line not in ran, one.rank))
    found = attempts.right([one.text for one in likely], [case])
    found.sort(key=lambda text: tried[text].rank)
    found = Attempts(solution, limits, begun + SIFTING * SECONDS).right(found, others)
    return [tried[text] for text in found]


def _checked(solution: Solution, case: Case, cases: Cases, end: float, limits: Limits) -> str:
    """What is certain of a repaired solution; nothing if it is wrong anywhere."""
    small = cases.in_group(SMALL)
    first = (small or cases.in_group(EXAMPLES))[-1] + 1  # so many are judged before the others
    for some, indexes in (temporary_cases([case]), range(1)), (cases, range(first)):
        if _first_failure(solution, some, indexes, end, limits):
            return ""
    failure = _first_failure(solution, cases, range(first, len(cases)), end, limits)
    if not failure and monotonic() < end:
        try:
            own = own_cases(cases, solution, limits, end) or temporary_cases([])
        except KataError:  # there was no time to make them
            failure = Outcome(Word.TIME)
        else:
            failure = _first_failure(solution, own, range(len(own)), end, limits)
        if not failure:
            return ACCEPTED
    if failure and failure.word not in UNSURE:
        return ""
    return f"it is right on all {len(small):,} small inputs" if case.group in COMMON else ""


def _first_failure(
    solution: Solution, cases: Cases, indexes: range, end: float, limits: Limits
) -> Outcome | None:
    """The first outcome that is not right; one that is too slow if there is no time for all."""
    left, right = max(end - monotonic(), SOON), 0
    limits = limits._replace(run=left, case=min(left, limits.case))
    with closing(Trial(solution, cases, limits, end=end).outcomes(indexes)) as outcomes:
        for outcome in outcomes:
            if outcome.word != Word.ACCEPTED:
                return outcome
            right += 1
            if monotonic() > end:
                break
    return None if right == len(indexes) else Outcome(Word.TIME)


def described(old: str, new: str, checked: str) -> str:
    """A change of a text in words and a line of code after a colon, if these say all of it."""
    before, after = old.splitlines(), new.splitlines()
    most = min(len(before), len(after))
    first = next((i for i in range(most) if before[i] != after[i]), most)
    most -= first
    last = next((i for i in range(most) if before[-1 - i] != after[-1 - i]), most)
    was, now = before[first : len(before) - last], after[first : len(after) - last]
    how = _change(first + 1, [*map(str.strip, was)], [*map(str.strip, now)])
    if not how:
        return ""
    if how == MOVED:
        way = "further in" if len(now[0]) > len(was[0]) else "further out"
        how = f"with {_lines(first + 1, len(was))} one indentation {way}", was[0].strip()
    change, code = how
    return f"{change}, {checked}:\n{code}"


MOVED = "moved", ""


def _change(line: int, was: list[str], now: list[str]) -> tuple[str, str] | None:
    """What becomes of the lines from `line` on, without their indentation, and what is quoted."""
    if was == now:
        return MOVED
    match was, now:
        case [_, *_], [] | ["pass"]:
            return f"without {_lines(line, len(was))}", was[0]
        case [_], [one]:
            return f"with this as line {line}", one
        case [], [one]:
            return f"with this after line {line - 1}", one
        case [], [one, other] if one.endswith(":"):
            return f"with this after line {line - 1}", f"{one} {other}"
        case [one, *others], [*rest, same] if [one, *others] == [same, *rest]:
            return f"with line {line} after {_lines(line + 1, len(others))}", one
        case [*others, one], [same, *rest] if [*others, one] == [*rest, same]:
            return f"with line {line + len(others)} before {_lines(line, len(others))}", one
    return None


def _lines(first: int, count: int) -> str:
    """`line 3`, or `lines 3 to 5`."""
    return f"line {first}" if count == 1 else f"lines {first} to {first + count - 1}"
