"""Lists all orders of the letters, but 16 letters already have 20 trillion orders."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = set(map("".join, permutations(p)))
        return [i for i in range(len(s) - m + 1) if s[i : i + m] in wanted]
