"""The values of a failure: drawn as boards, lists, trees and calls, or written out."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rich.text import Text

from kata import KataError
from kata.cases.model import Case
from kata.cases.right import first_wrong
from kata.judge.model import Outcome, Word
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.rules import Rules
from kata.problem.signature import required
from kata.show.boards import differences, draw, drawable
from kata.text import one_line, text_of
from kata.wire.model import BOTH, Kind
from kata.wire.nodes import NODES

LINES = 16  # lines of a tree
EMPTY = "(empty)"


def chain(values: list[Any]) -> list[str]:
    """The values in one line that ends in None."""
    return [text_of(" → ".join([*map(str, values), "None"])).strip("'")]


def tree(values: list[Any]) -> list[str]:
    """The root on top, its children below it and to the right; `·` if only one is missing."""
    if not values:
        return [EMPTY]
    children: dict[int, list[int | None]] = {}
    parents, rest = [0], iter(range(1, len(values)))
    for place in parents:  # the list grows as we read it
        pair = [next(rest, None), next(rest, None)]
        children[place] = [i if i is not None and values[i] is not None else None for i in pair]
        parents += [i for i in children[place] if i is not None]
    lines: list[str] = []
    waiting: list[tuple[int | None, str, str]] = [(0, "", "")]
    while waiting and len(lines) < LINES:
        here, first, below = waiting.pop()
        lines.append(first + ("·" if here is None else text_of(values[here])))
        if here is not None and any(i is not None for i in children.get(here, ())):
            left, right = children[here]
            waiting += (right, below + "└─ ", below + "   "), (left, below + "├─ ", below + "│  ")
    return lines + ["..."] * bool(waiting)


DRAWN: dict[str, Callable[[list[Any]], list[str]]] = {"chain": chain, "tree": tree}


def structured(kind: Kind, value: Any) -> list[str]:
    """The lines that show nodes; none if the value is not drawn."""
    kind = required(kind)
    if isinstance(kind, str) and kind in NODES and isinstance(value, list):
        draw = DRAWN.get(NODES[kind].drawn)
        return draw(value) if draw else []
    return []


MOST = 16  # calls that are shown
EXAMPLE = "one right answer"


def values_of(problem: Problem, failure: Outcome, case: Case, most: int) -> Iterator[Text]:
    """The input, the answer and the result: drawn, or as text of at most `most` characters.

    If that is 0, everything is shown whole.
    """
    rules, signature = problem.rules, problem.signature
    values = both(rules, case, failure) if failure.word == Word.WRONG else {}
    if signature.plays and EXAMPLE not in values:
        results = values.get("yours")
        if results is None or (type(results) is list and len(results) == len(case.values[0])):
            yield from calls(problem, failure, case, results, not most)
            return
    arguments, kinds = [*signature.named(case.values).items()], signature.parameters
    drawn = {}
    for name, value in arguments[:1]:
        drawn["input"] = drawable(rules, kinds[name], value)
    boards = {title: drawable(rules, signature.result, value) for title, value in values.items()}
    one_of_several = boards.get("yours") and boards.get(EXAMPLE)
    if one_of_several or differences(boards.get("expected"), boards.get("yours")):
        drawn |= boards
    pictures = {title: rows for title, rows in drawn.items() if rows}
    shown = "input" in pictures and _is_board(arguments[0][1])  # its values can be read there
    for name, value in arguments[shown:] if most else ():
        yield from _value(name, kinds[name], value, most)
    if pictures:
        yield from draw(pictures, _focus(problem, case), not most)
    width = max(map(len, values), default=0)
    for title, value in values.items() if not most or "yours" not in pictures else ():
        style = "red" if title == "yours" else "green"
        if signature.way == BOTH:
            told = signature.told(value, lambda part: text_of(part, most))
            yield Text.assemble(f"  {title:{width}} = ", (told, style))
        else:
            yield from _value(title.ljust(width), signature.result, value, most, style)


def both(rules: Rules, case: Case, outcome: Outcome) -> dict[str, Any]:
    """{title: value} of the answer and, if there is one, the result.

    If several answers are right, a difference from this one means nothing.
    """
    answer, yours = case.expected, {"yours": outcome.value} if outcome.result else {}
    return yours | {EXAMPLE: answer} if rules.accepts else {"expected": answer} | yours


def _focus(problem: Problem, case: Case) -> tuple[int, int] | None:
    """The square that the picture marks, if any."""
    if not problem.rules.focus:
        return None
    try:
        row, column = problem.rules.focus(*case.values)
    except Exception as error:
        raise KataError(f"{at(problem.rules_file, error)}: focus(): {one_line(error)}") from None
    return row, column


def _is_board(value: Any) -> bool:
    """Whether a value has rows, so that its picture shows the value itself."""
    return isinstance(value, list) and all(isinstance(row, (list, str)) for row in value)


def _value(name: str, kind: Kind, value: Any, most: int, style: str = "") -> Iterator[Text]:
    """One value: on a line, or as a tree below its name."""
    lines = structured(kind, value)
    if not lines or lines == [*map(text_of, value[:1])]:  # a tree of one node, like a number
        lines = [text_of(value, most)]
    if len(lines) == 1:
        yield Text.assemble(f"  {name} = ", (lines[0], style))
    else:
        yield Text(f"  {name.strip()}:")
        yield from (Text(f"    {line}", style) for line in lines)


def failing_call(problem: Problem, failure: Outcome, case: Case) -> int | None:
    """Which call is wrong or raised an exception, where LeetCode plays; None if that is unknown."""
    kinds, results = problem.signature.parts(case.values), failure.value
    if not problem.signature.plays or problem.rules.accepts:
        return None
    if failure.word != Word.WRONG:
        return (
            failure.call if failure.word != Word.TIME and (failure.line or failure.call) else None
        )
    if not kinds or type(results) is not list or len(results) != len(kinds):
        return None
    return first_wrong(kinds, case.expected, results)


def calls(
    problem: Problem, failure: Outcome, case: Case, results: list[Any] | None, whole: bool
) -> Iterator[Text]:
    """The calls up to the first that is wrong or fails, one per line; all if that is unknown."""
    (names, lists), answers = case.values, case.expected
    wrong = failing_call(problem, failure, case)
    end = len(names) if wrong is None else wrong + 1
    start = 0 if whole else max(1, end - MOST)
    if start:
        yield Text(f"  {names[0]}({_listed(lists[0])})")
    if start > 1:
        yield Text(f"  ... {start - 1:,} calls ...", "dim")
    for i in range(start, end):
        line = Text(f"  {names[i]}({_listed(lists[i])})")
        if i == wrong and results is not None:
            line.append(
                f"  expected {text_of(answers[i])}, yours {text_of(results[i])}", "bold red"
            )
        elif i == wrong:
            line.append("  fails", "bold red")
        elif i:
            line.append(f"  {text_of(answers[i])}", "dim")
        yield line


def _listed(values: Iterable[Any]) -> str:
    return ", ".join(map(text_of, values))
