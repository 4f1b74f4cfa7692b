"""Every solution of every problem, against the documented examples and all generated cases."""

import pytest
from kata.show import report


def test_documented_examples(verdict, cases):
    """Broken: a solution does not load, or answers an example of the spec wrongly."""
    if verdict.examples or not (verdict.accepted or verdict.case):
        pytest.fail(report(verdict, cases).plain, pytrace=False)


def test_generated_cases(verdict, cases, record_property):
    """Broken: a solution is wrong somewhere; the report shows its smallest failing case."""
    record_property("judged", verdict.answered)
    only_examples = verdict.case and verdict.case.group == "examples"
    if not verdict.accepted and not only_examples:
        pytest.fail(report(verdict, cases).plain, pytrace=False)
