"""Swaps with the first number of the falling end: its largest number, not the next larger one."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        place = len(nums) - 2
        while place >= 0 and nums[place] >= nums[place + 1]:
            place -= 1
        if place >= 0:
            larger = place + 1
            nums[place], nums[larger] = nums[larger], nums[place]
        left, right = place + 1, len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
