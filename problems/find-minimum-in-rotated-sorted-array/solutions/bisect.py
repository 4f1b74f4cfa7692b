"""Binary search with bisect and a key: find the first item that is not greater than the last item.

The items before the smallest item are greater than the last item; the smallest item and the items
after it are not. So the keys are False, ..., False, True, ..., True, which is ascending order.
`bisect_left` finds the first True.

For nums = [4, 5, 6, 7, 0, 1, 2]:

    last
    2     keys, F for False: F, F, F, F, T, T, T
    return 0
Level: 3
From: binary_search; the end of the range moves from step to step, so compare with the last item of
  the list instead: one fixed question is what the standard library needs
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def findMin(self, nums: list[int]) -> int:
        last = nums[-1]
        return nums[bisect_left(nums, True, key=lambda number: number <= last)]
