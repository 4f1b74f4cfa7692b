"""Every solution of every problem, against the documented examples and all generated cases."""

import pytest
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
    record_property("before" if verdict.before else "judged", verdict.right)
    failure = verdict.failure
    if failure and not failure.case:
        pytest.fail("it does not load: see the documented examples", pytrace=False)
    if failure and failure.case.group != "examples":
        pytest.fail(report(verdict).plain, pytrace=False)
