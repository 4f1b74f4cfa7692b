"""Brute force: try every pair of items.

Each item is added to every earlier item, until the sum is right, so no pair is missed. With 10⁴
items, there are almost 50 million pairs, and LeetCode accepts that.

For nums = [3, 2, 4], target = 6:

    later  number  nums[:later]
    0      3       []
    1      2       [3]             2 + 3 is not 6
    return [1, 2]  4 + 3 is not 6, but 4 + 2 is
Level: 1
Time: O(n²)
Space: O(1)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        for later, number in enumerate(nums):
            for earlier in range(later):
                if nums[earlier] + number == target:
                    return [earlier, later]
