"""Searches until index k is settled, but returns the number at k - 1, which may be another one.

Reported as accepted in 2026.
"""

from random import randint

REPORTED = "LeetCode-Feedback #35486"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            pivot = nums[randint(low, high)]
            start, end = low, high  # greater numbers are before start, smaller ones after end
            i = low
            while i <= end:
                if nums[i] > pivot:
                    nums[start], nums[i] = nums[i], nums[start]
                    start += 1
                    i += 1
                elif nums[i] < pivot:
                    nums[end], nums[i] = nums[i], nums[end]
                    end -= 1
                else:
                    i += 1
            if k < start:
                high = start - 1
            elif k > end:
                low = end + 1
            else:
                break
        return nums[k - 1]
