"""Decides by the ends of the first half, even if the first half is not in order."""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[low] <= target < nums[middle]:
                high = middle - 1
            else:
                low = middle + 1
        return -1
