"""Where no letter fits, gives back letters of s1 until a letter of s2 fits, never letters of s2.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3716"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        i = j = 0
        while i + j < len(s3):
            if i < len(s1) and s1[i] == s3[i + j]:
                i += 1
                continue
            while i > 0 and not s2.startswith(s3[i + j], j):
                i -= 1
            if not s2.startswith(s3[i + j], j):
                return False
            j += 1
        return True
