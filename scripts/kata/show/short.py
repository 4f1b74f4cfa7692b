"""What refutes a mistake, short enough for a cell of a Markdown table."""

from typing import Any

from kata.cases.case import Case
from kata.judge.verdict import Outcome, Word
from kata.problem.folder import Problem
from kata.show.boards import differences
from kata.text import clean, text_of

SHORT = 40  # characters of a value


def input_of(problem: Problem, case: Case) -> str:
    """The input in short: the calls, or each argument under its name."""
    if problem.signature.plays:
        calls = (f"{name}({', '.join(map(text_of, some))})" for name, some in zip(*case.values))
        return f"`{', '.join(calls)}`"
    named = problem.signature.named(case.values).items()
    if any(len(text_of(value)) > SHORT for _, value in named):
        return f"case {case.number:,}: " + ", ".join(_size(name, value) for name, value in named)
    return f"`{', '.join(f'{name} = {text_of(value)}' for name, value in named)}`"


def _size(name: str, value: Any) -> str:
    """A large list by its name and size, as in `board` (9 × 9); anything else by its value."""
    if not isinstance(value, list) or len(text_of(value)) <= SHORT:
        return f"`{name} = {text_of(value, SHORT)}`"
    parts = [value, *value[:1]]
    return f"`{name}` ({' × '.join(str(len(part)) for part in parts if isinstance(part, list))})"


def results_of(failure: Outcome, case: Case) -> str:
    """The answer, and the result or what went wrong; of large boards, the first difference."""
    answer = case.expected
    if failure.word == Word.TIME:
        return f"{failure.word}"
    if not failure.result:
        return f"`{text_of(answer, SHORT)}`, `{clean(failure.message)}`"
    values, where = [answer, failure.value], ""
    if len(text_of(answer)) > SHORT and (places := _differing(*values)):
        row, column = places[0]
        values, where = [value[row][column] for value in values], f"at ({row}, {column}): "
    return where + ", ".join(f"`{text_of(value, SHORT)}`" for value in values)


def _differing(*values: Any) -> list[tuple[int, int]]:
    """The squares at which two boards of one size differ; none of anything else."""
    try:
        sizes = [[len(row) for row in value] for value in values]
    except TypeError:
        return []
    return differences(*values) if sizes[0] == sizes[1] else []
