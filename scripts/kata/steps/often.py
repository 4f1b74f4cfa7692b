"""What runs most often in a run that takes too long."""

from collections import Counter

from kata.steps.calls import ARGUMENT, Span, arguments, is_held
from kata.steps.returned import Watched
from kata.steps.values import text

MANY = 50  # calls, or rounds of a loop, below which nothing is told
SHARE = 4  # the part of all steps that makes a line stand out


def told_often(run: Watched, left_out: int) -> str:
    """The call or the line that ran most often, as far as it was recorded."""
    count = len(run.seen)
    steps = f"its first {count:,} steps" if left_out else f"{count:,} steps"
    calls = Counter(span.name for span in run.spans if not span.resumed)
    name, times = max(calls.items(), key=lambda item: item[1], default=("", 0))
    if times >= MANY and times * SHARE * 2 >= count / 4:
        return _repeated(run, name, times, steps)
    lines = Counter(state["f"][-1][1] for state in run.seen if state["e"] == "line")
    line, times = max(lines.items(), key=lambda item: item[1], default=(0, 0))
    if times < MANY:
        return ""
    return f"in {steps}, line {line} runs {times:,} times:\n{run.code.quoted(line)}"


def _repeated(run: Watched, name: str, times: int, steps: str) -> str:
    """A function that is called often, and the arguments that it gets most often."""
    called = [span for span in run.spans if span.name == name and not span.resumed]
    given, most = Counter(_given(run, span) for span in called).most_common(1)[0]
    line = next((f.lineno for f in run.code.functions if f.name == name), 0)
    again = f", {most:,} times as {name}{given}" * (most > 1 and bool(given))
    return f"in {steps}, {name} is called {times:,} times{again}:\n{run.code.quoted(line)}"


def _given(run: Watched, span: Span) -> str:
    """The arguments of a call, if none of them can change."""
    some, heap = arguments(run.seen, span, run.code), run.seen[span.first]["h"]
    if not some or any(is_held(cell) for cell in some.values()):
        return ""
    written = [text(cell, heap, ARGUMENT) for cell in some.values()]
    return f"({', '.join(written)})" if all(written) else ""
