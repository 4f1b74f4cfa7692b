"""XOR all indexes, all numbers and n: what occurs twice cancels out, and one number occurs once.

The indexes and n are the numbers 0 to n, each once; the list has all but the missing one again.
Order does not matter: 2 ^ 1 ^ 2 = 10 ^ 01 ^ 10 = 01. No result has more bits than n.
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = len(nums)
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
