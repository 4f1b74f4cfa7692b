"""Group Anagrams: the lists of strings, and groups in which every letter is counted."""

from itertools import islice, product
from string import ascii_lowercase

SMALL, LARGEST = 3, 10_000
ANY_ORDER = 2  # of the groups, and of the strings in each
LONGEST = 100  # letters of a string
COMPARED = [("random", 1000), ("random", 10)]


def inputs(pick, size):
    """Strings of b, c and any letter; three have at most two letters, or inputs get too many.

    At random, all are made of three, by putting the letters into any order and changing a few.
    """
    if size > SMALL:
        letters, longest = pick.letters(), pick(range(1, LONGEST + 1))
        words = [pick.word(pick(range(longest + 1)), letters) for _ in range(3)]
        count = pick(range(1, min(size, 30) + 1))
        return ([pick.near(pick.shuffled(pick(words)), letters) for _ in range(count)],)
    letters = ["b", "c", pick(ascii_lowercase * 2)]  # 52 options are tried at their ends
    count = pick(range(1, size + 1))
    lengths = [pick(range(size + (count != 3))) for _ in range(count)]
    return (["".join(pick(letters) for _ in range(length)) for length in lengths],)


def answer(strs):
    """A group for each combination of counts."""
    groups = {}
    for word in strs:
        counts = tuple(word.count(letter) for letter in ascii_lowercase)
        groups.setdefault(counts, []).append(word)
    return list(groups.values())


def gen_unrelated(rng, size):
    """Many strings of any letters, so that the sums, squares and products of some are equal."""
    letters = ascii_lowercase[: rng.randint(2, 26)]
    longest = rng.randint(1, min(LONGEST, 4 * LARGEST // size))
    return (["".join(rng.choices(letters, k=rng.randint(0, longest))) for _ in range(size)],)


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
    yield "equal sums, products, powers or bits of the same letters", (strs,)
    yield "their products differ by a factor of 2⁶⁴", (["b", "a" * 64 + "b"],)
    yield "products of primes that are equal modulo 2³²", (["vwwwy", "cfhjmq"],)
    yield "products of primes that are equal modulo 10⁹ + 7", (["orttt", "acekvy"],)
