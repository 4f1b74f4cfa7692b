"""Swaps the pivot with its right neighbour, not with the next larger number, and sorts the rest.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #22964"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        i = len(nums) - 1
        while i > 0:
            if nums[i - 1] < nums[i]:
                nums[i - 1], nums[i] = nums[i], nums[i - 1]
                break
            i -= 1
        nums[i:] = sorted(nums[i:])
