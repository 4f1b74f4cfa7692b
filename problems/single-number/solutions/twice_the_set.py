"""Twice the sum of all different numbers is the sum of the list, plus the single number.

Time: O(n)
Space: O(n), the set
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return 2 * sum(set(nums)) - sum(nums)
