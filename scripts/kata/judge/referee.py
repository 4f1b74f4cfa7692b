"""Judges problems without an answer(): one solution gives it, and reports say who differs."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

from kata.cases.checker import UnansweredError, why_illegal
from kata.cases.model import EXAMPLES, Case, Cases
from kata.cases.recipe import at_random, every
from kata.cases.tolerances import converted
from kata.judge.model import Account, Outcome, Sentence, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.reference import Place, appointed
from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import LAST, Event
from kata.text import text_of
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import CASES, RESULT, RESULT_WITH_RETURN, UnfitError

MOST_VOTERS = 5  # solutions that are asked
SMALL_SIZE, SMALL_INPUTS, RANDOM_INPUTS = 3, 300, 100  # on which they vote
SECONDS = 10.0  # of its time, in which a solution answers
BUSY = 3  # times as long, by the clock, on a machine that is busy
OFTEN = 256  # results between two looks at the clock


class Referee:
    """Stands for answer(): a solution that is right on the examples, and agrees with most."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.limits = problem, Limits()
        self.examples = stated_cases(problem)
        self.stated = {case.arguments: case.answer for case in self.examples}

    @cached_property
    def passing(self) -> list[Solution]:
        """Up to so many solutions that give what the examples state; those by others come first."""
        own = [Place(one.path) for one in self.problem.solutions]
        some = [Solution(self.problem, *place) for place in (*self.problem.others, *own)]
        return [*islice((one for one in some if self._knows_examples(one)), MOST_VOTERS)]

    @cached_property
    def solution(self) -> Solution | None:
        """The one that most often gives the most frequent result; of two, the first; or None."""
        if len(self.passing) < 3:
            return next(iter(self.passing), None)
        inputs = [*_some_inputs(self.problem)]
        results = [[*map(self._in_order, results_of(one, inputs))] for one in self.passing]
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

    @cached_property
    def trial(self) -> Trial:
        assert self.solution
        return Trial(self.solution, self.limits)

    def prepare(self, data: bytes) -> tuple[Any, list[Any]]:
        """Return a call that asks the solution."""
        return self._ask, [data]

    def finish(self, _arguments: list[Any], result: Any) -> Any:
        """Return the result as it is: the solution's process has made plain data of it."""
        return result

    def _ask(self, data: bytes) -> Any:
        if data in self.stated:
            return value_of(self.stated[data])
        if not self.solution:
            raise UnansweredError("no solution gives what the examples state")
        answer = _answer_in(self.problem, data, self.trial.probe(self.limits.case, CASES, [data]))
        if not answer:
            raise UnansweredError(f"{short_name(self.solution)} gives no result")
        return value_of(answer)

    def _knows_examples(self, solution: Solution) -> bool:
        cases = Cases.of(self.examples)
        with Trial(solution, self.limits) as trial:
            outcomes = [*trial.outcomes(cases, range(len(cases)))]
        return all(one.kind == VerdictKind.ACCEPTED for one in outcomes)

    def answers(self, inputs: list[bytes]) -> list[bytes]:
        """Return the answers to many inputs: nothing for one to which there is none."""
        results = results_of(self.solution, inputs) if self.solution else [b""] * len(inputs)
        return [self.stated.get(data, result) for data, result in zip(inputs, results)]


appointed[:] = [Referee]


def results_of(solution: Solution, inputs: list[bytes]) -> list[bytes]:
    """Return what a solution gives for each input, as far as there is time; nothing if it fails."""
    found, limits, spent, begun = list[bytes](), Limits(), 0.0, monotonic()
    while len(found) < len(inputs) and max(spent, (monotonic() - begun) / BUSY) < SECONDS:
        with started(solution, limits) as session:
            if session.failed_to_load():
                break
            session.request(CASES, inputs[len(found) :])
            for event in session.events(limits.case):
                found.append(_answer_in(solution.problem, inputs[len(found)], event))
                is_over = not len(found) % OFTEN and spent + session.clock.read() > SECONDS
                if event.letter in LAST or len(found) == len(inputs) or is_over:
                    break
            spent += session.clock.read()
    return found + [b""] * (len(inputs) - len(found))


def _answer_in(problem: Problem, arguments: bytes, event: Event) -> bytes:
    """Return a result as LeetCode compares it; nothing if there is none of the stated type."""
    if event.letter not in (RESULT, RESULT_WITH_RETURN):
        return b""
    case = Case(0, "", "", arguments, b"")
    try:
        value = converted(problem, case, None, value_of(event.rest), is_typed=False)
        problem.signature.check_result(value, case.values)
        return encode(value)
    except (UnfitError, ValueError):
        return b""


