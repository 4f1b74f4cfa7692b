"""What takes too long for `make test`: the slow checks of every solution and mistake."""

import ast
import re
from functools import partial
from marshal import loads

import pytest
import tiny
from kata.cases.generate import cases_of
from kata.cases.single import typed
from kata.edits.changes import mutants
from kata.judge.batch import verdict_on
from kata.judge.declared import first_index, is_slow, limits_for
from kata.judge.model import VerdictKind
from kata.judge.verdict import judge_one, judge_some
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.problem.solution import issue_of
from kata.run.process import started
from kata.run.session import ask
from kata.tools.documents import kept_reports
from kata.tools.mutants import known_survivors, line_of
from kata.tools.reported import LARGE, kept_for, reported_as, results_of
from kata.watch.steps.model import COUNTED, STEPS
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import RESULT, STEP

TWICE = Limits(case=2 * Limits().case)  # a machine that is fast may get by with three times as much


def caught_earlier(mistake):
    """Which case catches it before those that should, in words; "" where none does."""
    cases = cases_of(mistake.problem)
    failure = judge_some(mistake, cases, range(first_index(mistake, cases))).failure
    if not failure or (failure.kind == VerdictKind.TIME and is_slow(mistake)):
        return ""
    number, group, name = failure.case.number, failure.case.group, failure.case.name
    return f"{mistake}: caught already by case {number}, {name}; write CAUGHT_BY = {group!r}"


def test_no_earlier_case_catches_it(late):
    """Broken: a mistake is said to need larger inputs, though a small one refutes it."""
    if says := caught_earlier(late):
        pytest.fail(says, pytrace=False)


def too_fast(mistake):
    """What to do about a mistake that declares to be too slow, but is right within the limit."""
    if not is_slow(mistake):
        return ""
    cases, limits = cases_of(mistake.problem), TWICE
    largest_first = range(first_index(mistake, cases), len(cases))[::-1]
    verdict = judge_some(mistake, cases, largest_first, limits)
    why = f"Accepted when it has {limits.case:g} s: it is slow, not wrong; remove it"
    return f"{mistake}: {why}" if verdict.accepted else ""


def test_what_is_too_slow_exceeds_the_real_limit(late):
    """Broken: a mistake is Accepted, which is too slow only for the short limit of `make test`."""
    if says := too_fast(late):
        pytest.fail(says, pytrace=False)


def still_refuted(one):
    """Return what the input in a row does to its mistake now, if not what the row says."""
    mistake, problem = one.mistake, one.mistake.problem
    if one.given == LARGE:
        said = str(verdict_on(mistake, partial(cases_of, problem)).kind)
        return said if said != one.results else ""
    cases, index = cases_of(problem), 0
    if number := re.match("case ([0-9,]+): ", one.given):
        index = cases.find(number[1])
    else:
        cases = typed(problem, typed_text(problem, one.given[1:-1]))
    _, outcome = judge_one(mistake, cases, index, limits_for(mistake, Limits()).patient)
    if outcome.kind == VerdictKind.ACCEPTED:
        return str(outcome.kind)
    said = results_of(problem, outcome, cases[index])
    return said if said != one.results else ""


def typed_text(problem, given):
    """Return the input of a row as it is typed: calls become the two lists that LeetCode plays."""
    if not problem.signature.plays:
        return given
    listed = ast.parse(f"[{given}]", mode="eval").body
    calls = [call for call in ast.iter_child_nodes(listed) if isinstance(call, ast.Call)]
    arguments = [[ast.literal_eval(argument) for argument in call.args] for call in calls]
    return f"{[ast.unparse(call.func) for call in calls]}, {arguments}"


def untrue(problem, kept):
    """What a list of mistakes that LeetCode was reported to accept lacks, or says wrongly."""
    for mistake in problem.mistakes:
        if not (issue := issue_of(mistake)):
            continue
        if not kept_for(mistake, kept):
            yield f"{mistake}: it has changed, or is new; run make fmt"
        elif said := still_refuted(reported_as(mistake, issue, kept)):
            yield f"{mistake}: its input gives {said}; remove its row, then run make fmt"


