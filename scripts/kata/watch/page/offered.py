"""The cases that a page offers, and the problem as the index shows it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import shorten
from typing import Any

from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.judge.model import Verdict
from kata.problem.folder import Problem
from kata.problem.solution import Issue, issue_of
from kata.text import text_of
from kata.watch.page.model import ShownCase
from kata.watch.steps.model import Drawn
from kata.watch.steps.recording import drawn, drawn_together

LONGEST = 40  # characters of a name in a label
SHORT = 30  # of a value in it
SQUARES = 16  # of a board that a label shows whole
FEW = 3  # calls and mistakes that a label names
CALLS = 1000  # that a page lists where LeetCode plays


def offered(cases: Cases, verdicts: Iterable[Verdict]) -> list[Case]:
    """The cases in their order; a number stands for one input."""
    small = cases.in_group(SMALL)
    indexes = cases.in_group(EXAMPLES) + small[len(small) // 2 :][:1] + small[-1:]
    found = {case.number: case for case in map(cases.__getitem__, indexes)}
    found |= {case.number: case for verdict in verdicts if (case := verdict.refuted_by)}
    return [found[number] for number in sorted(found)]


def shown_cases(
    problem: Problem, cases: list[Case], refuted: dict[int, list[str]]
) -> list[ShownCase]:
    """The cases as a page shows them; `refuted` has the mistakes that each refutes."""
    labels = [_label(problem, case, refuted.get(case.number, [])) for case in cases]
    alike = Counter(labels)
    return [
        shown_case(problem, case, label + f" (case {case.number:,})" * (alike[label] > 1))
        for case, label in zip(cases, labels)
    ]


def shown_case(problem: Problem, case: Case, label: str = "") -> ShownCase:
    inputs: list[Drawn] = []
    calls: list[str] = []
    if problem.signature.plays:
        _, values = problem.reference.prepare(case.arguments)
        calls = [_call(name, given) for name, given in values]
    else:
        inputs = drawn_together(problem.reference.read(case.fresh()), [*map(_nodes, case.values)])
    named = problem.signature.named(inputs)
    more = max(len(calls) - CALLS, 0)
    return ShownCase(case.number, label, named, calls[:CALLS], more, drawn(case.expected))


def _nodes(plain: Any) -> int:
    """How many nodes LeetCode's notation of a list or tree has."""
    return sum(item is not None for item in plain) if isinstance(plain, list) else 0


def _label(problem: Problem, case: Case, refuted: list[str]) -> str:
    """`every input up to size 3: EEE/EEM/EME, click = [0, 0]; refutes four_directions`."""
    bare = [name.removeprefix("wrong/") for name in refuted]
    name = shorten(case.name, LONGEST, placeholder=" …")
    return f"{name}: {given(problem, case)}" + f"; refutes {_some(bare)}" * bool(bare)


def given(problem: Problem, case: Case) -> str:
    """The input in short."""
    if problem.signature.plays:
        return _some([_call(*call) for call in calls_of(case)])
    values = problem.signature.named(case.values).items()
    return ", ".join(_short(name, value, problem) for name, value in values)


def calls_of(case: Case) -> list[list[Any]]:
    """[method, arguments] of each call that LeetCode plays."""
    return [[*call] for call in zip(*case.values)]


def _call(name: str, given: Iterable[Any]) -> str:
    return f"{name}({', '.join(map(text_of, given))})"


def _some(texts: list[str]) -> str:
    """The first few, and how many there are besides."""
    more = f" and {len(texts) - FEW:,} more" * (len(texts) > FEW)
    return ", ".join(texts[:FEW]) + more


def _short(name: str, value: Any, problem: Problem) -> str:
    """A value by its name; a board by its rows or, if it is large, its size."""
    text, rows = text_of(value, 0), _board(name, value, problem)
    cells = [str(cell) for row in rows for cell in row]
    is_small = rows and len(cells) <= SQUARES and max(map(len, cells)) == 1
    if is_small and (len(text) > SHORT or isinstance(rows[0][0], str)):
        return "/".join("".join(map(str, row)) for row in rows)
    if len(text) <= SHORT:
        return f"{name} = {text}"
    if rows:
        return f"{len(rows):,} × {len(rows[0]):,}"
    is_long = isinstance(value, (list, str))
    return f"{name} = {f'{len(value):,} long' if is_long else f'{text[:SHORT]}…'}"


def _board(name: str, value: Any, problem: Problem) -> list[Any]:
    """The rows of a board, or nothing."""
    match problem.signature.parameters[name]:
        case ("List", ("List", _)):
            pass
        case ("List", "str") if problem.rules.picture:
            pass
        case _:
            return []
    return value if value and {len(row) for row in value} == {len(value[0])} != {0} else []


MOST = 100  # items in a picture
ANSWER = 40  # characters of an answer


@dataclass(frozen=True)
class Refuted:
    """A mistake, and where LeetCode was told that it accepts it."""

    idea: str
    issue: Issue | None


@dataclass(frozen=True)
class Entry:
    """A problem in the index, which reads this from the page of the problem."""

    slug: str
    title: str
    number: str
    topic: str
    domain: str  # what solutions are judged on
    techniques: list[str]
    refuted: list[Refuted]  # first what LeetCode was told of
    example: str
    picture: Drawn | None  # of a value in an example; None where there is nothing to draw
    strings: bool  # whether a list of strings is a board


def entry_of(problem: Problem, cases: Cases) -> Entry:
    small, examples = cases.in_group(SMALL), [cases[i] for i in cases.in_group(EXAMPLES)]
    more = "" if problem.rules.is_whole_domain else ", and on larger ones"
    refuted = [Refuted(mistake.idea, issue_of(mistake)) for mistake in problem.mistakes]
    return Entry(
        slug=problem.slug,
        title=problem.title,
        number=problem.number,
        topic=problem.topic,
        domain=f"{cases[small[0]].name} ({len(small):,}){more}" if small else "the examples",
        techniques=[solution.name.replace("_", " ") for solution in problem.solutions],
        refuted=sorted(refuted, key=lambda one: not one.issue),
        example=f"{given(problem, examples[0])} → {text_of(examples[0].expected, ANSWER)}",
        picture=_picture(problem, examples),
        strings=problem.rules.draws_strings,
    )


def _picture(problem: Problem, examples: list[Case]) -> Drawn | None:
    """Of the values that fit, the one with most to see."""
    values = [value for case in examples for value in _values(problem, case)]
    return max((value for value in values if 0 < _size(value) <= MOST), key=_size, default=None)


def _values(problem: Problem, case: Case) -> Iterator[Drawn]:
    """What can be drawn of a case: the answer rather than the input."""
    if problem.signature.plays:
        if scene := problem.rules.scene:
            yield drawn(scene("calls", calls_of(case)))
    else:
        shown = shown_case(problem, case)
        yield from (shown.expected, *shown.input.values())


def _size(value: Drawn) -> int:
    """How many items it holds, inside lists and nodes."""
    seen: dict[int, int] = {}  # {number: items} of what can be reached from it
    waiting = [value.v]
    for one in waiting:  # the list grows as we read it
        match one:
            case ["@", int(number)] if number not in seen:
                items = value.h[number][2]
                seen[number] = len(items)
                waiting += [part for item in items for part in (item, *_parts(item))]
    return sum(seen.values())


def _parts(item: Any) -> list[Any]:
    """The key and the value of an item of a map or an object."""
    return item if isinstance(item, list) and len(item) == 2 and item[0] != "@" else []
