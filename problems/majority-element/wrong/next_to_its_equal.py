"""Returns the first number that equals the next one."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        for i in range(len(nums) - 1):
            if nums[i] == nums[i + 1]:
                return nums[i]
        return nums[0]
