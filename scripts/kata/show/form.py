"""LeetCode's form for missing test cases, filled in for a refuted solution, ready to paste."""

import re
from collections.abc import Iterable, Iterator

from rich.text import Text

from kata.cases.case import Case
from kata.judge.verdict import Outcome, Verdict, Word
from kata.problem.feedback import ISSUES
from kata.show.markdown import fenced
from kata.text import clean, spelled

REPORTED = Word.WRONG, Word.RUNTIME, Word.TIME
FORM = """\
### Problem Number, Title, and Link

{problem}

### Bug Category

Missing test case (incorrect or inefficient code gets accepted because of missing test cases)

### Bug Description

If the code below is accepted, this test case is missing:

{input}

### Language Used for Code

Python3

### Code used for Submit/Run operation

{code}

### Expected behavior

Expected output:

{expected}

Actual output:

{actual}
"""


def forms(verdicts: Iterable[Verdict]) -> Iterator[Text]:
    """A form for each solution that an input refutes, or why there is nothing to report."""
    for verdict in verdicts:
        failure, case, name = verdict.failure, verdict.refuted_by, clean(str(verdict.solution))
        if not failure or not case or failure.word not in REPORTED:
            continue
        yield Text()
        if verdict.passes_alone:
            yield Text(f"{name}: nothing to report: judged alone, its case passes", "bold")
        else:
            yield Text(f"{name}: paste what follows at {ISSUES}", "bold")
            yield Text(f"\n{form(verdict, failure, case)}")


def form(verdict: Verdict, failure: Outcome, case: Case) -> str:
    """The form for one solution."""
    solution, problem = verdict.solution, verdict.solution.problem
    number = f"{problem.number}." if problem.number else ""
    actual = f"{failure.word}: {clean(failure.message)}"
    if failure.result:
        actual = problem.signature.told(failure.value, spelled)
    if seconds := verdict.slowest_peer:
        actual += f" (other solutions take {seconds:.2g} s at most)"
    return FORM.format(
        problem=" ".join(filter(None, [number, problem.title, problem.address])),
        input=fenced("\n".join(map(spelled, case.values))),
        code=fenced(re.sub(r"\n{4,}", "\n\n\n", solution.source.strip("\n")), "python"),
        expected=fenced(problem.signature.told(case.expected, spelled)),
        actual=fenced(actual),
    )
