"""Palindrome Partitioning: the strings to judge on, and every way to cut, if all pieces will do."""

from itertools import combinations, pairwise
from random import Random

SMALL, LARGEST = 6, 16
RANDOM = 10
COMPARED = [("two letters", 16), ("one letter", 8), ("one letter", 16), ("no palindromes", 16)]


def inputs(pick, size):
    """Small strings have a, b and any letter."""
    return (pick.word(pick(range(1, size + 1)), pick.letters()),)


def answer(s):
    """No cut, one, two, and so on, as long as every piece is the same backwards."""
    inside = range(1, len(s))
    places = [(0, *cuts, len(s)) for count in range(len(s)) for cuts in combinations(inside, count)]
    ways = [[s[i:j] for i, j in pairwise(way)] for way in places]
    return [way for way in ways if all(piece == piece[::-1] for piece in way)]


def canonical(result):
    """Any order of the ways is right."""
    return sorted(result)


def gen_palindromes(rng, size):
    """One palindrome after the other, of a few letters, perhaps with one letter changed."""
    s = ""
    while len(s) < size:
        half = "".join(rng.choices("abc", k=rng.randint(1, 3)))
        s += half + half[-rng.randint(1, 2) :: -1]
    s = [*s[:size]]
    if rng.random() < 1 / 2:
        s[rng.randrange(size)] = rng.choice("abz")
    return ("".join(s),)


def killers():
    """The longest strings, named after what makes them hard."""
    for name, (s,) in workloads(LARGEST).items():
        yield f"16 letters, {name}", (s,)
    yield "16 letters, one palindrome", ("abcdefghhgfedcba",)
    yield "16 letters, nearly one palindrome", ("abcdefghhgfedcbz",)
    yield "a b among 15 a's", ("aaaaaaabaaaaaaaa",)


def workloads(size):
    """A string of that length to time."""
    return {
        "one letter": ("a" * size,),
        "two letters": ("".join(Random(size).choices("ab", k=size)),),
        "no palindromes": ("abcdefghijklmnop"[:size],),
    }
