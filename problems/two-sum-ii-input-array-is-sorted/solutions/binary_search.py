"""Binary search for the partner of each item, among the items after it.

The partner is target - number. The search starts after the item, so no item finds itself.

For numbers = [1, 3, 4, 7, 9], target = 11:

    i  number  partner
    0  1       5          10 would be at index 5, after the end
    1  3       4          8 would be at index 4, where 9 is
    return [3, 4]
Level: 3
From: wrong/nested_loops; the inner loop reads item by item to find one value, although the list is
  sorted, so bisect the later items for this value
Time: O(n log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for i, number in enumerate(numbers):
            partner = bisect_left(numbers, target - number, i + 1)
            if partner < len(numbers) and numbers[partner] == target - number:
                return [i + 1, partner + 1]
