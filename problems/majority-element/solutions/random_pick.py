"""Randomization: pick a number at random and count its copies, until a pick is the majority.

A pick is the majority with a probability above one half, so it takes fewer than two picks on
average. But no fixed number of picks is always enough.
Level: 4
From: counts; every number is counted, although the answer fills more than half of the list, so
  guess a number, and count its copies only
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
