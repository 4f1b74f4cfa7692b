"""Treats uppercase and lowercase letters as equal."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        s, t = s.lower(), t.lower()
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in range(len(t), 0, -1):
                if letter == t[j - 1]:
                    ways[j] += ways[j - 1]
        return ways[-1]
