"""Combines the letters of two keys and forgets that there may be more keys."""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        if len(digits) == 1:
            return list(KEYS[digits])
        return [first + second for first in KEYS[digits[0]] for second in KEYS[digits[1]]]
