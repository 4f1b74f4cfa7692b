"""Ends the search for a partner before the last item."""

from bisect import bisect_left


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for i, number in enumerate(numbers):
            partner = bisect_left(numbers, target - number, i + 1, len(numbers) - 1)
            if partner < len(numbers) - 1 and numbers[partner] == target - number:
                return [i + 1, partner + 1]
