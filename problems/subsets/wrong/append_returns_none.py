"""Collects what append returns, which is None, and changes the subsets that were there before."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result += [subset.append(number) for subset in result]
        return result
