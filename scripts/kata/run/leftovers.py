"""What code would leave to the next in the same interpreter: changes, and long chains of nodes."""

import sys
from types import ModuleType
from typing import Any

from kata.wire import nodes
from kata.wire.call import NODES_OF
from kata.wire.prelude import OPEN
from kata.wire.records import packed

CLASSES_OF = {*NODES_OF, "solution"}  # modules whose objects may lead to each other, one by one
waiting: list[list[Any]] = []  # what nodes led to that are gone
OF_SESSION = {"stdout", "stderr"}  # in sys
usual: dict[Any, dict[str, Any]] = {}  # {what all code shares: its attributes}


def restore(given: ModuleType) -> None:
    """Undo what the code before has changed in what all code shares: modules and kinds of nodes."""
    modules = [sys.modules[name] for name in (*OPEN, "typing") if name in sys.modules]
    defined = [*vars(nodes).values(), *vars(given).values()]
    for shared in [*modules, *(one for one in defined if type(one) is type)]:
        now = {name: value for name, value in vars(shared).items() if name not in OF_SESSION}
        before = usual.setdefault(shared, now)
        for name in now.keys() - before:
            if type(now[name]) is not ModuleType:  # which somebody has imported
                delattr(shared, name)
        for name, value in before.items():
            if now.get(name, usual) is not value:
                setattr(shared, name, value)


def free_one_by_one(found: dict[str, Any]) -> None:
    """Have objects of these classes freed one after the other.

    To free the first node of a long list frees the next one, and so on, in nested calls, for which
    a browser's stack is too small.
    """
    for one in found.values():
        if type(one) is type and one.__module__ in CLASSES_OF and not hasattr(one, "__del__"):
            one.__del__ = let_go  # type: ignore[attr-defined]


def let_go(node: Any) -> None:
    """Keep what a node that goes has led to, and let go of it after the node."""
    fields = getattr(node, "__dict__", {})
    waiting.append([*fields.values()])
    fields.clear()
    if len(waiting) == 1:  # else it goes because of one that waits
        try:
            for some in waiting:  # the list grows as we read it
                some.clear()
        finally:
            waiting.clear()


# The files of what nothing is to interrupt, as it frees what else would be freed in nested calls.
FREEING = {let_go.__code__.co_filename, packed.__code__.co_filename}
