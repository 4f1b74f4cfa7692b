"""XOR all indexes, all numbers and n: what occurs twice cancels out, and one number occurs once.

The indexes are 0 to n - 1, so with n each number is there, and each but the missing one again in
the list. Order does not matter: 2 ^ 1 ^ 2 = 10 ^ 01 ^ 10 = 01. Nothing grows beyond the bits of n.
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = len(nums)
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
