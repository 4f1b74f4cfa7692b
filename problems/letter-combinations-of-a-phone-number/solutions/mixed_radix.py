"""Mixed radix: number the words; each digit of a number, in the base of its key, selects a letter.

The number of letters on a key, 3 or 4, is its base. Divide the number of a word by the base of the
first key: the remainder is the index of the first letter, and the quotient is the number of the
rest of the word. No two numbers have the same digits, so each word is made once.

For digits = "23":

    number  digit  index  letters
    0       '2'    0      ['a']
    0       '3'    0      ['a', 'd']
    0       '2'    1      ['b']       word 1: 1 = 0 · 3 + 1
    0       '3'    0      ['b', 'd']
    1       '2'    0      ['a']       word 3: 3 = 1 · 3 + 0
    0       '3'    1      ['a', 'e']
Level: 4
From: product; the library makes the words only one after another, so number the words: then any of
  them can be made on its own
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
            number, index = divmod(number, len(KEYS[digit]))
            letters.append(KEYS[digit][index])
        return "".join(letters)
