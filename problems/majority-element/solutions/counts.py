"""Counting: a dictionary counts every number, until one count exceeds n / 2.

Only the count of the majority can exceed n / 2, and it does so by the end of the list.
Level: 1
Beware: wrong/half_is_enough
Time: O(n) on average
Space: O(n)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > len(nums) // 2:
                return number
