"""Longest Common Subsequence: where each length can first end."""

from random import Random
from string import ascii_lowercase

LARGEST = 130
COMPARED = [("random", 10), ("random", 1000), ("one letter", 1000), ("nothing in common", 1000)]
LONGEST = 1000


def answer(text1, text2):
    """With each letter of text1, a subsequence may go on to the next such letter of text2."""
    ends = {0: 0}  # {length: how many letters of text2 it takes at least}
    for letter in text1:
        for length, end in [*ends.items()]:
            if further := text2.find(letter, end) + 1:
                ends[length + 1] = min(further, ends.get(length + 1, further))
    return max(ends)


def killers():
    """The longest strings, named after what makes them hard."""
    for name, arguments in workloads(LONGEST).items():
        yield f"1000 letters each, {name}", arguments
    yield "1000 letters and the last of them", ("a" * (LONGEST - 1) + "z", "z")
    yield "the last of 1000 letters, and all of them", ("z", "a" * (LONGEST - 1) + "z")
    for few, many in ("xy", "y"), ("yxy", "qy"):
        longest = many + "z" * (LONGEST - len(many))
        for name, step in ("", 1), (", backwards", -1):
            yield f"{few} and 1000 letters{name}", (few[::step], longest[::step])
            yield f"1000 letters and {few}{name}", (longest[::step], few[::step])


def workloads(size):
    """Strings of that length to time."""
    rng = Random("workloads")
    random1, random2 = ("".join(rng.choices(ascii_lowercase, k=size)) for _ in range(2))
    return {
        "random": (random1, random2),
        "one letter": ("a" * size, "a" * size),
        "nothing in common": (("ab" * size)[:size], ("cd" * size)[:size]),
    }
