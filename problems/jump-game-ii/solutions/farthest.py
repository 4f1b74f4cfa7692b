"""Greedy: jump only when the end of the current jump is reached, to wherever is farthest by then.

All places up to `end` take at most that many jumps. The next jump may start from any of them, so it
leads as far as the best of them does. The last place needs no jump, so the loop ends before it.
Time: O(n)
Space: O(1)
"""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = end = farthest = 0
        for place in range(len(nums) - 1):
            farthest = max(farthest, place + nums[place])
            if place == end:
                jumps += 1
                end = farthest
        return jumps
