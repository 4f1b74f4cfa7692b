"""Kinds: the types in a signature, and whether a value fits one."""

import ast
from typing import Any

from kata import KataError
from kata.text import text_of
from kata.wire.nodes import NODES
from kata.wire.setup import Kind

PLAIN: dict[Kind, Any] = {
    "int": int, "float": (int, float), "str": str, "bool": bool, "None": type(None),
}  # fmt: skip
WRAPPERS = {"List": "List", "list": "List", "Optional": "Optional"}


def kind_of(node: ast.expr | None, known: set[str], where: str) -> Kind:
    """The kind that an annotation means; an error if the type is unknown."""
    match node:
        case ast.Constant(value=None):
            return "None"
        case ast.Constant(value=str(text)) if inner := _parsed(text):
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


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError:
        return None


def required(kind: Kind) -> Kind:
    """The kind without an outer Optional."""
    return kind[1] if kind[0] == "Optional" else kind


def spelled(kind: Kind) -> str:
    """The kind as Python writes it."""
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
