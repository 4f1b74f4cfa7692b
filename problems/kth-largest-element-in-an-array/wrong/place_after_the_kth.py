"""Searches for index k, but indices count from 0, so the k-th number is at k - 1."""

from random import randint

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while True:
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
                return pivot
