"""Brute-force recursion: tries both strings for each letter, in every order.

Reported as accepted in 2021.
Level: 1
Time: O(C(m + n + 2, m + 1)), if only the first letter of s3 does not fit, and all others are equal
Space: O(m + n), the recursion
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #2784"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        def fits(i1, i2, i):
            if i < 0:
                return i1 < 0 and i2 < 0
            if i1 >= 0 and s1[i1] == s3[i] and fits(i1 - 1, i2, i - 1):
                return True
            return i2 >= 0 and s2[i2] == s3[i] and fits(i1, i2 - 1, i - 1)

        return fits(len(s1) - 1, len(s2) - 1, len(s3) - 1)
