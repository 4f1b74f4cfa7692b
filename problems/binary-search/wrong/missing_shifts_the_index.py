"""Adds the start of the second half to every result found there, even to -1 for not found."""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        if not nums:
            return -1
        middle = len(nums) // 2
        if nums[middle] == target:
            return middle
        if nums[middle] < target:
            return middle + 1 + self.search(nums[middle + 1 :], target)
        return self.search(nums[:middle], target)
