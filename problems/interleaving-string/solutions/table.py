"""Table: for each pair of prefixes, whether they interleave to the prefix of s3 of that length.

The last letter of that prefix comes from the end of one or the other; either way, what is left is a
smaller pair. Two empty prefixes make an empty one.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        m, n = len(s1), len(s2)
        if m + n != len(s3):
            return False
        table = [[False] * (n + 1) for _ in range(m + 1)]
        table[0][0] = True
        for i in range(m + 1):
            for j in range(n + 1):
                if i > 0 and s1[i - 1] == s3[i + j - 1] and table[i - 1][j]:
                    table[i][j] = True
                if j > 0 and s2[j - 1] == s3[i + j - 1] and table[i][j - 1]:
                    table[i][j] = True
        return table[m][n]
