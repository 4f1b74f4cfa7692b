"""Look at the middle of what is left, from `low` to `high`, and drop the half that cannot have it.

Both ends are included, so a single item is left if they are equal, and nothing if they have passed
each other. The middle has been looked at, so it is dropped with its half.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return -1
