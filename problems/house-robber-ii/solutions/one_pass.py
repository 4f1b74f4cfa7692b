"""One pass for two cases: the most with the first house robbed, and the most with it left alone.

Each case has two results: with the latest house robbed, and with it left alone. At the end, the
first and the last house must not both be robbed, unless they are the same.
Time: O(n)
Space: O(1)
"""

from math import inf


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        robbed_robbed, robbed_left = nums[0], -inf  # first and last house
        left_robbed, left_left = -inf, 0
        for money in nums[1:]:
            robbed_robbed, robbed_left = robbed_left + money, max(robbed_robbed, robbed_left)
            left_robbed, left_left = left_left + money, max(left_robbed, left_left)
        return max(robbed_left, left_robbed, left_left)
