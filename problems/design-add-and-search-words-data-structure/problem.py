"""Design Add and Search Words Data Structure: the calls to judge on, and a search by pattern."""

import re
from random import Random
from string import ascii_lowercase

SMALL, LARGEST, WORD, CALLS = 3, 300, 25, 10_000  # WORD and CALLS are the stated bounds
COMPARED = [("two dots", 100), ("two dots", 1000), ("one length", 1000)]


class WordDictionary:
    """A search as a regular expression, in which a dot stands for any character, too."""

    def __init__(self):
        self.words = set()

    def addWord(self, word):
        self.words.add(word)

    def search(self, word):
        return any(map(re.compile(word).fullmatch, self.words))


def inputs(pick, size):
    """Any calls, the last of them a search, with words of a, any other letter, and dots."""
    # The alphabet twice is a wide choice: the small inputs have a and z, and letters in the code.
    letters = "".join(sorted({"a", pick(2 * ascii_lowercase)}))
    names = [pick(("addWord", "search")) for _ in range(pick(range(size)))] + ["search"]
    longest = min(size, 5) - (len(names) > 2)
    words = []
    for name in names:
        length = range(pick(range(1, longest + 1)))
        words.append("".join(pick(letters + "." * (name == "search")) for _ in length))
    return called(names, words)


def check(names, values):
    """The stated number of calls; words of letters, and in a search at most two dots besides."""
    if len(names) > CALLS + 1:
        raise ValueError(f"want at most {CALLS:,} calls")
    for name, (word,) in zip(names[1:], values[1:]):
        letters = word.replace(".", "", 2) if name == "search" else word
        if letters.strip(ascii_lowercase):
            raise ValueError(f"{name} {word!r}: want letters from a to z, in search up to 2 dots")


def killers():
    """As many calls as there may be, and as many branches, named after what makes them hard."""
    yield "676 branches for each of 100 searches", two_dots(26**2, 100)
    yield "thousands of words of the same length", one_length(CALLS - 260, 260)


def workloads(size):
    """That many calls: two thirds of them add a word, the others search."""
    searches = size // 3
    return {
        "two dots": two_dots(size - searches, searches),
        "one length": one_length(size - searches, searches),
    }


def two_dots(count, searches):
    """Words that differ in their first two letters, and searches for all that end otherwise."""
    same = (WORD - 2) * "d"
    words = [f"{one}{other}{same}" for one in ascii_lowercase for other in ascii_lowercase][:count]
    asked = [f"..{same[1:]}{ascii_lowercase[4 + i % 22]}" for i in range(searches)]
    return called(["addWord"] * len(words) + ["search"] * searches, words + asked)


def one_length(count, searches):
    """Random words that begin alike, and searches for those that end with six equal letters."""
    rng, same = Random("one length"), (WORD - 8) * "d"
    words = [same + "".join(rng.choices(ascii_lowercase, k=8)) for _ in range(count)]
    asked = [f"{same}..{6 * ascii_lowercase[i % 26]}" for i in range(searches)]
    return called(["addWord"] * count + ["search"] * searches, words + asked)


def called(names, words):
    """The two lists of LeetCode: the calls, after the constructor, and what each of them gets."""
    return ["WordDictionary", *names], [[], *([word] for word in words)]
