"""What takes too long for `make test`: the slow checks of every solution and mistake."""

from marshal import loads

import pytest
import tiny
from kata.cases.generate import cases_of
from kata.judge import measured
from kata.judge.verdict import judge
from kata.problem.folder import Problem
from kata.run.process import started
from kata.tools.slow_mistakes import too_fast, unmeasured
from kata.watch.steps.run import COUNTED, STEPS
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import RESULT, STEP


def test_what_is_too_slow_was_measured_with_the_real_limit(problem):
    """Broken: a mistake is Accepted, which is too slow only for the short limit of `make test`."""
    changed = unmeasured(problem)
    if says := [*filter(None, map(too_fast, changed))]:
        pytest.fail("\n".join(says), pytrace=False)
    if changed:
        names = ", ".join(map(str, changed))
        why = "not measured since the mistake or its cases changed"
        pytest.fail(f"problems/slow.tsv: {why}: {names}; run make fmt")


def test_what_is_not_too_slow_is_named(repository):
    """Broken: the gate above passes whatever a mistake declares."""
    slow = f'"""Slow."""\nVERDICT = "Time Limit Exceeded"\n{tiny.solution("return 2 * number")}'
    repository.write("problems/double/wrong/slow.py", slow)
    (mistake,) = unmeasured(Problem(repository.root / "problems" / "double"))
    assert too_fast(mistake).endswith(
        "slow.py: Accepted when it has 4 s: it is slow, not wrong; remove it"
    )


@pytest.mark.parametrize("was_measured", [True, False])
def test_what_was_measured_ends_after_a_part_of_the_limit(repository, monkeypatch, was_measured):
    """Broken: each run gives the whole limit to what is known to be slow, or not to the rest."""
    body = tiny.solution("import time\ntime.sleep(number == 100 and 0.8)\nreturn 2 * number")
    repository.write("problems/double/solutions/adds.py", body)  # so no right one is far faster
    slow = f'"""Slow."""\nVERDICT = "Time Limit Exceeded"\n{body}'
    repository.write("problems/double/wrong/slow.py", slow)
    mistake = Problem(repository.root / "problems" / "double").solution("wrong/slow")
    row = measured.measured_row(mistake)
    table = repository.write("problems/slow.tsv", f"# head\n{row}{'' if was_measured else '0'}\n")
    monkeypatch.setattr(measured, "SLOW", table)
    assert judge(mistake, cases_of(mistake.problem)).accepted != was_measured


@pytest.mark.parametrize(
    ("declares", "number"), [('CAUGHT_BY = "killers"', 7), ('VERDICT = "Time Limit Exceeded"', 7)]
)
def test_an_earlier_case_that_catches_it_is_named(repository, declares, number):
    """Broken: a mistake is said to need larger inputs, though a small one refutes it."""
    late = f'"""Late."""\n{declares}\n{tiny.solution(f"return 2 * number + (number == {number})")}'
    repository.write("problems/double/wrong/late.py", late)
    mistake = Problem(repository.root / "problems" / "double").solution("wrong/late")
    verdict = judge(mistake, cases_of(mistake.problem), in_order=True)
    assert (verdict.failure.case.number, verdict.failure.case.group) == (9, "small")


def test_a_traced_result_is_the_untraced_one(problem):
    """Broken: watching a solution changes what it does."""
    solution = problem.solutions[-1]
    with started(solution, Limits()) as session:
        for example in solution.problem.examples:
            arguments = encode(example.arguments)
            letter, rest, *_ = session.ask(60, "seconds", arguments, 1, 1)
            assert letter == RESULT
            _, plain = loads(rest)
            session.request("steps", arguments, solution.source, (STEPS, COUNTED, 1 << 18))
            events = (event for event in session.events(60) if event.letter != STEP)
            letter, rest, *_ = next(events)
            assert letter == RESULT
            assert loads(rest)[1] == plain
