"""problems/refuted.tsv: the smallest input that refutes each mistake, found when either changes.

Between tabs: the mistake, a digest of its code and its problem's cases, the input as it is typed,
expected, actual, and 1 if it passes all documented examples. A text that is too long is left out.
"""

from functools import partial
from typing import NamedTuple

from kata.cases.generate import typed
from kata.cases.model import EXAMPLES
from kata.judge.batch import cases_kept, verdict_on
from kata.judge.declared import is_slow
from kata.judge.measured import measured_row, rows_in
from kata.judge.model import Outcome, VerdictKind
from kata.judge.smaller import smallest_failure
from kata.judge.verdict import judge_one
from kata.paths import ROOT
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import typed_case
from kata.show.values import refutation
from kata.text import clean

REFUTED = ROOT / "problems/refuted.tsv"
HEAD = "# mistake\tdigest\tinput\texpected\tactual\tpasses the examples\n"
LONGEST = 90  # characters of an input that a table shows
LONGEST_VALUE = 60  # and of a result


class Refuted(NamedTuple):
    """What refutes a mistake; texts are empty where they are too long to show."""

    input: str
    expected: str
    actual: str
    passes_examples: bool


def refutation_of(mistake: Solution) -> Refuted | None:
    """Return what the table says, whether or not it is up to date; None if it says nothing."""
    row = rows_in(REFUTED).get(f"{mistake.problem.slug}/{mistake.name}")
    if not row:
        return None
    _, _, given, expected, actual, passes = row.split("\t")
    return Refuted(given, expected, actual, bool(passes))


def refuted_rows(problem: Problem) -> list[str]:
    """Return the rows of a problem's mistakes; those that have changed are judged."""
    found = []
    for mistake in problem.mistakes:
        key, known = measured_row(mistake), rows_in(REFUTED).get(f"{problem.slug}/{mistake.name}")
        is_known = known and known.startswith(f"{key}\t")
        found.append(f"{known}\n" if is_known else _row(key, mistake))
    return found


def _row(key: str, mistake: Solution) -> str:
    """Return the row of a mistake, which is judged for it."""
    if is_slow(mistake):
        return "\t".join([key, "", "", VerdictKind.TIME.value, "1"]) + "\n"
    verdict = verdict_on(mistake, partial(cases_kept, mistake.problem))
    failure = verdict.failure
    if not failure:
        return ""  # a test says so
    is_of_example = failure.case and failure.case.group == EXAMPLES
    passes = "" if verdict.examples or is_of_example or not failure.case else "1"
    texts = texts_of(mistake, smallest_failure(mistake, failure))
    if texts[0] and not alone_on(mistake, texts[0]):
        texts = "", "", f"{failure.kind}, after other inputs"
    return "\t".join([key, *map(clean, texts), passes]) + "\n"


def alone_on(mistake: Solution, text: str) -> Outcome | None:
    """Return how a mistake fails on an input that is typed, in a process of its own."""
    return judge_one(mistake, typed(mistake.problem, text), 0)[0].failure


def texts_of(mistake: Solution, failure: Outcome) -> tuple[str, str, str]:
    """Return the input, the answer and the result, as far as they are short enough."""
    if failure.kind.may_pass or not failure.case:
        return "", "", f"{failure.kind}" if failure.case else failure.message
    given = typed_case(mistake.problem, failure.case)
    if len(given) > LONGEST:
        return "", "", f"{failure.kind}"
    _, expected, actual = refutation(mistake, failure, LONGEST_VALUE)
    return given, expected, actual
