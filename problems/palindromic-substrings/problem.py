"""Palindromic Substrings: the strings to judge on, and each substring compared with its reverse."""

from string import ascii_lowercase

SMALL, LARGEST, LONGEST = 6, 100, 1000
COMPARED = [("random", 1000), ("random", 100)]


def inputs(pick, size):
    """Strings of a, b and any one letter."""
    letters = ["a", "b", pick(ascii_lowercase * 2)]  # 52 options are tried at their ends
    return ("".join(pick(letters) for _ in range(pick(range(1, size + 1)))),)


def answer(s):
    """All substrings that equal their reverses."""
    ends = range(1, len(s) + 1)
    substrings = (s[start:end] for end in ends for start in range(end))
    return sum(substring == substring[::-1] for substring in substrings)


def killers():
    """Strings of 1000 letters, named after what makes them hard."""
    yield "one letter", ("z" * LONGEST,)
    yield "one letter but for the middle", ("a" * 499 + "b" + "a" * 500,)
    yield "all letters in turn", ((ascii_lowercase * LONGEST)[:LONGEST],)
