"""Moves the upper pointer if the sum is too small, which makes it even smaller."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while low < high:
            total = numbers[low] + numbers[high]
            if total == target:
                return [low + 1, high + 1]
            if total < target:
                high -= 1
            else:
                low += 1
        return [-1, -1]
