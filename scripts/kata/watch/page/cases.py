"""The files and cases of a page as it shows them, and an input in short."""

from collections import Counter
from textwrap import shorten
from typing import Any

from kata.cases.model import Case
from kata.judge.model import Verdict, VerdictKind
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.problem.solution import Solution, issue_of
from kata.show.values import call_text, compared_values
from kata.size import grid, length, spelled_size
from kata.text import plural, text_of
from kata.watch.page.model import File, ShownCase
from kata.watch.steps.code import docstrings, statements
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.pointers import masks, pointers
from kata.watch.steps.recording import drawn, drawn_together
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
        idea=solution.idea if solution.is_mistake else "",
        wrong=wrong,
        fails=fails,
        beside=beside,
        href=href,
        report=issue_of(solution),
        pointers=pointers(source),
        masks=masks(source),
        statements=statements(source),
        docstrings=docstrings(source),
    )


def shown_cases(problem: Problem, cases: list[Case], refuted: dict[int, int]) -> list[ShownCase]:
    """Return the cases as a page shows them; `refuted` has how many mistakes each refutes."""
    labels = [_label(problem, case, refuted.get(case.number, 0)) for case in cases]
    alike = Counter(labels)
    return [
        shown_case(problem, case, label + f" (case {case.number:,})" * (alike[label] > 1))
        for case, label in zip(cases, labels)
    ]


def shown_case(problem: Problem, case: Case, label: str = "") -> ShownCase:
    inputs: list[EncodedValue] = []
    calls: list[str] = []
    if problem.signature.plays:
        _, values = problem.caller.prepare(case.arguments)
        calls = [call_text(name, given) for name, given in values]
    else:
        nodes = [length(value) if isinstance(value, list) else 0 for value in case.values]
        inputs = drawn_together(problem.caller.read(case.fresh()), nodes)
    named = problem.signature.named(inputs)
    more = max(len(calls) - CALLS, 0)
    return ShownCase(case.number, label, named, calls[:CALLS], more, drawn(case.expected))


def _label(problem: Problem, case: Case, refuted: int) -> str:
    """`every input up to size 3: EEE/EEM/EME, click = [0, 0]; refutes 2 mistakes`."""
    name = shorten(case.name, LONGEST_NAME, placeholder=" …")
    many = f"; refutes {plural(refuted, 'mistake')}" * bool(refuted)
    return f"{name}: {input_in_short(problem, case)}{many}"


def input_in_short(problem: Problem, case: Case) -> str:
    if problem.signature.plays:
        return _first_few([call_text(*call) for call in calls_of(case)])
    values = problem.signature.named(case.values).items()
    return ", ".join(_short(name, value, problem) for name, value in values)


def calls_of(case: Case) -> list[list[Any]]:
    """[method, arguments] of each call that LeetCode plays."""
    return [[*call] for call in zip(*case.values)]


def _first_few(texts: list[str]) -> str:
    """Return the first few, and how many there are besides."""
    more = f" and {len(texts) - MOST_NAMED:,} more" * (len(texts) > MOST_NAMED)
    return ", ".join(texts[:MOST_NAMED]) + more


def _short(name: str, value: Any, problem: Problem) -> str:
    """Return a value by its name; a board by its rows or, if it is large, its size."""
    text, rows = text_of(value, 0), _board(name, value, problem)
    cells = [str(cell) for row in rows for cell in row]
    is_small = rows and len(cells) <= SQUARES and max(map(len, cells)) == 1
    if is_small and (len(text) > SHORT_VALUE or isinstance(rows[0][0], str)):
        return "/".join("".join(map(str, row)) for row in rows)
    if len(text) <= SHORT_VALUE:
        return f"{name} = {text}"
    if rows:
        return spelled_size(len(rows), len(rows[0]))
    if isinstance(value, (list, str)):
        return f"{name}: {plural(len(value), 'character' if isinstance(value, str) else 'item')}"
    return f"{name} = {text[:SHORT_VALUE]}…"


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
