"""The problems that a comment, or the name of a file or folder, says that code solves.

A number or a title counts only if it is one of LeetCode's. What is said of several problems is no
harm, as the methods of the code decide among them.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from kata.problem.catalog import by_number, by_title, letters, listed
from kata.problem.folder import Problem

HEADER = re.compile(  # of VS Code's extension
    r"@lc app=leetcode(?:\.cn)? id=([^\n]{1,40}?)(?:[ \t]+lang=|[ \t]*$)", re.MULTILINE
)
ADDRESS = re.compile(
    r"(?:leetcode(?:-cn)?\.(?:com|cn)|neetcode\.io)/(?:contest/[\w-]+/)?(?:problems|questions)/([\w-]+)"
)
REFERENCE = re.compile(  # to another problem than the one that is solved
    r"similar|related|follow|same (?:as|idea)|\b(?:see|like|as|cf)\b|类似|参考", re.IGNORECASE
)
NUMBERED = re.compile(r"(?:leet ?code|lc|problem|question|no)?[\W_]*\d", re.IGNORECASE)
ITEM = re.compile(  # of one of LeetCode's lists beside the main one: `剑指 Offer 57 - II`
    r"(?:剑指\s*offer|offer|lcof|lcci|面试题?|lcr|lcp|lcs)[\s_.-]*(?:ii[\s_.-]*)?\d+(?:\.\d+)?"
    r"(?:[\s_-]*i{1,3}(?![a-z]))?",
    re.IGNORECASE,
)
WORD = re.compile(r"\d+\.\d\d(?!\d)|\d+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[^\W\d_a-zA-Z]+")
GENERIC = {  # words that may stand before a title
    *"easy medium hard leetcode leet code lc no problem question q solution my".split()
}
SEQUELS = {"2": "ii", "3": "iii", "4": "iv"}
# What a comment may say of any solution, though it is a title; and what is none.
TECHNIQUES = {"binary-search", "subsets", "permutations", "combinations", ""}
MOST = 20  # words of a title: the longest has 17
LONG = 200  # characters of a line: no title is looked for in a longer one, such as an input
UNLISTED = "?"  # stands for a problem that is not in our table
NUMBER, TITLE, BOTH = range(3)  # how firmly a claim is made


class Claim(NamedTuple):
    """The problems that something says, and how firmly."""

    slugs: frozenset[str] = frozenset()
    firmness: int = NUMBER


def named_in(claims: Iterable[Claim]) -> set[str]:
    """Return the problems that some claims name by more than a number."""
    return {slug for slugs, firmness in claims if firmness > NUMBER for slug in slugs}


class Names:
    """The names of all problems: of those in the table, and of those that only we have."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        own = [problem for problem in problems if problem.slug not in listed()]
        self.titles = {letters(problem.slug): problem.slug for problem in own}
        self.in_text = lru_cache(maxsize=8)(self._in_text)  # a file's parts may share some text
        self.in_name = lru_cache(maxsize=8)(self._in_name)

    def claims(self, path: Path, above: Iterable[str] = (), inside: str = "") -> list[Claim]:
        """All that is said of some code, the firmest first; else what is nearest to it."""
        names = [path.stem, *path.absolute().parent.parts[:-3:-1]]  # and of two folders
        found = [*map(self.in_text, above), *map(self.in_name, names), self.in_text(inside)]
        return sorted(
            filter(lambda one: one.slugs, found), key=lambda one: -max(one.firmness, TITLE)
        )

    def titled(self, title: str) -> str:
        """Return the slug of the problem with this title, or nothing."""
        found = by_title(title)
        is_known = found and found.signature != "JavaScript"
        return self.titles.get(letters(title)) or (found.slug if found and is_known else "")

    def _in_text(self, text: str) -> Claim:
        """Return what an editor's header says, or the first line that names a problem."""
        if header := HEADER.search(text):
            return Claim(frozenset({_numbered(header[1]) or UNLISTED}), BOTH)
        lines = (line for line in text.splitlines() if len(line) <= LONG)
        return next(filter(lambda one: one.slugs, map(self._in_line, lines)), Claim())

    def _in_line(self, line: str) -> Claim:
        address = ADDRESS.search(line)
        if REFERENCE.search(line[: address.start()] if address else line):
            return Claim()
        if address:
            return Claim(frozenset({self.titled(address[1]) or UNLISTED}), TITLE)
        line = line.strip(" \t#*'\"`-=/[]").partition("](")[0]
        if ITEM.match(line) or NUMBERED.match(line):
            named = self.in_name(line)
            return named if named.firmness > NUMBER else Claim()
        slug = self.titled(line) if " " in line else ""
        return Claim(frozenset({slug} - TECHNIQUES), TITLE)

    def _in_name(self, name: str) -> Claim:
        """Read a name such as `0001-two-sum-hash-map`, or a line that begins in this way."""
        if item := ITEM.search(name):
            return Claim(frozenset({_numbered(item[0]) or UNLISTED}), BOTH)
        words = WORD.findall(name)
        numbers = {slug for word in words if word[0].isdigit() and (slug := _numbered(word))}
        for first, word in enumerate(words):
            for last in range(min(first + MOST, len(words)), first, -1):
                called = letters("".join(words[first:last]))
                if (slug := self.titled(called)) and not called.isdecimal():
                    meant = {slug, *_sequels(slug, *words[last : last + 1])}
                    rest = letters("".join(words[first:]))  # 3sumclosesttest
                    meant |= {one for one in numbers if rest.startswith(letters(one))}
                    both = meant & numbers
                    return Claim(frozenset(both or meant | numbers), BOTH if both else TITLE)
            if not word[0].isdigit() and word.lower() not in GENERIC:
                break
        return Claim(frozenset(numbers), NUMBER)


def _numbered(number: str) -> str:
    """Return the slug of the problem with this number, or nothing."""
    found = by_number(number)
    return found.slug if found else ""


def _sequels(slug: str, word: str = "") -> list[str]:
    """The problems that may be meant by a title with a word such as `2` or `II` behind it."""
    roman = SEQUELS.get(word, word.lower())
    known = listed() if roman in SEQUELS.values() else ()
    return [one for one in known if f"{one}-".startswith(f"{slug}-{roman}-")]
