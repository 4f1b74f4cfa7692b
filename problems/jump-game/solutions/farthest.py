"""Place by place: keep the farthest place that can be reached, and stop if the next is beyond it.

Jumps may be shorter, so all places up to the farthest can be reached: one number is enough.
Time: O(n)
Space: O(1)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        farthest = 0
        for place, jump in enumerate(nums):
            if place > farthest:
                return False
            farthest = max(farthest, place + jump)
        return True
