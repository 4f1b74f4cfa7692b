"""Adds every number to all subsets so far, so equal numbers make the same subsets again."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [[]]
        for number in nums:
            result += [[*subset, number] for subset in result]
        return result
