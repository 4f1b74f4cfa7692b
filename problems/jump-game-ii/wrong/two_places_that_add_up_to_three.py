"""Counts a second jump before it sees that the first reaches the end, unless two places sum to 3.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4191"


class Solution:
    def jump(self, nums: list[int]) -> int:
        n = len(nums)
        if n == 1:
            return 0
        if n == 2 and nums[0] + nums[1] == 3:
            return 1
        left, jumps, best = nums[0], 1, -n
        for place in range(1, n):
            left -= 1
            best = max(best, nums[place] - left)
            if left == 0:
                left, best = best, -n
                jumps += 1
            if left + place >= n - 1:
                return jumps
        return jumps
