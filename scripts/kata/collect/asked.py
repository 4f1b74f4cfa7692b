"""What each problem asks for, and which problems a class or a function fits by its methods."""

import ast
import re
import typing
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from kata.collect.code import Definition, Functions, attributes_in, functions_of, takes_self
from kata.problem.catalog import Listed, letters, listed, others
from kata.problem.folder import Problem
from kata.problem.header import classes_in, stated_types

FORMER = {"UndirectedGraphNode", "RandomListNode"}  # a Node today
VAGUE = {*typing.__all__}  # types that contradict no other
NOTHING = ast.Constant(0)


class Asked(NamedTuple):
    """What a problem asks for: a class, its methods, and the one by which it is known."""

    slug: str
    number: str
    name: str
    methods: Functions
    main: str  # the name of the class, if LeetCode plays
    also: frozenset[str]  # NeetCode's names for the main one


@dataclass(frozen=True, eq=False)
class Match:
    """A problem that a definition fits, since all methods are there and take as many arguments."""

    asked: Asked
    entry: str  # its name for the main one
    is_alike: bool  # whether all parameters have the names that LeetCode gives them
    is_telling: bool  # whether that says something: there are two of them, or a type
    is_other: bool  # whether a type that is stated means something else

    @property
    def slug(self) -> str:
        return self.asked.slug


class Catalog:
    """What each problem asks for, of those that are here and those that LeetCode has."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.known = {one.slug: one for one in problems}
        self.names = defaultdict[str, set[str]](set)  # {letters of a name here: slugs}
        for slug, problem in self.known.items():
            for name in (problem.signature.main, *_at_neetcode(slug)):
                self.names[letters(name)].add(slug)
        self.asked = cache(self._asked)

    def _asked(self, slug: str) -> Asked | None:
        """Return what a problem asks for, if that is known."""
        row, problem = listed().get(slug, Listed("", slug)), self.known.get(slug)
        text, plays = row.code, row.is_class and not row.is_round_trip
        if problem:
            its = problem.signature
            text, plays = "\n    ".join([f"class {its.name}:", *its.headers]), its.plays
        if not text:
            return None
        header = classes_in(text)[0]
        methods = functions_of(header)
        main = header.name if plays else next(one for one in methods if one != "__init__")
        return Asked(slug, row.number, header.name, methods, main, _at_neetcode(slug))

    def matches(self, node: Definition, is_loose: bool = False) -> list[Match]:
        """Return the problems that a definition fits, or nearly fits."""
        functions, found = functions_of(node), list[Match]()
        slugs = set[str]()
        for name in map(letters, (node.name, *functions)):
            slugs |= self.names.get(name, set()) | (
                set() if is_loose else _by_name().get(name, set())
            )
        for asked in filter(None, map(self.asked, sorted(slugs))):
            if entry := _entry(node, functions, asked):
                one = _match(node, functions, asked, entry)
                loose = [Match(asked, entry, False, False, False)] * is_loose
                found += [one] if one else loose
        return found


@cache
def _by_name() -> dict[str, set[str]]:
    """{the letters of a name: the slugs of LeetCode's problems that ask for it}."""
    found = defaultdict[str, set[str]](set)
    for one in [*listed().values(), *others()]:
        names = [*one.methods][:2] if one.is_round_trip else [one.signature.partition("(")[0]]
        for name in filter(None, names):
            found[letters(name)].add(one.slug)
    return dict(found)


@cache
def _at_neetcode(slug: str) -> frozenset[str]:
    """NeetCode's name of a problem's method or class, if it is not LeetCode's."""
    found = (one.method for one in others() if (one.slug, one.number) == (slug, "NeetCode"))
    return frozenset(found)


def _entry(node: Definition, functions: Functions, asked: Asked) -> str:
    """Return the name in a definition that stands for what a problem asks for, or nothing."""
    known = {asked.main, *asked.also}
    if asked.main == asked.name:
        return node.name if isinstance(node, ast.ClassDef) and node.name in known else ""
    if asked.main in functions:
        return asked.main
    spellings = {*map(letters, known)}
    return next((name for name in functions if letters(name) in spellings), "")  # two_sum


def _match(node: Definition, functions: Functions, asked: Asked, entry: str) -> Match | None:
    """Compare the methods that a problem asks for with those of a definition."""
    is_bound = isinstance(node, ast.ClassDef) or takes_self(node)
    names, types = list[bool](), list[tuple[set[str], set[str]]]()
    for name, theirs in asked.methods.items():
        function = functions.get(entry if name == asked.main else name)
        wanted = theirs.args.args[1:]
        if not function:
            if name == "__init__" and not wanted:
                continue
            return None
        is_static = any(ast.unparse(mark) == "staticmethod" for mark in function.decorator_list)
        own = function.args.args[is_bound and not is_static :]
        if not len(own) - len(function.args.defaults) <= len(wanted) <= len(own):
            return None
        stated = stated_types(function)
        names += (a.arg == b.arg for a, b in zip(own, wanted))
        types += (
            (_words(a.annotation or stated.get(a.arg)), _words(b.annotation))
            for a, b in zip(own, wanted)
        )
        types.append((_words(function.returns or stated.get("")), _words(theirs.returns)))
        if attributes_in(function) >= {"start", "end"}:  # of the Interval that there was once
            types.append(({"Interval"}, {""}))
    is_telling = all(names) and (len(names) > 1 or bool(types[0][0])) and entry == asked.main
    is_other = any(a and b and a.isdisjoint(b) for a, b in types)
    return Match(asked, entry, all(names), is_telling and not is_other, is_other)


def _words(annotation: ast.expr | None) -> set[str]:
    """Return the types in an annotation, without what holds them; none if it names a former one."""
    words = re.findall(r"\b(?:int|str|bool|[A-Z]\w*)\b", ast.unparse(annotation or NOTHING))
    found = {*words} - VAGUE
    return set() if found & FORMER else found - {"None"} or found
