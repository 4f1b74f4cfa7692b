"""Moves both boundaries by two after a red object, so the next object is passed over.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #25372"


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        low, mid, high = 0, 0, len(nums) - 1
        while mid <= high:
            if nums[mid] == 0:
                nums[mid] = nums[low]
                nums[low] = 0
                low += 2
                mid += 2
            elif nums[mid] == 2:
                nums[mid] = nums[high]
                nums[high] = 2
                high -= 1
            else:
                mid += 1
