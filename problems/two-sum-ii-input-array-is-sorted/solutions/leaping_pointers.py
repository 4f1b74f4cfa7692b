"""Two pointers that leap: binary search skips all items that are too small, or too large.

Each leap passes all copies of a value, so there are at most as many leaps as distinct values.

For numbers = [1, 1, 1, 4, 7, 9, 9, 9], target = 11:

    low  high  numbers[low:high + 1]
    0    7     [1, 1, 1, 4, 7, 9, 9, 9]
    3    7     [4, 7, 9, 9, 9]           1 + 9 is too small: every 1 is out
    3    4     [4, 7]                    4 + 9 is too large: every 9 is out
    return [4, 5]
Level: 4
From: two_pointers; the pointers move by one item at a time, so bisect for the first item that is
  large enough, or the last one that is small enough, and leap there
Time: O(d · log n), for d distinct values
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
