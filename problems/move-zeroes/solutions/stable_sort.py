"""Stable sort: sort by whether an item is 0; items with equal keys keep their order.

False sorts before True, so the zeros come last. Python's sort is stable.
Level: 3
From: filtered_copy; filtering puts one kind of item before the other, and keeps the order within
  each kind, so let a stable sort by kind do the same
Beware: wrong/zeros_to_the_front
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: number == 0)
