"""Returns what `random.shuffle` returns, which is None: it shuffles the list in place."""

import random


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        order = self.nums[:]
        return random.shuffle(order)
