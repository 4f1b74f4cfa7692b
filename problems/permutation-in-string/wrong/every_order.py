"""Searches for every order of the letters, but 16 letters already have 20 trillion orders."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        return any("".join(order) in s2 for order in permutations(s1))