def test_reported_mistakes_are_listed_with_what_refutes_them(problem):
    """Broken: ACCEPTED.md shows an input that refutes nothing, or is illegal."""
    if lines := [*untrue(problem, kept_reports())]:
        pytest.fail("\n".join(["problems/ACCEPTED.md:", *lines]), pytrace=False)


def test_what_the_list_of_reported_mistakes_lacks_or_says_wrongly_is_named():
    """Broken: the gate above passes whatever ACCEPTED.md says."""
    problem, kept = find_problem("plus-one"), kept_reports()
    mistakes = [path for path in kept if "plus-one" in path]
    assert len([*untrue(problem, {})]) == len(mistakes) > 0
    wrong = {path: kept[path]._replace(given="`digits = [1]`") for path in mistakes}
    assert all("gives Accepted; remove" in line for line in untrue(problem, wrong))


def outdated(problem):
    """The lines of survivors.txt that are about no change of a solution, in words."""
    made = {line_of(mutant) for solution in problem.solutions for mutant in mutants(solution)}
    lines = known_survivors(problem).items()
    return [
        f"{where}: there is no such change: {text}" for text, where in lines if text not in made
    ]


def test_known_survivors_are_mutants(problem):
    """Broken: a line of survivors.txt excuses a change of code that is no longer there."""
    if says := outdated(problem):
        pytest.fail("\n".join(says), pytrace=False)


def test_an_outdated_survivor_is_named(repository):
    """Broken: the gate above passes whatever survivors.txt says."""
    line = "adds.py  number + 1  ->  number  # it used to be there"
    repository.write("problems/double/survivors.txt", line + "\n")
    problem = Problem(repository.root / "problems" / "double")
    (says,) = outdated(problem)
    assert says.endswith(
        "survivors.txt:1: there is no such change: adds.py  number + 1  ->  number"
    )


def test_what_is_not_too_slow_is_named(repository):
    """Broken: the gate above passes whatever a mistake declares."""
    slow = f'"""Slow."""\nVERDICT = "Time Limit Exceeded"\n{tiny.solution("return 2 * number")}'
    repository.write("problems/double/wrong/slow.py", slow)
    mistake = Problem(repository.root / "problems" / "double").solution("wrong/slow")
    assert too_fast(mistake).endswith(
        "slow.py: Accepted when it has 4 s: it is slow, not wrong; remove it"
    )


@pytest.mark.parametrize(
    "declares", ['CAUGHT_BY = "killers"', 'VERDICT = "Time Limit Exceeded"'], ids=["group", "time"]
)
def test_an_earlier_case_that_catches_it_is_named(repository, declares):
    """Broken: the gate above passes whatever a mistake declares."""
    late = f'"""Late."""\n{declares}\n{tiny.solution("return 2 * number + (number == 7)")}'
    repository.write("problems/double/wrong/late.py", late)
    problem = Problem(repository.root / "problems" / "double")
    says = caught_earlier(problem.solution("wrong/late"))
    why = "caught already by case 9, every number below 10; write CAUGHT_BY = 'small'"
    assert says.endswith(f"late.py: {why}")


def test_a_traced_result_is_the_untraced_one(solution):
    """Broken: watching a solution changes what it does."""
    with started(solution, Limits()) as session:
        for example in solution.problem.examples:
            arguments = encode(example.arguments)
            letter, rest, *_ = ask(session, 60, "seconds", arguments, 1, 1)
            assert letter == RESULT
            _, plain = loads(rest)
            session.request("steps", arguments, solution.source, (STEPS, COUNTED, 1 << 18))
            events = (event for event in session.events(60) if event.letter != STEP)
            letter, rest, *_ = next(events)
            assert letter == RESULT
            assert loads(rest)[1] == plain
