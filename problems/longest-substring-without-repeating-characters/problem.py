"""Longest Substring Without Repeating Characters: the strings, and how far each start reaches."""

from string import printable

SMALL, LARGEST, LONGEST = 5, 150, 50_000
COMPARED = [("random", 50_000), ("random", 500)]
CHARACTERS = printable[:95]  # letters, digits, symbols and the space


def inputs(pick, size):
    """Three letters and any character, or all characters."""
    characters = pick((["a", "b", "c", pick(CHARACTERS)], CHARACTERS))
    return ("".join(pick(characters) for _ in range(pick(range(size + 1)))),)


def check(s):
    """Only the stated characters."""
    if bad := {*s} - {*CHARACTERS}:
        raise ValueError(f"{min(bad)!r} is no English letter, digit, symbol or space")


def answer(s):
    """The farthest that any start reaches; no substring without repetition is longer than 95."""
    return max((reach(s[start : start + 95]) for start in range(len(s))), default=0)


def reach(s):
    """The place of the first character that was there before, or the end."""
    return next((i for i, character in enumerate(s) if character in s[:i]), len(s))


def killers():
    """Strings at the bounds, named after what makes them hard."""
    yield "one character", ("a" * LONGEST,)
    yield "all characters, again and again", ((CHARACTERS * LONGEST)[:LONGEST],)
    yield "all characters in the last 95 places", ("a" * (LONGEST - 95) + CHARACTERS,)
