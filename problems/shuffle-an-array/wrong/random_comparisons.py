"""Sorts by random comparisons, which contradict each other, so some orders occur more often."""

from functools import cmp_to_key
from random import choice

CAUGHT_BY = "killers"


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        return sorted(self.nums, key=cmp_to_key(lambda *_: choice((-1, 1))))
