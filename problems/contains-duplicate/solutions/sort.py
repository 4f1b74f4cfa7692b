"""Sorting: equal values become neighbours, so it is enough to compare each item with the next one.

In ascending order, no other value can stand between two equal ones. A set is slow if many
values have hashes that lead to the same place; sorting uses no hashes.
Level: 1
Beware: wrong/sorts_a_copy
Time: O(n log n)
Space: O(n), which sorting may take
"""

from itertools import pairwise


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        nums.sort()
        return any(one == next_one for one, next_one in pairwise(nums))
