"""The mistakes that LeetCode reportedly accepted, as rows with the input that refutes each.

A row is kept, with a digest of the mistake and of what its problem says, until one of them changes.
"""

import ast
import hashlib
import re
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.model import SMALL, Case
from kata.judge.batch import verdict_on
from kata.judge.model import Outcome, VerdictKind
from kata.judge.smaller import smallest_failure
from kata.paths import ROOT
from kata.problem.folder import Problem
from kata.problem.solution import Issue, Solution, issue_of
from kata.show.markdown import table
from kata.show.values import call_text, named_values
from kata.size import first_lengths
from kata.text import clean, text_of
from kata.wire.plain import encode

Row = tuple[str, ...]

REPORTS = "problem", "mistake", "report", "refuted by", "expected, actual"
FEW_REPORTS = 5  # reports that the first page shows
SHORT_VALUE, LONG_INPUT = 40, 200  # characters of a value, and of an input
LARGE = "a large input"
KEPT = re.compile(r"\| .*?\]\((\S+?)\) \| .*? \| (.*) \| (.*) <!-- (\w+) --> \|")


class Reported(NamedTuple):
    """A mistake that LeetCode reportedly accepted, and the smallest input that refutes it."""

    mistake: Solution
    issue: Issue
    given: str
    results: str
    digest: str

    @property
    def path(self) -> str:
        return self.mistake.path.relative_to(ROOT).as_posix()

    def row(self, to_file: str, to_issue: str) -> Row:
        """Return its row, with what Markdown writes after the text of each of its two links."""
        year = f" ({self.issue.year})" if self.issue.year else ""
        report = f"[#{self.issue.number}]{to_issue}{year}"
        mistake = f"[{self.mistake.idea}]{to_file}"
        return self.mistake.problem.title, mistake, report, self.given, self.results

    @property
    def row_with_references(self) -> Row:
        return self.row(f"[{self.issue.number}]", "")


class Kept(NamedTuple):
    """What a document says of a mistake: the cells of its row, and the digest in it."""

    given: str
    results: str
    digest: str


def kept_rows(text: str) -> dict[str, Kept]:
    """{path of a mistake: what a document with links says of it}."""
    rows = map(KEPT.fullmatch, text.splitlines())
    return {
        f"problems/{row[1]}": Kept(*(cell.replace(r"\|", "|") for cell in row.groups()[1:]))
        for row in rows
        if row
    }


def reported_in(problem: Problem, kept: Mapping[str, Kept]) -> list[Reported]:
    """Return the mistakes of a problem that LeetCode reportedly accepted."""
    return [reported_as(m, issue, kept) for m in problem.mistakes if (issue := issue_of(m))]


def reported_as(mistake: Solution, issue: Issue, kept: Mapping[str, Kept]) -> Reported:
    """A mistake that LeetCode reportedly accepted, with the smallest input that refutes it."""
    if known := kept_for(mistake, kept):
        return Reported(mistake, issue, *known)
    problem, verdict = mistake.problem, verdict_on(mistake, partial(cases_of, mistake.problem))
    whole = verdict.failure
    if not whole or not whole.case:
        raise KataError(f"{mistake}: REPORTED, but no input refutes it; add one that does")
    small = whole if whole.kind == VerdictKind.TIME else smallest_failure(mistake, whole)
    case = small.case or whole.case
    if input_of(problem, case).startswith("case "):  # a number names a case as it was judged
        small, case = whole, whole.case
    given, results = input_of(problem, case), results_of(problem, small, case)
    is_large = case.group != SMALL and given.startswith("case ")
    if whole.kind == VerdictKind.TIME or is_large or len(given) > LONG_INPUT:
        given, results = LARGE, str(whole.kind)
    return Reported(mistake, issue, given, results, digest_of(mistake))


def kept_for(mistake: Solution, kept: Mapping[str, Kept]) -> Kept | None:
    """What a document says of a mistake, if neither that nor its problem has changed since."""
    found = kept.get(mistake.path.relative_to(ROOT).as_posix())
    return found if found and found.digest == digest_of(mistake) else None


