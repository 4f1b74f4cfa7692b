"""Sorting by random keys: each item gets a random key; all orders of the keys are equally likely.

`sorted` computes each key once, so its comparisons agree with each other. Equal keys would leave
their items in the old order, but fewer than one in 10¹² shuffles has equal keys.
Level: 3
From: drawn_from_a_bag; instead of drawing the items one by one, give each of them a random place in
  a queue, and sort
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
