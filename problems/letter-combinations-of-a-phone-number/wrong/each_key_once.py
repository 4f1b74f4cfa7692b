"""Uses each distinct key only once, but a key may be pressed more than once."""

from itertools import product

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[digit] for digit in dict.fromkeys(digits)]
        return ["".join(word) for word in product(*letters)]
