"""Verdicts for GitHub: a summary, annotations at file and line, and reports to LeetCode."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.text import Text

from kata.cases.model import Case
from kata.collect.model import Results
from kata.collect.parts import is_notebook
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.problem.solution import ISSUES
from kata.show.collection import reason_in_line
from kata.show.values import refutation
from kata.text import clean, spelled

HEADS = "verdict", "solution", "input", "expected", "actual"
SHORT_VALUE = 200  # characters of a value
MOST_ROWS = 400  # rows: the summary of a step may have a megabyte


def in_markdown(results: Results, lines: Iterable[Text]) -> str:
    """Return a table of the solutions that are not accepted, and below it these lines."""
    rows = [_row(verdict) for verdict in results.counted if not verdict.accepted]
    listed = ["", *table(*HEADS, rows=rows[:MOST_ROWS])] if rows else []
    more = ["", f"The log names {len(rows) - MOST_ROWS:,} more."] if rows[MOST_ROWS:] else []
    text = fenced("\n".join(line.plain for line in lines), "text")
    return "\n".join(["### Judged by kata", *listed, *more, "", text, ""])


def _row(verdict: Verdict) -> tuple[str, ...]:
    """Return the verdict, the file, and the input, answer and result or what went wrong."""
    word, failure = verdict.kind, verdict.failure
    texts = refutation(verdict.solution, failure, SHORT_VALUE) if failure else ()
    return f"{word.mark} {word}", *map(_code, (clean(str(verdict.solution)), *texts))


def annotations(results: Results) -> Iterator[Text]:
    """Yield a command to GitHub's runner for each solution that is not accepted, or is left out."""
    for verdict in results.counted:
        if not verdict.accepted:
            level = "error" if verdict.kind.rejects else "warning"
            path, line = verdict.solution.path, _line_of(verdict)
            yield _annotation(level, path, line, verdict.kind, reason_in_line(verdict))
    for path, reasons in results.found.left_out.items():
        for line, reason in reasons:
            yield _annotation("warning", path, line, VerdictKind.NOT_JUDGED, reason)


def _annotation(level: str, path: Path, line: int, title: str, text: str) -> Text:
    at = "" if is_notebook(path) else f",line={line or 1}"  # whose lines are not those of its file
    place = f"file={_escaped(str(path), ':,')}{at}"
    return Text(f"::{level} {place},title={title}::{_escaped(text)}")


def _line_of(verdict: Verdict) -> int:
    """Return the line that fails or, if none is known, the one at which the solution starts."""
    solution = verdict.solution
    names = solution.shape.name, solution.shape.main
    starts = [node.lineno for node in solution.tree.body if getattr(node, "name", "") in names]
    failing = verdict.failure.line if verdict.failure else 0
    return next(filter(None, (failing, solution.line, *starts)), 1)


def _escaped(text: str, more: str = "") -> str:
    """Return the text as the runner reads it back; more characters have a meaning in a property."""
    return "".join(f"%{ord(c):02X}" if c in f"%{more}" else c for c in clean(text))


def table(*heads: str, rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Return a table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    ]


def fenced(text: str, language: str = "") -> str:
    """Return a block of Markdown that nothing in the text can end."""
    fence = "`" * max(3, _longest(text) + 1)
    lines = ("\t".join(map(clean, line.split("\t"))) for line in text.split("\n"))
    return "\n".join([fence + language, *lines, fence])


def _code(text: str) -> str:
    """Return the text as code in a line, or nothing."""
    fence = "`" * (_longest(text) + 1)
    space = " " * ("`" in text)
    return text and f"{fence}{space}{text}{space}{fence}"


def _longest(text: str) -> int:
    """Return the length of the longest run of backticks."""
    return max(map(len, re.findall("`+", text)), default=0)


REPORTED = VerdictKind.WRONG, VerdictKind.RUNTIME, VerdictKind.TIME
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
