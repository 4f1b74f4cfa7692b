"""Tries every order of the letters of `s`: ten letters already have over three million."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return any("".join(order) == t for order in permutations(s))
