"""Divide and conquer: the best subarray is in the first half, in the second, or crosses the middle.

The best one that crosses the middle joins the best one that ends there and the best one that starts
there; `accumulate` yields the sums of all candidates. Both parts have at least one item.
Time: O(n log n)
Space: O(n), for copies of the two halves
"""

from itertools import accumulate


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        middle = len(nums) // 2
        left, right = nums[:middle], nums[middle:]
        crossing = max(accumulate(reversed(left))) + max(accumulate(right))
        return max(self.maxSubArray(left), self.maxSubArray(right), crossing)
