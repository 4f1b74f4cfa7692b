"""Place by place: keep the farthest place that can be reached, and stop if the next one is beyond.

All places up to the farthest can be reached, because jumps may be shorter. So the order in which
the places are looked at does not matter, and neither does the way there.
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
