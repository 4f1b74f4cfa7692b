"""The problems that code says it solves: in the text around it, or by its file's or folder's name.

A number or a title counts only if it is one of LeetCode's, and only as a whole: `two-sum-ii` is
never taken for `two-sum`.
"""

import re
from collections.abc import Iterable, Set
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kata.collect import file_names
from kata.collect.file_names import COUNTED, GENERIC, TECHNIQUES, WORD
from kata.collect.titles import (
    MOST,
    Defined,
    content_of,
    is_item,
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

    def claimed(self, path: Path, above: list[str], inside: str, defined: Defined) -> Slugs:
        """The problems that code claims to solve: by the texts above it, by its path, or inside.

        An editor's header settles it, and so does a number with its title. Other sources that
        contradict each other leave it open. What the code defines, if that is known, must fit.
        """
        for header in filter(None, map(file_names.HEADER.search, above)):
            return {self.numbered(header[1]) or UNLISTED}
        text: Slugs = next(filter(None, map(self.in_text, above)), set())
        named = self.in_path_name(path.stem)
        found = self._in_path(path, named, defined)
        if text and found and text.isdisjoint(found) and not named.is_bare:
            return found if named.is_settled else text | found
        return text or found or self.in_text(inside)

    def titled(self, title: str) -> str:
        """Return the slug of the problem with this title, or nothing."""
        found = by_title(title)
        return self.titles.get(letters(title)) or (found.slug if found else "")

    def numbered(self, number: str) -> str:
        """Return the slug of the problem with this number, or nothing."""
        found = by_number(number)
        return self.numbers.get(number.lstrip("0")) or (found.slug if found else "")

    def _in_text(self, text: str) -> Slugs:
        """Return the problems in the first line that names one."""
        lines = (line for line in text.splitlines() if len(line) <= LONG)
        return next(filter(None, map(self._in_line, lines)), set())

    def _in_line(self, line: str) -> Slugs:
        address = file_names.ADDRESS.search(line)
        if file_names.REFERENCE.search(line[: address.start()] if address else line):
            return set()
        if address:
            return {self.titled(address[1]) or UNLISTED}
        line = line.strip(" \t#*'\"`-=/[]").partition("](")[0]
        if item := file_names.ITEM.match(line):
            return {self._item(item[0])}
        if file_names.NUMBERED.match(line) and (named := self.in_name(line, is_line=True).slugs):
            return named
        mention = file_names.MENTION.search(line)
        slug = self.numbered(mention[1]) if mention else ""
        if not slug and " " in line:
            return {self.titled(line)} - TECHNIQUES - {""}
        return {slug} - {""}

    def _in_path(self, path: Path, named: Named, defined: Defined) -> Slugs:
        """Return the problems in the names of a file, which says `named`, and of two folders."""
        *_, outer, inner = ("", "", *path.absolute().parent.parts)
        folders = (inner,) if "leetcode" in inner.lower() else (inner, outer)
        place = "/".join([*folders[::-1], path.stem])
        is_elsewhere, is_in_list = (p.search(place) for p in (file_names.SITES, file_names.LISTS))
        if named.is_bare and (is_in_list or is_elsewhere):
            return {UNLISTED}  # a number in another list than LeetCode's
        own = {slug for slug in named.slugs if not named.is_bare or may_be(slug, defined)}
        settled = [name for name in folders if self.in_path_name(name).is_settled]
        around = {slug for name in settled or folders for slug in self._in_folder(name, defined)}
        slugs = own if named.is_settled else own | around
        is_clear = own and not named.is_bare
        if around and not is_clear and not settled:
            slugs |= _added(path.stem, around)
        if is_elsewhere or (is_in_list and slugs and not any(map(is_item, slugs))):
            slugs |= {UNLISTED}
        return slugs

    def _in_folder(self, name: str, defined: Defined) -> set[str]:
        """Return the problem that a folder is called after, unless that is a mere topic."""
        slugs = {slug for slug in self.in_path_name(name).slugs if may_be(slug, defined)}
        return slugs if re.search(r"\d", name) else slugs - TECHNIQUES

    def in_name(self, name: str, is_line: bool = False) -> Named:
        """Read a name such as `0001-two-sum-hash-map`, or a line of a comment."""
        if item := file_names.ITEM.search(name):
            return Named({self._item(item[0])})
        words = WORD.findall(file_names.DATE.sub("", name))
        if (found := self._by_title(words)) or is_line:  # where a mere number may be that of a step
            return found or Named()
        named = self._by_number(words)
        numbers = [index for index, word in enumerate(words) if word[0].isdigit()]
        if named.slugs or not numbers:
            return named
        later = words[numbers[0] :]  # as in mine_449_serialize_bst
        found = self._by_title(later) or self._by_number(later)
        return named if found.is_bare else found

    def _item(self, text: str) -> str:
        """Return the problem of another list than the main one: `面试16.04`, `剑指 Offer 22`."""
        number = re.search(r"\d+\.\d\d", text)
        return self.numbered(text) or (self.numbered(number[0]) if number else "") or UNLISTED

    def _by_title(self, words: list[str]) -> Named | None:
        """Read the longest title among words, unless more than numbers stands before it."""
        for start, word in enumerate(words):
            for end in range(min(start + MOST, len(words)), start, -1):
                slug = self.titled("".join(words[start:end]))
                is_clear = slug not in TECHNIQUES and (end - start > 1 or not is_item(slug))
                if slug and (is_clear or not content_of(words[end:])):
                    return self._titled(slug, words[:start], words[start:end], words[end:])
            if not says_nothing(word) and word.lower() not in COUNTED:
                break
        return None

    def _titled(self, slug: str, before: list[str], title: list[str], rest: list[str]) -> Named:
        """Read a title together with the numbers before it, and the words after it."""
        numbered = {self.numbered(word) for word in before if word[0].isdigit()} - {""}
        called = letters("".join(title))
        if same := {one for one in numbered if called in titles_of(one)}:
            return Named(same, is_settled=True)
        content = {*content_of([*title, *rest])}
        near = {one for one in numbered if content <= words_of(one)}
        if near and (is_item(slug) or content_of(rest)):
            return Named(near)  # 152-maximum-subarray-product
        meant = {slug} | sequels(slug, rest[:2])
        if numbered & meant:
            return Named(numbered & meant, is_settled=True)
        is_more = qualifies(rest) or any(word.isdecimal() and len(word) > 2 for word in rest)
        return Named(meant | near | ({QUALIFIED} if is_more else set()))

    def _by_number(self, words: list[str]) -> Named:
        """Read the numbers among words, none of which belongs to a title."""
        content = content_of(words)
        if not COUNTED.isdisjoint(content):  # the number of a day
            return Named()
        found = {slug for word in words if word[0].isdigit() and (slug := self.numbered(word))}
        if not content:
            return Named(found, is_bare=bool(found))
        first = next(word for word in words if word[0].isdigit() or not says_nothing(word))
        if not first[0].isdigit():  # rob213
            return Named({slug for slug in found if _method(slug) == "".join(content)})
        if not all(map(str.isascii, content)):  # a title in a script of its own
            return Named(found)
        return Named({slug for slug in found if not words_of(slug).isdisjoint(content)})


def _method(slug: str) -> str | None:
    return listed()[slug].method.lower() if slug in listed() else None


def _added(stem: str, folders: set[str]) -> set[str]:
    """The problems meant by what a file's name adds to its folder's title: `2`, `cooldown`."""
    words = [word.lower() for word in WORD.findall(stem)]
    more = [word for word in words if len(word) > 1 and word not in COUNTED]
    added = {QUALIFIED} if qualifies(more) else set()
    if not GENERIC.isdisjoint(words):  # solution_2
        return added
    return added.union(*(sequels(slug, words) for slug in folders))


def is_numbered(path: Path) -> bool:
    """Tell whether the name of a file, or of its folder, begins with a number."""
    return any(map(file_names.NUMBER_FIRST.match, path.parts[-2:]))


@cache
def label(path: Path) -> str:
    """Return the name of a problem in a path: `two-sum` for `Easy/0001-two-sum/solution.py`."""
    parted = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
    names = (parted.sub("-", name).strip("-").lower() for name in (path.stem, *path.parts[-2::-1]))
    name = next((one for one in names if one and not file_names.UNNAMED.match(one)), path.stem)
    return re.sub(r"^(?:\d+-)+(?=.)", "", name).lstrip("0") or name
