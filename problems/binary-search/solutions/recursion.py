"""Recursive binary search: compare with the middle, then search one half in the same way.

The base case is an empty range. A call gets the two ends of the half, not a copy of the half: the
indices stay the indices of the whole list, and no call takes O(n) time.

For nums = [-1, 0, 3, 5, 9, 12], target = 0:

    low  high
    0    5
    0    1     nums[2] is 3, too large
    1    1     nums[0] is -1, too small
    return 1
Level: 3
From: binary_search; each step leaves the same task on a smaller range, so let the function call
  itself
Beware: wrong/drops_the_recursive_result, wrong/index_in_the_half
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
