"""Bisect: reverse the falling end first, and search it for the next larger number.

Of equal numbers, bisecting finds the first, so the end still rises after the swap: the number that
is swapped in is not smaller than the numbers before it, and smaller than the numbers after it.
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
