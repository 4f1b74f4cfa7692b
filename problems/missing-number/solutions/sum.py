"""What is missing from the sum: 0 + 1 + ... + n is n · (n + 1) / 2.

One number from the left end and one from the right add up to n each time, on average n / 2 each.
One of the two neighbours n and n + 1 is even, so // leaves nothing over.
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        return n * (n + 1) // 2 - sum(nums)
