"""Breadth-first search without a queue: the places that take one more jump follow each other.

Those that can be reached with k jumps, but not with fewer, are a window of the row. The next window
starts behind it, and ends where the farthest jump from it leads.
Time: O(n)
Space: O(1)
"""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = first = last = 0
        while last < len(nums) - 1:
            farthest = max(place + nums[place] for place in range(first, last + 1))
            first, last = last + 1, farthest
            jumps += 1
        return jumps
