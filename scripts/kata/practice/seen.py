"""What is seen of a save without asking for a hint: no more than LeetCode shows."""

from typing import NamedTuple

from rich.text import Text

from kata.cases.model import EXAMPLES, Cases
from kata.judge.model import Outcome, Verdict, Word
from kata.judge.one import judge, judge_one
from kata.practice.hints import printed_lines
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import mark_and_word
from kata.show.values import values_of
from kata.text import SHORT, clean, plural


class Seen(NamedTuple):
    """The verdict on what was saved, and the first documented example that fails, if one does."""

    verdict: Verdict
    example: Outcome | None = None


def look_at(solution: Solution, cases: Cases) -> Seen:
    """Judge what was saved."""
    verdict = judge(solution, cases)
    failure = verdict.failure
    if failure and failure.case and failure.case.group == EXAMPLES:
        return Seen(verdict, failure)
    if verdict.examples:
        _, outcome = judge_one(solution, cases, verdict.examples[0] - 1)
        return Seen(verdict, outcome)
    return Seen(verdict)


def failure_lines(problem: Problem, seen: Seen) -> list[Text]:
    """The verdict, a documented example that fails, or an exception with its line."""
    failure = seen.verdict.failure
    assert failure
    shown = seen.example or failure
    lines = [mark_and_word(shown.word)]
    if shown.message and (shown.case is None or shown.word != Word.WRONG or seen.example):
        where = f"line {shown.line}: " if shown.line else ""
        lines.append(Text(f"  {where}{clean(shown.message)}", "red"))
    if seen.example and seen.example.case:
        lines.append(Text(f"  {seen.example.case.name}", "bold"))
        lines += values_of(problem, seen.example, seen.example.case, SHORT)
        lines += printed_lines(seen.example)
    elif failure.case:
        number = plural(len(problem.examples), "documented example")
        lines.append(Text(f"  right: {number}, and {plural(seen.verdict.right, 'case')} in all"))
    return lines
