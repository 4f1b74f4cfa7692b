"""Bisect: reverse the falling end, then bisect it for the number to swap with the one before it.

The number before the end is swapped with the first number of the end that is larger. The numbers of
the end to the left of that one are not larger than the number that takes its place, and all to its
right are larger. So the end is still in ascending order after the swap.
Level: 3
Beware: wrong/bisects_to_the_left
Time: O(n)
Space: O(n), the reversed copy of the end
"""

from bisect import bisect_right


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        end = len(nums) - 1
        while end > 0 and nums[end - 1] >= nums[end]:
            end -= 1
        nums[end:] = nums[end:][::-1]
        if end > 0:
            larger = bisect_right(nums, nums[end - 1], lo=end)
            nums[end - 1], nums[larger] = nums[larger], nums[end - 1]
