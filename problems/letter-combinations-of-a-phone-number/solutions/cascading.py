"""Cascading: for each key, append each of its letters to every word so far.

The invariant: after i keys, the list has every word of the first i keys exactly once. Each word of
i + 1 keys is one of these words followed by a letter of the next key.

For digits = "23":

    digit  words
    -      ['']
    '2'    ['a', 'b', 'c']
    '3'    ['ad', 'ae', 'af', 'bd', 'be', 'bf', 'cd', 'ce', 'cf']
Level: 1
Beware: wrong/keeps_the_beginnings
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n · 4ⁿ), the result and the shorter words that it is built from
"""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        words = [""]
        for digit in digits:
            words = [word + letter for word in words for letter in KEYS[digit]]
        return words
