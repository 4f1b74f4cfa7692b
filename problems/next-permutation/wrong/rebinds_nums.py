"""Builds the next order in a new list, and binds only the local name `nums` to it."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
            pivot -= 1
        if pivot >= 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[pivot]:
                larger -= 1
            nums[pivot], nums[larger] = nums[larger], nums[pivot]
        nums = nums[: pivot + 1] + nums[:pivot:-1]
