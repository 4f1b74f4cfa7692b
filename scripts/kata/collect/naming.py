"""The problems that code says it solves: in the text around it, or by its file's or folder's name.

A number or a title counts only if it is one of LeetCode's, and only as a whole: `two-sum-ii` is
never taken for `two-sum`.
"""

import re
from collections.abc import Iterable, Set
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kata.collect.titles import (
    COUNTED,
    GENERIC,
    TECHNIQUES,
    WORD,
    agrees,
    begins_title,
    is_item,
    is_method,
    may_be,
    qualifies,
    says_nothing,
    sequels,
    titles_of,
    words_of,
)
from kata.problem.catalog import by_number, by_title, letters, listed
from kata.problem.folder import Problem

Slugs: TypeAlias = Set[str]  # of the problems that are named, as far as that is clear

LONG = 1000  # characters of a line, such as a pasted input, in which no title is looked for
QUALIFIED = "~"  # stands for what a name adds to a title: perhaps it means another problem
UNLISTED = "?"  # stands for a problem that is named, but not in our table
SITES = re.compile(  # with problems of their own
    r"lint_?code|hacker_?rank|codewars|codeforces|geeks|\bgfg\b", re.IGNORECASE
)
LISTS = re.compile(  # that have numbers of their own
    r"剑指|offer|jian_?zhi|lcof|牛客|nowcoder|面试|程序员|\bcci\b|lcci", re.IGNORECASE
)
ITEM = re.compile(  # of one of LeetCode's lists beside the main one
    r"(?:剑指\s*offer|offer|lcof|lcci|面试题?|lcr|lcp|lcs)[\s_.-]*(?:ii[\s_.-]*)?\d+(?:\.\d+)?"
    r"(?:[\s_-]*i{1,3}(?![a-z]))?",
    re.IGNORECASE,
)
ADDRESS = re.compile(
    r"(?:leetcode(?:-cn)?\.(?:com|cn)|neetcode\.io)/(?:contest/[\w-]+/)?(?:problems|questions)/([\w-]+)"
)
HEADER = re.compile(  # of VS Code's extension
    r"@lc app=leetcode(?:\.cn)? id=([^\n]{1,40}?)(?:[ \t]+lang=|[ \t]*$)",
    re.MULTILINE,
)
MENTION = re.compile(
    r"(?:leet ?code|\blc|力扣)[\s#:.：]*(?:(?:no\.?|problem)[\s#:.：]*)?(\d{1,4})\b", re.IGNORECASE
)
NUMBERED = re.compile(r"(?:leet ?code|lc|problem|question|no)?[\W_]*\d", re.IGNORECASE)
DATE = re.compile(r"\d{4}[-_]\d\d?[-_]\d\d?(?!\d)")
REFERENCE = re.compile(  # to another problem than the one that is solved
    r"similar|prerequisite|related|follow|compare|same (?:as|idea)|\b(?:see|like|cf)\b|类似|参考",
    re.IGNORECASE,
)


class Named(NamedTuple):
    """The problems that a name says, and how clearly."""

    slugs: Slugs = frozenset()
    is_bare: bool = False  # whether it is a mere number, perhaps one that counts solutions
    is_settled: bool = False  # whether it is a number with its title


