"""What is seen of a save without asking for a hint: no more than LeetCode shows."""

from typing import NamedTuple

from rich.text import Text

from kata.cases.model import EXAMPLES, Cases
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.verdict import judge, judge_one
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import failure_lines, mark_and_word, printed_lines
from kata.text import plural


class SaveResult(NamedTuple):
    """The verdict on what was saved, and the first documented example that fails, if one does."""

    verdict: Verdict
    example: Outcome | None = None


def look_at(solution: Solution, cases: Cases) -> SaveResult:
    """Judge what was saved."""
    verdict = judge(solution, cases)
    failure = verdict.failure
    if failure and failure.case and failure.case.group == EXAMPLES:
        return SaveResult(verdict, failure)
    if verdict.examples:
        _, outcome = judge_one(solution, cases, verdict.examples[0] - 1)
        return SaveResult(verdict, outcome)
    return SaveResult(verdict)


def lines_seen(problem: Problem, seen: SaveResult) -> list[Text]:
    """Return the verdict, a documented example that fails, or an exception with its line."""
    failure, solution = seen.verdict.failure, seen.verdict.solution
    assert failure
    shown = seen.example or failure
    lines = [mark_and_word(shown.kind)]
    if seen.example and seen.example.case:
        lines.append(Text(f"  {seen.example.case.name}", "bold"))
    if seen.example or shown.case is None or shown.kind != VerdictKind.WRONG:
        lines += failure_lines(solution, shown, values=bool(seen.example))
    if seen.example:
        lines += printed_lines(seen.example)
    elif failure.case:
        number = plural(len(problem.examples), "documented example")
        lines.append(Text(f"  right: {number}, and {plural(seen.verdict.right, 'case')} in all"))
    return lines
