"""Gives 7 its four letters, but gives 9 only three letters, without z."""

from itertools import product

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxy",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[digit] for digit in digits]
        return ["".join(word) for word in product(*letters)]
