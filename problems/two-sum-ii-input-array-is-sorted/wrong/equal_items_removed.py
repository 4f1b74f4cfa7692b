"""Removes duplicates first, which shifts later items and loses a pair of equal items."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        numbers = sorted(set(numbers))
        low, high = 0, len(numbers) - 1
        while low < high:
            total = numbers[low] + numbers[high]
            if total == target:
                return [low + 1, high + 1]
            if total < target:
                low += 1
            else:
                high -= 1
        return []
