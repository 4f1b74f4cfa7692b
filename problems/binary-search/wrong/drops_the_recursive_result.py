"""Calls itself for a half, but does not return the result of that call."""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        return self.between(nums, target, 0, len(nums) - 1)

    def between(self, nums, target, low, high):
        """The index of the target from `low` to `high`, both included, or -1."""
        if low > high:
            return -1
        middle = (low + high) // 2
        if nums[middle] == target:
            return middle
        if nums[middle] < target:
            self.between(nums, target, middle + 1, high)
        else:
            self.between(nums, target, low, middle - 1)
