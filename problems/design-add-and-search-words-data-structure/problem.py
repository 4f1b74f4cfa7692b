"""Design Add and Search Words Data Structure: the calls, and every search that fits."""

from random import Random
from string import ascii_lowercase

SMALL, LARGEST, WORD = 3, 10_000, 25  # calls, and letters of a word
RANDOM = 5000
COMPARED = [("one length", 100), ("one length", 1000)]


class WordDictionary:
    """Keeps every search of up to one dot that fits; another dot may be any of the letters."""

    def __init__(self):
        self.fits = set()

    def addWord(self, word):
        self.fits |= {word, *(f"{word[:i]}.{word[i + 1 :]}" for i in range(len(word)))}

    def search(self, word):
        if word.count(".") < 2:
            return word in self.fits
        return any(self.search(word.replace(".", letter, 1)) for letter in ascii_lowercase)


def inputs(pick, size):
    """Words of a and any other letter; large inputs have longer ones, most of them near others."""
    if size > SMALL:
        return many(pick, size)
    # 52 options are a wide choice: the small inputs have a, z and letters in the solution's code.
    letters = "".join(sorted({"a", pick(2 * ascii_lowercase)}))
    names = [pick(("addWord", "search")) for _ in range(pick(range(size)))] + ["search"]
    longest = min(size, 5) - (len(names) > 2)
    words = []
    for name in names:
        length = range(pick(range(1, longest + 1)))
        words.append("".join(pick(letters + "." * (name == "search")) for _ in length))
    return called(names, words)


def many(pick, size):
    """That many calls, with words of any letters, words near those, and up to two dots in them."""
    letters, lengths = pick.letters(), range(1, 1 + pick(range(1, WORD + 1)))
    known, asked = [pick.word(pick(lengths), letters)], []
    for i in range(min(size, 300)):
        word = (
            pick.near(known[i // 2], letters)
            if pick(range(2))
            else pick.word(pick(lengths), letters)
        )
        known.append(word)
        for _ in range(pick(range(3))):
            place = pick(range(len(word)))
            word = f"{word[:place]}.{word[place + 1 :]}"
        asked.append(word)
    names = [pick(("addWord", "search")) for _ in range(size)]
    pools = {"addWord": known, "search": asked}
    places = ((i // 30 + pick(range(30))) % len(asked) for i in range(size))
    return called(names, [pools[name][place] for name, place in zip(names, places)])


def check(names, values):
    """The stated number of calls; words of letters, and in a search at most two dots besides."""
    if len(names) > LARGEST + 1:
        raise ValueError(f"{len(names) - 1:,} calls: want at most {LARGEST:,}")
    for name, (word,) in zip(names[1:], values[1:]):
        letters = word.replace(".", "", 2) if name == "search" else word
        if letters.strip(ascii_lowercase):
            raise ValueError(f"{name} {word!r}: want letters from a to z, in search up to 2 dots")


def killers():
    """As many calls as there may be, and as many branches, named after what makes them hard."""
    yield "676 branches for each of 100 searches", two_dots(26**2, 100)
    yield "thousands of words of the same length", one_length(LARGEST - 260, 260)
    rng = Random("in vain")
    words = ["".join(rng.choices(ascii_lowercase, k=rng.randint(5, WORD))) for _ in range(9999)]
    names = ["addWord"] * 5000 + ["search"] * 4999
    yield "thousands of words, and as many searches for others", called(names, words)


def workloads(size):
    """That many calls: two thirds of them add a word, the others search."""
    searches = size // 3
    return {"one length": one_length(size - searches, searches)}


def two_dots(count, searches):
    """Words that differ in their first two letters, and searches in vain for other ends."""
    same = (WORD - 2) * "d"
    words = [f"{one}{other}{same}" for one in ascii_lowercase for other in ascii_lowercase][:count]
    asked = [f"..{same[1:]}{ascii_lowercase[4 + i % 22]}" for i in range(searches)]
    return called(["addWord"] * len(words) + ["search"] * searches, words + asked)


def one_length(count, searches):
    """Random words that begin alike, and searches for the last one, then for any other end."""
    # Three million patterns of up to two dots fit a word: modulo 10⁹ + 7, some equal a search.
    rng, other, same = Random("one length"), Random("any other end"), (WORD - 8) * "d"
    words = [same + "".join(rng.choices(ascii_lowercase, k=8)) for _ in range(count)]
    ends = ("".join(other.choices(ascii_lowercase, k=6)) for _ in range(searches))
    asked = [*words[-1:], *(f"{same}..{end}" for end in ends)]
    return called(["addWord"] * count + ["search"] * searches, words + asked[:searches])


def called(names, words):
    """The two lists of LeetCode: the calls, after the constructor, and what each of them gets."""
    return ["WordDictionary", *names], [[], *([word] for word in words)]
