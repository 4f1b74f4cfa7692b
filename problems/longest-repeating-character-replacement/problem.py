"""Longest Repeating Character Replacement: the gaps between all letters but one."""

from string import ascii_uppercase

LARGEST = 100_000
RANDOM = 20_000
COMPARED = [("random", 100_000), ("random", 1000)]


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
    for k in 0, 10_000, 40_000:
        yield f"two letters in turn, k = {k:,}", ("AB" * (LARGEST // 2), k)
    yield "one letter 99,999 times, and another one", ("A" * (LARGEST - 1) + "B", 1)
    yield "all letters in turn, k = 10,000", ((ascii_uppercase * LARGEST)[:LARGEST], 10_000)
