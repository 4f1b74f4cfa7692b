"""The words of names: which of them say something, and which titles of LeetCode's they mean."""

from collections.abc import Iterable, Set
from functools import lru_cache
from typing import TypeAlias

from kata.collect.file_names import GENERIC, ROMAN, WAYS, WORD
from kata.problem.catalog import letters, listed

MOST = 20  # words of a title: the longest has 17

Defined: TypeAlias = Set[str] | None  # the names that some code defines; None if it was not read


def may_be(slug: str, defined: Defined) -> bool:
    """Tell whether code that defines these names may be for a problem."""
    if defined is None:
        return True
    method = letters(listed()[slug].method) if slug in listed() else ""
    return not method or any(letters(name).startswith(method) for name in defined)


def says_nothing(word: str) -> bool:
    return word[0].isdigit() or word.lower() in GENERIC


def content_of(words: Iterable[str]) -> list[str]:
    """Return the words that say something, in lower case."""
    return [word.lower() for word in words if not says_nothing(word)]


def is_item(slug: str) -> bool:
    """True for a problem of one of LeetCode's lists beside the main one."""
    return slug in listed() and not listed()[slug].number.isdecimal()


def qualifies(words: Iterable[str]) -> bool:
    """Tell whether words beside a title say more than how its problem is solved."""
    return any(word not in WAYS and word not in ROMAN for word in content_of(words))


@lru_cache(maxsize=256)
def _longer(slug: str) -> list[str]:
    """Return the problems whose titles begin with this problem's, and go on."""
    return [one for one in listed() if one.startswith(f"{slug}-")] if slug in listed() else []


def sequels(slug: str, words: Iterable[str]) -> set[str]:
    """The problems whose titles go on after this one's with one of these words: `2`, `cooldown`."""
    meant = {ROMAN.get(word.lower(), word.lower()) for word in words}
    return {one for one in _longer(slug) if not meant.isdisjoint(one[len(slug) + 1 :].split("-"))}


def titles_of(slug: str) -> set[str]:
    """Return the letters of a problem's titles."""
    one = listed().get(slug)
    return {letters(title) for title in (one.slug, one.title, one.chinese)} if one else {slug}


def words_of(slug: str) -> set[str]:
    """Return the words of a problem's title, and of its method."""
    one = listed().get(slug)
    return {*slug.split("-"), *(w.lower() for w in WORD.findall(one.method if one else ""))}
