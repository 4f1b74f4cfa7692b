"""Longest Repeating Character Replacement: strings, and the gaps between all but one letter."""

from string import ascii_uppercase

SMALL, LARGEST, LONGEST = 5, 200, 100_000
COMPARED = [("random", 100_000), ("random", 1000)]
LETTERS = ascii_uppercase * 2  # more than 30 options: the small inputs try their ends


def inputs(pick, size):
    """A, B and any letter, or all letters; any number of replacements."""
    letters = pick((["A", "B", pick(LETTERS)], LETTERS))
    s = "".join(pick(letters) for _ in range(pick(range(1, size + 1))))
    return s, pick(range(len(s) + 1))


def answer(s, k):
    """For each letter: what lies between two other letters that have k others between them."""
    longest = 0
    for kept in {*s}:
        others = [-1, *(i for i, letter in enumerate(s) if letter != kept), len(s)]
        gaps = (end - start - 1 for start, end in zip(others, others[k + 1 :]))
        longest = max(longest, max(gaps, default=len(s)))
    return longest


def killers():
    """Strings of 100,000 letters, named after what makes them hard."""
    for k in 0, 10_000, LONGEST:
        yield f"two letters in turn, k = {k:,}", ("AB" * (LONGEST // 2), k)
    yield "all letters in turn, k = 10,000", ((LETTERS * LONGEST)[:LONGEST], 10_000)
