"""A run that fails, the first place in which its result is wrong, and how it came about."""

from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.judge.model import Account
from kata.problem.folder import Problem
from kata.watch.steps.effects import held
from kata.watch.steps.history import GIVEN
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.recorded_values import Cell, Heap, is_held, number_of, told_value
from kata.watch.steps.recording import drawn
from kata.watch.steps.states import same
from kata.watch.why.differences import Differing, first_difference
from kata.watch.why.runs import Replay
from kata.watch.why.slice import setters, slice_of
from kata.wire.model import BOTH, CHANGED, PLAYED, RETURNED, Shape
from kata.wire.nodes import reader

LONGEST_VALUE = 30  # characters of a value


@dataclass(frozen=True)
class Failure:
    """A run that fails, and what is right."""

    run: Replay
    problem: Problem
    answer: Any  # as plain data
    is_only: bool  # whether no other result is right

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
            for i, item in enumerate(self.run.result):
                if (
                    canonical([deepcopy(item)])[0] not in right
                    and len(self.run.result) == content.size
                ):
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
        results = self.run.result, self.answer
        if self.shape.way != PLAYED or any(type(one) is not list for one in results):
            return None
        return next((i for i, pair in enumerate(zip(*results)) if not same(*pair)), None)


def judged(run: Replay, shape: Shape) -> tuple[Cell, Heap]:
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
        moments = slice_of(run, [history.began[step]], run.line) if step is not None else ()
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
