"""The problems that a comment, or the name of a file or folder, says that code solves.

A number or a title counts only if it is one of LeetCode's. What is said of several problems is no
harm, as the methods of the code decide among them.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import takewhile
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
MENTION = re.compile(
    r"(?:leet ?code|\blc|力扣)[\s#:.：]*(?:(?:no\.?|problem)[\s#:.：]*)?(\d{1,4})\b", re.IGNORECASE
)
REFERENCE = re.compile(  # to another problem than the one that is solved
    r"similar|prerequisite|related|follow|compare|same (?:as|idea)|\b(?:see|like|as|cf)\b|类似|参考",  # noqa: E501
    re.IGNORECASE,
)
NUMBERED = re.compile(r"(?:leet ?code|lc|problem|question|no)?[\W_]*\d", re.IGNORECASE)
ITEM = re.compile(  # of one of LeetCode's lists beside the main one: `剑指 Offer 57 - II`
    r"(?:剑指\s*offer|offer|lcof|lcci|面试题?|lcr|lcp|lcs)[\s_.-]*(?:ii[\s_.-]*)?\d+(?:\.\d+)?"
    r"(?:[\s_-]*i{1,3}(?![a-z]))?",
    re.IGNORECASE,
)
OTHER_LISTS = re.compile(  # whose numbers are their own
    r"lint_?code|hacker_?rank|codewars|codeforces|geeks|\bgfg\b"
    r"|剑指|offer|jian_?zhi|lcof|牛客|nowcoder|面试|程序员|\bcci\b|lcci",
    re.IGNORECASE,
)
COUNTED = re.compile(  # a number that means no problem: `2025-11-16`, `day_15`
    r"\d{4}[-_]\d\d?[-_]\d\d?(?!\d)"
    r"|(?<![a-z])(?:day|week|month|chapter|ch|part|lecture|lesson|unit|d|w)[\W_]*\d+(?!\d)",
    re.IGNORECASE,
)
WORD = re.compile(r"\d+\.\d\d(?!\d)|\d+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[^\W\d_a-zA-Z]+")
GENERIC = {  # words of names that say nothing about a problem
    *"easy medium hard e m h leetcode leet code lc l n p no num problem problems question questions"
    " q solution solutions soln sol answer main index readme src test python py a the my submission"
    " version v ver way approach method try attempt final optimized".split()
}
UNNAMED = re.compile(r"(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*")
TECHNIQUES = {  # problems whose titles may also say how another is solved
    *"binary-search subsets permutations combinations sort-an-array".split()
}
ROMAN = {"2": "ii", "two": "ii", "3": "iii", "three": "iii", "4": "iv", "5": "v", "6": "vi"}
MOST = 20  # words of a title: the longest has 17
LONG = 1000  # characters of a line, such as a pasted input, in which no title is looked for
UNLISTED = "?"  # stands for a problem that is not in our table
NUMBER, TITLE, BOTH, EDITOR = range(4)  # how firmly a claim is made


class Claim(NamedTuple):
    """The problems that something says, and how firmly."""

    slugs: frozenset[str] = frozenset()
    firmness: int = NUMBER


class Names:
    """The names of all problems: of those in the table, and of those that only we have."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        own = [problem for problem in problems if problem.slug not in listed()]
        self.titles = {letters(problem.slug): problem.slug for problem in own}
        self.numbers = {problem.number: problem.slug for problem in own if problem.number}
        self.in_text = lru_cache(maxsize=8)(self._in_text)  # a file's parts may share some text
        self.in_name = lru_cache(maxsize=8)(self._in_name)

    def claims(self, path: Path, above: Iterable[str] = (), inside: str = "") -> list[Claim]:
        """All that is said of some code, the firmest first; else what is nearest to it."""
        found = [*map(self.in_text, above), *self._in_path(path), self.in_text(inside)]
        return sorted(
            filter(lambda one: one.slugs, found), key=lambda one: -max(one.firmness, TITLE)
        )

    def titled(self, title: str) -> str:
        """Return the slug of the problem with this title, or nothing."""
        found = by_title(title)
        is_known = found and found.signature != "JavaScript"
        return self.titles.get(letters(title)) or (found.slug if found and is_known else "")

    def numbered(self, number: str) -> str:
        """Return the slug of the problem with this number, or nothing."""
        found = by_number(number)
        return self.numbers.get(number.lstrip("0")) or (found.slug if found else "")

    def _in_text(self, text: str) -> Claim:
        """Return what an editor's header says, or the first line that names a problem."""
        if header := HEADER.search(text):
            return Claim(frozenset({self.numbered(header[1]) or UNLISTED}), EDITOR)
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
            named = self.in_name(line, is_weak=True)
            if named.firmness > NUMBER:
                return named
        mention = MENTION.search(line)
        slug = self.numbered(mention[1]) if mention else ""
        if not slug and " " in line:
            slug = self.titled(line)
        return Claim(frozenset({slug} - TECHNIQUES - {""}), TITLE)

    def _in_path(self, path: Path) -> list[Claim]:
        """Return what the names of a file and of two folders say; a file's adds to its folder's."""
        *_, outer, inner = ("", "", *path.absolute().parent.parts)
        folders = [inner] if "leetcode" in inner.lower() else [inner, outer]
        found = [
            self.in_name(path.stem),
            *(self.in_name(f"{one}/{path.stem}", True) for one in folders),
        ]
        if OTHER_LISTS.search("/".join([*folders[::-1], path.stem])):
            also = frozenset({UNLISTED})
            found = [
                Claim(also | (slugs if firmness else also), TITLE)
                if slugs and firmness < BOTH
                else claim
                for claim in found
                for slugs, firmness in [claim]
            ]
        return found

    def _in_name(self, name: str, is_weak: bool = False) -> Claim:
        """Read a name such as `0001-two-sum-hash-map`; a technique is no title in a weak one."""
        if item := ITEM.search(name):
            number = re.search(r"\d+\.\d\d", item[0])
            slug = self.numbered(item[0]) or (self.numbered(number[0]) if number else "")
            return Claim(frozenset({slug or UNLISTED}), BOTH)
        words = WORD.findall(COUNTED.sub("", name))
        numbers = {slug for word in words if word[0].isdigit() and (slug := self.numbered(word))}
        for first, word in enumerate(words):
            for last in range(min(first + MOST, len(words)), first, -1):
                called = letters("".join(words[first:last]))
                slug = self.titled(called)
                if not slug or called.isdecimal():
                    continue
                meant = {slug} | _sequels(slug, words[last:])
                if both := {one for one in numbers if one in meant or called in _titles_of(one)}:
                    return Claim(frozenset(both), BOTH)
                if not (is_weak and slug in TECHNIQUES):
                    return Claim(frozenset(meant | numbers), TITLE)
            if not word[0].isdigit() and word.lower() not in GENERIC:
                break
        return Claim(frozenset(numbers), NUMBER)


