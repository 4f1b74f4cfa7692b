"""Halves by rounding, which makes 2 of 3 / 2, and so keeps digits that should go."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += n % 2
            n = round(n / 2)
        return count
