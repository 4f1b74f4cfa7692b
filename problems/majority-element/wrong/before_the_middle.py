"""Returns the number before the middle of the sorted list."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return sorted(nums)[len(nums) // 2 - 1]
