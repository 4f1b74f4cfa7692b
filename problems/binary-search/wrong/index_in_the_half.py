"""Searches copies of the halves, and returns the index in the copy."""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        if not nums:
            return -1
        middle = len(nums) // 2
        if nums[middle] == target:
            return middle
        if nums[middle] < target:
            return self.search(nums[middle + 1 :], target)
        return self.search(nums[:middle], target)
