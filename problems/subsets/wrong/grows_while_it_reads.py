"""Appends to the result while it loops over it, so the loop never ends."""

VERDICT = "Memory Limit Exceeded"


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            for subset in result:
                result += [[*subset, number]]
        return result
