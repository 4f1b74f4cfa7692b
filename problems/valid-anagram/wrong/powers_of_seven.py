"""Adds up powers of 7, one for each letter, so seven a's count as much as one b.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #20102"
CAUGHT_BY = "orders"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return self.hashed(s) == self.hashed(t)

    def hashed(self, word):
        return sum(7 ** (ord(letter) - ord("a")) for letter in word)
