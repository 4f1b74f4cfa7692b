"""The contract of every problem folder, and that each mistake in wrong/ is caught as it says."""

import pytest
from conftest import cases_of, in_one_line
from kata.cases import GROUPS
from kata.jobs import columns
from kata.judge import judge
from kata.process import TIME, WRONG, Limits
from kata.show import report
from kata.solution import shown


def test_folder_is_complete(problem):
    """Broken: a part of the folder is not there, so that nothing would judge what it is for."""
    if missing := problem.missing():
        pytest.fail(f"problems/{problem.slug}/ lacks {', '.join(missing)}", pytrace=False)
    for solution in problem.solutions:
        for kind in "Time", "Space":
            in_one_line(solution.complexity, kind)
    in_one_line(columns, problem)
    if "<!-- solutions -->" not in problem.spec.read_text(encoding="utf-8"):
        pytest.fail(
            f"{shown(problem.spec)} has no place for the list: <!-- solutions -->", pytrace=False
        )
    for mistake in problem.wrong:
        if not mistake.docstring:
            pytest.fail(f"{mistake}: a docstring must say what the mistake is", pytrace=False)


def test_cases_prove_something(problem):
    """Broken: a case is illegal, a small one stands twice, or spec and reference disagree."""
    cases = in_one_line(cases_of, problem)
    present = {group for group, _ in cases.origins}
    assert [group for group in GROUPS if group not in present] == [], "groups without a case"
    small = [case.arguments for case in cases if case.group == "small"]
    assert len(set(small)) == len(small), "small() gives an input twice"


def test_mistake_is_caught(mistake):
    """Broken: the judge accepts a wrong solution, or rejects it for another reason."""
    word = mistake.declared("VERDICT", WRONG)
    group = mistake.declared("CAUGHT_BY", "small")
    limits = Limits(case=1) if word == TIME else Limits()
    cases = in_one_line(cases_of, mistake.problem)
    verdict = judge(mistake, cases, limits)
    caught = (verdict.word, verdict.case.group if verdict.case else "loading")
    if caught != (word, group):
        must = f"{mistake}: must get {word} from the {group} cases, got {' from the '.join(caught)}"
        fix = "add a case that catches it, or declare VERDICT and CAUGHT_BY"
        pytest.fail(f"{must}; {fix}\n{report(verdict, cases)}", pytrace=False)
