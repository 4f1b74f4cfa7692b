"""Judges one solution: its process runs the cases; the results are compared here."""

import re
from collections import Counter
from contextlib import closing
from dataclasses import replace
from time import monotonic

from kata.cases import EXAMPLES
from kata.correctness import is_lenient, is_right, mistyped, value_of
from kata.generate import own_cases
from kata.inside.errors import unpacked
from kata.inside.judging import PRINTED_MOST
from kata.inside.pipe import ABSENT, LOADED, PRINTED, READY, RESULT, RETURNED, UNFIT
from kata.process import ENDED, LATE, Limits, started
from kata.text import one_line
from kata.verdict import ACCEPTED, MEMORY, RUNTIME, TIME, WRONG, Failure, Verdict

RIGHT, LENIENT = "right", "None for False"  # outcomes of a case that are no failures

PYTHON_2 = re.compile(
    r"""^\s*(print|exec)\s+["'\w]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,""",
    re.MULTILINE,
)


def judge(solution, cases, limits=Limits(), explain=True):
    """Run a solution on all cases, up to the smallest that fails, and look into that failure."""
    verdict, origins = _run(solution, cases, 0, len(cases), limits), cases.origins
    if verdict.accepted and (own := own_cases(cases, solution)):
        more, cases = _run(solution, own, 0, len(own), limits), own
        verdict = replace(
            more,
            right=verdict.right + more.right,
            seconds=verdict.seconds + more.seconds,
            lenient=verdict.lenient + more.lenient,
        )
    if solution.problem.is_whole_domain:
        verdict = replace(verdict, domain=sum(group == "small" for group, _ in origins))
    if explain and verdict.failure and verdict.failure.case:
        verdict = replace(verdict, failure=_explained(verdict.failure, solution, cases, limits))
    return verdict


def _explained(failure, solution, cases, limits):
    """The failure, and what else can be found out: whether it comes alone, who is fast there."""
    index = failure.case.number - cases.before - 1
    if failure.word == TIME:
        return replace(failure, peers=_peers(solution, cases, index, limits))
    alone = index > 0 and judge_one(solution, cases, index, limits).accepted
    return replace(failure, passes_alone=alone)


def judge_one(solution, cases, index, limits=Limits(), attached=False):
    """Run a solution on the case at that index alone."""
    return _run(solution, cases, index, index + 1, limits, attached)


def _peers(solution, cases, index, limits):
    """The problem's own solutions that are right in one case, and their seconds."""
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    verdicts = [judge_one(other, cases, index, limits) for other in others]
    return tuple((v.solution.name, v.seconds) for v in verdicts if v.accepted)


def _run(solution, cases, begin, end, limits, attached=False):
    """The verdict on some of the cases; a failing example does not end it."""
    start, right, examples, failure, result = monotonic(), Counter(), [], None, None
    with closing(_outcomes(solution, cases, begin, end, limits, attached)) as outcomes:
        for failure in outcomes:
            if failure in (RIGHT, LENIENT):
                right[failure] += 1
            elif failure.word == ACCEPTED:  # another right result than the reference's
                right[RIGHT] += 1
                result = failure.result
            elif failure.case and failure.case.group == EXAMPLES:
                examples.append(failure)
            else:
                break
        else:
            failure = examples[0] if examples else None
    numbers = tuple(example.case.number for example in examples)
    seconds = monotonic() - start
    return Verdict(
        solution,
        right.total(),
        cases.last,
        seconds,
        failure,
        numbers,
        right[LENIENT],
        result=result,
    )


def _outcomes(solution, cases, begin, end, limits, attached):
    """A failure, RIGHT or LENIENT, for one case after the other.

    When the process ends in a case, another one goes on with the next, if there is time left.
    """
    index, deadline = begin, monotonic() + limits.run
    while index < end and (index == begin or monotonic() < deadline):
        span = cases.file.fileno(), index, end
        with started(solution, limits, span, attached) as child:
            loaded, printed = False, b""
            for letter, rest in _events(child, limits, deadline):
                if letter == PRINTED:
                    printed = (printed + rest)[:PRINTED_MOST]
                    continue
                if letter == LOADED:
                    loaded, printed = True, b""
                    continue
                if loaded and letter == RESULT and rest == cases.answers[index]:
                    yield RIGHT
                else:
                    case = cases[index] if loaded else None
                    if letter in (LATE, ENDED):
                        failure = stopped(child, letter, case, limits, deadline)
                    else:
                        failure = failure_of(solution, case, letter, rest)
                    text = printed.decode("utf-8", "replace")
                    if isinstance(failure, Failure):
                        failure = replace(failure, case=case, printed=text)
                    yield failure
                    if not loaded:
                        return
                index, printed = index + 1, b""
                if index == end:
                    return


def _events(child, limits, deadline):
    """What the process sends; the limit of a case holds from when it is ready to load the file."""
    for event in child.events(limits.run, deadline):
        if event[0] == READY:
            yield from child.events(limits.case, deadline)
            return
        yield event


def stopped(child, letter, case, limits, deadline):
    """What it means that a process gives no result."""
    if letter == ENDED:
        return Failure(RUNTIME, child.ending(), child.line_noted())
    if monotonic() >= deadline:
        limit = f"{limits.run:g} s for the whole run"
    else:
        limit = f"{limits.case:g} s {'for one case' if case else 'to load the file'}"
    return Failure(TIME, f"the limit is {limit}", child.line_at_work())


def failure_of(solution, case, letter, rest):
    """What a record says went wrong, RIGHT or LENIENT where nothing did."""
    if letter in (UNFIT, ABSENT):
        return Failure(WRONG if letter == UNFIT else RUNTIME, rest.decode("utf-8", "replace"))
    try:
        if letter in (RESULT, RETURNED) and case:
            value_of(rest)
            return _compared(solution.problem, case, rest, letter == RETURNED)
        name, line, call, message = unpacked(rest)
    except ValueError:
        return Failure(RUNTIME, "the solution wrote into the judge's pipe")
    message = " ".join(f"{name}: {message}".rstrip(": ").split())
    if name == "MemoryError":
        return Failure(MEMORY, message, line, call)
    if name == "ModuleNotFoundError":
        message += "; a solution has only the standard library"
    elif name == "SyntaxError" and PYTHON_2.search(solution.source):
        message = f"this is Python 2; {message}"
    return Failure(RUNTIME, message, line, call)


def _compared(problem, case, result, returned):
    """Whether a result that is not the answer to the letter is right all the same."""
    try:
        if is_right(problem, case, result):
            lenient = is_lenient(problem, case, result)
            return LENIENT if lenient else Failure(ACCEPTED, result=result)
        return Failure(WRONG, mistyped(problem, case, result), result=result, returned=returned)
    except Exception as error:  # accepts() and canonical() need not foresee every type
        message = f"problem.py cannot tell whether this is right: {one_line(error)}"
        return Failure(WRONG, message, result=result)
