"""Bisect: reverse the suffix that never rises, then bisect it for the next number above the pivot.

Let x be the pivot, and y the first larger number in the reversed suffix. There, every number before
y is at most x, and every number after y is at least y. So x fits in the place of y, and the suffix
is still in ascending order after the swap.
Level: 3
From: swap_and_reverse; the next larger number is searched for step by step, although the suffix is
  in order, so reverse the suffix first, and bisect it
Beware: wrong/bisects_to_the_left
Time: O(n)
Space: O(n), the reversed copy of the suffix
"""

from bisect import bisect_right


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        start = len(nums) - 1
        while start > 0 and nums[start - 1] >= nums[start]:
            start -= 1
        nums[start:] = nums[start:][::-1]
        if start > 0:
            larger = bisect_right(nums, nums[start - 1], lo=start)
            nums[start - 1], nums[larger] = nums[larger], nums[start - 1]
