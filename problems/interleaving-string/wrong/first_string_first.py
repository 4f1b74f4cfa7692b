"""Greedy: takes a letter from s1 whenever it fits, even if it should be taken from s2."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        i = j = 0
        for letter in s3:
            if i < len(s1) and s1[i] == letter:
                i += 1
            elif j < len(s2) and s2[j] == letter:
                j += 1
            else:
                return False
        return i == len(s1) and j == len(s2)
