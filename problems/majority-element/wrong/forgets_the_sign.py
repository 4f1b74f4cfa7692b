"""Returns 32 bits without a sign, so a negative number becomes a large positive one."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        result = 0
        for bit in range(32):
            if sum((number >> bit) & 1 for number in nums) > len(nums) // 2:
                result |= 1 << bit
        return result
