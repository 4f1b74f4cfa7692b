"""Binary search by bisect with a key: find the first item that is not greater than the last item.

The items before the smallest item are greater than the last item; the smallest item and the items
after it are not. So the keys are False, ..., False, True, ..., True, which is ascending order, and
`bisect_left` finds the first True.
Level: 3
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def findMin(self, nums: list[int]) -> int:
        last = nums[-1]
        return nums[bisect_left(nums, True, key=lambda number: number <= last)]
