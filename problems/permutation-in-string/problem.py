"""Permutation in String: the substrings left when each letter is counted."""

from itertools import accumulate
from random import Random
from string import ascii_lowercase

LARGEST = 10_000
COMPARED = [("random", 20), ("random", 10_000), ("one letter short", 10_000)]


def answer(s1, s2):
    """For each letter of `s1`, keep the substrings that have it as often."""
    starts = range(len(s2) - len(s1) + 1)
    for letter in {*s1}:
        before = [0, *accumulate(other == letter for other in s2)]
        count = s1.count(letter)
        starts = [start for start in starts if before[start + len(s1)] - before[start] == count]
    return len(starts) > 0


def killers():
    """Pairs at the bounds, and some that hash functions confuse."""
    yield "four letters that hold the three wanted ones", ("abc", "abbaac")
    s1, s2 = workloads(LARGEST)["random"]
    yield "1,000 letters, in none of 9,001 substrings", (s1, s2)
    yield "1,000 letters, at the very end", (s1, s2[1000:] + s1[::-1])
    yield "1,000 letters, at the very start", (s1, s1[::-1] + s2[1000:])
    yield "10,000 letters, backwards", (s2, s2[::-1])
    yield "10,000 letters, the last one differs", (f"{s2[:-1]}y", f"{s2[:-1]}z")
    yield "10,000 letters, one of them missing", (s2, s2[1:])
    yield "5,000 letters, each substring is one short", workloads(LARGEST)["one letter short"]
    for place in 255, 999, 1023, 2047, 4095, 4999, 8191:
        yield f"only at place {place:,}", ("ab", "a" * (place + 1) + "b" * (LARGEST - place - 1))
    more = 37, 53, 64, 100, 101, 128, 131, 256, 257, 1000, 1024, 8192
    for base in *range(2, 33), *more:
        pair = "a" * base + "c", "b" * (base + 1)
        yield f"as digits of a number to base {base}, they are equal", pair
    yield "1 and 11 times, 11 and 1 times", ("a" + 11 * "b", 11 * "a" + "b")
    yield "4,096 letters differ", (8192 * "a", 4096 * "ab")
    yield "5,000 letters differ", (10_000 * "a", 5000 * "ab")
    yield "their codes have equal sums and products", ("bln", "cip")
    yield "their codes have equal sums and sums of squares", ("add", "bbe")
    yield "their codes have equal sums, squares and products", ("chnwx", "dfpuy")
    yield "their codes have equal sums, squares, cubes, ... fifth powers", ("afgqrw", "bckmuv")
    yield "their codes have equal sums, squares, cubes and bit counts", ("adfgjkmp", "bcehilno")
    yield "their places in the alphabet have equal sums and products", ("aff", "bbi")
    yield "products of primes that are equal modulo 10⁹ + 7", ("aswyzz", "bbfimo")
    yield "products of primes that are equal modulo 2³² and 2⁶⁴", (65 * "a", 64 * "a" + "b")
    yield "products of odd primes that are equal modulo 2³²", ("fmmptzz", "ckkqrsv")
    yield "products of 1 and odd primes that are equal modulo 2³²", ("aeeffhiuuz", "bcggmnoqww")


def workloads(size):
    """Strings of that length to time: a tenth of it, and half of it, are looked for in vain."""
    random = Random(size)
    s1, s2 = ("".join(random.choices(ascii_lowercase, k=k)) for k in (size // 10, size))
    short = "a" * (size // 2 - 1) + "b"
    return {"random": (s1, s2), "one letter short": ("a" * (size // 2), short * 2)}
