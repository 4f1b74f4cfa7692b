"""Find All Anagrams in a String: the places left when letters are counted."""

from itertools import accumulate
from random import Random
from string import ascii_lowercase

LARGEST = 30_000
RANDOM = 600  # beyond that, sorting each substring takes too long
ANY_ORDER = 1  # of the places
COMPARED = [("random", 20), ("random", 30_000), ("all alike", 20_000), ("one letter short", 2000)]


def answer(s, p):
    """For each letter of `p`, keep the places whose substrings have it as often."""
    starts = range(len(s) - len(p) + 1)
    for letter in {*p}:
        before = [0, *accumulate(other == letter for other in s)]
        starts = [i for i in starts if before[i + len(p)] - before[i] == p.count(letter)]
    return [*starts]


def killers():
    """Pairs at the bounds, and some that hash functions confuse."""
    for name, (s, p) in workloads(LARGEST).items():
        yield f"30,000 letters, {name}", (s, p[-300:])
    s, _ = workloads(LARGEST)["random"]
    yield "30,000 letters, backwards", (s, s[::-1])
    yield "30,000 letters, all but the last", (s, s[-2::-1])
    yield "30,000 letters, the last one differs", (f"{s[:-1]}y", f"{s[:-1]}z")
    yield "one letter more than there are", (s[1:], s)
    yield "one letter and 30,000", ("z", "z" * LARGEST)
    yield "29,801 letters, in the middle", (s, s[29_900:99:-1])
    yield "30,000 places", ("a" * LARGEST, "a")
    for count in 8192, 10_000:
        yield f"{count:,} letters differ", (count * "ab", 2 * count * "a")
    powers = [2**power for power in range(1, 15)]
    for base in 7, 10, 26, 27, 29, 31, 37, 100, 101, 131, 257, 1000, 10_000, 20_000, *powers:
        pair = "a" * base + "c", "b" * (base + 1)
        yield f"as digits of a number to base {base:,}, they are equal", pair
    yield "1 and 11 times, 11 and 1 times", ("a" + 11 * "b", 11 * "a" + "b")
    yield "their codes have equal sums and products", ("bln", "cip")
    yield "their codes have equal sums, squares, cubes, ... fifth powers", ("afgqrw", "bckmuv")
    yield "their codes have equal sums, squares, cubes and bit counts", ("adfgjkmp", "bcehilno")
    yield "their places in the alphabet have equal sums and products", ("aff", "bbi")
    yield "the cubes of their places in the alphabet have equal sums", ("al", "ij")
    yield "products of primes that are equal modulo 10⁹ + 7", ("aswyzz", "bbfimo")
    yield "products of primes that are equal modulo 2³² and 2⁶⁴", (65 * "a", 64 * "a" + "b")
    yield "products of odd primes that are equal modulo 2³²", ("fmmptzz", "ckkqrsv")
    yield "products of 1 and odd primes that are equal modulo 2³²", ("aeeffhiuuz", "bcggmnoqww")


def workloads(size):
    """Strings of that length to time."""
    random = Random(size)
    s, p = ("".join(random.choices(ascii_lowercase, k=k)) for k in (size, min(size // 10, 300)))
    short = "a" * (size // 2 - 1) + "b"
    return {
        "random": (s, p),
        "all alike": ("a" * size, "a" * (size // 10)),
        "one letter short": (short * 2, "a" * (size // 2)),
    }
