"""Sorts by whether an item is nonzero, which moves the zeros to the front."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: number != 0)
