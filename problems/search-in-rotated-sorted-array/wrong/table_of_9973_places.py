"""Keeps indices in a table of 9,973 entries; two values that are 9,973 apart share an entry."""

CAUGHT_BY = "constants"


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        table = [-1] * 9973
        for i, number in enumerate(nums):
            table[number % 9973] = i
        i = table[target % 9973]
        return i if i >= 0 and nums[i] == target else -1
