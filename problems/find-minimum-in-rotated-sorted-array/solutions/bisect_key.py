"""`bisect` with a key: find the first item that is no greater than the last one.

`bisect_left` compares what the key returns for the items. These results are in order: False for the
items before the smallest, True from there on, and False is less than True.
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def findMin(self, nums: list[int]) -> int:
        last = nums[-1]
        return nums[bisect_left(nums, True, key=lambda number: number <= last)]
