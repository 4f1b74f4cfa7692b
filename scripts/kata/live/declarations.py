"""Prints the types of what Python sends to the pages, by which their scripts are checked."""

from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from kata.data import hints_of, ours_in
from kata.live.model import ANSWERS
from kata.paths import KATA
from kata.watch.page.model import Data
from kata.watch.page.named import Change, Content, Drawn, Step
from kata.watch.steps.model import EncodedValue

FILE = KATA / "watch" / "page" / "scripts" / "types.d.ts"
HEAD = "// What Python sends to the pages: `kata docs` prints it from Python's own types.\n\n"
WRITTEN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
SENT_AS = {EncodedValue: Drawn}  # {type: what watch/page/named.py makes of it}


def declarations() -> str:
    """Return an interface for each type that is sent, and for all that it is made of."""
    found: dict[str, str] = {}
    for kind in ours_in([Data, *ANSWERS, Step, Change, Content], SENT_AS):
        optional = getattr(kind, "__optional_keys__", ())
        hints = hints_of(kind)
        rows = (f"{name}{'?' * (name in optional)}: {_of(one)}" for name, one in hints.items())
        found[kind.__name__] = f"  interface {kind.__name__} {{ {'; '.join(rows)} }}\n"
    return f"{HEAD}declare namespace Py {{\n{''.join(found[name] for name in sorted(found))}}}\n"


def _of(hint: Any) -> str:
    """Return a type as TypeScript writes it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(map(_of, inner))
    if origin is dict:
        return f"Record<{_of(inner[0])}, {_of(inner[1])}>"
    if origin in (list, tuple):
        return f"{_of(inner[0])}[]"
    if hint in WRITTEN or hint is Any:
        return WRITTEN.get(hint, "any")
    return "string" if issubclass(hint, Enum) else str(SENT_AS.get(hint, hint).__name__)
