"""Collects what append returns, which is None, and changes the subsets in the result itself."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result += [subset.append(number) for subset in result]
        return result
