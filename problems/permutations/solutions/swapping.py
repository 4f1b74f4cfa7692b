"""Backtracking by swaps: what is left stands behind the place to fill, so swap each of it there.

The list itself holds the permutation so far, in front, and the numbers that are left, behind it.
Swapping back restores the list before the next number is tried.
Time: O(n · n!)
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums):
                result.append(nums[:])
                return
            for i in range(place, len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)
                nums[place], nums[i] = nums[i], nums[place]

        fill(0)
        return result
