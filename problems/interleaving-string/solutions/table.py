"""Bottom-up table: for each pair of prefixes of s1 and s2, whether they can form the prefix of s3.

Prefixes of i and j letters must form the first i + j letters of s3. The last of these is the last
letter of one of the two prefixes, and the letters before it must be an interleaving, too:

    table[i][j] = (table[i - 1][j] and s1[i - 1] == s3[i + j - 1])
               or (table[i][j - 1] and s2[j - 1] == s3[i + j - 1])

Each line counts only if its prefix is not empty. The base case is two empty prefixes, which form
the empty prefix of s3. The index in s3 needs no dimension of its own, as it is always i + j.

For s1 = "aab", s2 = "ac", s3 = "aacab":

    i  table[i]
    0  [True, True, False]   "" and "a" make "a"
    1  [True, True, True]    "a" and "ac" make "aac"
    2  [True, False, True]   "aa" and "a" do not make "aac"
    3  [False, False, True]
    return True
Level: 2
From: memoized_recursion; whether two prefixes fit depends on prefixes that are one letter shorter,
  so loops can fill a table of them
Ask: Which string can the last letter of s3 come from, and what must hold for the letters before it?
Beware: wrong/two_subsequences, wrong/lengths_swapped
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
