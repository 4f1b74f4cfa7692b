"""Cascading: for each key, append each of its letters to every beginning of a word so far.

The invariant: after i keys, the list has every word of the first i keys once. Each word of one key
more is such a beginning and one letter of the next key.

For digits = "23":

    digit  words
    '2'    ['']
    '3'    ['a', 'b', 'c']
    return ['ad', 'ae', 'af', 'bd', 'be', 'bf', 'cd', 'ce', 'cf']
Level: 1
Beware: wrong/keeps_the_beginnings
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n · 4ⁿ), the result and the beginnings that it is made of
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
