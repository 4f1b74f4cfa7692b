"""Drops all items after a middle item above the target, but one may have a negative partner.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #12493"


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while low < high:
            middle = (low + high) // 2
            total = numbers[low] + numbers[high]
            if total == target:
                return [low + 1, high + 1]
            if numbers[middle] > target:
                high = middle
            elif total < target:
                low += 1
            else:
                high -= 1
        return []
