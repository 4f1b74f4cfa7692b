"""Frees deeply nested objects one at a time, where the stack is small.

Freeing the head of a long list frees its next node, and so on, in nested C calls, for which a
browser's stack is too small; so does freeing the frames that an error passed through. Therefore the
collector looks after every few objects, and what is alive then is held here until nothing else
holds it.
"""

import gc
import sys
from collections import Counter
from math import inf
from time import perf_counter
from typing import Any

FEW = 400  # new objects, after which the collector looks; so many can be freed in nested calls
SLOW = 0.002  # seconds that it takes where calls are nested deep; then it looks less often
MANY = 4000  # objects held, from which on some may be held here alone
MOST_NESTED = 2 * MANY  # new objects; where there are more, they are frames, or not nested
EVERY = 17  # of which one is held
ROUNDS = 8  # through all that is held, in which some of it must go
TOOL = 4  # the number by which Python's monitoring knows us

held: list[Any] = []
begun = [0.0]  # when the collector did
due = [MANY]  # how many are held when some are let go of


def start() -> None:
    """Hold what is alive, from now on."""
    gc.set_threshold(FEW)
    gc.callbacks.append(_looks)
    said = sys.unraisablehook
    sys.unraisablehook = lambda it: it.object is _looks or said(it)  # it nests too deep
    if sys.version_info >= (3, 12):
        monitoring, event = sys.monitoring, sys.monitoring.events.EXCEPTION_HANDLED
        monitoring.use_tool_id(TOOL, __name__)
        monitoring.register_callback(TOOL, event, _handled)
        monitoring.set_events(TOOL, event)


def release() -> None:
    """Let go of all, of each while what it leads to is still held."""
    if not held:
        return
    gc.collect(0)  # and hold what is new
    gc.disable()
    ones = held[:]
    held.clear()
    sizes = [inf] * ROUNDS
    while len(ones) < 0.99 * sizes[-ROUNDS]:
        sizes.append(len(ones))
        for _ in range(2):  # there and back
            _let_go(ones)
            ones.reverse()
    if len(ones) > FEW:
        _order(ones)
    while ones:
        ones.pop()
    due[0] = MANY
    gc.set_threshold(FEW)
    gc.unfreeze()
    gc.enable()


def _looks(phase: str, _: object) -> None:
    """The collector begins, or is done."""
    if phase == "stop":
        few = gc.get_threshold()[0]
        if perf_counter() - begun[0] > SLOW and few < MANY:
            gc.set_threshold(2 * few)
        return
    new = gc.get_objects(0)
    held.extend(new if len(new) < MOST_NESTED else new[::EVERY])
    del new
    gc.freeze()  # so that the next ones are new
    if len(held) > due[0]:
        _let_go(held)
        due[0] = 2 * len(held) + MANY
    begun[0] = perf_counter()


def _handled(*_: object) -> None:
    """An error is handled, and may be gone at once, with all the frames it passed through."""
    if gc.isenabled() and gc.get_count()[0] > FEW:
        gc.collect(0)


def _let_go(ones: list[Any]) -> None:
    """Let go, from the last to the first, of what nothing else holds."""
    others, one = [], object()
    alone = sys.getrefcount(one)
    while ones:
        one = ones.pop()
        if sys.getrefcount(one) > alone:
            others.append(one)
    ones[:] = reversed(others)


def _order(ones: list[Any]) -> None:
    """Have each come after all that it leads to, save where they lead to each other."""
    places = {id(one): i for i, one in enumerate(ones)}
    leads = [
        [places[id(inner)] for inner in gc.get_referents(one) if id(inner) in places]
        for one in ones
    ]
    counts = Counter(place for some in leads for place in some)
    order = [i for i in range(len(ones)) if not counts[i]]
    for i in order:  # the list grows as we read it
        counts.subtract(leads[i])
        order += {place for place in leads[i] if not counts[place]}
    known = {*order}
    rest = [i for i in range(len(ones)) if i not in known]  # which lead to each other
    ones[:] = [ones[i] for i in reversed([*order, *rest])]
