"""One row of the table, from the right to the left, so that no letter of s is used twice.

`ways[j]` is the number of ways for the first j letters of t and the letters of s read so far. It
needs the old `ways[j - 1]`, which a loop from the left would have replaced.
Time: O(m · n)
Space: O(n)
"""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in range(len(t), 0, -1):
                if letter == t[j - 1]:
                    ways[j] += ways[j - 1]
        return ways[-1]
