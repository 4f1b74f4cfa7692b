"""Plain recursion: tries every jump from every place, the same places again and again.

Level: 1
Time: O(2ⁿ)
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        return self.reaches_last(nums, 0)

    def reaches_last(self, nums, place):
        if place >= len(nums) - 1:
            return True
        jumps = range(1, nums[place] + 1)
        return any(self.reaches_last(nums, place + jump) for jump in jumps)
