"""Looks for each string in s3 separately, so that both may use the same letter."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        return self.is_subsequence(s1, s3) and self.is_subsequence(s2, s3)

    def is_subsequence(self, s, t):
        rest = iter(t)
        return all(letter in rest for letter in s)
