"""Swap the number before the falling end with the next larger one of it, and reverse the end.

The longest end that never rises is in its own last order. So the number before it must grow, as
little as possible. What comes after it then starts again in rising order; since the end still falls
after the swap, that is its reverse.
Time: O(n)
Space: O(1)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        place = len(nums) - 2
        while place >= 0 and nums[place] >= nums[place + 1]:
            place -= 1
        if place >= 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[place]:
                larger -= 1
            nums[place], nums[larger] = nums[larger], nums[place]
        left, right = place + 1, len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
