"""Word Break: the strings and words to judge on, and the rests that are left after each word."""

from itertools import product
from random import Random
from string import ascii_lowercase

SMALL, LARGEST = 5, 50
COMPARED = [("cut", 30), ("cut", 300), ("all a", 300), ("one b", 300)]


def inputs(pick, size):
    """A string of a and z, and one or two words of up to three such letters."""
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


def gen_cut(rng, size):
    """A few words of few letters, one after the other, perhaps with another letter in one place."""
    letters = rng.choice(["ab", "xyz", ascii_lowercase])
    lengths = [rng.randint(1, rng.randint(1, 20)) for _ in range(rng.randint(1, size))]
    words = ["".join(rng.choices(letters, k=length)) for length in lengths]
    s = "".join(rng.choices(words, k=rng.randint(1, size)))[: 5 * size]
    at = rng.randrange(len(s))
    return s[:at] + rng.choice(s[at] + letters) + s[at + 1 :], [*dict.fromkeys(words)]


def killers():
    """The largest sizes, named after what makes them hard."""
    for name, arguments in workloads(300).items():
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
