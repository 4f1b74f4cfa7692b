"""`bisect` finds the first item that is at most the last one: False for all before it, then True.

With a key, `bisect_left` searches what the key makes of the items. These are in order if the key
says whether an item belongs to the part that starts with the smallest: False is less than True.
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def findMin(self, nums: list[int]) -> int:
        last = nums[-1]
        return nums[bisect_left(nums, True, key=lambda number: number <= last)]
