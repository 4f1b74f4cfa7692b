"""Uses the letters of the previous key, as if its list of keys began with key 1, not with key 0."""

from itertools import product

KEYS = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[int(digit) - 1] for digit in digits]
        return ["".join(word) for word in product(*letters)]
