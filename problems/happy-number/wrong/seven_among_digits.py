"""Returns true as soon as the squares of the last few digits add up to 7.

Reported as accepted in 2022.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #6675"


class Solution:
    def isHappy(self, n: int) -> bool:
        total = 0
        while n > 0:
            n, digit = divmod(n, 10)
            total += digit * digit
            if (n == 0 and total == 1) or total == 7:
                return True
            if n == 0 and total < 10:
                return False
            if n == 0:
                n, total = total, 0
        return False
