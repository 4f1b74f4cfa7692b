"""What stands for LeetCode's names in a file: NeetCode's names, or ways such as `rob2`."""

import ast
import re
from functools import cache

from kata.collect.definitions import Definition, attributes_in, gives_value, members
from kata.problem.catalog import letters, listed, others
from kata.problem.folder import Problem

SUFFIX = r"(?:_?v?\d+|_\w+|[A-Z]\w*)"  # of a way: rob2, rob_v2, rob_table, robTable
HELPS = re.compile(r"help|util|aux|inner|check|test|main|sub", re.IGNORECASE)


def ways(node: Definition, problem: Problem) -> list[str]:
    """What a definition has in place of the problem's method or, if LeetCode plays, of its class.

    A method whose name goes on after LeetCode's is one more way, unless another one calls it.
    """
    signature = problem.signature
    known = {signature.name if signature.plays else signature.main, *_at_neetcode(problem.slug)}
    if signature.plays:
        return [node.name] if isinstance(node, ast.ClassDef) and node.name in known else []
    functions = members(node)
    if len(signature.methods) > 1:
        return [name for name in functions if name in known]
    found = [name for name in functions if letters(name) in map(letters, known)]  # two_sum
    for name, function in functions.items():
        more = name.removeprefix(signature.main)
        if name in found or more == name or not re.fullmatch(SUFFIX, more):
            continue
        called = attributes_in(*(other for other in functions.values() if other is not function))
        is_own = name not in called | _methods() and signature.main not in attributes_in(function)
        is_whole = gives_value(function) or signature.methods[signature.main].result == "None"
        found += [name] * (is_own and is_whole and not HELPS.search(more))
    return found


def method_names(problem: Problem) -> set[str]:
    """All names that its methods, or its class, have anywhere."""
    return {*problem.signature.methods, *_at_neetcode(problem.slug)}


@cache
def _at_neetcode(slug: str) -> list[str]:
    """What NeetCode calls the method or the class of a problem, if it is not LeetCode's name."""
    return [one.method for one in others() if (one.slug, one.number) == (slug, "NeetCode")]


@cache
def _methods() -> set[str]:
    """The names of LeetCode's methods and classes."""
    return {one.method for one in listed().values()}
