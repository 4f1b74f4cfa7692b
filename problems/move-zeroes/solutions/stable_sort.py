"""Stable sort: sort by whether an item is 0; items with equal keys keep their order.

False sorts before True. Python's sort is stable, and it is fast where the items form long runs.
Level: 3
Beware: wrong/zeros_to_the_front
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: number == 0)
