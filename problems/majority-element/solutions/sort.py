"""Sorting: equal numbers become neighbours, and a block of more than n / 2 covers the middle.

Wherever the block begins, it is too long to fit on one side of index n // 2.
Level: 1
Beware: wrong/before_the_middle
Time: O(n log n)
Space: O(n), the sorted copy
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return sorted(nums)[len(nums) // 2]
