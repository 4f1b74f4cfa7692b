"""Reads LeetCode's signature from a spec, and what given.py adds to it; nothing of them is run."""

from __future__ import annotations

import ast
import re

from kata import KataError
from kata.problem.kinds import kind_of
from kata.problem.labels import OUTPUT
from kata.problem.signature import Method, Signature
from kata.wire.nodes import NODES
from kata.wire.setup import BOTH, CHANGED, PLAYED, RETURNED, ROUND_TRIP, Kind

BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CONVERTERS = {"read": (1,), "write": (2, 3)}  # {function of given.py: how many parameters}
PARAMETERS = {"read": ["plain"], "write": ["result", "arguments"]}
TYPED = re.compile(r"^\s*:(?:type\s+(\w+)|rtype):[ \t]*([\w\[\], ]+)", re.MULTILINE)


def parse(text: str, where: str, given: str = "") -> Signature:
    """The signature in the first Python block of a spec."""
    blocks = BLOCK.findall(text)
    if not blocks:
        if language := re.search(r"^```(\w*sql|bash|shell|sh)\b", text, re.MULTILINE):
            raise KataError(f"{where}: a problem in {language[1]} cannot be judged, only Python")
        raise KataError(f"{where}: no signature; add LeetCode's own in a ```python block")
    headers = r"^( *)(def .*:)[ \t]*$(?!\n+\1 +[^\s#])"  # those without a body
    bodies = re.sub(headers, r"\1\2\n\1    ...", blocks[0], flags=re.MULTILINE)
    try:
        classes = classes_in(bodies)
    except SyntaxError as error:
        raise KataError(f"{where}: the signature is not Python: {error.msg}") from None
    if len(classes) != 1:
        raise KataError(f"{where}: the signature has {len(classes)} classes; write one")
    given_where = where.replace("README.md", "given.py")
    try:
        tree = ast.parse(given)
    except SyntaxError as error:
        raise KataError(f"{given_where}:{error.lineno}: SyntaxError: {error.msg}") from None
    known = {node.name for node in classes_in(given)}
    helpers = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    _check_given(helpers, given_where)
    name = classes[0].name
    functions = [node for node in classes[0].body if isinstance(node, ast.FunctionDef)]
    methods = {node.name: _method(node, known, where) for node in functions}
    start = methods.pop("__init__", None)
    if not methods:
        raise KataError(f"{where}: the signature has no method; write LeetCode's own")
    inputs = None
    if arguments := helpers.get("arguments"):
        inputs = {a.arg: kind_of(a.annotation, known, given_where) for a in arguments.args.args}
    written = _written(helpers.get("write"), inputs is not None, known, given_where)
    assigned = (one for node in tree.body if isinstance(node, ast.Assign) for one in node.targets)
    defined = {*helpers, *map(ast.unparse, assigned)}
    _require_converters(methods, defined, known, given_where)
    way, changed = _way(name, methods, start, text)
    if way == CHANGED:
        only = next(iter(methods.values()))
        if not only.parameters and not written:
            raise KataError(
                f"{where}: the signature has no parameter and no result; add one of them"
            )
        way, changed = (RETURNED, "") if written else (way, next(iter(only.parameters)))
    if way == PLAYED:
        methods = {name: start or Method({}, "None"), **methods}
    shared = way == ROUND_TRIP and len(re.findall(rf"#.*\b{name}\(\)", blocks[0])) == 1
    return Signature(
        name, methods, way, tuple(map(_header, functions)), given, inputs, written, changed, shared
    )


def _check_given(helpers: dict[str, ast.FunctionDef], where: str) -> None:
    """An error if read() or write() cannot be called as they will be."""
    for name, wanted in CONVERTERS.items():
        if helper := helpers.get(name):
            count = len(helper.args.args)
            if count not in wanted:
                calls = f"{name}({', '.join(PARAMETERS[name])})"
                raise KataError(
                    f"{where}:{helper.lineno}: {name}() takes {count} parameters; make it {calls}"
                )


def _require_converters(
    methods: dict[str, Method], defined: set[str], known: set[str], where: str
) -> None:
    """An error if a class of given.py is a parameter or a result, and nothing converts it."""
    own = {f"'{name}'" for name in known - NODES.keys()}
    if "arguments" in defined:
        return
    for method in methods.values():
        kinds = {"read": method.parameters.values(), "write": [method.result]}
        for name, some in kinds.items():
            used = [kind for kind in map(repr, some) if any(one in kind for one in own)]
            if used and name not in defined:
                calls = f"{name}({', '.join(PARAMETERS[name])})"
                raise KataError(f"{where} lacks {calls}, for {', '.join(used)}; add it")


def _way(name: str, methods: dict[str, Method], start: Method | None, text: str) -> tuple[str, str]:
    """In which way a case calls the methods, and the argument that counts after the call."""
    first, *others = methods.values()
    if name == "Solution" and not start and not others:
        stated = re.search(rf"{OUTPUT}[^\n]*,\s*(\w+)\s*=", text, re.MULTILINE)
        if stated and stated[1] in first.parameters:
            return BOTH, stated[1]
        return (CHANGED if first.result == "None" else RETURNED), ""
    is_played = re.search(rf"\[\s*[\"']{name}[\"']", text)
    takes_nothing = not start or not start.parameters
    return (ROUND_TRIP if others and takes_nothing and not is_played else PLAYED), ""


def _written(
    write: ast.FunctionDef | None, has_inputs: bool, known: set[str], where: str
) -> Kind | None:
    """The kind that write() returns, if it makes the result: it says so, or there are inputs."""
    if write and write.returns:
        return kind_of(write.returns, known, where)
    return "any" if write and has_inputs else None


def classes_in(text: str) -> list[ast.ClassDef]:
    """The top-level classes of some code."""
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def _method(node: ast.FunctionDef, known: set[str], where: str) -> Method:
    stated = stated_types(node)
    parameters = {
        a.arg: kind_of(a.annotation or stated.get(a.arg), known, where) for a in node.args.args[1:]
    }
    result = node.returns or stated.get("")
    return Method(parameters, kind_of(result, known, where) if result else "None")


def stated_types(node: ast.FunctionDef) -> dict[str, ast.expr | None]:
    """{parameter: type} as LeetCode's signatures for Python 2 state them; "" for the result."""
    return {name: _expression(text) for name, text in TYPED.findall(ast.get_docstring(node) or "")}


def _expression(text: str) -> ast.expr | None:
    text = re.sub(r"^(?:None|void)\b.*", "None", text.strip())  # None Do not return anything
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        return None


def _header(node: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {node.name}({ast.unparse(node.args)}){returns}:"
