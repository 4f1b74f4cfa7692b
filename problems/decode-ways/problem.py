"""Decode Ways: the strings to judge on, and the ways to each place by the number before it."""

from string import digits

SMALL, LARGEST = 5, 100
COMPARED = [("twelves", 10), ("twelves", 100), ("tens", 100)]
NUMBERS = [str(number) for number in range(1, 27)]


def inputs(pick, size):
    """Up to three of any digits, or more of those that make a difference; random ones are messages.

    In these, up to three digits are changed; they are cut where there would be too many ways.
    """
    length = pick(range(1, size + 1))
    if size <= SMALL:
        return (pick.word(length, digits if length <= 3 else "01267"),)
    s = pick.near(pick.word(length, NUMBERS)[:length], digits)
    while answer(s) >= 2**31:
        s = s[:-1]
    return (s,)


def check(s):
    """An answer of 32 bits."""
    if (ways := answer(s)) >= 2**31:
        raise ValueError(f"{ways:,} ways: want less than 2³¹")


def answer(s):
    """Each number that fits leads from the place where it starts to the one where it ends."""
    ways = [1] + [0] * len(s)
    for start in range(len(s)):
        for number in NUMBERS:
            if s.startswith(number, start):
                ways[start + len(number)] += ways[start]
    return ways[-1]


def killers():
    """The longest strings and the largest answers, named after what makes them hard."""
    yield "45 times 1: the largest answer", ("1" * 45,)
    yield "the largest answer after 55 digits", ("3" * 55 + "1" * 45,)
    yield "ones that come to nothing", ("1" * 98 + "00",)
    for digit in digits[0], digits[9]:
        yield f"100 times {digit}", (digit * LARGEST,)


def workloads(size):
    """Strings of that many digits to time."""
    return {name: ((part * size)[:size],) for name, part in (("twelves", "1299"), ("tens", "10"))}
