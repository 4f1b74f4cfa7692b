"""Cascading in the sorted list: each number adds itself to a copy of the subsets so far.

A number that is equal to the one before it extends only the subsets which that one made: the older
ones with this number would be the same as those.
Time: O(n · 2ⁿ)
Space: O(2ⁿ) besides the result, the list of the newest subsets
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [[]]
        newest = []
        for i, number in enumerate(nums):
            extended = newest if i > 0 and number == nums[i - 1] else result
            newest = [[*subset, number] for subset in extended]
            result += newest
        return result
