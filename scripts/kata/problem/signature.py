"""LeetCode's signature, read out of a problem's spec: everything about a problem's shape."""

import ast
import re
from dataclasses import dataclass
from functools import cached_property

from kata import KataError
from kata.problem.parts import classes_in
from kata.text import text_of
from kata.wire.nodes import is_tree

BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
PLAIN = {"int": int, "float": (int, float), "str": str, "bool": bool, "None": type(None)}
NODES = ("ListNode", "TreeNode")
WRAPPERS = {"List": "List", "list": "List", "Optional": "Optional"}


@dataclass(frozen=True)
class Method:
    """Its parameters and its result: names, and kinds as in wire/nodes.py."""

    parameters: dict
    result: object


@dataclass(frozen=True)
class Signature:
    """A class and its methods; where LeetCode plays them, the constructor is one of them."""

    name: str
    methods: dict
    given: str  # the source of given.py
    headers: tuple  # `def ...:` of each method, as it is written

    @property
    def plays(self):
        """Whether LeetCode constructs an instance and calls its methods, from two lists."""
        return self.name in self.methods

    @cached_property
    def main(self):
        """The only method or, where LeetCode plays, the constructor."""
        return next(iter(self.methods))

    @property
    def parameters(self):
        """The names and kinds of what a case holds."""
        if self.plays:
            return {"calls": ("List", "str"), "arguments": ("List", "list of arguments")}
        return self.methods[self.main].parameters

    @property
    def in_place(self):
        """Whether the first argument is what counts, after the call."""
        return not self.plays and self.methods[self.main].result == "None"

    @property
    def result(self):
        """The kind of what is compared."""
        method = self.methods[self.main]
        return next(iter(method.parameters.values())) if self.in_place else method.result

    @property
    def shape(self):
        """All that a solution's process needs to know, as plain data."""
        methods = {n: (list(m.parameters.values()), m.result) for n, m in self.methods.items()}
        return {
            "class": self.name,
            "method": self.main,
            "methods": methods,
            "plays": self.plays,
            "in_place": self.in_place,
            "given": self.given,
        }

    def check_arguments(self, arguments):
        """ValueError with the parameter, the position and the value that has another type."""
        if not self.plays:
            return self._check_call(self.main, arguments, "")
        names, lists = arguments
        check_value(("List", "str"), names, "the first list")
        if names[:1] != [self.name] or self.name in names[1:]:
            raise ValueError(f"the calls must start with {self.name!r}, once: {text_of(names)}")
        if not isinstance(lists, list) or len(lists) != len(names):
            raise ValueError(f"there are {len(names)} calls, but not as many lists of arguments")
        for i, (name, values) in enumerate(zip(names, lists)):
            if name not in self.methods:
                raise ValueError(f"calls[{i}] is {text_of(name)}, want one of {[*self.methods]}")
            self._check_call(name, values, f"call {i}, {name}: ")
        return None

    def _check_call(self, name, values, where):
        kinds = self.methods[name].parameters
        if not isinstance(values, (list, tuple)) or len(values) != len(kinds):
            raise ValueError(f"{where}{text_of(values, 60)}: want {', '.join(kinds) or 'nothing'}")
        for (parameter, kind), value in zip(kinds.items(), values):
            check_value(kind, value, where + parameter)

    def check_result(self, value, arguments):
        """ValueError where what is stated or made as an answer has another type."""
        if not self.plays:
            return check_value(self.result, value, "the result")
        if not isinstance(value, list) or len(value) != len(arguments[0]):
            raise ValueError(
                f"the result is {text_of(value, 60)}, want a list with one for each call"
            )
        for i, (name, result) in enumerate(zip(arguments[0], value)):
            check_value(self.methods[name].result, result, f"the result of call {i}")
        return None


def check_value(kind, value, where):
    """ValueError unless this plain data is of the kind."""
    if kind[0] == "List" and isinstance(value, list):
        if {*map(type, value)} != {PLAIN.get(kind[1])}:  # mostly, all are simple
            for i, item in enumerate(value):
                check_value(kind[1], item, f"{where}[{i}]")
        return
    if kind in PLAIN:
        fits = isinstance(value, PLAIN[kind]) and (kind == "bool" or not isinstance(value, bool))
    elif kind in NODES:
        fits = isinstance(value, list) and (kind == "TreeNode" or None not in value)
        fits = fits and not any(isinstance(item, list) for item in value)
        fits = fits and (kind == "ListNode" or is_tree(value))
    else:
        fits = kind[0] != "List"
    if not fits:
        actual = text_of(value, 60) + (f" ({type(value).__name__})" if value is not None else "")
        raise ValueError(f"{where} is {actual}, want {_spelled(kind)}")
    if kind[0] == "Optional" and value is not None:
        check_value(kind[1], value, where)


def _spelled(kind):
    return kind if isinstance(kind, str) else f"{kind[0]}[{_spelled(kind[1])}]"


def parse(text, where, given=""):
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
    name, functions = (
        classes[0].name,
        [n for n in classes[0].body if isinstance(n, ast.FunctionDef)],
    )
    methods = {node.name: _method(node, known, where) for node in functions}
    headers = tuple(
        f"def {node.name}({ast.unparse(node.args)})"
        + (f" -> {ast.unparse(node.returns)}:" if node.returns else ":")
        for node in functions
    )
    start = methods.pop("__init__", None)
    if not methods:
        raise KataError(f"{where}: the signature has no method; write LeetCode's own")
    only = next(iter(methods.values()))
    if only.result == "None" and not only.parameters and name == "Solution" and not start:
        raise KataError(f"{where}: the signature has no parameter and no result; add one of them")
    if start or name != "Solution" or len(methods) > 1:
        methods = {name: start or Method({}, "None"), **methods}
    return Signature(name, methods, given, headers)


def _method(node, known, where):
    parameters = {a.arg: kind_of(a.annotation, known, where) for a in node.args.args[1:]}
    return Method(parameters, kind_of(node.returns, known, where) if node.returns else "None")


def compiles(text):
    try:
        return bool(ast.parse(text, mode="eval"))
    except SyntaxError:
        return False


def kind_of(node, known, where):
    """The kind that an annotation stands for; an error for a type that nobody knows."""
    match node:
        case ast.Constant(value=None):
            return "None"
        case ast.Constant(value=str(text)) if compiles(text):
            return kind_of(ast.parse(text, mode="eval").body, known, where)
        case ast.Name(id=name) if name in PLAIN or name in NODES or name in known:
            return name
        case ast.Subscript(value=ast.Name(id=name), slice=inner) if name in WRAPPERS:
            return WRAPPERS[name], kind_of(inner, known, where)
    text = ast.unparse(node) if node else "a parameter without a type"
    raise KataError(
        f"{where}: unknown type in the signature: {text}; known are int, float, str, bool,"
        " List[...], Optional[...], ListNode, TreeNode, and the classes of given.py"
    )
