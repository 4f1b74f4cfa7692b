"""Sort, then walk along: the next number goes on with the run, repeats itself, or starts anew.

It is slower than O(n) in theory, but not on a real machine, where sorting is fast.
Time: O(n log n)
Space: O(n), the sorted copy
"""

from itertools import pairwise


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        if not nums:
            return 0
        longest = run = 1
        for number, following in pairwise(sorted(nums)):
            if following == number + 1:
                run += 1
                longest = max(longest, run)
            elif following != number:
                run = 1
        return longest
