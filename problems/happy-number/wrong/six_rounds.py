"""Gives up after six rounds, but some numbers need one more.

Reported as accepted in 2023.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #10794"


class Solution:
    def isHappy(self, n: int) -> bool:
        for _ in range(6):
            n = sum(int(digit) ** 2 for digit in str(n))
            if n == 1:
                return True
        return False
