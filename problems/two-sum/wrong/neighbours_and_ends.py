"""Tries each item only with its neighbour, the first item and the last item.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4571"


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        last = len(nums) - 1
        result = [0, 0]
        for i in range(last):
            if nums[i] + nums[i + 1] == target:
                return [i, i + 1]
            if nums[0] + nums[i + 1] == target:
                result = [0, i + 1]
            elif nums[last] + nums[i + 1] == target:
                result = [last, i + 1]
        return result
