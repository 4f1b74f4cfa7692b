"""Subtract the sum of the list from that of 0 to n, which is n · (n + 1) / 2.

The first and the last of these n + 1 numbers add up to n, and so does each pair further in, so
their average is n / 2. One of n and n + 1 is even, so // leaves no remainder.
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        return n * (n + 1) // 2 - sum(nums)
