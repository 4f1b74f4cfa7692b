"""Sorting: each number continues the run, repeats the previous number, or starts a new run.

In ascending order, the numbers of a run are neighbours, apart from repetitions.

For nums = [1, 3, 2, 2, 7]:

    number  following  run  longest
    1       2          2    2
    2       2          2    2          a repetition changes nothing
    2       3          3    3
    3       7          1    3          a gap: a new run
    return 3
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
