"""How well a class, or a function on its own, fits a problem: names, parameters and types.

The name of a method is not enough: `solve` is in files for hundreds of other problems.
"""

from __future__ import annotations

import ast
import re
import typing
from functools import cache, partial
from typing import TypeAlias

from kata import KataError
from kata.collect.definitions import Definition, attributes_in, members, takes_self
from kata.collect.naming import QUALIFIED, Slugs
from kata.problem.catalog import Listed, letters, listed, same_signature
from kata.problem.folder import Problem
from kata.problem.header import classes_in, stated_types
from kata.problem.signature import kind_of
from kata.wire.model import Kind

NONE, DOUBTFUL, CERTAIN, NAMED = range(4)
CLASS = re.compile(r"(?:Optional\[)?['\"]?[A-Z]\w*['\"]?\]?")  # such as Node, for a TreeNode
OTHERS = re.compile(r"\bInterval\b|\bfrozenset\b")  # of older signatures, and of people's own
TYPING = {*typing.__all__} - {"Optional"}  # types that contradict no other

Stated: TypeAlias = list[ast.expr | None]  # the types of the parameters, and of the result


def fit(node: Definition, problem: Problem, way: str, said: Slugs = frozenset()) -> int:
    """How well it fits, with the method `way` as the problem's.

    NONE if it is said to solve other problems, or if a method is missing or takes another number of
    arguments. Where nothing is said, the names and types of the parameters decide; and if they fit
    another problem as well, it is DOUBTFUL.
    """
    signature = problem.signature
    if said and problem.slug not in said:
        return NONE
    functions, is_bound = members(node), isinstance(node, ast.ClassDef) or takes_self(node)
    known = {node.name for node in classes_in(signature.given)}
    alike: list[bool] = []
    agreeing: list[bool | None] = []
    types: Stated = []
    for name, method in signature.methods.items():
        is_start = name == signature.name
        there = way if name == signature.main else name
        if function := functions.get("__init__" if is_start else there):
            names, stated = _header(function, is_bound, len(method.parameters))
            if names is None:
                return NONE
            kinds = [*method.parameters.values(), method.result]
            alike += map(str.__eq__, names, method.parameters)
            agreeing += [False] * (attributes_in(function) >= {"start", "end"})  # of an Interval
            agreeing += [_agree(one, kind, known) for one, kind in zip(stated, kinds)]
            types = types or stated
        elif not is_start or method.parameters:
            return NONE
    if said - {QUALIFIED} == {problem.slug}:
        is_variation = letters(way) != letters(signature.main) and way.startswith(signature.main)
        is_open = is_variation or QUALIFIED in said
        rivals = _rivals(problem, node, types, all(alike)) if is_open else []
        is_clear = not any(one.number.isdecimal() for one in rivals)  # no LCR 017, a copy of ours
        return NAMED if is_clear and False not in agreeing else DOUBTFUL
    if False in agreeing:
        return DOUBTFUL if said else NONE
    is_telling = len(alike) > 1 or all(agreeing[:-1])
    is_sure = all(alike) and is_telling and not said and way == signature.main
    return CERTAIN if is_sure and not _rivals(problem, node, types, True) else DOUBTFUL


def _rivals(problem: Problem, node: Definition, stated: Stated, is_alike: bool) -> list[Listed]:
    """The other problems that it fits as well, but for translations of ours.

    If its parameters have our names, so must those of the other problem.
    """
    _, parameters = _entry(problem)
    agree = partial(_agree, known=set())
    title = listed()[problem.slug].chinese if problem.slug in listed() else ""
    return [
        one
        for one in _siblings(problem)
        if (one.number.isdecimal() or one.chinese != title)
        and (one.parameters == parameters or not is_alike)
        and {*one.methods} - {one.method} <= {*members(node)}
        and False not in map(agree, stated, _kinds(one))
    ]


def _siblings(problem: Problem) -> list[Listed]:
    """The other problems whose method, or class, has the same name and number of parameters."""
    name, parameters = _entry(problem)
    return [one for one in same_signature(name, len(parameters)) if one.slug != problem.slug]


def _entry(problem: Problem) -> tuple[str, list[str]]:
    """The method by which the problem is listed, or the class of a round trip; its parameters."""
    signature = problem.signature
    is_round_trip = len(signature.methods) > 1 and not signature.plays
    name = signature.name if is_round_trip else signature.main
    method = signature.methods.get(name)
    return name, [*method.parameters] if method else []


@cache
def _kinds(one: Listed) -> list[Kind | None]:
    """The kinds of a listed problem's parameters and result, None where we do not know them."""
    (header,) = classes_in(one.code)
    first, *_ = members(header).values()
    types = [*(argument.annotation for argument in first.args.args[1:]), first.returns]
    return [_kind(annotation) if annotation else None for annotation in types]


def _kind(annotation: ast.expr) -> Kind:
    try:
        return kind_of(annotation, set(), "")
    except KataError:  # a class of that problem's own
        return ast.unparse(annotation)


def _header(
    function: ast.FunctionDef, is_bound: bool, count: int
) -> tuple[list[str] | None, Stated]:
    """The names of its parameters, None if it does not take `count` of them; and their types."""
    is_static = any(ast.unparse(mark) == "staticmethod" for mark in function.decorator_list)
    parameters = function.args.args[is_bound and not is_static :]
    if not len(parameters) - len(function.args.defaults) <= count <= len(parameters):
        return None, []
    stated = stated_types(function)
    types = [p.annotation or stated.get(p.arg) for p in parameters[:count]]
    types.append(function.returns or stated.get(""))
    return [p.arg for p in parameters[:count]], types


def _agree(stated: ast.expr | None, kind: Kind | None, known: set[str]) -> bool | None:
    """Whether a type is the one in the signature; None if that is unknown."""
    if not stated or not kind:
        return None
    try:
        return _plain(kind_of(stated, known, "")) == _plain(kind)
    except KataError:  # an unknown type
        text = ast.unparse(stated)
        is_another = CLASS.fullmatch(text) and not (TYPING & {*re.findall(r"\w+", text)})
        return False if is_another or OTHERS.search(text) else None


def _plain(kind: Kind) -> Kind:
    """The kind without any Optional."""
    if isinstance(kind, str):
        return kind
    outer, inner = kind
    return _plain(inner) if outer == "Optional" else (outer, _plain(inner))
