"""The values of a failure: drawn as boards, lists, trees and calls, or written out."""

import marshal

from rich.text import Text

from kata import KataError
from kata.cases.right import first_wrong_call
from kata.judge.verdict import WRONG
from kata.paths import at
from kata.show.picture import differences, draw, drawable
from kata.text import one_line, text_of
from kata.wire.plain import value_of

MOST = 16  # lines of a tree, or calls, that are shown
EMPTY = "(empty)"
EXAMPLE = "one right answer"


def values_of(solution, failure, most):
    """The input, the answer and the result: drawn, or as text of so many characters at `most`."""
    problem, case = solution.problem, failure.case
    rules, signature, values = problem.rules, problem.signature, {}
    arguments = marshal.loads(case.arguments)
    if failure.word == WRONG:
        values = both(rules, case.answer, failure.result)
    if signature.plays and EXAMPLE not in values:
        results = values.get("yours")
        if results is None or (type(results) is list and len(results) == len(arguments[0])):
            yield from calls(problem, failure, results, not most)
            return
    parameters = list(signature.parameters.items())
    drawn = {}
    if parameters:
        drawn["input"] = drawable(rules, parameters[0][1], arguments[0])
    boards = {title: drawable(rules, signature.result, value) for title, value in values.items()}
    one_of_several = boards.get("yours") and boards.get(EXAMPLE)
    if one_of_several or differences(boards.get("expected"), boards.get("yours")):
        drawn |= boards
    drawn = {title: rows for title, rows in drawn.items() if rows}
    for (name, kind), value in list(zip(parameters, arguments))["input" in drawn :] if most else ():
        yield from _value(name, kind, value, most)
    if drawn:
        focus = _focus(problem, arguments)
        yield from draw(drawn, focus, not most)
    width = max(map(len, values), default=0)
    for title, value in values.items() if not most or "yours" not in drawn else ():
        style = "red" if title == "yours" else "green"
        yield from _value(title.ljust(width), signature.result, value, most, style)


def both(rules, answer, result):
    """{title: value} of the answer and, if there is one, the result, from their bytes.

    Where several answers are right, a difference from this one means nothing.
    """
    answer, yours = marshal.loads(answer), {"yours": value_of(result)} if result else {}
    return yours | {EXAMPLE: answer} if hasattr(rules, "accepts") else {"expected": answer} | yours


def _focus(problem, arguments):
    """The square that the picture marks, if any."""
    if not hasattr(problem.rules, "focus"):
        return None
    try:
        row, column = problem.rules.focus(*arguments)
    except Exception as error:
        raise KataError(f"{at(problem.rules_file, error)}: focus(): {one_line(error)}") from None
    return row, column


def _value(name, kind, value, most, style=""):
    """One value: on a line, or as a tree below its name."""
    lines = structured(kind, value) or [text_of(value, most)]
    if len(lines) == 1:
        yield Text.assemble(f"  {name} = ", (lines[0], style))
    else:
        yield Text(f"  {name.strip()}:")
        yield from (Text(f"    {line}", style) for line in lines)


def structured(kind, value):
    """The lines that show a linked list or a tree; none for what is neither, or not well formed.

    A list ends in None, which is all of an empty one.
    """
    if kind[0] == "Optional":
        kind = kind[1]
    if kind == "ListNode" and isinstance(value, list):
        return [text_of(" → ".join([*map(str, value), "None"])).strip("'")]
    if kind == "TreeNode" and isinstance(value, list):
        return _tree(value)
    return []


def _tree(values):
    """The root on top, its children below it and to the right; `·` where only one is missing."""
    if not values:
        return [EMPTY]
    children, parents, rest = {}, [0], iter(range(1, len(values)))
    for place in parents:  # which grows meanwhile
        pair = [next(rest, None), next(rest, None)]
        children[place] = [i if i is not None and values[i] is not None else None for i in pair]
        parents += [i for i in children[place] if i is not None]
    lines, waiting = [], [(0, "", "")]
    while waiting and len(lines) < MOST:
        place, first, below = waiting.pop()
        lines.append(first + ("·" if place is None else text_of(values[place])))
        if any(i is not None for i in children.get(place, ())):
            left, right = children[place]
            waiting += (right, below + "└─ ", below + "   "), (left, below + "├─ ", below + "│  ")
    return lines + ["..."] * bool(waiting)


def calls(problem, failure, results, whole):
    """The calls up to the first that is wrong or fails, one per line; all when that is unknown."""
    names, lists = arguments = marshal.loads(failure.case.arguments)
    answers, wrong = marshal.loads(failure.case.answer), None
    if results is not None:
        wrong = first_wrong_call(problem.signature, arguments, answers, results)
    elif failure.line or failure.call:
        wrong = failure.call
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


def _listed(values):
    return ", ".join(map(text_of, values))
