"""Sorts by whether an item is something else than 0, and so moves the zeros to the front."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: number != 0)
