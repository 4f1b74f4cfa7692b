"""What never ends, or takes long: a call, a loop, a line."""

import ast
import re
from collections import Counter
from typing import Any

from kata.judge.model import Sentence
from kata.watch.steps.run import Run
from kata.watch.why.failure import said
from kata.wire.cells import compact
from kata.wire.records import RESULT

DEEP = 200  # nested calls that are compared
OFTEN = 1000  # runs of a line that are worth a sentence
PARTLY_SHOWN = re.compile(r'\["(other|more|tuple|frozenset)"|\\u2026|a number of')
UNSHOWN = re.compile(r"\b_\w")  # names that are not recorded


def endless_call(run: Run) -> Sentence | None:
    """Return a call that begins again, as it did before, while it is still under way."""
    begun = set[str]()
    for span in [span for span in run.spans if not span.end and not span.resumed][:DEEP]:
        state = run.seen[span.first]
        known = _shown(run, [span.name, state.names], state.heap)
        if known in begun:
            line = state.frames[-2].line
            says = f"calls {run.call_text(span)} while an identical call is still running"
            return said(run, line, f"line {line} {says}")
        begun |= {known} - {""}
    return None


def endless_loop(run: Run) -> Sentence | None:
    """Return a loop that begins a round as it began an earlier one."""
    begun: dict[tuple[int, str], int] = {}  # {loop, all that is known: the step}
    for k, state in enumerate(run.seen):
        loop = run.code.statements.get(state.line)
        if state.event != "line" or not isinstance(loop, ast.While):
            continue
        frames = [[frame.function, frame.names] for frame in state.frames]
        known = _shown(run, [frames, state.globals], state.heap)
        if not known or state.depth > len(state.frames):
            return None
        earlier = begun.get((state.line, known), k)
        if earlier < k and _stays_in(loop, run, earlier, k):
            says = "begins a round with all variables as in an earlier one"
            return said(run, state.line, f"the loop on line {state.line} {says}")
        begun[state.line, known] = k
    return None


def _shown(run: Run, names: list[Any], heap: dict[str, Any]) -> str:
    """Return all that is known of these names and objects; "" if there is more to them."""
    text = compact([names, heap])
    is_cut = any(len(content) > 3 for content in heap.values())
    return "" if is_cut or PARTLY_SHOWN.search(text) or UNSHOWN.search(run.source) else text


def _stays_in(loop: ast.While, run: Run, first: int, last: int) -> bool:
    """Tell whether all of these steps are in the loop, or in calls that it makes."""
    depth, lines = run.seen[first].depth, range(loop.lineno, (loop.end_lineno or 0) + 1)
    between = run.seen[first : last + 1]
    return all(s.depth > depth or (s.depth == depth and s.line in lines) for s in between)


def most_frequent_line(run: Run) -> Sentence | None:
    """Say which line ran most often, as far as its steps are counted."""
    counts = Counter(state.line for state in run.seen if state.event == "line")
    counts.update(run.ran)
    times, line = max(((times, -line) for line, times in counts.items()), default=(0, 0))
    if times < OFTEN:
        return None
    first = "" if run.end == RESULT and run.is_counted else "first "
    steps = f"{first}{len(run.seen) + run.left_out:,} steps"
    return said(run, -line, f"line {-line} ran {times:,} times in the {steps}")
