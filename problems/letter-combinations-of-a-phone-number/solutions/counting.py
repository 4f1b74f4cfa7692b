"""Number the words, and read each number as a clock: every key is a hand with three or four places.

Dividing the number by how many letters the first key has leaves the place of its letter; what comes
out is the number for the keys that follow.
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n) besides the result
"""

from math import prod

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        count = prod(len(KEYS[digit]) for digit in digits)
        return [self.word(number, digits) for number in range(count)]

    def word(self, number, digits):
        letters = []
        for digit in digits:
            number, place = divmod(number, len(KEYS[digit]))
            letters.append(KEYS[digit][place])
        return "".join(letters)