def stated_cases(problem: Problem) -> list[Case]:
    """Return the documented examples as cases, with the answers that they state."""
    stated = [(encode(one.arguments), encode(one.answer)) for one in problem.examples]
    named = ((i, f"documented example {i}", *one) for i, one in enumerate(stated, 1))
    return [Case(i, EXAMPLES, name, *data) for i, name, *data in named]


def _some_inputs(problem: Problem) -> Iterator[bytes]:
    """Yield legal inputs, small ones and random ones."""
    recipe = problem.rules.inputs
    assert recipe
    made = [*islice(every(recipe, SMALL_SIZE), SMALL_INPUTS)]
    made += [at_random(recipe, 1 + i % 10, Random(i)) for i in range(RANDOM_INPUTS)]
    for data in map(encode, filter(None, made)):
        if not why_illegal(problem, data):
            yield data


def without_answer(verdict: Verdict, cases: Cases) -> Verdict:
    """Return the verdict in words that are certain where only other solutions are known."""
    solution, failure = verdict.solution, verdict.failure
    referee = solution.problem.deputy
    assert isinstance(referee, Referee)
    others = [one for one in referee.passing if one != solution]
    verdict = replace(verdict, against=tuple(short_names(others)))
    if not failure and referee.solution == solution:
        failure = _difference(others, cases)
    case = failure.case if failure else None
    if not failure or not case or failure.kind == VerdictKind.NOT_JUDGED:
        return verdict
    if verdict.examples and case.group != EXAMPLES:
        with Trial(solution) as trial:
            found = trial.outcome(cases[verdict.examples[0] - 1])
        if found and found.kind != VerdictKind.ACCEPTED:
            bare = replace(verdict, why=(), how=Account(), hint=())  # which tell of another case
            return replace(bare, failure=found, original=None)
    if case.group == EXAMPLES or not failure.kind.is_of_result:
        return verdict
    differs = replace(failure, kind=VerdictKind.DIFFERS)
    return replace(verdict, failure=differs, why=(), others=(*_told(differs, case, others),))


def _difference(others: list[Solution], cases: Cases) -> Outcome | None:
    """Return where the referee differs from another, unless a third one agrees with it there."""
    for one in others:
        with Trial(one) as trial:
            outcomes = trial.outcomes(cases, range(len(cases)))
            found = next((out for out in outcomes if out.kind == VerdictKind.WRONG), None)
        if not found or not found.case or not found.result:
            continue
        rest = [other for other in others if other != one]
        if not any(_result_of(other, found.case) == found.case.answer for other in rest):
            case = replace(found.case, answer=found.result)
            return Outcome(VerdictKind.DIFFERS, case=case, result=found.case.answer)
    return None


def _result_of(solution: Solution, case: Case) -> bytes | str:
    """Return what a solution gives in a case: the case's answer, other bytes, or how it fails."""
    with Trial(solution) as trial:
        outcome = trial.outcome(case)
    if outcome and outcome.kind == VerdictKind.ACCEPTED and case.answer:
        return case.answer
    return (outcome and outcome.result) or str(outcome.kind if outcome else VerdictKind.RUNTIME)


def short_name(solution: Solution) -> str:
    """Return the name of a solution's file, with its folder where that names the problem."""
    path = solution.path
    is_named = path.stem.lower() in ("solution", "main", "index", "answer")
    return (f"{path.parent.name}/{path.name}" if is_named else path.name) + solution.place


def short_names(some: list[Solution]) -> list[str]:
    """Return the names of solutions' files, with their folders where only these tell them apart."""
    names = [*map(short_name, some)]
    if len({*names}) == len(names):
        return names
    return [f"{one.path.parent.name}/{one.path.name}{one.place}" for one in some]


def _told(failure: Outcome, case: Case, others: list[Solution]) -> Iterator[Sentence]:
    """Say who gives what on an input, and what was not read about it."""
    names: dict[bytes | str, list[str]] = {}
    for one, name in zip(others, short_names(others)):
        names.setdefault(_result_of(one, case), []).append(name)
    for result, some in names.items():
        value = result if isinstance(result, str) else text_of(value_of(result))
        agrees = ", as this one does" * (result == failure.result)
        yield Sentence(f"{', '.join(some)}: {value}{agrees}")
    for one in others[:1]:
        for line in one.problem.constraints.unread:
            yield Sentence(f"this constraint was not read, so the input may break it: {line}")
        for path in one.problem.constraints.unsaid:
            yield Sentence(f"the constraints say nothing about {path}, so the input may be illegal")
