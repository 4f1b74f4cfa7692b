"""Sorting by random keys: each item gets a number, and all orders of these are equally likely.

`sorted` computes each key once, so its comparisons agree with each other. Two keys are equal, and
leave their items in the old order, less than once in 10¹² shuffles.
Level: 3
Beware: wrong/random_comparisons
Time: O(n log n) for a shuffle, O(1) for a reset
Space: O(n)
"""

from random import random


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        return sorted(self.nums, key=lambda _: random())
