"""Looks only at the lowest 16 bits."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        result = 0
        for bit in range(16):
            if sum((number >> bit) & 1 for number in nums) > len(nums) // 2:
                result |= 1 << bit
        return result - (1 << 16) if result >> 15 else result
