"""The words of names: which of them say something, and which titles of LeetCode's they mean."""

import re
from bisect import bisect_left
from functools import cache, lru_cache

from kata.problem.catalog import letters, listed, others

WORD = re.compile(r"\d+\.\d\d(?!\d)|\d+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[^\W\d_a-zA-Z]+")
GENERIC = {  # words of names that say nothing about a problem
    *"easy medium hard e m h leetcode leet code lc l n p no num problem problems".split(),
    *"question q solution solutions soln sol answer main index readme src test".split(),
    *"python py a the my submission version v ver way approach method try attempt".split(),
    *"final optimized".split(),
}
COUNTED = set("day week month chapter ch part lecture lesson unit d w".split())  # day 3, part 2
ROMAN = {"2": "ii", "two": "ii", "3": "iii", "three": "iii", "4": "iv", "5": "v", "6": "vi"}
WAYS = {  # words of names that say how a problem is solved
    *"hash map hashmap table brute force naive dp dynamic programming bfs dfs stack".split(),
    *"queue heap greedy recursion recursive iterative iteration memo memoized".split(),
    *"memoization bottom up top down pointer pointers fast slow sliding window set".split(),
    *"dict dictionary counter counting trie union find backtracking backtrack math".split(),
    *"bit bits bitmask linear simple clean best one pass line oneliner time space o".split(),
    *"log constant optimal better alternative short shorter verbose iter rec merge".split(),
    *"quick kadane morris divide conquer in place inplace by using use of and with".split(),
    *"basic standard new old".split(),
}
TECHNIQUES = {  # problems whose titles may also say how another is solved
    *"binary-search subsets permutations combinations sort-an-array".split()
}


def may_be(slug: str, defined: set[str]) -> bool:
    """True if code that defines these names may be for a problem."""
    if slug not in listed() or not listed()[slug].method:
        return True
    method = letters(listed()[slug].method)
    return any(letters(name).startswith(method) for name in defined)


def says_nothing(word: str) -> bool:
    return word[0].isdigit() or word.lower() in GENERIC


def is_item(slug: str) -> bool:
    """True for a problem of one of LeetCode's lists beside the main one."""
    return slug in listed() and not listed()[slug].number.isdecimal()


def qualifies(words: list[str]) -> bool:
    """True if words beside a title say more than how its problem is solved."""
    said = (word.lower() for word in words if not says_nothing(word))
    return any(word not in WAYS and word not in ROMAN for word in said)


def sequels(slug: str, words: list[str]) -> set[str]:
    """The problems whose titles go on after this one's with one of these words: `2`, `cooldown`."""
    meant = {ROMAN.get(word, word) for word in words}
    return {one for one in _longer(slug) if not meant.isdisjoint(one[len(slug) + 1 :].split("-"))}


@lru_cache(maxsize=256)
def _longer(slug: str) -> list[str]:
    """The problems whose titles begin with this problem's, and go on."""
    return [one for one in listed() if one.startswith(f"{slug}-")] if slug in listed() else []


def begins_title(text: str) -> bool:
    """True if a title, of which only letters and digits count, begins with this text."""
    titles = _titles()
    place = bisect_left(titles, text)
    return place < len(titles) and titles[place].startswith(text)


@cache
def _titles() -> list[str]:
    """The letters of all titles, sorted."""
    rows = [*listed().values(), *others()]
    return sorted({letters(title) for row in rows for title in (row.title, row.slug, row.chinese)})


def titles_of(slug: str) -> set[str]:
    """The letters of a problem's titles."""
    one = listed().get(slug)
    return {letters(title) for title in (one.slug, one.title, one.chinese)} if one else {slug}


def words_of(slug: str) -> set[str]:
    """The words of a problem's title, and of its method."""
    one = listed().get(slug)
    return {*slug.split("-"), *(w.lower() for w in WORD.findall(one.method if one else ""))}


def agrees(slug: str, words: list[str]) -> bool:
    """True if words after a number may be about its problem, or are in a script of their own."""
    return not all(map(str.isascii, words)) or not words_of(slug).isdisjoint(words)


def is_method(slug: str, words: list[str]) -> bool:
    """True if words before a number are the name of its problem's method, as in rob213."""
    return slug in listed() and listed()[slug].method.lower() == "".join(words)
