"""Judges one solution: its process answers the cases, here the answers are compared."""

import marshal
import re
from contextlib import closing
from dataclasses import dataclass, replace
from time import monotonic

from kata import records
from kata.cases import Case, is_right
from kata.problem import Solution, describe
from kata.process import ACCEPTED, MEMORY, RUNTIME, WRONG, Failure, Limits, listen

LOADING = "for one case", "to load the file"
PYTHON_2 = re.compile(
    r"""^\s*(print|exec)\s+["'\w]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,""",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Verdict:
    """What the judge says of one solution; the case is the smallest that fails."""

    solution: Solution
    answered: int  # cases answered rightly
    total: int
    seconds: float
    case: Case | None  # None when all are right, or the file cannot be loaded
    failure: Failure
    examples: tuple[int, ...]  # the documented examples that fail

    @property
    def word(self):
        return self.failure.word

    @property
    def accepted(self):
        return self.word == ACCEPTED


def judge(solution, cases, limits=Limits(), only=None):
    """Run a solution on all cases, or `only` the one at that index, up to its smallest failure."""
    begin, stop = (0, len(cases)) if only is None else (only, only + 1)
    started, right, examples = monotonic(), 0, {}
    with closing(_outcomes(solution, cases, begin, stop, limits)) as outcomes:
        for index, failure in outcomes:
            if failure is None:
                right += 1
            elif index is not None and index < cases.examples:
                examples[index] = failure  # goes on: a smaller failure may follow
            else:
                break
        else:
            index, failure = min(examples.items(), default=(None, Failure(ACCEPTED)))
    return Verdict(
        solution,
        right,
        stop - begin,
        monotonic() - started,
        cases[index] if index is not None else None,
        failure,
        tuple(i + 1 for i in examples),
    )


def _outcomes(solution, cases, begin, stop, limits):
    """(index, failure or None) of one case after the other; index None is loading the file.

    When the process died in a case, another one goes on with the next.
    """
    deadline = monotonic() + limits.run
    while begin < stop:
        index, printed = None, b""
        for letter, rest in listen(solution, cases, (begin, stop), limits, deadline):
            if letter == records.LOADED:
                index, printed = begin, b""
            elif letter == records.PRINTED:
                printed += rest
            elif letter != records.READY:
                failure = _failure(solution, cases, index, letter, rest)
                text = printed.decode("utf-8", "replace")
                yield index, failure and replace(failure, printed=text)
                index, printed = index + 1, b""
                begin = index
                if begin == stop:
                    break


def _failure(solution, cases, index, letter, rest):
    """What a record says went wrong, or None for a right answer."""
    if letter == records.ENDED:
        return rest if index is not None else replace(rest, message=rest.message.replace(*LOADING))
    if letter == records.UNFIT:
        return Failure(WRONG, rest.decode("utf-8", "replace"))
    if letter == records.ANSWER and index is not None:
        try:
            right = is_right(solution.problem.rules, cases[index], rest)
            return None if right else Failure(WRONG, answer=rest)
        except Exception as error:  # accepts() need not foresee every type, but should
            message = f"accepts() in problem.py cannot tell: {describe(error)}"
            return Failure(WRONG, message, answer=rest)
    try:
        name, message, line = marshal.loads(rest)
    except (EOFError, TypeError, ValueError):
        return Failure(RUNTIME, "the solution wrote into what is the judge's")
    if name == records.NotFoundError.__name__:
        return Failure(RUNTIME, message)
    message = f"{name}: {message}".rstrip(": ")
    if name == "MemoryError":
        return Failure(MEMORY, message, line)
    if name == "ModuleNotFoundError":
        message += "; a solution has the standard library only"
    elif name == "SyntaxError" and PYTHON_2.search(solution.path.read_text("utf-8", "replace")):
        message = f"this is Python 2; {message}"
    return Failure(RUNTIME, message, line)


def peers(verdict, cases):
    """{name: seconds} of the problem's own solutions that are right in the case of a verdict."""
    index = verdict.case.number - 1
    others = [s for s in verdict.solution.problem.solutions if s.path != verdict.solution.path]
    verdicts = [judge(solution, cases, only=index) for solution in others]
    return {one.solution.name: one.seconds for one in verdicts if one.accepted}
