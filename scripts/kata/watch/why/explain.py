"""Looks into a verdict: a smaller input that fails, and why it does.

The case is judged alone; a smaller input is sought that fails in the same way. One recording of the
run is then the Account: a first line for what no step shows (endless.py, faults.py), the steps that
led to what is wrong (failure.py, by slice.py), and where it parts from the run of a right solution
whose line mends it (parted.py). All processes that explaining needs are started here.
"""

from dataclasses import replace

from kata.cases.model import Cases
from kata.faults import raise_or_log
from kata.judge.declared import limits_for
from kata.judge.free_values import free_values
from kata.judge.model import Account, Outcome, Sentence, Verdict, VerdictKind
from kata.judge.smaller import failure_kind, smallest_failure
from kata.judge.verdict import judge_one, with_peers
from kata.problem.solution import Solution
from kata.run.session import LATE
from kata.watch.steps.code import nearest
from kata.watch.steps.recording import recordings
from kata.watch.steps.run import Run
from kata.watch.why.endless import endless_call, endless_loop, most_frequent_line
from kata.watch.why.failure import Failure, account_of
from kata.watch.why.faults import fault_of
from kata.watch.why.parted import mended_texts, parted, sentence
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED

STEPS, SIZE = 10_000, 1 << 21  # steps of a run that is recorded, and their bytes
PARTS = 1, 2, 8, 32  # of as many steps, which are recorded at the end of a run that has more
COUNTING = 4  # the part of the limit in which it is counted what a run that is too slow does
SHALLOW = 10_000  # nested calls that are recorded of a recursion without end
CONFIRMED = 2  # times that a smaller input must fail, each in a process of its own


def explained(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Return the verdict with what can be found out about it; unchanged if all is right."""
    solution, case = verdict.solution, verdict.refuted_by
    verdict = with_peers(verdict, limits)
    limits = limits_for(solution, limits)
    if not case:
        return verdict
    if verdict.kind != VerdictKind.TIME:
        alone, _ = judge_one(solution, Cases.of([case]), 0, limits)
        if alone.accepted:
            return replace(verdict, passes_alone=case.number > 1)
        verdict = _shrunk(verdict, limits)
        if verdict.failure and not verdict.unsteady:
            verdict = replace(verdict, free=free_values(solution, verdict.failure, limits))
    return told(verdict, limits)


def _shrunk(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a smaller input that fails in the same way, whenever it is tried."""
    failure = verdict.failure
    assert failure
    found = smallest_failure(verdict.solution, failure, limits)
    if found is failure or not found.case:
        return verdict
    for _ in range(CONFIRMED):
        _, outcome = judge_one(verdict.solution, Cases.of([found.case]), 0, limits)
        if failure_kind(outcome) != failure_kind(failure):
            return replace(verdict, unsteady=True)
    return replace(verdict, failure=found, original=failure.case)


def told(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """Add to a verdict what a recording of the failing run shows, and one of a right run."""
    failure, case = verdict.failure, verdict.refuted_by
    assert failure
    assert case
    seconds = limits.case / (COUNTING if failure.kind == VerdictKind.TIME else 1)
    is_deep = failure.message.startswith("RecursionError")
    shallow = limits._replace(recursion=SHALLOW) if is_deep else limits
    (run,) = recordings(verdict.solution, [(case.arguments, seconds)], SIZE, shallow, [STEPS])
    try:
        if not run.steps:
            return verdict
        failed = Failure(run, verdict.solution.problem, case, failure)
        return replace(verdict, how=_account(verdict.solution, failed, limits))
    except Exception as error:  # the recording is whatever the process sent
        raise_or_log(f"telling why {verdict.solution} fails", error)
        return verdict


def _account(solution: Solution, failed: Failure, limits: Limits) -> Account:
    """Tell how the run came to fail, as far as its steps show that."""
    run = failed.run
    if failed.outcome.kind == VerdictKind.TIME:
        return Account(why=_some(endless_loop(run) or most_frequent_line(run)))
    if run.end == RAISED and run.rest.startswith(b"RecursionError"):
        return Account(why=_some(endless_call(run)))
    if run.left_out or run.end == LATE:
        return _account_of_end(solution, failed, limits)
    if not _shows(run, failed.outcome):
        return Account()
    fault = fault_of(failed)
    apart = _line_that_matters(solution, failed, limits)
    if fault and apart and fault.line == apart.line:
        apart = None
    return replace(account_of(failed), why=_some(fault, apart))


def _some(*found: Sentence | None) -> tuple[Sentence, ...]:
    return tuple(filter(None, found))


def _account_of_end(solution: Solution, failed: Failure, limits: Limits) -> Account:
    """Tell how a run that is too long to be recorded came to its end, by its last steps."""
    run, call = failed.run, (failed.case.arguments, limits.case)
    first = len(run.steps)
    for part in PARTS if run.is_counted and run.end != LATE else ():
        passed = first + run.left_out - first // part
        (end,) = recordings(solution, [call], SIZE, limits, [STEPS], passed)
        if end.steps and not end.left_out and _shows(end, failed.outcome):
            title = f"How it came about, by the last {len(end.steps):,} steps"
            return replace(account_of(replace(failed, run=end)), title=title)
    return Account(f"No account: the run has more than {first:,} steps")


def _line_that_matters(mine: Solution, failed: Failure, limits: Limits) -> Sentence | None:
    """Say where a run parts from that of the right solution most like it, if that mends it."""
    near = nearest(mine, mine.problem.solutions)
    if not near:
        return None
    run, case = failed.run, failed.case
    (other,) = recordings(near, [(case.arguments, limits.case)], SIZE, limits, [STEPS])
    is_only = not mine.problem.rules.any_order
    if other.left_out or (is_only and other.result != encode(case.expected)):
        return None
    if not (found := parted(run, other)):
        return None
    texts = mended_texts(run, other, found)
    mended = (judge_one(replace(mine, part=one), Cases.of([case]), 0, limits) for one in texts)
    is_cure = any(one.accepted for one, _ in mended)
    return sentence(run, other, f"{near.name}.py", found) if is_cure else None


def _shows(run: Run, failure: Outcome) -> bool:
    """Tell whether it is the run that failed, and not one that went another way."""
    if failure.kind == VerdictKind.RUNTIME:
        return run.end == RAISED
    if failure.kind != VerdictKind.WRONG:
        return False
    if not failure.result and failure.message:  # there is no result that could be compared
        return failure.message.encode() in run.rest
    return run.result == encode(failure.value)
