"""A run that fails, the first place in which its result is wrong, and how it came about."""

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kata.cases.model import Case
from kata.cases.tolerances import are_close
from kata.judge.model import Account, Outcome, Sentence
from kata.problem.folder import Problem
from kata.watch.steps.effects import Place, held
from kata.watch.steps.history import GIVEN
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.recorded_values import (
    Cell,
    Content,
    Heap,
    is_held,
    number_of,
    told_value,
    value_of,
)
from kata.watch.steps.recording import drawn
from kata.watch.steps.run import Run
from kata.watch.steps.states import same
from kata.watch.why.slice import setters, slice_of
from kata.wire.expressions import UnknownError
from kata.wire.model import BOTH, CHANGED, PLAYED, RETURNED, Shape
from kata.wire.nodes import reader

LONGEST_VALUE = 30  # characters of a value
SEQUENCES = {"list", "tuple"}


class Differing(NamedTuple):
    """A place in two values that is not the same in both."""

    path: tuple[Any, ...]  # the indexes and attributes that lead there
    places: tuple[Place | None, Place | None]  # in the two recordings, or of the tuples around
    cells: tuple[Cell, Cell]  # what is there

    def named(self, whole: str) -> str:
        """Name the place as code does: `board[1][2]`, `result.next.val`; `item 3` of a list."""
        if len(self.path) == 1 and not self.has_attributes:
            return f"item {self.path[0]}"
        return whole + self.written

    @property
    def has_attributes(self) -> bool:
        return any(isinstance(key, str) for key in self.path)

    @property
    def written(self) -> str:
        """What follows the name of the whole in code: `[1][2]`."""
        parts = (f".{key}" if isinstance(key, str) else f"[{key}]" for key in self.path)
        return "".join(parts)


@dataclass(frozen=True)
class Failure:
    """A run that fails, and what is right."""

    run: Run
    problem: Problem
    case: Case
    outcome: Outcome

    @property
    def answer(self) -> Any:
        return self.case.expected

    @property
    def result(self) -> Any:
        return self.outcome.value

    @property
    def is_only(self) -> bool:
        """Whether no other result is right."""
        return not self.problem.rules.any_order and not self.outcome.message

    @property
    def shape(self) -> Shape:
        return self.problem.signature.shape

    @cached_property
    def differing(self) -> Differing | None:
        """The first place in which the result differs from the only one that is right."""
        if not self.run.has_ended or self.run.has_raised:
            return None
        if not self.is_only:
            return self._surplus_item()
        answer = drawn_answer(self.problem, self.answer)
        if not answer:
            return None
        heap = Heap({str(number): content for number, content in answer.h.items()})
        return first_difference(*judged(self.run, self.shape), answer.v, heap)

    def _surplus_item(self) -> Differing | None:
        """Return where any order is right, the first item that is in no right answer."""
        rules, (cell, heap) = self.problem.rules, judged(self.run, self.shape)
        canonical, content = rules.canonical, heap.content(cell)
        if not canonical or rules.accepts or not is_held(cell) or self.shape.written:
            return None
        with suppress(Exception):  # a function of the problem's, on a result of any shape
            right = canonical(deepcopy(self.answer))
            if len(self.result) != content.size:
                return None
            for i, item in enumerate(self.result):
                if canonical([deepcopy(item)])[0] not in right:
                    place = held(number_of(cell), i)
                    return Differing((i,), (place, None), (content.items[i], None))
        return None

    def named(self, found: Differing) -> str:
        """Name a place in what is judged: by what holds it, or `result`."""
        cell, start, end = judged(self.run, self.shape)[0], self.run.seen[0], self.run.seen[-1]
        if found.has_attributes and end.value == cell:
            return found.named("result")
        names = (*start.names.items(), *end.names.items())
        return found.named(next((name for name, one in names if one == cell), "result"))

    @cached_property
    def wrong_call(self) -> int | None:
        """The index of the first played call whose result is wrong."""
        results = self.result, self.answer
        if self.shape.way != PLAYED or any(type(one) is not list for one in results):
            return None
        return next((i for i, pair in enumerate(zip(*results)) if not same(*pair)), None)


def judged(run: Run, shape: Shape) -> tuple[Cell, Heap]:
    """Return the value that counts at the end of a run: what it returns, or an argument."""
    end = run.seen[-1]
    if not _is_changed(shape) or shape.changed >= len(end.arguments):
        return end.value, end.heap
    return end.arguments[shape.changed], end.heap


