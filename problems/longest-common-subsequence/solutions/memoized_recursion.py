"""Memoized recursion: take the first letters if they are equal, else drop one or the other.

The result for two rests is kept by where they start; otherwise it would be computed again for each
way to get there. Each call moves on in a string, so calls nest up to m + n deep.
Time: O(m · n)
Space: O(m · n), the results
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        known = [[None] * len(text2) + [0] for _ in text1]
        known.append([0] * (len(text2) + 1))  # an empty rest has nothing in common with any

        def longest(i, j):
            if known[i][j] is None:
                if text1[i] == text2[j]:
                    known[i][j] = 1 + longest(i + 1, j + 1)
                else:
                    known[i][j] = max(longest(i + 1, j), longest(i, j + 1))
            return known[i][j]

        return longest(0, 0)
