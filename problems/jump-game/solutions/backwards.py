"""Backwards: a place from which the goal can be reached becomes the new goal, since it is closer.

Any way from further back that leads over this place could also stop on it, so no way is lost. At
the end, the goal must have moved to the first place.
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
