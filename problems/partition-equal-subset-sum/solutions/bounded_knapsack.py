"""Bounded knapsack: one pass over the sums for each distinct value, however often it occurs.

A sum that was possible before needs no copy of the new value. Any other sum needs one more copy
than the sum that is smaller by the value, and `used` counts the copies. With at most 100 distinct
values, a list of 200 numbers takes at most half as many passes.
Level: 3
From: one_row; equal numbers need a pass each, so let one pass count how many of them a sum takes
Time: O(k · total), for k distinct values
Space: O(total)
"""

from collections import Counter


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * half
        for number, count in Counter(nums).items():
            used = [0] * (half + 1)
            for total in range(number, half + 1):
                smaller = total - number
                if not possible[total] and possible[smaller] and used[smaller] < count:
                    possible[total] = True
                    used[total] = used[smaller] + 1
        return possible[half]
