"""Backwards: a place from which the goal can be reached is the new goal, since it is closer.

The first place at all from which the goal is in reach will do: from further back, it is the easiest
to get to. In the end, the goal must have come to the first place.
Time: O(n)
Space: O(1)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        goal = len(nums) - 1
        for place in reversed(range(goal)):
            if place + nums[place] >= goal:
                goal = place
        return goal == 0
