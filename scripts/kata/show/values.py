"""The values of a failure: drawn as boards, lists, trees and calls, or written in one line."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rich.text import Text

from kata.cases.checker import first_wrong
from kata.cases.model import Case
from kata.judge.model import Outcome, VerdictKind
from kata.problem.folder import Problem
from kata.problem.rules import Rules
from kata.problem.signature import Signature
from kata.problem.solution import Solution
from kata.show.drawings import board_rows, differences, draw_boards, node_lines
from kata.text import clean, text_of
from kata.wire.model import BOTH, Kind

MOST_CALLS = 16  # calls that are shown
EXAMPLE = "one right answer"


def refutation(solution: Solution, failure: Outcome, most: int) -> tuple[str, str, str]:
    """Return the failing input, the answer and the result, each value cut after `most` characters.

    Of the calls that LeetCode plays, only the one that fails. Where no case does, the first two are
    empty; where there is no result, the last says what went wrong.
    """
    case, signature, message = failure.case, solution.problem.signature, clean(failure.message)
    if not case:
        return "", "", message

    def short(value: Any) -> str:
        return text_of(value, most)

    answer, result = case.expected, failure.value
    i = _failing_call(solution.problem, failure, case)
    if i is None:
        given = named_values(signature, case.values, short)
    else:
        name, arguments = (some[i] for some in case.values)
        given = f"call {i:,}, {call_text(name, arguments, short)}"
        answer, result = answer[i], result[i] if failure.result else None
    told_result = signature.told(result, short) if failure.result else message
    return given, signature.told(answer, short), told_result


def named_values(signature: Signature, values: Iterable[Any], tell: Callable[[Any], str]) -> str:
    """Return each argument under its name: `board = [['E']], click = [0, 0]`."""
    return ", ".join(f"{name} = {tell(value)}" for name, value in signature.named(values).items())


def call_text(name: str, arguments: Iterable[Any], tell: Callable[[Any], str] = text_of) -> str:
    """Return a call as in `move(1, 0, 1)`."""
    return f"{name}({', '.join(map(tell, arguments))})"


def values_of(problem: Problem, failure: Outcome, case: Case, most: int) -> Iterator[Text]:
    """Yield the input, the answer and the result: drawn, or as text of at most `most` characters.

    If that is 0, everything is shown whole.
    """
    rules, signature = problem.rules, problem.signature
    values = compared_values(rules, case, failure) if failure.kind.is_of_result else {}
    if signature.plays and not rules.accepts:
        results = values.get("yours")
        if results is None or (type(results) is list and len(results) == len(case.values[0])):
            yield from _call_lines(problem, failure, case, results, not most)
            return
    arguments, kinds = [*signature.named(case.values).items()], signature.parameters
    drawing = failure.drawing if rules.picture else None
    yield from (Text(f"  {fault}", "yellow") for fault in failure.drawing.faults)
    drawn, boards = {}, {}
    for name, value in arguments[:1]:
        drawn["input"] = board_rows(drawing, "input", kinds[name], value)
    for title, value in values.items():
        which = "yours" if title == "yours" else "answer"
        boards[title] = board_rows(drawing, which, signature.result, value)
    one_of_several = boards.get("yours") and boards.get(EXAMPLE)
    if one_of_several or differences(
        boards.get("expected", boards.get("others")), boards.get("yours")
    ):
        drawn |= boards
    pictures = {title: rows for title, rows in drawn.items() if rows}
    is_seen = "input" in pictures and all(isinstance(row, (list, str)) for row in arguments[0][1])
    for name, value in arguments[is_seen:] if most else ():
        yield from _value_lines(name, kinds[name], value, most)
    if pictures:
        yield from draw_boards(pictures, failure.drawing.focus, not most)
    width = max(map(len, values), default=0)
    for title, value in values.items() if not most or "yours" not in pictures else ():
        style = "red" if title == "yours" else "green"
        if signature.way == BOTH:
            told = signature.told(value, lambda part: text_of(part, most))
            yield Text.assemble(f"  {title:{width}} = ", (told, style))
        else:
            yield from _value_lines(title.ljust(width), signature.result, value, most, style)


def answer_title(outcome: Outcome) -> str:
    """Return what the answer in a failing case is called: nobody knows it where others differ."""
    return "others" if outcome.kind == VerdictKind.DIFFERS else "expected"


def compared_values(rules: Rules, case: Case, outcome: Outcome) -> dict[str, Any]:
    """Return {title: value} of the answer and, if there is one, the result.

    If several answers are right, a difference from this one means nothing.
    """
    answer, yours = case.expected, {"yours": outcome.value} if outcome.result else {}
    title = answer_title(outcome)
    return yours | {EXAMPLE: answer} if rules.any_order else {title: answer} | yours


def _value_lines(name: str, kind: Kind, value: Any, most: int, style: str = "") -> Iterator[Text]:
    """Yield one value: on a line, or as a tree below its name."""
    lines = node_lines(kind, value)
    if not lines or lines == [*map(text_of, value[:1])]:  # a tree of one node, like a number
        lines = [text_of(value, most)]
    if len(lines) == 1:
        yield Text.assemble(f"  {name} = ", (lines[0], style))
    else:
        yield Text(f"  {name.strip()}:")
        yield from (Text(f"    {line}", style) for line in lines)


def _failing_call(problem: Problem, failure: Outcome, case: Case) -> int | None:
    """Return the call that is wrong or raised, where LeetCode plays; None if unknown."""
    if not problem.signature.plays or problem.rules.accepts:
        return None
    if not failure.kind.is_of_result:
        is_known = failure.kind != VerdictKind.TIME and (failure.line or failure.call)
        return failure.call if is_known else None
    kinds, results = problem.signature.parts(case.values), failure.value
    if not kinds or type(results) is not list or len(results) != len(kinds):
        return None
    return first_wrong(kinds, case.expected, results)


def _call_lines(
    problem: Problem, failure: Outcome, case: Case, results: list[Any] | None, whole: bool
) -> Iterator[Text]:
    """Yield a line for each call up to the first that is wrong or fails; all if unknown."""
    (names, lists), answers = case.values, case.expected
    wrong = _failing_call(problem, failure, case)
    end = len(names) if wrong is None else wrong + 1
    start = 0 if whole else max(1, end - MOST_CALLS)
    if start:
        yield Text(f"  {call_text(names[0], lists[0])}")
    if start > 1:
        yield Text(f"  ... {start - 1:,} calls ...", "dim")
    for i in range(start, end):
        line = Text(f"  {call_text(names[i], lists[i])}")
        if i == wrong:
            fails = "fails"
            if results is not None:
                title = answer_title(failure)
                fails = f"{title} {text_of(answers[i])}, yours {text_of(results[i])}"
            line.append(f"  {fails}", "bold red")
        elif i:
            line.append(f"  {text_of(answers[i])}", "dim")
        yield line