@lru_cache(maxsize=256)
def _longer(slug: str) -> list[str]:
    """Return the problems whose titles begin with this problem's, and go on."""
    return [one for one in listed() if one.startswith(f"{slug}-")]


def _sequels(slug: str, words: Iterable[str]) -> set[str]:
    """The problems whose titles go on after this one's with one of two words: `2`, `cooldown`."""
    more = [*takewhile(lambda word: word not in GENERIC, map(str.lower, words))][:2]
    meant = {ROMAN.get(word, word) for word in more}
    return {one for one in _longer(slug) if not meant.isdisjoint(one[len(slug) + 1 :].split("-"))}


def _titles_of(slug: str) -> set[str]:
    """Return the letters of a problem's titles."""
    one = listed().get(slug)
    return {letters(title) for title in (one.slug, one.title, one.chinese)} if one else {slug}


@cache
def label(path: Path) -> str:
    """Return the name of a problem in a path: `two-sum` for `Easy/0001-two-sum/solution.py`."""
    parted = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
    names = (parted.sub("-", name).strip("-").lower() for name in (path.stem, *path.parts[-2::-1]))
    name = next((one for one in names if one and not UNNAMED.fullmatch(one)), path.stem)
    return re.sub(r"^(?:\d+-)+(?=.)", "", name).lstrip("0") or name
