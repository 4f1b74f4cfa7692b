"""Measures how well a class or a function fits a problem: by names, parameters and types.

The name of a method is not enough: `solve` is in files for hundreds of other problems.
"""

from __future__ import annotations

import ast
import re
import typing
from enum import IntEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from kata import KataError
from kata.collect.definitions import Definition, attributes_in, functions_of, takes_self
from kata.collect.problem_names import QUALIFIED, Slugs
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


class Comparison(NamedTuple):
    """The header of a definition beside the signature of a problem."""

    names: list[bool]  # whether each parameter has the same name
    kinds: list[bool | None]  # whether each type is the same, None where that is unknown
    types: Types  # of its first method


def fit(node: Definition, problem: Problem, entry: str, claimed: Slugs = frozenset()) -> Fit:
    """Return how well it fits with `entry` as the problem's method, given what it claims to solve.

    NONE if it claims other problems, or if a method is missing or takes another number of
    arguments. Where nothing is claimed, the names and types of the parameters decide; and if they
    fit another problem as well, it is DOUBTFUL.
    """
    main, is_claimed = problem.signature.main, problem.slug in claimed
    found = _compared(node, problem, entry) if is_claimed or not claimed else None
    if not found:
        return Fit.NONE
    is_alike, is_contradicted = all(found.names), False in found.kinds
    if claimed - {QUALIFIED} == {problem.slug}:
        is_longer = entry.startswith(main) and letters(entry) != letters(main)
        is_open = is_longer or QUALIFIED in claimed
        rivals = _rivals(problem, node, found.types, is_alike) if is_open else []
        # The copies of a problem of ours, such as LCR 017, are no rivals.
        is_doubtful = is_contradicted or any(one.number.isdecimal() for one in rivals)
        return Fit.DOUBTFUL if is_doubtful else Fit.NAMED
    if is_contradicted:
        return Fit.DOUBTFUL if claimed else Fit.NONE
    is_telling = len(found.names) > 1 or all(found.kinds[:-1])
    if claimed or entry != main or not (is_alike and is_telling):
        return Fit.DOUBTFUL
    return Fit.DOUBTFUL if _rivals(problem, node, found.types, True) else Fit.CERTAIN


def _compared(node: Definition, problem: Problem, entry: str) -> Comparison | None:
    """Compare the methods that the problem asks for; None if one is missing, or fits no call."""
    signature, functions = problem.signature, functions_of(node)
    is_bound = isinstance(node, ast.ClassDef) or takes_self(node)
    known = {one.name for one in classes_in(signature.given)}
    found = Comparison([], [], [])
    for name, method in signature.methods.items():
        is_start = name == signature.name
        there = "__init__" if is_start else entry if name == signature.main else name
        if not (function := functions.get(there)):
            if is_start and not method.parameters:
                continue
            return None
        header = _header(function, is_bound, len(method.parameters))
        if not header:
            return None
        names, stated = header
        kinds = [*method.parameters.values(), method.result]
        found.names.extend(map(str.__eq__, names, method.parameters))
        if had_intervals(signature):
            kinds = [_former(*both) for both in zip(stated, kinds)]
        elif attributes_in(function) >= {"start", "end"}:  # of an Interval
            found.kinds.append(False)
        found.kinds.extend(_agree(one, kind, known) for one, kind in zip(stated, kinds))
        if not found.types:
            found.types.extend(stated)
    return found


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


def _rivals(problem: Problem, node: Definition, types: Types, is_alike: bool) -> list[Listed]:
    """Return the other problems that it fits as well, but for copies of ours among LCR and LCCI.

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
        and {*one.methods} - {one.method} <= functions_of(node).keys()
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
    """Return the kind that it had at LeetCode once, if the type that is stated is of that time."""
    return FORMER.get(kind, kind) if stated and INTERVAL in ast.unparse(stated) else kind


def _without_optional(kind: Kind) -> Kind:
    if isinstance(kind, str):
        return kind
    outer, inner = kind
    return _without_optional(inner) if outer == "Optional" else (outer, _without_optional(inner))
