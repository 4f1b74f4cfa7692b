"""Kadane's algorithm: the best sum ending here extends the one ending before, or starts anew.

Extending pays unless the sum before is negative. The result is the largest of the sums that end
at any item.
Time: O(n)
Space: O(1)
"""

from math import inf


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = -inf
        for number in nums:
            ending_here = max(ending_here + number, number)
            best = max(best, ending_here)
        return best
