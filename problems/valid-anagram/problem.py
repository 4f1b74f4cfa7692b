"""Valid Anagram: the pairs of strings, and whether they have every letter equally often."""

from string import ascii_lowercase

SMALL, LARGEST = 3, 50_000
RANDOM = 20_000
COMPARED = [("random", 50_000), ("random", 500)]


def inputs(pick, size):
    """Any two short strings of b, c and any letter; longer ones are anagrams, or nearly."""
    if size > SMALL:
        letters = pick.letters()
        s = pick.word(pick(range(1, min(size, 1000) + 1)), letters)
        return s, pick.near(pick.shuffled(s), letters)
    letters = ["b", "c", pick(ascii_lowercase * 2)]  # of 52 options, only the ends are tried
    return tuple("".join(pick(letters) for _ in range(pick(range(1, size + 1)))) for _ in "st")


def answer(s, t):
    """Count each letter of the alphabet in both strings."""
    return all(s.count(letter) == t.count(letter) for letter in ascii_lowercase)


def gen_almost(rng, size):
    """Anagrams, except that up to 2 letters may differ, or up to 512."""
    letters = ascii_lowercase[: rng.randint(1, 26)]
    s = t = "".join(rng.choices(letters, k=size))
    for _ in range(rng.randrange(3)):
        t = t.replace(rng.choice(letters), rng.choice(letters), rng.choice((1, 1, 256)))
    return s, "".join(rng.sample(t, size))


def killers():
    """Pairs at the bounds, and some that hash functions confuse."""
    s = (ascii_lowercase * LARGEST)[:LARGEST]
    yield "50,000 letters, backwards", (s, s[::-1])
    yield "50,000 letters, the last one differs", (s, s[:-1] + "z")
    yield "one letter is missing", (s, s[1:])
    for base in *range(2, 33), 37, 53, 64, 100, 101, 128, 131, 256, 257, 1000, 1024, 10_000:
        pair = "a" * base + "c", "b" * (base + 1)
        yield f"as digits of a number to base {base}, they are equal", pair
    yield "their codes have equal sums, squares, cubes, ... fifth powers", ("afgqrw", "bckmuv")
    yield "their codes have equal sums, squares, cubes and bit counts", ("adfgjkmp", "bcehilno")
    yield "their codes have equal products", ("bx", "ip")
    yield "products of primes that are equal modulo 10⁹ + 7", ("aswyzz", "bbfimo")
    yield "their places in the alphabet have equal products", ("af", "bc")
    yield "products of 2, 3, 5 ... that are equal modulo 2³²", ("ckkqrsv", "fmmptzz")
    yield "products of 1, 3, 5, 7, 11 ... that are equal modulo 2³²", ("aeeffhiuuz", "bcggmnoqww")
    yield "products of 1, 2, 3, 5 ... that are equal modulo 2³²", ("ffhlqssv", "cdjnntuw")
    yield "products of 3, 5, 7, 11 ... that are equal modulo 2³²", ("cgjjrrstt", "aeflvvwxy")
    yield "products of 2, 3, 5 ... that are 0 modulo 2⁶⁴", (64 * "a" + "b", 64 * "a" + "c")
    yield "codes of equal sums, and each letter an odd number of times", ("aaacccb", "acbbbbb")
    yield "1 and 11 times, 11 and 1 times", ("a" + 11 * "b", 11 * "a" + "b")
    yield "256 letters differ", (512 * "a", 256 * "ab")
