"""Seeds the generator with the time in seconds, so all shuffles within a second are the same."""

import random
from time import time

CAUGHT_BY = "generated"


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        random.seed(int(time()))
        order = self.nums[:]
        for i in range(len(order)):
            drawn = random.randrange(i, len(order))
            order[i], order[drawn] = order[drawn], order[i]
        return order
