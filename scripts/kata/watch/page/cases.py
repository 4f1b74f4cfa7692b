"""The files and cases of a page: what points into lists, an input in short, what is drawn."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from textwrap import shorten
from typing import Any

from kata import KataError
from kata.cases.model import Case
from kata.judge.model import Verdict, VerdictKind
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.problem.solution import Solution
from kata.problem.tree import inside
from kata.show.values import call_text, compared_values
from kata.size import grid, length
from kata.text import one_line, plural, text_of
from kata.watch.page.model import File, Pointer, ShownCase, issue_of
from kata.watch.steps.code import SCOPED, code_of, parameters, statements
from kata.watch.steps.model import EncodedValue, State
from kata.watch.steps.recorded_values import is_held, value_of
from kata.watch.steps.recording import drawn, drawn_together
from kata.wire.cells import compact
from kata.wire.expressions import UnknownError
from kata.wire.model import BOTH, PLAYED
from kata.wire.nodes import NODES

LONGEST_NAME = 40  # characters of a name in a label
SHORT_VALUE = 30  # of a value in it
SQUARES = 16  # of a board that a label shows whole
MOST_NAMED = 3  # calls that a label names
LARGEST = 2000  # bytes of arguments that are drawn
CALLS = 1000  # that a page lists where LeetCode plays


def file_of(
    solution: Solution, name: str, *, wrong: bool, fails: int, beside: str, href: str
) -> File:
    """Return a solution as a page lists it."""
    source = solution.source
    return File(
        name=name,
        title=name if solution.is_elsewhere else solution.title,
        wrong=wrong,
        fails=fails,
        beside=beside,
        href=href,
        report=issue_of(solution),
        pointers=[Pointer(function, base, names) for function, base, *names in pointers(source)],
        statements={one[0]: one[1] for one in statements(source)},
    )


def pointers(source: str) -> list[list[str]]:
    """[function, list, name] for `nums[left]`, [function, list, row, column] for `board[i][j]`."""
    found: dict[tuple[str, ...], None] = {}
    code = code_of(source)
    for function in code.functions:
        nodes = inside(function.body)
        inner = {id(node.value) for node in nodes if isinstance(node, ast.Subscript)}
        scoped = {name for node in nodes if isinstance(node, SCOPED) for name in _bound_by(node)}
        for node in nodes:
            if not isinstance(node, ast.Subscript) or id(node) in inner:
                continue
            outer = node.value if isinstance(node.value, ast.Subscript) else None
            base = outer.value if outer else node.value
            indexes = [_index(one.slice) for one in (outer, node) if one]
            if isinstance(base, ast.Name) and all(indexes) and not scoped & {*indexes}:
                key = function.name, base.id, *indexes
                found[key] = None
    return [[*one] for one in found]


def _bound_by(node: Any) -> Iterator[str]:
    """Return the names that belong to a comprehension or a lambda, which no recording holds."""
    if isinstance(node, ast.Lambda):
        return iter(parameters(node))
    targets = (inner for one in node.generators for inner in ast.walk(one.target))
    return (target.id for target in targets if isinstance(target, ast.Name))


def _index(node: ast.expr) -> str:
    """`left` for `left`, `left - 1` and `left + 1`; nothing for anything else."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.BinOp(left=ast.Name(id=name), op=ast.Add() | ast.Sub(), right=ast.Constant()):
            return name
    return ""


def shown_cases(problem: Problem, cases: list[Case], refuted: dict[int, int]) -> list[ShownCase]:
    """Return the cases as a page shows them; `refuted` has how many mistakes each refutes."""
    labels = []  # `every input up to size 3: EEE/EEM/EME, click = [0, 0]; refutes 2 mistakes`
    for case in cases:
        name = shorten(case.name, LONGEST_NAME, placeholder=" …")
        many = refuted.get(case.number, 0)
        says = f"; refutes {plural(many, 'mistake')}" * bool(many)
        labels.append(f"{name}: {input_in_short(problem, case)}{says}")
    alike = Counter(labels)
    return [
        shown_case(problem, case, label + f" (case {case.number:,})" * (alike[label] > 1))
        for case, label in zip(cases, labels)
    ]


def shown_case(problem: Problem, case: Case, label: str = "") -> ShownCase:
    inputs: list[EncodedValue] = []
    calls: list[str] = []
    if problem.signature.plays:
        _, values = problem.reference.prepare(case.arguments)
        calls = [call_text(name, given) for name, given in values]
    else:
        nodes = [length(value) if isinstance(value, list) else 0 for value in case.values]
        inputs = drawn_together(problem.reference.read(case.fresh()), nodes)
    named = problem.signature.named(inputs)
    more = max(len(calls) - CALLS, 0)
    return ShownCase(case.number, label, named, calls[:CALLS], more, drawn(case.expected))


