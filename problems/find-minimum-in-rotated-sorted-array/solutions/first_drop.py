"""Look for the first item that is below the one before it; without one, the list is in order.

This reads the whole list where the smallest item is the last or the first: it is not as fast as
the statement asks, but no program that is run a few times could tell.
Time: O(n)
Space: O(1)
"""

from itertools import pairwise


class Solution:
    def findMin(self, nums: list[int]) -> int:
        return next((later for one, later in pairwise(nums) if later < one), nums[0])
