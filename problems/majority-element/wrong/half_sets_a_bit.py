"""Sets a bit if at least n / 2 numbers, rounded down, have it, not if more than n / 2 have it."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        result = 0
        for bit in range(32):
            if sum((number >> bit) & 1 for number in nums) >= len(nums) // 2:
                result |= 1 << bit
        return result - (1 << 32) if result >> 31 else result
