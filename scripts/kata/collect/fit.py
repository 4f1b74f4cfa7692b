"""Which problem a class or a function is meant for, and how certain that is.

The names of a method and of its parameters belong to one problem in 3,135 of 3,591. Where they do
not decide, or what is said of the code contradicts them, the code is only perhaps for a problem.
"""

import ast
import re
import typing
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kata.collect.cut import (
    Code,
    Definition,
    Functions,
    Statement,
    attributes_in,
    functions_of,
)
from kata.collect.names import BOTH, TITLE, UNLISTED, Claim, Names, named_in
from kata.problem.catalog import Listed, letters, listed, others
from kata.problem.folder import Problem
from kata.problem.header import classes_in, stated_types

FOLLOW_UP = re.compile("follow_?up", re.IGNORECASE)  # the name of what may answer more
FORMER = {"UndirectedGraphNode", "RandomListNode"}  # a Node today
# Where other lists repeat a problem, these ask for something else: indices from 0, another word.
ALTERED = "LCR 006", "LCR 032"
VAGUE = {*typing.__all__}  # types that contradict no other


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

    def rivals(self, matches: Iterable["Match"]) -> list["Match"]:
        """Return the other problems whose parameters the same method has, but for copies."""
        return [
            other
            for other in matches
            if other.entry == self.entry and other.slug != self.slug
            if other.is_alike and not other.is_other and not self.has_copy(other)
        ]

    def has_copy(self, other: "Match") -> bool:
        """Tell whether another problem repeats this one in another of LeetCode's lists."""
        number = other.asked.number
        return self.asked.number.isdecimal() and not number.isdecimal() and number not in ALTERED


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
        """Return the problems that a definition fits; or also those that it nearly fits."""
        functions, found, slugs = functions_of(node), list[Match](), set[str]()
        for name in map(letters, (node.name, *functions)):
            slugs |= self.names.get(name, set())
            slugs |= set() if is_loose else _by_name().get(name, set())
        for asked in filter(None, map(self.asked, sorted(slugs))):
            if entry := _entry(node, functions, asked):
                one = _match(node, functions, asked, entry)
                if one or is_loose:
                    found.append(one or Match(asked, entry, False, False, False))
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
    is_bound = isinstance(node, ast.ClassDef)
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
    text = ast.unparse(annotation) if annotation else ""
    found = {*re.findall(r"\b(?:int|str|bool|[A-Z]\w*)\b", text)} - VAGUE
    return set() if found & FORMER else found - {"None"} or found


def meant(matches: list[Match], claims: list[Claim]) -> tuple[list[Match], bool]:
    """Return the problems that a definition is for, by what is said of it, and if that is certain.

    What is said settles it, unless the parameters are those of another problem.
    """
    by_slug = {one.slug: one for one in matches}
    for slugs, firmness in claims:
        if hits := [by_slug[slug] for slug in slugs if slug in by_slug]:
            also = {slug for more, rank in claims if firmness == rank == TITLE for slug in more}
            hits += [by_slug[slug] for slug in also - slugs if slug in by_slug]
            hits = [one for one in hits if not one.is_other] or hits
            hits = [one for one in hits if not any(other.has_copy(one) for other in hits)]
            one = hits[0]
            is_another = not one.is_alike and firmness < BOTH and bool(one.rivals(matches))
            is_open = len(hits) > 1 or UNLISTED in slugs or one.is_other or is_another
            return hits, not is_open
    if named_in(claims):
        return [], False
    for one in matches:
        if one.is_telling and not one.rivals(matches):
            return [one], True
    return [one for one in matches if not one.is_other], False


class Candidate(NamedTuple):
    """A class or function with a name that some problem here asks for."""

    code: Code
    statement: Statement
    node: Definition
    meant: list[Match]  # the problems that it is for
    is_sure: bool
    said: set[str]  # their slugs or, if there is none, those that are named


def candidates(
    code: Code, path: Path, names: Names, catalog: Catalog, is_named: bool, asked: set[int]
) -> list[Candidate]:
    """Return the classes with a name of ours and, if none is a Solution or they are asked for by
    line, the functions.

    What stands right above one counts more than what stands above all, and that more than the
    path; nothing that is said counts if the only problem is named.
    """
    found, start, defined = list[Candidate](), code.part.start, code.own
    classes = {node.name for _, node in defined if isinstance(node, ast.ClassDef)}
    lines, end = code.part.code.split("\n"), 0
    above_all = "\n".join(lines[: defined[0][0].lines[0] - start - 1]) if defined else ""
    for one, node in defined:
        first, before, end = one.lines[0] - start - 1, end, one.lines[-1] - start
        is_helper = "Solution" in classes and not isinstance(node, ast.ClassDef)
        if is_helper and node.lineno not in asked:
            continue
        if not catalog.names.keys().isdisjoint(map(letters, (node.name, *functions_of(node)))):
            above = ["\n".join(lines[before:first]), above_all]
            claims = names.claims(path, above, "\n".join(lines[first:end]))
            claims = [Claim(frozenset(catalog.known), BOTH)] if is_named else claims
            its, is_sure = meant(catalog.matches(node, is_named), claims)
            follows = any(map(FOLLOW_UP.search, [node.name, *(match.entry for match in its)]))
            said = {match.slug for match in its} or named_in(claims)
            found.append(Candidate(code, one, node, its, is_sure and not follows, said))
    return found
