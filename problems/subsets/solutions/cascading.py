"""Cascading: start with the empty subset; each number adds itself to a copy of all subsets so far.

So each number doubles how many there are.
Time: O(n · 2ⁿ)
Space: O(2ⁿ) besides the result, the list of the new subsets
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result += [[*subset, number] for subset in result]
        return result
