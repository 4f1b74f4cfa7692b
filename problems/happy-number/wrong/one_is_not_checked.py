"""Checks for a repeated number before it checks for 1, so 1 itself is unhappy."""


class Solution:
    def isHappy(self, n: int) -> bool:
        seen = set()
        while n not in seen:
            seen.add(n)
            n = sum(int(digit) ** 2 for digit in str(n))
            if n in seen:
                return False
            if n == 1:
                return True
        return False
