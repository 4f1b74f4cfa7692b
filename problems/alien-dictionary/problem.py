"""Alien Dictionary: the lists to judge on, and whether an order of the letters sorts them."""

from itertools import pairwise, product
from string import ascii_lowercase

SMALL, LARGEST = 4, 100
COMPARED = [("alike", 10), ("alike", 100)]


def inputs(pick, size):
    """One or two longer words of two letters, three short ones of three, four short ones of two.

    Larger lists are sorted by some order, but for up to three words; many begin alike, so that
    what neighbours tell about the other letters comes in any order.
    """
    count = pick(range(1, size + 1))
    if size > SMALL:
        letters, half = pick.shuffled(pick.letters()), range(1, size // 2 + 1)
        starts = [pick.word(pick(half), letters[:2]) for _ in half]
        count = pick((count, size))
        words = [pick(starts) + pick.word(pick(half), letters) for _ in range(count)]
        words.sort(key=lambda word: [letters.index(letter) for letter in word])
        return (pick.near(words, words),)
    letters = "zab" if count == 3 else "az"
    longest = range(1, (size if count <= 2 else 2) + 1)
    return ([pick.word(pick(longest), letters) for _ in range(count)],)


def answer(words):
    """Again and again, write a letter whose predecessors are all written."""
    before, order = {letter: set() for letter in sorted({*"".join(words)})}, ""
    for one, other in pairwise(words):
        differing = [(a, b) for a, b in zip(one, other) if a != b]
        if not differing and len(one) > len(other):
            return ""
        for a, b in differing[:1]:
            before[b].add(a)
    while free := [a for a, letters in before.items() if letters <= {*order} and a not in order]:
        order += free[0]
    return order if len(order) == len(before) else ""


def accepts(arguments, result):
    """Tell whether all letters are in an order that sorts the words, or there is no such order."""
    (words,) = arguments
    if not result or not answer(words):
        return result == answer(words)
    if sorted(result) != sorted({*"".join(words)}):
        return "want each letter of the words once, and no other"
    places = [[result.index(letter) for letter in word] for word in words]
    for i, (place, following) in enumerate(pairwise(places)):
        if place > following:
            return f"by this order, {words[i]!r} comes after {words[i + 1]!r}"
    return True


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "100 words that differ in the last letter", workloads(LARGEST)["alike"]
    yield "a long word before its beginning", (["a" * LARGEST, "a"],)
    yield "a ring of 26 letters", ([*ascii_lowercase, "a"],)
    yield "26 letters, from the last to the first", ([*ascii_lowercase[::-1]],)
    starts, pairs = map("".join, product("ab", repeat=5)), [*pairwise(ascii_lowercase)]
    words = [start + letter for start, pair in zip(starts, pairs[::-1]) for letter in pair]
    yield "26 letters, whose order is learned from the last to the first", (words,)


def workloads(size):
    """A hundred words of that length."""
    ends = [letter for letter in ascii_lowercase for _ in range(4)]
    return {"alike": (["x" * (size - 1) + end for end in ends[:LARGEST]],)}
