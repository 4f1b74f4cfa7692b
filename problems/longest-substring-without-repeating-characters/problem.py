"""Longest Substring Without Repeating Characters: the strings, and how far each start reaches."""

from string import printable

SMALL, LARGEST = 5, 50_000
COMPARED = [("random", 50_000), ("random", 500)]
CHARACTERS = printable[:95]  # letters, digits, symbols and the space


def inputs(pick, size):
    """Three letters and any character; longer strings may have a row of nearly all characters."""
    if size > SMALL:
        rest = pick.word(pick((size, pick(range(size + 1)))), pick.letters(CHARACTERS))
        first, start = pick(range(len(CHARACTERS))), pick(range(len(rest) + 1))
        row = pick.near(CHARACTERS[first:] + CHARACTERS[:first], CHARACTERS)
        return ((rest[:start] + pick((row, "")) + rest[start:])[:size],)
    characters = ["a", "b", "c", pick(CHARACTERS)]
    return (pick.word(pick(range(size + 1)), characters),)


def check(s):
    """Only the stated characters."""
    if bad := {*s} - {*CHARACTERS}:
        raise ValueError(f"{min(bad)!r} is not an English letter, digit, symbol or space")


def answer(s):
    """A start reaches as far as the next one does, but not to where its own character comes again.

    The starts are taken from the last to the first.
    """
    longest, end, next_place = 0, len(s), {}
    for start in reversed(range(len(s))):
        end = min(end, next_place.get(s[start], end))
        next_place[s[start]] = start
        longest = max(longest, end - start)
    return longest


def killers():
    """Strings at the bounds, named after what makes them hard."""
    yield "one character", ("a" * LARGEST,)
    yield "all characters, again and again", ((CHARACTERS * LARGEST)[:LARGEST],)
    for place in 64, 100, 128, 256, 1000, 1024, 4096, 10_000, 2**15, LARGEST - 45:
        before = "a" * (place - 50)
        yield f"all characters around place {place:,}", (before + CHARACTERS,)
