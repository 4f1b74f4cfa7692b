"""Sort: equal numbers come together, and a block of more than n / 2 covers the middle.

Time: O(n log n)
Space: O(n), the sorted copy
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return sorted(nums)[len(nums) // 2]
