"""Sort, then walk along: the next number continues the run, repeats itself, or starts a new run.

In theory that is slower than O(n), but sorting is so fast that in practice it hardly matters.
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
