"""Bisect: reverse the falling end, then search it for the first number above the one before it.

Within the end, numbers left of the one found are not larger than the number swapped in, and all
numbers right of the one found are larger. So the end is still in ascending order after the swap.
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
