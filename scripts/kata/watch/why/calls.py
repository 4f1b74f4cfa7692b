"""Calls and loops within a run: which returns another value than elsewhere, which takes long."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Set
from typing import Any

from kata.judge.model import Sentence
from kata.watch.steps.code import parameters
from kata.watch.steps.model import Recording, Span
from kata.watch.steps.recorded_values import is_whole
from kata.watch.steps.story import arguments_of
from kata.watch.why.runs import Replay, alike
from kata.wire.cells import HELD, compact
from kata.wire.records import RESULT

BUCKET = 20  # calls that are compared because their plain arguments are the same
DEEP = 200  # nested calls that are compared
ASSIGNED = ast.Assign, ast.AnnAssign, ast.AugAssign
ROUNDS = 50  # of a loop that are compared
OFTEN = 1000  # runs of a line that are worth a sentence
HIDDEN = set(
    "random yield next iter global time open input id cache lru_cache "
    "lambda type setattr globals".split()
)
PARTLY_SHOWN = '["other"', '["more"', '["tuple"', '["frozenset"', "\\u2026", "a number of"


def innermost_wrong_call(run: Replay, other: Replay) -> tuple[Span, Span] | None:
    """Return the first innermost call that has another result in the other run, and that call."""
    there: dict[str, list[Span]] = defaultdict(list)
    for span in _returned_calls(other):
        there[_plain_key(other, span)].append(span)
    found = [
        (span, match)
        for span in _returned_calls(run)
        if (match := _differing_call(run, span, other, there[_plain_key(run, span)][:BUCKET]))
    ]
    inner = (
        (span, match)
        for span, match in found
        if not any(span.first < one.first and one.last < span.last for one, _ in found)
    )
    return min(inner, key=lambda pair: pair[0].last, default=None)


def _returned_calls(run: Replay) -> list[Span]:
    return [span for span in run.spans if span.end == "return" and not span.resumed]


def _plain_key(run: Replay, span: Span) -> str:
    """Return the name of a call, with those of its arguments that are immutable."""
    some = arguments_of(run.seen, span, run.code)
    if some is None:
        return ""
    plain = {name: cell for name, cell in some.items() if HELD not in compact(cell)}
    return compact([span.name, plain, sorted(some)])


def _differing_call(run: Replay, span: Span, other: Replay, matches: list[Span]) -> Span | None:
    """Return a call that begins alike, if possible as deep; None if one has the same result."""
    begun = [match for match in matches if _begins_alike(run, span, other, match)]
    here = run.seen[span.last]
    for match in begun:
        there = other.seen[match.last]
        if alike(here.value, here.heap, there.value, there.heap, {}):
            return None
    return next((match for match in begun if match.depth == span.depth), next(iter(begun), None))


def _begins_alike(run: Replay, span: Span, other: Replay, match: Span) -> bool:
    """Tell whether all that both calls see by the same name is the same when they begin."""
    if not _knows_arguments(run, span) or not _knows_arguments(other, match):
        return False
    here, there, pairs = run.seen[span.first], other.seen[match.first], dict[int, int]()
    return all(
        alike(here.names[name], here.heap, cell, there.heap, pairs)
        for name, cell in there.names.items()
        if name in here.names
    )


def _knows_arguments(run: Replay, span: Span) -> bool:
    """Tell whether the arguments of a call are recorded completely."""
    begun = run.seen[span.first]
    function = run.code.function(begun.function, begun.line)
    wanted = parameters(function) if function else []
    return all(one in begun.names and is_whole(begun.names[one], begun.heap) for one in wanted)


def endless_call(run: Replay) -> Sentence | None:
    """Return a call that begins again, as it did before, while it is still under way."""
    under_way = [span for span in run.spans if not span.end and not span.resumed][:DEEP]
    keys = [_plain_key(run, span) for span in under_way]
    pairs = ((i, j) for j in range(len(keys)) for i in range(j) if keys[i] == keys[j])
    for i, j in pairs:
        span = under_way[j]
        if _begins_alike(run, under_way[i], run, span):
            line = run.seen[span.first].frames[-2].line
            says = f"calls {run.call_text(span)} while an identical call is still running"
            return Sentence(f"line {line} {says}", run.code.quoted(line))
    return None


def endless_loop(run: Replay) -> Sentence | None:
    """Find a loop that begins a round as it began an earlier one, so nothing can end it."""
    if keeps_what_is_not_recorded(run):
        return None
    before: dict[int, list[tuple[int, int, str]]] = defaultdict(list)  # by the line of the loop
    for k, state in enumerate(run.seen):
        loop = run.code.statements.get(state.line)
        if state.event != "line" or not isinstance(loop, ast.While):
            continue
        if state.depth > len(state.frames) or any(map(_is_partly_known, state.heap.values())):
            return None
        now = compact([[frame.function, frame.names] for frame in state.frames])
        now += compact(dict(state.heap))
        if any(mark in now for mark in PARTLY_SHOWN):
            return None
        before[state.line].append((k, state.depth, now))
        rounds = before[state.line][:-1][-ROUNDS:]
        for earlier, depth, then in rounds:
            if then == now and depth == state.depth and _stays_in(loop, run, earlier, k):
                says = "begins a round with all variables as in an earlier one, so it never ends"
                return Sentence(
                    f"the loop on line {state.line} {says}", run.code.quoted(state.line)
                )
    return None


def most_frequent_line(run: Replay, recording: Recording) -> Sentence | None:
    """Say which line ran most often, as far as the steps of a recording are counted."""
    counts = Counter(state.line for state in run.seen if state.event == "line")
    counts.update(recording.ran)
    times, line = max(((times, -line) for line, times in counts.items()), default=(0, 0))
    if times < OFTEN:
        return None
    first = "" if recording.end == RESULT and recording.is_counted else "first "
    steps = f"{first}{len(run.seen) + recording.left_out:,} steps"
    return Sentence(f"line {-line} ran {times:,} times in the {steps}", run.code.quoted(-line))


def keeps_what_is_not_recorded(run: Replay, harmless: Set[str] = frozenset()) -> bool:
    """Tell whether a source may keep something elsewhere than in variables and objects."""
    words = {*re.findall(r"\w+", run.source)} - harmless
    tree, nodes = run.code.tree, [*ast.walk(run.code.tree)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    named = {node.name for node in [*classes, *run.code.functions]}
    owners = {getattr(node.value, "id", "") for node in nodes if isinstance(node, ast.Attribute)}
    bodies = [tree.body, *(node.body for node in classes)]
    return (
        bool(HIDDEN & words or owners & named)
        or any(re.match(r"_\w", word) for word in words)
        or any(node.bases for node in classes)
        or any(map(_keeps_something, (node for body in bodies for node in body)))
    )


def _keeps_something(node: ast.stmt) -> bool:
    """Tell whether it gives a name to more than a number or a text."""
    return isinstance(node, ASSIGNED) and not isinstance(node.value, ast.Constant)


def _is_partly_known(content: list[Any]) -> bool:
    return len(content) > 3  # then it is cut


def _stays_in(loop: ast.While, run: Replay, first: int, last: int) -> bool:
    """Tell whether all of these steps are in the loop, or in calls that it makes."""
    depth, end = run.seen[first].depth, loop.end_lineno or 0
    between = run.seen[first : last + 1]
    return all(s.depth > depth or loop.lineno <= s.line <= end for s in between) and all(
        s.depth >= depth for s in between
    )
