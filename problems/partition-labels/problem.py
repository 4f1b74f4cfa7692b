"""Partition Labels: the strings to judge on, and every cut with no letter on both sides."""

from itertools import pairwise

SMALL, LARGEST = 7, 500
COMPARED = [("one part", 10), ("one part", 500), ("many parts", 500)]


def inputs(pick, size):
    """Three letters in short strings, z among them; in long ones, stretches of a few letters."""
    length = pick(range(1, size + 1))
    if size <= SMALL:
        return (pick.word(length, "azb" if length == SMALL else "azbc"),)
    letters = pick.shuffled("abcdefghijklmnopqrstuvwxyz")
    parts, longest = [], pick((1, 3, 10, 40, size))
    while letters and length:
        part = pick.word(pick(range(1, min(longest, length) + 1)), letters[: pick(range(1, 6))])
        parts.append(part)
        letters, length = letters[pick(range(6)) :], length - len(part)
    return ("".join(parts),)


def answer(s):
    """A string can be cut wherever no letter before the cut comes after it again."""
    cuts = [i for i in range(len(s) + 1) if not {*s[:i]} & {*s[i:]}]
    return [end - start for start, end in pairwise(cuts)]


def killers():
    """The longest strings, named after what makes them hard."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    yield "26 parts in falling order", (alphabet[::-1],)
    yield "first and last letter alike", ("a" + "b" * 250 + "c" * 248 + "a",)
    chain = "a" + "".join(after + letter for letter, after in pairwise(alphabet))
    yield "each letter reaches into the next", (chain,)


def workloads(size):
    """Strings of about that length to time."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return {
        "one part": ((alphabet * size)[:size],),
        "many parts": ("".join(letter * -(-size // 26) for letter in alphabet)[:size],),
    }
