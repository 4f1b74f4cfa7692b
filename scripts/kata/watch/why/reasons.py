"""Why a run fails, as far as recordings show it for certain; nothing is run here.

Each kind of reason is one function. It knows the sentences for a terminal, and what a page says and
shows where a right run on the same input stands beside it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kata.text import text_of
from kata.watch.steps.cells import told_value
from kata.watch.steps.expressions import UNKNOWN
from kata.watch.steps.states import same
from kata.watch.why.calls import innermost_wrong_call
from kata.watch.why.divergence import THE_RESULT, Divergence, divergence, with_divergence
from kata.watch.why.lists import (
    Finding,
    added_without_copy,
    left_as_it_was,
    multiplied_rows,
    node_of_the_input,
    surplus_item,
)
from kata.watch.why.nodes import attribute_set, cycle
from kata.watch.why.parts import (
    Attribute,
    differing_attributes,
    first_wrong_item,
    judged_value,
    origin_of,
    step_that_set,
)
from kata.watch.why.raised import raising_expression, raising_step
from kata.watch.why.returned import (
    ended_without_return,
    how_it_returned,
    passed_on,
    plain_value,
)
from kata.watch.why.runs import Replay
from kata.wire.model import CHANGED, PLAYED, RETURNED, Shape

RAISED = "raised"  # the way of a run that ends with an exception, whatever was called
SHORT, LONGEST = 40, 30  # characters of a value: in a terminal, on a page


@dataclass(frozen=True)
class Parting:
    """Where a run that fails first differs from another on the same input."""

    left: int  # the step to show of the run that fails
    right: int  # the step to show of the other
    said: str  # one sentence


class Reason(NamedTuple):
    """Why a run fails: the same finding in two forms, each as far as it is certain."""

    why: str = ""  # sentences; after a colon, a line of code or values
    parting: Parting | None = None


@dataclass(frozen=True)
class Failure:
    """A run that fails and, if there is one, a run of another solution on the same input."""

    run: Replay
    other: Replay | None
    shape: Shape
    answer: Any  # as plain data
    is_only: bool  # whether no other result is right
    canonical: Callable[[Any], Any] | None = None  # puts any right result into the same form
    accepts_others: bool = False  # whether results that differ by more than their form are right

    def right(self, value: Any) -> Any:
        """A value that is due, or UNKNOWN if it is not plain or others are right as well."""
        is_plain = isinstance(value, (bool, int, float, str))
        return value if is_plain and self.is_only else UNKNOWN

    @cached_property
    def divergence(self) -> Divergence | None:
        return divergence(self.run, self.other) if self.other else None


def sentences(failure: Failure) -> str:
    """Why a run fails, for a terminal."""
    run, told = failure.run, ""
    # the first difference from one of several right answers means nothing
    if run.has_raised or (failure.is_only and not failure.shape.written):
        told = next((reason.why for reason in reasons(failure) if reason.why), "")
    else:
        told = next(
            (reason.why for find in UNORDERED if (reason := find(failure)) and reason.why), ""
        )
    return told


def parting(failure: Failure) -> Parting | None:
    """The first difference that matters from the other run, for a page."""
    run, other = failure.run, failure.other
    if not other or not other.steps:
        return None
    if not run.has_ended:  # where its result is known, a difference may be recorded nevertheless
        apart = failure.divergence if run.result is not None else None
        if not apart or not (said := with_divergence("", run, other, apart)):
            return None
        return Parting(apart.left, apart.right, said.partition(":\n")[0])
    found = (reason.parting for reason in reasons(failure))
    return next(filter(None, found), None)


def reasons(failure: Failure) -> Iterator[Reason]:
    """All reasons that are found, in the order in which they are tried."""
    way = RAISED if failure.run.has_raised else failure.shape.way
    found = (find(failure) for find in KINDS.get(way, KINDS[ANYHOW]))
    return (reason for reason in found if reason)


def exception(failure: Failure) -> Reason | None:
    """The expression that raised an exception."""
    run, k = failure.run, raising_step(failure.run.seen)
    if k is None or run.seen[k].line != run.line:
        return None
    where = None
    if failure.other:
        said = f"line {run.line} raises {run.seen[k].value}"
        where = Parting(k, len(failure.other.seen) - 1, said)
    return Reason(raising_expression(run, k), where)


def wrong_move(failure: Failure) -> Reason | None:
    """The first call that LeetCode plays whose result is wrong."""
    run, other, results = failure.run, failure.other, (failure.run.result, failure.answer)
    if any(type(result) is not list for result in results):
        return None
    index = next((i for i, pair in enumerate(zip(*results)) if not same(*pair)), None)
    span = run.played_call(index) if index is not None else None
    if index is None or not span:
        return None
    call, why, where = f"call {index}, {run.call_text(span)},", "", None
    if how := how_it_returned(run, span, failure.right(failure.answer[index])):
        why = f"{call} should return {text_of(failure.answer[index], SHORT)}; {how}"
    match = other.played_call(index) if other else None
    here, there = (repr(result[index]) for result in results)
    if match and max(len(here), len(there)) <= LONGEST:
        both = f"{here} instead of {there}" if failure.is_only else f"{here} here, {there} there"
        where = Parting(span.first, match.first, f"{call} returns {both}")
    return Reason(why, where)


def wrong_item(failure: Failure) -> Reason | None:
    """The first wrong item in the list that is judged, and the line that gave it its value."""
    run, other, answer = failure.run, failure.other, failure.answer
    changed = failure.shape.judged_argument
    item = first_wrong_item(run, changed, answer)
    changed_at = item.changes(run.seen) if item else None
    if not item or changed_at is None:
        return None
    end, why, where = run.seen[-1], "", None
    if item.at(end) == item.of(run.result):  # else it is not the run that failed
        why = origin_of(item, run, changed_at, answer)
    match = first_wrong_item(other, changed, run.result) if other and other.has_ended else None
    others = match.changes(other.seen) if other and match else None
    if other and match and match.place == item.place and others is not None:
        value = told_value(item.at(end), end.heap)
        wanted = told_value(match.at(other.seen[-1]), other.seen[-1].heap)
        said = f"{item.name} is {value} here, {wanted} there"
        if failure.is_only:
            said = f"{item.name} should be {wanted} but {'is' if changed_at else 'stays'} {value}"
        steps = item.last_step(run.seen, changed_at), match.last_step(other.seen, others)
        where = Parting(*steps, said)
    return Reason(why, where)


def wrong_call(failure: Failure) -> Reason:
    """The innermost call whose result is another in the other run; else, how the run returned."""
    run, other, shape = failure.run, failure.other, failure.shape
    pair = innermost_wrong_call(run, other) if other else None
    span, match = pair or (run.spans[0], None)
    why, where, call = "", None, run.call_text(span)
    is_missing = run.seen[-1].value is None and not shape.returns_nothing
    if shape.way == RETURNED and (is_missing or type(run.result) is not list):
        right = plain_value(other.seen[match.last].value) if other and match else failure.answer
        why = how_it_returned(run, passed_on(run, span), failure.right(right))
    if not other or not match:
        return Reason(why)
    if why and span.depth > 1:
        there = other.returned_text(match, SHORT) or "another value"
        why = f"{call} returns {there} in {other.name}; here, {why}"
    here, there = run.returned_text(span, LONGEST), other.returned_text(match, LONGEST)
    if here and there:
        where = Parting(span.last, match.last, f"{call} returns {here} here, {there} there")
        if span.depth == 1 and (found := failure.divergence):  # long before it returns
            where = Parting(found.left, found.right, where.said)
    return Reason(why, where)


def wrong_node(failure: Failure) -> Reason | None:
    """The first node that differs in what is judged, and the steps that set it last."""
    run, other, shape = failure.run, failure.other, failure.shape
    if not other or not other.has_ended:
        return None
    changed = shape.changed if shape.returns_nothing else None
    left, right = run.seen[-1], other.seen[-1]
    path, cells = THE_RESULT, (judged_value(left, changed), judged_value(right, changed))
    if changed is not None:
        given = run.seen[0].arguments[changed]
        path = next((name for name, cell in run.seen[0].names.items() if cell == given), path)
    whole = Attribute(path, (0, 0), "", cells)
    for part in differing_attributes(whole, left.heap, right.heap):
        here = told_value(part.cells[0], left.heap, LONGEST)
        there = told_value(part.cells[1], right.heap, LONGEST)
        if here != there:
            mine, its = part.owners
            left_step = step_that_set(run.seen, mine, part.name)
            right_step = step_that_set(other.seen, its, part.name)
            named = part._replace(path=part.path.replace(f"{THE_RESULT}.", "result."))
            said = f"{named.path} is {here} here, {there} there"
            is_due = failure.is_only and failure.run.has_ended and not shape.written
            why = attribute_set(run, named, here, there) if is_due else ""
            return Reason(why, Parting(left_step, right_step, said))
    return None


def shared_list(failure: Failure) -> Reason | None:
    """A list that stands in two places by mistake, or that was to be changed and is not."""
    run, shape = failure.run, failure.shape
    if shape.written:
        return None
    changed = shape.judged_argument
    found = multiplied_rows(run) or added_without_copy(run, changed)
    if not found and changed is not None:
        found = left_as_it_was(run, changed)
    return _reason(failure, found)


def surplus(failure: Failure) -> Reason | None:
    """An item of the result that should not be in it, or one that it lacks."""
    if (
        failure.shape.written
        or failure.accepts_others
        or not (failure.is_only or failure.canonical)
    ):
        return None
    if failure.is_only and _has_right_length(failure):
        return None
    changed = failure.shape.judged_argument
    return _reason(failure, surplus_item(failure.run, changed, failure.answer, failure.canonical))


def given_node(failure: Failure) -> Reason | None:
    """A node of the result that is the input's own, where a right result has none of these."""
    run, other, shape = failure.run, failure.other, failure.shape
    is_refused = shape.given and run.result is None  # by `write` in given.py
    if not is_refused or not other or not other.has_ended or shape.way != RETURNED:
        return None
    return _reason(failure, node_of_the_input(run, other))


