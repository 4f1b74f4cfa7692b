"""Reads LeetCode's signature from a spec, and what given.py adds to it; nothing of them is run."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from kata import KataError
from kata.problem.signature import Method, Signature, annotation_in, kind_of
from kata.problem.spec import OUTPUT
from kata.wire.model import BOTH, CHANGED, PLAYED, RETURNED, ROUND_TRIP, Kind
from kata.wire.nodes import NODES

CONVERTERS = {"read": ("plain",), "write": ("result", "arguments")}  # and their parameters
MOST = {"read": 1, "write": 3}  # parameters: `write` may also take the inputs
BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
OTHER_LANGUAGE = re.compile(r"^```(\w*sql|bash|shell|sh)\b", re.MULTILINE)
BODILESS = re.compile(r"^( *)(def .*:)[ \t]*$(?!\n+\1 +[^\s#])", re.MULTILINE)  # methods
TYPED = re.compile(r"^[ \t]*:(?:type[ \t]+(\w+)|rtype):[ \t]*([\w\[\], ]+)", re.MULTILINE)
VOID = re.compile(r"^(?:None|void)\b.*")  # None Do not return anything


def parse(text: str, where: str, given: str = "") -> Signature:
    """The signature in the first Python block of a spec, with what a given.py of that text adds."""
    block = _block(text, where)
    header = _class_in(block, where)
    added = read_given(given, where.replace("README.md", "given.py"))
    functions = [node for node in header.body if isinstance(node, ast.FunctionDef)]
    methods = {node.name: _method(node, added.classes, where) for node in functions}
    start = methods.pop("__init__", None)
    if not methods:
        raise KataError(f"{where}: the signature has no method; write LeetCode's own")
    added.require_converters(methods)
    way, changed = _way(header.name, methods, start, text)
    if way == CHANGED and added.written:
        way, changed = RETURNED, ""
    elif way == CHANGED and not changed:
        raise KataError(f"{where}: the signature has no parameter and no result; add one of them")
    if way == PLAYED:
        methods = {header.name: start or Method({}, "None"), **methods}
    return Signature(
        header.name,
        methods,
        way,
        tuple(map(_first_line, functions)),
        given,
        added.inputs,
        added.written,
        changed,
        shared=way == ROUND_TRIP and len(re.findall(rf"#.*\b{header.name}\(\)", block)) == 1,
    )


def _block(text: str, where: str) -> str:
    """Return the first Python block of a spec."""
    if block := BLOCK.search(text):
        return block[1]
    if language := OTHER_LANGUAGE.search(text):
        raise KataError(f"{where}: {language[1]} cannot be judged, only Python")
    raise KataError(f"{where}: no signature; add LeetCode's own in a ```python block")


def _class_in(block: str, where: str) -> ast.ClassDef:
    """Return the class in a signature."""
    try:
        classes = classes_in(block)
    except SyntaxError as error:
        raise KataError(f"{where}: the signature is not Python: {error.msg}") from None
    if not classes:
        raise KataError(f"{where}: there is no class below ## Signature; paste LeetCode's")
    if len(classes) > 1:
        raise KataError(f"{where}: there are {len(classes)} classes below ## Signature; keep one")
    return classes[0]


def _way(name: str, methods: dict[str, Method], start: Method | None, text: str) -> tuple[str, str]:
    """The way in which a case calls the methods, and the parameter that counts after it, if any."""
    first, *others = methods.values()
    if name == "Solution" and not start and not others:
        stated = re.search(rf"{OUTPUT}[^\n]*,\s*(\w+)\s*=", text, re.MULTILINE)
        if stated and stated[1] in first.parameters:
            return BOTH, stated[1]
        if first.result == "None":
            return CHANGED, next(iter(first.parameters), "")
        return RETURNED, ""
    is_played = re.search(rf"\[\s*[\"']{name}[\"']", text)
    takes_nothing = not start or not start.parameters
    return (ROUND_TRIP if others and takes_nothing and not is_played else PLAYED), ""


def classes_in(text: str) -> list[ast.ClassDef]:
    """Return the top-level classes of some code, whose methods need no bodies."""
    body = ast.parse(BODILESS.sub(r"\1\2\n\1    ...", text)).body
    return [node for node in body if isinstance(node, ast.ClassDef)]


def _method(node: ast.FunctionDef, known: set[str], where: str) -> Method:
    stated = stated_types(node)
    parameters = {
        a.arg: kind_of(a.annotation or stated.get(a.arg), known, where) for a in node.args.args[1:]
    }
    result = node.returns or stated.get("")
    return Method(parameters, kind_of(result, known, where) if result else "None")


def stated_types(node: ast.FunctionDef) -> dict[str, ast.expr | None]:
    """{parameter: type} as LeetCode's signatures for Python 2 state them; "" for the result."""
    found = TYPED.findall(ast.get_docstring(node, clean=False) or "")
    return {name: annotation_in(VOID.sub("None", text.strip())) for name, text in found}


def _first_line(node: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {node.name}({ast.unparse(node.args)}){returns}:"


@dataclass(frozen=True)
class Given:
    """The names of its classes, its functions, and all that it defines."""

    where: str
    classes: set[str]
    functions: dict[str, ast.FunctionDef]
    names: set[str]

    def kind(self, annotation: ast.expr | None) -> Kind:
        """Return the kind that an annotation in given.py means."""
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
    """Read the names in a given.py; raise an error if its `read` or `write` cannot be called."""
    try:
        body = ast.parse(text).body
    except SyntaxError as error:
        raise KataError(f"{where}:{error.lineno}: SyntaxError: {error.msg}") from None
    functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    for name in CONVERTERS.keys() & functions.keys():
        count = len(functions[name].args.args)
        if not len(CONVERTERS[name]) <= count <= MOST[name]:
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
    """Return a call of this converter with as few arguments as it may take."""
    return f"{name}({', '.join(CONVERTERS[name])})"
