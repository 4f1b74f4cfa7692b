"""Judges one solution: its process answers the cases, here the answers are compared."""

import marshal
import re
from contextlib import closing
from dataclasses import dataclass
from time import monotonic

from kata import runner
from kata.cases import Case, is_right
from kata.problem import Solution
from kata.process import ACCEPTED, MEMORY, RUNTIME, WRONG, Failure, Limits, listen

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

    When the process died in an example, another one goes on with the small cases.
    """
    deadline = monotonic() + limits.run
    while begin < stop:
        index, printed = None, ""
        for letter, rest in listen(solution, cases, (begin, stop), limits, deadline):
            if letter == runner.READY:
                continue
            if letter == runner.LOADED:
                index = begin
            elif letter == runner.PRINTED:
                printed = rest.decode(errors="replace")
            else:
                yield index, _failure(solution, cases, index, letter, rest, printed)
                index, printed = index + 1, ""
                if index == stop:
                    return
        begin = max(index, cases.examples)


def _failure(solution, cases, index, letter, rest, printed):
    """What a record says went wrong, or None for a right answer."""
    if isinstance(rest, Failure):
        return rest
    if letter == runner.ANSWER:
        right = is_right(solution.problem.rules, cases[index], rest)
        return None if right else Failure(WRONG, answer=rest, printed=printed)
    if letter == runner.UNFIT:
        return Failure(WRONG, rest.decode(), printed=printed)
    name, message, line = marshal.loads(rest)
    word = MEMORY if name == "MemoryError" else RUNTIME
    message = f"{name}: {message}".rstrip(": ")
    if name == runner.NotFoundError.__name__:
        message = message.partition(": ")[2]
    elif name == "ModuleNotFoundError":
        message += "; a solution has the standard library only"
    elif PYTHON_2.search(solution.path.read_text("utf-8", "replace")) and name == "SyntaxError":
        message = f"this is Python 2; {message}"
    return Failure(word, message, line, printed=printed)


def peers(verdict, cases):
    """{name: seconds} of the problem's own solutions that are right in the case of a verdict."""
    index = verdict.case.number - 1
    others = [s for s in verdict.solution.problem.solutions if s.path != verdict.solution.path]
    verdicts = [judge(solution, cases, only=index) for solution in others]
    return {one.solution.name: one.seconds for one in verdicts if one.accepted}
