"""Every solution of every problem, against the documented examples and all generated cases."""

import pytest
from kata.show import report


def test_documented_examples(verdict, cases):
    """Broken: a solution answers an example of the spec wrongly, or does not even load."""
    if verdict.examples and verdict.case.group != "examples":
        examples = ", ".join(map(str, verdict.examples))
        pytest.fail(f"documented example {examples} fails: see the generated cases", pytrace=False)
    if not verdict.accepted and (not verdict.case or verdict.examples):
        pytest.fail(report(verdict, cases).plain, pytrace=False)


def test_generated_cases(verdict, cases, record_property):
    """Broken: a solution is wrong somewhere; the report shows its smallest failing case."""
    record_property("judged", verdict.answered)
    if not verdict.accepted and not verdict.case:
        pytest.fail("it does not load: see the documented examples", pytrace=False)
    if not verdict.accepted and verdict.case.group != "examples":
        pytest.fail(report(verdict, cases).plain, pytrace=False)