class Names:
    """The names of all problems: of those in the table, and of those that only we have."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        own = [problem for problem in problems if problem.slug not in listed()]
        self.titles = {letters(problem.slug): problem.slug for problem in own}
        self.numbers = {problem.number: problem.slug for problem in own if problem.number}
        self.in_text = lru_cache(maxsize=8)(self._in_text)  # a file's parts may share some text
        self.in_path_name = lru_cache(maxsize=8)(self.in_name)

    def claimed(self, path: Path, above: list[str], inside: str, defined: set[str]) -> Slugs:
        """The problems that code claims to solve: by the texts above it, by its path, or inside.

        An editor's header settles it, and so does a number with its title. Other sources that
        contradict each other leave it open. The code defines the names in `defined`.
        """
        for header in filter(None, map(HEADER.search, above)):
            return {self.numbered(header[1]) or UNLISTED}
        text: Slugs = next(filter(None, map(self.in_text, above)), set())
        named = self.in_path_name(path.stem)
        found = self._in_path(path, named, defined)
        if text and found and text.isdisjoint(found) and not named.is_bare:
            return found if named.is_settled else text | found
        return text or found or self.in_text(inside)

    def _in_text(self, text: str) -> Slugs:
        """The problems in the first line that names one."""
        lines = (line for line in text.splitlines() if len(line) <= LONG)
        return next(filter(None, map(self._in_line, lines)), set())

    def titled(self, title: str) -> str:
        """The slug of the problem with this title, or nothing."""
        found = by_title(title)
        return self.titles.get(letters(title)) or (found.slug if found else "")

    def numbered(self, number: str) -> str:
        """The slug of the problem with this number, or nothing."""
        found = by_number(number)
        return self.numbers.get(number.lstrip("0")) or (found.slug if found else "")

    def _in_line(self, line: str) -> Slugs:
        address = ADDRESS.search(line)
        if REFERENCE.search(line[: address.start()] if address else line):
            return set()
        if address:
            return {self.titled(address[1]) or UNLISTED}
        line = line.strip(" \t#*'\"`-=/[]").partition("](")[0]
        if item := ITEM.match(line):
            return {self._item(item[0])}
        if NUMBERED.match(line) and (named := self.in_name(line, is_line=True).slugs):
            return named
        if (mention := MENTION.search(line)) and (slug := self.numbered(mention[1])):
            return {slug}
        slug = self.titled(line) if " " in line else ""
        return {slug} - TECHNIQUES - {""}

    def _in_path(self, path: Path, named: Named, defined: set[str]) -> Slugs:
        """The problems in the names of a file, which says `named`, and of two folders."""
        *_, outer, inner = ("", "", *path.absolute().parent.parts)
        outer = "" if "leetcode" in inner.lower() else outer
        place = f"{outer}/{inner}/{path.stem}"
        is_listed = LISTS.search(place)
        if named.is_bare and (is_listed or SITES.search(place)):
            return {UNLISTED}  # a number in another list than LeetCode's
        own = {slug for slug in named.slugs if not named.is_bare or may_be(slug, defined)}
        folders = {slug for name in (inner, outer) for slug in self._in_folder(name, defined)}
        slugs = own if named.is_settled else own | folders
        if folders and (named.is_bare or not own):
            is_settled = any(self.in_path_name(name).is_settled for name in (inner, outer))
            slugs |= set() if is_settled else _added(path.stem, folders)
        if SITES.search(place) or (is_listed and slugs and not any(map(is_item, slugs))):
            slugs |= {UNLISTED}
        return slugs

    def _in_folder(self, name: str, defined: set[str]) -> set[str]:
        """The problem that a folder is called after, unless that is a mere topic."""
        slugs = {slug for slug in self.in_path_name(name).slugs if may_be(slug, defined)}
        return slugs if re.search(r"\d", name) else slugs - TECHNIQUES

    def in_name(self, name: str, is_line: bool = False) -> Named:
        """Read a name such as `0001-two-sum-hash-map`, or a line of a comment."""
        if item := ITEM.search(name):
            return Named({self._item(item[0])})
        words = WORD.findall(DATE.sub("", name))
        if found := self._by_title(words):
            return found
        if is_line:  # where a number alone may be that of a step
            return Named()
        named = self._by_number(words)
        numbers = [index for index, word in enumerate(words) if word[0].isdigit()]
        if named.slugs or not numbers:
            return named
        later = words[numbers[0] :]  # as in mine_449_serialize_bst
        found = self._by_title(later) or self._by_number(later)
        return named if found.is_bare else found

    def _item(self, text: str) -> str:
        """The problem of another list than the main one: `面试16.04`, `剑指 Offer 22`."""
        number = re.search(r"\d+\.\d\d", text)
        return self.numbered(text) or (self.numbered(number[0]) if number else "") or UNLISTED

    def _by_title(self, words: list[str]) -> Named | None:
        """Read the longest title among words, unless more than numbers stands before it."""
        for start in range(len(words)):
            for end, slug in self._titles_at(words, start):
                is_whole = all(map(says_nothing, words[end:]))
                is_clear = slug not in TECHNIQUES and (end - start > 1 or not is_item(slug))
                if is_whole or is_clear:
                    return self._titled(slug, words[:start], words[start:end], words[end:])
            if not says_nothing(words[start]) and words[start].lower() not in COUNTED:
                break
        return None

    def _titles_at(self, words: list[str], start: int) -> list[tuple[int, str]]:
        """(end, slug) of each title that begins at this word, the longest first."""
        found: list[tuple[int, str]] = []
        text = ""
        for end in range(start + 1, len(words) + 1):
            text += letters(words[end - 1])
            if not begins_title(text) and not any(one.startswith(text) for one in self.titles):
                break
            if slug := self.titled(text):
                found.append((end, slug))
        return found[::-1]

    def _titled(self, slug: str, before: list[str], title: list[str], rest: list[str]) -> Named:
        """Read a title together with the numbers before it, and the words after it."""
        numbered = {self.numbered(word) for word in before if word[0].isdigit()} - {""}
        called = letters("".join(title))
        if same := {one for one in numbered if called in titles_of(one)}:
            return Named(same, is_settled=True)
        content = {word.lower() for word in [*title, *rest] if not says_nothing(word)}
        near = {one for one in numbered if content <= words_of(one)}
        if near and (is_item(slug) or not all(map(says_nothing, rest))):
            return Named(near)  # 152-maximum-subarray-product
        meant = {slug} | sequels(slug, [word.lower() for word in rest[:2]])
        if numbered & meant:
            return Named(numbered & meant, is_settled=True)
        is_more = qualifies(rest) or any(word.isdecimal() and len(word) > 2 for word in rest)
        return Named(meant | near | ({QUALIFIED} if is_more else set()))

    def _by_number(self, words: list[str]) -> Named:
        """Read the numbers among words, none of which belongs to a title."""
        content = [word.lower() for word in words if not says_nothing(word)]
        if not COUNTED.isdisjoint(content):  # the number of a day
            return Named()
        found = {slug for word in words if word[0].isdigit() and (slug := self.numbered(word))}
        if not content:
            return Named(found, is_bare=bool(found))
        first = next(word for word in words if word[0].isdigit() or not says_nothing(word))
        belongs = agrees if first[0].isdigit() else is_method
        return Named({slug for slug in found if belongs(slug, content)})


def _added(stem: str, folders: set[str]) -> set[str]:
    """The problems meant by what a file's name adds to its folder's title: `2`, `cooldown`."""
    words = [word.lower() for word in WORD.findall(stem)]
    more = [word for word in words if len(word) > 1 and word not in COUNTED]
    added = {QUALIFIED} if qualifies(more) else set()
    if not GENERIC.isdisjoint(words):  # solution_2
        return added
    return added.union(*(sequels(slug, words) for slug in folders))


def is_numbered(path: Path) -> bool:
    """True if the name of a file, or of its folder, begins with a number."""
    return any(re.match(r"[\W_]*\d", name) for name in path.parts[-2:])


PARTING = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
UNNAMED = re.compile(r"(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*")


@cache
def label(path: Path) -> str:
    """The name of a problem in a path: `two-sum` for `Easy/0001-two-sum/solution.py`."""
    names = (PARTING.sub("-", name).strip("-").lower() for name in (path.stem, *path.parts[-2::-1]))
    name = next((name for name in names if name and not UNNAMED.fullmatch(name)), path.stem)
    return re.sub(r"^(?:\d+-)+(?=.)", "", name).lstrip("0") or name
