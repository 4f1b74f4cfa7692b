"""Every solution of every problem, against the documented examples and all generated cases."""

from marshal import loads

import pytest
from kata.inside.call import encode
from kata.inside.pipe import RESULT, STEP, send
from kata.page.steps import STEPS
from kata.process import Limits, started
from kata.show.report import report


def test_documented_examples(verdict):
    """Broken: a solution gets an example of the spec wrong, or does not even load."""
    failure = verdict.failure
    if failure and not failure.case:
        pytest.fail(report(verdict).plain, pytrace=False)
    if verdict.examples:
        if failure.case.group == "examples":
            pytest.fail(report(verdict).plain, pytrace=False)
        examples = ", ".join(map(str, verdict.examples))
        pytest.fail(f"documented example {examples} fails: see the generated cases", pytrace=False)


def test_generated_cases(verdict, record_property):
    """Broken: a solution is wrong somewhere; the report shows its smallest failing case."""
    record_property("judged", verdict.right)
    failure = verdict.failure
    if failure and not failure.case:
        pytest.fail("it does not load: see the documented examples", pytrace=False)
    if failure and failure.case.group != "examples":
        pytest.fail(report(verdict).plain, pytrace=False)


def test_a_traced_result_is_the_untraced_one(solution):
    """Broken: watching a solution changes what it does."""
    with started(solution, Limits()) as child:
        for example in solution.problem.examples:
            arguments = encode(example.arguments)
            letter, rest = child.ask(encode(("seconds", arguments, 1, 1)), 60)
            assert letter == RESULT
            _, plain = loads(rest)
            request = "steps", arguments, solution.source, STEPS, 1 << 18
            send(child.asked.fileno(), encode(request))
            events = ((letter, rest) for letter, rest in child.events(60) if letter != STEP)
            letter, rest = next(events)
            assert letter == RESULT
            assert loads(rest)[1] == plain