def input_in_short(problem: Problem, case: Case) -> str:
    if problem.signature.plays:
        calls = [call_text(*call) for call in calls_of(case)]
        more = f" and {len(calls) - MOST_NAMED:,} more" * (len(calls) > MOST_NAMED)
        return ", ".join(calls[:MOST_NAMED]) + more
    values = problem.signature.named(case.values).items()
    return ", ".join(_short(name, value, problem) for name, value in values)


def calls_of(case: Case) -> list[list[Any]]:
    """[method, arguments] of each call that LeetCode plays."""
    return [[*call] for call in zip(*case.values)]


def _short(name: str, value: Any, problem: Problem) -> str:
    """Return a value by its name, in short; a small board by its rows."""
    text, rows = text_of(value, 0), _board(name, value, problem)
    cells = [str(cell) for row in rows for cell in row]
    is_small = rows and len(cells) <= SQUARES and max(map(len, cells)) == 1
    if is_small and (len(text) > SHORT_VALUE or isinstance(rows[0][0], str)):
        return "/".join("".join(map(str, row)) for row in rows)
    return f"{name} = {text if len(text) <= SHORT_VALUE else f'{text[:SHORT_VALUE]}…'}"


def _board(name: str, value: Any, problem: Problem) -> list[Any]:
    """Return the rows of a board, or nothing."""
    match problem.signature.parameters[name]:
        case ("List", ("List", _)):
            pass
        case ("List", "str") if problem.rules.picture:
            pass
        case _:
            return []
    return value if grid(value) else []


def pictures_of(verdict: Verdict) -> dict[str, EncodedValue]:
    """{name: picture} of the input and, if it is wrong, the results; none if text says more."""
    problem, case, failure = verdict.solution.problem, verdict.refuted_by, verdict.failure
    if not case or not failure or len(case.arguments) > LARGEST:
        return {}
    if problem.signature.way in (PLAYED, BOTH):
        return {}
    node = NODES.get(str(required(problem.signature.result)))

    def result(value: Any) -> EncodedValue:
        is_notation = node and type(value) is list and node.fits(value)
        return drawn(node.read(value, node.made) if node and is_notation else value)

    results = (
        compared_values(problem.rules, case, failure) if failure.kind == VerdictKind.WRONG else {}
    )
    drawings = {title: result(value) for title, value in results.items()}
    return shown_case(problem, case).input | drawings


MADE = "calls"  # the name under which the calls that LeetCode has made are drawn


def scenes(problem: Problem, case: Case, seen: Iterable[State]) -> dict[str, Any]:
    """{"name value": rows of a board} of the variables in these states, and of the calls so far.

    What a variable holds counts if it is an int or a list of ints; an attribute goes by its name.
    """
    scene, plays = problem.rules.scene, problem.signature.plays
    if not scene:
        return {}
    calls = calls_of(case) if plays else []
    inputs = () if plays else case.fresh()
    found: dict[str, Any] = {}
    for name, recorded, value in _values(calls, seen):
        key = f"{name} {compact(recorded)}"
        if key not in found:
            try:
                found[key] = scene(name, value, *inputs)
            except Exception as error:
                where = at(problem.rules_file, error)
                raise KataError(f"{where}: scene({name!r}, {value}): {one_line(error)}") from None
    return {key: rows for key, rows in found.items() if rows}


def _values(calls: list[Any], seen: Iterable[State]) -> Iterator[tuple[str, Any, Any]]:
    """Yield each name with each of its values, as it is recorded and as Python's own.

    The calls come whenever there is one more.
    """
    made = -1
    for state in seen:
        if calls and state.move != made:
            made = state.move
            yield MADE, calls[: made + 1], calls[: made + 1]
        names, heap = state.names, state.heap
        held = heap.content(names["self"]).items if "self" in names else []
        for name, value in (*names.items(), *held):
            if _is_int(value):
                yield name, value, value_of(value)
            elif is_held(value):
                content = heap.content(value)
                items = content.items
                if content.shape == "list" and not content.is_cut and all(map(_is_int, items)):
                    yield name, items, [*map(value_of, items)]


def _is_int(value: Any) -> bool:
    """Tell whether a recorded value is an int of which every digit is known."""
    with suppress(UnknownError):
        return type(value_of(value)) is int
    return False
