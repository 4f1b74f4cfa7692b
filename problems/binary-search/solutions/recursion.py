"""Recursion: search the half that may have the target in the same way.

The calls get the two ends of the half, not a copy of it, so indices stay those of the whole list,
and no call takes O(n).
Time: O(log n)
Space: O(log n), the depth of the recursion
"""


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
            return self.between(nums, target, middle + 1, high)
        return self.between(nums, target, low, middle - 1)
