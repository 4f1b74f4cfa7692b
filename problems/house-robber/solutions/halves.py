"""Divide and conquer: the two halves of a street meet in one pair of houses, never both robbed.

Each half has four results: its first house is certainly left alone or not, and so is its last one.
Of two halves that meet, one certainly leaves the house at the border alone, the other may rob it.
Time: O(n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        return self.most(nums, 0, len(nums))[False, False]

    def most(self, nums, start, end):
        """{(first house left, last house left): the most with that}."""
        ends = [(first, last) for first in (False, True) for last in (False, True)]
        if end - start == 1:
            return {(first, last): 0 if first or last else nums[start] for first, last in ends}
        middle = (start + end) // 2
        left, right = self.most(nums, start, middle), self.most(nums, middle, end)
        return {
            (first, last): max(
                left[first, True] + right[False, last], left[first, False] + right[True, last]
            )
            for first, last in ends
        }
