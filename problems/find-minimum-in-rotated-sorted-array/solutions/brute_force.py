"""Linear search: look for the first item that is less than the previous item.

The original list began with this item. If there is none, the list is in order, and the first item
is the smallest. The judge accepts this, but the statement asks for O(log n).
Level: 1
Beware: wrong/returns_none_if_in_order
Time: O(n)
Space: O(1)
"""

from itertools import pairwise


class Solution:
    def findMin(self, nums: list[int]) -> int:
        for one, later in pairwise(nums):
            if later < one:
                return later
        return nums[0]
