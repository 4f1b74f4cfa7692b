"""Numbers the pairs as 1000 · i + j, so that j = 1000 collides with the next i."""

CAUGHT_BY = "killers"


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        known = {}

        def longest(i, j):
            pair = 1000 * i + j
            if pair not in known:
                if i == len(text1) or j == len(text2):
                    known[pair] = 0
                elif text1[i] == text2[j]:
                    known[pair] = 1 + longest(i + 1, j + 1)
                else:
                    known[pair] = max(longest(i, j + 1), longest(i + 1, j))
            return known[pair]

        return longest(0, 0)
