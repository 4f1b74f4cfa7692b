"""Looks into a verdict: a smaller input that fails, why it does, and how time grows.

All processes that explaining needs are started here; the reasons come from their recordings.
"""

from dataclasses import replace
from marshal import loads

from kata.cases.model import SMALL, Case, Cases
from kata.faults import raise_or_log
from kata.judge.declared import limits_for
from kata.judge.many import cases_kept
from kata.judge.model import Outcome, Verdict, Word
from kata.judge.one import judge_one, with_peers
from kata.judge.slower import halved
from kata.judge.smaller import failure_kind, smallest_failure
from kata.problem.signature import required
from kata.problem.solution import Solution
from kata.size import length
from kata.watch.steps.code import nearest
from kata.watch.steps.model import Recording
from kata.watch.steps.recording import recordings
from kata.watch.why.attempts import Attempts
from kata.watch.why.calls import endless_call, endless_loop, most_frequent
from kata.watch.why.divergence import mended_texts, with_divergence
from kata.watch.why.leftovers import left_by_earlier_calls
from kata.watch.why.reasons import Failure, sentences
from kata.watch.why.runs import Replay
from kata.wire.model import Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED

SIZE = 1 << 20  # bytes of the steps of a run that is recorded
COUNTING = 4  # the part of the limit in which it is counted what a run that is too slow does
SHALLOW = 10_000  # nested calls that are recorded of a recursion without end
CONFIRMED = 2  # times that a smaller input must fail, each in a process of its own
SOME = 2  # items or letters of an input that are worth telling


def explained(verdict: Verdict, limits: Limits = Limits()) -> Verdict:
    """The verdict with what can be found out about it; unchanged if all is right."""
    solution, case = verdict.solution, verdict.refuted_by
    limits = limits_for(solution, limits)
    verdict = with_peers(verdict, limits)
    if not case:
        return verdict
    if verdict.word != Word.TIME:
        alone, _ = judge_one(solution, Cases.of([case]), 0, limits)
        if alone.accepted:
            why = left_by_earlier_calls(solution, case, cases_kept(solution.problem), limits)
            return replace(verdict, passes_alone=case.number > 1, why=why)
        verdict = _shrunk(verdict, limits)
    elif case.group != SMALL:
        verdict = halved(verdict, case, limits)
    return replace(verdict, why=_why(verdict, limits))


def _shrunk(verdict: Verdict, limits: Limits) -> Verdict:
    """The verdict with a smaller input that fails in the same way, whenever it is tried."""
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


def _why(verdict: Verdict, limits: Limits) -> str:
    """Why it fails, as far as recordings of the failing and of a right run show it for certain."""
    solution, failure, case = verdict.solution, verdict.failure, verdict.refuted_by
    assert failure
    assert case
    seconds = limits.case / (COUNTING if failure.word == Word.TIME else 1)
    if failure.message.startswith("RecursionError"):
        limits = limits._replace(recursion=SHALLOW)
    (recording,) = recordings(solution, [(case.arguments, seconds)], SIZE, limits)
    try:
        if not recording.steps:
            return ""
        run = Replay(recording.steps, solution.source, "", failure.value, failure.line)
        if failure.word == Word.TIME:
            often = most_frequent(run, recording, *_input_size(solution, case.arguments))
            return endless_loop(run) or often
        if recording.end == RAISED and recording.rest.startswith(b"RecursionError"):
            return endless_call(run)
        if recording.left_out or not _shows(recording, failure):
            return ""
        is_misshapen = failure.word == Word.WRONG and bool(failure.message)
        is_only = not (solution.problem.rules.any_order or is_misshapen)
        other = _right_run(solution, case, is_only, limits)
        is_only = is_only and failure.word == Word.WRONG  # an exception gives no result
        rules, shape = solution.problem.rules, solution.shape
        forms = rules.canonical, bool(rules.accepts) or is_misshapen
        failed = Failure(run, other, shape, case.expected, is_only, *forms)
        return _with_line_that_matters(sentences(failed), failed, solution, case, limits)
    except Exception as error:  # the recording is whatever the process sent
        raise_or_log(f"telling why {solution} fails", error)
        return ""


def _with_line_that_matters(
    why: str, failed: Failure, solution: Solution, case: Case, limits: Limits
) -> str:
    """Sentences, with one on where the runs part, if the other's line there makes it right."""
    run, other, found = failed.run, failed.other, failed.divergence
    if not other or not found:
        return why
    attempts = Attempts(solution, limits, limits.case)
    if attempts.right([*mended_texts(run, other, found)], [case]):
        return with_divergence(why, run, other, found)
    return why


def _shows(recording: Recording, failure: Outcome) -> bool:
    """Whether it is a recording of the run that failed, and not one that went another way."""
    if failure.word == Word.RUNTIME:
        return recording.end == RAISED
    if failure.word != Word.WRONG:
        return False
    if not failure.result and failure.message:  # there is no result that could be compared
        return failure.message.encode() in recording.rest
    return recording.result == encode(failure.value)


def _right_run(solution: Solution, case: Case, is_only: bool, limits: Limits) -> Replay | None:
    """The run of the most similar right solution on the same input, if all of it is recorded."""
    near = nearest(solution, solution.problem.solutions)
    if not near:
        return None
    (found,) = recordings(near, [(case.arguments, limits.case)], SIZE, limits)
    if found.left_out or (is_only and found.result != encode(case.expected)):
        return None
    return Replay(found.steps, near.source, f"{near.name}.py", case.expected)


def _input_size(solution: Solution, arguments: bytes) -> tuple[str, int]:
    """`with len(nums) = 2,000, ` and 2000, for the longest list or string; or nothing and 0."""
    signature, values = solution.problem.signature, loads(arguments)
    if signature.plays:
        return f"in {len(values[0]):,} calls, ", len(values[0])
    named = signature.named(values).items()
    sized = {name: value for name, value in named if isinstance(value, (list, str))}
    name = max(sized, key=lambda name: len(sized[name]), default="")
    if len(sized.get(name, "")) < SOME:
        return "", 0
    kind = required(signature.parameters[name])
    if isinstance(kind, str) and kind != "str":
        return f"with {length(sized[name]):,} nodes in {name}, ", length(sized[name])
    return f"with len({name}) = {len(sized[name]):,}, ", len(sized[name])
