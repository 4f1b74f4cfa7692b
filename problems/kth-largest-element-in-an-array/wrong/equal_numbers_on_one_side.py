"""Keeps numbers equal to the pivot on one side: equal numbers are dropped one per round.

Reported as accepted in 2023.
"""

from random import randint

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #15590"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while True:
            place = randint(low, high)
            nums[place], nums[high] = nums[high], nums[place]
            start = low
            for i in range(low, high):
                if nums[i] > nums[high]:
                    nums[start], nums[i] = nums[i], nums[start]
                    start += 1
            nums[start], nums[high] = nums[high], nums[start]
            if k - 1 < start:
                high = start - 1
            elif k - 1 > start:
                low = start + 1
            else:
                return nums[start]
