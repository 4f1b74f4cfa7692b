"""Find the first item that is not below the target, in a range whose end is not included.

All items before `low` are below the target, and all from `high` on are not. When the two meet, that
is where the target is, unless it is missing. There is one comparison in each round.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if nums[middle] < target:
                low = middle + 1
            else:
                high = middle
        return low if low < len(nums) and nums[low] == target else -1
