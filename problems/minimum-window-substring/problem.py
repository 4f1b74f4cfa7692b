"""Minimum Window Substring: strings with one answer, and the shortest substring from each start."""

from collections import Counter
from string import ascii_letters, ascii_lowercase

SMALL, LARGEST, LONGEST = 4, 100, 100_000
COMPARED = [("one letter", 100_000), ("second half", 100_000)]


def inputs(pick, size):
    """Both strings have a, A and any one letter, or any letters; `t` is short compared with `s`."""
    letters = pick((["a", "A", pick(ascii_letters)], ascii_letters))
    longest = size, max(size // 3, 3)
    return tuple("".join(pick(letters) for _ in range(pick(range(1, n + 1)))) for n in longest)


def check(s, t):
    """Not two different answers."""
    if len(found := shortest(s, t)) > 1:
        raise ValueError(f"{min(found)!r} and {max(found)!r} are both shortest: want one answer")


def answer(s, t):
    """The only shortest substring, if there is one."""
    return "".join(shortest(s, t))


def shortest(s, t):
    """The shortest substrings: each extends from a start to the farthest of the letters needed."""
    needed, places, best, found = Counter(t), {letter: [] for letter in t}, len(s), set()
    for start in reversed(range(len(s))):
        if s[start] in needed:
            places[s[start]].append(start)  # so the nearest place is the last in its list
        if all(len(places[letter]) >= count for letter, count in needed.items()):
            length = max(places[letter][-count] for letter, count in needed.items()) + 1 - start
            if length < best:
                best, found = length, set()
            if length == best:
                found.add(s[start : start + length])
    return found


def killers():
    """Strings at the bounds, named after what makes them hard."""
    yield from workloads(LONGEST).items()


def workloads(size):
    """Strings of that length to time, with one answer each."""
    half = (ascii_lowercase * size)[: size // 2 - 1]
    s = f"{half}Z{half}Z"  # if both Z are needed, nothing before the first one is
    return {
        "second half": (s, ascii_lowercase + "ZZ"),
        "whole string": (s, s[::-1]),
        "one letter": ("a" * size, "a" * (size // 100 + 1)),
    }
