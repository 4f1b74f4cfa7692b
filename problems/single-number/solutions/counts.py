"""Counting: count each number in a dictionary, then look for the number whose count is 1.

For nums = [2, 3, 2]:

    counts
    {2: 2, 3: 1}
    return 3
Level: 1
Time: O(n)
Space: O(n)
"""

from collections import Counter


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        counts = Counter(nums)
        return next(number for number, count in counts.items() if count == 1)
