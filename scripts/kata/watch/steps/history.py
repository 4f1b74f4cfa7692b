"""When each variable, item and attribute of a run was set, and by which statement."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from kata.watch.steps.code import Code, is_branch
from kata.watch.steps.effects import Place, held, set_names, set_objects, variable
from kata.watch.steps.evaluate import Scope
from kata.watch.steps.model import GOING_ON, Frame, Span, State
from kata.watch.steps.recorded_values import Content, Heap, cell_of
from kata.watch.steps.states import keys_set, same

GIVEN = -1  # in place of a step: before the first


class History:
    """Knows, for each place, the steps at which a statement began that set it.

    A call has the number of its span; a generator that goes on is the same call.
    """

    def __init__(self, seen: list[State], spans: list[Span], code: Code) -> None:
        self.seen, self.code = seen, code
        self.set_at: dict[Place, list[int]] = defaultdict(list)
        self.calls: list[list[int]] = []  # for each state, those under way, the innermost last
        self.began: list[int] = []  # for each state, the step at which its statement began
        self.caller: dict[int, int] = {}  # {call: the step at which the calling statement began}
        self.made: dict[int, list[int]] = defaultdict(list)  # {step: the calls made by it}
        self.runs: dict[tuple[int, int], list[int]] = defaultdict(list)  # {call, line: its steps}
        self.lines: dict[int, list[int]] = defaultdict(list)  # {line: its steps in any call}
        self.ends: dict[int, int] = {}  # {call: its last state}
        self._current: dict[int, int] = {}  # {call: the step at which its statement began}
        self._known: dict[int, Content] = {}  # what each object held when it was seen last
        self._read(spans)

    def last(self, place: Place, before: int) -> int | None:
        """Return the step at which a place was set last before a step; None for no step."""
        steps = self.set_at.get(place, [])
        index = bisect_left(steps, before)
        return steps[index - 1] if index else None

    def last_part(self, step: int, before: int) -> int:
        """Return the last state before another in which a statement begins or goes on."""
        call = self.calls[step][-1]
        return next(
            k
            for k in range(min(before, self.ends[call] + 1) - 1, step - 1, -1)
            if self.calls[k][-1:] == [call] and self.began[k] == step
            if self.seen[k].event in GOING_ON
        )

    def last_mention(self, place: Place) -> int | None:
        """Return the last step at which a statement names an item of a list, even if it is -1."""
        _, number, key = place
        for k in range(len(self.seen) - 1, -1, -1):
            size = self.seen[k].heap.content(cell_of(number)).size
            for owner, index, *_ in self.seen[k].mentioned:
                if owner == number and key in (str(index), str(index + size)):
                    return self.began[k]
        return None

    def _read(self, spans: list[Span]) -> None:
        first = {span.first: i for i, span in enumerate(spans)}
        span_of: dict[int, int] = {}  # {number of a call: the span with which it begins}
        under_way: list[int] = []
        for k, state in enumerate(self.seen):
            is_new = k in first and not spans[first[k]].resumed
            if is_new:
                span_of[state.frames[-1].number] = first[k]
            inner = [span_of.get(frame.number, 0) for frame in state.frames]
            under_way = [*under_way[: state.depth - len(inner)], *inner]
            setter = GIVEN
            if k in first:
                setter = self._current.get(under_way[-2], GIVEN) if under_way[1:] else GIVEN
            elif k:
                setter = self._going_on(k - 1)
            if is_new:
                self.caller[first[k]] = setter
                self.made[setter].append(first[k])
            self.calls.append(under_way)
            self._note(k, setter)
            call = under_way[-1] if under_way else 0
            if state.event == "line":
                self._current[call] = k
                self.runs[call, state.line].append(k)
                self.lines[state.line].append(k)
            self.began.append(self._current.get(call, k))
            self.ends[call] = k

    def _going_on(self, k: int) -> int:
        """Return the step at which the statement began that goes on after a state."""
        calls = self.calls[k] if self.seen[k].event in GOING_ON else self.calls[k][:-1]
        return self._current.get(calls[-1], GIVEN) if calls else GIVEN

    def _note(self, k: int, setter: int) -> None:
        """Note what was set on the way to a state."""
        state, calls = self.seen[k], self.calls[k]
        frames = dict(zip(reversed(calls), reversed(state.frames)))
        before: dict[int, Frame] = {}
        if k:
            before = dict(zip(reversed(self.calls[k - 1]), reversed(self.seen[k - 1].frames)))
        for call, frame in frames.items():
            old = before[call].names if call in before else {}
            if old is frame.names or (call not in before and k != 0 and call != calls[-1]):
                continue
            for name, cell in frame.names.items():
                if name not in old or not same(old[name], cell):
                    self._set(variable(call, name), setter)
        for number, content in self._changed(state.heap):
            for key in content:
                self._set(held(number, key), setter)
            self._set(held(number), setter)
        if setter >= 0 and k and calls and setter == self._current.get(calls[-1]):
            self._note_stores(setter, state, calls[-1])

    def _note_stores(self, setter: int, after: State, call: int) -> None:
        """Note what a statement sets by its text, even if it has the same value as before."""
        before = self.seen[setter]
        statement: Any = self.code.statements.get(before.line)
        if not statement or (hasattr(statement, "iter") and not is_branch(statement, after.line)):
            return
        for name in set_names(statement):
            self._set(variable(call, name), setter)
        for place in set_objects(statement, Scope(before, self.code)):
            self._set(place, setter)

    def _changed(self, heap: Heap) -> Iterator[tuple[int, list[Any]]]:
        """Yield each object that is new or has changed, with the keys of what it holds anew."""
        for text in heap:
            number = int(text)
            now = heap.content(cell_of(number))
            was = self._known.get(number)
            if was is not None and (was.items is now.items or was == now):
                continue
            self._known[number] = now
            old = was or now._replace(items=[], size=0)
            yield number, keys_set(old, now)

    def _set(self, place: Place, step: int) -> None:
        steps = self.set_at[place]
        if not steps or steps[-1] < step:
            steps.append(step)
        elif steps[-1] > step:  # by a statement whose calls have set it before it ends
            index = bisect_left(steps, step)
            if steps[index] != step:
                steps.insert(index, step)
