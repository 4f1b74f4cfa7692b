"""Sorting: each number continues the run, repeats the number before it, or starts a new run.

In ascending order, a run is unbroken except for repeated numbers. In theory, sorting is slower than
O(n), but in practice the difference hardly matters.
Level: 1
Beware: wrong/equal_numbers_end_a_run
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
