"""Partition Labels: every cut with no letter on both sides."""

from itertools import pairwise

COMPARED = [("one part", 10), ("one part", 500), ("many parts", 500)]


def answer(s):
    """A string can be cut wherever no letter before the cut comes after it again."""
    cuts = [i for i in range(len(s) + 1) if not {*s[:i]} & {*s[i:]}]
    return [end - start for start, end in pairwise(cuts)]


def killers():
    """Strings, named after what makes them hard."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    yield "26 parts in falling order", (alphabet[::-1],)
    yield "first and last letter alike", ("a" + "b" * 250 + "c" * 248 + "a",)
    for letters in alphabet, alphabet[::-1]:
        chain = letters[0] + "".join(after + letter for letter, after in pairwise(letters))
        yield f"each letter reaches into the next, from {letters[0]} on", (chain,)


def workloads(size):
    """Strings of about that length to time."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return {
        "one part": ((alphabet * size)[:size],),
        "many parts": ("".join(letter * -(-size // 26) for letter in alphabet)[:size],),
    }
