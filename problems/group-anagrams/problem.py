"""Group Anagrams: groups by how often each letter occurs."""

from itertools import islice, product
from string import ascii_lowercase

LARGEST = 10_000
ANY_ORDER = 2  # of the groups, and of the strings in each
LONGEST = 100  # letters of a string
COMPARED = [("random", 1000), ("random", 10)]


def answer(strs):
    """A group for each combination of counts."""
    groups = {}
    for word in strs:
        counts = tuple(word.count(letter) for letter in ascii_lowercase)
        groups.setdefault(counts, []).append(word)
    return list(groups.values())


def killers():
    """Lists at the bounds, and strings that some keys confuse."""
    yield "10,000 strings that are alike", (["z" * LONGEST] * LARGEST,)
    words = islice(product(ascii_lowercase, repeat=3), LARGEST)
    yield "10,000 strings that are different", (["".join(word) for word in words],)
    runs = [letter * length for letter in "abcz" for length in range(1, LONGEST + 1)]
    yield "one letter repeated: as digits to any base up to 100, two are equal", (runs,)
    for base in 7, 8, 10, 16, 26, 27, 29, 31, 32, 64:
        strs = ["a" * (base + 1) + "b", "a" + "b" * (base + 1)]
        yield f"to base {base}, the counts are 11 and 1, and 1 and 11", (strs,)
    pairs = ("aff", "bbi"), ("bln", "cip"), ("afgqrw", "bckmuv"), ("adfgjkmp", "bcehilno")
    strs = [word + one + other for one, other in pairs for word in (one, other)]
    yield "equal sums, products, powers or bits, and the same set of letters", (strs,)
    yield "products of primes that differ by a factor of 2⁶⁴", (["b", "a" * 64 + "b"],)
    yield "products of primes that are equal modulo 2³²", (["vwwwy", "cfhjmq"],)
    for start, *pair in (1, "aeeffhiuuz", "bcggmnoqww"), (3, "cgjjrrstt", "aeflvvwxy"):
        yield f"products of {start} and odd primes that are equal modulo 2³²", (pair,)
    yield "products of primes that are equal modulo 10⁹ + 7", (["orttt", "acekvy"],)
