"""Bottom-up table: for each prefix of s and each prefix of t, the number of ways.

The last letter of the prefix of s can always be dropped. If it equals the last letter of the prefix
of t, it can also be matched with that letter; the rest of the prefix of t is then made from the
rest of the prefix of s. These ways are distinct, so their numbers add up:

    ways[i][j] = ways[i - 1][j]                         if s[i - 1] != t[j - 1]
    ways[i][j] = ways[i - 1][j] + ways[i - 1][j - 1]    if s[i - 1] == t[j - 1]

The base cases are an empty t, which is made in one way, by dropping every letter, and an empty s,
from which no other t can be made.

For s = "bbag", t = "bag":

    i  s[i - 1]  ways[i]
    1  b         [1, 1, 0, 0]  "b" in one way
    2  b         [1, 2, 0, 0]  "b" in two ways
    3  a         [1, 2, 2, 0]  "ba" in two ways
    4  g         [1, 2, 2, 2]  "bag" in two ways
    return 2
Level: 2
From: memoized_recursion; each pair needs only pairs of shorter prefixes, so two loops compute them
  in order
Ask: If the last letters of two prefixes are equal, in which two ways can you go on?
Beware: wrong/first_column_left_at_zero, wrong/always_kept
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        m, n = len(s), len(t)
        ways = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m + 1):
            ways[i][0] = 1
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                ways[i][j] = ways[i - 1][j]
                if s[i - 1] == t[j - 1]:
                    ways[i][j] += ways[i - 1][j - 1]
        return ways[m][n]
