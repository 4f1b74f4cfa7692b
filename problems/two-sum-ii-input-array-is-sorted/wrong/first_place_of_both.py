"""Looks up where the two values are, and returns the same place twice if they are equal."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while numbers[low] + numbers[high] != target:
            if numbers[low] + numbers[high] < target:
                low += 1
            else:
                high -= 1
        return [numbers.index(numbers[low]) + 1, numbers.index(numbers[high]) + 1]
