"""Pick numbers at random: each is the majority with a chance above one half, and counting tells.

It takes fewer than two picks on average, but there is no number of picks that is always enough.
Time: O(n) on average, without a bound in the worst case
Space: O(1)
"""

from random import choice


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        number = choice(nums)
        while nums.count(number) <= len(nums) // 2:
            number = choice(nums)
        return number
