"""Puts each letter in front of the beginnings, and so spells all words backwards."""

from collections import deque

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        words = deque([""])
        for digit in digits:
            for _ in range(len(words)):
                word = words.popleft()
                words.extend(letter + word for letter in KEYS[digit])
        return list(words)
