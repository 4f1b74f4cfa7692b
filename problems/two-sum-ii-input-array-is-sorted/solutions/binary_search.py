"""Binary search for the partner of each item, among the items after it.

The partner is target - number. The search starts after the item, so no item finds itself.
Level: 2
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
