"""Removes the first number of the sorted window, which is the smallest, not the one that leaves."""

from bisect import insort


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        window = sorted(nums[:k])
        result = [window[-1]]
        for entering in nums[k:]:
            del window[0]
            insort(window, entering)
            result.append(window[-1])
        return result