def _is_changed(shape: Shape) -> bool:
    return shape.way in (CHANGED, BOTH) or (shape.way == RETURNED and shape.returns_nothing)


def drawn_answer(problem: Problem, answer: Any) -> EncodedValue | None:
    """Return the answer as recordings have values; None where it is another thing than those."""
    shape = problem.signature.shape
    if shape.way not in (RETURNED, CHANGED) or shape.written:
        return None
    kinds, result = shape.methods[shape.main]
    kind = kinds[shape.changed] if _is_changed(shape) else result
    read = reader(kind, problem.given)
    with suppress(Exception):  # given.py need not read what it writes
        return drawn(read(deepcopy(answer)) if read else answer)
    return None


def account_of(failure: Failure) -> Account:
    """Tell how what is wrong came about: an exception, an item, a call, or what is returned."""
    run, history = failure.run, failure.run.history
    if run.has_raised:
        step = run.raising_step
        moments = (
            slice_of(run, [history.began[step]], failure.outcome.line) if step is not None else ()
        )
        return Account("How it came to this", moments)
    if (index := failure.wrong_call) is not None and (span := run.played_call(index)):
        returned = run.told(span.last, LONGEST_VALUE)
        title = f"How call {index}, {run.call_text(span)}, came to return {returned}"
        return Account(title, slice_of(run, [history.began[span.last]]))
    if (found := failure.differing) and (place := found.places[0]):
        became = "stayed" if history.last(place, len(run.seen)) in (None, GIVEN) else "came to be"
        value = told_value(found.cells[0], run.seen[-1].heap, LONGEST_VALUE)
        title = f"How {failure.named(found)} {became} {value}"
        steps = setters(run, place)
        if is_held(cell := found.cells[0]):
            within = history.last(held(number_of(cell)), len(run.seen))
            if within is not None and within > steps[-1]:  # what it holds was set later
                steps.append(within)
        return Account(title, slice_of(run, steps))
    return Account("How it came about", slice_of(run, [history.began[-1]]))


def first_difference(mine: Cell, heap: Heap, its: Cell, other: Heap) -> Differing | None:
    """Return the outermost place that differs; None if the values differ as a whole, or nowhere.

    Lists of different lengths differ as a whole, and so do objects of different shapes.
    """
    waiting, met = [Differing((), (None, None), (mine, its))], dict[int, int]()
    for one in waiting:  # the list grows as we read it
        a, b = one.cells
        left, right = heap.content(a), other.content(b)
        shapes = {left.shape, right.shape}
        if not (shapes <= SEQUENCES or shapes == {"object"}):
            if not (same(a, b) or are_close_numbers(a, b)):
                return one if one.path else None
            continue
        is_known = is_held(a) and is_held(b) and number_of(a) in met
        if is_held(a) and is_held(b) and met.setdefault(number_of(a), number_of(b)) != number_of(b):
            return one if one.path else None  # one of them leads back
        if shapes <= SEQUENCES and left.size != right.size:
            return one if one.path else None
        waiting += [] if is_known else _parts(one, left, right)
    return None


def _parts(whole: Differing, left: Content, right: Content) -> Iterator[Differing]:
    """Yield the items or attributes that two objects share; a tuple has no places of its own."""
    mine, its = (
        dict(one.items if one.shape == "object" else enumerate(one.items)) for one in (left, right)
    )
    for key in mine:
        if key in its:
            places = [
                held(number_of(cell), key) if is_held(cell) else place
                for cell, place in zip(whole.cells, whole.places)
            ]
            path, cells = (*whole.path, key), (mine[key], its[key])
            yield Differing(path, (places[0], places[1]), cells)


def are_close_numbers(a: Cell, b: Cell) -> bool:
    """Return whether two values are numbers, not both whole, that LeetCode takes for equal."""
    with suppress(UnknownError):
        here, there = value_of(a), value_of(b)
        kinds = {type(here), type(there)}
        return float in kinds <= {int, float} and are_close(float(here), float(there))
    return False


def said(run: Run, line: int, text: str) -> Sentence:
    """Say something of a line, which is quoted."""
    return Sentence(text, run.code.quoted(line), line)
