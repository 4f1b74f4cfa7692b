"""Does not compare the lengths first, so s3 may end before the other two strings do.

Reported as accepted in 2021: the official solution of that time.
"""

VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #2783"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        @cache
        def fits(i, j):
            if i == len(s1):
                return s2[j:] == s3[i + j :]
            if j == len(s2):
                return s1[i:] == s3[i + j :]
            letter = s3[i + j]
            return (s1[i] == letter and fits(i + 1, j)) or (s2[j] == letter and fits(i, j + 1))

        return fits(0, 0)
