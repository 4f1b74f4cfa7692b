"""Keeps deeply nested objects until a call is over, then frees them one at a time.

Freeing the head of a long list frees its next node, and so on, in nested C calls, for which a
browser's stack is too small.
"""

import gc
from collections import Counter
from collections.abc import Iterable
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from kata.wire.call import Call, Caller
from kata.wire.model import Shape

FLAT_BYTES = 2000  # bytes of arguments in which nothing is deep
APART = type, FunctionType, BuiltinFunctionType, MethodType, ModuleType  # which lead to all else


class Holding:
    """A Caller that holds the arguments and the result of a call, until it is released."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.held: list[Any] = []
        self.is_deep = False

    @property
    def shape(self) -> Shape:
        return self.caller.shape

    @property
    def call_index(self) -> int:
        return self.caller.call_index

    def prepare(self, arguments: bytes) -> tuple[Call, Any]:
        call, values = self.caller.prepare(arguments)
        self.is_deep = len(arguments) > FLAT_BYTES
        self.hold(values)
        return call, values

    def finish(self, arguments: Any, result: Any) -> Any:
        self.hold([*arguments, result])
        return self.caller.finish(arguments, result)

    def hold(self, values: Iterable[Any]) -> None:
        """Hold all that can be reached from these, each before what it leads to."""
        if not self.is_deep:
            return
        known, waiting = {*map(id, self.held)}, [[*values]]
        for some in waiting:  # the list grows as we read it
            for one in some:
                if id(one) not in known and gc.is_tracked(one) and not isinstance(one, APART):
                    known.add(id(one))
                    self.held.append(one)
                    waiting.append(gc.get_referents(one))

    def release(self) -> None:
        """Let go of each while all that it leads to is still held."""
        held = self.held
        places = {id(one): i for i, one in enumerate(held)}
        leads = [
            [places[id(inner)] for inner in gc.get_referents(one) if id(inner) in places]
            for one in held
        ]
        counts = Counter(place for some in leads for place in some)
        order = [i for i in range(len(held)) if not counts[i]]
        for i in order:  # the list grows as we read it
            counts.subtract(leads[i])
            order += [place for place in leads[i] if not counts[place]]
        known = {*order}
        rest = [i for i in range(len(held)) if i not in known]  # which lead to each other
        self.held = [held[i] for i in reversed(dict.fromkeys([*order, *rest]))]
        held.clear()
        while self.held:
            self.held.pop()
