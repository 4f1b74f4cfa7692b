"""Two pointers that leap: binary search skips all items that are too small, or too large.

A leap passes all items of a value at once, so lists with few different values are searched fast.
Level: 4
Time: O(d · log n), for d different values
Space: O(1)
"""

from bisect import bisect_left, bisect_right


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while numbers[low] + numbers[high] != target:
            if numbers[low] + numbers[high] < target:
                low = bisect_left(numbers, target - numbers[high])
            else:
                high = bisect_right(numbers, target - numbers[low]) - 1
        return [low + 1, high + 1]
