"""Draws a failing case as problem.py says, so that whoever shows it runs nothing."""

from typing import Any

from kata.judge.model import Drawing, Outcome, Rows
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.rules import Function
from kata.text import one_line


def drawing_of(problem: Problem, failure: Outcome) -> Drawing:
    """Return what picture() and focus() make of a failing case, and what is wrong with them."""
    rules, case = problem.rules, failure.case
    boards, focus, faults = dict[str, Rows](), None, list[str]()
    if case and rules.picture:
        values = {"input": case.values[0], "answer": case.expected, "yours": failure.value}
        for title, value in values.items():
            try:
                boards[title] = _rows(rules.picture, value)
            except Exception as error:
                if title != "yours":  # which can have any shape
                    faults.append(_fault(problem, "picture", error))
    if case and rules.focus:
        try:
            row, column = rules.focus(*case.values)
            focus = int(row), int(column)
        except Exception as error:
            faults.append(_fault(problem, "focus", error))
    return Drawing(boards, focus, tuple(faults))


def _rows(picture: Function, value: Any) -> Rows:
    """Return a drawing as text; nothing for what is no list."""
    if not isinstance(value, list):
        return ()
    return tuple(tuple(str(cell) for cell in row) for row in picture(value))


def _fault(problem: Problem, name: str, error: Exception) -> str:
    return f"{at(problem.rules_file, error)}: {name}(): {one_line(error)}"
