"""How well a class, or a function on its own, fits a problem: names, parameters, types, and path.

Names of methods are not unique: `solve` is in files for hundreds of other problems.
"""

import ast
import re

from kata import KataError
from kata.problem.parts import classes_in, definitions
from kata.problem.signature import NODES, kind_of

NONE, DOUBTFUL, CERTAIN, NAMED = range(4)
NAMING = 3  # parts at the end of a path, which may name the problem
CLASS = re.compile(r"(?:Optional\[)?['\"]?[A-Z]\w*['\"]?\]?")  # such as Node, for a TreeNode
NUMBERED = re.compile(r"(?:\D{1,12} )?0*\d{1,4}[-._ ]+\D{3}")  # 0101-symmetric-tree, Offer 32 - III
STATED = re.compile(r"^\s*:(?:type\s+(\w+)|rtype):\s*([\w\[\], ]+)", re.MULTILINE)


def members(node):
    """{name: function} of the methods of a class, or the one function that stands on its own."""
    nodes = definitions(node.body) if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def attempts(node, signature):
    """Whether it goes by the names of the signature, whatever its parameters."""
    if signature.plays:
        return isinstance(node, ast.ClassDef) and node.name == signature.name
    return signature.main in members(node)


def fit(node, problem, path=None):
    """NONE without such methods, NAMED where they fit and the path, if given, names the problem."""
    signature, headers = problem.signature, []
    if not attempts(node, signature):
        return NONE
    functions, is_bound = members(node), isinstance(node, ast.ClassDef)
    for name, method in signature.methods.items():
        is_start = name == signature.name
        if function := functions.get("__init__" if is_start else name):
            headers.append((*_header(function, is_bound, len(method.parameters)), method))
        elif not is_start or method.parameters:
            return NONE
    if any(names is None for names, _, _ in headers):
        return NONE
    if path and _is_named(problem, path):
        return NAMED
    known = {node.name for node in classes_in(signature.given)}
    alike, agreeing = [], []
    for names, types, method in headers:
        alike += map(str.__eq__, names, method.parameters)
        kinds = [*method.parameters.values(), method.result]
        agreeing.append([_agree(stated, kind, known) for stated, kind in zip(types, kinds)])
    if any(False in agree for agree in agreeing):
        return NONE
    is_telling = len(alike) > 1 or all(all(agree[:-1]) for agree in agreeing)
    is_certain = all(alike) and is_telling and not (path and _names_another(path))
    return CERTAIN if is_certain else DOUBTFUL


def _header(function, is_bound, count):
    """The names of so many parameters, or None where it takes more or fewer; and all types."""
    is_static = any(ast.unparse(mark) == "staticmethod" for mark in function.decorator_list)
    parameters = function.args.args[is_bound and not is_static :]
    if not len(parameters) - len(function.args.defaults) <= count <= len(parameters):
        return None, []
    stated = dict(STATED.findall(ast.get_docstring(function) or ""))
    types = [p.annotation or _expression(stated.get(p.arg)) for p in parameters[:count]]
    types.append(function.returns or _expression(stated.get("")))
    return [p.arg for p in parameters[:count]], types


def _expression(text):
    """A type as LeetCode's headers for Python 2 state it, in the docstring."""
    try:
        return ast.parse(text.strip(), mode="eval").body if text else None
    except SyntaxError:
        return None


def _agree(stated, kind, known):
    """Whether a type is the one of the signature; None where that cannot be told."""
    try:
        return _plain(kind_of(stated, known, "")) == _plain(kind) if stated else None
    except KataError:  # of a type that is not known here
        is_another = _plain(kind) in NODES and CLASS.fullmatch(ast.unparse(stated))
        return False if is_another else None


def _plain(kind):
    """The kind without Optional."""
    if isinstance(kind, str):
        return kind
    outer, inner = kind
    return _plain(inner) if outer == "Optional" else (outer, _plain(inner))


def _names_another(path):
    """Whether a path that does not name the problem has the number and the name of another."""
    return any(map(NUMBERED.match, (path.stem, path.parent.name)))


def _is_named(problem, path):
    """Whether the end of the path holds the problem's number or name."""
    text = "/".join(path.absolute().parts[-NAMING:]).lower()
    numbers = re.findall(r"\d+\.\d+", text) + [n.lstrip("0") for n in re.findall(r"\d+", text)]
    letters = re.sub(r"[^a-z0-9]", "", text)
    number, name = problem.number, problem.slug.replace("-", "")
    return name in letters or bool(number and number in numbers)
