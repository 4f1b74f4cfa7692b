"""Leaves out all items that equal the one at this index, not only that one."""

from collections import Counter
from math import prod


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        counts = Counter(nums)
        made = {one: prod(n**times for n, times in counts.items() if n != one) for one in counts}
        return [made[number] for number in nums]
