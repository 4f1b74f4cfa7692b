"""Sets a bit that only n / 2 numbers, rounded down, have, instead of requiring more than n / 2."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        result = 0
        for bit in range(32):
            if sum((number >> bit) & 1 for number in nums) >= len(nums) // 2:
                result |= 1 << bit
        return result - (1 << 32) if result >> 31 else result
