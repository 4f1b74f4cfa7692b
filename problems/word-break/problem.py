"""Word Break: the strings and words to judge on, and what is left after each word."""

from itertools import product
from random import Random
from string import ascii_lowercase

SMALL, LARGEST, LONGEST = 5, 1000, 300
COMPARED = [("cut", 30), ("cut", 300), ("all a", 300), ("one b", 300)]


def inputs(pick, size):
    """A string of a and z, and one or two words of up to three such letters.

    At random, up to `size` words of any letters, and a string that joins some, with up to three
    letters changed.
    """
    if size > SMALL:
        letters, lengths = pick.letters(), range(1, pick(range(1, 21)) + 1)
        words = {pick.word(pick(lengths), letters): 1 for _ in range(pick(range(1, size + 1)))}
        s, words = "", [*words]
        while len(s) < min(size, LONGEST - 20):
            s += pick(words)
        return pick.near(s, letters), words
    s = "".join(pick("az") for _ in range(pick(range(1, size + 1))))
    lengths = [pick(range(1, 4)) for _ in range(pick((1, 2)))]
    return s, ["".join(pick("az") for _ in range(length)) for length in lengths]


def check(s, wordDict):
    """No two words are alike."""
    if len(set(wordDict)) < len(wordDict):
        raise ValueError("a word is listed twice")


def answer(s, wordDict):
    """Take each word away from the front of s, and of whatever is left."""
    rests = [s]
    for rest in rests:  # the list grows as we read it
        rests += {rest.removeprefix(word) for word in wordDict} - {*rests}
    return "" in rests


def killers():
    """The largest sizes, named after what makes them hard."""
    for name, arguments in workloads(LONGEST).items():
        yield f"300 letters, {name}", arguments
    yield "one word of 20 letters", (ascii_lowercase[:20], [ascii_lowercase[:20]])
    words = map("".join, product("abcdefghij", repeat=3))
    yield "1000 words of three letters, none with k", ("abc" * 99 + "abk", [*words])


def workloads(size):
    """Strings of that length to time."""
    rng, runs = Random("cut"), ["a" * length for length in range(1, 21)]
    words = ["".join(rng.choices("abc", k=length)) for length in range(2, 21)]
    cut = "".join(rng.choices(words, k=size))[-size:], words
    return {"cut": cut, "all a": ("a" * size, runs), "one b": ("a" * (size - 1) + "b", runs)}
