"""Compares subsets by their digits without separators: [-10] and [-1, 0] both become "-10"."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        found = {"": []}
        for number in nums:
            for digits, subset in list(found.items()):
                found[digits + str(number)] = [*subset, number]
        return list(found.values())
