"""Tries every jump from every place with a cache, though most lead to places that have failed."""

from functools import cache

VERDICT = "Time Limit Exceeded"


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        last = len(nums) - 1

        @cache
        def reaches_last(place):
            if place == last:
                return True
            farthest = min(place + nums[place], last)
            return any(reaches_last(landing) for landing in range(place + 1, farthest + 1))

        return reaches_last(0)
