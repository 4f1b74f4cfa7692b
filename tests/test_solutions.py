"""Every solution of every problem, against the documented examples and all generated cases."""

from kata.judge.model import VerdictKind
from kata.pytest_plugin import fail
from kata.show.collection import verdict_line
from kata.show.report import report
from traces import require_true_traces


def test_documented_examples(verdict):
    """Broken: a solution gets an example of the spec wrong, or does not even load."""
    failure = verdict.failure
    if failure and (not failure.case or failure.case.group == "examples"):
        fail(report(verdict).plain)
    if verdict.examples:
        examples = ", ".join(str(one.case.number) for one in verdict.examples)
        fail(f"documented example {examples} fails: see the generated cases")


def test_generated_cases(verdict, record_property):
    """Broken: a solution is wrong somewhere; the report shows its smallest failing case."""
    record_property("before" if verdict.before else "judged", verdict.right)
    failure = verdict.failure
    if failure and not failure.case:
        fail("it does not load: see the documented examples")
    if verdict.kind == VerdictKind.DIFFERS:  # which may be right: nothing here knows the answer
        record_property("differs", [verdict_line(verdict).plain])
    elif failure and failure.case.group != "examples":
        fail(report(verdict).plain)


def test_traces_are_true(solution):
    """Broken: the docstring shows values that no run of the code has."""
    require_true_traces(solution)
