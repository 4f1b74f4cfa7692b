"""Brute force: build the subset of each bitmask, and let a set remove the duplicates.

In the sorted list, the numbers of every subset are in ascending order. So two subsets with the same
numbers are equal tuples, and the set keeps one of them.

For nums = [2, 2]:

    mask  found
    0     {()}
    1     {(), (2,)}
    2     {(), (2,)}          0b10 makes the same subset as 0b01
    3     {(), (2,), (2, 2)}
    return [[], [2], [2, 2]]
Level: 1
Beware: wrong/sorted_before_it_grows
Time: O(n · 2ⁿ)
Space: O(n · 2ⁿ)
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        found = set()
        for mask in range(1 << len(nums)):
            found.add(tuple(number for i, number in enumerate(nums) if (mask >> i) & 1))
        return [list(subset) for subset in found]
