"""Mixed radix: number the words; each digit of a number, in the base of its key, selects a letter.

The number of letters on a key, 3 or 4, is its base. Dividing the number of a word by the base gives
the place of the letter as the remainder; the quotient is the number of the rest of the word.
Different numbers have different digits, so each word is made once.

For digits = "23":

    number  digit  place  letters
    0       '2'    0      []
    0       '3'    0      ['a']
    0       '2'    1      []       1 = 0 · 3 + 1
    0       '3'    0      ['b']    and so on
Level: 4
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
