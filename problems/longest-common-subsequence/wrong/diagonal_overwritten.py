"""Keeps only one row, in which the entry on the diagonal has already been overwritten."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        longest = [0] * (len(text2) + 1)
        for letter in text1:
            for j, other in enumerate(text2, 1):
                if letter == other:
                    longest[j] = longest[j - 1] + 1
                else:
                    longest[j] = max(longest[j], longest[j - 1])
        return longest[-1]