def digest_of(mistake: Solution) -> str:
    """Return a digest of a mistake and of what makes its inputs, without the prose of either."""
    problem, body = mistake.problem, mistake.tree.body
    prose = (body[0].end_lineno or 0) if body and isinstance(body[0], ast.Expr) else 0
    code = "\n".join(mistake.source.splitlines()[prose:])
    _, _, spec = problem.text.partition("## Constraints")
    files = problem.rules_file, problem.given_file
    rules = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    parts = [code, spec.partition("<!-- solutions -->")[0], *rules]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:8]


def shortest(reported: list[Reported]) -> list[Reported]:
    """Return the few reports whose rows are shortest, one of a problem, in the order of all."""
    first: dict[str, Reported] = {}  # of each problem
    for one in sorted(reported, key=lambda one: len("".join(one.row_with_references))):
        if one.given.startswith("`"):  # it is written out
            first.setdefault(one.mistake.problem.title, one)
    few = [*first.values()][:FEW_REPORTS]
    return [one for one in reported if one in few]


def rows_and_references(reported: list[Reported]) -> list[str]:
    """Return a row per report, short enough for a first page: where its links lead stands below."""
    lines = [*table(*REPORTS, rows=(one.row_with_references for one in reported)), ""]
    for one in reported:
        number = one.issue.number
        lines += [f"[{number}]: {one.path}", f"[#{number}]: {one.issue.url}"]
    return lines


def rows_with_links(reported: list[Reported]) -> list[str]:
    """Return a row per report, for a page in the folder of the problems, with its links in it."""
    rows = []
    for one in reported:
        links = f"({one.path.removeprefix('problems/')})", f"({one.issue.url})"
        *cells, results = one.row(*links)
        rows.append((*cells, f"{results} <!-- {one.digest} -->"))
    return table(*REPORTS, rows=rows)


def input_of(problem: Problem, case: Case) -> str:
    """Return the input in short: the calls, or each argument under its name."""
    if problem.signature.plays:
        return f"`{', '.join(map(call_text, *case.values))}`"
    named = problem.signature.named(case.values).items()
    if any(len(text_of(value)) > SHORT_VALUE for _, value in named):
        return f"case {case.number:,}: " + ", ".join(_size(name, value) for name, value in named)
    return f"`{named_values(problem.signature, case.values, text_of)}`"


def _size(name: str, value: Any) -> str:
    """A large list by its name and size, as in `board` (9 × 9); anything else by its value."""
    if not isinstance(value, list) or len(text_of(value)) <= SHORT_VALUE:
        return f"`{name} = {text_of(value, SHORT_VALUE)}`"
    return f"`{name}` ({' × '.join(map(str, first_lengths(value)))})"


def results_of(problem: Problem, failure: Outcome, case: Case) -> str:
    """Return the answer, and the result or what went wrong; of long lists, the first difference."""
    answer = case.expected
    if failure.kind == VerdictKind.TIME:
        return f"{failure.kind}"
    if not failure.result:
        return f"`{text_of(answer, SHORT_VALUE)}`, `{clean(failure.message)}`"
    values, where = [answer, failure.value], ""
    is_in_order = not (problem.rules.canonical or problem.rules.accepts)
    if is_in_order and len(text_of(answer)) > SHORT_VALUE and (place := _first_difference(*values)):
        for index in place:
            values = [value[index] for value in values]
        where = f"at {place if len(place) > 1 else place[0]}: "
    return where + ", ".join(f"`{text_of(value, SHORT_VALUE)}`" for value in values)


def _first_difference(*values: Any) -> tuple[int, ...]:
    """Return the indexes of the first item, or square, in which two lists of one length differ."""
    if not all(isinstance(value, list) and len(value) == len(values[0]) for value in values):
        return ()
    pairs = zip(*values)
    different = (i for i, (one, other) in enumerate(pairs) if encode(one) != encode(other))
    if (index := next(different, None)) is None:
        return ()
    return index, *_first_difference(*(value[index] for value in values))
