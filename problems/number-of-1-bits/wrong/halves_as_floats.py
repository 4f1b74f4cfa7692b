"""Halves with round(), which turns 3 / 2 into 2, so the last digit is not simply dropped."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += n % 2
            n = round(n / 2)
        return count
