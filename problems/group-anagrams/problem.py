"""Group Anagrams: the lists of strings, and groups in which every letter is counted."""

from itertools import islice, product
from string import ascii_lowercase

SMALL, LARGEST = 3, 100
MOST, LONGEST = 10_000, 100  # strings, and letters of a string
COMPARED = [("random", 1000), ("random", 10)]


def inputs(pick, size):
    """Strings of b, c and any letter; three have at most two letters, or inputs get too many."""
    letters = ["b", "c", pick(ascii_lowercase * 2)]  # 52 options are tried at their ends
    count = pick(range(1, size + 1))
    lengths = [pick(range(min(size, LONGEST) + (count != 3))) for _ in range(count)]
    return (["".join(pick(letters) for _ in range(length)) for length in lengths],)


def answer(strs):
    """A group for each combination of counts."""
    groups = {}
    for word in strs:
        counts = tuple(word.count(letter) for letter in ascii_lowercase)
        groups[counts] = [*groups.get(counts, []), word]
    return list(groups.values())


def canonical(groups):
    """Any order of the groups, and of the strings in each."""
    return sorted(map(sorted, groups))


def gen_shuffled(rng, size):
    """Many anagrams of a few strings."""
    words = ["".join(rng.choices(ascii_lowercase, k=rng.randint(0, size))) for _ in range(4)]
    return (["".join(rng.sample(word, len(word))) for word in rng.choices(words, k=size)],)


def killers():
    """Lists at the bounds, and strings that some keys confuse."""
    yield "10,000 strings that are alike", (["z" * LONGEST] * MOST,)
    words = islice(product(ascii_lowercase, repeat=3), MOST)
    yield "10,000 strings that are different", (["".join(word) for word in words],)
    for base in 7, 8, 16, 26, 27, 29, 31, 32, 64:
        strs = ["a" * base, "b", "b" * base, "a"]
        yield f"as digits of a number to base {base}, two are equal", (strs,)
    yield "the counts are 1 and 11, and 11 and 1", (["a" + "b" * 11, "a" * 11 + "b"],)
    yield "their products differ by a factor of 2⁶⁴", (["b", "a" * 64 + "b"],)
