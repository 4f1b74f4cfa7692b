"""Answers where there is no answer(): a solution gives them that most others agree with."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import islice
from random import Random
from time import monotonic

from kata.cases.checker import is_right, why_illegal
from kata.cases.inputs import inputs_of
from kata.cases.model import Case
from kata.cases.recipe import at_random, every
from kata.cases.tolerances import converted
from kata.problem.folder import Problem
from kata.problem.solution import Place, Solution
from kata.run.process import started
from kata.run.session import LAST, Event
from kata.wire.limits import MB, Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import CASES, RESULT, UnfitError

AT_ONCE = 4  # problems whose referees are kept
MOST_VOTERS = 5  # solutions that are asked
SMALL_SIZE, SMALL_INPUTS, RANDOM_INPUTS = 3, 300, 100  # on which they vote
SECONDS = 10.0  # of its time, in which a solution answers
BUSY = 3  # times as long, by the clock, on a machine that is busy
LONGEST, ROOM = MB, 32 * MB  # bytes of an answer, and of all that a solution gives


class Referee:
    """Stands for answer(): a solution that is right on the examples, and agrees with most."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.stated = {encode(one.arguments): encode(one.answer) for one in problem.examples}
        self.spent = 0.0  # seconds of its time, for answers to single inputs

    @cached_property
    def passing(self) -> list[Solution]:
        """Up to so many solutions that give what the examples state; those by others come first."""
        own = [Place(one.path) for one in self.problem.solutions]
        some = [Solution(self.problem, *place) for place in (*self.problem.others, *own)]
        return [*islice(filter(self._knows_examples, some), MOST_VOTERS)]

    def _knows_examples(self, solution: Solution) -> bool:
        results, _ = results_of(solution, [*self.stated])
        return all(
            result and is_right(self.problem, Case(0, "", "", *stated), result)
            for stated, result in zip(self.stated.items(), results)
        )

    @cached_property
    def solution(self) -> Solution | None:
        """The one that most often gives the most frequent result; of two, the first; or None."""
        if len(self.passing) < 3:
            return next(iter(self.passing), None)
        inputs = [*_some_inputs(self.problem)]
        results = [[*map(self._in_order, results_of(one, inputs)[0])] for one in self.passing]
        most = [Counter(filter(None, some)).most_common(1) for some in zip(*results)]
        agreeing = [
            sum(bool(first) and one == first[0][0] for one, first in zip(some, most))
            for some in results
        ]
        return self.passing[agreeing.index(max(agreeing))]

    def _in_order(self, result: bytes) -> bytes:
        """Return a result in the order in which results are compared."""
        canonical = self.problem.rules.canonical
        return encode(canonical(value_of(result))) if canonical and result else result

    def answers(self, inputs: list[bytes]) -> list[bytes]:
        """Return the answers to many inputs: nothing for one to which there is none."""
        results = results_of(self.solution, inputs)[0] if self.solution else [b""] * len(inputs)
        return [self.stated.get(data, result) for data, result in zip(inputs, results)]

    def answer(self, data: bytes) -> bytes:
        """Return the answer to one input, or nothing, as if all its time is `spent`."""
        if data in self.stated or not self.solution or self.spent > BUSY * SECONDS:
            return self.stated.get(data, b"")
        (found,), seconds = results_of(self.solution, [data])
        self.spent += seconds
        return found


@lru_cache(AT_ONCE)
def _referee(problem: Problem, _others: tuple[Place, ...]) -> Referee:
    return Referee(problem)


def referee_of(problem: Problem) -> Referee:
    """Return the referee of a problem, so that its solutions vote once."""
    return _referee(problem, problem.others)


def results_of(solution: Solution, inputs: list[bytes]) -> tuple[list[bytes], float]:
    """(what a solution gives for each input, the seconds of its time that it took for all of them).

    It gives nothing where it fails, or has no time or room left.
    """
    found, limits, spent, room = list[bytes](), Limits(), 0.0, ROOM
    end = monotonic() + BUSY * SECONDS
    while len(found) < len(inputs) and spent < SECONDS and room > 0 and monotonic() < end:
        with started(solution, limits) as session:
            session.end = end
            if session.failed_to_load():
                break
            session.request(CASES, inputs[len(found) :])
            for event in session.events(limits.case):
                found.append(_answer_in(solution.problem, inputs[len(found)], event))
                room -= len(found[-1])
                is_over = room <= 0 or spent + session.clock.seconds > SECONDS
                if event.letter in LAST or len(found) == len(inputs) or is_over:
                    break
            spent += session.clock.read()
    return found + [b""] * (len(inputs) - len(found)), spent


def _answer_in(problem: Problem, arguments: bytes, event: Event) -> bytes:
    """Return a result as LeetCode compares it; nothing if it is too long, or of another type."""
    if event.letter != RESULT or len(event.rest) > LONGEST:
        return b""
    case = Case(0, "", "", arguments, b"")
    try:
        value = converted(problem, case, None, value_of(event.rest), is_typed=False)
        problem.signature.check_result(value, case.values)
        return encode(value)
    except (UnfitError, ValueError):
        return b""


def _some_inputs(problem: Problem) -> Iterator[bytes]:
    """Yield legal inputs, small ones and random ones."""
    recipe = inputs_of(problem).recipe
    assert recipe
    made = [*islice(every(recipe, SMALL_SIZE), SMALL_INPUTS)]
    made += [at_random(recipe, 1 + i % 10, Random(i)) for i in range(RANDOM_INPUTS)]
    for data in map(encode, filter(None, made)):
        if not why_illegal(problem, data):
            yield data
