"""Backtracking: choose a letter for the first key, then for the next, and come back for the others.

A letter is taken back before the next one of the same key takes its place.
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n) besides the result
"""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        result = []
        letters = []

        def choose(i):
            if i == len(digits):
                result.append("".join(letters))
                return
            for letter in KEYS[digits[i]]:
                letters.append(letter)
                choose(i + 1)
                letters.pop()

        choose(0)
        return result
