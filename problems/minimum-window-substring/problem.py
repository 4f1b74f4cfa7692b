"""Minimum Window Substring: the shortest substring from each start."""

from collections import Counter
from functools import lru_cache
from string import ascii_lowercase

COMPARED = [("one letter", 100_000), ("second half", 100_000)]


def check(s, t):
    """Not two different answers."""
    found, starts = answer(s, t), shortest(s, t)[1]
    if any(not s.startswith(found, start) for start in starts):
        raise ValueError(f"{found!r} is not the only shortest substring: want one answer")


def answer(s, t):
    """The only shortest substring, if there is one."""
    length, starts = shortest(s, t)
    return s[starts[0] : starts[0] + length] if starts else ""


@lru_cache(maxsize=1)
def shortest(s, t):
    """The length of the shortest substrings, and their starts.

    A substring extends from its start to the farthest of the letters needed.
    """
    needed, places, ends = Counter(t), {letter: [] for letter in t}, {}
    least, starts = len(s), []
    for start in reversed(range(len(s))):
        letter = s[start]
        if letter in needed:
            places[letter].append(start)  # so the nearest place is the last in its list
            if len(places[letter]) >= needed[letter]:
                ends[letter] = places[letter][-needed[letter]]
        if len(ends) == len(needed):
            length = max(ends.values()) + 1 - start
            if length < least:
                least, starts = length, []
            if length == least:
                starts.append(start)
    return least, starts


def workloads(size):
    """Strings of that length to time, with one answer each."""
    half = (ascii_lowercase * size)[: size // 2 - 1]
    s = f"{half}Z{half}Z"  # if both Z are needed, nothing before the first one is
    return {
        "second half": (s, ascii_lowercase + "ZZ"),
        "whole string": (s, s[::-1]),
        "one letter": ("a" * size, "a" * (size // 100 + 1)),
    }
