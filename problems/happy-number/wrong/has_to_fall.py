"""Gives up when the sum is larger than the previous number."""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n != 1:
            total = sum(int(digit) ** 2 for digit in str(n))
            if total > n:
                return False
            n = total
        return True
