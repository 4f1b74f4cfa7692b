"""Edit Distance: the places that 0, 1, 2 ... edits lead to."""

from random import Random
from string import ascii_lowercase

LARGEST = 500
RANDOM = 60
COMPARED = [("random", 10), ("random", 500), ("equal", 500), ("nothing in common", 500)]


def answer(word1, word2):
    """From place to place in both words: equal letters cost nothing, all else is an edit."""
    edits, places, seen = 0, {(0, 0)}, set()
    while True:
        reached = set()
        for i, j in places:
            alike = 0
            while word1[i + alike : i + alike + 1] == word2[j + alike : j + alike + 1] != "":
                alike += 1
            reached.add((i + alike, j + alike))
        if (len(word1), len(word2)) in reached:
            return edits
        seen |= reached
        further = {(i + a, j + b) for i, j in reached for a, b in ((0, 1), (1, 0), (1, 1))}
        places = {(i, j) for i, j in further - seen if i <= len(word1) and j <= len(word2)}
        edits += 1


def killers():
    """The longest words, named after what makes them hard."""
    words = workloads(LARGEST)
    for name in "random", "equal":
        yield f"500 letters each, {name}", words[name]
    word, other = words["random"]
    yield "the first 215 of 500 letters moved", (word, word[215:] + word[:215])
    turns = ("ab" * LARGEST)[: LARGEST - 1]
    yield "the last of 500 letters deleted, a first one inserted", (turns + "y", "x" + turns)
    yield "the first of 500 letters deleted, a last one inserted", ("x" + turns, turns + "y")
    yield "10 letters, and 500 of another", ("x" * 10, "y" * LARGEST)
    yield "500 letters, and 10 of another", ("y" * LARGEST, "x" * 10)
    yield "500 letters, some replaced", (word, "".join(map(max, word, other)))
    yield "500 letters and none", ("z" * LARGEST, "")
    yield "none and 500 letters", ("", "z" * LARGEST)
    yield "500 letters and the last of them", ("a" * (LARGEST - 1) + "z", "z")
    yield "the last of 500 letters, and all of them", ("z", "a" * (LARGEST - 1) + "z")


def workloads(size):
    """Words of that length to time."""
    rng = Random("workloads")
    random1, random2 = ("".join(rng.choices(ascii_lowercase, k=size)) for _ in range(2))
    return {
        "random": (random1, random2),
        "equal": ("a" * size, "a" * size),
        "nothing in common": (("ab" * size)[:size], ("cd" * size)[:size]),
    }
