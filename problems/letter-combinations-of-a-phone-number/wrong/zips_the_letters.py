"""Zips the letters of the keys: the first letters of all keys together, then the second letters."""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[digit] for digit in digits]
        return ["".join(word) for word in zip(*letters)]