def missing_return(failure: Failure) -> Reason | None:
    """The end of a method that should return something and does not."""
    run = failure.run
    if failure.shape.way != RETURNED or run.seen[-1].value is not None:
        return None
    if failure.shape.returns_nothing:  # it changes its argument
        return None
    why = ended_without_return(run, run.spans[0])
    return Reason(why) if why else None


def empty_result(failure: Failure) -> Reason | None:
    """An empty result, where none is right, that a condition led to."""
    run, shape = failure.run, failure.shape
    if shape.way != RETURNED or shape.returns_nothing or run.result or not failure.answer:
        return None
    why = how_it_returned(run, passed_on(run, run.spans[0]))
    return Reason(why) if ", because " in why else None


def cyclic_list(failure: Failure) -> Reason | None:
    """A linked list that leads back into itself."""
    shape = failure.shape
    if shape.way not in (RETURNED, CHANGED):
        return None
    return _reason(failure, cycle(failure.run, shape.changed if shape.returns_nothing else None))


def returned_value(failure: Failure) -> Reason | None:
    """How a call came to a value of which others would have been right as well."""
    if failure.shape.way != RETURNED or failure.shape.returns_nothing:
        return None
    if type(failure.run.result) is list or not failure.run.has_ended:
        return None
    return Reason(how_it_returned(failure.run, failure.run.spans[0]))


def _has_right_length(failure: Failure) -> bool:
    results = failure.run.result, failure.answer
    return any(type(one) is not list for one in results) or len({*map(len, results)}) == 1


def _reason(failure: Failure, found: Finding) -> Reason | None:
    """What was found, for a terminal and, where another run stands beside it, for a page."""
    if not found:
        return None
    why, step = found
    end = len(failure.other.seen) - 1 if failure.other else 0
    where = Parting(step, end, why.partition(":\n")[0]) if failure.other else None
    return Reason(why, where)


ANYHOW = ""  # in whichever other way a solution is called
KINDS: dict[str, tuple[Callable[[Failure], Reason | None], ...]] = {
    RAISED: (exception,),
    PLAYED: (shared_list, wrong_move),
    ANYHOW: (given_node, shared_list, wrong_item, surplus, wrong_call, wrong_node),
}
UNORDERED = (
    missing_return,
    given_node,
    shared_list,
    empty_result,
    surplus,
    cyclic_list,
    returned_value,
)  # where other results are right as well
