"""Letter Combinations of a Phone Number: the words that the digits type."""

from collections import defaultdict
from functools import cache
from itertools import product
from string import ascii_lowercase

SMALL = LARGEST = 4
ANY_ORDER = 1  # of the words
COMPARED = [("key 2", 2), ("key 2", 4), ("key 7", 4)]
TYPED = str.maketrans(ascii_lowercase, "22233344455566677778889999")


def inputs(pick, size):
    """Every word of digits."""
    return (pick.word(pick(range(1, size + 1)), "23456789"),)


def answer(digits):
    """The words of that length that are typed with these digits."""
    return words_by_digits(len(digits))[digits]


@cache
def words_by_digits(length):
    """{digits: the words of that length that are typed with them}."""
    words = defaultdict(list)
    for word in map("".join, product(ascii_lowercase, repeat=length)):
        words[word.translate(TYPED)].append(word)
    return words


def workloads(size):
    """A key with three letters and one with four, pressed that often."""
    return {f"key {digit}": (digit * size,) for digit in "27"} if size <= LARGEST else {}
