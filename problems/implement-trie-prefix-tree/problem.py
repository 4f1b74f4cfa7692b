"""Implement Trie (Prefix Tree): the calls to judge on, and a set of every prefix of every word."""

from random import Random
from string import ascii_lowercase

SMALL, LARGEST, WORD, CALLS = 3, 1000, 2000, 30_000  # WORD and CALLS are the stated bounds
QUESTIONS = "search", "startsWith"
# Each hashes alike backwards: to base 31, 37, 53, 131 or 257, modulo 10⁹ + 7 or 998,244,353
ALIKE = """
mahaizpuzbzq pydbuuhqybgm ndsaxzacznxy xnzcipxuvawg wrnaqprtzanm zgxavzaczntn ubaceuhxxpzm
umodbqejzzzg ggwaeezwogsz mnlerbyqwaqt
""".split()


class Trie:
    """All words, and all their prefixes."""

    def __init__(self):
        self.words, self.prefixes = set(), set()

    def insert(self, word):
        self.words.add(word)
        self.prefixes.update(word[:end] for end in range(1, len(word) + 1))

    def search(self, word):
        return word in self.words

    def startsWith(self, prefix):
        return prefix in self.prefixes


def inputs(pick, size):
    """Any calls, the last of them a question, with words of a and any other letter.

    In larger inputs, a word is one of those before it, or begins like one.
    """
    if size > SMALL:
        return related(pick, size)
    # 52 options are a wide choice: the small inputs have a, z and letters in the solution's code.
    letters = sorted({"a", pick(2 * ascii_lowercase)})
    names = [pick(("insert", *QUESTIONS)) for _ in range(pick(range(size)))] + [pick(QUESTIONS)]
    longest = min(size, 10) - (names.count("insert") < len(names) - 1)
    lengths = [pick(range(1, longest + 1)) for _ in names]
    return called(names, ["".join(pick(letters) for _ in range(length)) for length in lengths])


def related(pick, size):
    """Calls with few letters or many, each word with a piece of an earlier one in front."""
    letters, count = pick.letters(), pick(range(1, size + 1))
    longest, words = 10 + 10 * size // count, [""]
    for _ in range(count):
        known = words[pick(range(len(words)))]
        start = known[: pick(range(len(known) + 1))]
        more = range(0 if start else 1, 1 + pick(range(1, 1 + longest)))
        words.append((start + pick.word(pick(more), letters))[:WORD])
    return called([pick(("insert", *QUESTIONS)) for _ in range(count)], words[1:])


def check(names, values):
    """The stated number of calls."""
    if len(names) > CALLS + 1:
        raise ValueError(f"{len(names) - 1:,} calls: want at most {CALLS:,}")


def killers():
    """Calls at the stated bounds, named after what makes them hard."""
    rng = Random("killers")
    words = ["".join(rng.choices(ascii_lowercase, k=20)) for _ in range(10_000)]
    asked = [word[: rng.randint(1, 20)] + rng.choice(("", "a")) for word in words]
    names = ["insert"] * 10_000 + ["search"] * 10_000 + ["startsWith"] * 10_000
    yield "10,000 words of 20 letters, and 20,000 questions", called(names, words + asked + asked)
    words = ["a" + "".join(rng.choices(ascii_lowercase, k=9)) for _ in range(CALLS // 2)]
    names = ["insert"] * len(words) + ["startsWith"] * len(words)
    yield "15,000 words, and as many prefixes of none", called(names, words + ["b"] * len(words))
    longest = ["a" * length + "z" * (WORD - length) for length in range(1, WORD, 50)]
    asked = [word[:-1] + end for word in longest for end in ("", "y", "z")]
    names = ["insert"] * len(longest) + ["startsWith", "search", "search"] * len(longest)
    yield "words of 2,000 letters", called(names, longest + asked)
    words = ["".join(ab[i.bit_count() % 2] for i in range(1024)) for ab in ("ab", "ba")]
    yield "Thue-Morse: hashes modulo 2³² and 2⁶⁴ are equal", called(["insert", "search"], words)
    words = ALIKE + [word[::-1] for word in ALIKE]
    yield "hashes modulo a prime are equal", called(["insert"] * 10 + ["search"] * 10, words)
    for length in 64, 100, WORD - 1:
        words = [letter + "z" * length for letter in "abac"]
        name = f"words of {length + 1:,} letters that differ in the first one"
        yield name, called(["insert", "search", "startsWith", "startsWith"], words)


def called(names, words):
    """The two lists of LeetCode: the calls, after the constructor, and what each of them gets."""
    return ["Trie", *names], [[], *([word] for word in words)]
