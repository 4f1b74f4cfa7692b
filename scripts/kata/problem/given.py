"""Reads what given.py adds to a signature, its classes and converters, without running it."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from kata import KataError
from kata.problem.kinds import kind_of
from kata.problem.signature import Method
from kata.wire.nodes import NODES
from kata.wire.setup import Kind

CALLS = {"read": ("plain",), "write": ("result", "arguments", "inputs")}
COUNTS = {"read": (1,), "write": (2, 3)}  # how many of these parameters they may have


@dataclass(frozen=True)
class Given:
    """The names of its classes, its functions, and all that it defines."""

    where: str
    classes: set[str]
    functions: dict[str, ast.FunctionDef]
    names: set[str]

    def kind(self, annotation: ast.expr | None) -> Kind:
        """The kind that an annotation in given.py means."""
        return kind_of(annotation, self.classes, self.where)

    @property
    def inputs(self) -> dict[str, Kind] | None:
        """The parameters of `arguments`, if it makes the arguments from them."""
        if arguments := self.functions.get("arguments"):
            return {a.arg: self.kind(a.annotation) for a in arguments.args.args}
        return None

    @property
    def written(self) -> Kind | None:
        """The kind that `write` returns, if it makes the result: annotated, or there are inputs."""
        write = self.functions.get("write")
        if write and write.returns:
            return self.kind(write.returns)
        return "any" if write and self.inputs is not None else None

    def require_converters(self, methods: dict[str, Method]) -> None:
        """An error if a class of given.py is a parameter or a result, and nothing converts it."""
        own = {f"'{name}'" for name in self.classes - NODES.keys()}
        for method in methods.values() if "arguments" not in self.names else ():
            kinds = {"read": method.parameters.values(), "write": [method.result]}
            for name, some in kinds.items():
                used = [kind for kind in map(repr, some) if any(one in kind for one in own)]
                if used and name not in self.names:
                    wanted = f"{_call(name)}, for {', '.join(used)}"
                    raise KataError(f"{self.where} lacks {wanted}; add it")


def read_given(text: str, where: str) -> Given:
    """What a given.py of this text defines; an error if `read` or `write` cannot be called."""
    try:
        body = ast.parse(text).body
    except SyntaxError as error:
        raise KataError(f"{where}:{error.lineno}: SyntaxError: {error.msg}") from None
    functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    for name in COUNTS.keys() & functions.keys():
        count = len(functions[name].args.args)
        if count not in COUNTS[name]:
            raise KataError(
                f"{where}:{functions[name].lineno}: {name}() takes {count} parameters;"
                f" make it {_call(name)}"
            )
    assigned = (one for node in body if isinstance(node, ast.Assign) for one in node.targets)
    return Given(
        where,
        {node.name for node in body if isinstance(node, ast.ClassDef)},
        functions,
        {*functions, *map(ast.unparse, assigned)},
    )


def _call(name: str) -> str:
    """How a converter is called at the least."""
    return f"{name}({', '.join(CALLS[name][: COUNTS[name][0]])})"
