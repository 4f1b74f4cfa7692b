"""Searches the whole result for each triplet that it finds, in case it is already there."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        for i, first in enumerate(nums):
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    if [first, nums[low], nums[high]] not in result:
                        result.append([first, nums[low], nums[high]])
                    low += 1
        return result
