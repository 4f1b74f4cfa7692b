"""State machine: four states tell whether the first and the latest house are robbed or left alone.

Each house changes the state. A house can be robbed only from a state in which the latest house is
left alone; it can be left alone from any state. Each variable is the most money in its state; -inf
marks a state that is not possible yet. At the end, the state in which both the first and the last
house are robbed does not count.

For nums = [2, 7, 9, 3]:

    i  robbed_robbed  robbed_left  left_robbed  left_left
    -  2              -inf         -inf         0
    1  -inf           2            7            0
    2  11             2            9            7
    3  5              11           10           9
    return 11
Level: 3
From: memoized_recursion; a result depends only on the next two houses, so a single pass with a few
  variables is enough
Time: O(n)
Space: O(1)
"""

from math import inf


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        robbed_robbed, robbed_left = nums[0], -inf  # first house, latest house
        left_robbed, left_left = -inf, 0
        for i in range(1, len(nums)):
            robbed_robbed, robbed_left = robbed_left + nums[i], max(robbed_robbed, robbed_left)
            left_robbed, left_left = left_left + nums[i], max(left_robbed, left_left)
        return max(robbed_left, left_robbed, left_left)
