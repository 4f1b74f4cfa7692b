"""Binds the name `nums` to a new list, and leaves the caller's list as it was."""


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
