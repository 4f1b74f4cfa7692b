"""Fills the table from the ends, and takes the last column as true in every row.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #31425"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        if len(s2) < len(s1):
            s1, s2 = s2, s1
        row = [False] * len(s2) + [True]
        for i in reversed(range(len(s1) + 1)):
            for j in reversed(range(len(s2))):
                from_s1 = i < len(s1) and s1[i] == s3[i + j] and row[j]
                row[j] = from_s1 or (s2[j] == s3[i + j] and row[j + 1])
        return row[0]
