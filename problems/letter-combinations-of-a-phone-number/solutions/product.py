"""Cartesian product: `itertools.product` yields all ways to take one letter from each key.

`product` varies the last letter fastest, like nested loops, one loop for each key.
Level: 3
From: cascading; nested loops over several lists are so common that the library has them, so let the
  library nest them
Beware: wrong/zips_the_letters
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n) besides the result
"""

from itertools import product

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        letters = [KEYS[digit] for digit in digits]
        return ["".join(word) for word in product(*letters)]
