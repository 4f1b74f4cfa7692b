"""Alien Dictionary: the lists to judge on, and whether an order of the letters sorts them."""

from itertools import pairwise
from string import ascii_lowercase

SMALL, LARGEST = 4, 100
COMPARED = [("alike", 10), ("alike", 100)]


def inputs(pick, size):
    """One or two longer words of two letters, three short ones of three, four short ones of two."""
    count = pick(range(1, size + 1))
    letters = "zab" if count == 3 or size > SMALL else "az"
    longest = range(1, (size if count <= 2 else 2) + 1)
    return (["".join(pick(letters) for _ in range(pick(longest))) for _ in range(count)],)


def answer(words):
    """Again and again, write a letter if all that have to precede it are written."""
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
    """Whether all letters are in an order that sorts the words, or there is no such order."""
    (words,) = arguments
    if not result or not answer(words):
        return result == answer(words)
    if sorted(result) != sorted({*"".join(words)}):
        return "it does not have each letter of the words once"
    places = [[result.index(letter) for letter in word] for word in words]
    for i, (place, following) in enumerate(pairwise(places)):
        if place > following:
            return f"by this order, {words[i]!r} comes after {words[i + 1]!r}"
    return True


def gen_sorted(rng, size):
    """A list that is sorted by some order, or in which one word has been moved."""
    letters = "".join(rng.sample(ascii_lowercase, rng.randint(2, 26)))
    words = ["".join(rng.choices(letters, k=rng.randint(1, size))) for _ in range(size)]
    words.sort(key=lambda word: [letters.index(letter) for letter in word])
    words.insert(rng.choice((0, -1, size)), words.pop())
    return (words,)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    yield "100 words that differ in the last letter", workloads(LARGEST)["alike"]
    yield "a ring of 26 letters", ([*ascii_lowercase, "a"],)


def workloads(size):
    """A hundred words of that length."""
    ends = [letter for letter in ascii_lowercase for _ in range(4)]
    return {"alike": (["x" * (size - 1) + end for end in ends[:LARGEST]],)}
