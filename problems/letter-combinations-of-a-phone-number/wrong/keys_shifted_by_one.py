"""Uses the letters of the previous key, as if a list of keys that begins with 0 began with 1."""

from itertools import product

KEYS = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[int(digit) - 1] for digit in digits]
        return ["".join(word) for word in product(*letters)]
