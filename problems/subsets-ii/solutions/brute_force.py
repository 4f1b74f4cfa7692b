"""Brute force: build the subset of each bitmask, and let a set remove the duplicates.

In the sorted list, the numbers of every subset are in ascending order. So two subsets with the same
numbers are equal tuples, and the set keeps one of them.
Level: 1
Beware: wrong/sorted_before_it_grows
Time: O(n · 2ⁿ) on average, with hashing
Space: O(n · 2ⁿ)
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        found = set()
        for mask in range(1 << len(nums)):
            found.add(tuple(number for i, number in enumerate(nums) if (mask >> i) & 1))
        return [list(subset) for subset in found]
