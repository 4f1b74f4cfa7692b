"""LeetCode's signature, read from a problem's spec: it determines the problem's shape."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata import KataError
from kata.problem.kinds import check_value, kind_of
from kata.text import text_of
from kata.wire.setup import Kind, Shape

BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
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
    given: str  # the source of given.py
    headers: tuple[str, ...]  # `def ...:` of each method, as it is written

    @property
    def plays(self) -> bool:
        """Whether LeetCode constructs an instance and calls its methods, from two lists."""
        return self.name in self.methods

    @cached_property
    def main(self) -> str:
        """The only method or, if LeetCode plays, the constructor."""
        return next(iter(self.methods))

    @property
    def parameters(self) -> dict[str, Kind]:
        """{name: kind} of the values that a case holds."""
        return CALLS if self.plays else self.methods[self.main].parameters

    def named(self, values: Iterable[Any]) -> dict[str, Any]:
        """{name: value} of the values that a case holds."""
        return dict(zip(self.parameters, values))

    @property
    def in_place(self) -> bool:
        """Whether what counts is the first argument after the call."""
        return not self.plays and self.methods[self.main].result == "None"

    @property
    def result(self) -> Kind:
        """The kind of what is compared."""
        method = self.methods[self.main]
        return next(iter(method.parameters.values())) if self.in_place else method.result

    @property
    def shape(self) -> Shape:
        """All that a solution's process needs to know about the signature."""
        methods = {n: (list(m.parameters.values()), m.result) for n, m in self.methods.items()}
        return Shape(self.name, self.main, methods, self.plays, self.in_place, self.given)

    def check_arguments(self, arguments: Any) -> None:
        """Raise ValueError, with the parameter and the position, if a value has another type."""
        if not self.plays:
            self._check_call(self.main, arguments, "")
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
            self._check_call(name, values, f"call {i}, {name}: ")

    def _check_call(self, name: str, values: Any, where: str) -> None:
        kinds = self.methods[name].parameters
        if not isinstance(values, (list, tuple)) or len(values) != len(kinds):
            raise ValueError(f"{where}{text_of(values, 60)}: want {', '.join(kinds) or 'nothing'}")
        for (parameter, kind), value in zip(kinds.items(), values):
            check_value(kind, value, where + parameter)

    def check_result(self, value: Any, arguments: Any) -> None:
        """Raise ValueError if a result, or an answer, has another type."""
        if not self.plays:
            check_value(self.result, value, "the result")
            return
        if not isinstance(value, list) or len(value) != len(arguments[0]):
            raise ValueError(
                f"the result is {text_of(value, 60)}, want a list with one result per call"
            )
        for i, (name, result) in enumerate(zip(arguments[0], value)):
            check_value(self.methods[name].result, result, f"the result of call {i}")


def parse(text: str, where: str, given: str = "") -> Signature:
    """The signature in the first Python block of a spec; it is read, never run."""
    blocks = BLOCK.findall(text)
    if not blocks:
        raise KataError(f"{where}: no signature; add LeetCode's own in a ```python block")
    bodies = re.sub(r"^( *)(def .*:)[ \t]*$", r"\1\2\n\1    ...", blocks[0], flags=re.MULTILINE)
    try:
        classes = classes_in(bodies)
    except SyntaxError as error:
        raise KataError(f"{where}: the signature is not Python: {error.msg}") from None
    if len(classes) != 1:
        raise KataError(f"{where}: the signature has {len(classes)} classes; write one")
    try:
        known = {node.name for node in classes_in(given)}
    except SyntaxError as error:
        given_file = where.replace("README.md", "given.py")
        raise KataError(f"{given_file}:{error.lineno}: SyntaxError: {error.msg}") from None
    name = classes[0].name
    functions = [node for node in classes[0].body if isinstance(node, ast.FunctionDef)]
    methods = {node.name: _method(node, known, where) for node in functions}
    start = methods.pop("__init__", None)
    if not methods:
        raise KataError(f"{where}: the signature has no method; write LeetCode's own")
    only = next(iter(methods.values()))
    if only.result == "None" and not only.parameters and name == "Solution" and not start:
        raise KataError(f"{where}: the signature has no parameter and no result; add one of them")
    if start or name != "Solution" or len(methods) > 1:
        methods = {name: start or Method({}, "None"), **methods}
    return Signature(name, methods, given, tuple(map(_header, functions)))


def classes_in(text: str) -> list[ast.ClassDef]:
    """The top-level classes of some code."""
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def _method(node: ast.FunctionDef, known: set[str], where: str) -> Method:
    parameters = {a.arg: kind_of(a.annotation, known, where) for a in node.args.args[1:]}
    return Method(parameters, kind_of(node.returns, known, where) if node.returns else "None")


def _header(node: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {node.name}({ast.unparse(node.args)}){returns}:"
