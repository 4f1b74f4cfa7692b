"""A refuted solution as LeetCode's form for missing test cases asks for it, ready to paste."""

import json
import marshal
import re

from rich.text import Text

from kata.judge.verdict import RUNTIME, TIME, WRONG
from kata.show.collection import slowest
from kata.text import clean, text_of
from kata.wire.plain import value_of

REPORTED = WRONG, RUNTIME, TIME
WHERE = "https://github.com/LeetCode-Feedback/LeetCode-Feedback/issues"
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


def forms(verdicts):
    """A form for each solution that some input refutes, whatever was judged before it."""
    for verdict in verdicts:
        failure, name = verdict.failure, clean(str(verdict.solution))
        if not failure or failure.word not in REPORTED or not failure.case:
            continue
        yield Text()
        if failure.passes_alone:
            yield Text(f"{name}: nothing to report: judged alone, its case passes", "bold")
        else:
            yield Text(f"{name}: paste what follows at {WHERE}", "bold")
            yield Text(f"\n{form(verdict)}")


def form(verdict):
    """The form for one of them."""
    failure, solution = verdict.failure, verdict.solution
    problem, arguments = solution.problem, marshal.loads(failure.case.arguments)
    number = f"{problem.number}." if problem.number else ""
    actual = f"{failure.word}: {clean(failure.message)}"
    if failure.result:
        actual = spelled(value_of(failure.result))
    if seconds := slowest(failure.peers):
        actual += f" (other solutions take {seconds:.2g} s at most)"
    return FORM.format(
        problem=" ".join(filter(None, [number, problem.title, problem.address])),
        input=_fenced("\n".join(map(spelled, arguments))),
        code=_fenced(re.sub(r"\n{4,}", "\n\n\n", solution.source.strip("\n")), "python"),
        expected=_fenced(spelled(marshal.loads(failure.case.answer))),
        actual=_fenced(actual),
    )


def spelled(value):
    """The value as it is typed at LeetCode: JSON, or Python where there is nothing like it."""
    try:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        return text if text.isprintable() else json.dumps(value, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        return clean(text_of(value, None))


def _fenced(text, language=""):
    """A block of Markdown that nothing in the text can end."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    lines = ("\t".join(map(clean, line.split("\t"))) for line in text.split("\n"))
    return "\n".join([fence + language, *lines, fence])
