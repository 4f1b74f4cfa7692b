"""Halves with round(), which turns 3 / 2 into 2 instead of dropping the last bit."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += n % 2
            n = round(n / 2)
        return count
