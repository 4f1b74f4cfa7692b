"""Shifts before it adds the last bit, so it loses the last bit of n."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            n >>= 1
            count += n & 1
        return count
