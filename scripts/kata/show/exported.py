"""Verdicts for others to read: as JSON, and as LeetCode's form for what its tests accept."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from kata.cases.model import Case
from kata.data import named
from kata.judge.model import Moment, Outcome, Sentence, Verdict, VerdictKind
from kata.text import COMMAND, clean, spelled, text_of
from kata.wire.model import Sandbox
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


@dataclass(frozen=True)
class JudgedCase:
    """The case in which a solution fails."""

    number: int
    name: str


@dataclass(frozen=True)
class Judged:
    """What `kata judge --json` prints of each solution, on a line of its own."""

    problem: str  # as its folder is called
    solution: str  # its name in that folder or, elsewhere, its path
    verdict: VerdictKind
    cases: int  # how many it got right
    stopped: float  # the seconds after which judging ended with cases left, 0 if it did not
    before: bool  # whether the verdict is that of an earlier call, of the same code
    notes: dict[str, int]  # {what LeetCode converts in right results: in how many cases}
    excused: dict[str, int]  # {error that does not count: on how many perhaps illegal inputs}
    case: JudgedCase | None  # null if it fails in none
    shrunk: bool  # whether that case is a smaller one than the first in which it failed
    arguments: dict[str, Any] | None  # of the case, by the names of the parameters
    expected: Any  # in the case; as text, where JSON has nothing like it
    result: Any  # in the case, likewise; null also where there is none
    message: str  # of an exception or a limit, or why it is not judged; else mostly empty
    why: tuple[Sentence, ...]  # it fails, where no step shows that
    against: tuple[str, ...] | None  # what it was compared with, where nobody knows what is right
    others: tuple[Sentence, ...]  # which of these give what, in the case
    how: tuple[Moment, ...]  # the last steps that led to the failure
    hint: tuple[Sentence, ...]  # a change that repairs it, if `--hints=1` asked for one
    slow: float  # the seconds of a case that it got right only with more time, 0 for none
    sandbox: Sandbox
    seconds: float  # that judging took
    doubtful: bool  # whether it may solve another problem, or differ only where it may


def as_json(verdict: Verdict, is_doubtful: bool) -> str:
    """Return the verdict as one flat object."""
    failure, case, problem = verdict.failure, verdict.refuted_by, verdict.solution.problem
    arguments = problem.signature.named(map(_for_json, case.values if case else ()))
    same = "before", "notes", "excused", "against", "others", "hint", "sandbox"
    judged = Judged(
        problem=problem.slug,
        solution=verdict.solution.name,
        verdict=verdict.kind,
        cases=verdict.right,
        stopped=round(verdict.stopped, 1),
        case=JudgedCase(case.number, case.name) if case else None,
        shrunk=verdict.original is not None,
        arguments=arguments if case else None,
        expected=_for_json(case.expected) if case else None,
        result=_for_json(failure.value) if failure and failure.result else None,
        message=failure.message if failure else "",
        why=verdict.how.why,
        how=verdict.how.moments,
        slow=round(verdict.slow.seconds, 3) if verdict.slow else 0,
        seconds=round(verdict.seconds, 3),
        doubtful=is_doubtful or verdict.is_unsure,
        **{name: getattr(verdict, name) for name in same},
    )
    return json.dumps(named(judged)).replace(COMMAND, r"##\u005b")


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
