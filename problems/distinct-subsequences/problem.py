"""Distinct Subsequences: the strings to judge on, and the ways after each letter of s."""

from random import Random
from string import ascii_lowercase

SMALL, LARGEST = 5, 1000
RANDOM = 130
COMPARED = [("random", 30), ("random", 1000), ("all but one", 1000), ("one missing", 1000)]
LETTERS = "".join(letter + letter.upper() for letter in ascii_lowercase)


def inputs(pick, size):
    """Letters a, A and any; in longer inputs, t is often a subsequence of s, or nearly.

    In these, s is cut where there would be too many ways.
    """
    letters = pick.letters(LETTERS)
    s = pick.word(pick(range(1, size + 1)), letters)
    if size <= SMALL:
        return s, pick.word(pick(range(1, 4)), letters)
    t = pick.word(pick(range(1, size + 1)), letters)
    if pick((True, True, False)):
        t = pick.near("".join(letter for letter in s if pick((True, False))) or s, letters)
    return s[: sum(ways < 2**31 for ways in counts(s, t))], t


def check(s, t):
    """An answer of 32 bits."""
    if (ways := answer(s, t)) >= 2**31:
        raise ValueError(f"{ways:,} ways: want less than 2³¹")


def answer(s, t):
    """The ways after the last letter of s."""
    return [*counts(s, t)][-1]


def counts(s, t):
    """The ways after each letter of s, which extends every way that needs this letter next."""
    ways = [1] + [0] * len(t)  # to make the first 0, 1, 2 ... letters of t
    for letter in s:
        ends = [before * (letter == last) for before, last in zip(ways, t)]
        ways = [1, *map(sum, zip(ways[1:], ends))]
        yield ways[-1]


def killers():
    """The longest strings and the largest answers, named after what makes them hard."""
    yield "1000 letters each, all alike", ("Z" * LARGEST, "Z" * LARGEST)
    rng = Random("killers")
    s = "".join(rng.choices(LETTERS, k=LARGEST))
    t = "".join(letter for letter in s if rng.random() < 0.4)
    yield "about 400 letters of 1000", (s, t)
    yield "1000 letters each, all alike but one", ("z" + "Z" * (LARGEST - 1), "Z" * LARGEST)
    yield "only t is long", ("aB", "B" * LARGEST)
    factors = dict(zip("zyxwZYXW", (331, 151, 31, 11, 7, 3, 3, 2)))
    yield "2³¹ - 2 ways", ("".join(x * n for x, n in factors.items()), "".join(factors))
    yield "16 of 33 letters: more than 10⁹ + 7", ("a" * 33, "a" * 16)


def workloads(size):
    """Strings to time, s of that length."""
    rng = Random(size)
    some, few = ("".join(rng.choices(letters, k=size)) for letters in (LETTERS, LETTERS[:2]))
    return {
        "random": (some, some[:: size // 10][:4]),
        "all but a few": (few, few[5:]),
        "all but one": ("a" * size, "a" * (size - 1)),
        "one missing": ("a" * size, "a" * (size // 2) + "b"),
    }
