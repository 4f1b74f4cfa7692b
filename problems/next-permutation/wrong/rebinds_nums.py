"""Binds the name `nums` to a new list, and leaves the caller's list as it was."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        place = len(nums) - 2
        while place >= 0 and nums[place] >= nums[place + 1]:
            place -= 1
        if place >= 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[place]:
                larger -= 1
            nums[place], nums[larger] = nums[larger], nums[place]
        nums = nums[: place + 1] + nums[:place:-1]
