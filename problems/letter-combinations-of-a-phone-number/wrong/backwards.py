"""Puts each new letter in front of the words so far, so all words are spelled backwards."""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        words = [""]
        for digit in digits:
            words = [letter + word for word in words for letter in KEYS[digit]]
        return words
