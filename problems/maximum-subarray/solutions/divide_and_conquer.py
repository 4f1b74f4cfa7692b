"""Divide and conquer: the best subarray is in the first half, in the second, or crosses the middle.

One that crosses the middle is the best sum that ends there plus the best one that starts there;
`accumulate` has them all. They cannot be empty, or a half without any item would count.
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
