"""One pass for both: the most with the first house robbed, and the most with it left alone.

Each is kept with the last house robbed and with it left. In the end, the first and the last house
must not both be robbed, unless they are the same one.
Time: O(n)
Space: O(1)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        robbed_robbed, robbed_left = nums[0], -inf  # the first house, and then the last one
        left_robbed, left_left = -inf, 0
        for money in nums[1:]:
            robbed_robbed, robbed_left = robbed_left + money, max(robbed_robbed, robbed_left)
            left_robbed, left_left = left_left + money, max(left_robbed, left_left)
        return max(robbed_left, left_robbed, left_left)
