"""Reads the item where the partner belongs, even if that is past the end of the list."""

from bisect import bisect_left

VERDICT = "Runtime Error"


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for i, number in enumerate(numbers):
            partner = bisect_left(numbers, target - number, i + 1)
            if numbers[partner] == target - number:
                return [i + 1, partner + 1]
