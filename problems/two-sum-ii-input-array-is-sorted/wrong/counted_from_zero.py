"""Returns indices, which are counted from 0, not from 1."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while numbers[low] + numbers[high] != target:
            if numbers[low] + numbers[high] < target:
                low += 1
            else:
                high -= 1
        return [low, high]
