"""Starts to reverse one number too late, so the first number after the swap stays in its place."""


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
        left, right = place + 2, len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
