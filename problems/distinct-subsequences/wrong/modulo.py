"""Reduces the result modulo 10⁹ + 7, but the result may be about twice as large as that."""

CAUGHT_BY = "generated"


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in range(len(t), 0, -1):
                if letter == t[j - 1]:
                    ways[j] = (ways[j] + ways[j - 1]) % (10**9 + 7)
        return ways[-1]
