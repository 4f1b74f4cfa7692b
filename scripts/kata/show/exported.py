"""Verdicts for others to read: as JSON, and as LeetCode's form for what its tests accept."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from kata.cases.model import Case
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.text import COMMAND, clean, spelled, text_of
from kata.wire.plain import encode

REPORTED = VerdictKind.WRONG, VerdictKind.RUNTIME, VerdictKind.TIME
ISSUES = "https://github.com/LeetCode-Feedback/LeetCode-Feedback/issues"
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


def as_json(verdict: Verdict, **more: Any) -> str:
    """Return the verdict as one flat object, with more fields at its end."""
    failure, case, problem = verdict.failure, verdict.refuted_by, verdict.solution.problem
    named = problem.signature.named(map(_for_json, case.values if case else ()))
    data = {
        "problem": problem.slug,
        "solution": verdict.solution.name,
        "verdict": verdict.kind,
        "cases": verdict.right,
        "stopped": round(verdict.stopped, 1),
        "before": verdict.before,
        "notes": verdict.notes,
        "excused": verdict.excused,
        "case": {"number": case.number, "name": case.name} if case else None,
        "shrunk": verdict.original is not None,
        "arguments": named if case else None,
        "expected": _for_json(case.expected) if case else None,
        "result": _for_json(failure.value) if failure and failure.result else None,
        "message": failure.message if failure else "",
        "why": [one._asdict() for one in verdict.how.why],
        "against": verdict.against,
        "others": [one._asdict() for one in verdict.others],
        "how": [dict(zip(("line", "code", "told"), one)) for one in verdict.how.moments],
        "hint": [one._asdict() for one in verdict.hint],
        "slow": round(verdict.slow.seconds, 3) if verdict.slow else 0,
        "sandbox": verdict.sandbox._asdict(),
        "seconds": round(verdict.seconds, 3),
    }
    return json.dumps(data | more).replace(COMMAND, r"##\u005b")


def _for_json(value: Any) -> Any:
    """Return the value, or its text where JSON has nothing like it."""
    try:
        text = json.dumps([[value]], allow_nan=False)  # nested as deep as in the object
        is_same = encode(json.loads(text)) == encode([[value]])  # a tuple would become a list
    except (TypeError, ValueError, RecursionError):
        is_same = False
    return value if is_same else text_of(value)


def forms(verdicts: Iterable[Verdict]) -> Iterator[Text]:
    """Yield a form for each solution that an input refutes, or why there is nothing to report."""
    for verdict in verdicts:
        failure, case, name = verdict.failure, verdict.refuted_by, clean(str(verdict.solution))
        if not failure or not case or failure.kind not in REPORTED:
            continue
        yield Text()
        if verdict.passes_alone:
            yield Text(f"{name}: nothing to report: judged alone, its case passes", "bold")
        else:
            yield Text(f"{name}: paste what follows at {ISSUES}", "bold")
            yield Text(f"\n{form(verdict, failure, case)}")


def form(verdict: Verdict, failure: Outcome, case: Case) -> str:
    """Return the form for one solution."""
    solution, problem = verdict.solution, verdict.solution.problem
    number = f"{problem.number}." if problem.number else ""
    actual = f"{failure.kind}: {clean(failure.message)}"
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


def table(*heads: str, rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Return a table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [f"| {' | '.join(one.replace('|', chr(92) + '|') for one in line)} |" for line in lines]


def fenced(text: str, language: str = "") -> str:
    """Return a block of Markdown that nothing in the text can end."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    lines = ("\t".join(map(clean, line.split("\t"))) for line in text.split("\n"))
    return "\n".join([fence + language, *lines, fence])
