"""Greedy, backwards: a place from which the goal can be reached becomes the new goal.

The new goal is closer to the start. Any path to the old goal that jumps over the new goal could
stop at the new goal instead, so reaching the new goal is all that matters. At the end, the goal
must have moved to the first place.

For nums = [2, 0, 1, 1, 4]:

    place  goal
    -      4
    3      3     place 3 reaches 4
    2      2     place 2 reaches 3
    1      2     place 1 reaches nothing
    0      0     place 0 reaches 2
    return True
Level: 3
From: marks; ask instead which places lead to the last place: only the first of them has to be
  remembered
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
