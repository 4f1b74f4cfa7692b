"""Starts from no subset at all, and so never makes the empty one."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        for number in nums:
            result += [[*subset, number] for subset in result] + [[number]]
        return result
