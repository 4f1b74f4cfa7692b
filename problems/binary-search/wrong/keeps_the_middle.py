"""Keeps the middle item in the range, so a search for a missing target never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[middle] < target:
                low = middle
            else:
                high = middle
        return -1
