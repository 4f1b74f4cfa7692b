"""What a person sees of a failure without asking for a hint: no more than LeetCode shows."""

from rich.text import Text

from kata.judge.model import Word
from kata.practice.attempt import Seen
from kata.practice.hints import printed_lines
from kata.problem.folder import Problem
from kata.show.report import mark_and_word
from kata.show.values import values_of
from kata.text import SHORT, clean, plural


def failure_lines(problem: Problem, seen: Seen) -> list[Text]:
    """The verdict, a documented example that fails, or an exception with its line."""
    failure = seen.verdict.failure
    assert failure
    lines = [mark_and_word(seen.verdict.word)]
    shown = seen.example or failure
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
