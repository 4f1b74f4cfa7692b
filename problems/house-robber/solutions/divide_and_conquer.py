"""Divide and conquer: two halves of a street meet at one pair of houses, which are not both robbed.

Each half has four results, one for each choice of whether its first house and its last house may be
robbed or must be left alone. Where two halves meet, one of the two houses must be left alone; the
other may be robbed. The base case is a single house.
Level: 4
From: table; each entry depends on the previous entry, so cut the street in half, solve the halves
  independently, and join them
Time: O(n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        return self.most(nums, 0, len(nums))[False, False]

    def most(self, nums, start, end):
        """{(first house must be left alone, last house must be left alone): the most money}."""
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
