"""Treats characters whose codes differ by 32 as the same letter, even 0 and P.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #10162"
CAUGHT_BY = "generated"


class Solution:
    def isPalindrome(self, s: str) -> bool:
        left, right = 0, len(s) - 1
        while left < right:
            if not s[left].isalnum():
                left += 1
            elif not s[right].isalnum():
                right -= 1
            elif abs(ord(s[left]) - ord(s[right])) not in (0, 32):
                return False
            else:
                left += 1
                right -= 1
        return True
