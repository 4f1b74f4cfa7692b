"""Counting: a dictionary counts every number, until one count exceeds n / 2.

Only the count of the majority can exceed n / 2, and it does so by the end of the list.

For nums = [2, 1, 1, 2, 1]:

    number  counts
    2       {2: 1}
    1       {2: 1, 1: 1}
    1       {2: 1, 1: 2}
    2       {2: 2, 1: 2}
    return 1  it occurs for the third time
Level: 1
Beware: wrong/half_is_enough
Time: O(n)
Space: O(n)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > len(nums) // 2:
                return number
