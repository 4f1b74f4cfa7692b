"""Measures how well a class or a function fits a problem: by names, parameters and types.

The name of a method is not enough: `solve` is in files for hundreds of other problems.
"""

from __future__ import annotations

import ast
import re
import typing
from enum import IntEnum
from functools import cache
from typing import TypeAlias

from kata import KataError
from kata.collect.code import Definition, attributes_in, functions_of, takes_self
from kata.collect.naming import QUALIFIED, Slugs
from kata.problem.catalog import Listed, letters, listed, same_signature
from kata.problem.folder import Problem
from kata.problem.header import classes_in, stated_types
from kata.problem.intervals import FORMER, INTERVAL, had_intervals
from kata.problem.signature import kind_of
from kata.wire.model import Kind


class Fit(IntEnum):
    """The certainty that a definition solves a problem."""

    NONE = 0
    DOUBTFUL = 1  # perhaps it solves another one
    CERTAIN = 2  # by its names and types alone
    NAMED = 3  # since it says so


# Where others repeat a problem, these ask for something else: indices from 0, two different words.
ALTERED = "LCR 006", "LCR 032"

Types: TypeAlias = list[ast.expr | None]  # of the parameters, and of the result


def fit(node: Definition, problem: Problem, entry: str, claimed: Slugs = frozenset()) -> Fit:
    """Return how well it fits with `entry` as the problem's method, given what it claims to solve.

    NONE if it claims other problems, or if a method is missing or takes another number of
    arguments. Where nothing is claimed, the names and types of the parameters decide; and if they
    fit another problem as well, it is DOUBTFUL.
    """
    signature = problem.signature
    if claimed and problem.slug not in claimed:
        return Fit.NONE
    functions, is_bound = functions_of(node), isinstance(node, ast.ClassDef) or takes_self(node)
    known = {one.name for one in classes_in(signature.given)}
    alike: list[bool] = []
    agreeing: list[bool | None] = []
    types: Types = []
    for name, method in signature.methods.items():
        is_start = name == signature.name
        there = entry if name == signature.main else name
        if function := functions.get("__init__" if is_start else there):
            header = _header(function, is_bound, len(method.parameters))
            if not header:
                return Fit.NONE
            names, stated = header
            kinds = [*method.parameters.values(), method.result]
            alike += map(str.__eq__, names, method.parameters)
            if had_intervals(signature):
                kinds = [_former(*both) for both in zip(stated, kinds)]
            elif attributes_in(function) >= {"start", "end"}:  # of an Interval
                agreeing.append(False)
            agreeing += [_agree(one, kind, known) for one, kind in zip(stated, kinds)]
            types = types or stated
        elif not is_start or method.parameters:
            return Fit.NONE
    if claimed - {QUALIFIED} == {problem.slug}:
        is_longer = entry.startswith(signature.main) and letters(entry) != letters(signature.main)
        is_open = is_longer or QUALIFIED in claimed
        rivals = _rivals(problem, functions, types, all(alike)) if is_open else []
        is_clear = not any(one.number.isdecimal() for one in rivals)  # no LCR 017, a copy of ours
        return Fit.NAMED if is_clear and False not in agreeing else Fit.DOUBTFUL
    if False in agreeing:
        return Fit.DOUBTFUL if claimed else Fit.NONE
    is_telling = len(alike) > 1 or all(agreeing[:-1])
    is_sure = all(alike) and is_telling and not claimed and entry == signature.main
    is_sure = is_sure and not _rivals(problem, functions, types, True)
    return Fit.CERTAIN if is_sure else Fit.DOUBTFUL


def _header(
    function: ast.FunctionDef, is_bound: bool, count: int
) -> tuple[list[str], Types] | None:
    """The names and types of its parameters, with its result, if it can take `count` arguments."""
    is_static = any(ast.unparse(mark) == "staticmethod" for mark in function.decorator_list)
    parameters = function.args.args[is_bound and not is_static :]
    if not len(parameters) - len(function.args.defaults) <= count <= len(parameters):
        return None
    stated = stated_types(function)
    types = [p.annotation or stated.get(p.arg) for p in parameters[:count]]
    return [p.arg for p in parameters[:count]], [*types, function.returns or stated.get("")]


def _rivals(
    problem: Problem, functions: dict[str, ast.FunctionDef], types: Types, is_alike: bool
) -> list[Listed]:
    """The other problems that it fits as well, but for copies of ours among LCR and LCCI.

    If its parameters have our names, so must those of the other problem.
    """
    signature = problem.signature
    is_round_trip = len(signature.methods) > 1 and not signature.plays
    name = signature.name if is_round_trip else signature.main  # by which the problem is listed
    method = signature.methods.get(name)
    parameters = [*method.parameters] if method else []
    has_copies = problem.slug in listed() and listed()[problem.slug].number.isdecimal()
    return [
        one
        for one in same_signature(name, len(parameters))
        if one.slug != problem.slug
        and (one.number.isdecimal() or one.number in ALTERED or not has_copies)
        and (one.parameters == parameters or not is_alike)
        and {*one.methods} - {one.method} <= functions.keys()
        and not any(_agree(*both, set()) is False for both in zip(types, _kinds(one)))
    ]


@cache
def _kinds(one: Listed) -> list[Kind | None]:
    """The kinds of a listed problem's parameters and result, None where we do not know them."""
    (header,) = classes_in(one.code)
    first, *_ = functions_of(header).values()
    types = [*(argument.annotation for argument in first.args.args[1:]), first.returns]
    return [_kind(annotation) if annotation else None for annotation in types]


def _kind(annotation: ast.expr) -> Kind:
    try:
        return kind_of(annotation, set(), "")
    except KataError:  # a class of that problem's own
        return ast.unparse(annotation)


CLASS = re.compile(r"(?:Optional\[)?['\"]?[A-Z]\w*['\"]?\]?")  # such as Node, for a TreeNode
OLDER = re.compile(r"\bInterval\b|\bfrozenset\b")  # in older signatures, and in people's own
FORMER_NODE = re.compile(r"\b(?:UndirectedGraphNode|RandomListNode)\b")  # a Node today
TYPING = {*typing.__all__} - {"Optional"}  # types that contradict no other


def _agree(stated: ast.expr | None, kind: Kind | None, known: set[str]) -> bool | None:
    """Compare a type with the one in the signature; None if either is unknown."""
    if not stated or not kind or FORMER_NODE.search(ast.unparse(stated)):
        return None
    try:
        return _without_optional(kind_of(stated, known, "")) == _without_optional(kind)
    except KataError:  # an unknown type
        text = ast.unparse(stated)
        is_another = CLASS.fullmatch(text) and not (TYPING & {*re.findall(r"\w+", text)})
        return False if is_another or OLDER.search(text) else None


def _former(stated: ast.expr | None, kind: Kind) -> Kind:
    """The kind that it had at LeetCode once, if the type that is stated is of that time."""
    return FORMER.get(kind, kind) if stated and INTERVAL in ast.unparse(stated) else kind


def _without_optional(kind: Kind) -> Kind:
    if isinstance(kind, str):
        return kind
    outer, inner = kind
    return _without_optional(inner) if outer == "Optional" else (outer, _without_optional(inner))
