"""LeetCode's signature, read from a problem's spec: it determines the problem's shape."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata import KataError
from kata.text import text_of
from kata.wire.model import BOTH, CHANGED, PLAYED, Kind, Shape
from kata.wire.nodes import NODES

PLAIN: dict[Kind, Any] = {
    "int": int, "float": (int, float), "str": str, "bool": bool, "None": type(None)
}  # fmt: skip
WRAPPERS = {"List": "List", "list": "List", "Optional": "Optional"}


def kind_of(node: ast.expr | None, known: set[str], where: str) -> Kind:
    """Return the kind that an annotation means; an error if the type is unknown."""
    match node:
        case ast.Constant(value=None):
            return "None"
        case ast.Constant(value=str(text)) if inner := annotation_in(text):
            return kind_of(inner, known, where)
        case ast.Name(id=name) if name in PLAIN or name in NODES or name in known:
            return name
        case ast.Subscript(value=ast.Name(id=name), slice=item) if name in WRAPPERS:
            return WRAPPERS[name], kind_of(item, known, where)
        case ast.List(elts=[item]):  # as in [NestedInteger]
            return "List", kind_of(item, known, where)
    text = ast.unparse(node) if node else "a parameter without a type"
    if "Callable" in text:
        raise KataError(f"{where}: {text} in the signature: concurrency cannot be judged")
    raise KataError(
        f"{where}: unknown type in the signature: {text}; known are int, float, str, bool,"
        f" List[...], Optional[...], {', '.join(NODES)}, and the classes of given.py"
    )


def annotation_in(text: str) -> ast.expr | None:
    """Return the text as an expression; None if it is none."""
    try:
        return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def required(kind: Kind) -> Kind:
    """Return the kind without an outer Optional."""
    return kind[1] if kind[0] == "Optional" else kind


def spelled(kind: Kind) -> str:
    """Return the kind as Python writes it."""
    return kind if isinstance(kind, str) else f"{kind[0]}[{spelled(kind[1])}]"


def check_value(kind: Kind, value: Any, where: str) -> None:
    """Raise ValueError unless this plain data fits the kind."""
    if kind[0] == "List" and isinstance(value, list):
        if {*map(type, value)} != {PLAIN.get(kind[1])}:  # fast: mostly, all items fit
            for i, item in enumerate(value):
                check_value(kind[1], item, f"{where}[{i}]")
        return
    if value is None and kind[0] == "Optional" and kind[1] in NODES:
        raise ValueError(f"{where} is null; write an empty {kind[1]} as []")
    if kind in PLAIN:
        fits = isinstance(value, PLAIN[kind]) and (kind == "bool" or not isinstance(value, bool))
    elif isinstance(kind, str) and kind in NODES:
        fits = isinstance(value, list) and not any(isinstance(item, list) for item in value)
        fits = fits and NODES[kind].fits(value)
    else:
        fits = kind[0] != "List"
    if not fits:
        actual = text_of(value, 60) + (f" ({type(value).__name__})" if value is not None else "")
        raise ValueError(f"{where} is {actual}, want {spelled(kind)}")
    if kind[0] == "Optional" and value is not None:
        check_value(kind[1], value, where)


CALLS: dict[str, Kind] = {"calls": ("List", "str"), "arguments": ("List", "list of arguments")}


@dataclass(frozen=True)
class Method:
    """The names and kinds of its parameters, and the kind of its result."""

    parameters: dict[str, Kind]
    result: Kind


@dataclass(frozen=True)
class Signature:
    """A class and its methods; if LeetCode plays them, they include the constructor."""

    name: str
    methods: dict[str, Method]
    way: str  # in which a case calls them: one of those in wire/model.py
    headers: tuple[str, ...]  # `def ...:` of each method, as it is written
    given: str = ""  # the source of given.py
    inputs: dict[str, Kind] | None = None  # the parameters of its arguments(), if there is one
    written: Kind | None = None  # what its write() returns, if that makes the result
    changed: str = ""  # the parameter that counts after the call, if one does
    shared: bool = False  # whether all methods of a round trip are called on one instance

    @property
    def plays(self) -> bool:
        """True if LeetCode constructs an instance and calls its methods, from two lists."""
        return self.way == PLAYED

    @cached_property
    def main(self) -> str:
        """The method that a case calls first or, if LeetCode plays, the constructor."""
        return next(iter(self.methods))

    @property
    def parameters(self) -> dict[str, Kind]:
        """{name: kind} of the values that a case holds."""
        if self.inputs is not None:
            return self.inputs
        return CALLS if self.plays else self.methods[self.main].parameters

    def named(self, values: Iterable[Any]) -> dict[str, Any]:
        """{name: value} of the values that a case holds."""
        return dict(zip(self.parameters, values))

    @property
    def result(self) -> Kind:
        """The kind of what is compared."""
        if self.written:
            return self.written
        if self.way == CHANGED:
            return self.methods[self.main].parameters[self.changed]
        return [*self.methods.values()][-1].result

    def parts(self, arguments: Any) -> list[Kind] | None:
        """Return the kinds of what is compared one by one: of calls, or returned and changed."""
        if self.plays:
            return [self.methods[name].result for name in arguments[0]]
        if self.way == BOTH:
            return [self.result, self.methods[self.main].parameters[self.changed]]
        return None

    def told(self, result: Any, tell: Callable[[Any], str]) -> str:
        """Return a result as `Output:` states it: `2, nums = [1, 2]` if both count."""
        if self.way == BOTH and isinstance(result, list) and len(result) == 2:
            return f"{tell(result[0])}, {self.changed} = {tell(result[1])}"
        return tell(result)

    @property
    def shape(self) -> Shape:
        """All that a solution's process needs to know about the signature."""
        parameters = self.methods[self.main].parameters
        return Shape(
            self.name,
            self.main,
            {n: (list(m.parameters.values()), m.result) for n, m in self.methods.items()},
            self.way,
            self.given,
            None if self.inputs is None else list(self.inputs.values()),
            [*parameters].index(self.changed) if self.changed else 0,
            self.written,
            self.shared,
        )

    def check_arguments(self, arguments: Any) -> None:
        """Raise ValueError, with the parameter and the position, if a value has another type."""
        if not self.plays:
            self._check_values(self.parameters, arguments, "")
            return
        names, lists = arguments
        check_value(("List", "str"), names, "the first list")
        if names[:1] != [self.name] or self.name in names[1:]:
            raise ValueError(f"the calls must start with {self.name!r}, once: {text_of(names)}")
        if not isinstance(lists, list) or len(lists) != len(names):
            raise ValueError(f"there are {len(names)} calls, want a list of arguments for each")
        for i, (name, values) in enumerate(zip(names, lists)):
            if name not in self.methods:
                raise ValueError(f"calls[{i}] is {text_of(name)}, want one of {[*self.methods]}")
            self._check_values(self.methods[name].parameters, values, f"call {i}, {name}: ")

    def _check_values(self, kinds: dict[str, Kind], values: Any, where: str) -> None:
        if not isinstance(values, (list, tuple)) or len(values) != len(kinds):
            raise ValueError(f"{where}{text_of(values, 60)}: want {', '.join(kinds) or 'nothing'}")
        for (parameter, kind), value in zip(kinds.items(), values):
            check_value(kind, value, where + parameter)

    def check_result(self, value: Any, arguments: Any) -> None:
        """Raise ValueError if a result, or an answer, has another type."""
        kinds = self.parts(arguments)
        if kinds is None:
            check_value(self.result, value, "the result")
            return
        if not isinstance(value, list) or len(value) != len(kinds):
            raise ValueError(
                f"the result is {text_of(value, 60)}, want a list with one result per call"
            )
        for i, (kind, result) in enumerate(zip(kinds, value)):
            where = f"the result of call {i}" if self.plays else ("the result", self.changed)[i]
            check_value(kind, result, where)
