"""What runs most often in a run that takes too long, or that never comes to an end."""

from collections import Counter

from kata.watch.steps.model import Recording, Span
from kata.watch.steps.story import written_arguments
from kata.watch.why.returned import Watched, begins_alike
from kata.wire.records import RESULT

MANY = 1000  # calls, or rounds of a loop, below which nothing is told
PLAIN = 20  # times as often as a function: then the line is told, and not the function
DEEP = 200  # nested calls that are compared


def told_often(run: Watched, recording: Recording, sizes: str) -> str:
    """The function or the line that ran most often; `sizes` say how large the input is."""
    lines = Counter(state.line for state in run.seen if state.event == "line")
    calls = Counter(span.name for span in run.spans if not span.resumed)
    lines.update(recording.ran)
    calls.update(recording.called)
    names = Counter(function.name for function in run.code.functions)
    own = {name for name in recursive(run.spans) if names[name] == 1}
    places = {f.name: f.lineno for f in run.code.functions if f.name in own}
    counts = [(calls[name], f"{name} was called", line) for name, line in places.items()]
    (most, often), *_ = [*lines.most_common(1), (0, 0)]
    often_called = max(counts, default=(0, "", 0))
    if often_called[0] * PLAIN < often:
        often_called = often, f"line {most} ran", most
    times, what, line = often_called
    if times < MANY:
        return ""
    is_exact = recording.end == RESULT and recording.is_counted
    least = "" if is_exact else "at least "
    return f"{sizes}{what} {least}{times:,} times:\n{run.code.quoted(line)}"


def recursive(spans: list[Span]) -> set[str]:
    """The functions that are called before an earlier call of them has ended."""
    found, under_way = set[str](), list[Span]()
    for span in spans:
        under_way = [one for one in under_way if one.last >= span.last and one.depth < span.depth]
        found |= {one.name for one in under_way if one.name == span.name}
        under_way.append(span)
    return found


def told_endless(run: Watched) -> str:
    """A call that begins again, as it did before, while it is still under way."""
    under_way = [span for span in run.spans if not span.end and not span.resumed][:DEEP]
    keys = [run.key(span) for span in under_way]
    pairs = ((i, j) for j in range(len(keys)) for i in range(j) if keys[i] == keys[j])
    for i, j in pairs:
        span = under_way[j]
        if begins_alike(run, under_way[i], run, span):
            line = run.seen[span.first].frames[-2].line
            call = f"{span.name}{written_arguments(run.seen, span, run.code)}"
            says = f"line {line} calls {call} while an identical call is still running"
            return f"{says}:\n{run.code.quoted(line)}"
    return ""
