"""Draw from a bag until it is empty: the direct way, which Fisher-Yates follows without a bag.

Every draw takes one of the items that are left, each with the same probability. In a list, the
items after the drawn one move to the left to close the gap.
Time: O(n²) for a shuffle, O(1) for a reset
Space: O(n)
"""

from random import randrange


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        bag = self.nums[:]
        return [bag.pop(randrange(len(bag))) for _ in self.nums]
