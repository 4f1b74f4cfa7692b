"""Word Ladder: the words to judge on, and all words that are reached, rung by rung."""

from itertools import product
from random import Random
from string import ascii_lowercase

SMALL, LARGEST = 3, 5000
RANDOM = 300
COMPARED = [("long ladder", 50), ("long ladder", 5000), ("dense", 5000), ("random", 5000)]


def inputs(pick, size):
    """Lists of any short words of a few letters; larger ones grow letter by letter."""
    if size > SMALL:
        return grown(pick, size)
    length = pick(range(1, size + 1))
    words = ["".join(word) for word in product(("abcyz", "abz", "az")[length - 1], repeat=length)]
    begin = pick(words[: (5, 1, 1)[length - 1]])
    listed = [word for word in words if pick((False, True))]
    return begin, pick([word for word in words if word != begin]), listed[:: pick((1, -1))]


def grown(pick, size):
    """Each word is one of the latest words with another letter; some are left out of the list."""
    length, letters = pick(range(1, 11)), pick.letters()
    words, reach = [pick.word(length, letters)], pick((1, 3, size))
    for _ in range(pick(range(1, size + 1))):
        word = words[-1 - pick(range(min(reach, len(words))))]
        i = pick((len(words) % length, pick(range(length))))
        words.append(word[:i] + pick(letters) + word[i + 1 :])
    begin, *words = dict.fromkeys(words)
    end = words[-1] if words and pick(range(4)) else pick.word(length, letters)
    for _ in range(pick(range(3))):
        words.pop(pick(range(len(words))))
    return begin, end, pick.shuffled(words + [begin][: pick(range(2))])


def answer(beginWord, endWord, wordList):
    """Words are alike if they are equal except for the letter in one place."""
    alike = {}
    for word in wordList:
        for gap in gaps(word):
            alike.setdefault(gap, set()).add(word)
    words, rung = 1, {beginWord}
    while rung and endWord not in rung:
        rung = set().union(*(alike.pop(gap, ()) for word in rung for gap in gaps(word)))
        words += 1
    return words if rung else 0


def gaps(word):
    """The word without each of its letters in turn."""
    return [(word[:i], word[i + 1 :]) for i in range(len(word))]


def killers():
    """Lists at the bounds, named after what makes them hard."""
    begin, end, words = workloads(LARGEST)["long ladder"]
    yield "5,000 words, a long ladder without its end", (begin, end, words[1:])
    cube = ["".join(word) for word in product("ab", repeat=10)]
    yield "all words of ten letters a and b: too many ladders", (cube[0], cube[-1], cube[1:])
    yield "one word", ("a", "z", ["z"])


def workloads(size):
    """That many words to time: a single ladder, words that are close together, and any words."""
    rng, ladder = Random("ladder"), ["a" * 10]
    for rung in range(size):
        i = rung % 10
        letter = rng.choice(ascii_lowercase.replace(ladder[-1][i], ""))
        ladder.append(ladder[-1][:i] + letter + ladder[-1][i + 1 :])
    dense = ["".join(word) for word in product("abcdefgxyz", repeat=4)]
    random = ["".join(rng.choices(ascii_lowercase, k=3)) for _ in range(2 * size)]
    return {
        "long ladder": (ladder[0], ladder[-1], ladder[:0:-1]),
        "dense": ("aaaa", "zzzz", [*rng.sample(dense[:-1], size - 1), "zzzz"]),
        "random": ("zzz", "aaa", [*dict.fromkeys(["aaa", *random])][:size]),
    }
